"""What the pages of the ladder say beside the figures: who plays whom, what was asked, what is told around it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING

from bench.level_tables import KINDS, MODULES, LevelTable
from bench.shares import SURE, wilson
from tabletown.between_two_cities import GAME as CITIES
from tabletown.core.registry import face
from tabletown.ticket_to_ride_new_york import GAME as RIDES

if TYPE_CHECKING:
    from bench.ladder import LadderBlock

Step = tuple[str, str]
"""One bot, and whom it sits among."""
Step3 = tuple[str, str, str]
"""The same at a table."""
ALONE = "Automas"
"""Among whom somebody plays who has only them beside."""
FORMER = "@"
"""Between a bot and the commit at which it played like that."""
CLOCKED = " in "
"""Between a bot and the seconds that it may take for a move."""
BEFORE = "search@d6860033"
"""The search that the one search took the place of: at the last commit at which it played every kind of table."""
ALL_MODULES = "all-modules-4"
TABLES = {**KINDS, ALL_MODULES: LevelTable("Between Two Cities, 4 seats, all modules", CITIES.name, 4, (MODULES,))}
ENOUGH = 300
"""Blocks after which it is said whether what was asked is reached."""
HEAD = """\
# The ladder of {title}

How often one bot wins among copies of another, in per cent of the wins after all tie-breaks. A block is one deal with
the one bot in every seat in turn; behind each share its 95 % interval over blocks, and how many there were. Deals are
held out: nothing was tuned or trained by them. Greedy, {yardstick} and the like are yardsticks, which play as they ever
did; `net` plays at once, by what it learnt; `search` tries its moves out{budget}.
`search@…` is what `search` was at that commit, with as many simulations as take as long ({before});
`search in 0.2 s` makes as many as it can in that time, on a free core.
`make ladder` plays on for an hour and writes this page; every block is a line of `ladder.jsonl`. Runs before it are
told of in [training](../docs/training.md) and [of the one search](one_search.md).
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
    former: tuple[tuple[str, str], ...] = ()
    """Kinds of tables at which the search of before is played with: the same deals, and among copies of it."""
    clocked: tuple[tuple[str, Step], ...] = ()
    """Kinds of tables at which the clock decides how many simulations a search makes, and not a number of them."""
    budgets: Mapping[str, int] = field(default_factory=dict)
    """Simulations of a search, by how names of tables begin, or those of another bot (`bot/table`)."""
    asked: Mapping[Step3, float] = field(default_factory=dict)
    """The lower end that was aimed at, in per cent."""
    asked_mean: Mapping[Step3, float] = field(default_factory=dict)
    """The share itself that was aimed at, besides or instead."""

    def simulations(self, table: str, bot: str) -> int:
        """None for whoever does not search, or does until time is up."""
        if not bot.startswith("search") or CLOCKED in bot:
            return 0
        name = table if FORMER not in bot else f"{bot}/{table}"
        return next((games for begin, games in self.budgets.items() if name.startswith(begin)), 0)

    def text(self, blocks: Mapping[Step3, Sequence["LadderBlock"]], made_of: Mapping[str, str]) -> str:
        """`made_of`: by table the mark of the bots of now."""
        said, before = (
            ", ".join(f"`{begin}` {games:,}" for begin, games in self.budgets.items() if (FORMER in begin) is old)
            for old in (False, True)
        )
        budget = f" with so many simulations a move: {said}"
        head = HEAD.format(title=self.title, yardstick=self.yardstick, budget=budget, before=before, more=self.more)
        now = {
            (table, one, others): [
                block
                for block in found
                if block.made_of in ("", made_of.get(table))
                and block.simulations == (self.simulations(table, one) or self.simulations(table, others))
            ]
            for (table, one, others), found in blocks.items()
        }
        return "\n".join([*head.splitlines(), *self._table(now), *self._pairs(now), "", *_runs(blocks, made_of), ""])

    def against_former(self, table: str) -> tuple[Step, ...]:
        """Who plays with the search of before at a table."""
        found = [before for name, before in self.former if name == table]
        return tuple(step for before in found for step in (("search", before), (before, self.yardstick)))

    def by_the_clock(self, table: str) -> tuple[Step, ...]:
        return tuple(step for name, step in self.clocked if name == table)

    def _pairs(self, blocks: Mapping[Step3, Sequence["LadderBlock"]]) -> Iterator[str]:
        """What the search wins more than the one before it on the same deals."""
        rows = []
        for table, before in self.former:
            one, other = (
                {
                    (block.seed, block.number): 100 * block.share
                    for block in blocks.get((table, bot, self.yardstick), ())
                }
                for bot in ("search", before)
            )
            apart = [share - other[deal] for deal, share in one.items() if deal in other]
            if len(apart) > 1:
                half = SURE * stdev(apart) / sqrt(len(apart))
                gain, found = fmean(apart), len(apart)
                told = f"{gain:+.1f} ± {half:.1f}"
                cells = _titled(table), before, self.yardstick, told, str(found), _verdict(0, gain - half, found)
                rows.append(f"| {' | '.join(cells)} |")
        if rows:
            yield from ("", "## The same deals", "", "What `search` wins more than the search before it.", "")
            yield "| table | before | among | difference | blocks | asked: a lower end over 0 |"
            yield from ("|---|---|---|---|---|---|", *rows)

    def _table(self, blocks: Mapping[Step3, Sequence["LadderBlock"]]) -> Iterator[str]:
        yield "| table | one | among | chance | wins, % | blocks | asked (lower end) | |"
        yield "|---|---|---|---|---|---|---|---|"
        for name, table in TABLES.items():
            for one, others in (
                *self.alone,
                *self.steps,
                *self.beside,
                *self.against_former(name),
                *self.by_the_clock(name),
            ):
                if len(found := blocks.get((name, one, others), ())) > 1:
                    chance = "–" if table.seats == 1 else f"{100 / table.seats:.1f}"
                    mean, low, high = interval(found)
                    asked, met = self._asked((name, one, others), low, mean, len(found))
                    cells = (_titled(name), one, others, chance, f"{mean:.1f} ({low:.1f}–{high:.1f})")
                    yield f"| {' | '.join(cells)} | {len(found)} | {asked} | {met} |"

    def _asked(self, rung: Step3, low: float, mean: float, blocks: int) -> tuple[str, str]:
        """What was aimed at, and whether it is reached."""
        told, verdicts = [], []
        if (asked := self.asked.get(rung)) is not None:
            told.append(f"{asked:g}")
            verdicts.append(_verdict(asked, low, blocks))
        if (asked := self.asked_mean.get(rung)) is not None:
            told.append(f"a mean of {asked:g}")
            verdicts.append(_verdict(asked, mean, blocks))
        return ", ".join(told), ", ".join(dict.fromkeys(verdicts))


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
    return TABLES[name].title.split(", ", 1)[1]


