"""What people agreed on beside the rules: taking back, talking, who sits where, who goes first."""

from collections.abc import Callable
from typing import cast

from msgspec.structs import replace

from tabletown.core.registry import face, part
from tabletown.server.live import log
from tabletown.server.live.picture import Picture
from tabletown.server.live.table import Table
from tabletown.server.wire.agreed import Manners, SeatRule, TalkRule, UndoRule
from tabletown.server.wire.protocol import Sitter, Status, Waiting

_STRICT = TalkRule.STRICT
"""Asked after every move: a member of an enum is found in ten times the time."""
DrawCards = Callable[[int, str], tuple[int, ...]]


def people_at(table: Table) -> int:
    return sum([chair.sitter is Sitter.PERSON for chair in table.chairs])


def manners_of(table: Table) -> Manners:
    """As they hold now: what nobody has chosen depends on who sits there."""
    agreed = table.header.manners
    if agreed.undo is not None:
        return agreed
    # Seats that are free before the start are there for people.
    awaited = [chair for chair in table.chairs if table.status is Status.OPEN and chair.sitter is Sitter.NOBODY]
    several = people_at(table) + len(awaited) > 1
    return replace(agreed, undo=UndoRule.OFF if several else UndoRule.CONSENT)


def is_quiet(table: Table, picture: Picture, view: object) -> bool:
    """Whether nobody may talk now; `view` is an onlooker's."""
    strict = table.header.manners.talk is _STRICT and table.status is Status.RUNNING
    return strict and face(table.header.game).silent_choices and picture.is_secret(view)


def beginning(table: Table, seed: str) -> tuple[log.AnyWhat, ...]:
    """The start, after the seats were drawn where that is wished."""
    header = table.header
    if not face(header.game).seating_cards or header.manners.seating is not SeatRule.DRAWN or people_at(table) < 2:
        return (log.Started(),)
    # From the seed of the deal, so that whoever checks it can check the cards: in the order in which they sat.
    cards = draw_cards(header.game)(header.seats, seed)
    order = tuple(sorted(range(header.seats), key=cards.__getitem__))
    return (log.SeatsDrawn(order, tuple([cards[seat] for seat in order])), log.Started())


def draw_cards(game: str) -> DrawCards:
    """Of a game that has seating cards. Raises BrokenGame for one from elsewhere that does not have them after all."""
    return cast(DrawCards, part(game, face(game).seating_cards, "__call__"))


def may_wait(table: Table, picture: Picture, view: object, by: int, to: int) -> bool:
    """Whether “you first” means something between these two; `view` is an onlooker's."""
    return to in table.to_act and by in table.to_act and to in picture.may_wait_for(view, by)


def waits_of(table: Table, picture: Picture, view: object) -> tuple[Waiting, ...]:
    """Who waits for whom. Of two who wait for each other the one in the lower seat must go: it has the lower card."""
    found = []
    for by, to in sorted(table.waits):
        if not may_wait(table, picture, view, by, to):
            continue
        both = (to, by) in table.waits
        if not both or to < by:
            found.append(Waiting(by, to, both))
    return tuple(found)
