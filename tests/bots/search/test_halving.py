"""The search by itself, with trials that are made up: it knows no game."""

from collections.abc import Callable, Sequence

import numpy as np
import pytest

from tabletown.bots.bot import Budget, Thought, ThoughtUnit
from tabletown.bots.search.field import Contender, TrialValues, Values, in_order, race, tell
from tabletown.bots.search.one_search import (
    AT_FIRST,
    AT_ONCE,
    SIMULATIONS,
    TO_BEGIN,
    OneSearch,
    RatingWeight,
    Spending,
    halve,
)


class Coins:
    """Move n wins with a chance of n in 100; all moves meet the same luck."""

    def __init__(self, most: int | None = None) -> None:
        self.chance = np.random.default_rng(1)
        self.most = most
        self.asked: list[tuple[int, int]] = []

    def play(self, moves: Sequence[int], worlds: int) -> TrialValues:
        self.asked.append((len(moves), worlds))
        luck = self.chance.integers(100, size=min(worlds, self.most or worlds))
        shares = (luck[None] < np.array(moves)[:, None]).astype(np.float64)
        return TrialValues(shares, shares)


class Guessing:
    """Thinks nothing of any move, and lists them as they come."""

    one_of = 2

    def __init__(self, trials: Coins) -> None:
        self.coins = trials

    def rate(self, view: str, moves: Sequence[int]) -> list[Thought[int]]:
        del view
        return [Thought(move, 0.0) for move in moves]

    def weight(self, view: str) -> RatingWeight:
        del view
        return RatingWeight(0.01, 100.0)

    def most_contenders(self, view: str) -> int:
        return 16 + len(view)

    def trials(self, view: str, seed: str, is_up: Callable[[], bool]) -> Coins:
        del view, seed
        assert not is_up()
        return self.coins


class Unasked(Guessing):
    def trials(self, view: str, seed: str, is_up: Callable[[], bool]) -> Coins:
        raise AssertionError(f"one move needs no games: {view}, {seed}, {is_up()}")


def meet(one: Contender[int], shares: Values) -> None:
    """Games in which nothing is cared for but the win."""
    one.meet(shares, shares)


def test_finds_the_best_move() -> None:
    found = OneSearch(Guessing(Coins()), "", Budget(simulations=4000)).decide("", list(range(10, 90, 5)))
    assert found.move == 85
    assert [thought.value for thought in found.best] == sorted((one.value for one in found.best), reverse=True)
    assert len(found.best) == 3


@pytest.mark.parametrize("budget", [1, 2, 7, 24, 100, 1001])
def test_keeps_a_budget_of_simulations(budget: int) -> None:
    coins = Coins()
    found = OneSearch(Guessing(coins), "", Budget(simulations=budget)).decide("", list(range(20)))
    assert found.simulations == sum(moves * worlds for moves, worlds in coins.asked) <= budget
    assert all(moves * worlds <= AT_ONCE for moves, worlds in coins.asked)


def test_few_simulations_are_not_spread_over_many_moves() -> None:
    assert Spending(Budget(simulations=36)).most_contenders(16, 12) == 3
    assert Spending(Budget(simulations=1)).most_contenders(16, 12) == 2
    assert Spending(Budget(seconds=1)).most_contenders(16, 12) == 16


def test_without_a_budget_it_plays_so_many_games() -> None:
    found = OneSearch(Guessing(Coins()), "", Budget()).decide("", [50, 50, 50])
    assert found.simulations <= SIMULATIONS


@pytest.mark.parametrize("budget", [Budget(seconds=0.0), Budget(seconds=1e-9), Budget(simulations=1)])
def test_no_time_at_all_still_gives_the_move_that_is_rated_best(budget: Budget) -> None:
    """No game is played, nor made ready; what is told are ratings, in their own unit."""
    found = OneSearch(Unasked(Coins()), "", budget).decide("", [3, 2, 1])
    assert (found.move, found.simulations, found.unit) == (3, 0, ThoughtUnit.POINTS)
    assert [one.move for one in found.best][:2] == [3, 2]


