"""What all attacks share: raw connections from an address of their own, and what became of them.

Only ever against a server that the same program has started, on this very machine.
"""

import asyncio
import json
import socket
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from struct import pack
from typing import TypeAlias

import httpx

from tabletown.server.tools.client import SeatClient
from tabletown.testing.server_harness import FREE

STRANGER = "127.0.0.2"
"""Where attackers come from; honest people come from 127.0.0.1."""
TEXT, CONTINUATION, PING = 0x1, 0x0, 0x9
_CLOSE = 0x8


@dataclass
class Told:
    """What became of an attack."""

    sent: int = 0
    """What was tried: messages, connections or requests."""
    answers: Counter[str] = field(default_factory=Counter)
    """What was answered, by why or status."""
    cuts: Counter[str] = field(default_factory=Counter)
    """Connections that the server ended, by its reason."""
    first_cut: float | None = None
    """Seconds after the start."""
    started: float = field(default_factory=time.monotonic)

    def cut(self, reason: str) -> None:
        if self.first_cut is None:
            self.first_cut = time.monotonic() - self.started
        self.cuts[reason] += 1


@dataclass(frozen=True)
class Victim:
    """A server of our own, at default limits."""

    port: int
    source: str = STRANGER
    told: Told = field(default_factory=Told)
    """What became of it so far: an attack that is ended is told of too."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def client(self) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=self.source, limits=httpx.Limits(max_connections=None))
        return httpx.AsyncClient(transport=transport, base_url=self.url, timeout=60.0, trust_env=False)


Attack: TypeAlias = Callable[[Victim, int], Awaitable[Told]]


class Raw:
    """A connection that says what it wants, and need not read."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes) -> bool:
        """Whether it could be sent."""
        if self.writer.is_closing():
            # Python would note every further try.
            return False
        try:
            self.writer.write(data)
            await self.writer.drain()
        except OSError:
            return False
        return not self.writer.is_closing()

    def stop_reading(self) -> None:
        # A stream's transport goes both ways; its type knows of one.
        transport = self.writer.transport
        assert isinstance(transport, asyncio.Transport)
        transport.pause_reading()

    @property
    def is_over(self) -> bool:
        """The server has ended it, and all that it said is read."""
        return self.reader.at_eof() or self.reader.exception() is not None

    async def rest(self, seconds: float) -> bytes:
        """All that comes until the server ends it; or until the time is over."""
        read = bytearray()
        with suppress(TimeoutError, OSError):
            async with asyncio.timeout(seconds):
                while part := await self.reader.read(1 << 16):
                    read += part
        return bytes(read)


@asynccontextmanager
async def raw(victim: Victim) -> AsyncIterator[Raw]:
    """With little room for what is not read: the system would hide megabytes of it."""
    plug = socket.socket()
    plug.setblocking(False)
    plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 14)
    plug.bind((victim.source, 0))
    await asyncio.get_running_loop().sock_connect(plug, ("127.0.0.1", victim.port))
    reader, writer = await asyncio.open_connection(sock=plug)
    try:
        yield Raw(reader, writer)
    finally:
        writer.transport.abort()


@asynccontextmanager
async def web_socket(victim: Victim) -> AsyncIterator[Raw]:
    async with raw(victim) as connection:
        head = "GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        await connection.send((head + f"Sec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        answer = await connection.reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in answer:
            raise ConnectionRefusedError(answer.partition(b"\r\n")[0].decode())
        yield connection


def frame(payload: bytes, opcode: int = TEXT, final: bool = True) -> bytes:
    """From a client: masked, with zeros, which changes nothing."""
    size = len(payload)
    head = pack("!B", opcode | (0x80 if final else 0))
    head += pack("!B", 0x80 | size) if size < 126 else pack("!BH", 0x80 | 126, size)
    return head + b"\0\0\0\0" + payload


def message(t: str, nonce: object, **fields: object) -> bytes:
    return frame(json.dumps({"t": t, "nonce": str(nonce), **fields}).encode())


def closing(data: bytes) -> str:
    """The reason in the close frame of what was read; empty if there was none."""
    at = 0
    while len(data) - at >= 2:
        size, start = data[at + 1] & 127, at + 2
        if size > 125:
            wide = 2 if size == 126 else 8
            size, start = int.from_bytes(data[start : start + wide]), start + wide
        if data[at] & 15 == _CLOSE:
            return f"{int.from_bytes(data[start : start + 2])} {data[start + 2 : start + size].decode()}".strip()
        at = start + size
    return ""


def texts(data: bytes) -> list[dict[str, object]]:
    """The messages of what was read, after the handshake."""
    found, at = [], 0
    while len(data) - at >= 2:
        size, start = data[at + 1] & 127, at + 2
        if size > 125:
            wide = 2 if size == 126 else 8
            size, start = int.from_bytes(data[start : start + wide]), start + wide
        if data[at] & 15 == TEXT and start + size <= len(data):
            found.append(json.loads(data[start : start + size]))
        at = start + size
    return found


async def open_table(victim: Victim, seats: int = 2, **more: object) -> tuple[str, str]:
    """A table of the attacker's own: its id and the host's token."""
    async with victim.client() as http:
        game = (await http.get("/api/games")).json()["games"][0]["name"]
        body = {"game": game, "seats": seats, "manners": FREE, **more}
        opened = (await http.post("/api/tables", json=body)).json()
        return str(opened["table"]), str(opened["host"])


def seat_client(victim: Victim, table: str, tokens: Sequence[str]) -> SeatClient:
    """Somebody who follows the protocol, and comes from where attackers do (clients of earlier versions cannot)."""
    client = SeatClient([victim.url], table, tokens)
    client.source = victim.source
    return client


async def take_seat(victim: Victim, table: str) -> str:
    async with victim.client() as http:
        return str((await http.post(f"/api/tables/{table}/seats", json={"name": "X"})).json()["token"])
