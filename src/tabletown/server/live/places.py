"""Who has a place at a table: whoever has a seat always does, however many look on."""

from tabletown.server.live.listener import Listener
from tabletown.server.live.live_table import LiveTable
from tabletown.server.wire.limits import ONLOOKERS, PER_SEAT


def has_place(live: LiveTable, listener: Listener) -> bool:
    """A seat, and the host, may come with a few devices; what is taken by onlookers is another matter."""
    if listener in live.presence.guests:
        return True
    tokens = listener.actor.tokens
    if _belongs(live, listener):
        return sum(not tokens.isdisjoint(guest.actor.tokens) for guest in live.presence.guests) < PER_SEAT
    return sum(not _belongs(live, guest) for guest in live.presence.guests) < ONLOOKERS


def payer(live: LiveTable) -> str:
    """Whose budget the bots here use: of somebody with a seat, else of whoever looks on."""
    seated = next((listener for listener, you in live.presence.listeners.items() if you), None)
    found = seated or next(iter(live.presence.guests), None)
    return "" if found is None else found.actor.address


def _belongs(live: LiveTable, listener: Listener) -> bool:
    tokens = listener.actor.tokens
    return live.table.host in tokens or bool(live.table.seats_of(tokens)) or _is_expected(live, tokens)


def _is_expected(live: LiveTable, tokens: frozenset[str]) -> bool:
    """Whose seat a bot has, until she is back."""
    return any(chair.former is not None and chair.former[1] in tokens for chair in live.table.chairs)
