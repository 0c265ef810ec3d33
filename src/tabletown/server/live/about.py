"""What everybody may know about a table apart from the game itself: who sits there, what is asked, whose turn it is."""

from collections.abc import Iterator

from msgspec import Raw

from tabletown.server.live.picture import Picture
from tabletown.server.live.table import Table
from tabletown.server.live.undo import who_may_ask
from tabletown.server.wire.protocol import Proposal, SeatInfo, Status, TableInfo, TurnInfo, UndoAsk


def table_info(table: Table, picture: Picture, present: set[int]) -> TableInfo:
    header, asked = table.header, table.asked
    return TableInfo(
        id=header.id,
        game=header.game,
        options=header.options,
        language=header.language,
        visibility=header.visibility,
        absent=header.absent,
        clock=header.clock,
        status=table.status,
        seats=tuple(
            SeatInfo(chair.sitter, chair.name, chair.bot, chair.stand_in, seat in present or chair.bot is not None)
            for seat, chair in enumerate(table.chairs)
        ),
        commitment=table.commitment,
        seed=header.seed if table.status is Status.OVER else None,
        next=table.next,
        undo=None if asked is None else UndoAsk(asked.by, asked.count, tuple(sorted(asked.waiting))),
        proposals=tuple(_proposals(table, picture)),
    )


def turn_info(table: Table, now: float) -> TurnInfo:
    clocks = table.thinking.left(now) if table.header.clock else ()
    return TurnInfo(tuple(sorted(map(int, table.to_act))), clocks, who_may_ask(table))


def _proposals(table: Table, picture: Picture) -> Iterator[Proposal]:
    if not table.ghosts:
        return
    view = table.game.view(table.state, None)
    for ghost in table.ghosts.values():
        parts = picture.parts(view, table.game.parse_move(ghost.move), ghost.to)
        yield Proposal(ghost.id, ghost.by, ghost.to, ghost.move, Raw(parts), ghost.words)
