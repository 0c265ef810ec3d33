"""Between Two Cities from one View: today's crowds of the search beside lanes of the batch, in one run.

`python -m bench.batch_between_two_cities` prints one table. A crowd plays as a cheap form of a bot would; the batch at
random. Both draw the worlds they play in, and both look at the ends. A crowd begins behind this turn, the batch plays
it, too: so the table tells how much the batch makes of what a crowd does, in games and in turns of games. Seconds are
the processor's; both in turns, best of five.
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
from tabletown.between_two_cities.solo.schedule import solo_schedule
from tabletown.between_two_cities.solo.view import SoloView
from tabletown.bots.between_two_cities.automa.solo import BALANCED, city_judge
from tabletown.bots.between_two_cities.automa.wide import SoloSimulator
from tabletown.bots.between_two_cities.search import imagine
from tabletown.bots.between_two_cities.wide.simulation import WideSimulator
from tabletown.core.game import Option
from tabletown.core.seat import Seat

_GAME = load("between-two-cities")
_RUNS, _SECONDS = 5, 0.4
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
    Table("WideCrowd, all modules", 4, _MODULES, (0, 5)),
    Table("SoloLanes, full mode, all modules", 1, {"automa": "full", **_MODULES}, (0, 6)),
    Table("SoloLanes, simple mode, all modules", 1, {"automa": "simple", "growth": "even", **_MODULES}, (0, 12)),
)


def main() -> None:
    print("| today | turn | lanes | today, games/s | batch, games/s | of it, games | of it, turns |")
    print("|---|---|---|---|---|---|---|")
    for table in _TABLES:
        for turn in table.turns:
            view, moves = view_at(table, turn)
            both = todays(view, moves), batch_playouts(table, view)
            left = _turns(view) - turn
            for lanes in _LANES:
                rates = [[_rate(run, lanes) for run in both] for _ in range(_RUNS)]
                today, batch = (lanes * max(column) for column in zip(*rates, strict=True))
                share = batch / today
                shown = f"{today:,.0f} | {batch:,.0f} | {share:.0%} | {share * left / (left - 1):.0%}"
                print(f"| {table.name} | {turn + 1} of {left + turn} | {lanes} | {shown} |", flush=True)


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


def _turns(view: View | SoloView) -> int:
    if isinstance(view, View):
        return len(view.turns)
    return len(solo_schedule(view.setting.mode, view.setting.hand))


def todays(view: View | SoloView, moves: Sequence[object]) -> Play:
    """One move tried out in so many worlds."""
    choices = [move for move in moves if isinstance(move, Choose)][:1]
    if isinstance(view, SoloView):
        alone: list[SoloMove] = [*choices]
        solo = SoloSimulator(view, city_judge(BALANCED), "bench")
        return lambda lanes: solo.play(alone, lanes)
    wide = WideSimulator(view, imagine(view, "bench"))
    return lambda lanes: wide.play(choices, lanes)


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
