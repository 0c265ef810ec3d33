"""How an agent does beside the frozen population: alone among copies of each member, in halves, and with itself.

An agent is `module:factory` (factory(seed, budget) makes a bot with `decide(view, moves)`, once for every game), or
the name of a bot that is no member, with its budget if it has one. Several agents are runs of one training: how they do
with each other is told, too. Without an agent the members are measured by each other.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from tabletown import __version__
from tabletown.arena.blocks import BlockPlan
from tabletown.arena.entrants import parse_entrant
from tabletown.arena.match import Finished
from tabletown.arena.progress import progress_bar
from tabletown.arena.runner import run
from tabletown.bots.bot import Budget
from tabletown.core.codec import decode
from tabletown.core.errors import BadSetup
from tabletown.core.registry import faces
from tabletown.envs.benchmark.frozen import changed_moves
from tabletown.envs.benchmark.measures import rows_of
from tabletown.envs.benchmark.population import NEWEST, NotFrozen, Population, fingerprint, load_population
from tabletown.envs.benchmark.report import (
    BenchmarkReport,
    check_expected,
    format_benchmark,
    format_markdown,
    shortened,
    this_machine,
)
from tabletown.envs.benchmark.tables import benchmark_plan
from tabletown.envs.commands import ended, make_parser
from tabletown.envs.encoding import load_encoding

_BLOCKS = 100


def main(words: Sequence[str] | None = None) -> int:
    """The exit code: see `commands.ended`."""
    wanted = _parser().parse_args(words)
    kept = f"the same command goes on from {wanted.resume}" if wanted.resume else "with --resume FILE it can go on"
    return ended("benchmark", lambda: _verify(wanted) if wanted.verify else _measure(wanted), kept)


def _parser() -> argparse.ArgumentParser:
    games = [one.name for one in faces() if one.populations]
    examples = [
        f"{games[0]} --agent my_bots:make",
        f"{games[0]} --agent run_1:make --agent run_2:make --resume runs.jsonl --json",
        f"{games[0]} --blocks 2 --members random,greedy",
        f"{games[-1]} --agent search@200sims --seats 2",
        f"{games[-1]} --verify",
    ]
    parser = make_parser(
        "benchmark", __doc__, games, examples, "The protocol, and what each figure means: docs/benchmark.md"
    )
    parser.add_argument("--agent", action="append", default=[], metavar="BOT", help="may be given several times")
    parser.add_argument("--population", default=NEWEST, metavar="VERSION", help=f"usually {NEWEST}")
    parser.add_argument("--members", default="", metavar="NAMES", help="only these of it, with commas")
    parser.add_argument(
        "--blocks", type=_at_least_one, help=f"deals for every table; else {_BLOCKS}, or as many as expected"
    )
    parser.add_argument("--seats", type=int, help="another number than the protocol's")
    parser.add_argument("--seed", default="", help="another than the protocol's gives other deals")
    parser.add_argument("--workers", type=_at_least_one, help="processes; else one per core")
    parser.add_argument(
        "--resume", type=Path, metavar="FILE", help="write finished blocks here; go on from those in it"
    )
    parser.add_argument("--verify", action="store_true", help="only look whether the population still plays as it did")
    parser.add_argument("--short", action="store_true", help="only the population as one, and self-play")
    parser.add_argument("--expect", type=Path, metavar="FILE", help="fail unless the rows are those of this JSON")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--json", action="store_true", help="print JSON")
    how.add_argument("--markdown", action="store_true", help="print a table for a page")
    return parser


def _at_least_one(text: str) -> int:
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"a whole number from 1 on, not {text}")
    return int(text)


def _verify(wanted: argparse.Namespace) -> None:
    population = load_population(wanted.game, wanted.population)
    asked, wrong = changed_moves(population)
    if wrong:
        raise NotFrozen(f"{len(wrong)} of {asked} moves are not what they were: {wrong[0]}")
    read = {file.file for member in population.members for file in member.reads}
    who = f"{len(population.members)} members, {len(read)} files, {asked} moves"
    print(f"{population.game}, population {population.version}: {who} as they were frozen")


def _measure(wanted: argparse.Namespace) -> None:
    population = _some_of(load_population(wanted.game, wanted.population), wanted.members)
    agents = [parse_entrant(text, Budget()) for text in wanted.agent]
    seed = wanted.seed or f"benchmark-{population.version}"
    expected = None if wanted.expect is None else decode(wanted.expect.read_bytes(), BenchmarkReport)
    blocks = wanted.blocks or (_BLOCKS if expected is None else expected.blocks)
    plan = benchmark_plan(population, agents, seats=wanted.seats, blocks=blocks, seed=seed)
    played, seconds = _play(plan, wanted.workers, wanted.resume)
    labels = tuple(agent.label for agent in agents)
    report = BenchmarkReport(
        tabletown=__version__,
        game=plan.game,
        rules=population.rules,
        population=population.version,
        manifest=fingerprint(plan.game, population.version),
        members=tuple(member.name for member in population.members),
        agents=labels,
        seats=plan.seats,
        seed=seed,
        blocks=plan.blocks,
        games=sum(len(done.matches) for done in played),
        seconds=seconds,
        machine=this_machine(),
        score=load_encoding(plan.game, plan.seats).score_name,
        rows=rows_of(plan, played, labels),
    )
    shown = shortened(report) if wanted.short else report
    print(shown.as_json() if wanted.json else (format_markdown if wanted.markdown else format_benchmark)(shown))
    if expected is not None:
        held = check_expected(report, expected)
        if not wanted.json:
            print(f"{held} rows, all as they were found before")


def _some_of(population: Population, names: str) -> Population:
    wanted = [name for name in names.split(",") if name]
    known = [member.name for member in population.members]
    if unknown := [name for name in wanted if name not in known]:
        raise BadSetup(f"there is no member “{unknown[0][:40]}” of the population: there is {', '.join(known)}")
    kept = tuple(member for member in population.members if not wanted or member.name in wanted)
    return Population(population.version, population.game, population.rules, population.seats, kept, population.figures)


def _play(plan: BlockPlan, workers: int | None, resume: Path | None) -> tuple[tuple[Finished, ...], float | None]:
    started, before = perf_counter(), list[int]()
    with progress_bar() as bar:
        task = bar.add_task("blocks", total=None)

        def tell(done: int, total: int) -> None:
            before.append(done)
            bar.update(task, completed=done, total=total)

        played = run(plan, workers=workers, journal=resume, progress=tell)
    return played, None if before[0] else perf_counter() - started


if __name__ == "__main__":
    sys.exit(main())
