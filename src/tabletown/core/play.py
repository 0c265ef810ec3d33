"""One game being played: its State, and the record that grows with it."""

from dataclasses import dataclass, replace
from typing import Generic, cast

from tabletown.core.game import AnyGame, Game, M, Option, S, Step, V, agreed
from tabletown.core.record import Played, Record, format_outcome, load_rules, new_record, replay
from tabletown.core.seat import Seat


@dataclass(slots=True)
class Sitting(Generic[S, M, V]):
    """The one thing in `core` that changes. A refused move changes nothing."""

    game: Game[S, M, V]
    record: Record
    state: S

    def submit(self, seat: Seat, move: M) -> Step[S]:
        step = self.game.apply(self.state, seat, move)
        entry = Played(seat, self.game.format_move(move))
        outcome = self.game.outcome(step.state)
        result = None if outcome is None else format_outcome(outcome)
        self.record = replace(self.record, entries=(*self.record.entries, entry), result=result)
        self.state = step.state
        return step


def sit_down(game: Game[S, M, V], seats: int, seed: str, /, **options: Option) -> Sitting[S, M, V]:
    """Start a new game. Raises BadSetup."""
    written = agreed(game, seats, options)
    record = new_record(cast(AnyGame, game), seats, seed, written)
    return Sitting(game, record, game.setup(seats, seed, **written))


def resume(record: Record) -> Sitting[object, object, object]:
    """Go on where a record stops. Raises BadRecord."""
    *_, last = replay(record)
    return Sitting(load_rules(record), record, last.state)
