"""From a finished table to the next one: opening it, coming along, staying."""

from tabletown.server.live.checks import own_chair
from tabletown.server.live.hub import Hub
from tabletown.server.live.listener import Listener
from tabletown.server.live.live_table import LiveTable
from tabletown.server.live.lobby import summary_of
from tabletown.server.live.rematch import may_rematch, rematch_of
from tabletown.server.live.table import Table
from tabletown.server.live.wishes import Arrive, Follow
from tabletown.server.stores.store import Addition
from tabletown.server.wire import requests
from tabletown.server.wire.protocol import Accepted


async def rematch(hub: Hub, live: LiveTable, wish: requests.Rematch, listener: Listener) -> None:
    """Open the next table, then tell everybody at this one. Raises Refusal."""
    tokens = listener.actor.tokens
    may_rematch(live.table, tokens)
    async with live.opening_next:
        following = live.table.next or live.opened_next or await _open_next(hub, live, tokens)
    by = next(iter(live.table.seats_of(tokens)), -1)
    hub.ask(live, Follow(wish.nonce, following, by), listener)


async def stay(hub: Hub, live: LiveTable, wish: requests.Stay, listener: Listener) -> None:
    """Whoever waits at the next table is told that somebody does not come. Raises Refusal."""
    token = own_chair(live.table, listener.actor, wish.seat).token
    following = await hub.live(live.table.next) if live.table.next else None
    if following is not None:
        hub.ask(following, Arrive(token, came=False), None)
    listener.answer([Accepted(wish.nonce, live.told)])


async def _open_next(hub: Hub, live: LiveTable, tokens: frozenset[str]) -> str:
    header, entries = rematch_of(live.table, tokens, hub.now())
    table = Table(header)
    table.add(entries)
    await hub.create(header, Addition(header.id, entries, summary_of(table)), is_read=True)
    # Whoever comes along comes at once: it need not be read from the store first.
    hub.move_in(table)
    live.opened_next = header.id
    return header.id
