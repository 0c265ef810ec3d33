"""Tables with Automas on a terminal: what a person must know is there to read."""

from itertools import pairwise

import pytest

from tabletown.between_two_cities import GAME
from tabletown.between_two_cities.automas.events import Took
from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.automas.telling import tell_automa, tell_end
from tabletown.between_two_cities.automas.ville import Ville
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.notation import parse_city
from tabletown.between_two_cities.solo import GAME as SOLO
from tabletown.between_two_cities.solo.opening import solo_began
from tabletown.between_two_cities.solo.schedule import solo_schedule
from tabletown.between_two_cities.solo.score import solo_outcome
from tabletown.between_two_cities.solo.state import Setting
from tabletown.between_two_cities.solo.text import solo_ranking
from tabletown.between_two_cities.text import TEXT
from tabletown.core.game import Option
from tabletown.core.seat import Seat
from tabletown.locales import speaker


def drawn(seats: int, **options: str | int) -> list[str]:
    return TEXT.draw(GAME.view(GAME.setup(seats, "harbour-7", **options), Seat(0)), speaker(you=0)).splitlines()


def test_alone_you_see_the_districts_and_their_sizes() -> None:
    lines = drawn(1, districts=True, level=0, automa="simple")
    start = lines.index("Size of the largest group in each city (Lefthaven, Automaville, Rightcastle):")
    # Automaville's districts are never smaller than 1 (rule 2.9).
    assert lines[start + 1 : start + 4] == [
        "  1  Parks + Houses: 0 1 0",
        "  2  Taverns + Offices: 0 1 0",
        "  3  Shops + Factories: 0 1 0",
    ]
    assert not any("largest group" in line for line in drawn(1))


def test_two_people_with_an_automa_see_them_too() -> None:
    lines = drawn(2, districts=True, automa="third")
    start = lines.index("Size of the largest group in each city:")
    assert len([line for line in lines[start + 1 : start + 4] if line.endswith(": 0 0 0")]) == 3


def test_in_a_campaign_you_see_what_counts_double() -> None:
    assert "Counted double for you: shops and district 2." in drawn(1, districts=True, double="shops+district-2")
    assert not any("double" in line for line in drawn(1))


CAPITALS: dict[str, Option] = {"landscapes": True, "civics": True, "districts": True}


def opening(seats: int, options: dict[str, Option], seat: Seat | None = None) -> list[str]:
    return list(map(speaker(you=seat), TEXT.opening(GAME.view(GAME.setup(seats, "q-1", **options), seat))))


def test_a_solo_game_is_told_from_its_beginning() -> None:
    assert opening(1, {"double": "shops+district-2", "hard": True, **CAPITALS}) == [
        "Full mode, level 4.",
        "Hard: districts of Automaville count 2 more, not 1.",
        "Landscapes: Lefthaven: river (#../##./.##) and Rightcastle: stream (.##/.#./##.).",
        "Civic buildings are among the single tiles.",
        "Districts: 1: Shops + Taverns, 2: Factories + Parks and 3: Offices + Houses.",
        "Counted double for you: shops and district 2.",
        "Automaville starts with: tavern with food, tavern with music, house and office.",
        "Round 1 begins.",
        "Hand of Seat 1: civic building that likes factory and tavern, not shop; park; office; tavern with food; "
        "civic building that likes tavern and park, not house; factory; house; "
        "civic building that likes factory and office, not house; shop.",
        "Autommaso draws card 18: left city missing, right city missing.",
        "Autommaso takes the shop: Automaville has none yet.",
        "Autommaso takes the factory: Lefthaven has none yet.",
        "Automarta draws card 9: left city best, right city missing.",
        "Automarta takes the factory: 4 points in Rightcastle, next best 2.",
        "Automarta takes the factory: Automaville has none yet.",
    ]


def test_without_automas_that_choose_there_is_less_to_tell() -> None:
    assert opening(1, {"automa": "simple", "level": 0}, Seat(0)) == [
        "Simple mode, level 0.",
        "Automaville starts with: nothing.",
        "Round 1 begins.",
        "Your hand: office, park, house, house, office, tavern with drinks and park.",
    ]


