"""What a run found, as a record, as JSON and as text for people."""

import json
import os
import platform
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tabletown import __version__
from tabletown.arena.blocks import BlockPlan, Seating
from tabletown.arena.match import Finished
from tabletown.arena.ratings import Rating, rate
from tabletown.arena.stats import Cell, Estimate, cells
from tabletown.arena.timings import add_timings
from tabletown.bots.english import say_count
from tabletown.core.codec import encode

_COUNTS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}


@dataclass(frozen=True, slots=True)
class Pace:
    """How long a bot thinks, in milliseconds per move."""

    bot: str
    moves: int
    p50: float
    p95: float
    p99: float
    longest: float
    simulations: float
    """Per move; 0 for a bot that does not count them."""


@dataclass(frozen=True, slots=True)
class CrossTable:
    seating: Seating
    meaning: str
    chance: float
    """The share that a bot would win against its equals."""
    cells: tuple[Cell, ...]

    def cell(self, bot: str, against: str) -> Cell | None:
        return next((cell for cell in self.cells if (cell.bot, cell.against) == (bot, against)), None)


@dataclass(frozen=True, slots=True)
class Report:
    tabletown: str
    game: str
    seats: int
    seed: str
    bots: tuple[str, ...]
    blocks: int
    games: int
    seconds: float | None
    """How long this run took; unknown when a part was played earlier."""
    machine: str
    tables: tuple[CrossTable, ...]
    ratings: tuple[Rating, ...]
    paces: tuple[Pace, ...]

    def as_json(self) -> object:
        # By way of bytes, because there an infinite end of an interval becomes null, as JSON wants it.
        return json.loads(encode(self))


def make_report(plan: BlockPlan, finished: Sequence[Finished], seconds: float | None = None) -> Report:
    labels = tuple(entrant.label for entrant in plan.entrants)
    found = cells(finished)
    with_others = any(plan.others in done.matches[0].table for done in finished)
    everybody = (*labels, plan.others) if with_others else labels
    return Report(
        tabletown=__version__,
        game=plan.game,
        seats=plan.seats,
        seed=plan.seed,
        bots=everybody,
        blocks=plan.blocks,
        games=sum(len(done.matches) for done in finished),
        seconds=seconds,
        machine=f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        tables=tuple(_cross_tables(plan.seats, plan.others, found)),
        ratings=rate(everybody, finished),
        paces=tuple(_pace(label, finished) for label in labels),
    )


def format_report(report: Report) -> str:
    took = "" if report.seconds is None else f" in {report.seconds:.1f} s"
    played = f"{say_count(report.blocks, 'block')}, {say_count(report.games, 'game')}"
    head = f"{report.game}, {report.seats} seats, seed {report.seed}: {played}{took}"
    parts = [head, *(_format_table(table, report.bots) for table in report.tables)]
    parts += [_format_details(report), _format_ratings(report.ratings), _format_paces(report.paces)]
    return "\n\n".join(parts)


def percent(estimate: Estimate) -> tuple[str, str]:
    """A share and its interval, in per cent."""
    return f"{100 * estimate.mean:.1f}", f"{100 * estimate.low:.1f}–{100 * estimate.high:.1f}"


def _cross_tables(seats: int, others: str, found: Sequence[Cell]) -> Iterator[CrossTable]:
    for seating in Seating:
        if here := tuple(cell for cell in found if cell.seating is seating):
            chance = 1 / max(seats, 2) if seating is Seating.LONE else 1 / 2
            yield CrossTable(seating, _meaning(seating, seats, others), chance, here)


def _meaning(seating: Seating, seats: int, others: str) -> str:
    half = seats // 2
    match seating:
        case Seating.LONE if seats == 1:
            return f"how often the bot of the row wins, alone against {others}"
        case Seating.LONE if seats == 2:
            return "how often the bot of the row wins against the bot of the column, from both seats of every deal"
        case Seating.LONE:
            copies = f"{_COUNTS[seats - 1]} copies of the bot of the column"
            return f"how often the bot of the row wins, alone against {copies}, in every seat of every deal"
        case Seating.TOGETHER:
            who = f"each with half of the seats, side by side ({'A' * half}{'B' * half})"
            return f"how often the bot of the row wins against the bot of the column, {who}"
        case Seating.ALTERNATING:
            who = f"each with every other seat ({'AB' * half})"
            return f"how often the bot of the row wins against the bot of the column, {who}"


