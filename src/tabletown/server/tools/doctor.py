"""Whether everything that is stored is still what was stored: each table's chain, its game, and what lists say."""

from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from tabletown.core.data import using_files
from tabletown.core.errors import FAILURES, TabletownError
from tabletown.core.record import verify
from tabletown.core.words import visible
from tabletown.locales import DEFAULT
from tabletown.server.live.kept_data import digest_by, with_texts
from tabletown.server.live.lobby import summary_of
from tabletown.server.live.log import Header
from tabletown.server.live.opening import open_log
from tabletown.server.live.table import Table
from tabletown.server.stores.store import Listed, Store, Stored
from tabletown.server.wire.agreed import Visibility
from tabletown.server.wire.bans import BAN, BAN_SEAT, RESTORED, read_ban
from tabletown.server.wire.bodies import TableSummary
from tabletown.server.wire.protocol import Status
from tabletown.server.wire.refusal import Refusal
from tabletown.server.wire.words import words_for


@dataclass(frozen=True, slots=True)
class Finding:
    """What is wrong with one table."""

    table: str
    """Empty: with the store itself."""
    what: str
    from_version: int | None = None
    """Its log can be trusted up to the version before; None: it is not the log that is wrong."""


@dataclass(frozen=True, slots=True)
class Examined:
    """One table, and what was found."""

    table: str
    findings: tuple[Finding, ...]


async def examine(store: Store) -> AsyncIterator[Examined]:
    """Every table, one after the other, and the store itself at the end."""
    files = KeptFiles(store)
    for listed in await store.listed():
        yield Examined(listed.id, tuple([finding async for finding in _examine_one(store, listed, files)]))
    wrong = [*await store.strays(), *_rotten_orders(await store.orders())]
    yield Examined("", tuple(Finding("", what) for what in wrong))


def _rotten_orders(orders: Mapping[str, bytes]) -> list[str]:
    return [
        f"the order {visible(name)!r} is not what was given: give it again"
        for name, body in orders.items()
        if name != RESTORED and not (name.startswith((BAN, BAN_SEAT)) and read_ban(name, body))
    ]


class KeptFiles:
    """Data files that tables were begun with: whether they are still those. Each is looked at once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, bool] = {"": True}

    async def are_sound(self, header: Header) -> bool:
        if header.data not in self._known:
            body = await self._store.kept_data(header.data)
            self._known[header.data] = body is None or digest_by(header, body) == header.data
        return self._known[header.data]


async def _examine_one(store: Store, listed: Listed, files: KeptFiles) -> AsyncIterator[Finding]:
    try:
        stored = await store.load(listed.id)
        if stored is None:
            yield Finding(listed.id, "it is listed, but cannot be found")
            return
        if not await files.are_sound(stored.header):
            yield Finding(listed.id, "the data files that were kept for it are not what was kept")
        opened = open_log(await with_texts(store, stored))
    except Refusal as refusal:
        yield Finding(listed.id, words_for(refusal, DEFAULT))
        return
    except TabletownError as error:
        yield Finding(listed.id, str(error))
        return
    if opened.damage is not None:
        yield Finding(listed.id, opened.damage.what, opened.damage.version)
        return
    for what in (*_unlike(listed, stored, opened.table), *_unproven(opened.table)):
        yield Finding(listed.id, what)


def _unproven(table: Table) -> list[str]:
    """A finished game by its record, as its players prove it: the deal, and the scores."""
    if table.status is not Status.OVER:
        return []
    try:
        with using_files(table.texts):
            verify(table.record())
    except FAILURES as error:
        # Also a game from elsewhere that fails.
        return [f"its record does not prove its result: {error}"]
    return []


def _unlike(listed: Listed, stored: Stored, table: Table) -> list[str]:
    """What the list says of a table that its log does not."""
    header = stored.header
    wrong = []
    if listed.public != (header.visibility is Visibility.PUBLIC):
        wrong.append("the list does not say truly whether it is public")
    if listed.opened != header.opened:
        wrong.append("the list says that it was opened at another time")
    if listed.status != table.status.value:
        wrong.append(f"the list says “{listed.status}”, it is “{table.status.value}”")
    try:
        summary = msgspec.json.decode(listed.summary, type=TableSummary)
        named = msgspec.json.decode(listed.summary, type=dict[str, object])
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        return [*wrong, f"its line in the list cannot be read: {error}"]
    # A name that has changed would be passed over, and what it says taken for left out.
    if summary != summary_of(table) or not {*named} <= {*TableSummary.__struct_fields__}:
        wrong.append("its line in the list is not what its log says")
    return wrong


def export(rows: Sequence[object]) -> bytes:
    """All that is stored of a table, a line each: the header, then the entries. What is no JSON any more is told in
    hexadecimal digits.

    It holds the seed: it is for the host alone.
    """
    return b"".join(_line(row) + b"\n" for row in rows)


def _line(row: object) -> bytes:
    text = row if isinstance(row, bytes) else repr(row).encode()
    try:
        msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return msgspec.json.encode({"damaged": text.hex()})
    return text.replace(b"\n", b" ")
