"""The one search beside `search` as it was before: the same deals, as many simulations, at every kind of table.

Commit d301687a was the last with an older search, among people with Capitals and alone where no net orders moves.
Before that the older one played two with an Automa until 2c0d6ced, and among people in the base game until 6cd6b210 (at
four seats 9a83558f): `--bots` names any other two. Bots of before think in a process of their own: milliseconds of the
processor are not theirs, those by the clock are.

python -m bench.one_search play --processes 14 --minutes 7.5 --seed held      (--out DIR, else night/one_search)
python -m bench.one_search report DIR
"""

import argparse
import json
from collections import defaultdict
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from time import perf_counter, process_time
from typing import cast

from bench.shares import told
from tabletown.between_two_cities import GAME
from tabletown.between_two_cities.game import AnyMove
from tabletown.bots.bot import AnyBot, Budget
from tabletown.bots.one_thread import one_thread_each
from tabletown.bots.roster import make_bot
from tabletown.core.game import Option
from tabletown.core.seat import Seat, all_seats

OLD, NEW = "bench.former:search_at_d301687a", "search"
ALL: dict[str, Option] = {"landscapes": True, "civics": True, "districts": True}


@dataclass(frozen=True)
class Kind:
    """A kind of table: one bot among `balanced` ones, in every seat in turn."""

    seats: int
    simulations: int
    options: dict[str, Option] = field(default_factory=dict)
    part: int = 1
    """Processes of every fourteen."""


KINDS = {
    "base, 4 seats": Kind(4, 600, part=3),
    "all modules, 4 seats": Kind(4, 300, ALL, part=4),
    "solo, full mode, level 4": Kind(1, 400, {"automa": "full", "level": 4}, part=2),
    "solo, simple mode, level 1": Kind(1, 400, {"automa": "simple", "level": 1}),
    "two with an Automa": Kind(2, 400, {"automa": "third"}, part=2),
    "base, 3 seats": Kind(3, 600),
    "base, 7 seats": Kind(7, 600),
    "base, 5 seats": Kind(5, 600, part=0),
    "base, 6 seats": Kind(6, 600, part=0),
    "two with an Automa, all modules": Kind(2, 200, {"automa": "third", **ALL}, part=0),
    "solo, full mode, level 2, all modules": Kind(1, 200, {"automa": "full", "level": 2, **ALL}, part=0),
    "solo, simple mode, level 1, all modules": Kind(1, 200, {"automa": "simple", "level": 1, **ALL}, part=0),
    "civics, 4 seats": Kind(4, 300, {"civics": True}, part=0),
    "landscapes, 4 seats": Kind(4, 300, {"landscapes": True}, part=0),
    "base, 2 seats": Kind(2, 600, part=0),
    **{
        f"civics and districts, {seats} seats": Kind(seats, 300, {"civics": True, "districts": True}, part=0)
        for seats in (3, 5, 6, 7)
    },
    **{f"all modules, {seats} seats": Kind(seats, 300, ALL, part=0) for seats in (2, 3, 5, 6, 7)},
}
"""Those without a part are played only if they are named."""


@dataclass(frozen=True)
class Order:
    """What one process does."""

    kind: str
    first: int
    step: int
    """Every so manieth block, from the first on."""
    seed: str
    out: Path
    minutes: float
    bots: tuple[str, ...]
    seconds: float | None
    against: str


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    orders = parser.add_subparsers(dest="order", required=True)
    play = orders.add_parser("play")
    play.add_argument("--out", type=Path, default=Path("night/one_search"))
    play.add_argument("--processes", type=int, default=14)
    play.add_argument("--minutes", type=float, default=7.5)
    play.add_argument("--seed", default="held")
    play.add_argument("--kinds", help="Names of kinds, with ; between them: as many processes for each.")
    play.add_argument("--bots", default=f"{NEW},{OLD}")
    play.add_argument("--against", default="balanced")
    play.add_argument("--seconds", type=float, help="A budget in seconds instead of simulations.")
    report = orders.add_parser("report")
    report.add_argument("out", type=Path)
    given = parser.parse_args()
    if given.order == "play":
        play_all(given)
    print(format_report(given.out))


def play_all(given: argparse.Namespace) -> None:
    given.out.mkdir(parents=True, exist_ok=True)
    one_thread_each()
    if given.kinds:
        named = given.kinds.split(";")
        shared = [named[number % len(named)] for number in range(given.processes)]
    else:
        parts = [name for name, kind in KINDS.items() for _ in range(kind.part)]
        shared = [parts[number % len(parts)] for number in range(given.processes)]
    workers = []
    context = get_context("spawn")
    bots = tuple(given.bots.split(","))
    for number, kind in enumerate(shared):
        first, step = shared[:number].count(kind), shared.count(kind)
        order = Order(kind, first, step, given.seed, given.out, given.minutes, bots, given.seconds, given.against)
        workers.append(context.Process(target=work, args=(order,)))
        workers[-1].start()
    for worker in workers:
        worker.join()


