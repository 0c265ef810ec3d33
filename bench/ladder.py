"""The ladder: how often each bot wins among copies of a weaker one, at every kind of table, and every run of it.

python -m bench.ladder play --seed NAME --minutes 60 --processes 2      (as often as wished; another seed, other deals)
python -m bench.ladder play --seed NAME --tables base-4,rides-2 --only search
python -m bench.ladder write                                            (the pages, from the journal)

A block is one deal with the one bot in every seat in turn; alone with Automas it is one deal. Each block is a line of
`bench/ladder.jsonl`, with a hash of what the stronger bots are made of: what other weights or another search have
played stays on the page, but not in its tables. No seed may be one that anything was tuned or trained by.
"""

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from functools import cache
from hashlib import sha256
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from time import perf_counter
from typing import Final

import tabletown.bots
from bench.ladder_pages import Page, pages
from bench.level_tables import KINDS
from bench.levels import share_of
from tabletown.arena.blocks import Block, BlockPlan
from tabletown.arena.entrants import Entrant
from tabletown.arena.match import play_block
from tabletown.bots.bot import Budget
from tabletown.bots.one_thread import one_thread_each
from tabletown.bots.roster import make_bot
from tabletown.core.game import agreed
from tabletown.core.registry import load
from tabletown.core.seat import Seat

HOME = Path(__file__).parent
JOURNAL = HOME / "ladder.jsonl"
LEARNED: Final = ("net", "search")
"""Bots that change with weights; the others are yardsticks, and play as they ever did (`make yardsticks`)."""


@dataclass(frozen=True)
class Rung:
    """One bot among copies of another, at one kind of table."""

    table: str
    one: str
    others: str


@dataclass(frozen=True)
class LadderBlock:
    """A line of the journal."""

    table: str
    one: str
    others: str
    seed: str
    number: int
    share: float
    """Of the wins, in hundredths of the block; of deals that were won, alone."""
    simulations: int
    """That `search` may use for a move; 0 where nobody searches."""
    made_of: str
    """Hash of weights and search; nothing where only yardsticks play."""
    day: str


@dataclass(frozen=True)
class Order:
    """What one process does."""

    rungs: tuple[Rung, ...]
    seed: str
    numbers: tuple[int, int]
    """Deals from the first on, and every so manieth."""
    minutes: float
    journal: Path


def rungs(names: Sequence[str], page: Page) -> Iterator[Rung]:
    for name in names:
        table = KINDS[name]
        if table.game != page.game:
            continue
        steps = page.alone if table.seats == 1 else page.steps + (page.beside if name in page.wide else ())
        for one, others in steps:
            if "net" not in (one, others) or plays_a_net(name):
                yield Rung(name, one, others)


@cache
def plays_a_net(name: str) -> bool:
    """Where none has learnt such tables, another bot plays in its place."""
    table = KINDS[name]
    rules = load(table.game)
    state = rules.setup(table.seats, "any", **agreed(rules, table.seats, dict(table.options(0))))
    seat = min(rules.to_act(state), default=Seat(0))
    decided = make_bot(table.game, "net", "any").decide(rules.view(state, seat), rules.legal_moves(state, seat))
    return decided.in_chances


