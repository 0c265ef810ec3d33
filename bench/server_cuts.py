"""`make cuts`: every line is cut at every event, before it has come or just after; nobody may notice in the end.

A witness who is never cut sits beside. What the others have gathered piece by piece, connection by connection, must be
what he has seen, and the log must be that of a game played without any network.
"""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import WebSocketException

from bench.server_chaos import SEATS, is_clean, play_seat
from tabletown.server.tools.client import SeatClient
from tabletown.testing.server_harness import OpenedTable, Server, has_seen

SHOWN = 20


class Scissors:
    """Between players and a server: what a player is greeted with passes, and at the next message the line is cut."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.cuts = 0

    async def handle(self, near: ServerConnection) -> None:
        with suppress(OSError, WebSocketException):
            async with connect(self._server.url.replace("http", "ws", 1) + "/ws", compression=None) as far:
                pumps = [asyncio.create_task(self._up(near, far)), asyncio.create_task(self._down(far, near))]
                await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
                for pump in pumps:
                    pump.cancel()
                await asyncio.gather(*pumps, return_exceptions=True)

    async def _up(self, near: ServerConnection, far: ClientConnection) -> None:
        async for message in near:
            await far.send(message)

    async def _down(self, far: ClientConnection, near: ServerConnection) -> None:
        await near.send(await far.recv())
        message = await far.recv()
        self.cuts += 1
        if self.cuts % 2:
            await near.send(message)


@dataclass
class Report:
    games: int = 0
    cuts: int = 0
    logs: int = 0
    """Games whose log is not that of the clean run."""
    pictures: int = 0
    """Players who saw something else than the witness in the end."""
    differing: list[str] = field(default_factory=list)
    """At which table, and what."""

    def __str__(self) -> str:
        return (
            f"{self.games:,} games, {self.cuts:,} cuts: {self.logs} logs differ from the clean run, "
            f"{self.pictures} players saw something else than whoever was never cut"
        )


async def run(server: Server, games: int, at_once: int) -> Report:
    scissors, gate, report = Scissors(server), asyncio.Semaphore(at_once), Report()
    async with serve(scissors.handle, "127.0.0.1", 0, compression=None) as proxy:
        url = f"http://127.0.0.1:{next(iter(proxy.sockets)).getsockname()[1]}"

        async def one() -> None:
            async with gate:
                table = await asyncio.to_thread(server.open, SEATS)
                tokens = [await asyncio.to_thread(table.sit, f"Player {seat}") for seat in range(SEATS)]
                await _play(server, table, tokens, url, report)

        await asyncio.gather(*(one() for _ in range(games)))
    report.cuts = scissors.cuts
    return report


async def _play(server: Server, table: OpenedTable, tokens: Sequence[str], url: str, report: Report) -> None:
    players = [SeatClient([url], table.id, [token, table.host], patience=0.3) for token in tokens]
    async with asyncio.timeout(240), SeatClient([server.url], table.id) as witness:
        await asyncio.gather(*(play_seat(player, seat, table.id) for seat, player in enumerate(players)))
        last = max(player.version for player in players)
        await witness.until(has_seen(witness, last))
    report.games += 1
    report.logs += not await is_clean(table)
    for player in players:
        differing = [name for name, own in seen(player).items() if own != seen(witness)[name]]
        report.pictures += bool(differing)
        report.differing += [f"{table.id} {name}" for name in differing]


def seen(player: SeatClient) -> dict[str, object]:
    """All that everybody at the table has been told."""
    own = {id(event) for event in player.own_events}
    public = [event for event in player.events if id(event) not in own]
    events = [(event.at, event.by, event.type, bytes(event.parts), event.told) for event in public]
    return {
        "picture": player.public,
        "turn": player.turn,
        "events": events,
        "talk": player.chat,
        "undone": player.undone,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--at-once", type=int, default=20)
    asked = parser.parse_args()
    with TemporaryDirectory() as folder:
        server = Server(str(Path(folder) / "cuts.sqlite3"))
        server.start()
        try:
            report = asyncio.run(run(server, asked.games, asked.at_once))
        finally:
            server.stop()
    print("\n".join([*report.differing[:SHOWN], str(report)]))
    return int(report.logs + report.pictures > 0 or report.games < asked.games)


if __name__ == "__main__":
    sys.exit(main())
