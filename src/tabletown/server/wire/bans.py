"""Whom the host of the server does not let in, by address."""

from collections.abc import Iterable
from hashlib import sha256
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

import msgspec

from tabletown.server.wire.limits import ADDRESSES

BAN, BAN_SEAT, RESTORED = "ban:", "ban-seat:", "restored"
"""How the names of orders begin, or are: an address; `table:seat`, to become an address; all was brought back."""


class Ban(msgspec.Struct, frozen=True):
    since: float
    until: float | None = None
    """None: for ever."""
    check: str = ""
    """Of all this and of whom it is about, so that what rots lets nobody in or out; empty: it was given before."""

    def holds(self, now: float) -> bool:
        return self.until is None or now < self.until


def write_ban(name: str, ban: Ban) -> bytes:
    """As an order of this name."""
    return msgspec.json.encode(msgspec.structs.replace(ban, check=_check(name, ban)))


def read_ban(name: str, body: bytes) -> Ban | None:
    """None if that is no ban, or not the one that was given."""
    try:
        found = msgspec.json.decode(body, type=Ban)
        if not name.startswith(BAN_SEAT):
            ip_network(name.removeprefix(BAN), strict=False)
    except (msgspec.DecodeError, ValueError):
        return None
    return found if found.check in ("", _check(name, found)) else None


def _check(name: str, ban: Ban) -> str:
    return sha256(f"{name} {ban.since!r} {ban.until!r}".encode()).hexdigest()[:16]


class Bans:
    def __init__(self) -> None:
        self._networks: frozenset[IPv4Network | IPv6Network] = frozenset()
        self._known: dict[str, bool] = {}

    def hold(self, networks: Iterable[str]) -> None:
        found = frozenset(ip_network(one, strict=False) for one in networks)
        if found != self._networks:
            self._networks, self._known = found, {}

    def holds(self, address: str) -> bool:
        if not self._networks:
            return False
        if len(self._known) > ADDRESSES:
            self._known.clear()
        if (known := self._known.get(address)) is None:
            known = self._known[address] = self._is_in(address)
        return known

    def _is_in(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        mapped = getattr(found, "ipv4_mapped", None) or found
        return any(mapped in network for network in self._networks)
