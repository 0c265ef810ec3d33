"""A player over the wire, for programs: keeps the picture, comes back by itself, asks again what was not answered."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import count
from secrets import token_hex

import msgspec
from msgspec import Raw
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tabletown.server.tools.own_shares import OwnShares
from tabletown.server.wire import protocol, requests
from tabletown.server.wire.protocol import (
    Accepted,
    Answer,
    ChatLine,
    Happening,
    Offer,
    Own,
    Rejected,
    Seated,
    Status,
    Sync,
    TableInfo,
    TurnInfo,
    Update,
    Why,
)
from tabletown.server.wire.requests import Hello

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(protocol.ServerMessage).decode
_NOT_FINAL = (Why.NO_HELLO, Why.BUSY, Why.TOO_FAST)
"""Refusals after which the same request is simply made again."""
_SILENCES = 4
"""Questions without any answer after which a connection is thought to be dead."""
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 2.0


class SeatClient:
    """One connection to one table. `async with SeatClient(…) as player:` runs it."""

    def __init__(
        self,
        urls: Sequence[str],
        table: str,
        tokens: Sequence[str] = (),
        language: str = "en",
        patience: float = 10.0,
        source: str | None = None,
        shares: OwnShares | None = None,
    ) -> None:
        self._urls = tuple(urls)
        self.source = source
        """The address of this machine to come from, where it has several."""
        self._table = table
        self.shares = shares
        """With them it takes part in drawing the deal: by itself, as soon as it has a seat."""
        self._language = language
        self._patience = patience
        self.tokens = list(tokens)
        self.seq = 0
        self.version = 0
        self.info: TableInfo | None = None
        self.turn = TurnInfo(())
        self.you: tuple[int, ...] = ()
        self.public: dict[str, bytes] = {}
        """The parts of the picture that everybody sees, as JSON."""
        self.own: dict[int, dict[str, bytes]] = {}
        self.moves: dict[int, tuple[Offer, ...]] = {}
        self.chat: list[ChatLine] = []
        self.events: list[Happening] = []
        self.own_events: list[Happening] = []
        """Those that only this player was told. Whoever missed some is not told again: the picture shows it."""
        self.undone: list[int] = []
        """The versions of moves that were taken back."""
        self.connects = 0
        self._ping = ""
        self._heard = 0.0
        self._nonces = self._numbers()
        self._waiting: dict[str, tuple[requests.Request, asyncio.Future[Answer]]] = {}
        self._socket: ClientConnection | None = None
        self._changed = asyncio.Condition()
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "SeatClient":
        self._task = asyncio.create_task(self._run())
        await self.until(lambda: self.info is not None)
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @property
    def is_over(self) -> bool:
        return self.info is not None and self.info.status is Status.OVER

    def nonce(self) -> str:
        return next(self._nonces)

    async def ask(self, request: requests.Request) -> Answer:
        """Send a request, again after every reconnect, until it is answered."""
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting[request.nonce] = (request, future)
        await self._send(request)
        return await future

    async def submit(self, seat: int, move: str) -> Answer:
        return await self.ask(requests.Submit(self.nonce(), seat, self.version, move))

    async def until(self, condition: Callable[[], bool], seconds: float = 60.0) -> None:
        """Wait until the picture is as wished."""
        async with asyncio.timeout(seconds), self._changed:
            await self._changed.wait_for(condition)

    async def cut(self) -> None:
        """Lose the connection, as a train in a tunnel does. It is made again at once."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _run(self) -> None:
        pause = FIRST_PAUSE
        for attempt in count():
            url = self._urls[attempt % len(self._urls)]
            try:
                where = url.replace("http", "ws", 1) + "/ws"
                source = None if self.source is None else (self.source, 0)
                async with connect(where, compression=None, open_timeout=5, local_addr=source) as socket:
                    self._socket = socket
                    self.connects += 1
                    pause = FIRST_PAUSE
                    await self._talk(socket)
            except (OSError, WebSocketException, TimeoutError):
                pass
            finally:
                self._socket = None
            await asyncio.sleep(pause)
            pause = min(1.5 * pause, LONGEST_PAUSE)

    async def _talk(self, socket: ClientConnection) -> None:
        await self._hello()
        impatient = asyncio.create_task(self._repeat())
        try:
            self._heard = asyncio.get_running_loop().time()
            async for text in socket:
                self._heard = asyncio.get_running_loop().time()
                message = _decode(text)
                await self._take(message)
                if isinstance(message, Sync) and message.nonce is not None:
                    await self._send_waiting()
        finally:
            impatient.cancel()

    async def _hello(self) -> None:
        seen = self.version if self.info is not None else None
        await self._send(Hello(self.nonce(), self._table, tuple(self.tokens), self._language, seen))

    async def _repeat(self) -> None:
        """Some networks lose things without a sign: then the answer to a ping tells, or no answer at all."""
        while True:
            await asyncio.sleep(self._patience)
            if asyncio.get_running_loop().time() - self._heard > _SILENCES * self._patience:
                # Whatever was sent is lost in one direction or the other, and neither end is told.
                await self.cut()
            if self._waiting or self.info is None:
                await self._hello()
            else:
                self._ping = self.nonce()
                await self._send(requests.Ping(self._ping))

    async def _send_waiting(self) -> None:
        for request, _ in list(self._waiting.values()):
            await self._send(request)

    async def _send(self, request: requests.Request) -> None:
        if self._socket is not None and (self.info is not None or isinstance(request, Hello)):
            with suppress(WebSocketException, OSError):
                await self._socket.send(_encode(request).decode())

    async def _take(self, message: protocol.ServerMessage) -> None:
        if isinstance(message, Accepted | Seated | Rejected):
            if isinstance(message, Rejected) and message.why in _NOT_FINAL:
                return
            if message.nonce == self._ping and message.version > self.version:
                await self._hello()
            request, future = self._waiting.pop(message.nonce or "", (None, None))
            if isinstance(message, Seated) and isinstance(request, requests.Sit):
                self.tokens.append(message.token)
            if future is not None and not future.done():
                future.set_result(message)
        elif isinstance(message, Sync) or message.seq == self.seq + 1:
            # Also a lower one: a copy that comes late shows an old picture, and a move must say which one it is about.
            known, self.seq, self.version = self.version, message.seq, message.version
            self._draw(message, known)
            await self._give_shares()
        elif message.seq > self.seq:
            await self._hello()
        async with self._changed:
            self._changed.notify_all()

    async def _give_shares(self) -> None:
        if self.shares is None or self.info is None:
            return
        for request in self.shares.wishes(self.info, self.you, self.nonce):
            # Nobody waits for the answer, but it is sent again until there is one.
            self._waiting[request.nonce] = (request, asyncio.get_running_loop().create_future())
            await self._send(request)

    def _draw(self, message: Sync | Update, known: int) -> None:
        if isinstance(message, Sync):
            self.info, self.turn, self.you = message.table, message.turn, message.you
            self.public, self.chat = {}, []
            self.own, self.moves = {}, {}
            # Two greetings can be on their way at once: what the first answer has told is not news in the second.
            self.events += [event for event in message.news if event.at > known]
        else:
            self.info, self.turn = message.table or self.info, message.turn or self.turn
            self.events += message.events
            self.undone += message.undone
        _merge(self.public, message.public)
        self.chat += message.chat
        for own in message.own:
            self._draw_own(own)

    def _draw_own(self, own: Own) -> None:
        _merge(self.own.setdefault(own.seat, {}), own.sections)
        self.events += own.events
        self.own_events += own.events
        if own.moves is not None:
            self.moves[own.seat] = own.moves

    def _numbers(self) -> Iterator[str]:
        start = token_hex(4)
        return (f"{start}-{number}" for number in count())


def _merge(picture: dict[str, bytes], changed: dict[str, Raw]) -> None:
    for name, part in changed.items():
        if bytes(part) == b"null":
            picture.pop(name, None)
        else:
            picture[name] = bytes(part)
