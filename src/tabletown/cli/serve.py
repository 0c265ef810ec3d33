"""`tabletown serve`: live tables for friends, in the browser or by program."""

from typing import Annotated

import typer

from tabletown.core.errors import TabletownError

EXAMPLES = """
  tabletown serve
  tabletown serve --host 0.0.0.0 --port 80 --public-url https://games.example.org --behind-proxy
  tabletown serve --db postgresql://user@host/tabletown      (any number of such processes)
"""


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
) -> None:
    """Open live tables that friends can come to by a link."""
    try:
        from tabletown.server.run import run
    except ModuleNotFoundError as missing:
        raise NotInstalled(f"{missing.name} is missing: pip install 'tabletown[server]'") from None
    from tabletown.server.settings import Settings

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
    run(settings, ready=lambda url: print(f"Tabletown is open at {url}", flush=True))
