"""`make load`: how many moves the server stores and tells, and how long people wait for it."""

import argparse
import asyncio
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TypeAlias

import httpx
import uvloop

from bench.server_socket import Lean, LeanSocket, decode, open_socket
from tabletown.testing.server_harness import FREE, Server

_OFFER = b'{"move":"'
_LEFT = b" left "


@dataclass
class Figures:
    moves: int = 0
    refused: int = 0
    errors: int = 0
    acks: list[float] = field(default_factory=list)
    """Seconds from submit to acknowledgement."""
    spreads: list[float] = field(default_factory=list)
    """Seconds from submit until the last other seat knew."""
    processor: float = 0.0
    """Seconds that the server's process has computed meanwhile: on a busy machine the better measure."""
    commits: str = ""
    """How many there were, and how long one took: that is the disk's part."""
    own_processor: float = 0.0
    """The same of this process."""

    def line(self, seconds: float) -> str:
        return (
            f"{self.moves / seconds:,.0f} moves/s, {self.refused} refused, {self.errors} errors; "
            f"ack p50 {quantile(self.acks, 0.5):.1f} p99 {quantile(self.acks, 0.99):.1f} ms; "
            f"last other seat p50 {quantile(self.spreads, 0.5):.1f} p99 {quantile(self.spreads, 0.99):.1f} ms; "
            f"{1e6 * self.processor / max(1, self.moves):.0f} µs of processor time per move "
            f"(and {1e6 * self.own_processor / max(1, self.moves):.0f} of the generator's); "
            f"{self.commits}"
        )


class Seat:
    """One person with one socket."""

    def __init__(self, table: "LoadTable", number: int, figures: Figures) -> None:
        self.table = table
        self.number = number
        self.figures = figures
        self.token = ""
        self.version = 0
        self.moves = b""
        """The offers as they came; empty: nothing to do."""
        self.pending: float | None = None
        self.synced = asyncio.Event()
        self.games = 0
        """How many games this seat has finished: every rematch is another table."""
        self._following = ""
        self._submitted = ""
        self._asked: dict[str, object] = {}
        self._nonces = 0
        self.socket: LeanSocket
        self.changed: Callable[[Seat], None] = lambda _: None
        self.accepted: Callable[[str, int], None] = lambda _nonce, _version: None
        """Told of every move that is acknowledged: its nonce and version."""

    def say(self, kind: str, **fields: object) -> None:
        self._nonces += 1
        self.socket.send({"t": kind, "nonce": f"{self.number}-{self._nonces}", **fields})

    def submit(self, random: Random) -> None:
        self.pending = time.perf_counter()
        self._submitted = f"{self.number}-{self._nonces + 1}"
        self._asked = {"seat": self.number, "version": self.version, "move": self.table.pick(self.moves, random)}
        self.say("submit", **self._asked)

    def repeat(self) -> None:
        """On a new connection: what was not answered is asked once more, with its old nonce."""
        if self.pending is not None:
            self.socket.send({"t": "submit", "nonce": self._submitted, **self._asked})

    @property
    def at(self) -> str:
        """The table where this seat is now."""
        return self._following or self.table.id

    def receive(self, data: bytes) -> None:
        message = decode(data)
        match message.t:
            case "accepted":
                if self.pending is not None and message.nonce == self._submitted:
                    self.figures.acks.append(time.perf_counter() - self.pending)
                    self.figures.moves += 1
                    self.accepted(message.nonce, message.version)
                    self.table.told[self.games, message.version] = (self.pending, len(self.table.seats) - 1, self)
                    self.pending = None
                    self.moves = b""
            case "rejected":
                self.figures.refused += message.why in ("illegal", "stale")
                self.figures.errors += message.why not in ("illegal", "stale")
                self.pending = None
                self.changed(self)
            case "seated":
                self.token = message.token
            case "sync" | "update":
                self._draw(message)

    def _draw(self, message: Lean) -> None:
        if message.t == "update":
            self.table.heard(self.games, self.version, message.version)
        self.version = message.version
        if message.table is not None and message.table.status == "over":
            self._go_on(message.table.next)
            return
        for own in message.own:
            if offers := bytes(own.moves):
                self.moves = offers if len(offers) > len(b"[]") else b""
        self.synced.set()
        self.changed(self)

    def _go_on(self, following: str | None) -> None:
        """Games end: then all go on at the table of the rematch."""
        self.moves, self.pending = b"", None
        if following is None and self.number == 0:
            self.say("rematch")
        elif following is not None and following != self._following:
            self._following = following
            self.games += 1
            self.hello(following)

    def hello(self, table: str) -> None:
        tokens = [self.token, self.table.host] if self.number == 0 else [self.token]
        self.say("hello", table=table, tokens=tokens)


