"""The HTTP part described for programs (OpenAPI 3.1) and for people, from the records in `bodies`."""

from dataclasses import dataclass
from functools import cache
from html import escape

import msgspec

from tabletown import __version__
from tabletown.locales import languages
from tabletown.server.http.game_endpoint import game_endpoints
from tabletown.server.wire import bodies


@dataclass(frozen=True, slots=True)
class Endpoint:
    method: str
    path: str
    words: str
    answer: type[msgspec.Struct] | None
    """None: plain text."""
    body: type[msgspec.Struct] | None = None
    success: int = 200
    problems: tuple[int, ...] = ()


ENDPOINTS = (
    Endpoint("post", "/api/tables", "Open a table.", bodies.Opened, bodies.OpenTable, 201, (400, 413, 429)),
    Endpoint(
        "get", "/api/tables", "The public tables that want players, newest first.", bodies.TableList, problems=(429,)
    ),
    Endpoint("get", "/api/tables/{table}", "One table in short.", bodies.TableSummary, None, 200, (404, 429)),
    Endpoint(
        "post",
        "/api/tables/{table}/seats",
        "Sit down.",
        bodies.SeatTaken,
        bodies.TakeSeat,
        201,
        (400, 404, 409, 413, 429, 503),
    ),
    Endpoint("get", "/api/tables/{table}/record", "The record of a finished game.", None, None, 200, (404, 409, 429)),
    Endpoint(
        "get",
        "/api/games",
        "The games: seats, options, bots and levels of each; and the languages.",
        bodies.GameList,
        problems=(429,),
    ),
    Endpoint(
        "get",
        "/api/words/{language}",
        "The words of games that the page does not hold, as one Fluent file.",
        None,
        problems=(400, 429),
    ),
    Endpoint("get", "/api/house", "Who runs this server, how long tables stay.", bodies.HouseInfo, problems=(429,)),
    Endpoint("get", "/healthz", "Whether the process is alive.", bodies.Health),
    Endpoint("get", "/readyz", "Whether the store can be used.", bodies.Health, None, 200, (503,)),
    Endpoint("get", "/metrics", "Figures for Prometheus; with a token, if one is set.", None, problems=(401,)),
)
_WHEN = {
    400: "The body cannot be read, or asks for something impossible.",
    401: "The token is missing, or another.",
    404: "There is no such table.",
    409: "Not in the state that the table is in.",
    413: "The body is too long.",
    429: "Too many requests from this address.",
    503: "Not possible at the moment.",
}


def all_endpoints() -> tuple[Endpoint, ...]:
    """With the questions about single games."""
    asked = [
        Endpoint("post", one.path, one.words, one.answer, one.body, 200, (400, 413, 429)) for one in game_endpoints()
    ]
    return (*ENDPOINTS, *asked)


@cache
def as_json() -> bytes:
    kinds = [kind for endpoint in all_endpoints() for kind in (endpoint.answer, endpoint.body) if kind is not None]
    _, components = msgspec.json.schema_components([*kinds, bodies.Problem], ref_template="#/components/schemas/{name}")
    paths: dict[str, dict[str, object]] = {}
    for endpoint in all_endpoints():
        paths.setdefault(endpoint.path, {})[endpoint.method] = _operation(endpoint)
    document = {
        "openapi": "3.1.0",
        "info": {
            "title": "Tabletown",
            "version": __version__,
            "description": "The HTTP part. Games are played over the socket: docs/protocol.md.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=2)


def as_html() -> str:
    """One page without a script."""
    rows = "".join(
        f"<h2><code>{endpoint.method.upper()} {escape(endpoint.path)}</code></h2><p>{escape(endpoint.words)}</p>"
        f"<p>Body: {_name(endpoint.body)}. Answer: {endpoint.success} with {_name(endpoint.answer)}.</p>"
        for endpoint in all_endpoints()
    )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tabletown over HTTP</title></head>'
        f'<body><h1>Tabletown over HTTP</h1><p>As a document: <a href="/openapi.json">openapi.json</a>.</p>{rows}'
        f"<h2>Records</h2><pre>{escape(as_json().decode())}</pre></body></html>"
    )


def _operation(endpoint: Endpoint) -> dict[str, object]:
    operation: dict[str, object] = {"summary": endpoint.words, "responses": _responses(endpoint)}
    if "{table}" in endpoint.path:
        schema = {"type": "string", "minLength": 8, "maxLength": 32, "pattern": "^[a-z0-9]+$"}
        operation["parameters"] = [{"name": "table", "in": "path", "required": True, "schema": schema}]
    if "{language}" in endpoint.path:
        known = {"type": "string", "enum": list(languages())}
        operation["parameters"] = [{"name": "language", "in": "path", "required": True, "schema": known}]
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": _ref(endpoint.body)}}}
    return operation


def _responses(endpoint: Endpoint) -> dict[str, object]:
    good = {"text/plain": {}} if endpoint.answer is None else {"application/json": {"schema": _ref(endpoint.answer)}}
    found: dict[str, object] = {str(endpoint.success): {"description": "Done.", "content": good}}
    for status in endpoint.problems:
        kind = bodies.Health if endpoint.path == "/readyz" else bodies.Problem
        content = {"application/json": {"schema": _ref(kind)}}
        found[str(status)] = {"description": _WHEN[status], "content": content}
    return found


def _ref(kind: type[msgspec.Struct]) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{kind.__name__}"}


def _name(kind: type[msgspec.Struct] | None) -> str:
    return "plain text" if kind is None else kind.__name__
