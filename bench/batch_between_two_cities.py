"""Between Two Cities from one View: today's crowds of the search beside lanes of the batch, in one run.

`python -m bench.batch_between_two_cities` prints one table. A crowd plays as a cheap form of a bot would; the batch at
random. Both draw the worlds they play in, and both look at the ends. Seconds are the processor's; rows alternate, best
of three.
"""

from collections.abc import Callable, Sequence
from random import Random
from time import process_time
from typing import NamedTuple

from tabletown import load
from tabletown.batch import NUMPY, load_batch
from tabletown.batch.chance import key_of, subkey
from tabletown.between_two_cities.people.moves import Choose
from tabletown.between_two_cities.people.view import View
from tabletown.between_two_cities.solo.moves import SoloMove
from tabletown.between_two_cities.solo.view import SoloView
from tabletown.bots.between_two_cities.automa.solo import BALANCED, city_judge
from tabletown.bots.between_two_cities.automa.wide import SoloSimulator
from tabletown.bots.between_two_cities.search import SearchBot, imagine
from tabletown.bots.between_two_cities.simulation import SmallSimulator
from tabletown.bots.between_two_cities.wide.simulation import WideSimulator
from tabletown.bots.bot import Budget
from tabletown.core.game import Option
from tabletown.core.seat import Seat

_GAME = load("between-two-cities")
_RUNS, _SECONDS = 3, 0.5
_LANES = (64, 256, 1024)
_MODULES: dict[str, Option] = {"landscapes": True, "civics": True, "districts": True}
Play = Callable[[int], object]


class Table(NamedTuple):
    name: str
    seats: int
    options: dict[str, Option]
    turns: tuple[int, ...]
    """At whose beginning a View is taken."""


_TABLES = (
    Table("Crowd, base", 4, {}, (0, 4)),
    Table("WideCrowd, all modules", 4, _MODULES, (0, 5)),
    Table("SoloLanes, full mode, all modules", 1, {"automa": "full", **_MODULES}, (0, 6)),
    Table("SoloLanes, simple mode, all modules", 1, {"automa": "simple", "growth": "even", **_MODULES}, (0, 12)),
)


def main() -> None:
    print("| today | turn | lanes | today, games/s | batch, games/s |\n|---|---|---|---|---|")
    for table in _TABLES:
        for turn in table.turns:
            view, moves = view_at(table, turn)
            both = todays(view, moves), batch_playouts(table, view)
            for lanes in _LANES:
                best = [max(_rate(run, lanes) for _ in range(_RUNS)) for run in both]
                shown = " | ".join(f"{lanes * rate:,.0f}" for rate in best)
                print(f"| {table.name} | {turn + 1} | {lanes} | {shown} |", flush=True)


def view_at(table: Table, turn: int) -> tuple[View | SoloView, Sequence[object]]:
    """What the first seat sees when it chooses in a turn of a random game, and its moves."""
    random = Random(turn)
    state = _GAME.setup(table.seats, "bench", **table.options)
    while True:
        seat = min(_GAME.to_act(state))
        view, moves = _GAME.view(state, seat), _GAME.legal_moves(state, seat)
        if not isinstance(view, View | SoloView):
            raise TypeError(f"{type(view).__name__} has no crowd")
        if view.turn == turn and seat == Seat(0) and isinstance(moves[0], Choose):
            return view, moves
        state = _GAME.apply(state, seat, random.choice(moves)).state


def todays(view: View | SoloView, moves: Sequence[object]) -> Play:
    """One move tried out in so many worlds."""
    choices = [move for move in moves if isinstance(move, Choose)][:1]
    if isinstance(view, SoloView):
        alone: list[SoloMove] = [*choices]
        solo = SoloSimulator(view, city_judge(BALANCED), "bench")
        return lambda lanes: solo.play(alone, lanes)
    if view.modules.hand == 9 or view.modules.civics:
        wide = WideSimulator(view, imagine(view, "bench"))
        return lambda lanes: wide.play(choices, lanes)
    bot = SearchBot("bench", Budget())
    small = SmallSimulator(view, bot.judge, bot.manner, imagine(view, "bench"))
    return lambda lanes: small.play(choices, lanes)


def batch_playouts(table: Table, view: View | SoloView) -> Play:
    batch = load_batch("between-two-cities", table.seats, xp=NUMPY, **table.options)
    key = key_of(NUMPY, "bench")

    def run(lanes: int) -> object:
        worlds = batch.lanes(view, key, lanes)
        return batch.standing(batch.playout(worlds, subkey(NUMPY, key, lanes))).ranks

    return run


def _rate(run: Play, lanes: int) -> float:
    """Calls a second."""
    run(lanes)
    start, calls = process_time(), 0
    while process_time() - start < _SECONDS:
        calls += 1
        run(lanes)
    return calls / (process_time() - start)


if __name__ == "__main__":
    main()
