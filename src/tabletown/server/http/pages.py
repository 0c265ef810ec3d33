"""The page in the browser: built files from `static/`, with names that change when they do."""

import asyncio
import gzip
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, Response, StreamingResponse
from starlette.routing import BaseRoute, Route
from starlette.types import Message

from tabletown.server.own_data import own_data

STATIC: Final = Path(__file__).parent.parent / "static"
_PIECE = 64 * 1024
"""Bytes of a file that are read at a time."""
_UNPACKING = ThreadPoolExecutor(1, thread_name_prefix="unpacking")
"""One at a time: no browser asks for it, and whoever does must not take the processor from players."""
_FOR_EVER = "public, max-age=31536000, immutable"
_NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Tabletown</title></head>
<body><h1>Tabletown</h1>
<p>The server is running, but the page for the browser has not been built.</p>
<p>Programs can play: see <a href="/docs">requests over HTTP</a> and docs/protocol.md for the socket.</p></body></html>
"""
_POLICY = (
    "default-src 'none'; script-src 'self'{more}; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
_PYTHON = "/assets/python/"
"""Only a worker from here may start WebAssembly: no page itself can."""
_OTHER_HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


def security_headers(path: str) -> tuple[tuple[bytes, bytes], ...]:
    """What the browser must not do with the answer at this path."""
    return _PYTHON_HEADERS if path.startswith(_PYTHON) else _HEADERS


def _headers(more: str) -> tuple[tuple[bytes, bytes], ...]:
    return ((b"content-security-policy", _POLICY.format(more=more).encode()), *_OTHER_HEADERS)


_HEADERS: Final = _headers("")
_PYTHON_HEADERS: Final = _headers(" 'wasm-unsafe-eval'")


Preview = Callable[[Request, str], Awaitable[str]]
"""Puts into the page what a link to it should look like elsewhere."""


async def warm_up() -> None:
    """What files are read with is imported when the first is asked for, and that takes some 60 ms: everybody who plays
    would wait."""

    async def nobody(_: Message) -> None:
        pass

    async def nothing() -> Message:
        return {"type": "http.disconnect"}

    await FileResponse(__file__)({"type": "http", "method": "GET", "headers": []}, nothing, nobody)


def routes(preview: Preview) -> list[BaseRoute]:
    """All paths of the page are one page: it looks at its own address."""
    page = _Page(preview)
    return [
        Route("/assets/{path:path}", _asset),
        Route("/own-data.json", _own_data),
        Route("/", page.index),
        Route("/{path:path}", page.file_or_index),
    ]


async def _asset(request: Request) -> Response:
    """A file that never changes, because its name holds a hash of it. Most lie packed, and travel so."""
    wanted = _inside(f"assets/{request.path_params['path']}")
    headers = {"cache-control": _FOR_EVER}
    packed = wanted.with_name(f"{wanted.name}.gz")
    if not packed.is_file():
        if not wanted.is_file():
            raise HTTPException(404)
        return FileResponse(wanted, headers=headers)
    kind = guess_type(wanted.name)[0] or "application/octet-stream"
    headers["vary"] = "accept-encoding"
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return FileResponse(packed, headers=headers, media_type=kind)
    return StreamingResponse(_unpacked(packed), headers=headers, media_type=kind)


async def _own_data(request: Request) -> Response:
    """The data files of this server's owner: without a connection the page plays by them, too."""
    del request
    return JSONResponse(own_data(), headers={"cache-control": "no-cache"})


class _Page:
    def __init__(self, preview: Preview) -> None:
        self._preview = preview

    async def index(self, request: Request) -> Response:
        index = STATIC / "index.html"
        if not index.is_file():
            return HTMLResponse(_NOT_BUILT)
        page = await self._preview(request, index.read_text(encoding="utf-8"))
        return HTMLResponse(page, headers={"cache-control": "no-cache", "vary": "accept-language"})

    async def file_or_index(self, request: Request) -> Response:
        """A file that lies beside the page (its icon, its manifest), else the page itself."""
        path = str(request.path_params["path"])
        wanted = _inside(path)
        if wanted.is_file():
            return FileResponse(wanted, headers={"cache-control": "no-cache"})
        if path.startswith("api/"):
            return HTMLResponse("", 404)
        return await self.index(request)


def _inside(path: str) -> Path:
    """The file of this path, if it can be one of the page's."""
    try:
        wanted = (STATIC / path).resolve()
        wanted.is_file()
    except (ValueError, OSError):
        # No file is called so: it has a zero in its name, or more letters than files have.
        raise HTTPException(404) from None
    if not wanted.is_relative_to(STATIC.resolve()):
        raise HTTPException(404)
    return wanted


async def _unpacked(file: Path) -> AsyncIterator[bytes]:
    """Piece by piece, as it is read: whoever never reads it must not keep all of it in memory."""
    loop = asyncio.get_running_loop()
    with await loop.run_in_executor(_UNPACKING, gzip.open, file) as packed:
        while part := await loop.run_in_executor(_UNPACKING, packed.read, _PIECE):
            yield part
