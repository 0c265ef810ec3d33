"""The network of a world: it delays, drops, doubles and reorders messages, goes silent, and falls apart."""

import asyncio
from collections.abc import Callable
from contextvars import Context
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Protocol

from tabletown.testing.world.heard import CLOSE, PING, PONG, TEXT, Heard, client_frame, read_message, server_frames
from tabletown.testing.world.history import Fact, History, MessageRead, MessageSent

_HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: world\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
_BLANK_LINE = b"\r\n\r\n"
_FAILED = 1011
TO_SERVER, TO_GUEST = 0, 1
STEP = 1e-6
"""Seconds between two messages that come one after the other."""


@dataclass(slots=True)
class Weather:
    """How bad the network is: chances per message, and seconds."""

    delay: float = 0.01
    drop: float = 0.0
    double: float = 0.0
    reorder: float = 0.0
    half_open: float = 0.0
    """How often a connection that ends does so for one side only."""

    def clear_up(self) -> None:
        self.drop = self.double = self.reorder = self.half_open = 0.0
        self.delay = 0.005


class Visitor(Protocol):
    """Who is at the other end of a link."""

    name: str
    table: str

    def opened(self, link: "Cable") -> None: ...

    def hear(self, link: "Cable", message: Heard) -> None: ...

    def hung_up(self, link: "Cable") -> None: ...


class Entrance(Protocol):
    """A server that can be connected to."""

    name: str
    context: Context
    is_running: bool

    def admit(self, transport: asyncio.Transport) -> asyncio.Protocol: ...


@dataclass
class Network:
    loop: asyncio.AbstractEventLoop
    random: Random
    history: History
    weather: Weather
    links: list["Cable"] = field(default_factory=list)
    parted: set[tuple[str, str]] = field(default_factory=set)
    """Which guests and processes have no way to each other just now."""
    count: int = 0

    def connect(self, visitor: Visitor, entrance: Entrance) -> "Cable":
        """Raises OSError."""
        if not entrance.is_running or (visitor.name, entrance.name) in self.parted:
            raise OSError("nobody answers")
        self.count += 1
        link = Cable(self, self.count, visitor, entrance)
        self.links.append(link)
        return link

    def note(self, who: str, text: str) -> None:
        self.history.add(Fact(self.loop.time(), who, text))

    def part(self, visitors: list[str], entrances: list[str]) -> None:
        self.parted |= {(visitor, entrance) for visitor in visitors for entrance in entrances}

    def join(self) -> None:
        self.parted.clear()

    def died(self, entrance: Entrance) -> None:
        """A process is gone: its guests hear that, or they do not."""
        for link in [link for link in self.links if link.entrance is entrance]:
            link.lost_server()


