"""What is said on one WebSocket: requests are read within their limits and asked of a table; answers go back."""

import asyncio
from collections import deque
from collections.abc import Coroutine, Sequence

import msgspec
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import CloseCode

from tabletown.server.live.go_on import rematch, stay
from tabletown.server.live.live_table import LiveTable
from tabletown.server.live.tokens import hash_token
from tabletown.server.live.wishes import Actor, Resync
from tabletown.server.wire import requests
from tabletown.server.wire.budgets import Limit
from tabletown.server.wire.frames import text_frame
from tabletown.server.wire.limits import WAITING
from tabletown.server.wire.protocol import Accepted, Answer, Rejected, Why
from tabletown.server.wire.refusal import Refusal
from tabletown.server.wire.requests import Hello, Ping, Rematch, Stay, Submit
from tabletown.server.wire.socket import Socket, SocketSite
from tabletown.server.wire.words import known_language, words_for

PATIENCE = 100
"""Requests beyond the rate that are still answered before the connection is closed."""

_decode = msgspec.json.Decoder(requests.ClientMessage).decode
_encode = msgspec.json.Encoder().encode


class Connection(Socket):
    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, object]) -> None:
        super().__init__(config, server_state, app_state)
        self._bans = self.site.hub.budgets.bans
        self._excess = 0
        self._paused = False
        self._behind = False
        self._live: LiveTable | None = None
        self._before_table: list[requests.ClientMessage] | None = None
        self._held: deque[requests.ClientMessage] = deque()
        """What waits because this reader has still to read what it asked for before."""
        self._in_flight = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self.language = "en"
        self.actor = Actor()

    # ---- the line

    def _hang_up(self) -> None:
        self._held.clear()
        self._leave()
        for task in self._tasks:
            task.cancel()

    def _turn_away(self) -> None:
        if self._is_open:
            self._refuse(None, Refusal(Why.BANNED))
            self._close(CloseCode.POLICY_VIOLATION, Limit.BANNED)

    def pause_writing(self) -> None:
        self._paused = True

    def resume_writing(self) -> None:
        self._paused = False
        self._mind_backlog()
        held, self._held = self._held, deque()
        for message in held:
            self._handle_in_order(message)
        if self._behind and self._live is not None:
            self._behind = False
            self._hub.metrics.count("resyncs")
            self._hub.ask(self._live, Resync(), self)

    # ---- Listener

    def answer(self, messages: Sequence[Answer]) -> None:
        self.send(self._answered(messages))

    def send_update(self, frame: bytes, answers: Sequence[Answer] = ()) -> None:
        before = self._answered(answers) if answers else b""
        if self._paused:
            self._behind = True
            self.send(before)
        elif self._is_open:
            # Every write is a call of the system, which costs more than all that is done here.
            self._transport.write(before + frame)
            if self._transport.get_write_buffer_size() or self._meter.unread:
                self._mind_backlog()

    def _answered(self, messages: Sequence[Answer]) -> bytes:
        self._in_flight = max(0, self._in_flight - len(messages))
        if len(messages) == 1 and isinstance(messages[0], Accepted):
            # As nearly always.
            return text_frame(_encode(messages[0]))
        for message in messages:
            if isinstance(message, Rejected):
                self._hub.metrics.count("refused")
        return b"".join([text_frame(_encode(message)) for message in messages])

    # ---- what comes in

    def _take_message(self, payload: bytes) -> None:
        self._hub.metrics.count("messages")
        if self._bans.holds(self._meter.address):
            self.language = known_language(requests.language_in(payload) or self.language)
            self._turn_away()
            return
        if self._in_flight >= WAITING or not self._meter.takes_message(len(payload)):
            self._refuse_excess(payload)
            return
        try:
            message = _decode(payload) if self._is_text else None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            message = None
        if message is None:
            self._refuse(requests.nonce_in(payload), Refusal(Why.UNREADABLE))
        elif not self._is_granted(message, len(payload)):
            self._refuse_excess(payload)
        else:
            self._in_flight += 1
            self._handle_in_order(message)

    def _is_granted(self, message: requests.ClientMessage, size: int) -> bool:
        """What costs more than reading it has a budget of its own."""
        # Most of what comes is a move: that is asked first, here and wherever a message goes next.
        if not isinstance(message, Submit):
            match message:
                case Ping():
                    return True
                case Hello():
                    return self._meter.takes(Limit.HELLOS)
                case Rematch():
                    return self._meter.takes(Limit.TABLES)
        audience = 1 if self._live is None else len(self._live.presence.listeners)
        return self._meter.takes_wish(size, audience)

    def _refuse_excess(self, payload: bytes) -> None:
        self._excess += 1
        if self._excess > PATIENCE:
            self._close(CloseCode.POLICY_VIOLATION, Limit.MESSAGES)
        else:
            self._refuse(requests.nonce_in(payload), Refusal(Why.TOO_FAST))

    def _handle_in_order(self, message: requests.ClientMessage) -> None:
        """While a `Hello` is being answered, what comes after it waits; and so does one whose last answer is unread."""
        if self._held or (self._paused and isinstance(message, Hello)):
            self._held.append(message)
        elif self._before_table is not None:
            self._before_table.append(message)
        else:
            self._handle(message)

    def _handle(self, message: requests.ClientMessage) -> None:
        if isinstance(message, Submit) and self._live is not None:
            self._hub.ask(self._live, message, self)
        elif isinstance(message, Hello):
            self._before_table = []
            self._spawn(self._come_in(message))
        elif isinstance(message, Ping):
            self.answer([Accepted(message.nonce, self._version())])
        elif self._live is None:
            self._in_flight -= 1
            self._refuse(message.nonce, Refusal(Why.NO_HELLO))
        elif isinstance(message, Rematch | Stay):
            self._spawn(self._go_on(self._live, message))
        else:
            self._hub.ask(self._live, message, self)

    async def _come_in(self, hello: Hello) -> None:
        if self._live is not None and self._live.table.header.id != hello.table:
            # Whoever only asks for the picture again has not been away.
            self._leave()
        self.language = known_language(hello.language)
        self.actor = Actor(frozenset(map(hash_token, hello.tokens)), self._meter.address)
        try:
            self._live = await self._hub.hello(self, hello)
        except Refusal as refusal:
            self._refuse(hello.nonce, refusal)
        finally:
            self._in_flight -= 1
            waiting, self._before_table = self._before_table or [], None
        for message in waiting:
            self._handle_in_order(message)

    async def _go_on(self, live: LiveTable, message: Rematch | Stay) -> None:
        try:
            if isinstance(message, Rematch):
                await rematch(self._hub, live, message, self)
            else:
                await stay(self._hub, live, message, self)
        except Refusal as refusal:
            self._in_flight -= 1
            self._refuse(message.nonce, refusal)

    # ---- helpers

    def _refuse(self, nonce: str | None, refusal: Refusal) -> None:
        self._in_flight += 1
        self.answer([Rejected(nonce, refusal.why, refusal.reason, words_for(refusal, self.language), self._version())])

    def _version(self) -> int:
        """The last version that this connection can know of: never one that is not stored yet."""
        return self._live.told if self._live is not None else 0

    def _leave(self) -> None:
        if self._live is not None:
            live, self._live = self._live, None
            self._hub.leave(live, self)

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def bound_to(site: SocketSite) -> type[Connection]:
    """The protocol class that uvicorn is given."""
    return type("BoundConnection", (Connection,), {"site": site})
