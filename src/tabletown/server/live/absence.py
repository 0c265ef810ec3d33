"""Who moves for those who are away or out of time, and when a table that nobody is at leaves the memory."""

from collections.abc import Iterator

from tabletown.server.live.live_table import LiveTable
from tabletown.server.live.notices import Chair
from tabletown.server.live.seats import stand_in_for
from tabletown.server.live.table import Table
from tabletown.server.live.wishes import StandIn, StopDraw
from tabletown.server.wire.protocol import Sitter, Status

IDLE_SECONDS = 300.0
"""How long a table without anybody stays in memory."""
HOST_SECONDS = 60.0
"""How long a host is away before others may take the role."""
GONE_SECONDS = 3.0
"""How long a deal waits for people none of whom is connected: as long as a page takes to come back."""
DRAW_SECONDS = 20.0
"""How long the start of a game waits for shares of the deal."""
OVER_SECONDS = 15.0
"""The same for a game that is over: whoever comes back to look at it waits for the store once."""


def mover(table: Table, seat: int, now: float) -> str | None:
    """The bot that moves for a seat: its own, the one that stands in, or one for a person whose time is used up."""
    chair = table.chairs[seat]
    if table.header.clock is None or not _is_waited_for(chair) or not _has_no_time(table, seat, now):
        return chair.mover
    return stand_in_for(table)


def stand_ins(live: LiveTable, now: float) -> Iterator[StandIn]:
    """Whose seat a bot should take because nobody is there, and who is back."""
    table = live.table
    patience = table.header.absent.after
    for seat, chair in enumerate(table.chairs):
        if chair.stand_in is not None and live.presence.is_here(seat):
            # It came back just when the bot took over.
            yield StandIn(seat, None)
    if patience is None:
        return
    for seat in table.to_act:
        if live.presence.is_present(seat) or not _is_waited_for(table.chairs[seat]):
            continue
        if now - max(live.presence.absent_since.get(seat, now), table.thinking.waiting_since(seat, now)) >= patience:
            yield StandIn(seat, stand_in_for(table))


def stopped_draws(live: LiveTable, now: float) -> Iterator[StopDraw]:
    """A deal for which somebody has not answered in time. After a restart everybody has all of it once more."""
    is_waiting = live.table.status is Status.OPEN and live.damage is None
    begun = live.table.dealing.begun if is_waiting else 0
    if begun != live.draw_seen[0]:
        live.draw_seen = (begun, now)
    if not begun:
        return
    # Whoever is not even connected will not answer by waiting longer.
    is_here = any(map(live.presence.is_present, live.table.dealing.waits_for(live.table.chairs)))
    if now - live.draw_seen[1] >= (DRAW_SECONDS if is_here else GONE_SECONDS):
        yield StopDraw(begun)


def out_of_time(table: Table, now: float) -> list[int]:
    """People who are to move and have used up their time."""
    if table.header.clock is None:
        return []
    return [seat for seat in table.to_act if _is_waited_for(table.chairs[seat]) and _has_no_time(table, seat, now)]


def watch_host(live: LiveTable, now: float) -> bool:
    """Note whether the host has been away for long; says whether that has changed."""
    presence = live.presence
    if presence.is_host_present(live.table.host):
        presence.host_seen = now
    away = now - presence.host_seen >= HOST_SECONDS
    if away == presence.host_away:
        return False
    presence.host_away = away
    presence.changed = True
    return True


def is_forgotten(live: LiveTable, now: float) -> bool:
    patience = OVER_SECONDS if live.table.status is Status.OVER else IDLE_SECONDS
    return not live.thinking and not live.inbox and not live.readers and now - live.used > patience


def _is_waited_for(chair: Chair) -> bool:
    return chair.sitter is Sitter.PERSON and chair.mover is None


def _has_no_time(table: Table, seat: int, now: float) -> bool:
    return table.thinking.left(now)[seat] <= 0
