"""How strong the bots of Between Two Cities are: one against copies of another, a block of seatings per seed.

python -m bench.b2c_bots balanced greedy --blocks 200 --start 1000000

With `--open` the one bot's search knows all hands and stacks, but not what others fancy: what hidden tiles cost it.
With `--capitals` all three modules are on the table.
With `--keep FILE` every block is written down at once, and blocks that stand in the file are not played again.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from time import perf_counter
from unittest.mock import patch

from tabletown.arena.stats import t_quantile
from tabletown.batch.arrays import NUMPY, Array
from tabletown.batch.between_two_cities.lanes import Lanes
from tabletown.batch.between_two_cities.make import people_batch
from tabletown.batch.loops import take_lanes
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.state import State
from tabletown.bots.bot import AnyBot, Budget
from tabletown.bots.roster import make_bot
from tabletown.bots.search.between_two_cities.people import PeopleTrials
from tabletown.core.game import Option
from tabletown.core.seat import all_seats


@dataclass(slots=True)
class Block:
    """One deal, the one bot in every seat in turn."""

    seed: int
    won: float = 0.0
    """The share of its wins that the one bot took."""
    margins: list[float] = field(default_factory=list)
    """Its score less the best score of the others, game by game."""
    own: list[int] = field(default_factory=list)
    others: list[int] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    """Milliseconds of every move of the one bot."""
    simulations: list[int] = field(default_factory=list)
    """The same for its simulations."""


CAPITALS: dict[str, Option] = {"landscapes": True, "civics": True, "districts": True}


@dataclass(frozen=True, slots=True)
class Sort:
    """What sort of table they sit at."""

    options: dict[str, Option]
    is_open: bool = False
    """The one bot's search knows all hands and stacks."""


def play_block(one: str, other: str, seats: int, seed: int, budget: Budget, table: Sort) -> Block:
    block = Block(seed)
    for place in range(seats):
        names = [one if seat == place else other for seat in range(seats)]
        bots = [
            make_bot("between-two-cities", name, f"{seed}/{seat}/{name}", budget) for seat, name in enumerate(names)
        ]
        block.won += _play(bots, place, block, table) / seats
    return block


def _play(bots: Sequence[AnyBot], place: int, block: Block, table: Sort) -> float:
    state = GAME.setup(len(bots), str(block.seed), **table.options)
    while acting := GAME.to_act(state):
        for seat in sorted(acting):
            view, moves = GAME.view(state, seat), GAME.legal_moves(state, seat)
            started = perf_counter()
            with _told(state, seat == place and table.is_open):
                decision = bots[seat].decide(view, moves)
            if seat == place:
                block.simulations.append(decision.simulations)
                block.times.append(round(1000 * (perf_counter() - started), 2))
            state = GAME.apply(state, seat, next(legal for legal in moves if legal == decision.move)).state
    outcome = GAME.outcome(state)
    if outcome is None:
        raise RuntimeError("the game stopped without a result")
    others = [outcome.scores[seat] for seat in all_seats(len(bots)) if seat != place]
    block.own.append(outcome.scores[place])
    block.others.extend(others)
    block.margins.append(outcome.scores[place] - max(others))
    return (place in outcome.winners) / len(outcome.winners)


@contextmanager
def _told(state: State, is_open: bool) -> Iterator[None]:
    if not is_open:
        yield
        return
    with patch.object(PeopleTrials, "_draw", partial(_true_lanes, state)):
        yield


def _true_lanes(state: State, _key: Array, count: int) -> Lanes:
    """There is one world: the true one. Only what others fancy is not known."""
    modules = state.modules
    batch = people_batch(
        state.seats, NUMPY, landscapes=modules.landscapes, civics=modules.civics, districts=bool(modules.districts)
    )
    return take_lanes(batch.from_states([state]), NUMPY.zeros(count, dtype=NUMPY.int32))


def say(blocks: Sequence[Block]) -> str:
    shares = [block.won for block in blocks]
    half = t_quantile(len(shares) - 1) * stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else 1.0
    times = sorted(time for block in blocks for time in block.times)
    at = [times[min(len(times) - 1, int(len(times) * share))] for share in (0.5, 0.95, 0.99)]
    games = [number for block in blocks for number in block.simulations] or [0]
    margin = mean(number for block in blocks for number in block.margins)
    own = mean(number for block in blocks for number in block.own)
    others = mean(number for block in blocks for number in block.others)
    return (
        f"{100 * mean(shares):.1f} % ± {100 * half:.1f} of wins, margin {margin:+.2f}, "
        f"scores {own:.1f} : {others:.1f}, ms per move p50 {at[0]:.1f} p95 {at[1]:.1f} p99 {at[2]:.1f}, "
        f"{mean(games):.0f} simulations, {len(blocks)} blocks"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--blocks", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--start", type=int, default=0, help="the first seed; 1000000 and more are for final figures")
    parser.add_argument("--time", type=float)
    parser.add_argument("--sims", type=int)
    parser.add_argument("--open", action="store_true", help="the one bot's search knows all hands and stacks")
    parser.add_argument("--capitals", action="store_true", help="with landscapes, civic tiles and districts")
    parser.add_argument("--keep", type=Path, help="a file of blocks, one line each")
    parser.add_argument("--minutes", type=float, default=1e9, help="begin no block after this time")
    chosen = parser.parse_args()
    begun, blocks = perf_counter(), _kept(chosen.keep)
    known = {block.seed for block in blocks}
    for seed in range(chosen.start, chosen.start + chosen.blocks):
        if seed in known or perf_counter() - begun > 60 * chosen.minutes:
            continue
        budget, table = Budget(chosen.time, chosen.sims), Sort(CAPITALS if chosen.capitals else {}, chosen.open)
        blocks.append(play_block(chosen.one, chosen.other, chosen.seats, seed, budget, table))
        if chosen.keep is not None:
            with chosen.keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(blocks[-1])) + "\n")
    print(f"{chosen.one} against {chosen.seats - 1} × {chosen.other}: {say(blocks)}")


def _kept(file: Path | None) -> list[Block]:
    if file is None or not file.exists():
        return []
    return [Block(**json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines()]


if __name__ == "__main__":
    main()
