"""Figures of two worktrees: what is read from their output, and what is called slower."""

from bench.compare import compare

BEFORE = """
| what | figure | target | met |
|---|---|---|---|
| score one city | 2.0 µs | ≤ 2 µs | yes |
| random games, one core | 1,000 games/s | ≥ 400 games/s | yes |
saturation at tables of four: 900 moves/s; ack p50 1.0 p99 2.0 ms; 200 µs of processor time per move (and 50
"""


def test_medians_of_all_rounds_are_compared() -> None:
    after = BEFORE.replace("2.0 µs |", "2.2 µs |") + BEFORE.replace("2.0 µs |", "2.1 µs |") + BEFORE.replace("2.0", "9")
    cost = {row.what: row.cost for row in compare(BEFORE, after)}
    assert cost["score one city"] == 1.1


def test_fewer_per_second_cost_more() -> None:
    [games] = [row for row in compare(BEFORE, BEFORE.replace("1,000", "800")) if row.unit == "games/s"]
    assert games.cost == 1.25


def test_load_is_compared_by_processor_time() -> None:
    [load] = [row for row in compare(BEFORE, BEFORE.replace("200 µs", "300 µs")) if row.what.startswith("saturation")]
    assert (load.before, load.after, load.cost) == (200, 300, 1.5)