def test_two_people_are_told_what_their_automa_did() -> None:
    lines = opening(2, {"automa": "third", **CAPITALS})
    assert lines[0].startswith("Landscapes: City 1: river (#../##./.##), City 2: ")
    assert lines[2].startswith("Districts: 1: Shops + Taverns")
    assert lines[3:5] == [
        "In round 2 city 3 gets a duplex (shop above factory).",
        "In round 2 city 2 gets a duplex (park above factory).",
    ]
    assert lines[6:] == [
        "Autommaso draws card 18: left city missing, right city missing.",
        "Autommaso takes the office: city 3 has none yet.",
        "Autommaso takes the office: city 2 has none yet.",
    ]


@pytest.mark.parametrize("options", [{}, {"automa": "third"}])
def test_a_hand_is_told_to_its_own_seat(options: dict[str, Option]) -> None:
    seats = 2 if options else 3
    assert not any("hand" in line.lower() for line in opening(seats, options))
    assert sum("Your hand" in line for line in opening(seats, options, Seat(1))) == 1
    assert not any("hand of seat 1" in line.lower() for line in opening(seats, options, Seat(1)))


def test_people_are_told_what_was_dealt() -> None:
    assert opening(3, {}) == ["Round 1 begins."]
    assert opening(2, {}) == ["Round 1a begins."]
    assert len(opening(3, CAPITALS)) == 4


@pytest.mark.parametrize(
    ("left", "right", "ville", "words"),
    [
        ("SSSS", "SSSS/P...", "S", "You win with 16 points."),
        ("SSS.", "SSSS", "PPP", "You win with 10 points. It was a tie; the number of shops decided."),
        ("SSS.", "SSSS", "SSSSP", "You lost by 6 points. Automarta wins with 16 points."),
        (
            "SSS.",
            "SSS.",
            "SSSS",
            "The win is shared with 10 points: Autommaso and Automarta. "
            "It is a tie, and this decides: higher city, 16 against 10.",
        ),
        (
            "SSS.",
            "SSSS",
            "SSS",
            "Automarta wins with 10 points. Level on everything: that is no win against an Automa.",
        ),
    ],
)
def test_the_end_says_who_was_better_and_by_what(left: str, right: str, ville: str, words: str) -> None:
    cities = parse_city(left), parse_city(right)
    outcome = solo_outcome(cities, Ville(tuple(map(Tile, ville))), Setting(Mode.FULL, 0))
    assert " ".join(map(speaker(you=0), tell_end(outcome))) == words
    assert "You  " in solo_ranking(outcome, speaker(you=0))
    told = " ".join(map(speaker(), tell_end(outcome))) + solo_ranking(outcome, speaker())
    assert "Seat 1" in told and "you" not in told.lower(), "an onlooker is not addressed"


def test_in_the_simple_mode_the_hand_stays_until_the_last_turn_of_a_round() -> None:
    simple = solo_schedule(Mode.SIMPLE)
    assert [turn.step for turn in simple if turn.stays] == [*range(1, 6), *range(1, 6)]
    assert not any(turn.stays for turn in solo_schedule(Mode.FULL))
    assert "You keep your hand." in drawn(1, automa="simple")[0]


def test_two_equal_tiles_of_an_automa_have_reasons_of_their_own() -> None:
    """Told one after the other: each names its own city."""
    for seed in range(200):
        state = SOLO.setup(1, str(seed), automa="full")
        took = [event for event in solo_began(SOLO.view(state, Seat(0))) if isinstance(event, Took)]
        pairs = [(one, other) for one, other in pairwise(took) if one.automa == other.automa]
        for one, other in pairs:
            if one.choice.tile == other.choice.tile:
                said = [" ".join(map(speaker(), tell_automa(event))) for event in (one, other)]
                assert one.town in said[0] and other.town in said[1] and said[0] != said[1]
                return
    raise AssertionError("no Automa took two equal tiles")
