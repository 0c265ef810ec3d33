"""Undo: what is still secret at once, what everybody has seen by consent, where the table allows it."""

from tabletown.server.live import log
from tabletown.server.live.manners import manners_of
from tabletown.server.live.picture import Picture
from tabletown.server.live.table import Table
from tabletown.server.wire.agreed import UndoRule
from tabletown.server.wire.protocol import Sitter, Why
from tabletown.server.wire.refusal import Refusal

# Asked after every move, of every seat: a member of an enum is found in ten times the time.
_OFF, _PERSON = UndoRule.OFF, Sitter.PERSON


def who_may_ask(table: Table) -> tuple[int, ...]:
    """The people who have moved: bots stand by what they did. Nobody, where what was seen stands."""
    if manners_of(table).undo is _OFF:
        return ()
    moved: set[int] = set()
    seats = len(table.chairs)
    for turned in table.moves:
        moved.add(turned.seat)
        if len(moved) == seats:
            # Soon after the start everybody has moved: no need to look at a whole game with every move.
            break
    found = []
    for seat in moved:
        if table.chairs[seat].sitter is _PERSON:
            found.append(int(seat))
    return tuple(sorted(found))


def who_is_free(table: Table, picture: Picture, view: object) -> tuple[int, ...]:
    """The people whose last choice nobody knows yet; `view` is an onlooker's."""
    if view is None or not picture.is_secret(view):
        return ()
    free: set[int] = set()
    for turned in reversed(table.moves):
        if any(map(picture.reveals, turned.events)):
            break
        if turned.seat not in table.to_act and table.chairs[turned.seat].sitter is _PERSON:
            free.add(int(turned.seat))
    return tuple(sorted(free))


def secret_undo(table: Table, seat: int) -> tuple[log.AnyWhat, ...]:
    """One choice comes back; what others have chosen since is lifted and laid down again."""
    count = moves_back(table, seat)
    others = [turned for turned in table.moves[-count:] if turned.seat != seat]
    kept = [log.MovePlayed(int(turned.seat), turned.move, again=True) for turned in others]
    return (log.MovesUndone(count, seat), *kept)


def moves_back(table: Table, seat: int) -> int:
    """From the last move of this seat on, everything."""
    for back, turned in enumerate(reversed(table.moves), 1):
        if turned.seat == seat:
            return back
    raise Refusal(Why.NO_UNDO)


def who_must_agree(table: Table, picture: Picture, seat: int, count: int) -> tuple[int, ...]:
    """Whose later decision would vanish; everybody, if something hidden was shown or nobody else has decided yet.

    Bots agree where the table allows it at all, so only people are asked.
    """
    lost = table.moves[-count:]
    deciders = {turned.seat for turned in lost} - {seat}
    shown = any(picture.reveals(event) for turned in lost for event in turned.events)
    asked = set(range(len(table.chairs))) - {seat} if shown or not deciders else deciders
    return tuple(sorted(other for other in asked if _is_asked(table, other)))


def _is_asked(table: Table, seat: int) -> bool:
    chair = table.chairs[seat]
    return chair.sitter is Sitter.PERSON and chair.stand_in is None
