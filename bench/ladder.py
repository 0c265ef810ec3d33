"""The ladder: how often each bot wins among copies of a weaker one, at every kind of table, and every run of it.

python -m bench.ladder play --seed NAME --minutes 60 --processes 2      (it goes on; another seed, other deals)
python -m bench.ladder play --seed NAME --tables base-4,rides-2 --only search --blocks 300
python -m bench.ladder write                                            (the pages, from the journal)

A block is one deal with the one bot in every seat in turn; alone with Automas it is one deal. Each block is a line of
`bench/ladder.jsonl`, with a mark of what the stronger bots were: of their weights, and of what they do in one game. So
what other weights or another search have played stays on the page, but not in its tables. `search@6cd6b210` is the
search as it was at that commit (`bench.former`). No seed may be one that anything was tuned or trained by.
"""

import argparse
import json
import sys
from collections import defaultdict, deque
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from functools import cache
from hashlib import sha256
from itertools import islice
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from time import perf_counter
from typing import Final

from bench.first_decisions import first_decisions, plays_a_net
from bench.former import BETWEEN
from bench.ladder_pages import CLOCKED, FORMER, TABLES, Page, pages
from bench.levels import share_of
from tabletown.arena.blocks import Block, BlockPlan
from tabletown.arena.entrants import Entrant
from tabletown.arena.match import play_block
from tabletown.bots.bot import Budget
from tabletown.bots.one_thread import one_thread_each

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
    """Mark of weights and search; nothing where only yardsticks play, and those of earlier commits."""
    day: str


@dataclass(frozen=True)
class Order:
    """What one process does."""

    rungs: tuple[Rung, ...]
    seed: str
    numbers: tuple[int, int]
    """Deals from the first on, and every so manieth."""
    blocks: int
    """The last deal."""
    minutes: float
    journal: Path


def rungs(names: Sequence[str], page: Page) -> Iterator[Rung]:
    for name in names:
        table = TABLES[name]
        if table.game != page.game:
            continue
        steps = (
            page.alone
            if table.seats == 1
            else page.steps
            + (page.beside if name in page.wide else ())
            + page.against_former(name)
            + page.by_the_clock(name)
        )
        for one, others in steps:
            if "net" not in (one, others) or _plays_a_net(name):
                yield Rung(name, one, others)


@cache
def _plays_a_net(name: str) -> bool:
    return plays_a_net(TABLES[name])


@cache
def made_of(name: str) -> str:
    """A mark of the learned bots at a kind of table: the moves that they make in one game.

    Bytes of sources would do as well, but change with every comment.
    """
    digest = sha256()
    for bot, many in (("net", 60), ("search", 16)):
        for number, _decided in islice(first_decisions(TABLES[name], bot), many):
            digest.update(f"{bot} {number}\n".encode())
    return digest.hexdigest()[:12]


def work(order: Order) -> None:
    """Block after block until time is up; what takes long comes less often, by the root of it."""
    until = perf_counter() + 60 * order.minutes
    todo, spent = {rung: still_to_play(rung, order) for rung in order.rungs}, {rung: [0, 0.0] for rung in order.rungs}
    while perf_counter() < until and (left := [rung for rung in order.rungs if todo[rung]]):
        rung = min(left, key=lambda one: sqrt(spent[one][0] * spent[one][1]))
        begun = perf_counter()
        line = json.dumps(asdict(play(rung, order.seed, todo[rung].popleft())))
        with order.journal.open("a", encoding="utf-8") as file:
            file.write(line + "\n")
        spent[rung][0] += 1
        spent[rung][1] += perf_counter() - begun


def still_to_play(rung: Rung, order: Order) -> deque[int]:
    """Deals that nobody has played yet with these bots."""
    now = rung.table, rung.one, rung.others, order.seed, mark(rung), budget_of(rung)
    done = {
        one.number
        for one in read_journal(order.journal)
        if (one.table, one.one, one.others, one.seed, one.made_of, one.simulations) == now
    }
    first, step = order.numbers
    return deque(number for number in range(first, order.blocks + 1, step) if number not in done)


