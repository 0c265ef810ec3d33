"""`make crowd`: thousands of people at one server for a long time, all coming back at once, and a restart among them.

Every acknowledged move is written down here, with its table, version and nonce, and looked for in the store at the end.
"""

import argparse
import asyncio
import math
import resource
import sqlite3
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import uvloop

from bench.server_load import Figures, LoadTable, Seat, memory, processor_time, quantile, set_up
from bench.server_socket import LeanSocket, open_socket
from tabletown.server.live.log import decode_entry
from tabletown.server.stores.read_sqlite import ENTRY
from tabletown.testing.server_harness import Server

GAME = "between-two-cities"
AT_ONCE = 256
"""Connections that one client machine has under way."""


@dataclass(frozen=True, slots=True)
class Size:
    tables: int
    seats: int
    onlookers: int
    rate: float
    seconds: float


SIZES = {
    "steady": Size(1000, 5, 250, 100, 30 * 60),
    "burst": Size(400, 5, 0, 500, 5 * 60),
    "storm": Size(1000, 5, 250, 0, 0),
    "restart": Size(400, 5, 100, 100, 60),
    "household": Size(12, 5, 0, 0, 0),
}
LIMITS = {"steady": 100.0, "burst": 50.0, "storm": 15_000.0, "restart": 3_000.0, "household": 5_000.0}
"""Milliseconds that p99 may take."""
BIG = 1024.0
"""Megabytes."""
PLAYED = ("steady", "burst")
"""Here nobody is to be cut off, or refused."""


@dataclass
class Ledger:
    """What the server has promised."""

    kept: list[tuple[str, int, str]] = field(default_factory=list)
    times: list[float] = field(default_factory=list)

    def longest_pause(self) -> float:
        return max((after - before for before, after in zip(self.times, self.times[1:], strict=False)), default=0.0)


class Crowd:
    def __init__(self, server: Server, size: Size) -> None:
        self.server = server
        self.size = size
        self.figures = Figures()
        self.ledger = Ledger()
        self.tables: list[LoadTable] = []
        self.onlookers: list[LeanSocket] = []
        self.looked = 0
        """How many onlookers have been shown a table since they last came."""
        self.is_enough = False
        self.cut = 0
        """Connections that were lost before anybody meant to go."""

    @property
    def seats(self) -> list[Seat]:
        return [seat for table in self.tables for seat in table.seats]

    async def come(self) -> None:
        self.tables = await set_up(self.server, self.figures, self.size.tables, self.size.seats, GAME)
        for seat in self.seats:
            seat.accepted = self._promised(seat)
        await self._look_on()

    def _promised(self, seat: Seat) -> Callable[[str, int], None]:
        def promised(nonce: str, version: int) -> None:
            self.ledger.kept.append((seat.at, version, nonce))
            self.ledger.times.append(time.perf_counter())

        return promised

    async def _look_on(self) -> None:
        self.looked = 0
        chosen = [self.tables[number % len(self.tables)].seats[0].at for number in range(self.size.onlookers)]
        gate = asyncio.Semaphore(AT_ONCE)

        async def come(table: str) -> None:
            async with gate:
                socket = await _socket(self.server, self._see)
                socket.send({"t": "hello", "nonce": "h", "table": table, "tokens": []})
                self.onlookers.append(socket)

        await asyncio.gather(*map(come, chosen))
        await _until(lambda: self.looked >= len(chosen))

    def _see(self, data: bytes) -> None:
        self.looked += data.startswith(b'{"t":"sync"')

    async def come_back(self) -> float:
        """Everybody at once; seconds until the last one sees her table again."""
        started = time.perf_counter()
        self.onlookers.clear()
        gate = asyncio.Semaphore(AT_ONCE)

        async def back(seat: Seat) -> None:
            async with gate:
                seat.synced.clear()
                seat.socket = await _socket(self.server, seat.receive)
                seat.hello(seat.at)
            await seat.synced.wait()
            seat.repeat()

        await asyncio.gather(self._look_on(), *map(back, self.seats))
        return time.perf_counter() - started

    async def play(self, seconds: float) -> None:
        """Or until somebody says that it is enough."""
        random, seats = Random("crowd"), self.seats
        started, done = time.perf_counter(), 0
        while (now := time.perf_counter()) < started + seconds and not self.is_enough:
            while done < (now - started) * self.size.rate:
                done += 1
                _let_one_move(seats, random)
            await asyncio.sleep(0.001)

    async def settle(self) -> None:
        """Until whatever was asked is answered."""
        await _until(lambda: all(seat.pending is None for seat in self.seats))

    def cuts(self) -> int:
        return sum(seat.socket.lost for seat in self.seats) + sum(one.lost for one in self.onlookers)

    def leave(self) -> None:
        for one in (*[seat.socket for seat in self.seats], *self.onlookers):
            one.close()


def _let_one_move(seats: Sequence[Seat], random: Random) -> None:
    for _ in range(50):
        seat = random.choice(seats)
        if seat.moves and seat.pending is None and not seat.socket.lost:
            seat.submit(random)
            return


