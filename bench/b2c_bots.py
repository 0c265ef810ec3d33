"""How strong the bots of Between Two Cities are: one against copies of another, a block of seatings per seed.

python -m bench.b2c_bots balanced greedy --blocks 200 --start 1000000

With `--open` the worlds that the one bot's search plays in are the true one: what hidden tiles cost it.
"""

import argparse
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import sqrt
from statistics import mean, stdev
from time import perf_counter
from unittest.mock import patch

from tabletown.between_two_cities import GAME
from tabletown.between_two_cities.state import State
from tabletown.bots.between_two_cities import simulation
from tabletown.bots.bot import AnyBot, Budget
from tabletown.bots.roster import make_bot
from tabletown.core.seat import all_seats


@dataclass(slots=True)
class Tally:
    blocks: list[float] = field(default_factory=list)
    """By block: the share of its wins that the one bot took."""
    margins: list[float] = field(default_factory=list)
    """Its score less the best score of the others, game by game."""
    own: list[int] = field(default_factory=list)
    others: list[int] = field(default_factory=list)
    is_open: bool = False
    """Whether the one bot is told the true State instead of possible ones."""
    times: list[float] = field(default_factory=list)
    """Milliseconds of every move of the one bot."""

    def say(self) -> str:
        half = 1.96 * stdev(self.blocks) / sqrt(len(self.blocks)) if len(self.blocks) > 1 else 1.0
        times = sorted(self.times)
        at = [times[min(len(times) - 1, int(len(times) * share))] for share in (0.5, 0.95, 0.99)]
        return (
            f"{100 * mean(self.blocks):.1f} % ± {100 * half:.1f} of wins, margin {mean(self.margins):+.2f}, "
            f"scores {mean(self.own):.1f} : {mean(self.others):.1f}, "
            f"ms per move p50 {at[0]:.1f} p95 {at[1]:.1f} p99 {at[2]:.1f}, {len(self.blocks)} blocks"
        )


def play_block(one: str, other: str, seats: int, seed: str, budget: Budget, tally: Tally) -> None:
    """One deal, the one bot in every seat in turn."""
    won = 0.0
    for place in range(seats):
        names = [one if seat == place else other for seat in range(seats)]
        bots = [
            make_bot("between-two-cities", name, f"{seed}/{seat}/{name}", budget) for seat, name in enumerate(names)
        ]
        won += _play(bots, place, seed, tally)
    tally.blocks.append(won / seats)


def _play(bots: Sequence[AnyBot], place: int, seed: str, tally: Tally) -> float:
    state = GAME.setup(len(bots), seed)
    while acting := GAME.to_act(state):
        for seat in sorted(acting):
            view, moves = GAME.view(state, seat), GAME.legal_moves(state, seat)
            started = perf_counter()
            with _told(state, seat == place and tally.is_open):
                move = bots[seat].decide(view, moves).move
            if seat == place:
                tally.times.append(1000 * (perf_counter() - started))
            state = GAME.apply(state, seat, next(legal for legal in moves if legal == move)).state
    outcome = GAME.outcome(state)
    if outcome is None:
        raise RuntimeError("the game stopped without a result")
    others = [outcome.scores[seat] for seat in all_seats(len(bots)) if seat != place]
    tally.own.append(outcome.scores[place])
    tally.others.extend(others)
    tally.margins.append(outcome.scores[place] - max(others))
    return (place in outcome.winners) / len(outcome.winners)


@contextmanager
def _told(state: State, is_open: bool) -> Iterator[None]:
    if not is_open:
        yield
        return
    with patch.object(simulation, "resample", lambda _view, _stream: state):
        yield


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
    chosen = parser.parse_args()
    tally = Tally(is_open=chosen.open)
    for number in range(chosen.start, chosen.start + chosen.blocks):
        budget = Budget(chosen.time, chosen.sims)
        play_block(chosen.one, chosen.other, chosen.seats, str(number), budget, tally)
    print(f"{chosen.one} against {chosen.seats - 1} × {chosen.other}: {tally.say()}")


if __name__ == "__main__":
    main()
