"""Tables with Automas on a terminal: what a person must know is there to read."""

import pytest

from tabletown.between_two_cities.automa import GAME
from tabletown.between_two_cities.automa.names import Mode
from tabletown.between_two_cities.automa.solo_score import solo_outcome
from tabletown.between_two_cities.automa.solo_state import Setting
from tabletown.between_two_cities.automa.solo_text import say_end, solo_ranking
from tabletown.between_two_cities.automa.text import TEXT
from tabletown.between_two_cities.automa.ville import Ville
from tabletown.between_two_cities.notation import parse_city
from tabletown.between_two_cities.tiles import Tile
from tabletown.core.seat import Seat


def drawn(seats: int, **options: str | int) -> list[str]:
    return TEXT.draw(GAME.view(GAME.setup(seats, "harbour-7", **options), Seat(0))).splitlines()


def test_alone_you_see_the_districts_and_their_sizes() -> None:
    lines = drawn(1, districts=True, level=0, automa="simple")
    start = lines.index("Districts, and their size in Lefthaven, Automaville and Rightcastle:")
    # Automaville's districts are never smaller than 1 (rule 2.9).
    assert lines[start + 1 : start + 4] == [
        "  1  park and house: 0 1 0",
        "  2  tavern and office: 0 1 0",
        "  3  shop and factory: 0 1 0",
    ]
    assert not any("District" in line for line in drawn(1))


def test_two_people_with_an_automa_see_them_too() -> None:
    lines = drawn(2, districts=True, automa="third")
    start = lines.index("Districts, and their size in each city:")
    assert len([line for line in lines[start + 1 : start + 4] if line.endswith(": 0 0 0")]) == 3


def test_in_a_campaign_you_see_what_counts_double() -> None:
    assert "Double for you: shops and district-2." in drawn(1, districts=True, double="shops+district-2")
    assert not any("Double" in line for line in drawn(1))


@pytest.mark.parametrize(
    ("left", "right", "ville", "words"),
    [
        ("SSSS", "SSSS/P...", "S", "You win with 16 points."),
        ("SSS.", "SSSS", "PPP", "You win with 10 points; the tie is broken by: shops."),
        ("SSS.", "SSSS", "SSSSP", "Automarta wins with 16 points, 6 more than you."),
        (
            "SSS.",
            "SSS.",
            "SSSS",
            "Autommaso and Automarta share the win with 10 points, as many as you; "
            "the tie is broken by: higher city, 16 against 10.",
        ),
        (
            "SSS.",
            "SSSS",
            "SSS",
            "Automarta wins with 10 points, level with you on everything: that is no win against an Automa.",
        ),
    ],
)
def test_the_end_says_who_was_better_and_by_what(left: str, right: str, ville: str, words: str) -> None:
    cities = parse_city(left), parse_city(right)
    outcome = solo_outcome(cities, Ville(tuple(map(Tile, ville))), Setting(Mode.FULL, 0))
    assert say_end(outcome, Seat(0)) == words
    assert "You  " in solo_ranking(outcome, Seat(0))
    told = say_end(outcome, None) + solo_ranking(outcome, None)
    assert "Seat 1" in told and "you" not in told.lower(), "an onlooker is not addressed"