def play(rung: Rung, seed: str, number: int) -> LadderBlock:
    table = TABLES[rung.table]
    names = (rung.one,) if table.seats == 1 else (rung.one, *[rung.others] * (table.seats - 1))
    entrants = tuple(entrant(rung.table, name) for name in dict.fromkeys(names))
    plan = BlockPlan(table.game, table.seats, seed, number, entrants, Budget(), options=table.options(number))
    matches = play_block(plan, Block(number, names)).matches
    if table.seats == 1:
        share = float(matches[0].ranks[0] == 1)
    else:
        share = fmean(share_of(match, rung.one, table.seats) for match in matches)
    today = datetime.now(UTC).date().isoformat()
    return LadderBlock(rung.table, rung.one, rung.others, seed, number, share, budget_of(rung), mark(rung), today)


def entrant(table: str, name: str) -> Entrant:
    """`search@COMMIT` is played by `bench.former`."""
    called, timed, seconds = name.partition(CLOCKED)
    bot, at, commit = called.partition(FORMER)
    where = f"bench.former:{bot}{BETWEEN}{commit}" if at else called
    if timed:
        return Entrant(name, where, Budget(seconds=float(seconds.removesuffix(" s"))))
    return Entrant(name, where, Budget(simulations=page_of(TABLES[table].game).simulations(table, name) or None))


def budget_of(rung: Rung) -> int:
    """Simulations of whoever searches, of the one bot if both do."""
    page = page_of(TABLES[rung.table].game)
    return page.simulations(rung.table, rung.one) or page.simulations(rung.table, rung.others)


def mark(rung: Rung) -> str:
    playing = {name.partition(CLOCKED)[0] for name in (rung.one, rung.others)}
    return made_of(rung.table) if playing & set(LEARNED) else ""


@cache
def page_of(game: str) -> Page:
    return next(page for page in pages() if page.game == game)


def read_journal(journal: Path) -> list[LadderBlock]:
    """No block twice: whoever plays the same seed again plays the same deals."""
    found: dict[tuple[object, ...], LadderBlock] = {}
    for line in journal.read_text(encoding="utf-8").splitlines() if journal.exists() else ():
        block = LadderBlock(**json.loads(line))
        found[block.table, block.one, block.others, block.seed, block.number, block.made_of, block.simulations] = block
    return list(found.values())


def write(journal: Path, home: Path) -> None:
    blocks = read_journal(journal)
    for page in pages():
        by_rung: defaultdict[tuple[str, str, str], list[LadderBlock]] = defaultdict(list)
        for block in blocks:
            if TABLES[block.table].game == page.game:
                by_rung[block.table, block.one, block.others].append(block)
        text = page.text(by_rung, {name: made_of(name) for name in {rung[0] for rung in by_rung}})
        (home / page.file).write_text(text, encoding="utf-8")


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("task", choices=("play", "write"))
    parser.add_argument("--seed", default="ladder", help="of the deals; another one on every machine")
    parser.add_argument("--tables", help=f"with commas: {', '.join(TABLES)}")
    parser.add_argument("--only", help="rungs of this bot alone")
    parser.add_argument("--among", help="rungs among these bots alone, with commas")
    parser.add_argument("--blocks", type=int, default=1_000_000, help="deals of each rung, at most")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--journal", type=Path, default=JOURNAL)
    parser.add_argument("--home", type=Path, default=HOME, help="where the pages are written")
    asked = parser.parse_args(words)
    if asked.task == "write":
        write(asked.journal, asked.home)
        return 0
    named = (asked.tables or ",".join(TABLES)).split(",")
    if unknown := [name for name in named if name not in TABLES]:
        print(f"no kind of table is called “{unknown[0]}”: there are {', '.join(TABLES)}", file=sys.stderr)
        return 2
    wanted = [rung for page in pages() for rung in rungs(named, page)]
    among = asked.among.split(",") if asked.among else ()
    wanted = [one for one in wanted if asked.only in (None, one.one) and (not among or one.others in among)]
    if not wanted:
        print("there is nothing to play", file=sys.stderr)
        return 2
    many = asked.processes
    one_thread_each()
    workers = [
        get_context("spawn").Process(
            target=work,
            args=(Order(tuple(wanted), asked.seed, (1 + number, many), asked.blocks, asked.minutes, asked.journal),),
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
