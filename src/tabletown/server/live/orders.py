"""What the host of the server has ordered from outside: every process looks at it, whichever was asked."""

from collections.abc import Callable, Collection, Mapping

from tabletown.server.journal import note
from tabletown.server.live.live_table import LiveTable
from tabletown.server.stores.store import Store
from tabletown.server.wire.address import holders
from tabletown.server.wire.bans import BAN, BAN_SEAT, RESTORED, Ban, Bans, read_ban, write_ban

SEAT_SECONDS = 60.0
"""How long somebody who is to be banned by her seat is looked for."""


class Orders:
    def __init__(self, store: Store, bans: Bans, now: Callable[[], float]) -> None:
        self._store = store
        self._bans = bans
        self._now = now
        self._restored: bytes | None = None
        self._unread: set[str] = set()
        """Orders that make no sense: each is told once."""

    async def look(self, live: Mapping[str, LiveTable]) -> bool:
        """Says whether everything was brought back from a backup, so that nothing in memory can be trusted."""
        found = await self._store.orders()
        now = self._now()
        bans = self._read(found)
        for name, ban in bans.items():
            if name.startswith(BAN_SEAT):
                await self._ban_seat(name, ban, live, now)
        held = [name.removeprefix(BAN) for name, ban in bans.items() if name.startswith(BAN) and ban.holds(now)]
        self._bans.hold(held)
        restored, before = found.get(RESTORED, b""), self._restored
        self._restored = restored
        return restored != before

    def _read(self, orders: Mapping[str, bytes]) -> dict[str, Ban]:
        bans: dict[str, Ban] = {}
        for name, body in orders.items():
            if name == RESTORED:
                continue
            ban = read_ban(name, body) if name.startswith((BAN, BAN_SEAT)) else None
            if ban is not None:
                bans[name] = ban
            elif name not in self._unread:
                self._unread.add(name)
                note("order-damaged", order=name[:80])
        return bans

    async def _ban_seat(self, name: str, ban: Ban, live: Mapping[str, LiveTable], now: float) -> None:
        table, _, seat = name.removeprefix(BAN_SEAT).rpartition(":")
        there = addresses(live[table], int(seat)) if table in live else ()
        for address in there:
            await self._store.order(BAN + address, write_ban(BAN + address, ban))
        if there or now - ban.since > SEAT_SECONDS:
            await self._store.order(name, None)


def addresses(live: LiveTable, seat: int) -> Collection[str]:
    """Where a seat is connected from: an IPv4 address, or the network of an IPv6 household."""
    there = [one.actor.address for one, you in live.presence.listeners.items() if seat in you]
    return {holders(address)[0] for address in there if address}
