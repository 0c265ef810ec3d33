"""What plays the games of a search: a fleet of tables with NumPy, or one by one where there is none."""

from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Protocol

from tabletown.bots.ticket_to_ride_new_york.simulation import PlainTrials
from tabletown.core.chance import Stream
from tabletown.core.seat import Seat
from tabletown.ticket_to_ride_new_york.moves import Move
from tabletown.ticket_to_ride_new_york.state import State


class Engine(Protocol):
    def run(self, moves: Sequence[Move], count: int, is_up: Callable[[], bool]) -> list[list[float]] | None:
        """For every move so many games, in the same worlds: how well each ends, from 0 to 1. None if time is up."""


FAST = find_spec("numpy") is not None


def engine(worlds: Sequence[State], seat: Seat, stream: Stream) -> Engine:
    """For one decision of a seat."""
    if not FAST:
        return PlainTrials(worlds, seat)
    from tabletown.bots.ticket_to_ride_new_york.trials import Trials

    return Trials(worlds, seat, stream)