async def _socket(server: Server, receive: Callable[[bytes], None]) -> LeanSocket:
    """Whoever finds the door closed tries again."""
    while True:
        try:
            return await open_socket("127.0.0.1", server.port, receive)
        except OSError:
            await asyncio.sleep(0.1)


async def _until(is_so: Callable[[], bool], seconds: float = 300.0) -> None:
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.01)


async def _restarted(server: Server) -> None:
    """As an upgrade does it: told to stop, and started again."""
    await asyncio.to_thread(server.stop)
    await asyncio.to_thread(server.start)


async def steady(crowd: Crowd) -> str:
    assert crowd.server.process is not None
    await crowd.come()
    started = processor_time(crowd.server.process.pid)
    await crowd.play(crowd.size.seconds)
    await crowd.settle()
    used = processor_time(crowd.server.process.pid) - started
    moves = len(crowd.ledger.kept)
    figures = crowd.figures
    return (
        f"{moves} moves, {crowd.cuts()} cuts, {figures.errors} errors; p50 {quantile(figures.acks, 0.5):.1f} "
        f"p99 {quantile(figures.acks, 0.99):.1f} ms; {memory(crowd.server.process.pid):.0f} MB; "
        f"{1e6 * used / max(1, moves):.0f} µs of processor time per move, "
        f"{100 * used / crowd.size.seconds:.0f} % of a core"
    )


async def storm(crowd: Crowd) -> str:
    await crowd.come()
    await _restarted(crowd.server)
    assert crowd.server.process is not None
    seconds = await crowd.come_back()
    count = len(crowd.seats) + len(crowd.onlookers)
    used = processor_time(crowd.server.process.pid)
    crowd.figures.acks = [seconds]
    return f"{count} sockets back in {seconds:.1f} s, the server used {used:.1f} s of processor time from its start"


async def restart(crowd: Crowd) -> str:
    await crowd.come()
    playing = asyncio.create_task(crowd.play(math.inf))
    await asyncio.sleep(crowd.size.seconds / 2)
    started = time.perf_counter()
    await _restarted(crowd.server)
    down = time.perf_counter() - started
    back = await crowd.come_back()
    await asyncio.sleep(crowd.size.seconds / 2)
    crowd.is_enough = True
    await playing
    await crowd.settle()
    pause = crowd.ledger.longest_pause()
    crowd.figures.acks = [pause]
    return f"stopped and started in {down:.1f} s, all back {back:.1f} s later, longest pause {pause:.1f} s"


PARTS = {"steady": steady, "burst": steady, "storm": storm, "restart": restart, "household": storm}


def missing(db: str, ledger: Ledger) -> int:
    """Promises that are not in the store as they were made."""
    with sqlite3.connect(db) as connection:
        rows = connection.execute(f"SELECT table_id, version, body FROM entries WHERE {ENTRY}")
        stored = {(table, version, decode_entry(body).nonce) for table, version, body in rows}
    connection.close()
    return sum(promise not in stored for promise in ledger.kept)


def measure(name: str, size: Size, *, busy: bool = False) -> tuple[str, bool]:
    """What was found, and whether it is as good as asked. On a busy machine waiting is told, and not judged."""
    with TemporaryDirectory() as folder:
        db = str(Path(folder) / "crowd.sqlite3")
        # Sixty behind one address are back at the limits that everybody has.
        server = Server(db, ("--rate-factor", "1") if name == "household" else ())
        server.start()
        crowd = Crowd(server, size)

        async def go() -> str:
            try:
                line = await PARTS[name](crowd)
                crowd.cut = crowd.cuts()
                return line
            finally:
                crowd.leave()

        assert server.process is not None
        try:
            line = asyncio.run(go())
            most = memory(server.process.pid)
        finally:
            server.stop()
        lost = missing(db, crowd.ledger)
    good = lost == 0 and (busy or quantile(crowd.figures.acks, 0.99) <= LIMITS[name]) and most <= BIG
    if name in PLAYED:
        good &= crowd.figures.errors == 0 and crowd.cut == 0
    return f"{name}: {line}; {lost} of {len(crowd.ledger.kept)} acknowledged moves lost", good


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", choices=["", *PARTS])
    parser.add_argument("--scale", type=float, default=1.0, help="a fraction of the tables and the rate")
    parser.add_argument("--seconds", type=float, default=None, help="instead of the usual time")
    parser.add_argument("--busy", action="store_true", help="others use this machine: waiting is told, and not judged")
    asked = parser.parse_args()
    wanted = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, wanted))
    all_good = True
    for name, size in SIZES.items():
        if asked.only in ("", name):
            line, good = measure(name, scaled(size, asked.scale, asked.seconds), busy=asked.busy)
            print(line if good else f"{line} (not as asked)", flush=True)
            all_good &= good
    return 0 if all_good else 1


def scaled(size: Size, scale: float, seconds: float | None) -> Size:
    return Size(
        max(1, int(size.tables * scale)),
        size.seats,
        int(size.onlookers * scale),
        size.rate * scale,
        size.seconds if seconds is None or not size.seconds else seconds,
    )


if __name__ == "__main__":
    uvloop.install()
    sys.exit(main())
