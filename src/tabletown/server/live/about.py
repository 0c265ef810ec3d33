"""What everybody may know about a table apart from the game itself: who sits there, what is asked, whose turn it is."""

from collections.abc import Iterator

from msgspec import Raw

from tabletown.server.live.dealing import deal_info
from tabletown.server.live.handover import Handover
from tabletown.server.live.manners import is_quiet, manners_of, waits_of
from tabletown.server.live.picture import Picture
from tabletown.server.live.table import Table
from tabletown.server.live.tokens import public_id
from tabletown.server.live.undo import who_is_free, who_may_ask
from tabletown.server.wire.protocol import (
    DeletionAsk,
    HandoverAsk,
    Proposal,
    SeatInfo,
    Status,
    TableInfo,
    TurnInfo,
    UndoAsk,
)


def table_info(
    table: Table,
    picture: Picture,
    present: set[int],
    host_away: bool = False,
    damaged: bool = False,
    kept_until: float | None = None,
) -> TableInfo:
    header, asked, pending, deletion = table.header, table.asked, table.handover, table.fate.deletion
    is_running, is_over = table.status is Status.RUNNING, table.status is Status.OVER
    view = table.game.view(table.state, None) if table.waits else None
    return TableInfo(
        id=header.id,
        game=header.game,
        options=header.options,
        language=header.language,
        visibility=header.visibility,
        absent=header.absent,
        clock=header.clock,
        status=table.status,
        seats=tuple([_seat(table, seat, seat in present) for seat in range(len(table.chairs))]),
        commitment=table.commitment,
        seed=table.seed if is_over else None,
        next=table.next,
        undo=None if asked is None else UndoAsk(asked.by, asked.count, tuple(sorted(asked.waiting))),
        proposals=tuple(_proposals(table, picture)),
        manners=manners_of(table),
        again=table.again,
        waits=() if view is None else waits_of(table, picture, view),
        host_away=host_away,
        damaged=damaged,
        handover=None if pending is None else _handover(pending),
        deletion=None if deletion is None else DeletionAsk(deletion.by, tuple(sorted(deletion.waiting))),
        closed=table.fate.closed,
        kept_until=kept_until,
        deal=None if is_running else deal_info(table.dealing, table.chairs, table.joint, is_over),
    )


def turn_info(table: Table, picture: Picture, view: object, now: float) -> TurnInfo:
    """`view` is an onlooker's; None before the start."""
    clocks = table.thinking.left(now) if table.header.clock else ()
    free = who_is_free(table, picture, view)
    may_ask = who_may_ask(table)
    if free:
        may_ask = tuple(sorted({*may_ask, *free}))
    quiet = view is not None and is_quiet(table, picture, view)
    return TurnInfo(tuple(sorted(map(int, table.to_act))), clocks, may_ask, free, quiet)


def _handover(pending: Handover) -> HandoverAsk:
    return HandoverAsk(pending.seat, pending.by, tuple(sorted(pending.waiting)), pending.granted)


def _seat(table: Table, seat: int, is_present: bool) -> SeatInfo:
    chair = table.chairs[seat]
    return SeatInfo(
        chair.sitter,
        chair.name,
        chair.bot,
        chair.stand_in,
        is_present or chair.bot is not None,
        table.cards[seat] if table.cards else None,
        chair.awaited,
        public_id(chair.token),
    )


def _proposals(table: Table, picture: Picture) -> Iterator[Proposal]:
    if not table.ghosts:
        return
    view = table.game.view(table.state, None)
    for ghost in table.ghosts.values():
        parts = picture.parts(view, table.game.parse_move(ghost.move), ghost.to)
        yield Proposal(ghost.id, ghost.by, ghost.to, ghost.move, Raw(parts), ghost.words)
