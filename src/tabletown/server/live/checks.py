"""What must hold before a wish is granted. Everything here raises Refusal, or says nothing."""

from tabletown.server.live.notices import Chair
from tabletown.server.live.table import Table
from tabletown.server.live.wishes import Actor
from tabletown.server.wire.protocol import Status, Why
from tabletown.server.wire.refusal import Refusal

_RUNNING = Status.RUNNING
"""Asked with every move: a member of an enum is found in ten times the time."""
MOST_ENTRIES = 20_000
"""Entries of a log after which only moves are taken."""
SPARE_ENTRIES = 1_000
"""What the server itself may add then: bots for the absent, so that the game ends."""


def chair_at(table: Table, seat: int) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise Refusal(Why.NO_SUCH_SEAT)
    return table.chairs[seat]


def own_chair(table: Table, actor: Actor, seat: int) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise Refusal(Why.NO_SUCH_SEAT)
    chair = table.chairs[seat]
    if not chair.token or chair.token not in actor.tokens:
        raise Refusal(Why.NOT_YOUR_SEAT)
    return chair


def must_be_host(table: Table, actor: Actor) -> None:
    if table.host not in actor.tokens:
        raise Refusal(Why.NOT_HOST)


def must_be(table: Table, status: Status) -> None:
    if table.status is not status:
        raise Refusal(Why.OVER if table.status is Status.OVER else Why.STARTED)


def must_not_be_over(table: Table) -> None:
    if table.status is Status.OVER:
        raise Refusal(Why.OVER)


def must_not_be_drawing(table: Table) -> None:
    """Once shares are asked for, a change of seats would be a way to keep one back without being named."""
    if table.status is Status.OPEN and table.dealing.begun:
        raise Refusal(Why.DRAWING)


def must_run(table: Table) -> None:
    if table.status is not _RUNNING:
        raise Refusal(Why.OVER if table.status is Status.OVER else Why.NOT_STARTED)


def must_have_room(table: Table, most: int = MOST_ENTRIES) -> None:
    """A game is never as long as this; talk, undo and changes of seats can be, and must not fill the store."""
    if table.version >= most:
        raise Refusal(Why.TOO_MANY)


def must_be_fresh(table: Table, seen: int, changed: int) -> None:
    """Whoever decides must have seen what concerns the decision; a version to come is nobody's."""
    if not changed <= seen <= table.version:
        raise Refusal(Why.STALE)
