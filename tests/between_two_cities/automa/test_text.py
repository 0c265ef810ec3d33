"""Tables with Automas on a terminal: what a person must know is there to read."""

import pytest

from tabletown.between_two_cities import GAME
from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.automas.ville import Ville
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.notation import parse_city
from tabletown.between_two_cities.solo.score import solo_outcome
from tabletown.between_two_cities.solo.state import Setting
from tabletown.between_two_cities.solo.text import say_end, solo_ranking
from tabletown.between_two_cities.text import TEXT
from tabletown.core.game import Option
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


CAPITALS: dict[str, Option] = {"landscapes": True, "civics": True, "districts": True}


def opening(seats: int, options: dict[str, Option], seat: Seat | None = None) -> list[str]:
    return list(TEXT.opening(GAME.view(GAME.setup(seats, "q-1", **options), seat)))


def test_a_solo_game_is_told_from_its_beginning() -> None:
    assert opening(1, {"double": "shops+district-2", "hard": True, **CAPITALS}) == [
        "Full mode, level 4, harder districts.",
        "Landscapes: Lefthaven river (#../##./.##), Rightcastle stream (.##/.#./##.).",
        "Civic tiles are among the singles.",
        "Districts: 1 shop and tavern, 2 factory and park, 3 office and house.",
        "Double for you: shops and district-2.",
        "Automaville starts with E M H O.",
        "Round 1 begins.",
        "Seat 1 picks up FT-S P O E TP-H F H FO-H S.",
        "Autommaso draws card 18 (left city: missing, right city: missing).",
        "Autommaso takes the shop: Automaville has none yet.",
        "Autommaso takes the factory: Lefthaven has none yet.",
        "Automarta draws card 9 (left city: best, right city: missing).",
        "Automarta takes the factory: 4 points in Rightcastle, next best 2.",
        "Automarta takes the factory: Automaville has none yet.",
    ]


def test_without_automas_that_choose_there_is_less_to_tell() -> None:
    assert opening(1, {"automa": "simple", "level": 0}, Seat(0)) == [
        "Simple mode, level 0.",
        "Automaville starts with nothing.",
        "Round 1 begins.",
        "You pick up O P H H O D P.",
    ]


def test_two_people_are_told_what_their_automa_did() -> None:
    lines = opening(2, {"automa": "third", **CAPITALS})
    assert lines[0].startswith("Landscapes: city 1 river (#../##./.##), city 2 ")
    assert lines[2].startswith("Districts: 1 shop and tavern")
    assert lines[3:5] == [
        "In round 2 city 3 gets S/F (shop over factory).",
        "In round 2 city 2 gets P/F (park over factory).",
    ]
    assert lines[6:] == [
        "Autommaso draws card 18 (left city: missing, right city: missing).",
        "Autommaso takes the office: city 3 has none yet.",
        "Autommaso takes the office: city 2 has none yet.",
    ]


@pytest.mark.parametrize("options", [{}, {"automa": "third"}])
def test_a_hand_is_told_to_its_own_seat(options: dict[str, Option]) -> None:
    seats = 2 if options else 3
    assert not any("pick" in line for line in opening(seats, options))
    assert sum("You pick up" in line for line in opening(seats, options, Seat(1))) == 1
    assert not any("seat 1 picks" in line.lower() for line in opening(seats, options, Seat(1)))


def test_people_are_told_what_was_dealt() -> None:
    assert opening(3, {}) == ["Round 1 begins."]
    assert opening(2, {}) == ["Round 1a begins."]
    assert len(opening(3, CAPITALS)) == 4


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
