"""`tabletown serve`: live tables for friends, in the browser or by program."""

import os
import sys
import webbrowser
from collections.abc import Sequence
from importlib.util import find_spec
from threading import Thread
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Sheet

from tabletown.bots.roster import offer
from tabletown.cli.language import speak
from tabletown.cli.output import print_json
from tabletown.cli.screen import show, show_beside
from tabletown.cli.seats import find_bots_here
from tabletown.core.errors import TabletownError
from tabletown.server.choosing import ALL_SETTINGS, ChosenSettings, choose
from tabletown.server.settings import POSTGRES, check, doubts

EXAMPLES = """
  tabletown serve
  tabletown serve --host 0.0.0.0 --public-url https://games.example.org --behind-proxy
  tabletown serve --settings                  (every setting, its value and where that came from)
  TABLETOWN_DB=postgresql://user:password@host/tabletown tabletown serve      (any number of such processes)
  tabletown serve --file /etc/tabletown.toml
  tabletown serve --bot GAME=my_bots:make
"""
_WORDS = {setting.name: f"{setting.words} Also {setting.variable}." for setting in ALL_SETTINGS}
_USUAL = {setting.name: setting.shown(setting.default) or "none" for setting in ALL_SETTINGS}


class BadOffer(TabletownError):
    """No bot that could be offered."""


class NotInstalled(TabletownError):
    """The server's libraries are missing."""


def _option(name: str) -> "typer.models.OptionInfo":
    found: typer.models.OptionInfo = typer.Option(help=_WORDS[name], show_default=_USUAL[name])
    return found


def serve(
    db: Annotated[str | None, _option("db")] = None,
    host: Annotated[str | None, _option("host")] = None,
    port: Annotated[int | None, _option("port")] = None,
    public_url: Annotated[str | None, _option("public_url")] = None,
    bot_workers: Annotated[int | None, _option("bot_workers")] = None,
    bot_seconds: Annotated[float | None, _option("bot_seconds")] = None,
    bot_patience: Annotated[float | None, _option("bot_patience")] = None,
    rate_factor: Annotated[float | None, _option("rate_factor")] = None,
    behind_proxy: Annotated[bool | None, typer.Option("--behind-proxy", help=_WORDS["behind_proxy"])] = None,
    bot: Annotated[
        list[str] | None, typer.Option(help="Offer a bot of your own, as GAME=module:factory. Several times.")
    ] = None,
    keep_finished_days: Annotated[int | None, _option("keep_finished_days")] = None,
    keep_untouched_days: Annotated[int | None, _option("keep_untouched_days")] = None,
    operator: Annotated[str | None, _option("operator")] = None,
    contact: Annotated[str | None, _option("contact")] = None,
    metrics_token: Annotated[str | None, typer.Option(hidden=True)] = None,
    file: Annotated[str | None, typer.Option(help="A file with settings (TOML). Also TABLETOWN_SETTINGS.")] = None,
    settings: Annotated[bool, typer.Option("--settings", help="Say every setting and where it came from.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="With --settings: print JSON.")] = False,
    opens: Annotated[bool, typer.Option("--open/--no-open", help="Open the page, where there is a desktop.")] = False,
) -> None:
    """Open live tables that friends can come to by a link.

    What is not said here is read from TABLETOWN_… variables, then from a file.
    """
    given = {
        "db": db,
        "host": host,
        "port": port,
        "public_url": public_url,
        "bot_workers": bot_workers,
        "bot_seconds": bot_seconds,
        "bot_patience": bot_patience,
        "rate_factor": rate_factor,
        "behind_proxy": behind_proxy,
        "bots": tuple(bot) if bot else None,
        "keep_finished_days": keep_finished_days,
        "keep_untouched_days": keep_untouched_days,
        "operator": operator,
        "contact": contact,
        "metrics_token": metrics_token,
    }
    chosen = choose(given, os.environ, file)
    if settings:
        _show(chosen, as_json)
        check(chosen.settings)
        return
    _serve(chosen, opens)


def _serve(chosen: ChosenSettings, opens: bool) -> None:
    settings, say = chosen.settings, speak()
    try:
        from tabletown.server.run import run
    except ModuleNotFoundError as missing:
        raise NotInstalled(f"{missing.name} is missing: pip install 'tabletown[server]'") from None
    if settings.db.startswith(POSTGRES) and find_spec("asyncpg") is None:
        raise NotInstalled("asyncpg is missing: pip install 'tabletown[postgres]', or in the repository make tools")
    _offer_bots(settings.bots)
    for sentence in doubts(settings):
        show_beside(f"tabletown: warning: {sentence}")

    def ready(url: str) -> None:
        print(say("serve-open", url=url), flush=True)
        if settings.needs_public_url:
            show(say("serve-friends", example="--public-url http://192.168.0.2:8000"))
        if opens and _has_desktop():
            # Some browsers let the caller wait until they are closed.
            Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    run(settings, ready)


def _show(chosen: ChosenSettings, as_json: bool) -> None:
    if as_json:
        print_json(
            [
                {"name": setting.name, "value": shown, "from": source.value, "variable": setting.variable}
                for setting, shown, source in chosen.rows()
            ]
        )
        return
    sheet = Sheet(box=None, pad_edge=False)
    for heading in ("setting", "value", "from", "what it is"):
        sheet.add_column(heading, overflow="fold")
    for setting, shown, source in chosen.rows():
        sheet.add_row(setting.name, shown or "–", source.value, setting.words)
    Console(markup=False, highlight=False).print(sheet)


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
