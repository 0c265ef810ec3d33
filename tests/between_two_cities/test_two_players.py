"""The two-player variant: two cities each, every round twice, the sum counts."""

from tabletown.between_two_cities.city.notation import parse_city
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.moves import Side
from tabletown.between_two_cities.people.ranking import final_outcome
from tabletown.between_two_cities.people.schedule import schedule
from tabletown.between_two_cities.people.state import Phase, city_index
from tabletown.core.outcome import SHARED
from tabletown.core.seat import Seat
from tabletown.testing.playouts import random_states


def test_every_round_is_played_twice() -> None:
    turns = schedule(2)
    assert [(turn.round, turn.part, turn.hand) for turn in turns] == [
        (1, "a", 7), (1, "a", 5), (1, "a", 3), (1, "b", 7), (1, "b", 5), (1, "b", 3),
        (2, "a", 3), (2, "b", 3),
        (3, "a", 7), (3, "a", 5), (3, "a", 3), (3, "b", 7), (3, "b", 5), (3, "b", 3),
    ]  # fmt: skip


def test_each_player_builds_two_cities_of_her_own() -> None:
    assert [city_index(Seat(seat), side, 2) for seat in range(2) for side in Side] == [0, 1, 2, 3]


def test_hands_are_swapped_after_each_choice() -> None:
    states = random_states(GAME, 2, "swap")
    for turn in (1, 2, 9):
        after = next(state for state in states if state.turn == turn)
        before = next(state for state in states if state.turn == turn - 1 and state.phase is Phase.PLACE)
        assert after.hands == before.hands[::-1]


def test_no_tile_is_drawn_twice() -> None:
    drawn = [turn.drawn for turn in schedule(2) if turn.drawn >= 0 and not turn.duplexes]
    assert drawn == [0, 14, 28, 42]
    assert [turn.drawn for turn in schedule(2) if turn.duplexes] == [0, 6]


def test_the_sum_of_both_cities_counts() -> None:
    result = final_outcome([parse_city(city) for city in ("SSSS", "S", "SSS", "SS")], 2)
    assert result.scores == (18, 15)
    assert result.decided_by == "both cities"


def test_ties_go_straight_to_the_buildings() -> None:
    level = final_outcome([parse_city("SSS"), parse_city("SS"), parse_city("SS"), parse_city("SSS")], 2)
    assert level.decided_by == SHARED
    tied = final_outcome([parse_city(city) for city in ("PP", "S", "SSS", ".")], 2)
    assert tied.scores == (10, 10)
    assert tied.decided_by == "shops"
    assert tied.winners == (1,)


def test_factories_compare_across_all_four_cities() -> None:
    result = final_outcome([parse_city(city) for city in ("FFF", "F", "FF", ".")], 2)
    assert result.scores == (3 * 4 + 2, 2 * 3)
