"""What was played, as figures: means of blocks with the arena's intervals over blocks."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import NamedTuple, TypeAlias

from tabletown.arena.blocks import BlockPlan
from tabletown.arena.match import Finished, Match
from tabletown.arena.stats import Estimate, estimate, estimate_share, win_share
from tabletown.envs.benchmark.tables import CROSS_PLAY, SELF_PLAY, table_name

EVERYBODY = "population"
"""All members together, each counted as much as another."""
RUNS = "all runs"
DIFFERENCE = "difference"


@dataclass(frozen=True, slots=True)
class BenchmarkRow:
    """How an agent did at one sort of table."""

    agent: str
    against: str
    table: str
    chance: float | None
    """The share that it would win against its equals."""
    blocks: int
    games: int
    wins: Estimate | None
    """Its share of the wins; where all seats are its own there is nothing to win."""
    score: Estimate
    """The mean score of its seats."""
    welfare: Estimate
    """The mean score of all seats of the table."""
    efficiency: Estimate | None
    """What its seats made of what they had, beside the best that can be made of it; None without an exact solver."""


class _Side(NamedTuple):
    """One block from an agent's side: means over its games."""

    games: float
    wins: float
    score: float
    welfare: float
    efficiency: float
    """0 without a solver."""


_Sides: TypeAlias = dict[int, _Side]
"""By number of block."""
_Met: TypeAlias = defaultdict[tuple[str, str], dict[str, _Sides]]
"""By agent and table: by whom it met."""


def rows_of(plan: BlockPlan, finished: Iterable[Finished], agents: Sequence[str]) -> tuple[BenchmarkRow, ...]:
    """For every agent (every member where there is none) row by row; then runs of one training among each other."""
    met = _met(plan.seats, finished)
    solved = bool(plan.figures)
    members = [one.label for one in plan.entrants if one.label not in agents]
    rows = [row for agent in agents or members for row in _rows_of_one(plan.seats, met, agent, members, solved)]
    if len(agents) > 1:
        rows += _between_runs(met, agents, solved)
    return tuple(rows)


def _met(seats: int, finished: Iterable[Finished]) -> _Met:
    met: _Met = defaultdict(dict)
    for done in finished:
        table = done.block.table
        for agent in dict.fromkeys(table):
            other = next((label for label in table if label != agent), agent)
            sides = met[agent, table_name(table, agent)].setdefault(other, {})
            sides[done.block.number] = _side(seats, done.matches, agent)
    return met


def _side(seats: int, matches: Sequence[Match], agent: str) -> _Side:
    own = [[seat for seat in range(seats) if match.table[seat] == agent] for match in matches]
    both = list(zip(matches, own, strict=True))
    return _Side(
        games=len(matches),
        wins=fmean(win_share(match, agent) for match in matches),
        score=fmean(match.scores[seat] for match, mine in both for seat in mine),
        welfare=fmean(fmean(match.scores[:seats]) for match in matches),
        efficiency=fmean(match.figures[seat] if match.figures else 0.0 for match, mine in both for seat in mine),
    )


def _rows_of_one(seats: int, met: _Met, agent: str, members: Sequence[str], solved: bool) -> Iterator[BenchmarkRow]:
    for (one, table), by_other in met.items():
        if one != agent:
            continue
        if table == SELF_PLAY:
            yield _row(agent, agent, table, None, by_other[agent], solved)
            continue
        chance = _own_share(table, seats)
        others = {name: sides for name, sides in by_other.items() if name in members}
        for name, sides in others.items():
            yield _row(agent, name, table, chance, sides, solved)
        if len(others) > 1:
            yield _row(agent, EVERYBODY, table, chance, _together(others.values()), solved)


def _own_share(table: str, seats: int) -> float:
    own, versus, _ = table.partition("-v-")
    return int(own) / seats if versus else 1 / 2


def _together(groups: Iterable[_Sides]) -> _Sides:
    """Block by block, because all tables of a block have the same deal."""
    found = list(groups)
    shared = [number for number in found[0] if all(number in sides for sides in found)]
    return {
        number: _Side(
            sum(sides[number].games for sides in found),
            *(fmean(sides[number][place] for sides in found) for place in range(1, len(_Side._fields))),
        )
        for number in shared
    }


def _row(agent: str, against: str, table: str, chance: float | None, sides: _Sides, solved: bool) -> BenchmarkRow:
    blocks = list(sides.values())
    return BenchmarkRow(
        agent=agent,
        against=against,
        table=table,
        chance=chance,
        blocks=len(blocks),
        games=int(sum(side.games for side in blocks)),
        wins=None if chance is None else estimate_share([side.wins for side in blocks]),
        score=estimate([side.score for side in blocks]),
        welfare=estimate([side.welfare for side in blocks]),
        efficiency=_efficiency(table, [side.efficiency for side in blocks]) if solved else None,
    )


def _efficiency(table: str, values: Sequence[float]) -> Estimate:
    return estimate(values) if table == DIFFERENCE else estimate_share(values)


def _between_runs(met: _Met, agents: Sequence[str], solved: bool) -> Iterator[BenchmarkRow]:
    """How runs do with themselves, with each other, and what is lost between the two, block by block."""
    alone = _together(met[agent, SELF_PLAY][agent] for agent in agents)
    crossed = _together(
        sides
        for (agent, table), by_other in met.items()
        if agent in agents and table != SELF_PLAY
        for other, sides in by_other.items()
        if other in agents
    )
    yield _row(RUNS, "themselves", SELF_PLAY, None, alone, solved)
    yield _row(RUNS, "each other", CROSS_PLAY, None, crossed, solved)
    lost = {
        number: _Side(
            alone[number].games + side.games,
            *(own - other for own, other in zip(alone[number][1:], side[1:], strict=True)),
        )
        for number, side in crossed.items()
        if number in alone
    }
    yield _row(RUNS, f"{SELF_PLAY} less {CROSS_PLAY}", DIFFERENCE, None, lost, solved)
