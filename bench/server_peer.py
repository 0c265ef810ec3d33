"""`make peer`: this server and boardgame.io, saturated one after the other by the same sort of clients.

The peer plays a small game of secret choices from memory; ours plays the full rules of Between Two Cities and stores
every move. At tables of four everybody moves as soon as she can, and a move counts when its player has heard of it.
"""

import argparse
import asyncio
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import uvloop
from msgspec import Raw, Struct

from bench.server_load import Figures, processor_time, saturate, set_up
from bench.server_socket import LeanSocket, encode, open_socket
from tabletown.testing.server_harness import Server

FOLDER = Path(__file__).parent / "boardgame_io"
GAME = "secret-choices"
SEATS = 4
WARM_UP = 5.0
"""Seconds."""
_PREFIX = f"42/{GAME},".encode()
_JOIN = f"40/{GAME},".encode()


class PeerChoices(Struct):
    chosen: list[int | str | None]


class PeerState(Struct):
    G: PeerChoices
    version: int = msgspec.field(name="_stateID")


class PeerSync(Struct):
    state: PeerState


_parts = msgspec.json.Decoder(list[Raw]).decode
_state = msgspec.json.Decoder(PeerState).decode
_sync = msgspec.json.Decoder(PeerSync).decode


class PeerSeat:
    """One player of boardgame.io, over Socket.IO on a plain WebSocket."""

    def __init__(self, match: str, number: int, figures: Figures) -> None:
        self.match = match
        self.number = number
        self.figures = figures
        self.synced = asyncio.Event()
        self.is_running = False
        self.can_choose = False
        self.version = 0
        self.pending: float | None = None
        self.socket: LeanSocket

    def say(self, *words: object) -> None:
        self.socket.send_text(_PREFIX + encode(words))

    def choose(self) -> None:
        self.pending = time.perf_counter()
        payload = {"type": "choose", "args": [self.version % 10], "playerID": str(self.number)}
        self.say("update", {"type": "MAKE_MOVE", "payload": payload}, self.version, self.match, str(self.number))

    def receive(self, data: bytes) -> None:
        if data == b"2":
            self.socket.send_text(b"3")
        elif data.startswith(_JOIN):
            self.say("sync", self.match, str(self.number), None, SEATS)
        elif data.startswith(_PREFIX):
            self._take(_parts(data[len(_PREFIX) :]))

    def _take(self, parts: list[Raw]) -> None:
        kind = bytes(parts[0])
        if kind == b'"sync"':
            self._draw(_sync(parts[2]).state)
        elif kind == b'"update"':
            self._draw(_state(parts[2]))

    def _draw(self, state: PeerState) -> None:
        # A choice is heard of when it is shown as made, or when all were shown and the next ones are due.
        could, self.can_choose = self.can_choose, state.G.chosen[self.number] is None
        new_round = all(one is None for one in state.G.chosen)
        self.version = state.version
        if self.pending is not None and ((could and not self.can_choose) or new_round):
            self.figures.acks.append(time.perf_counter() - self.pending)
            self.figures.moves += 1
            self.pending = None
        self.synced.set()
        if self.is_running and self.can_choose and self.pending is None:
            self.choose()


@dataclass
class Peer:
    port: int
    pid: int


@contextmanager
def boardgame_io() -> Iterator[Peer]:
    """Started from npm; installed first where it is missing."""
    if not (FOLDER / "node_modules").exists():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=FOLDER, check=True)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    command = ["node", "server.js", str(port)]
    process = subprocess.Popen(command, cwd=FOLDER, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert process.stdout is not None and "ready" in process.stdout.readline()
        yield Peer(port, process.pid)
    finally:
        process.kill()
        process.wait()


async def measure_peer(peer: Peer, tables: int, seconds: float) -> Figures:
    figures = Figures()
    seats = [PeerSeat(f"m{table}", number, figures) for table in range(tables) for number in range(SEATS)]
    path = "/socket.io/?EIO=4&transport=websocket"
    for seat in seats:
        seat.socket = await open_socket("127.0.0.1", peer.port, seat.receive, path)
        seat.socket.send_text(_JOIN)
        await asyncio.wait_for(seat.synced.wait(), 10)
    for seat in seats:
        seat.is_running = True
        if seat.can_choose:
            seat.choose()
    # Its machine code gets better while it runs; ours does not, but is given the same time.
    await asyncio.sleep(WARM_UP)
    figures.moves, figures.acks = 0, []
    computed = processor_time(peer.pid)
    await asyncio.sleep(seconds)
    figures.processor = processor_time(peer.pid) - computed
    return figures


async def measure_ours(server: Server, tables: int, seconds: float) -> Figures:
    figures = Figures()
    found = await set_up(server, figures, tables, SEATS, "between-two-cities")
    assert server.process is not None
    await saturate(found, WARM_UP, figures)
    figures.moves, figures.acks, figures.spreads = 0, [], []
    computed = processor_time(server.process.pid)
    await saturate(found, seconds, figures)
    figures.processor = processor_time(server.process.pid) - computed
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=20.0)
    arguments = parser.parse_args()
    tables, seconds = arguments.tables, arguments.seconds
    with boardgame_io() as peer:
        theirs = asyncio.run(measure_peer(peer, tables, seconds))
    with TemporaryDirectory() as folder:
        server = Server(str(Path(folder) / "peer.sqlite3"))
        server.start()
        try:
            ours = asyncio.run(measure_ours(server, tables, seconds))
        finally:
            server.stop()
    print(f"boardgame.io, small game, in memory: {_line(theirs, seconds)}")
    print(f"tabletown, full rules, stored:       {_line(ours, seconds)}")
    print(f"ratio: {ours.moves / max(1, theirs.moves):.2f} by moves", end="")
    per_move = [one.processor / max(1, one.moves) for one in (theirs, ours)]
    print(f", {per_move[0] / per_move[1]:.2f} by processor time per move")


def _line(figures: Figures, seconds: float) -> str:
    acks = sorted(figures.acks)
    per_move = 1e6 * figures.processor / max(1, figures.moves)
    return (
        f"{figures.moves / seconds:,.0f} moves/s; heard of after {1000 * acks[len(acks) // 2]:.0f} ms (p50), "
        f"{1000 * acks[int(0.99 * len(acks))]:.0f} ms (p99); {per_move:.0f} µs of processor time per move"
    )


if __name__ == "__main__":
    uvloop.install()
    main()