def _runs(blocks: Mapping[Step3, Sequence["LadderBlock"]], made_of: Mapping[str, str]) -> Iterator[str]:
    yield "## Every run"
    yield ""
    yield "Behind bots that learn is a mark of what they were; those that are not of now are not counted above."
    yield ""
    yield "| deals | played | bots | blocks | wins, % |"
    yield "|---|---|---|---|---|"
    runs: dict[tuple[str, str, Step3, int], list[LadderBlock]] = {}
    for rung, found in blocks.items():
        for block in found:
            runs.setdefault((block.seed, block.made_of, rung, block.simulations), []).append(block)
    for (seed, by, (table, one, others), games), found in sorted(runs.items()):
        days = sorted({block.day for block in found})
        bots = f"{_titled(table)}: {one} among {others}" if TABLES[table].seats > 1 else f"{_titled(table)}: {one}"
        bots += f", {games:,} simulations" if games else ""
        if by:
            bots += f", `{by}`" + (" (now)" if by == made_of.get(table) else "")
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
        former=(("base-4", BEFORE), (ALL_MODULES, BEFORE)),
        clocked=(
            ("base-4", (f"search{CLOCKED}0.2 s", "balanced")),
            ("base-4", (f"search{CLOCKED}0.2 s", f"{BEFORE}{CLOCKED}0.2 s")),
        ),
        budgets={
            "base-full": 600,
            "base-simple": 600,
            "base-7": 600,
            "base-6": 600,
            "base-5": 600,
            "base": 1500,
            "capitals": 700,
            "landscapes": 700,
            "all": 700,
            f"{BEFORE}/base": 4000,
            f"{BEFORE}/all": 700,
        },
        asked={
            ("base-4", "net", "balanced"): 42,
            ("base-4", "net", "greedy"): 52,
            ("base-4", "search", BEFORE): 25,
            ("base-4", f"search{CLOCKED}0.2 s", f"{BEFORE}{CLOCKED}0.2 s"): 25,
            ("base-3", "search", "balanced"): 53.3,
            ("base-7", "search", "balanced"): 22.9,
            (ALL_MODULES, "net", "balanced"): 35,
            (ALL_MODULES, "search", "balanced"): 48,
            ("base-full", "search", ALONE): 55,
        },
        asked_mean={
            ("base-4", f"search{CLOCKED}0.2 s", "balanced"): 57,
            ("base-4", f"search{CLOCKED}0.2 s", f"{BEFORE}{CLOCKED}0.2 s"): 30,
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
        former=(("rides-2", BEFORE),),
        budgets={f"{BEFORE}/rides": 1000, "rides-2": 550, "rides-3": 400, "rides-4": 250},
        asked={
            ("rides-2", "net", "planner"): 55,
            ("rides-2", "search", "planner"): 65,
            ("rides-3", "search", "planner"): 42,
            ("rides-4", "search", "planner"): 33,
            **{("rides-2", "search", name): 80.0 for name in public},
        },
    )
    return cities, rides
