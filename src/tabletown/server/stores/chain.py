"""A log is a chain: the link of each row is a hash of the link before, its number and its bytes.

So a row that has changed, is missing or stands elsewhere is found, and with it where the log stops being trustworthy.
The first link is made from the table's header, and where a log ends is written down beside it: what was cut off at the
end is missed, too. Whoever changes rows on purpose can make new links; this finds what rots, not who lies.
"""

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import NamedTuple

import msgspec

from tabletown.server.live.log import LogEntry, decode_entry, encode_entry

LINK_BYTES = 16
_unbegun = sha256()
"""To begin with a copy of it takes half the time: OpenSSL looks up what it has to do once."""
MARKS_KEPT = 20_000


class Mark(NamedTuple):
    """Where a log stands: its last version and that row's link."""

    version: int
    link: bytes


class LinkedRow(NamedTuple):
    version: int
    body: bytes
    link: bytes


@dataclass(frozen=True, slots=True)
class Damage:
    """From which version on a log cannot be trusted, and what is wrong there, for whoever looks after the server."""

    version: int
    what: str


@dataclass(frozen=True, slots=True)
class CheckedLog:
    entries: tuple[LogEntry, ...]
    """All that come before the damage."""
    mark: Mark
    damage: Damage | None


def first_mark(header: bytes) -> Mark:
    return Mark(0, sha256(b"header\n" + header).digest()[:LINK_BYTES])


def next_link(link: bytes, version: int, body: bytes) -> bytes:
    digest = _unbegun.copy()
    digest.update(b"%b%d\n%b" % (link, version, body))
    return digest.digest()[:LINK_BYTES]


def chain(mark: Mark, entries: Iterable[LogEntry]) -> list[LinkedRow]:
    """The rows of entries that follow a mark."""
    rows, link = [], mark.link
    for entry in entries:
        body = encode_entry(entry)
        link = next_link(link, entry.version, body)
        rows.append(LinkedRow(entry.version, body, link))
    return rows


def link_up(header: bytes, bodies: Iterable[tuple[int, bytes]]) -> list[LinkedRow]:
    """The rows of a log that was stored before there were links."""
    rows, link = [], first_mark(header).link
    for version, body in bodies:
        link = next_link(link, version, body)
        rows.append(LinkedRow(version, body, link))
    return rows


def read_row(row: tuple[object, ...]) -> LinkedRow | None:
    """A stored row; None if something in it is not of the kind that was written. One bit decides in SQLite whether
    bytes, a text or a number comes back."""
    match row:
        case (int(version), bytes(body), bytes(link)):
            return LinkedRow(version, body, link)
    return None


def read_mark(row: tuple[object, ...]) -> Mark | None:
    """Where a log was said to end; None if that is not of the kind that was written."""
    match row:
        case (int(version), bytes(link)):
            return Mark(version, link)
    return None


def check_log(mark: Mark, rows: Sequence[LinkedRow | None], end: Mark | None) -> CheckedLog:
    """Rows that should follow a mark, up to where the log was said to end (or beyond: somebody may have gone on)."""
    entries: list[LogEntry] = []
    for row in rows:
        if damage := _another_end(mark, end):
            return CheckedLog(tuple(entries), mark, damage)
        damage, entry = _check_row(mark, row)
        if entry is None or row is None:
            return CheckedLog(tuple(entries), mark, damage)
        mark = Mark(row.version, row.link)
        entries.append(entry)
    return CheckedLog(tuple(entries), mark, _another_end(mark, end) or _missing(mark, end))


def _another_end(mark: Mark, end: Mark | None) -> Damage | None:
    if end is None or end.version != mark.version or end.link == mark.link:
        return None
    return Damage(mark.version, "the header or the end that was written down has changed")


def _check_row(mark: Mark, row: LinkedRow | None) -> tuple[Damage | None, LogEntry | None]:
    due = mark.version + 1
    if row is None:
        return Damage(due, f"entry {due} is not of the kind that was stored"), None
    if row.version != due:
        return Damage(due, f"entry {due} is missing"), None
    if next_link(mark.link, row.version, row.body) != row.link:
        return Damage(due, f"entry {due} or its link has changed"), None
    try:
        entry = decode_entry(row.body)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        return Damage(due, f"entry {due} cannot be read: {error}"), None
    if entry.version != row.version:
        return Damage(due, f"entry {due} says it is entry {entry.version}"), None
    return None, entry


def _missing(mark: Mark, end: Mark | None) -> Damage | None:
    if end is None:
        return Damage(mark.version + 1, "nothing says where this log ends")
    if end.version > mark.version:
        return Damage(mark.version + 1, f"entries {mark.version + 1} to {end.version} are missing")
    return None


class Marks:
    """The ends of logs that were last used, so that nobody has to look them up. What is stored never changes: a mark
    that was true once stays true."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Mark] = OrderedDict()

    def before(self, table: str, version: int) -> Mark | None:
        """The mark that this version follows, if it is known."""
        mark = self._kept.get(table)
        return mark if mark is not None and mark.version == version - 1 else None

    def keep(self, table: str, mark: Mark) -> None:
        # Not by `move_to_end`: the thread that stores keeps them, and others forget some meanwhile.
        self._kept.pop(table, None)
        self._kept[table] = mark
        if len(self._kept) > MARKS_KEPT:
            self._kept.popitem(last=False)

    def forget(self, table: str) -> None:
        self._kept.pop(table, None)
