"""Who wins, and by which comparison."""

import pytest

from tabletown.between_two_cities.city.notation import parse_city
from tabletown.between_two_cities.city.scoring import score_cities
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.ranking import final_outcome
from tabletown.core.outcome import SHARED, Outcome
from tabletown.testing.playouts import random_states


def outcome(*cities: str, seats: int | None = None) -> Outcome:
    return final_outcome([parse_city(city) for city in cities], seats or len(cities))


def test_the_lower_city_is_the_score() -> None:
    result = outcome("SSSS", "SSS", "SS")
    assert result.scores == (5, 10, 5)
    assert result.winners == (1,)
    assert result.decided_by == "lower city"


def test_then_the_higher_city() -> None:
    result = outcome("SSS", "SS", "MDE", "OO")
    assert result.scores == (3, 5, 5, 3)
    assert result.winners == (1,)
    assert result.decided_by == "higher city"


@pytest.mark.parametrize(
    ("second", "third", "winner", "decided_by"),
    [
        ("SSS", "PP./..P", 1, "shops"),
        ("PP", "FF", 0, "factories"),
        ("MD", "P.P", 1, "taverns"),
        ("OO/OO", "PP./..P", 1, "offices"),
        ("PP", "P.P./.P.P", 0, "parks"),
        ("H", "HH", 0, "houses"),
    ],
)
def test_then_the_buildings_of_both_cities_type_by_type(second: str, third: str, winner: int, decided_by: str) -> None:
    """Seats 0 and 1 share the first city; each has another one, of the same worth."""
    result = outcome("PPPP", second, third)
    assert result.keys[0][:2] == result.keys[1][:2]
    assert result.winners == (winner,)
    assert result.decided_by == decided_by


def test_the_order_of_types_is_that_of_the_reference_card() -> None:
    assert outcome("S", "S", "S").comparisons == (
        "lower city",
        "higher city",
        "shops",
        "factories",
        "taverns",
        "offices",
        "parks",
        "houses",
    )


def test_halves_of_duplexes_count_as_buildings() -> None:
    result = outcome("SF +a1b1", "S", "S")
    assert result.keys[0][2:4] == (2, 1)


def test_fully_level_shares_the_win() -> None:
    result = outcome("SS", "SS", "SS")
    assert result.winners == (0, 1, 2)
    assert result.decided_by == SHARED
    assert result.ranks == (1, 1, 1)


def test_the_whole_ranking_uses_the_same_keys() -> None:
    last = random_states(GAME, 7, "ranking")[-1]
    result = GAME.outcome(last)
    assert result is not None
    by_rank = sorted(range(7), key=lambda seat: result.ranks[seat])
    assert [result.keys[seat] for seat in by_rank] == sorted(result.keys, reverse=True)
    totals = [score.total for score in score_cities(last.cities)]
    assert result.scores == tuple(min(totals[seat], totals[seat - 1]) for seat in range(7))