@cache
def made_of(game: str, *, alone: bool = False) -> str:
    """What the learned bots are made of: weights, how they are read, and the search.

    What only who plays alone has counts for tables of one: those of people are played without it.
    """
    home, own = Path(tabletown.bots.__file__).parent, game.replace("-", "_")
    parts = (f"{own}/nets/*.net", "search/*.py", f"search/{own}/*.py", f"nets/{own}/*.py")
    files = [path for part in parts for path in home.glob(part) if alone or not path.name.startswith("solo")]
    digest = sha256()
    for path in sorted(files):
        digest.update(f"{path.relative_to(home).as_posix()} {sha256(path.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()[:12]


def work(order: Order) -> None:
    """Block after block until time is up; what takes long comes less often, by the root of it."""
    until = perf_counter() + 60 * order.minutes
    first, step = order.numbers
    numbers, spent = dict.fromkeys(order.rungs, first), {rung: [0, 0.0] for rung in order.rungs}
    while perf_counter() < until:
        rung = min(spent, key=lambda one: sqrt(spent[one][0] * spent[one][1]))
        begun = perf_counter()
        line = json.dumps(asdict(play(rung, order.seed, numbers[rung])))
        with order.journal.open("a", encoding="utf-8") as file:
            file.write(line + "\n")
        numbers[rung] += step
        spent[rung][0] += 1
        spent[rung][1] += perf_counter() - begun


def play(rung: Rung, seed: str, number: int) -> LadderBlock:
    table = KINDS[rung.table]
    searches = page_of(table.game).simulations(rung.table) if "search" in (rung.one, rung.others) else 0
    budget = Budget(simulations=searches) if searches else Budget()
    names = (rung.one,) if table.seats == 1 else (rung.one, *[rung.others] * (table.seats - 1))
    entrants = tuple(Entrant(name, name, budget) for name in dict.fromkeys(names))
    plan = BlockPlan(table.game, table.seats, seed, number, entrants, Budget(), options=table.options(number))
    matches = play_block(plan, Block(number, names)).matches
    if table.seats == 1:
        share = float(matches[0].ranks[0] == 1)
    else:
        share = fmean(share_of(match, rung.one, table.seats) for match in matches)
    learned = made_of(table.game, alone=table.seats == 1) if {rung.one, rung.others} & set(LEARNED) else ""
    today = datetime.now(UTC).date().isoformat()
    return LadderBlock(rung.table, rung.one, rung.others, seed, number, share, searches, learned, today)


@cache
def page_of(game: str) -> Page:
    return next(page for page in pages() if page.game == game)


def read_journal(journal: Path) -> list[LadderBlock]:
    """No block twice: whoever plays the same seed again plays the same deals."""
    found: dict[tuple[object, ...], LadderBlock] = {}
    for line in journal.read_text(encoding="utf-8").splitlines() if journal.exists() else ():
        block = LadderBlock(**json.loads(line))
        found[block.table, block.one, block.others, block.seed, block.number, block.made_of] = block
    return list(found.values())


def next_numbers(blocks: Sequence[LadderBlock], seed: str) -> int:
    """The first deal that nobody has played yet with this seed."""
    return max((block.number for block in blocks if block.seed == seed), default=0) + 1


def write(journal: Path, home: Path) -> None:
    blocks = read_journal(journal)
    for page in pages():
        by_rung: defaultdict[tuple[str, str, str], list[LadderBlock]] = defaultdict(list)
        for block in blocks:
            if KINDS[block.table].game == page.game:
                by_rung[block.table, block.one, block.others].append(block)
        text = page.text(by_rung, made_of(page.game), made_of(page.game, alone=True))
        (home / page.file).write_text(text, encoding="utf-8")


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("task", choices=("play", "write"))
    parser.add_argument("--seed", default="ladder", help="of the deals; another one on every machine")
    parser.add_argument("--tables", help=f"with commas: {', '.join(KINDS)}")
    parser.add_argument("--only", help="rungs of this bot alone")
    parser.add_argument("--among", help="rungs among this bot alone")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--journal", type=Path, default=JOURNAL)
    parser.add_argument("--home", type=Path, default=HOME, help="where the pages are written")
    asked = parser.parse_args(words)
    if asked.task == "write":
        write(asked.journal, asked.home)
        return 0
    named = (asked.tables or ",".join(KINDS)).split(",")
    if unknown := [name for name in named if name not in KINDS]:
        print(f"no kind of table is called “{unknown[0]}”: there are {', '.join(KINDS)}", file=sys.stderr)
        return 2
    wanted = [rung for page in pages() for rung in rungs(named, page)]
    wanted = [rung for rung in wanted if asked.only in (None, rung.one) and asked.among in (None, rung.others)]
    if not wanted:
        print("there is nothing to play", file=sys.stderr)
        return 2
    first, many = next_numbers(read_journal(asked.journal), asked.seed), asked.processes
    one_thread_each()
    workers = [
        get_context("spawn").Process(
            target=work,
            args=(Order(tuple(wanted), asked.seed, (first + number, many), asked.minutes, asked.journal),),
        )
        for number in range(many)
    ]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    return 0


if __name__ == "__main__":
    sys.exit(main())
