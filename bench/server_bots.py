"""`make thinking`: bots that search for a second at twenty tables must not make people at other tables wait."""

import argparse
import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

import uvloop

from bench.server_load import Figures, quantile, set_up, steady
from tabletown.server.tools.client import SeatClient
from tabletown.testing.server_harness import OpenedTable, Server, fill_and_start

SEATS = 4
THINKERS = 20
PEOPLE = 50
RATE = 50.0


async def start_thinkers(server: Server) -> list[SeatClient]:
    """Tables of bots alone. Their hosts look on, so that there is somebody to tell."""
    hosts = []
    for _ in range(THINKERS):
        table: OpenedTable = await asyncio.to_thread(server.open, SEATS)
        host = await table.player(table.host).__aenter__()
        await fill_and_start(host, range(SEATS), "search")
        hosts.append(host)
    return hosts


async def measure(server: Server, seconds: float) -> list[str]:
    figures = Figures()
    tables = await set_up(server, figures, PEOPLE, SEATS, "between-two-cities")
    await steady(tables, RATE, seconds, figures)
    lines = [_line("no bots", figures, seconds)]
    figures.moves, figures.acks, figures.spreads = 0, [], []
    hosts = await start_thinkers(server)
    before = sum(host.version for host in hosts)
    await steady(tables, RATE, seconds, figures)
    decided = sum(host.version for host in hosts) - before
    lines.append(_line(f"{THINKERS} tables of searching bots, {decided} moves of theirs", figures, seconds))
    for host in hosts:
        await host.__aexit__()
    return lines


def _line(what: str, figures: Figures, seconds: float) -> str:
    half, most = (quantile(figures.acks, share) for share in (0.5, 0.99))
    pace = figures.moves / seconds
    return f"{what}: people {pace:.0f} moves/s, p50 {half:.1f} p99 {most:.1f} ms, {figures.errors} errors"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0)
    arguments = parser.parse_args()
    with TemporaryDirectory() as folder:
        server = Server(str(Path(folder) / "bots.sqlite3"), ("--bot-workers", "1", "--bot-seconds", "1"))
        server.start()
        try:
            print("\n".join(asyncio.run(measure(server, arguments.seconds))))
        finally:
            server.stop()


if __name__ == "__main__":
    uvloop.install()
    main()
