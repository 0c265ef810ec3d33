"""Who sits where: bots by name, one for all seats or one for each."""

import os
import sys

from tabletown.core.errors import TabletownError
from tabletown.core.sentence import sentence


class BadSeats(TabletownError):
    """Bots that do not fit the seats."""


def find_bots_here() -> None:
    """So that a bot of one's own can be named as `module:factory` from the folder it lies in."""
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())


def name_bots(bots: str, seats: int) -> list[str]:
    names = [name.strip() for name in bots.split(",")]
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise BadSeats(sentence("play-too-few-bots", bots=len(names), seats=seats))
    return names
