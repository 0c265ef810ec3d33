"""What the pages of the ladder say beside the figures: who plays whom, what was asked, what is told around it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING

from bench.level_tables import KINDS
from bench.shares import SURE, wilson
from tabletown.between_two_cities import GAME as CITIES
from tabletown.core.registry import face
from tabletown.ticket_to_ride_new_york import GAME as RIDES

if TYPE_CHECKING:
    from bench.ladder import LadderBlock

Step = tuple[str, str]
"""One bot, and whom it sits among."""
ALONE = "Automas"
"""Among whom somebody plays who has only them beside."""
ENOUGH = 300
"""Blocks after which it is said whether what was asked is reached."""
HEAD = """\
# The ladder of {title}

How often one bot wins among copies of another, in per cent of the wins after all tie-breaks. A block is one deal with
the one bot in every seat in turn; behind each share its 95 % interval over blocks, and how many there were. Deals are
held out: nothing was tuned or trained by them. Greedy, {yardstick} and the like are yardsticks, which play as they ever
did; `net` plays at once, by what it learnt; `search` tries its moves out{budget}.
`make ladder` plays on for an hour and writes this page; every block is a line of `ladder.jsonl`. Runs before it are
told of in [training](../docs/training.md) and [of the one search](../docs/decisions/2026-11-17-one-search.md).
{more}
"""


@dataclass(frozen=True)
class Page:
    game: str
    title: str
    file: str
    steps: tuple[Step, ...]
    yardstick: str
    more: str
    alone: tuple[Step, ...] = ()
    beside: tuple[Step, ...] = ()
    """Played as well at those tables that are in `wide`."""
    wide: tuple[str, ...] = ()
    budgets: Mapping[str, int] = field(default_factory=dict)
    """Simulations that take about a fifth of a second of a core, by how names of tables begin; the first counts."""
    asked: Mapping[tuple[str, str, str], float] = field(default_factory=dict)
    """The lower end that was aimed at, in per cent."""

    def simulations(self, table: str) -> int:
        return next(games for begin, games in self.budgets.items() if table.startswith(begin))

    def text(
        self, blocks: Mapping[tuple[str, str, str], Sequence["LadderBlock"]], made_of: str, made_of_alone: str = ""
    ) -> str:
        """`made_of`: the bots of now at tables of people; `made_of_alone`: at tables of one, if they differ."""
        alone = made_of_alone or made_of
        said = ", ".join(f"`{begin}` {games:,}" for begin, games in self.budgets.items())
        budget = f" with as many simulations a move as take about 0.2 s of a core ({said})"
        head = HEAD.format(title=self.title, yardstick=self.yardstick, budget=budget, more=self.more)
        counted = {name: ("", alone if table.seats == 1 else made_of) for name, table in KINDS.items()}
        now = {rung: [one for one in found if one.made_of in counted[one.table]] for rung, found in blocks.items()}
        made = f"`{made_of}`" if alone == made_of else f"`{made_of}`, alone `{alone}`"
        return "\n".join([*head.splitlines(), *self._table(now), "", *_runs(blocks, made), ""])

    def _table(self, blocks: Mapping[tuple[str, str, str], Sequence["LadderBlock"]]) -> Iterator[str]:
        yield "| table | one | among | chance | wins, % | blocks | asked (lower end) | |"
        yield "|---|---|---|---|---|---|---|---|"
        for name, table in KINDS.items():
            for one, others in (*self.alone, *self.steps, *self.beside):
                if len(found := blocks.get((name, one, others), ())) > 1:
                    chance = "–" if table.seats == 1 else f"{100 / table.seats:.1f}"
                    mean, low, high = interval(found)
                    asked = self.asked.get((name, one, others))
                    met = "" if asked is None else _verdict(asked, low, len(found))
                    cells = (_titled(name), one, others, chance, f"{mean:.1f} ({low:.1f}–{high:.1f})")
                    yield f"| {' | '.join(cells)} | {len(found)} | {asked or ''} | {met} |"


def interval(blocks: Sequence["LadderBlock"]) -> tuple[float, float, float]:
    """Mean and 95 % interval, in per cent."""
    shares = [100 * block.share for block in blocks]
    mean = fmean(shares)
    if set(shares) <= {0.0, 100.0}:
        low, high = wilson(shares.count(100.0), len(shares))
        return mean, 100 * low, 100 * high
    half = SURE * stdev(shares) / sqrt(len(shares))
    return mean, max(0.0, mean - half), min(100.0, mean + half)


def _verdict(asked: float, low: float, blocks: int) -> str:
    if blocks < ENOUGH:
        return "too few yet"
    return "met" if low >= asked else f"missed by {asked - low:.1f}"


def _titled(name: str) -> str:
    return KINDS[name].title.split(", ", 1)[1]


def _runs(blocks: Mapping[tuple[str, str, str], Sequence["LadderBlock"]], made: str) -> Iterator[str]:
    yield "## Every run"
    yield ""
    yield f"Weights and search of now are {made}; runs of others are not counted above."
    yield ""
    yield "| deals | played | bots | blocks | wins, % |"
    yield "|---|---|---|---|---|"
    runs: dict[tuple[str, str, tuple[str, str, str], int], list[LadderBlock]] = {}
    for rung, found in blocks.items():
        for block in found:
            runs.setdefault((block.seed, block.made_of, rung, block.simulations), []).append(block)
    for (seed, by, (table, one, others), games), found in sorted(runs.items()):
        days = sorted({block.day for block in found})
        bots = f"{_titled(table)}: {one} among {others}" if KINDS[table].seats > 1 else f"{_titled(table)}: {one}"
        bots += f", {games:,} simulations" if games else ""
        bots += f", `{by}`" if by else ""
        mean, low, high = interval(found) if len(found) > 1 else (100 * found[0].share, 0.0, 100.0)
        numbers = [block.number for block in found]
        when = days[0] if len(days) == 1 else f"{days[0]} to {days[-1]}"
        yield (
            f"| `{seed}` {min(numbers)}–{max(numbers)} | {when} | {bots} | {len(found)} "
            f"| {mean:.1f} ({low:.1f}–{high:.1f}) |"
        )


@cache
def pages() -> tuple[Page, Page]:
    public = [name for name in face(RIDES.name).bots if name.endswith(("-faithful", "-fixed")) and "-3-" not in name]
    cities = Page(
        CITIES.name,
        "Between Two Cities",
        "ladder.md",
        (
            ("greedy", "random"),
            ("balanced", "greedy"),
            ("net", "balanced"),
            ("net", "greedy"),
            ("search", "net"),
            ("search", "balanced"),
        ),
        "balanced",
        "Alone with Automas a share is that of the deals that were won, at the normal level.\n"
        "[Ticket to Ride has a page of its own](ladder-ticket-to-ride.md); what bots of the first days won, and what\n"
        "was learned from them, is in [the ladder of 2026-11-15](ladder-before.md).\n",
        alone=tuple((name, ALONE) for name in ("greedy", "balanced", "net", "search")),
        budgets={"base-full": 600, "base-simple": 600, "base": 1500, "capitals": 700, "landscapes": 550},
        asked={
            ("base-4", "net", "balanced"): 42,
            ("base-4", "net", "greedy"): 52,
            ("base-3", "search", "balanced"): 53.3,
            ("base-7", "search", "balanced"): 22.9,
            ("landscapes-4", "net", "balanced"): 35,
            ("landscapes-4", "search", "balanced"): 48,
            ("base-full", "search", ALONE): 55,
        },
    )
    rides = Page(
        RIDES.name,
        "Ticket to Ride: New York",
        "ladder-ticket-to-ride.md",
        (
            ("greedy", "random"),
            ("planner", "greedy"),
            ("net", "planner"),
            ("search", "net"),
            ("search", "planner"),
        ),
        "planner",
        "At two seats `search` also meets the eight public agents. [Between Two Cities has a page of its\n"
        "own](ladder.md); what bots of the first days won is in [the ladder of\n"
        "2026-11-15](ladder-ticket-to-ride-before.md).\n",
        beside=tuple(("search", name) for name in public),
        wide=("rides-2",),
        budgets={"rides-2": 550, "rides-3": 400, "rides-4": 250},
        asked={
            ("rides-2", "net", "planner"): 55,
            ("rides-2", "search", "planner"): 65,
            ("rides-3", "search", "planner"): 42,
            ("rides-4", "search", "planner"): 33,
            **{("rides-2", "search", name): 80.0 for name in public},
        },
    )
    return cities, rides
