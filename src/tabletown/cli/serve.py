"""`tabletown serve`: live tables for friends, in the browser or by program."""

import os
import sys
import webbrowser
from collections.abc import Sequence
from importlib.util import find_spec
from threading import Thread
from typing import Annotated

import typer

from tabletown.bots.roster import offer
from tabletown.cli.seats import find_bots_here
from tabletown.core.errors import TabletownError

EXAMPLES = """
  tabletown serve
  tabletown serve --host 0.0.0.0 --port 80 --public-url https://games.example.org --behind-proxy
  tabletown serve --db postgresql://user@host/tabletown      (any number of such processes)
  tabletown serve --bot GAME=my_bots:make
"""


class BadOffer(TabletownError):
    """No bot that could be offered."""


class NotInstalled(TabletownError):
    """The server's libraries are missing."""


def serve(
    db: Annotated[str, typer.Option(help="A file for SQLite, or postgresql://….")] = "tabletown.sqlite3",
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on; 0 for any free one.")] = 8000,
    public_url: Annotated[str, typer.Option(help="How the world reaches this server; links begin with it.")] = "",
    bot_workers: Annotated[int, typer.Option(help="Processes in which bots think; 0: a thread.")] = 1,
    bot_seconds: Annotated[float, typer.Option(help="How long a bot may think about a move.")] = 1.0,
    bot_patience: Annotated[float, typer.Option(help="How long a bot waits for its partner's proposals.")] = 5.0,
    rate_factor: Annotated[float, typer.Option(help="Multiplies all rate limits.")] = 1.0,
    behind_proxy: Annotated[bool, typer.Option("--behind-proxy", help="Trust X-Forwarded-For.")] = False,
    bot: Annotated[
        list[str] | None, typer.Option(help="Offer a bot of your own, as GAME=module:factory. Several times.")
    ] = None,
    show: Annotated[bool, typer.Option("--open/--no-open", help="Open the page, where there is a desktop.")] = False,
) -> None:
    """Open live tables that friends can come to by a link."""
    try:
        from tabletown.server.run import run
    except ModuleNotFoundError as missing:
        raise NotInstalled(f"{missing.name} is missing: pip install 'tabletown[server]'") from None
    if db.startswith(("postgresql://", "postgres://")) and find_spec("asyncpg") is None:
        raise NotInstalled("asyncpg is missing: pip install 'tabletown[postgres]', or in the repository make tools")
    from tabletown.server.settings import Settings

    _offer_bots(bot or ())
    settings = Settings(
        db=db,
        host=host,
        port=port,
        public_url=public_url,
        bot_workers=bot_workers,
        bot_seconds=bot_seconds,
        bot_patience=bot_patience,
        rate_factor=rate_factor,
        behind_proxy=behind_proxy,
    )

    def ready(url: str) -> None:
        print(f"Tabletown is open at {url}", flush=True)
        if settings.needs_public_url:
            print(
                "Friends cannot come by that address: give the one they use, like --public-url http://192.168.0.2:8000"
            )
        if show and _has_desktop():
            # Some browsers let the caller wait until they are closed.
            Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    run(settings, ready)


def _offer_bots(wished: Sequence[str]) -> None:
    find_bots_here()
    for text in wished:
        game, equals, spec = text.partition("=")
        if not (equals and ":" in spec):
            raise BadOffer(f"“{text[:80]}” offers no bot: write GAME=module:factory")
        offer(game, spec)


def _has_desktop() -> bool:
    """Whether a window can appear. A terminal without one would get a browser of text over the server's words."""
    wished = any(os.environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))
    return wished or sys.platform in ("darwin", "win32")
