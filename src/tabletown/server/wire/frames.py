"""Bytes for the wire: JSON put together from parts that are encoded once, and WebSocket frames around it."""

from collections.abc import Iterable, Mapping
from struct import pack
from typing import NamedTuple

TEXT = 0x81
_PONG = 0x8A
PING = bytes((0x89, 0))
"""A whole ping from a server, without a payload."""
LARGEST_HEAD = 14
"""Bytes before the payload of the longest frame."""


def text_frame(*parts: bytes) -> bytes:
    """A whole text message from a server: not masked, so the same bytes serve every listener (RFC 6455, 5.2)."""
    size = sum(map(len, parts))
    if size < 126:
        head = pack("!BB", TEXT, size)
    elif size < 1 << 16:
        head = pack("!BBH", TEXT, 126, size)
    else:
        head = pack("!BBQ", TEXT, 127, size)
    return b"".join((head, *parts))


def lone_text(data: bytes) -> bytes | None:
    """The text of a small frame that is all that was received, as it is with nearly every message; else None."""
    if len(data) < 6 or data[0] != TEXT:
        return None
    size = data[1] - 128
    if not 0 <= size < 126 or len(data) != size + 6:
        return None
    key = int.from_bytes((data[2:6] * (size // 4 + 1))[:size], "little")
    return (int.from_bytes(data[6:], "little") ^ key).to_bytes(size, "little")


def is_lone_pong(data: bytes) -> bool:
    """Whether an answer to a ping of ours is all that was received."""
    return len(data) == 6 and data[0] == _PONG and data[1] == 128


class WholeFrame(NamedTuple):
    """Where a frame from a client lies in what was received."""

    is_text: bool
    """Final, without extensions, masked as it must be."""
    start: int
    """Where the payload starts, after the mask."""
    end: int

    def text(self, data: bytes) -> bytes:
        size = self.end - self.start
        mask = data[self.start - 4 : self.start] * (size // 4 + 1)
        key = int.from_bytes(mask[:size], "little")
        return (int.from_bytes(data[self.start : self.end], "little") ^ key).to_bytes(size, "little")


def whole_frame(data: bytes, at: int) -> WholeFrame | None:
    """The frame that begins there; None if its end has not come yet."""
    if len(data) < at + 2:
        return None
    first, second = data[at], data[at + 1]
    size, start = second & 127, at + 2
    if size == 126:
        size, start = int.from_bytes(data[start : start + 2]), start + 2
    elif size == 127:
        size, start = int.from_bytes(data[start : start + 8]), start + 8
    masked = second >> 7
    start += 4 * masked
    end = start + size
    return WholeFrame(first == TEXT and masked == 1, start, end) if end <= len(data) and start <= len(data) else None


def declared_size(data: bytes) -> int:
    """How long the payload of the first frame claims to be."""
    size = data[1] & 127
    return size if size < 126 else int.from_bytes(data[2 : 4 if size == 126 else 10])


def joined(fields: Mapping[str, bytes]) -> bytes:
    """A JSON object; the names are ours and need no escaping."""
    # With every move some: a loop begins sooner than a comprehension.
    found = []
    for name, value in fields.items():
        found.append(_begun[name] + value)
    return b"{" + b",".join(found) + b"}"


class _Beginnings(dict[str, bytes]):
    """A field up to its value; there are few names, and all are ours."""

    def __missing__(self, name: str) -> bytes:
        begun = self[name] = b'"%s":' % name.encode()
        return begun


_begun = _Beginnings()


def listed(items: Iterable[bytes]) -> bytes:
    return b"[" + b",".join(items) + b"]"
