"""`make power`: the power fails while the server writes; what was not synced is torn, what was acknowledged is there.

Everything that the real store makes SQLite write to its real files is recorded, with the moments of each sync and each
acknowledgement. At chosen moments the files are put together again as a disk may have them then.
"""

import argparse
import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bench.sqlite_recorder import DiskNote, Recorder
from tabletown.core.registry import names
from tabletown.server.live import log
from tabletown.server.live.lobby import new_header, summary_of
from tabletown.server.live.log import LogEntry
from tabletown.server.live.table import Table
from tabletown.server.stores.sqlite import SqliteStore
from tabletown.server.stores.store import Addition, StoreError
from tabletown.server.wire.bodies import OpenTable

FILE = "power.sqlite3"
SECTOR = 512
CHECKPOINT_PAGES = 25
"""How often what is in the log of SQLite is moved to its file: by itself it would not come to that so soon."""

Open = Callable[[Path], SqliteStore]


@dataclass
class PowerReport:
    moments: int = 0
    torn: int = 0
    """Of those, where something was lost or torn."""
    lost: int = 0
    phantoms: int = 0
    damaged: int = 0
    told: list[str] = field(default_factory=list)

    @property
    def is_clean(self) -> bool:
        return not (self.lost or self.phantoms or self.damaged)


def usual_store(folder: Path) -> SqliteStore:
    return SqliteStore(str(folder / FILE))


async def record(folder: Path, rounds: int, make: Open = usual_store) -> tuple[list[DiskNote], dict[str, list[bytes]]]:
    """A few tables, one commit after another. All that was written; and by table what was asked to be stored."""
    recorder, asked = Recorder(), dict[str, list[bytes]]()
    with recorder.recording():
        store = make(folder)
        await store.start(lambda _table, _version: None)
        assert store._connection is not None
        store._connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
        headers = [new_header(OpenTable(names()[0], 2), "", 1.0) for _ in range(4)]
        for header in headers:
            asked[header.id] = []
            await store.create(header, Addition(header.id, (), summary_of(Table(header))))
            recorder.ack(f"{header.id}:0")
        for number in range(rounds):
            additions = [_addition(header.id, number) for header in headers[: 1 + number % len(headers)]]
            additions = [replace_version(addition, len(asked[addition.table]) + 1) for addition in additions]
            for addition in additions:
                asked[addition.table] += [log.encode_entry(entry) for entry in addition.entries]
            assert not await store.append(additions)
            for addition in additions:
                recorder.ack(f"{addition.table}:{addition.entries[-1].version}")
        notes = list(recorder.notes)
        await store.close()
    return notes, asked


def _addition(table: str, number: int) -> Addition:
    line = log.LineSaid(0, f"line {number} " + "x" * (number * 37 % 900), "")
    return Addition(table, (LogEntry(1, float(number), line),))


def replace_version(addition: Addition, version: int) -> Addition:
    first = addition.entries[0]
    return Addition(addition.table, (LogEntry(version, first.at, first.what),))


