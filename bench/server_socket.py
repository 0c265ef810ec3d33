"""A socket for load generators: as little work per message as Python allows, so that the server is what is measured."""

import asyncio
from collections.abc import Callable
from struct import pack, unpack_from
from typing import cast

import msgspec
from msgspec import Raw, Struct


class LeanOwn(Struct):
    seat: int
    moves: Raw = Raw()
    """As they came: taking one move out of the bytes is quicker than reading all of them."""


class LeanTable(Struct):
    status: str
    next: str | None = None


class Lean(Struct):
    """What a player needs of a message; the rest is skipped, not read."""

    t: str
    version: int
    nonce: str | None = None
    table: LeanTable | None = None
    own: list[LeanOwn] = []
    token: str = ""
    why: str = ""


decode = msgspec.json.Decoder(Lean).decode
encode = msgspec.json.Encoder().encode


_NARROW = (0, "")
_WIDE = {126: (2, "!H"), 127: (8, "!Q")}
"""By what stands where the size of a frame should: in how many further bytes it stands, and how."""


class LeanSocket(asyncio.Protocol):
    def __init__(self, receive: Callable[[bytes], None], path: str = "/ws") -> None:
        self._receive = receive
        self._path = path
        self._buffer = b""
        self._open = False
        self.bytes_read = 0
        self.lost = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        head = f"GET {self._path} HTTP/1.1\r\nHost: load\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        self._transport.write((head + key).encode())

    def connection_lost(self, error: Exception | None) -> None:
        del error
        self.lost = True

    def send(self, message: object) -> None:
        self.send_text(encode(message))

    def send_text(self, payload: bytes) -> None:
        """Masked, as clients must, with a mask of zeros, which changes nothing."""
        size = len(payload)
        head = pack("!BB", 0x81, 0x80 | size) if size < 126 else pack("!BBH", 0x81, 0x80 | 126, size)
        self._transport.write(head + b"\0\0\0\0" + payload)

    def close(self) -> None:
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        self.bytes_read += len(data)
        buffer = self._buffer + data if self._buffer else data
        at = 0
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                self._buffer = buffer
                return
            assert buffer.startswith(b"HTTP/1.1 101"), buffer[:200]
            self._open, at = True, end + 4
            self.ready.set_result(None)
        while len(buffer) - at >= 2:
            wide, code = _WIDE.get(buffer[at + 1] & 127, _NARROW)
            start = at + 2 + wide
            if len(buffer) < start:
                break
            end = start + (unpack_from(code, buffer, at + 2)[0] if wide else buffer[at + 1] & 127)
            if len(buffer) < end:
                break
            if buffer[at] == 0x81:
                self._receive(buffer[start:end])
            elif buffer[at] == 0x89:
                self._transport.write(b"\x8a\x80\0\0\0\0")
            elif buffer[at] == 0x88:
                self._transport.close()
            at = end
        self._buffer = buffer[at:]


async def open_socket(host: str, port: int, receive: Callable[[bytes], None], path: str = "/ws") -> LeanSocket:
    _, socket = await asyncio.get_running_loop().create_connection(lambda: LeanSocket(receive, path), host, port)
    await socket.ready
    return socket
