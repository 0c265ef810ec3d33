"""One WebSocket: bytes in, messages out; frames in, bytes out. It takes over from uvicorn after the handshake request.

Frames are written straight to the transport, because a frame that was encoded once for an audience serves every
listener of it. Of what comes in, whole text frames are read here; the handshake, fragments, pings, closing and whatever
breaks the protocol go through the state machine of the `websockets` package.
"""

import asyncio
import socket
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import cast

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request as Handshake
from websockets.protocol import OPEN
from websockets.server import ServerProtocol
from websockets.typing import Origin

from tabletown.server.journal import note
from tabletown.server.live.hub import Hub
from tabletown.server.wire.address import FORWARDED, forwarded
from tabletown.server.wire.budgets import Limit
from tabletown.server.wire.frames import LARGEST_HEAD, PING, declared_size, is_lone_pong, lone_text, whole_frame
from tabletown.server.wire.limits import BEHIND, FAR_BEHIND, FRAME
from tabletown.server.wire.meter import Meter
from tabletown.server.wire.protocol import Why
from tabletown.server.wire.turnstile import FRAMES

PATH = "/ws"
PING_SECONDS = 20.0
CLOSE_SECONDS = 2.0
"""How long whoever was told that it is over may take to hang up."""
CUT_SECONDS = 0.5
"""The same for whoever is cut off."""
STOP_SECONDS = 1.0
"""The same when the server stops: the others wait for it to be back."""
_BLANK_LINE = b"\r\n\r\n"


@dataclass(slots=True)
class SocketSite:
    """What all connections of a server share."""

    hub: Hub
    origins: tuple[str, ...]
    behind_proxy: bool = False


