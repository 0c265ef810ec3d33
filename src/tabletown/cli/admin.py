"""`tabletown admin`: what whoever runs a server can do about its tables and visitors, while it runs.

It works through the store, which servers look at every few seconds: so it is right with one process and with many,
needs no password of its own, and nobody can reach it over the network.
"""

import asyncio
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from ipaddress import ip_network
from typing import Annotated, TypeAlias, TypeVar

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Sheet

from tabletown.cli.output import print_json
from tabletown.cli.server_store import DbOption, FileOption, opened, store_address
from tabletown.core.errors import TabletownError
from tabletown.core.words import visible
from tabletown.server.live import log
from tabletown.server.live.retention import DAY, add_entry, remove_table
from tabletown.server.stores.store import DamagedHeader, Listed, Store, Stored
from tabletown.server.wire.bans import BAN, BAN_SEAT, Ban, read_ban, write_ban
from tabletown.server.wire.bodies import TableSummary
from tabletown.server.wire.protocol import Status

T = TypeVar("T")
EXAMPLES = """
  tabletown admin list --status running
  tabletown admin close k3v9m2x7q4wz
  tabletown admin mute k3v9m2x7q4wz --seat 2
  tabletown admin ban k3v9m2x7q4wz --seat 2 --days 7       (whoever sits there now)
  tabletown admin ban 203.0.113.7
  tabletown admin ban --list
  tabletown admin delete k3v9m2x7q4wz --yes
  tabletown admin statistics --json
"""
admin = typer.Typer(no_args_is_help=True, help="Look after the tables and visitors of a server, while it runs.")
WIDE = 240
JsonOption: TypeAlias = Annotated[bool, typer.Option("--json", help="Print JSON.")]
TableArgument: TypeAlias = Annotated[str, typer.Argument(metavar="TABLE", help="Its id, as in its link.")]


class NoSuchThing(TabletownError):
    """A table, seat or address that there is not."""


@admin.command("list")
def list_tables(
    status: Annotated[Status | None, typer.Option(help="Only tables that are so.")] = None,
    days: Annotated[float, typer.Option(help="Only those where nothing has happened for so many days.")] = 0,
    limit: Annotated[int, typer.Option(help="So many at most, newest first.")] = 50,
    db: DbOption = None,
    file: FileOption = None,
    as_json: JsonOption = False,
) -> None:
    """The tables: id, game, status, when they were opened and last touched, who sits there."""

    async def find(store: Store) -> list[dict[str, object]]:
        touched = await _touched(store)
        listed = sorted(await store.listed(), key=lambda one: -one.opened)
        before = time.time() - days * DAY
        chosen = [one for one in listed if status in (None, one.status) and touched.get(one.id, one.opened) <= before]
        return [_row(one, touched.get(one.id, one.opened)) for one in chosen[: max(0, limit)]]

    rows = _ask(db, file, find)
    if as_json:
        print_json(rows)
        return
    _print(
        ("table", "game", "status", "opened", "last touched", "names"), [list(map(_cell, one.values())) for one in rows]
    )


@admin.command()
def close(table: TableArgument, db: DbOption = None, file: FileOption = None, as_json: JsonOption = False) -> None:
    """Close a table for good: it can be looked at, but nobody can do anything there any more."""
    _add(table, lambda _stored: log.Closed(), db, file)
    _done(as_json, f"{table} is closed", table=table, closed=True)


@admin.command()
def mute(
    table: TableArgument,
    seat: Annotated[int, typer.Option(help="Whose: 1 is the first.", min=1)],
    off: Annotated[bool, typer.Option("--off", help="Let them talk again.")] = False,
    db: DbOption = None,
    file: FileOption = None,
    as_json: JsonOption = False,
) -> None:
    """Let somebody not talk at a table, nor at its rematches. Everybody there is told."""
    _add(table, lambda stored: log.Muted(_seat(stored, seat), off), db, file)
    _done(as_json, f"seat {seat} of {table} {'may talk again' if off else 'is muted'}", table=table, muted=not off)


@admin.command()
def ban(
    whom: Annotated[str, typer.Argument(help="An address, a network such as 203.0.113.0/24, or a table.")] = "",
    seat: Annotated[int, typer.Option(help="With a table: whoever is connected at this seat.", min=0)] = 0,
    days: Annotated[float, typer.Option(help="For so long; 0: for ever.", min=0)] = 7,
    off: Annotated[bool, typer.Option("--off", help="Let the address in again.")] = False,
    show: Annotated[bool, typer.Option("--list", help="Say who is banned.")] = False,
    db: DbOption = None,
    file: FileOption = None,
    as_json: JsonOption = False,
) -> None:
    """Let nobody in from an address. By table and seat the server finds the address itself, within a minute."""
    if show:
        _show_bans(_ask(db, file, _bans), as_json)
        return
    now = time.time()
    order = Ban(now, now + days * DAY if days else None)
    name = f"{BAN_SEAT}{whom}:{seat - 1}" if seat else BAN + _network(whom)

    async def give(store: Store) -> None:
        if seat:
            _seat(await _load(store, whom), seat)
        await store.order(name, None if off else write_ban(name, order))

    _ask(db, file, give)
    words = f"{name.partition(':')[2]} is {'let in again' if off else 'banned'}"
    if seat and not off:
        words = f"whoever is connected at seat {seat} of {whom} is banned as soon as a server sees her there"
    _done(as_json, words, order=name, off=off, until=order.until)


