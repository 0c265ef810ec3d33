"""Bytes for the wire: JSON put together from parts that are encoded once, and WebSocket frames around it."""

from collections.abc import Iterable, Mapping
from struct import pack

TEXT = 0x81


def text_frame(payload: bytes) -> bytes:
    """A whole text message from a server: not masked, so the same bytes serve every listener (RFC 6455, 5.2)."""
    size = len(payload)
    if size < 126:
        return pack("!BB", TEXT, size) + payload
    if size < 1 << 16:
        return pack("!BBH", TEXT, 126, size) + payload
    return pack("!BBQ", TEXT, 127, size) + payload


def joined(fields: Mapping[str, bytes]) -> bytes:
    """A JSON object; the names are ours and need no escaping."""
    return b"{" + b",".join([b'"%s":%s' % (name.encode(), value) for name, value in fields.items()]) + b"}"


def listed(items: Iterable[bytes]) -> bytes:
    return b"[" + b",".join(items) + b"]"
