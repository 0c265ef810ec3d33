"""The HTTP part: opening tables, sitting down, records, health, and the page itself."""

import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import wraps

from msgspec.structs import replace
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tabletown.core.chance import commitment
from tabletown.core.record import format_record
from tabletown.locales import languages
from tabletown.server.http import openapi, pages, questions as analysis_api
from tabletown.server.http.exchange import json_response, read_body
from tabletown.server.http.games import game_infos, words_beside
from tabletown.server.http.preview import with_preview
from tabletown.server.journal import note
from tabletown.server.live.hub import Hub
from tabletown.server.live.live_table import LiveTable
from tabletown.server.live.lobby import summary_of
from tabletown.server.live.table import Table
from tabletown.server.wire import bodies, protocol, requests
from tabletown.server.wire.bodies import Problem
from tabletown.server.wire.limits import BODY, Buckets
from tabletown.server.wire.protocol import Status, Why
from tabletown.server.wire.refusal import Refusal
from tabletown.server.wire.words import known_language, words_for

_STATUS = {
    Why.NO_TABLE: 404,
    Why.SEAT_TAKEN: 409,
    Why.NOT_OVER: 409,
    Why.OVER: 409,
    Why.TOO_BIG: 413,
    Why.TOO_FAST: 429,
    Why.BUSY: 503,
    Why.GAME_BROKEN: 503,
    Why.OTHER_RULES: 503,
    Why.DAMAGED: 503,
}
_TABLE_PAGE = re.compile("/t/([a-z0-9]{8,32})(?:/.*)?")
_LISTED = 100
"""Tables that the public list shows."""


@dataclass(slots=True)
class HttpSite:
    """What the pages and endpoints of a server share."""

    hub: Hub
    url: str
    openings: Buckets
    """How many tables an address may open."""
    requests: Buckets
    behind_proxy: bool = False


Handler = Callable[[Request], Awaitable[Response]]


def make_app(site: HttpSite) -> ASGIApp:
    endpoints = _Endpoints(site)
    routes = [
        Route("/api/tables", _answering(endpoints.tables), methods=["GET", "POST"]),
        Route("/api/tables/{table}", _answering(endpoints.one_table), methods=["GET"]),
        Route("/api/tables/{table}/seats", _answering(endpoints.take_seat), methods=["POST"]),
        Route("/api/tables/{table}/record", _answering(endpoints.record), methods=["GET"]),
        Route("/api/games", _answering(endpoints.games), methods=["GET"]),
        Route("/api/words/{language}", _answering(endpoints.words), methods=["GET"]),
        Route("/healthz", _answering(endpoints.health), methods=["GET"]),
        Route("/readyz", _answering(endpoints.ready), methods=["GET"]),
        Route("/metrics", _answering(endpoints.metrics), methods=["GET"]),
        Route("/openapi.json", _answering(endpoints.openapi), methods=["GET"]),
        Route("/docs", _answering(endpoints.docs), methods=["GET"]),
        *analysis_api.routes(site.hub, _answering, endpoints.slow_down),
    ]
    # Else a GET would go on to the page, whose paths are all others, and hear that there is nothing.
    only_posted = [Route(one.path, _posted_only) for one in routes if "GET" not in (one.methods or ())]
    handlers = {HTTPException: _http_problem, Exception: _crash}
    return secured(
        Starlette(routes=[*routes, *only_posted, *pages.routes(endpoints.preview)], exception_handlers=handlers)
    )


async def _posted_only(request: Request) -> Response:
    del request
    raise HTTPException(405, headers={"allow": "POST"})


