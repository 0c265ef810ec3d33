"""How many mistakes each level may make, found by matches, and what the levels then win from each other.

python -m bench.levels calibrate --out night/levels --minutes 8 --processes 3     (as often as wished: it goes on)
python -m bench.levels keep --out night/levels                                    (into levels.json of the bots)
python -m bench.levels measure --out night/levels --minutes 8 --processes 3
python -m bench.levels report --out night/levels > bench/levels.md

One of the higher level sits among copies of the one below, in every seat in turn. It shall have twice the chances of
each of them: 2/3 of the wins at two seats, 1/2 at three, 2/5 at four. Alone with Automas both play the same deal: it
is for whoever wins it, or, if both do or neither, for whoever has the higher score; deals that end alike are shared.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from time import perf_counter

import tabletown.bots
from bench.first_decisions import plays_a_net
from bench.level_tables import KINDS, LevelTable
from bench.shares import told
from tabletown.arena.blocks import Block, BlockPlan
from tabletown.arena.entrants import Entrant
from tabletown.arena.match import Match, play_block
from tabletown.bots.bot import Budget
from tabletown.bots.mistakes import OTHER_TABLES, Allowances, allowances_at
from tabletown.bots.one_thread import one_thread_each

STEPS = (("expert", "hard"), ("hard", "medium"), ("medium", "easy"))
"""Who sits among copies of whom."""
ODDS, LOW, HIGH = 2.0, 1.5, 3.0
"""Chances of the higher level against one of the lower: the aim, and what will do (60 to 75 % at two seats)."""
FIRST = {"hard": 0.0, "medium": 0.02, "easy": 0.05}
LEAST, MOST = 0.002, 1.0
"""Allowances are between these, or nothing."""
STIFF, EARLY = 8.0, 10
"""An allowance follows the shares of blocks by 8 / (10 + blocks so far), in logarithms (Robbins and Monro)."""
EXPERT = Budget(simulations=600)
"""As in a fifth of a second; more does not make it stronger (bench/one_search.md)."""


def even_share(seats: int, odds: float) -> float:
    """Of one among copies of another, if chances are as weights; alone two are compared."""
    return odds / (odds + max(seats, 2) - 1)


@dataclass(frozen=True)
class Order:
    """What one process does."""

    task: str
    kinds: tuple[str, ...]
    steps: tuple[tuple[str, str], ...]
    out: Path
    minutes: float
    seed: str


class Progress:
    """Of one kind of table, in a file that is replaced after every round."""

    def __init__(self, path: Path) -> None:
        self.path = path
        found = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        self.shares: dict[str, list[float]] = found.get("shares", {})
        """By step: what the higher one had of each block."""
        self.tracks: dict[str, list[float]] = found.get("tracks", {})
        """By level: its allowance after each block."""

    def save(self) -> None:
        text = json.dumps({"shares": self.shares, "tracks": self.tracks})
        fresh = self.path.with_suffix(".new")
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(self.path)

    def allowance(self, level: str) -> float:
        """The mean of the later half, by logarithms."""
        track = self.tracks.get(level, [])
        late = track[len(track) // 2 :]
        return exp(fmean(log(max(one, LEAST)) for one in late)) if late else FIRST[level]

    def learn(self, level: str, seats: int, share: float) -> None:
        track = self.tracks.setdefault(level, [])
        now = log(track[-1] if track else FIRST[level] or 0.02)
        # Whoever loses too often to the level above must make fewer mistakes.
        now -= STIFF / (EARLY + len(track)) * (share - even_share(seats, ODDS))
        track.append(min(MOST, max(LEAST, exp(now))))


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("task", choices=("calibrate", "keep", "measure", "report"))
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--kinds", help=f"with commas: {', '.join(KINDS)}")
    parser.add_argument("--steps", default="medium,easy", help="the lower levels of what is played, with commas")
    parser.add_argument("--minutes", type=float, default=8)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", default="levels-1")
    asked = parser.parse_args(words)
    kinds = tuple((asked.kinds or ",".join(KINDS)).split(","))
    if asked.task == "keep":
        keep(asked.out, kinds)
    elif asked.task == "report":
        print(report(asked.out, kinds))
    else:
        asked.out.mkdir(parents=True, exist_ok=True)
        steps = tuple(step for step in STEPS if step[1] in asked.steps.split(","))
        parts = [kinds[number :: asked.processes] for number in range(asked.processes)]
        play_all([Order(asked.task, part, steps, asked.out, asked.minutes, asked.seed) for part in parts if part])


def play_all(orders: Sequence[Order]) -> None:
    one_thread_each()
    context = get_context("spawn")
    workers = [context.Process(target=work, args=(order,)) for order in orders]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()


def work(order: Order) -> None:
    """Block after block, until time is up; what takes long comes less often, by the root of it."""
    until = perf_counter() + 60 * order.minutes
    spent = {(kind, step): [0, 0.0] for kind in order.kinds for step in order.steps}
    while perf_counter() < until:
        kind, step = min(spent, key=lambda one: sqrt(spent[one][0] * spent[one][1]))
        begun = perf_counter()
        (calibrate if order.task == "calibrate" else measure)(order, kind, step)
        counted = spent[kind, step]
        counted[0] += 1
        counted[1] += perf_counter() - begun


def calibrate(order: Order, kind: str, step: tuple[str, str]) -> None:
    progress = Progress(order.out / f"{kind}.json")
    higher, lower = step
    number = len(progress.tracks.get(lower, ())) + 1
    track = progress.tracks.get(lower)
    allowances = {level: progress.allowance(level) for level in FIRST}
    allowances[lower] = track[-1] if track else FIRST[lower] or 0.02
    share = play(KINDS[kind], f"{order.seed}-{higher}", number, step, allowances)
    progress.learn(lower, KINDS[kind].seats, share)
    progress.save()


def measure(order: Order, kind: str, step: tuple[str, str]) -> None:
    """With what is kept, on deals that nothing was calibrated by."""
    progress = Progress(order.out / f"{kind}.measured.json")
    shares = progress.shares.setdefault("-".join(step), [])
    shares.append(play(KINDS[kind], f"{order.seed}-held-out", len(shares) + 1, step, None))
    progress.save()


def play(
    table: LevelTable, seed: str, number: int, step: tuple[str, str], allowances: dict[str, float] | None
) -> float:
    """One block: the share of the higher level."""
    entrants = tuple(_entrant(level, allowances) for level in step)
    plan = BlockPlan(table.game, table.seats, seed, number, entrants, Budget(), options=table.options(number))
    higher, lower = step
    if table.seats > 1:
        block = Block(number, (higher, *[lower] * (table.seats - 1)))
        return fmean(share_of(match, higher, table.seats) for match in play_block(plan, block).matches)
    one, other = (_result(play_block(plan, Block(number, (level,))).matches[0]) for level in step)
    return 0.5 if one == other else float(one > other)


def _entrant(level: str, allowances: dict[str, float] | None) -> Entrant:
    if level == "expert":
        return Entrant(level, "search", EXPERT)
    return Entrant(level, "net", Budget(level=level) if allowances is None else Budget(mistakes=allowances[level]))


def share_of(match: Match, label: str, seats: int) -> float:
    """Of the win, or of being ahead of the other seats where an Automa has won."""
    ranks = match.ranks[:seats]
    won = [who for who, rank in zip(match.table[:seats], ranks, strict=True) if rank == min(ranks)]
    return won.count(label) / len(won)


def _result(match: Match) -> tuple[bool, int]:
    """Alone: whether it was won, and the own score."""
    return match.ranks[0] == 1, match.scores[0]


def keep(out: Path, kinds: Sequence[str]) -> None:
    for game in {table.game for table in KINDS.values()}:
        known = dict(_known(game))
        for kind in kinds:
            progress = Progress(out / f"{kind}.json")
            if KINDS[kind].game == game and progress.tracks:
                known[kind] = {level: round(progress.allowance(level), 4) for level in reversed(FIRST)}
        rows = [f"  {json.dumps(kind)}: {json.dumps(known[kind])}" for kind in sorted(known)]
        _levels_file(game).write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


def report(out: Path, kinds: Sequence[str]) -> str:
    """The whole page, from all that was measured in folders below."""
    return "\n".join([*HEAD, *_report_rows(out, kinds)])


HEAD = """\
# What levels win from each other

