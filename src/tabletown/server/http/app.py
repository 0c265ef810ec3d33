"""The HTTP part: opening tables, sitting down, records, health, and the page itself."""

import re
from contextlib import suppress
from dataclasses import dataclass, field
from functools import wraps
from secrets import compare_digest

from msgspec.structs import replace
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tabletown import __version__
from tabletown.core.chance import commitment
from tabletown.core.record import format_record
from tabletown.locales import languages
from tabletown.server.http import openapi, pages, questions as analysis_api
from tabletown.server.http.exchange import Handler, json_response, read_body
from tabletown.server.http.games import game_infos, words_beside
from tabletown.server.http.preview import with_preview
from tabletown.server.http.readiness import Readiness
from tabletown.server.journal import note
from tabletown.server.live.hub import Hub
from tabletown.server.live.live_table import LiveTable
from tabletown.server.live.lobby import summary_of
from tabletown.server.live.table import Table
from tabletown.server.settings import Settings
from tabletown.server.wire import bodies, protocol, requests
from tabletown.server.wire.address import FORWARDED, forwarded
from tabletown.server.wire.bodies import Problem
from tabletown.server.wire.budgets import Limit
from tabletown.server.wire.limits import BODY
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
    Why.FOREIGN_PAGE: 403,
    Why.BANNED: 403,
    Why.CLOSED: 409,
    Why.DELETED: 404,
    Why.BUSY: 503,
    Why.GAME_BROKEN: 503,
    Why.OTHER_RULES: 503,
    Why.DAMAGED: 503,
}
_TABLE_PAGE = re.compile("/t/([a-z0-9]{8,32})(?:/.*)?")
_ASKING = ("/api/", "/readyz", "/metrics", "/openapi.json", "/docs")
"""Paths where something is looked up or worked out; at all others there are files of the page."""
_FOR_ALL = ("/healthz", "/readyz")
_LISTED = 100
"""Tables that the public list shows."""


@dataclass(slots=True)
class HttpSite:
    """What the pages and endpoints of a server share."""

    hub: Hub
    url: str
    origins: tuple[str, ...]
    """Exactly these pages may ask for changes here."""
    behind_proxy: bool = False
    settings: Settings = field(default_factory=Settings)

    def address(self, request: HTTPConnection) -> str:
        """Where a request comes from, as far as that can be believed."""
        peer = request.client.host if request.client else ""
        return forwarded(request.headers.getlist(FORWARDED), peer) if self.behind_proxy else peer


def make_app(site: HttpSite) -> ASGIApp:
    endpoints = _Endpoints(site)
    routes = [
        Route("/api/tables", _answering(endpoints.tables), methods=["GET", "POST"]),
        Route("/api/tables/{table}", _answering(endpoints.one_table), methods=["GET"]),
        Route("/api/tables/{table}/seats", _answering(endpoints.take_seat), methods=["POST"]),
        Route("/api/tables/{table}/record", _answering(endpoints.record), methods=["GET"]),
        Route("/api/games", _answering(endpoints.games), methods=["GET"]),
        Route("/api/words/{language}", _answering(endpoints.words), methods=["GET"]),
        Route("/api/house", _answering(endpoints.house), methods=["GET"]),
        Route("/healthz", _answering(endpoints.health), methods=["GET"]),
        Route("/readyz", _answering(endpoints.ready), methods=["GET"]),
        Route("/metrics", _answering(endpoints.metrics), methods=["GET"]),
        Route("/openapi.json", _answering(endpoints.openapi), methods=["GET"]),
        Route("/docs", _answering(endpoints.docs), methods=["GET"]),
        *analysis_api.routes(site.hub, _answering, site.address),
    ]
    # Else a GET would go on to the page, whose paths are all others, and hear that there is nothing.
    only_posted = [Route(one.path, _posted_only) for one in routes if "GET" not in (one.methods or ())]
    handlers = {HTTPException: _http_problem, ClientDisconnect: _gone, Exception: _crash}
    app = Starlette(routes=[*routes, *only_posted, *pages.routes(endpoints.preview)], exception_handlers=handlers)
    return secured(limited(app, site))


async def _posted_only(request: Request) -> Response:
    del request
    raise HTTPException(405, headers={"allow": "POST"})