class _Endpoints:
    def __init__(self, site: HttpSite) -> None:
        self._site = site
        self._hub = site.hub

    async def tables(self, request: Request) -> Response:
        return await (self._open_table(request) if request.method == "POST" else self._list_tables(request))

    async def _open_table(self, request: Request) -> Response:
        wish = await read_body(request, bodies.OpenTable, BODY)
        if not self._site.openings.take(self._address(request), self._hub.clock()):
            raise Refusal(Why.TOO_FAST)
        new = await self._hub.open_table(wish)
        table = new.header.id
        opened = bodies.Opened(table, f"{self._site.url}/t/{table}", new.host, commitment(new.header.seed))
        return json_response(opened, 201)

    async def _list_tables(self, request: Request) -> Response:
        self.slow_down(request)
        return json_response(bodies.TableList(await self._hub.store.wanting_players(_LISTED)))

    async def one_table(self, request: Request) -> Response:
        self.slow_down(request)
        live = await self._known(_table_in(request))
        waiting = tuple(sorted(map(int, live.table.to_act)))
        return json_response(replace(summary_of(live.table), to_act=waiting))

    async def take_seat(self, request: Request) -> Response:
        self.slow_down(request)
        table = _table_in(request)
        wish = await read_body(request, bodies.TakeSeat, BODY)
        seated = await self._hub.once(table, requests.Sit("http", wish.name, wish.seat, wish.token))
        if not isinstance(seated, protocol.Seated):
            raise Refusal(Why.BUSY)
        link = f"{self._site.url}/t/{table}#{seated.token}"
        return json_response(bodies.SeatTaken(table, seated.seat, seated.token, link), 201)

    async def record(self, request: Request) -> Response:
        """Before the end nobody gets it: it holds the seed."""
        self.slow_down(request)
        live = await self._known(_table_in(request))
        if live.table.status is not Status.OVER:
            raise Refusal(Why.NOT_OVER)
        return PlainTextResponse(format_record(live.table.record()))

    async def games(self, request: Request) -> Response:
        self.slow_down(request)
        return json_response(bodies.GameList(game_infos(), languages()))

    async def words(self, request: Request) -> Response:
        """The words of games that the page does not hold, as one Fluent file."""
        self.slow_down(request)
        return PlainTextResponse(words_beside(str(request.path_params["language"])[:16]))

    async def health(self, request: Request) -> Response:
        del request
        return json_response(bodies.Health("alive"))

    async def ready(self, request: Request) -> Response:
        del request
        ready = await self._hub.store.ready()
        return json_response(bodies.Health("ready" if ready else "waiting for the store"), 200 if ready else 503)

    async def metrics(self, request: Request) -> Response:
        del request
        return PlainTextResponse(self._hub.metrics.text(), media_type="text/plain; version=0.0.4")

    async def openapi(self, request: Request) -> Response:
        del request
        return Response(openapi.as_json(), media_type="application/json")

    async def docs(self, request: Request) -> Response:
        del request
        return HTMLResponse(openapi.as_html())

    async def _known(self, table: str) -> LiveTable:
        live = await self._hub.fresh(table)
        if live is None:
            raise Refusal(Why.NO_TABLE)
        return live

    async def preview(self, request: Request, page: str) -> str:
        """Whoever asks too often, or for what is not there, gets the page without words about a table."""
        table: Table | None = None
        with suppress(Refusal):
            if found := _TABLE_PAGE.fullmatch(request.url.path):
                self.slow_down(request)
                live = await self._hub.live(found[1])
                table = live.table if live is not None else None
        return with_preview(page, self._site.url, request.url.path, table)

    def slow_down(self, request: Request) -> None:
        if not self._site.requests.take(self._address(request), self._hub.clock()):
            raise Refusal(Why.TOO_FAST)

    def _address(self, request: Request) -> str:
        if self._site.behind_proxy:
            return request.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()[:60]
        return request.client.host if request.client else ""


def secured(app: ASGIApp) -> ASGIApp:
    """Every answer forbids what no page of ours needs."""

    async def with_headers(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *pages.security_headers(scope["path"])]
            await send(message)

        await app(scope, receive, send_with_headers if scope["type"] == "http" else send)

    return with_headers


def _answering(endpoint: Handler) -> Handler:
    """Refusals become problems with words in the language that the browser asks for."""

    @wraps(endpoint)
    async def answer(request: Request) -> Response:
        try:
            return await endpoint(request)
        except Refusal as refusal:
            language = known_language(request.headers.get("accept-language", "en").partition(",")[0][:8])
            return json_response(Problem(refusal.why, words_for(refusal, language)), _STATUS.get(refusal.why, 400))

    return answer


async def _http_problem(request: Request, error: Exception) -> Response:
    del request
    status = error.status_code if isinstance(error, HTTPException) else 500
    headers = dict(error.headers or {}) if isinstance(error, HTTPException) else {}
    why = Why.NO_TABLE if status == 404 else Why.UNREADABLE
    return json_response(Problem(why, words_for(Refusal(why), "en")), status, headers)


async def _crash(request: Request, error: Exception) -> Response:
    note("request-failed", path=request.url.path[:80], error=repr(error)[:200])
    return json_response(Problem(Why.BUSY, words_for(Refusal(Why.BUSY), "en")), 500)


def _table_in(request: Request) -> str:
    table = str(request.path_params["table"])
    if not (8 <= len(table) <= 32 and table.isascii() and table.isalnum() and table.islower() | table.isdigit()):
        raise Refusal(Why.NO_TABLE)
    return table
