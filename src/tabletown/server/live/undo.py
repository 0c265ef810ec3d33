"""Undo by consent: how much would be taken back, and who has to agree."""

from tabletown.server.live.picture import Picture
from tabletown.server.live.table import Table
from tabletown.server.wire.protocol import Sitter, Why
from tabletown.server.wire.refusal import Refusal


def who_may_ask(table: Table) -> tuple[int, ...]:
    """The people who have moved: bots stand by what they did."""
    moved: set[int] = set()
    for turned in table.moves:
        moved.add(turned.seat)
        if len(moved) == len(table.chairs):
            # Soon after the start everybody has moved: no need to look at a whole game with every move.
            break
    return tuple(sorted([int(seat) for seat in moved if table.chairs[seat].sitter is Sitter.PERSON]))


def moves_back(table: Table, seat: int) -> int:
    """From the last move of this seat on, everything."""
    for back, turned in enumerate(reversed(table.moves), 1):
        if turned.seat == seat:
            return back
    raise Refusal(Why.NO_UNDO)


def who_must_agree(table: Table, picture: Picture, seat: int, count: int) -> tuple[int, ...]:
    """Whose later decision would vanish; everybody, if something hidden was shown or nobody else has decided yet.

    Bots always agree, so only people are asked.
    """
    lost = table.moves[-count:]
    deciders = {turned.seat for turned in lost} - {seat}
    shown = any(picture.reveals(event) for turned in lost for event in turned.events)
    asked = set(range(len(table.chairs))) - {seat} if shown or not deciders else deciders
    return tuple(sorted(other for other in asked if _is_asked(table, other)))


def _is_asked(table: Table, seat: int) -> bool:
    chair = table.chairs[seat]
    return chair.sitter is Sitter.PERSON and chair.stand_in is None