def test_before_anything_is_known_of_their_pace_few_games_are_played_at_once() -> None:
    coins = Coins()
    found = OneSearch(Guessing(coins), "", Budget(seconds=0.5)).decide("", [10, 20, 90])
    assert coins.asked[0] == (3, AT_FIRST // 3)
    assert (found.move, found.unit) == (90, ThoughtUnit.CHANCES)


def test_whoever_has_played_games_before_begins_with_more_of_them() -> None:
    coins = Coins()
    bot = OneSearch(Guessing(coins), "", Budget(seconds=0.5))
    bot.decide("", [10, 20, 90])
    before = len(coins.asked)
    bot.decide("", [10, 20, 90])
    assert coins.asked[before] == (3, TO_BEGIN // 3)


def test_once_time_is_up_nothing_more_is_played() -> None:
    spending = Spending(Budget(seconds=0.01))
    spending.count(64, 1e-6)
    assert spending.simulations_left(1.0) > 64
    spending.began -= 1
    assert spending.simulations_left(1.0) == 0 and spending.is_up()


def test_one_move_is_made_at_once() -> None:
    found = OneSearch(Unasked(Coins()), "", Budget()).decide("", [4])
    assert (found.move, found.simulations) == (4, 0)


def test_moves_are_compared_by_liking_and_told_by_their_chances() -> None:
    liked, winning = Contender(Thought(0, 0.0), 0.0), Contender(Thought(1, 0.0), 0.0)
    liked.meet(np.full(60, 0.3), np.full(60, 1.3))
    winning.meet(np.full(60, 0.5), np.full(60, 0.5))
    alive, out = race([liked, winning], 48)
    # The second would be told as better than the first: neighbours share their mean.
    told = tell(alive + out)
    assert [one.move for one in told] == [0, 1]
    assert [one.value for one in told] == pytest.approx([0.4, 0.4])


def test_only_the_moves_that_are_rated_best_are_tried() -> None:
    coins = Coins()
    OneSearch(Guessing(coins), "", Budget(simulations=5000)).decide("", list(range(40)))
    assert coins.asked[0][0] == 16


def test_it_stops_where_worlds_tell_no_more() -> None:
    coins = Coins(most=1)
    halve([Contender(Thought(move, 0.0), 0.0) for move in (1, 2, 3)], coins, Spending(Budget(simulations=900)))
    assert len(coins.asked) == 1


def test_a_rating_decides_between_moves_that_win_equally_often() -> None:
    field = [Contender(Thought(0, 0.0), 0.002), Contender(Thought(1, 0.0), 0.0)]
    for one in field:
        meet(one, np.full(100, 0.5))
    alive, out = race(field, 48)
    assert [one.thought.move for one in alive] == [1]
    assert [one.thought.move for one in out] == [0]


def test_a_rating_counts_less_the_more_games_there_are() -> None:
    one = Contender(Thought(0, 0.0), 0.1, trust=10)
    assert one.value == -0.1
    meet(one, np.full(10, 0.5))
    assert one.value == pytest.approx(0.4)
    meet(one, np.full(90, 0.5))
    assert one.value == pytest.approx(0.49)


def test_half_of_them_goes_on_to_the_next_round() -> None:
    coins = Coins()
    field = [Contender(Thought(50, 0.0), 0.0) for _ in range(9)]
    halve(field, coins, Spending(Budget(simulations=300)))
    assert [moves for moves, _ in coins.asked][:3] == [9, 5, 3]


def test_nobody_is_out_before_enough_games() -> None:
    field = [Contender(Thought(0, 0.0), 0.0), Contender(Thought(1, 0.0), 0.0)]
    for number, one in enumerate(field):
        meet(one, np.full(10, float(number)))
    assert len(race(field, 48)[0]) == 2


@pytest.mark.parametrize(
    ("chances", "games", "told"),
    [
        ([0.5, 0.4, 0.3], [400, 40, 12], [0.5, 0.4, 0.3]),
        # Given up early, after more luck than the best one had in many games.
        ([0.4, 0.5], [300, 100], [0.425, 0.425]),
        ([0.4, 0.3, 0.5], [10, 10, 10], [0.4, 0.4, 0.4]),
        ([0.6, 0.3, 0.5], [10, 10, 10], [0.6, 0.4, 0.4]),
        # No time was left for any game: judges alone have put them into this order.
        ([0.2, 0.4], [0, 0], [0.3, 0.3]),
        ([], [], []),
    ],
)
def test_no_move_is_said_to_win_more_often_than_one_before_it(
    chances: list[float], games: list[int], told: list[float]
) -> None:
    assert in_order(chances, games) == pytest.approx(told)