class Socket(asyncio.Protocol, ABC):
    site: SocketSite
    """Set by `bound_to`."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, object]) -> None:
        del config, app_state
        self._open_sockets = cast("set[asyncio.Protocol]", server_state.connections)
        self._hub = self.site.hub
        origins = [*map(Origin, self.site.origins), None]
        self._machine = ServerProtocol(origins=origins, max_size=FRAME)
        self._loop = asyncio.get_running_loop()
        self._meter = Meter(self.site.hub.budgets)
        self._turnstile = self.site.hub.budgets.turnstile
        self._is_plain = False
        self._rest = b""
        self._parts: list[bytes] = []
        self._is_text = True
        """Whether the message that is being read came as text."""
        self._is_open = False
        self._heard = self._loop.time()

    @abstractmethod
    def _take_message(self, payload: bytes) -> None:
        """One whole message."""

    @abstractmethod
    def _turn_away(self) -> None:
        """Whoever is banned is told so, once, and cut off."""

    @abstractmethod
    def _hang_up(self) -> None:
        """The line is gone."""

    # ---- asyncio.Protocol

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.set_write_buffer_limits(high=BEHIND, low=BEHIND // 4)
        # The kernel would keep megabytes for a reader that has stopped reading, and hide that it has.
        kernel: socket.socket = transport.get_extra_info("socket")
        kernel.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BEHIND)
        self._open_sockets.add(self)
        self.site.hub.budgets.opened += 1
        self._hub.metrics.gauges["tabletown_connections"] += 1
        self._ping_timer = self._loop.call_later(PING_SECONDS, self._ping)

    def connection_lost(self, error: Exception | None) -> None:
        del error
        self._is_open = False
        self._ping_timer.cancel()
        self._open_sockets.discard(self)
        self.site.hub.budgets.opened -= 1
        self._hub.metrics.gauges["tabletown_connections"] -= 1
        self._meter.leave()
        self._hang_up()
        # What the machine reads with, and where that was when the line broke, hold it: it would not go by itself.
        self._machine.parser.close()
        self._machine.parser_exc = None

    def data_received(self, data: bytes) -> None:
        if self._transport.is_closing():
            return
        self._heard = self._loop.time()
        if self._is_plain and self._is_open and not self._turnstile.passes(self._meter.address):
            self._wait_for_turn(self._rest + data)
        else:
            self._take(data)

    def _take(self, data: bytes) -> None:
        try:
            if self._is_plain and self._is_open:
                self._take_plain(self._rest + data if self._rest else data)
            else:
                was_open = self._is_open
                self._take_any(data)
                # Nothing but the handshake: from here on the machine is given whole frames, and few of them.
                self._is_plain = self._is_open and not was_open and data.find(_BLANK_LINE) == len(data) - 4
        except Exception as error:
            note("connection-failed", error=repr(error)[:200])
            self._machine.fail(CloseCode.INTERNAL_ERROR)
            self._flush()

    def eof_received(self) -> None:
        self._machine.receive_eof()
        self._flush()

    def shutdown(self) -> None:
        """The server stops: clients come back by themselves when it is up again."""
        self._close(CloseCode.SERVICE_RESTART)
        self._loop.call_later(STOP_SECONDS, self._transport.abort)

    # ---- what comes in

    def _take_plain(self, data: bytes) -> None:
        """Nearly everything that comes is one small text frame, read here; the rest goes to the state machine."""
        if self._machine.current_size is None and (text := lone_text(data)) is not None:
            self._is_text, self._rest = True, b""
            self._take_message(text)
            return
        if is_lone_pong(data):
            # As every socket says now and then that says nothing else. The machine would make nothing of it.
            self._rest = b""
            self._mind_control()
            return
        at = count = 0
        while frame := whole_frame(data, at):
            if (count := count + 1) > FRAMES:
                self._wait_for_turn(data[at:])
                return
            is_small = frame.end - frame.start <= FRAME
            if frame.is_text and is_small and self._machine.current_size is None:
                self._is_text = True
                self._take_message(frame.text(data))
            else:
                self._take_any(data[at : frame.end])
            at = frame.end
            if not self._is_open:
                return
        self._rest = data[at:]
        if len(self._rest) > LARGEST_HEAD and declared_size(self._rest) > FRAME:
            self._is_plain = False
            self._take_any(self._rest)

    def _wait_for_turn(self, rest: bytes) -> None:
        """Nothing more is read before that."""
        self._rest = rest
        self._stop_reading()
        self._turnstile.wait(self._meter.address, self)

    def next_turn(self) -> None:
        if self._is_open and not self._transport.is_closing():
            self._transport.resume_reading()
            rest, self._rest = self._rest, b""
            self._take(rest)

    def _stop_reading(self) -> None:
        if not self._transport.is_closing():
            self._transport.pause_reading()

    def _take_any(self, data: bytes) -> None:
        self._machine.receive_data(data)
        for event in self._machine.events_received():
            if isinstance(event, Handshake):
                self._shake_hands(event)
            elif isinstance(event, Frame):
                self._take_frame(event)
        self._flush()

    def _shake_hands(self, request: Handshake) -> None:
        machine = self._machine
        if request.path.partition("?")[0] != PATH:
            machine.send_response(machine.reject(404, "There is no socket here.\n"))
        elif not self._meter.come(self._address(request)):
            machine.send_response(machine.reject(429, "Too many connections; try again in a moment.\n"))
        else:
            response = machine.accept(request)
            machine.send_response(response)
            self._is_open = machine.state is OPEN
            if self.site.hub.budgets.bans.holds(self._meter.address):
                self.site.hub.budgets.refused(Limit.BANNED)
                # Pages are not told why a handshake was refused. The first word it says here tells in which language.
                self._loop.call_later(CLOSE_SECONDS, self._turn_away)

    def _address(self, request: Handshake) -> str:
        name = self._transport.get_extra_info("peername")
        peer = str(name[0]) if name else ""
        return forwarded(request.headers.get_all(FORWARDED), peer) if self.site.behind_proxy else peer

    def _take_frame(self, frame: Frame) -> None:
        if not self._is_open:
            return
        is_plain = frame.fin and frame.opcode in (Opcode.TEXT, Opcode.BINARY)
        if not is_plain and frame.opcode is not Opcode.CLOSE and not self._mind_control():
            return
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY):
            self._parts, self._is_text = [], frame.opcode is Opcode.TEXT
        elif frame.opcode is not Opcode.CONT:
            return
        self._parts.append(bytes(frame.data))
        if frame.fin:
            self._take_message(b"".join(self._parts) if len(self._parts) > 1 else self._parts[0])

    def _mind_control(self) -> bool:
        """Whether one more ping, pong or fragment is within its limit."""
        if self._meter.takes_control():
            return True
        self._close(CloseCode.POLICY_VIOLATION, Limit.CONTROL)
        return False

    # ---- what goes out

    def send(self, frame: bytes) -> None:
        if not self._is_open:
            return
        # Before there is more: else every socket of an address that owes too much would get one frame besides.
        if self._transport.get_write_buffer_size() and self._mind_backlog():
            return
        self._transport.write(frame)
        self._mind_backlog()

    def _mind_backlog(self) -> bool:
        """Whoever does not read is let go, before it fills the memory: alone, or with others of its address.
        Says whether it was."""
        unread = self._transport.get_write_buffer_size()
        if self._meter.owes(unread) or unread > FAR_BEHIND:
            self._is_open = False
            self._meter.cut(Limit.UNREAD)
            self._hub.metrics.count("dropped")
            self._transport.abort()
        return not self._is_open

    def _ping(self) -> None:
        if self.site.hub.budgets.bans.holds(self._meter.address):
            self._turn_away()
        if self._loop.time() - self._heard > 2 * PING_SECONDS:
            self._transport.abort()
            return
        # The machine keeps no account of pings without a payload.
        self.send(PING)
        self._ping_timer = self._loop.call_later(PING_SECONDS, self._ping)

    def _close(self, code: CloseCode, limit: Limit | None = None) -> None:
        """For programs the reason names the limit."""
        reason = "" if limit is None else f"{Why.TOO_FAST.value}: {limit.value}"
        if limit is Limit.BANNED:
            reason = Why.BANNED.value
        if limit is not None:
            # Whatever else it says is not even read.
            self._meter.cut(limit)
            self._rest = b""
            self._stop_reading()
        if self._machine.state is OPEN:
            self._machine.send_close(code, reason)
        self._is_open = False
        self._flush()
        self._loop.call_later(CLOSE_SECONDS if limit is None else CUT_SECONDS, self._transport.abort)

    def _flush(self) -> None:
        for data in self._machine.data_to_send():
            if data:
                self._transport.write(data)
            else:
                self._transport.close()
        if self._machine.state is not OPEN:
            self._is_open = False
        self._mind_backlog()
        if self._machine.close_expected():
            self._loop.call_later(CLOSE_SECONDS, self._transport.abort)