Pick: TypeAlias = Callable[[bytes, Random], str]
"""How people find a move among the offers as they came."""


def any_move(offers: bytes, random: Random) -> str:
    """The first one after a random place."""
    start = offers.find(_OFFER, random.randrange(len(offers)))
    return _move_at(offers, start if start >= 0 else offers.find(_OFFER))


def agreed_move(offers: bytes, random: Random) -> str:
    """Partners talk: all place in their left city first, so that nobody's square is taken while the hand is out."""
    left = offers.find(_LEFT, random.randrange(len(offers)))
    left = left if left >= 0 else offers.find(_LEFT)
    return _move_at(offers, offers.rfind(_OFFER, 0, left)) if left >= 0 else any_move(offers, random)


def _move_at(offers: bytes, start: int) -> str:
    start += len(_OFFER)
    return offers[start : offers.index(b'"', start)].decode()


class LoadTable:
    def __init__(self, figures: Figures, seats: int, pick: Pick = agreed_move) -> None:
        self.figures = figures
        self.pick = pick
        self.seats = [Seat(self, number, figures) for number in range(seats)]
        self.told: dict[tuple[int, int], tuple[float, int, Seat]] = {}
        """By game and version: when it was submitted, how many seats still have to hear of it, and whose it is."""
        self.heard_by: dict[tuple[int, int], int] = {}
        self.id = ""
        self.host = ""

    async def open(self, http: httpx.AsyncClient, server: Server, game: str) -> None:
        body = {"game": game, "seats": len(self.seats), "manners": FREE}
        opened = (await http.post(f"{server.url}/api/tables", json=body)).json()
        self.id, self.host = opened["table"], opened["host"]
        for seat in self.seats:
            taken = await http.post(f"{server.url}/api/tables/{self.id}/seats", json={"name": f"Player {seat.number}"})
            seat.token = taken.json()["token"]
            seat.socket = await open_socket("127.0.0.1", server.port, seat.receive)
            seat.hello(self.id)
        self.seats[0].say("start")
        for seat in self.seats:
            await seat.synced.wait()

    def close(self) -> None:
        for seat in self.seats:
            seat.socket.close()

    def heard(self, game: int, before: int, now: int) -> None:
        for version in range(before + 1, now + 1):
            count = self.heard_by[game, version] = self.heard_by.get((game, version), 0) + 1
            if count == len(self.seats):
                del self.heard_by[game, version]
                # The acknowledgement comes with the update, so the last of all is the last other seat or later.
                submitted = self.told.pop((game, version), None)
                if submitted is not None:
                    self.figures.spreads.append(time.perf_counter() - submitted[0])


async def set_up(
    server: Server, figures: Figures, tables: int, seats: int, game: str, pick: Pick = agreed_move
) -> list[LoadTable]:
    found = [LoadTable(figures, seats, pick) for _ in range(tables)]
    # A server closes what has idled for five seconds, and a request must not meet that.
    async with httpx.AsyncClient(timeout=60, limits=httpx.Limits(keepalive_expiry=2)) as http:
        for start in range(0, tables, 20):
            await asyncio.gather(*(table.open(http, server, game) for table in found[start : start + 20]))
    return found


