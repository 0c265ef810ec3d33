"""The numbers: against values worked out by hand or printed in tables, and against strengths that were put in."""

from math import exp, log
from random import Random

import pytest

from tabletown.arena.blocks import Block, Seating
from tabletown.arena.match import Finished, Match
from tabletown.arena.ratings import rate
from tabletown.arena.stats import cells, estimate, estimate_share, margin, t_quantile, win_share
from tabletown.arena.timings import StopWatch, add_timings


@pytest.mark.parametrize(
    ("freedom", "printed"),
    [
        (1, 12.706),
        (2, 4.303),
        (3, 3.182),
        (4, 2.776),
        (9, 2.262),
        (10, 2.228),
        (30, 2.042),
        (120, 1.980),
        (1000, 1.962),
    ],
)
def test_t_as_printed_in_tables(freedom: int, printed: float) -> None:
    assert t_quantile(freedom) == pytest.approx(printed, abs=5e-4)


def test_t_has_no_step_where_its_formula_changes() -> None:
    assert 0 < t_quantile(200) - t_quantile(201) < t_quantile(199) - t_quantile(200)


def test_an_interval_by_hand() -> None:
    found = estimate([1.0, 2.0, 3.0, 4.0])
    # Standard deviation 1.29099, divided by 2, times 3.18245.
    assert (found.mean, found.low, found.high) == pytest.approx((2.5, 0.44574, 4.55426), abs=1e-5)


def test_intervals_hold_what_they_promise() -> None:
    random, hits = Random("coverage"), 0
    for _ in range(2000):
        found = estimate([random.gauss(5, 2) for _ in range(8)])
        hits += found.low <= 5 <= found.high
    assert hits / 2000 == pytest.approx(0.95, abs=0.015)


def test_shares_stay_between_0_and_1_and_never_claim_certainty() -> None:
    assert estimate_share([1.0] * 20).high == 1.0
    assert estimate_share([1.0] * 20).low == pytest.approx(0.8316, abs=1e-4)
    assert estimate_share([0.0] * 20).high == pytest.approx(0.1684, abs=1e-4)
    # Each bot wins from the same seat of every deal: that is no proof of 50 % either.
    even = estimate_share([0.5] * 20)
    assert (even.mean, even.low, even.high) == pytest.approx((0.5, 0.4158, 0.5842), abs=1e-4)
    assert estimate_share([1.0, 0.75, 1.0]).high == 1.0
    one = estimate_share([0.5])
    assert (one.low, one.high) == (0.0, 1.0)


def test_a_shared_win_is_split() -> None:
    match = Match(("a", "b", "b", "b"), (40, 40, 40, 31), (1, 1, 3, 4), "shared")
    assert win_share(match, "a") == win_share(match, "b") == 0.5
    assert margin(match, "a") == 0
    assert win_share(Match(("a", "b", "b"), (30, 40, 40), (3, 1, 1), "shared"), "b") == 1.0


def test_cells_are_means_of_blocks_not_of_games() -> None:
    won, lost = Match(("a", "b"), (50, 44), (1, 2), "points"), Match(("b", "a"), (47, 45), (1, 2), "points")
    tied = Match(("b", "a"), (41, 41), (1, 1), "shared")
    finished = [Finished(Block(1, ("a", "b")), (won, lost), ()), Finished(Block(2, ("a", "b")), (won, tied), ())]
    by_bot = {cell.bot: cell for cell in cells(finished)}
    a, b = by_bot["a"], by_bot["b"]
    assert (a.blocks, a.games, a.seating, a.against) == (2, 4, Seating.LONE, "b")
    assert a.wins.mean == (0.5 + 0.75) / 2 and b.wins.mean == pytest.approx(1 - a.wins.mean)
    assert a.margin.mean == ((6 - 2) / 2 + 6 / 2) / 2 == -b.margin.mean
    assert a.ties == b.ties == 0.25
    # Two block means 0.25 apart: standard error 0.125, so the interval is far wider than 0 to 1.
    assert (a.wins.low, a.wins.high) == (0.0, 1.0)


def test_only_the_lone_bot_of_a_lone_table_has_a_cell() -> None:
    match = Match(("a", "b", "b"), (1, 2, 3), (3, 2, 1), "points")
    (cell,) = cells([Finished(Block(1, ("a", "b", "b")), (match,), ())])
    assert (cell.bot, cell.against) == ("a", "b")
    halves = Match(("a", "a", "b", "b"), (1, 2, 3, 0), (3, 2, 1, 4), "points")
    found = cells([Finished(Block(1, halves.table), (halves,), ())])
    assert [(cell.bot, cell.seating, cell.margin.mean) for cell in found] == [
        ("a", Seating.TOGETHER, -1),
        ("b", Seating.TOGETHER, 1),
    ]


def test_quantiles_are_true_to_three_per_cent() -> None:
    random, watch, times = Random("clock"), StopWatch("a"), []
    for _ in range(5000):
        times.append(exp(random.gauss(log(0.2), 1)))
        watch.add(times[-1], 7)
    found = watch.read()
    times.sort()
    for share in (0.5, 0.95, 0.99):
        assert found.quantile(share) == pytest.approx(times[int(share * 5000) - 1], rel=0.03)
    assert (found.longest, found.moves, found.simulations) == (times[-1], 5000, 35000)


def test_timings_add_up() -> None:
    one, two, both = StopWatch("a"), StopWatch("a"), StopWatch("a")
    for place, seconds in enumerate((0.1, 0.002, 0.3, 0.1)):
        (one if place % 2 else two).add(seconds, place)
        both.add(seconds, place)
    assert add_timings("a", [one.read(), two.read()]) == both.read()


def test_ratings_find_the_strengths_that_were_put_in() -> None:
    """Games drawn from the very model that the ratings assume, at tables of four."""
    strengths = {"random": 0.0, "middling": 4.0, "strong": 10.0}
    random, scale = Random("ratings"), 25 / 3
    finished = []
    for number in range(1, 151):
        for one, other in (("random", "middling"), ("middling", "strong"), ("strong", "random")):
            for block in (Block(number, (one, *[other] * 3)), Block(number, (other, *[one] * 3))):
                matches = tuple(_drawn(table, strengths, scale, random) for table in block.rotations())
                finished.append(Finished(block, matches, ()))
    found = rate(list(strengths), finished)
    assert [rating.bot for rating in found] == ["strong", "middling", "random"]
    for rating in found:
        assert rating.rating == pytest.approx(strengths[rating.bot], abs=max(1e-9, 2.5 * rating.sigma))
    assert found[-1].rating == found[-1].sigma == 0.0 and 0 < found[0].sigma < 2


def test_without_the_random_bot_the_first_is_the_anchor() -> None:
    match = Match(("a", "b"), (2, 1), (1, 2), "points")
    best, anchor = rate(["b", "a"], [Finished(Block(1, ("a", "b")), (match,), ())])
    assert (anchor.bot, anchor.rating) == ("b", 0.0) and best.rating > 0


def _drawn(table: tuple[str, ...], strengths: dict[str, float], scale: float, random: Random) -> Match:
    luck = [strengths[bot] / scale - log(-log(random.random())) for bot in table]
    ranks = tuple(1 + sorted(luck, reverse=True).index(value) for value in luck)
    return Match(table, tuple(range(len(table))), ranks, "points")
