"""Where a visitor comes from, as far as that can be believed, and whose budgets it uses."""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

FORWARDED = "x-forwarded-for"


def forwarded(lines: Iterable[str], peer: str) -> str:
    """Behind a proxy of ours: whom it has seen. Only what it added itself counts: the end of the last line."""
    *_, last = ("", *lines)
    hop = last.rpartition(",")[2].strip()
    return hop if is_address(hop) else peer


def is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


@lru_cache(maxsize=1 << 10)
def holders(address: str) -> tuple[str, ...]:
    """Whose budgets are used: an IPv4 address; of IPv6 the /64 that one household has, and the /48 around it."""
    try:
        found = ip_address(address)
    except ValueError:
        return (address[:60],)
    if not isinstance(found, IPv6Address):
        return (str(found),)
    if found.ipv4_mapped is not None:
        return (str(found.ipv4_mapped),)
    return tuple([str(IPv6Network((found, bits), strict=False)) for bits in (64, 48)])