def _pace(label: str, finished: Sequence[Finished]) -> Pace:
    added = add_timings(label, (one for done in finished for one in done.timings if one.bot == label))
    p50, p95, p99 = (1000 * added.quantile(share) for share in (0.50, 0.95, 0.99))
    moves, longest = added.moves, 1000 * added.longest
    return Pace(label, moves, p50, p95, p99, longest, added.simulations / max(1, moves))


def _format_table(table: CrossTable, bots: Sequence[str]) -> str:
    columns = [bot for bot in bots if any(cell.against == bot for cell in table.cells)]
    first, wide = max(map(len, bots)), max(11, *(len(bot) + 2 for bot in columns))
    meaning = f"{table.meaning[0].upper()}{table.meaning[1:]}"
    head = f"{meaning}\nIn per cent, with 95 % intervals; {100 * table.chance:.1f} is chance.\n"
    lines = [head, " " * first + "".join(f"{bot:>{wide}}" for bot in columns)]
    for bot in bots:
        row = [_format_cell(table, bot, against) for against in columns]
        if any(ends for _, ends in row):
            lines.append(f"{bot:<{first}}" + "".join(f"{share:>{wide}}" for share, _ in row))
            lines.append((" " * first + "".join(f"{ends:>{wide}}" for _, ends in row)).rstrip())
    return "\n".join(lines)


def _format_cell(table: CrossTable, bot: str, against: str) -> tuple[str, str]:
    cell = table.cell(bot, against)
    return ("–" if bot == against else "", "") if cell is None else percent(cell.wins)


def _format_details(report: Report) -> str:
    wide = 2 + max(map(len, (*report.bots, "against")))
    head = f"{'bot':<{wide}}{'against':<{wide}}{'seats':<13}"
    lines = [f"{head}{'margin':>7}{'95 %':>18}{'ties %':>8}{'blocks':>8}{'games':>8}"]
    for table in report.tables:
        for cell in sorted(table.cells, key=lambda c: (report.bots.index(c.bot), report.bots.index(c.against))):
            ends = f"{cell.margin.low:+.2f} to {cell.margin.high:+.2f}"
            who = f"{cell.bot:<{wide}}{cell.against:<{wide}}{cell.seating.value:<13}"
            lines.append(
                f"{who}{cell.margin.mean:>+7.2f}{ends:>18}{100 * cell.ties:>8.1f}{cell.blocks:>8}{cell.games:>8}"
            )
    lines.append(
        "Margin: points of the bot's best seat over the best seat of the other. Ties: both won, after the tie-breaks."
    )
    return "\n".join(lines)


def _format_ratings(ratings: Sequence[Rating]) -> str:
    names = max(len(rating.bot) for rating in ratings)
    anchor = next(rating.bot for rating in ratings if not rating.sigma)
    lines = [f"OpenSkill ratings (Plackett–Luce), {anchor} at 0"]
    lines += [f"{r.bot:<{names}}  {r.rating:>6.1f}" + (f" ± {1.96 * r.sigma:.1f}" if r.sigma else "") for r in ratings]
    return "\n".join(lines)


def _format_paces(paces: Sequence[Pace]) -> str:
    names = max(len("ms per move"), *(len(pace.bot) for pace in paces))
    lines = [
        f"{'ms per move':<{names}}{'p50':>10}{'p95':>10}{'p99':>10}{'longest':>10}{'moves':>10}{'sims per move':>15}"
    ]
    for pace in paces:
        times = "".join(f"{_ms(value):>10}" for value in (pace.p50, pace.p95, pace.p99, pace.longest))
        lines.append(f"{pace.bot:<{names}}{times}{pace.moves:>10}{pace.simulations:>15.0f}")
    return "\n".join(lines)


def _ms(value: float) -> str:
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}" if value >= 0.1 else f"{value:.4f}"