def work(order: Order) -> None:
    """Block by block until time is up; a block that one bot has played, the others play too."""
    until = perf_counter() + 60 * order.minutes
    path = order.out / f"{order.kind.replace(', ', '-').replace(' ', '_')}-{order.first}.jsonl"
    block, longest = order.first, 0.0
    while perf_counter() + longest < until:
        begun = perf_counter()
        lines = [play_block(order, block, bot) for bot in order.bots]
        longest = max(longest, perf_counter() - begun)
        with path.open("a", encoding="utf-8") as file:
            file.writelines(json.dumps(line) + "\n" for line in lines)
        block += order.step


def play_block(order: Order, block: int, bot: str) -> dict[str, object]:
    kind = KINDS[order.kind]
    walls: list[int] = []
    played = [play_game(order, block, bot, Seat(place), walls) for place in range(kind.seats)]
    return {
        "walls": walls,
        "kind": order.kind,
        "block": block,
        "bot": bot,
        "share": fmean(game["share"] for game in played),
        "lead": fmean(game["lead"] for game in played),
        "ms": 1000 * sum(game["seconds"] for game in played) / sum(game["decisions"] for game in played),
    }


def play_game(order: Order, block: int, name: str, place: Seat, walls: list[int]) -> dict[str, float]:
    """`walls` gets the milliseconds of every decision by the clock."""
    kind, seed = KINDS[order.kind], f"{order.seed}-{block}"
    budget = Budget(seconds=order.seconds) if order.seconds else Budget(simulations=kind.simulations)
    bots: dict[Seat, AnyBot] = {
        seat: make_bot(GAME.name, order.against, f"{seed}/{seat}", budget) for seat in all_seats(kind.seats)
    }
    bots[place] = make_bot(GAME.name, name, f"{seed}/{place}", budget)
    state, seconds, decisions = GAME.setup(kind.seats, seed, **kind.options), 0.0, 0
    while acting := GAME.to_act(state):
        seat = min(acting)
        begun, wall = process_time(), perf_counter()
        move = cast(AnyMove, bots[seat].decide(GAME.view(state, seat), GAME.legal_moves(state, seat)).move)
        if seat == place:
            seconds, decisions = seconds + process_time() - begun, decisions + 1
            walls.append(round(1000 * (perf_counter() - wall)))
        state = GAME.apply(state, seat, move).state
    outcome = GAME.outcome(state)
    assert outcome is not None
    scores = outcome.scores
    others = [score for seat, score in enumerate(scores) if seat != place]
    share = (place in outcome.winners) / len(outcome.winners)
    return {"share": share, "lead": scores[place] - fmean(others), "seconds": seconds, "decisions": decisions}


def format_report(out: Path) -> str:
    lines = [json.loads(line) for path in sorted(out.glob("*.jsonl")) for line in path.read_text().splitlines()]
    by_kind: defaultdict[str, defaultdict[int, dict[str, dict[str, float]]]] = defaultdict(lambda: defaultdict(dict))
    for line in lines:
        by_kind[line["kind"]][line["block"]][line["bot"]] = line
    if not lines:
        return "no block is played"
    first, second = list(dict.fromkeys(line["bot"] for line in lines))[:2]
    rows = [
        f"| table | blocks | {first} | {second} | difference | lead | ms of both |",
        "|---|---|---|---|---|---|---|",
    ]
    for kind in [kind for kind in KINDS if kind in by_kind]:
        pairs = [found for found in by_kind[kind].values() if len(found) == 2]
        if len(pairs) < 2:
            continue
        new, old = ([pair[bot] for pair in pairs] for bot in (first, second))
        shares = [[100 * one["share"] for one in row] for row in (new, old)]
        apart = [one - other for one, other in zip(*shares, strict=True)]
        lead = [one["lead"] - other["lead"] for one, other in zip(new, old, strict=True)]
        pace = ", ".join(f"{fmean(one['ms'] for one in row):.1f}" for row in (new, old))
        rows.append(
            f"| {kind} | {len(pairs)} | {told(shares[0])} | {told(shares[1])} | {told(apart)} "
            f"| {told(lead, 2)} | {pace} |"
        )
    for bot in (first, second):
        walls = sorted(wall for line in lines if line["bot"] == bot for wall in line["walls"])
        if walls:
            p50, p99 = (walls[int(part * len(walls))] for part in (0.5, 0.99))
            rows.append(
                f"{bot}: {len(walls)} decisions, p50 {p50} ms, p99 {p99} ms, longest {walls[-1]} ms by the clock"
            )
    return "\n".join(rows)


if __name__ == "__main__":
    main()