class _Endpoints:
    def __init__(self, site: HttpSite) -> None:
        self._site = site
        self._hub = site.hub
        self._readiness = Readiness(site.hub.store.ready)

    async def tables(self, request: Request) -> Response:
        return await (self._open_table(request) if request.method == "POST" else self._list_tables())

    async def _open_table(self, request: Request) -> Response:
        wish = await read_body(request, bodies.OpenTable, BODY)
        self.slow_down(request, Limit.TABLES)
        new = await self._hub.open_table(wish)
        table = new.header.id
        opened = bodies.Opened(table, f"{self._site.url}/t/{table}", new.host, commitment(new.header.seed))
        return json_response(opened, 201)

    async def _list_tables(self) -> Response:
        return json_response(bodies.TableList(await self._hub.wanting_players(_LISTED)))

    async def one_table(self, request: Request) -> Response:
        live = await self._known(_table_in(request))
        waiting = tuple(sorted(map(int, live.table.to_act)))
        return json_response(replace(summary_of(live.table), to_act=waiting))

    async def take_seat(self, request: Request) -> Response:
        table = _table_in(request)
        wish = await read_body(request, bodies.TakeSeat, BODY)
        seated = await self._hub.once(table, requests.Sit("http", wish.name, wish.seat, wish.token, wish.draws))
        if not isinstance(seated, protocol.Seated):
            raise Refusal(Why.BUSY)
        link = f"{self._site.url}/t/{table}#{seated.token}"
        return json_response(bodies.SeatTaken(table, seated.seat, seated.token, link), 201)

    async def record(self, request: Request) -> Response:
        """Before the end nobody gets it: it holds the seed."""
        live = await self._known(_table_in(request))
        if live.table.status is not Status.OVER:
            raise Refusal(Why.NOT_OVER)
        return PlainTextResponse(format_record(live.table.record()))

    async def games(self, request: Request) -> Response:
        del request
        return json_response(bodies.GameList(game_infos(), languages()))

    async def words(self, request: Request) -> Response:
        """The words of games that the page does not hold, as one Fluent file."""
        return PlainTextResponse(words_beside(str(request.path_params["language"])[:16]))

    async def house(self, request: Request) -> Response:
        del request
        settings = self._site.settings
        kept = (settings.keep_finished_days, settings.keep_untouched_days)
        return json_response(bodies.HouseInfo(__version__, settings.operator, settings.contact, *kept))

    async def health(self, request: Request) -> Response:
        del request
        return json_response(bodies.Health("alive"))

    async def ready(self, request: Request) -> Response:
        del request
        ready = await self._readiness.is_ready()
        return json_response(bodies.Health("ready" if ready else "waiting for the store"), 200 if ready else 503)

    async def metrics(self, request: Request) -> Response:
        if (token := self._site.settings.metrics_token) and not compare_digest(
            request.headers.get("authorization", "").encode(), f"Bearer {token}".encode()
        ):
            return PlainTextResponse("For whoever has the token.\n", 401, {"www-authenticate": "Bearer"})
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
        return with_preview(page, self._site.url, request.url.path, table, request.headers.get("accept-language", ""))

    def slow_down(self, request: Request, limit: Limit = Limit.REQUESTS) -> None:
        if not self._site.hub.budgets.take(limit, self._site.address(request)):
            raise Refusal(Why.TOO_FAST)


def secured(app: ASGIApp) -> ASGIApp:
    """Every answer forbids what no page of ours needs."""

    async def with_headers(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *pages.security_headers(scope["path"])]
            await send(message)

        await app(scope, receive, send_with_headers if scope["type"] == "http" else send)

    return with_headers


def limited(app: ASGIApp, site: HttpSite) -> ASGIApp:
    """No request gets further that is one too many, or that a page from elsewhere makes a visitor's browser send. Of
    hundreds that come together from one address the others do not have to wait for the last."""
    turnstile = site.hub.budgets.turnstile

    async def within_limits(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            request = HTTPConnection(scope)
            await turnstile.turn(site.address(request))
            if refusal := _gate(request, scope["method"], site):
                await _problem(refusal, request)(scope, receive, send)
                return
        await app(scope, receive, send)

    return within_limits


def _gate(request: HTTPConnection, method: str, site: HttpSite) -> Refusal | None:
    if site.hub.budgets.bans.holds(site.address(request)) and request.url.path not in _FOR_ALL:
        site.hub.budgets.refused(Limit.BANNED)
        return Refusal(Why.BANNED)
    is_file = not request.url.path.startswith(_ASKING)
    if not site.hub.budgets.take(Limit.FILES if is_file else Limit.REQUESTS, site.address(request)):
        return Refusal(Why.TOO_FAST)
    if method not in ("GET", "HEAD") and _is_foreign(request, site):
        return Refusal(Why.FOREIGN_PAGE)
    return None


def _is_foreign(request: HTTPConnection, site: HttpSite) -> bool:
    """Programs send neither of these; browsers do not let a page change them."""
    origin = request.headers.get("origin")
    return request.headers.get("sec-fetch-site") == "cross-site" or (origin is not None and origin not in site.origins)


def _problem(refusal: Refusal, request: HTTPConnection) -> Response:
    language = known_language(request.headers.get("accept-language", "en").partition(",")[0][:8])
    words, status = words_for(refusal, language), _STATUS.get(refusal.why, 400)
    if "text/html" in request.headers.get("accept", "") and not request.url.path.startswith(_ASKING):
        # Somebody reads this instead of the page.
        return PlainTextResponse(words, status)
    return json_response(Problem(refusal.why, words), status)


def _answering(endpoint: Handler) -> Handler:
    """Refusals become problems with words in the language that the browser asks for."""

    @wraps(endpoint)
    async def answer(request: Request) -> Response:
        try:
            return await endpoint(request)
        except Refusal as refusal:
            return _problem(refusal, request)

    return answer


async def _http_problem(request: Request, error: Exception) -> Response:
    del request
    status = error.status_code if isinstance(error, HTTPException) else 500
    headers = dict(error.headers or {}) if isinstance(error, HTTPException) else {}
    why = Why.NO_TABLE if status == 404 else Why.UNREADABLE
    return json_response(Problem(why, words_for(Refusal(why), "en")), status, headers)


async def _gone(request: Request, error: Exception) -> Response:
    """Whoever asked has hung up in the middle of a question, or was cut off: nobody reads this."""
    del request, error
    return Response(status_code=400)


async def _crash(request: Request, error: Exception) -> Response:
    note("request-failed", path=request.url.path[:80], error=repr(error)[:200])
    return json_response(Problem(Why.BUSY, words_for(Refusal(Why.BUSY), "en")), 500)


def _table_in(request: Request) -> str:
    table = str(request.path_params["table"])
    if not (8 <= len(table) <= 32 and table.isascii() and table.isalnum() and table.islower() | table.isdigit()):
        raise Refusal(Why.NO_TABLE)
    return table
