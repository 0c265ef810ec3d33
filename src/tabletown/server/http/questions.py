"""The endpoints for questions about games: all of them think in a thread, one at a time, so that tables never wait."""

import asyncio
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from threading import Event
from typing import TypeVar

from msgspec import Raw
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tabletown.analysis.stopping import go_on, unless
from tabletown.core.codec import encode as encode_record
from tabletown.core.data import using_files
from tabletown.core.errors import TabletownError
from tabletown.core.event import Event as Happened
from tabletown.core.record import Played, replay
from tabletown.core.seat import Seat
from tabletown.core.sentence import Sentence
from tabletown.core.text import tell_gains
from tabletown.locales import DEFAULT, say, say_error
from tabletown.server.http.exchange import UNREADABLE, Handler, json_response, read_bytes
from tabletown.server.http.game_endpoint import GameEndpoint, game_endpoints
from tabletown.server.live.drawing import difference
from tabletown.server.live.hub import Hub
from tabletown.server.live.plain_picture import PlainPicture, picture_of
from tabletown.server.live.table import Table
from tabletown.server.live.turns import Turns
from tabletown.server.wire.bodies import Positions, Seen
from tabletown.server.wire.budgets import Limit
from tabletown.server.wire.protocol import Happening, Status, Why
from tabletown.server.wire.refusal import Refusal
from tabletown.server.wire.said import all_said
from tabletown.server.wire.texts import text_of
from tabletown.server.wire.words import known_language

T = TypeVar("T")
BODY = 4096
"""Bytes: what a whole table of cardboard takes is a tenth of it."""

MOST_WAITING = 60
"""Questions of one address that wait for their turn: one for each of sixty people."""


def routes(hub: Hub, answering: Callable[[Handler], Handler], address: Callable[[Request], str]) -> list[Route]:
    endpoints = QuestionEndpoints(hub, address)
    return [
        *[Route(one.path, answering(endpoints.about(one)), methods=["POST"]) for one in game_endpoints()],
        Route("/api/tables/{table}/positions", answering(endpoints.positions), methods=["GET"]),
    ]


class QuestionEndpoints:
    def __init__(self, hub: Hub, address: Callable[[Request], str]) -> None:
        self._hub = hub
        self._address = address
        self._turns = Turns(1)
        """One at a time, by turns among addresses; who has used up its time comes after all others."""
        self._turns.is_late = partial(hub.budgets.is_used_up, Limit.SOLVER)

    def about(self, endpoint: GameEndpoint) -> Handler:
        """What answers one question about a game."""

        async def answer(request: Request) -> Response:
            body = await read_bytes(request, BODY)
            try:
                work = endpoint.read(body)
            except UNREADABLE:
                raise Refusal(Why.UNREADABLE) from None
            return json_response(await self._think(request, work))

        return answer

    async def positions(self, request: Request) -> Response:
        """Before the end nobody gets them: they hold all hands."""
        await read_bytes(request, 0)
        live = await self._hub.fresh(str(request.path_params["table"])[:32])
        if live is None:
            raise Refusal(Why.NO_TABLE)
        if live.table.status is not Status.OVER:
            raise Refusal(Why.NOT_OVER)
        return json_response(await self._think(request, partial(positions, live.table)))

    async def _think(self, request: Request, work: Callable[[], T]) -> T:
        """Raises Refusal, also if whoever asked has gone meanwhile."""
        address = self._address(request)
        if self._turns.waiting(address) >= MOST_WAITING:
            self._hub.budgets.refused(Limit.SOLVER)
            raise Refusal(Why.TOO_FAST)
        thought = asyncio.create_task(self._counted(address, work))
        gone = asyncio.create_task(_gone(request))
        try:
            await asyncio.wait((thought, gone), return_when=asyncio.FIRST_COMPLETED)
            if not thought.done():
                raise Refusal(Why.BUSY)
            return thought.result()
        except TabletownError as error:
            if isinstance(error, Refusal):
                raise
            raise Refusal(Why.BAD_SETUP, detail=_in_words(error, request)) from None
        finally:
            # What waits for its turn leaves the queue; what a thread has begun is told that nobody waits.
            thought.cancel()
            gone.cancel()

    async def _counted(self, address: str, work: Callable[[], T]) -> T:
        gauges = self._hub.metrics.gauges
        gauges["tabletown_questions_waiting"] += 1
        try:
            return await self._in_turn(address, work)
        finally:
            gauges["tabletown_questions_waiting"] -= 1

    async def _in_turn(self, address: str, work: Callable[[], T]) -> T:
        async with self._turns.turn(address):
            started = time.monotonic()
            is_over = Event()
            thread = asyncio.get_running_loop().run_in_executor(None, _unless, is_over, work)
            try:
                return await asyncio.shield(thread)
            finally:
                # Whoever has gone keeps the place until the thread is free again: there is one at a time.
                is_over.set()
                with suppress(Exception):
                    await thread
                self._hub.budgets.spend(Limit.SOLVER, address, time.monotonic() - started)


def _unless(is_over: Event, work: Callable[[], T]) -> T:
    with unless(is_over.is_set):
        return work()


async def _gone(request: Request) -> None:
    """Ends when whoever asked has gone; the body has been read before."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def positions(table: Table) -> Positions:
    with using_files(table.texts):
        return _positions(table)


def _positions(table: Table) -> Positions:
    game, picture = table.game, picture_of(table.game)
    if isinstance(picture, PlainPicture):
        picture.call(table.chairs)
    seats = [Seat(seat) for seat in range(table.header.seats)]
    text = text_of(table.header.game)
    seen: list[Seen] = []
    public: Mapping[str, bytes] = {}
    hands: list[Mapping[str, bytes]] = [{} for _ in seats]
    view: object = None
    for position in replay(table.record()):
        go_on()
        entry = position.entry
        played = entry if isinstance(entry, Played) else None
        looked, view = view, game.view(position.state, None)
        events = position.events if entry is not None else table.told_first()
        told = tell_gains(text, events, (looked, view).__getitem__)
        before, public = public, picture.public(view)
        held, hands = hands, [picture.own(game.view(position.state, seat)) for seat in seats]
        seen.append(
            Seen(
                None if played is None else int(played.seat),
                None if played is None else played.move,
                _raw(difference(before, public)),
                tuple([_raw(difference(old, new)) for old, new in zip(held, hands, strict=True)]),
                tuple([_happening(event, text.tell(event) + gained) for event, gained in told if event.only is None]),
            )
        )
    chairs = table.chairs
    names, bots = tuple(chair.name for chair in chairs), tuple(chair.bot is not None for chair in chairs)
    return Positions(table.header.game, names, bots, tuple(seen))


def _in_words(error: TabletownError, request: Request) -> str:
    """What is wrong, in the reader's language. Details there are in English alone: others are told what it is about."""
    language = known_language(request.headers.get("accept-language", "en").partition(",")[0][:8])
    if error.sentence is not None or language == DEFAULT:
        return say_error(error, language)
    return say("refused-entries", language)


def _happening(event: Happened, told: tuple[Sentence, ...]) -> Happening:
    return Happening(type(event).__name__, Raw(encode_record(event)), all_said(told))


def _raw(sections: Mapping[str, bytes]) -> dict[str, Raw]:
    return {name: Raw(section) for name, section in sections.items()}
