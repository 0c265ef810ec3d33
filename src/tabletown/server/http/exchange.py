"""Bodies over HTTP, both ways: read no further than a limit, and written as JSON."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tabletown.server.wire.protocol import Why
from tabletown.server.wire.refusal import Refusal

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What decoding raises for bytes that are no such record."""


async def read_bytes(request: Request, limit: int) -> bytes:
    """Raises Refusal for more bytes than `limit`."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > limit:
            raise Refusal(Why.TOO_BIG)
    return bytes(body)


async def read_body(request: Request, kind: type[T], limit: int) -> T:
    """Raises Refusal for more bytes than `limit`, and for what is no such record."""
    try:
        return msgspec.json.decode(await read_bytes(request, limit), type=kind)
    except UNREADABLE:
        raise Refusal(Why.UNREADABLE) from None


def json_response(record: msgspec.Struct, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(record), status, headers, "application/json")
