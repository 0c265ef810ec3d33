"""The page in the browser: built files from `static/`, with names that change when they do."""

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

STATIC: Final = Path(__file__).parent / "static"
_FOR_EVER = "public, max-age=31536000, immutable"
_NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Tabletown</title></head>
<body><h1>Tabletown</h1>
<p>The server is running, but the page for the browser has not been built.</p>
<p>Programs can play: see <a href="/docs">the doors over HTTP</a> and docs/protocol.md for the socket.</p></body></html>
"""
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
SECURITY_HEADERS: Final = (
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


class _Hashed(StaticFiles):
    """Files whose names hold a hash of what is in them never change."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["cache-control"] = _FOR_EVER
        return response


def routes() -> list[BaseRoute]:
    """All paths of the page are one page: it looks at its own address."""
    found: list[BaseRoute] = []
    if (STATIC / "assets").is_dir():
        found.append(Mount("/assets", _Hashed(directory=STATIC / "assets")))
    return [*found, Route("/", _index), Route("/{path:path}", _file_or_index)]


async def _index(request: Request) -> Response:
    del request
    index = STATIC / "index.html"
    if not index.is_file():
        return HTMLResponse(_NOT_BUILT)
    return FileResponse(index, headers={"cache-control": "no-cache"})


async def _file_or_index(request: Request) -> Response:
    """A file that lies beside the page (its icon, its manifest), else the page itself."""
    wanted = (STATIC / str(request.path_params["path"])).resolve()
    if wanted.is_file() and wanted.is_relative_to(STATIC.resolve()):
        return FileResponse(wanted, headers={"cache-control": "no-cache"})
    if str(request.path_params["path"]).startswith("api/"):
        return HTMLResponse("", 404)
    return await _index(request)
