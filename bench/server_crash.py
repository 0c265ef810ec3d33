"""`make crash`: the server is killed again and again in the middle of play; no acknowledged move may be lost."""

import argparse
import asyncio
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from tabletown.core.record import parse_record, verify
from tabletown.server.live import log
from tabletown.server.live.log import LogEntry
from tabletown.server.stores.store import open_store
from tabletown.server.tools.client import SeatClient
from tabletown.server.wire import requests
from tabletown.server.wire.protocol import Accepted
from tabletown.testing.server_harness import OpenedTable, Server, has_seen

MOVES_EACH = 21
"""Of one seat in a game of Between Two Cities for three or more."""


@dataclass
class Ledger:
    """What one client knows to be stored, in its own order."""

    seat: int
    accepted: list[tuple[str, int, str]] = field(default_factory=list)
    asked: dict[str, str] = field(default_factory=dict)
    """Moves by nonce, whether they were answered or not."""
    told: set[tuple[int, int]] = field(default_factory=set)
    """Version and seat of every move that it has heard of."""


@dataclass
class Report:
    kills: int = 0
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    reordered: int = 0
    phantoms: int = 0
    """Moves that are stored and that nobody asked for, or that were told and are not stored."""
    reconnects: int = 0
    finished: int = 0

    @property
    def is_clean(self) -> bool:
        return not (self.lost or self.doubled or self.reordered or self.phantoms)


async def live(player: SeatClient, ledger: Ledger, random: Random, pace: float) -> None:
    """Play to the end at a human pace, and write down every acknowledgement."""
    seat = ledger.seat
    while not player.is_over:
        await player.until(lambda: player.is_over or bool(player.moves.get(seat)), seconds=300)
        await asyncio.sleep(random.uniform(0, 2 * pace))
        if not player.moves.get(seat) or player.is_over:
            continue
        request = requests.Submit(player.nonce(), seat, player.version, random.choice(player.moves[seat]).move)
        ledger.asked[request.nonce] = request.move
        answer = await player.ask(request)
        if isinstance(answer, Accepted):
            ledger.accepted.append((request.nonce, answer.version, request.move))
            await player.until(has_seen(player, answer.version), seconds=300)


async def run(server: Server, tables: int, kills: int, pause: float) -> Report:
    """Two people and a bot at every table, while somebody pulls the plug."""
    random = Random("crash")
    opened = [server.open(3) for _ in range(tables)]
    ledgers: list[tuple[OpenedTable, Ledger]] = []
    players: list[SeatClient] = []
    work = []
    pace = kills * pause / MOVES_EACH
    for table in opened:
        tokens = [table.sit("Ann"), table.sit("Ben")]
        for seat, token in enumerate(tokens):
            player = table.player(token, table.host)
            ledger = Ledger(seat)
            ledgers.append((table, ledger))
            players.append(player)
            work.append(_sit_and_live(player, ledger, Random(f"{table.id}/{seat}"), pace))
    report = Report()
    killer = asyncio.create_task(_pull_the_plug(server, kills, pause, random, report))
    await asyncio.gather(*work, killer)
    report.reconnects = sum(player.connects - 1 for player in players)
    await _compare(server.db, ledgers, report)
    for table in opened:
        report.finished += bool(verify(parse_record(table.record().text)).winners)
    return report


async def _sit_and_live(player: SeatClient, ledger: Ledger, random: Random, pace: float) -> None:
    async with player:
        if ledger.seat == 0:
            await player.ask(requests.Fill(player.nonce(), 2, "random"))
            await player.ask(requests.Start(player.nonce()))
        await live(player, ledger, random, pace)
        ledger.told = {(event.at, event.by) for event in player.events if event.by is not None and event.at}


async def _pull_the_plug(server: Server, kills: int, pause: float, random: Random, report: Report) -> None:
    for _ in range(kills):
        await asyncio.sleep(random.uniform(0, pause))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        report.kills += 1


async def _compare(db: str, ledgers: list[tuple[OpenedTable, Ledger]], report: Report) -> None:
    """Every client's ledger against what is stored."""
    store = open_store(db)
    await store.start(lambda _table, _version: None)
    for table, ledger in ledgers:
        stored = await store.load(table.id)
        assert stored is not None
        _compare_one(stored.entries, ledger, report)
    await store.close()


def _compare_one(entries: tuple[LogEntry, ...], ledger: Ledger, report: Report) -> None:
    by_version = {entry.version: entry for entry in entries}
    assert list(by_version) == list(range(1, len(entries) + 1)), "a log has no gaps"
    for nonce, version, move in ledger.accepted:
        report.acknowledged += 1
        entry = by_version.get(version)
        same = entry is not None and entry.nonce == nonce and entry.what == log.MovePlayed(ledger.seat, move)
        report.lost += not same
        report.doubled += sum(other.nonce == nonce for other in entries) != 1
    moved = {version: entry.what for version, entry in by_version.items() if isinstance(entry.what, log.MovePlayed)}
    for version, what in moved.items():
        if what.seat == ledger.seat:
            report.phantoms += ledger.asked.get(by_version[version].nonce) != what.move
    report.phantoms += sum(version not in moved or moved[version].seat != seat for version, seat in ledger.told)
    versions = [version for _, version, _ in ledger.accepted]
    report.reordered += versions != sorted(versions)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--pause", type=float, default=3.0, help="at most so many seconds between two kills")
    arguments = parser.parse_args()
    with TemporaryDirectory() as folder:
        server = Server(str(Path(folder) / "crash.sqlite3"))
        server.start()
        try:
            report = asyncio.run(run(server, arguments.tables, arguments.kills, arguments.pause))
        finally:
            server.stop()
    print(report)
    raise SystemExit(not report.is_clean or report.finished != arguments.tables)


if __name__ == "__main__":
    main()