class DiskImage:
    """What a disk may hold after the first so many notes."""

    def __init__(self, notes: Sequence[DiskNote], random: Random) -> None:
        self.files: dict[str, bytearray] = {}
        self.relied: dict[str, int] = {}
        """By table: the last version that was acknowledged."""
        self.loose = 0
        """Writes that were not synced."""
        pending: list[DiskNote] = []
        known: set[str] = set()
        for note in notes:
            if note.kind == "ack":
                table, _, version = note.file.partition(":")
                self.relied[table] = int(version)
            elif note.kind == "sync":
                # With a new file SQLite syncs its folder, and so what was deleted there before.
                is_new = note.file not in known
                known.add(note.file)
                safe = [one for one in pending if one.file == note.file or (is_new and one.kind == "delete")]
                for early in safe:
                    self._do(early)
                pending = [one for one in pending if one not in safe]
            else:
                pending.append(note)
        self._tear(pending, random)

    def _tear(self, pending: Sequence[DiskNote], random: Random) -> None:
        """None of it, all of it, the first part of it; or each sector as it pleases."""
        self.loose = len(pending)
        manner = random.choice(("none", "all", "first", "any", "any"))
        kept = {"none": 0, "all": len(pending)}.get(manner, random.randint(0, len(pending)))
        for number, note in enumerate(pending):
            if manner == "any":
                self._do_some(note, random)
            elif number < kept:
                self._do(note)
            elif number == kept and manner == "first" and note.kind == "write":
                self._do(DiskNote("write", note.file, note.at, note.data[: random.randrange(len(note.data))]))

    def _do_some(self, note: DiskNote, random: Random) -> None:
        if note.kind != "write":
            if random.random() < 0.5:
                self._do(note)
            return
        for start in range(0, len(note.data), SECTOR):
            if random.random() < 0.5:
                self._do(DiskNote("write", note.file, note.at + start, note.data[start : start + SECTOR]))

    def _do(self, note: DiskNote) -> None:
        if note.kind == "delete":
            self.files.pop(note.file, None)
            return
        content = self.files.setdefault(note.file, bytearray())
        if note.kind == "truncate":
            del content[note.at :]
            content.extend(bytes(note.at - len(content)))
        else:
            content.extend(bytes(max(0, note.at - len(content))))
            content[note.at : note.at + len(note.data)] = note.data

    def put(self, folder: Path) -> None:
        for name, content in self.files.items():
            (folder / name).write_bytes(content)


async def look(image: DiskImage, asked: dict[str, list[bytes]], report: PowerReport) -> None:
    """Start the store on what is left, as after the power is back."""
    report.moments += 1
    report.torn += image.loose > 0
    with TemporaryDirectory() as folder:
        image.put(Path(folder))
        store = usual_store(Path(folder))
        try:
            await store.start(lambda _table, _version: None)
        except StoreError as error:
            report.damaged += 1
            report.told.append(str(error))
            return
        try:
            for table, entries in asked.items():
                await _look_at(store, table, entries, image.relied.get(table), report)
        except (sqlite3.DatabaseError, StoreError) as error:
            report.damaged += 1
            report.told.append(str(error))
        await store.close()


async def _look_at(store: SqliteStore, table: str, asked: list[bytes], relied: int | None, report: PowerReport) -> None:
    stored = await store.load(table)
    if stored is None:
        report.lost += relied is not None
        return
    found = [log.encode_entry(entry) for entry in stored.entries]
    report.damaged += stored.damage is not None
    report.lost += relied is not None and len(found) < relied
    report.phantoms += found != asked[: len(found)]


def moments(notes: Sequence[DiskNote], count: int, random: Random) -> list[int]:
    """Mostly amid what is written between two syncs; else right before or after an acknowledgement."""
    near = [number + shift for number, note in enumerate(notes) if note.kind == "ack" for shift in (0, 1)]
    amid = [number + 1 for number, note in enumerate(notes) if note.kind not in ("ack", "sync")]
    return [random.choice(amid if random.random() < 0.9 else near) for _ in range(count)]


async def run(count: int, rounds: int, make: Open = usual_store, seed: str = "power") -> PowerReport:
    random, report = Random(seed), PowerReport()
    with TemporaryDirectory() as folder:
        notes, asked = await record(Path(folder), rounds, make)
    for moment in moments(notes, count, random):
        await look(DiskImage(notes[:moment], random), asked, report)
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moments", type=int, default=1_200, help="how often the power fails")
    parser.add_argument("--rounds", type=int, default=120, help="commits in all")
    arguments = parser.parse_args()
    report = asyncio.run(run(arguments.moments, arguments.rounds))
    print(
        f"the power failed {report.moments} times, {report.torn} times with writes that were not synced: "
        f"{report.lost} acknowledged lost, {report.phantoms} phantoms, {report.damaged} damaged"
    )
    raise SystemExit(not report.is_clean)


if __name__ == "__main__":
    main()