async def steady(tables: list[LoadTable], rate: float, seconds: float, figures: Figures) -> None:
    """So many moves per second, each by somebody who may move and has nothing pending."""
    random = Random("steady")
    seats = [seat for table in tables for seat in table.seats]
    started = time.perf_counter()
    done = 0
    while (now := time.perf_counter()) < started + seconds:
        while done < (now - started) * rate:
            done += 1
            for _ in range(50):
                seat = random.choice(seats)
                if seat.moves and seat.pending is None:
                    seat.submit(random)
                    break
        await asyncio.sleep(0.001)
    figures.errors += sum(seat.socket.lost for seat in seats)


async def saturate(tables: list[LoadTable], seconds: float, figures: Figures) -> None:
    """Everybody moves at once whenever she can."""
    random = Random("saturate")

    def go(seat: Seat) -> None:
        if seat.moves and seat.pending is None and running:
            seat.submit(random)

    running = True
    for table in tables:
        for seat in table.seats:
            seat.changed = go
            go(seat)
    await asyncio.sleep(seconds)
    running = False
    figures.errors += sum(seat.socket.lost for table in tables for seat in table.seats)


async def _commits(server: Server) -> str:
    # A server closes what has idled for five seconds, and a request must not meet that.
    async with httpx.AsyncClient(timeout=60, limits=httpx.Limits(keepalive_expiry=2)) as http:
        lines = (await http.get(f"{server.url}/metrics")).text.splitlines()
    told = {name: float(value) for name, _, value in (line.partition(" ") for line in lines if line[:1] != "#")}
    count = told["tabletown_commit_seconds_count"]
    mean = 1000 * told["tabletown_commit_seconds_sum"] / max(1, count)
    return f"{told['tabletown_entries_total'] / max(1, count):.0f} entries in a commit of {mean:.1f} ms"


def memory(pid: int) -> float:
    """The most that a process has held, in MB."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmHWM"):
            return int(line.split()[1]) / 1024
    return 0.0


def processor_time(pid: int) -> float:
    """Seconds of user and system time."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def quantile(values: list[float], share: float) -> float:
    """A quantile in milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def parts(arguments: argparse.Namespace) -> Iterator[tuple[str, int, int, float]]:
    """What to measure: its name, tables, seats, and moves per second (0: as many as possible)."""
    if arguments.only in ("", "steady"):
        yield "400 tables, 2,000 sockets, 300 moves/s", 400, 5, 300.0
    if arguments.only in ("", "human"):
        yield "1,000 tables at human pace (one move per table in 5 s)", 1000, 4, 200.0
    if arguments.only in ("", "saturation"):
        yield "saturation at tables of four", 300, 4, 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--only", default="", choices=["", "steady", "human", "saturation"])
    parser.add_argument("--scale", type=float, default=1.0, help="a fraction of the tables and the rate")
    parser.add_argument("--careless", action="store_true", help="partners do not talk, and often want the same square")
    parser.add_argument("--game", default="between-two-cities")
    arguments = parser.parse_args()
    for name, tables, seats, rate in parts(arguments):
        with TemporaryDirectory() as folder:
            server = Server(str(Path(folder) / "load.sqlite3"))
            server.start()
            assert server.process is not None
            try:
                count = max(1, int(tables * arguments.scale))
                line = asyncio.run(measure(server, count, seats, rate * arguments.scale, arguments))
                # The name stays: by it this run is compared with others.
                scaled = "" if arguments.scale == 1 else f"; these were {count} tables, {count * seats} sockets"
                print(f"{name}: {line}; memory {memory(server.process.pid):.0f} MB{scaled}", flush=True)
            finally:
                server.stop()


async def measure(server: Server, tables: int, seats: int, rate: float, arguments: argparse.Namespace) -> str:
    figures = Figures()
    pick = any_move if arguments.careless else agreed_move
    found = await set_up(server, figures, tables, seats, arguments.game, pick)
    assert server.process is not None
    started, computed, own = time.perf_counter(), processor_time(server.process.pid), time.process_time()
    if rate:
        await steady(found, rate, arguments.seconds, figures)
    else:
        await saturate(found, arguments.seconds, figures)
    figures.processor = processor_time(server.process.pid) - computed
    figures.own_processor = time.process_time() - own
    figures.commits = await _commits(server)
    return figures.line(time.perf_counter() - started)


if __name__ == "__main__":
    uvloop.install()
    main()