A level is what one move may give away, in chances to win ([how](../src/tabletown/bots/mistakes.py)). One of the
higher level sits among copies of the one below, in every seat in turn, on deals that nothing was calibrated by; in
per cent of the wins, with 95 % intervals and the number of deals. Asked is that the higher level has one and a half
to three times the chances of each of the others: 60 to 75 % at two seats, and the share that the same odds give at
more (odds / (odds + others)). Alone with Automas two levels play the same deal: it goes to whoever wins it, then to
the higher score. Expert searches (600 simulations a move or 200 ms here, a second at tables); the others play at
once: the net where there is one, else `balanced` or `planner`.

`python -m bench.levels calibrate`, `keep`, `measure`, `report` make allowances and this page anew. Tables that are not
here have the allowances of their sort where a net plays, and those of `other` where `balanced` or `planner` does.

""".splitlines()


def _report_rows(out: Path, kinds: Sequence[str]) -> Iterator[str]:
    measured = {kind: [Progress(path).shares for path in sorted(out.rglob(f"{kind}.measured.json"))] for kind in kinds}
    played = {name for found in measured.values() for shares in found for name in shares}
    steps = [step for step in STEPS if "-".join(step) in played]
    yield f"| table | asked, % | {' | '.join(map(' among '.join, steps))} | may give away, % |"
    yield f"|---|---|{'---|' * len(steps)}---|"
    for kind, found in measured.items():
        if not found:
            continue
        table = KINDS[kind]
        band = "–".join(f"{100 * even_share(table.seats, odds):.0f}" for odds in (LOW, HIGH))
        cells = [_cell([share for shares in found for share in shares.get("-".join(step), [])]) for step in steps]
        given = allowances_at(_known(table.game), kind if plays_a_net(table) else OTHER_TABLES)
        told_given = ", ".join(f"{100 * given[level]:.1f}" for level in reversed(FIRST))
        yield f"| {table.title} | {band} | {' | '.join(cells)} | {told_given} |"


def _cell(shares: Sequence[float]) -> str:
    return f"{told([100 * share for share in shares])} ({len(shares)})" if shares else "–"


def _levels_file(game: str) -> Path:
    return Path(tabletown.bots.__file__).parent / game.replace("-", "_") / "levels.json"


def _known(game: str) -> Allowances:
    found: Allowances = json.loads(_levels_file(game).read_text(encoding="utf-8"))
    return found


if __name__ == "__main__":
    main()