@admin.command()
def delete(
    tables: Annotated[list[str], typer.Argument(metavar="TABLE…", help="Their ids.")],
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    db: DbOption = None,
    file: FileOption = None,
    as_json: JsonOption = False,
) -> None:
    """Delete tables for good: names, talk, moves. Whoever is there is told."""
    if not yes:
        typer.confirm(f"Delete {len(tables)} for good?", abort=True)

    async def remove(store: Store) -> list[str]:
        known = {one.id for one in await store.listed()}
        if missing := [table for table in tables if table not in known]:
            raise NoSuchThing(f"there is no table {missing[0][:40]}: nothing was deleted")
        return [table for table in tables if await remove_table(store, table, time.time())]

    gone = _ask(db, file, remove)
    _done(as_json, f"{len(gone)} deleted", deleted=gone)


@admin.command()
def statistics(db: DbOption = None, file: FileOption = None, as_json: JsonOption = False) -> None:
    """How many tables there are, of which games, and how many were opened lately."""

    async def count(store: Store) -> dict[str, object]:
        listed, now = await store.listed(), time.time()
        summaries = [found for one in listed if (found := _summary(one)) is not None]
        return {
            "tables": len(listed),
            "status": dict(Counter(one.status for one in listed)),
            "games": dict(Counter(one.game for one in summaries)),
            "languages": dict(Counter(one.language for one in summaries)),
            "seats": sum(one.seats for one in summaries),
            "opened": {f"{days} days": sum(now - one.opened < days * DAY for one in listed) for days in (1, 7, 30)},
            "closed": sum(one.closed for one in summaries),
            "bans": len(await _bans(store)),
        }

    found = _ask(db, file, count)
    if as_json:
        print_json(found)
        return
    _print(("what", "how many"), [[name, _counted(value)] for name, value in found.items()])


def _counted(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{visible(str(name))} {count}" for name, count in value.items()) or "–"
    return str(value)


def _ask(db: str | None, file: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    async def go() -> T:
        async with opened(store_address(db, file)) as store:
            return await work(store)

    return asyncio.run(go())


def _add(table: str, what: Callable[[Stored], log.AnyWhat], db: str | None, file: str | None) -> None:
    async def go(store: Store) -> None:
        stored = await _load(store, table)
        if not await add_entry(store, table, what(stored), time.time()):
            raise NoSuchThing(f"{table} is damaged, and nothing can be added to it: see tabletown doctor")

    _ask(db, file, go)


async def _load(store: Store, table: str) -> Stored:
    try:
        stored = await store.load(table)
    except DamagedHeader as error:
        raise NoSuchThing(
            f"{table} is damaged, and can only be exported or deleted: {error} (see tabletown doctor)"
        ) from None
    if stored is None:
        raise NoSuchThing(f"there is no table {visible(table[:40])}")
    return stored


def _seat(stored: Stored, number: int) -> int:
    """People count from 1."""
    seats = stored.header.seats
    for entry in stored.entries:
        seats = entry.what.seats if isinstance(entry.what, log.Resized) else seats
    if number > seats:
        raise NoSuchThing(f"{stored.header.id} has {seats} seats")
    return number - 1


def _network(text: str) -> str:
    try:
        found = ip_network(text, strict=False)
    except ValueError:
        raise NoSuchThing(f"“{visible(text[:40])}” is no address; for a table say which --seat") from None
    return str(found.network_address) if found.num_addresses == 1 else str(found)


async def _bans(store: Store) -> dict[str, Ban]:
    orders = {name: body for name, body in (await store.orders()).items() if name.startswith(BAN)}
    found = {name.removeprefix(BAN): read_ban(name, body) for name, body in orders.items()}
    return {address: one for address, one in found.items() if one is not None and one.holds(time.time())}


def _show_bans(bans: dict[str, Ban], as_json: bool) -> None:
    if as_json:
        print_json([{"address": address, "since": one.since, "until": one.until} for address, one in bans.items()])
        return
    rows = [
        [address, _day(one.since), "for ever" if one.until is None else _day(one.until)]
        for address, one in bans.items()
    ]
    _print(("address", "since", "until"), rows)


async def _touched(store: Store) -> dict[str, float]:
    found: dict[str, float] = {}
    after = ""
    while some := await store.resting(float("inf"), after, 1000):
        found |= {one.id: one.touched for one in some if one.touched is not None}
        after = some[-1].id
    return found


def _row(one: Listed, touched: float) -> dict[str, object]:
    summary = _summary(one)
    names = [] if summary is None else [name for name in summary.names if name]
    status = f"{one.status}, closed" if summary is not None and summary.closed else one.status
    game = "" if summary is None else summary.game
    return {"table": one.id, "game": game, "status": status, "opened": one.opened, "touched": touched, "names": names}


def _summary(one: Listed) -> TableSummary | None:
    try:
        return msgspec.json.decode(one.summary, type=TableSummary)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def _cell(value: object) -> str:
    if isinstance(value, float):
        return _day(value)
    return visible(", ".join(map(str, value)) if isinstance(value, list) else str(value))


def _day(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M}"


def _print(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    sheet = Sheet(*headings, box=None, pad_edge=False)
    for row in rows:
        sheet.add_row(*row)
    # Whoever pipes it wants a line for each.
    width = None if sys.stdout.isatty() else WIDE
    Console(markup=False, highlight=False, emoji=False, width=width).print(sheet)


def _done(as_json: bool, words: str, **found: object) -> None:
    if as_json:
        print_json(found)
    else:
        print(words)
