"""Whom the host of the server does not let in, by address."""

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

import msgspec

from tabletown.server.wire.limits import ADDRESSES

BAN, BAN_SEAT, RESTORED = "ban:", "ban-seat:", "restored"
"""How the names of orders begin, or are: an address; `table:seat`, to become an address; all was brought back."""


class Ban(msgspec.Struct, frozen=True):
    since: float
    until: float | None = None
    """None: for ever."""

    def holds(self, now: float) -> bool:
        return self.until is None or now < self.until


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