class Cable:
    """One connection, from the handshake on."""

    def __init__(self, network: Network, number: int, visitor: Visitor, entrance: Entrance) -> None:
        self.network = network
        self.number = number
        self.visitor = visitor
        self.entrance = entrance
        self.is_open = False
        self._guest_there = self._server_there = True
        self._deaf = [False, False]
        """Which way nothing passes any more, without a sign."""
        self._last = [0.0, 0.0]
        self._held: list[tuple[int, Heard | None]] | None = None
        """What waits because the guest does not read."""
        self._size = 0
        self._transport = CableTransport(self)
        self._protocol = entrance.context.run(entrance.admit, self._transport)
        entrance.context.run(self._protocol.connection_made, self._transport)
        self._deliver(TO_SERVER, lambda: self._protocol.data_received(_HANDSHAKE))

    # ---- the guest's side

    def say(self, text: str, nonce: str) -> None:
        frame = client_frame(TEXT, text.encode())
        self._pass(TO_SERVER, lambda: self._protocol.data_received(frame), nonce)

    def hang_up(self) -> None:
        if self._guest_there:
            self._guest_there = False
            self._forget()
            if self._server_there and not self._is_silent(TO_SERVER):
                self._deliver(TO_SERVER, self._lose)

    def go_deaf(self, ways: tuple[int, ...]) -> None:
        """Half-open: nothing passes, and nobody is told."""
        for way in ways:
            self._deaf[way] = True

    def stall(self) -> None:
        """The guest stops reading."""
        if self.is_open and self._held is None and self._server_there:
            self._held, self._size = [], 0
            self.entrance.context.run(self._protocol.pause_writing)

    def go_on(self) -> None:
        if self._held is not None:
            held, self._held = self._held, None
            for frame in held:
                self._send_frame(*frame)
            if self._server_there and self.entrance.is_running:
                self.entrance.context.run(self._protocol.resume_writing)

    # ---- the server's side

    def wrote(self, data: bytes) -> None:
        if not self._server_there:
            return
        if data.startswith(b"HTTP/"):
            head, _, data = data.partition(_BLANK_LINE)
            accepted = b" 101 " in head.partition(b"\r\n")[0]
            self._deliver(TO_GUEST, self._opened if accepted else self._refused)
        self._size += len(data)
        for opcode, payload in server_frames(data):
            if opcode == CLOSE and int.from_bytes(payload[:2]) == _FAILED:
                self.network.history.faults.append(f"link {self.number}: the server failed")
            frame = (opcode, self._note_told(payload) if opcode == TEXT else None)
            if self._held is not None:
                self._held.append(frame)
            else:
                self._send_frame(*frame)

    def unsent(self) -> int:
        return self._size if self._held is not None else 0

    def closed_by_server(self) -> None:
        """As asyncio does it: the protocol hears of it in a moment, the guest when it has read what came before."""
        if self._server_there:
            self._server_there = False
            self.network.loop.call_soon(self._protocol.connection_lost, None, context=self.entrance.context)
            self._forget()
            if not self._is_silent(TO_GUEST):
                self._deliver(TO_GUEST, self._hung_up)

    def lost_server(self) -> None:
        self._server_there = False
        self._forget()
        if self.network.random.random() >= self.network.weather.half_open and not self._is_silent(TO_GUEST):
            self._deliver(TO_GUEST, self._hung_up)

    # ---- what passes

    def _send_frame(self, opcode: int, message: Heard | None) -> None:
        if message is not None:
            self._pass(TO_GUEST, partial(self._heard, message), message.nonce or "")
        elif opcode == PING:
            self._deliver(TO_GUEST, self._pong)

    def _pass(self, way: int, deliver: Callable[[], None], nonce: str) -> None:
        """One message, as the network pleases."""
        network, weather = self.network, self.network.weather
        luck = network.random.random()
        if luck < weather.drop:
            network.note("network", f"link {self.number} drops {nonce}")
            return
        luck -= weather.drop
        if luck < weather.reorder:
            self._doubled(way, nonce)
            self._deliver(way, deliver, late=network.random.uniform(0, 60 * weather.delay))
            return
        luck -= weather.reorder
        self._deliver(way, deliver)
        if luck < weather.double:
            self._doubled(way, nonce)
            self._deliver(way, deliver, late=network.random.uniform(0, 120 * weather.delay))

    def _doubled(self, way: int, nonce: str) -> None:
        if way == TO_SERVER and nonce:
            self.network.history.doubled.add(nonce)

    def _deliver(self, way: int, deliver: Callable[[], None], late: float | None = None) -> None:
        network = self.network
        now = network.loop.time()
        if self._is_silent(way):
            return
        if late is None:
            when = max(self._last[way] + STEP, now + network.random.expovariate(1 / network.weather.delay))
            self._last[way] = when
        else:
            when = now + late
        context = self.entrance.context if way == TO_SERVER else None
        network.loop.call_at(when, self._arrive, way, deliver, context=context)

    def _arrive(self, way: int, deliver: Callable[[], None]) -> None:
        there = self._server_there if way == TO_SERVER else self._guest_there
        if there and not self._is_silent(way):
            deliver()

    def _is_silent(self, way: int) -> bool:
        return self._deaf[way] or (self.visitor.name, self.entrance.name) in self.network.parted

    def _lose(self) -> None:
        self._server_there = False
        self._protocol.connection_lost(None)

    def _opened(self) -> None:
        self.is_open = True
        self.visitor.opened(self)

    def _refused(self) -> None:
        self._guest_there = False
        self.visitor.hung_up(self)

    def _hung_up(self) -> None:
        self._guest_there = False
        self.visitor.hung_up(self)

    def _heard(self, message: Heard) -> None:
        network = self.network
        text = f"link {self.number}: {message.t} {message.nonce} seq {message.seq} version {message.version}"
        network.history.add(MessageRead(network.loop.time(), self.visitor.name, text, self.visitor.table, message))
        self.visitor.hear(self, message)

    def _pong(self) -> None:
        self._deliver(TO_SERVER, lambda: self._protocol.data_received(client_frame(PONG, b"")))

    def _note_told(self, payload: bytes) -> Heard:
        network, visitor, message = self.network, self.visitor, read_message(payload)
        told = MessageSent(
            network.loop.time(),
            self.entrance.name,
            payload.decode(),
            visitor.table,
            self.number,
            message,
            visitor.name,
        )
        network.history.add(told)
        return message

    def _forget(self) -> None:
        if self in self.network.links:
            self.network.links.remove(self)


class CableTransport(asyncio.Transport):
    """What a server's protocol writes to."""

    def __init__(self, link: Cable) -> None:
        super().__init__()
        self._link = link
        self._closing = False

    def get_extra_info(self, name: str, default: object = None) -> object:
        if name == "socket":
            return _Kernel()
        return (self._link.visitor.name, 1) if name == "peername" else default

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self._link.wrote(bytes(data))

    def get_write_buffer_size(self) -> int:
        return self._link.unsent()

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        del high, low

    def is_closing(self) -> bool:
        return self._closing

    def close(self) -> None:
        self._closing = True
        self._link.closed_by_server()

    def abort(self) -> None:
        self.close()


class _Kernel:
    """A socket, as far as anybody here asks for one."""

    def setsockopt(self, level: int, option: int, value: int) -> None:
        del level, option, value
