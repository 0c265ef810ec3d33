"""`make chaos`: a network that drops, doubles, delays, reorders and falls silent; logs are those of a clean run.

With `--lines` rounds of games of every kind are played until the time is used up, and each round is written down as one
line, so that several processes with seeds of their own can share a long run: `jq -s 'map(.same) | add' *.jsonl`.
"""

import argparse
import asyncio
import json
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict, dataclass
from hashlib import sha256
from itertools import cycle
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import WebSocketException

from bench.server_pair_plans import TableKind, kinds
from bench.server_postgres import postgres
from tabletown.core.play import sit_down
from tabletown.core.record import Record, format_record, parse_record
from tabletown.core.registry import load, names
from tabletown.server.tools.client import SeatClient
from tabletown.server.wire import protocol, requests
from tabletown.testing.server_harness import OpenedTable, Server, has_seen

SEATS = 3
ROUND = 40
"""Games of a round that is written down."""


@dataclass
class Network:
    """How bad it is: chances per message, and the longest delay in seconds."""

    cut: float = 0.004
    drop: float = 0.02
    double: float = 0.03
    swap: float = 0.03
    delay: float = 0.01
    silence: float = 0.001
    """From here on nothing comes through in this direction, and neither end is told."""
    cuts: int = 0
    drops: int = 0
    doubles: int = 0
    swaps: int = 0
    silences: int = 0


class Proxy:
    """Stands between players and servers, and treats what passes as the network pleases."""

    def __init__(self, network: Network, servers: Sequence[Server], seed: str) -> None:
        self._network = network
        self._servers = servers
        self._random = Random(seed)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[str]:
        async with serve(self._handle, "127.0.0.1", 0, compression=None) as server:
            yield f"http://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}"

    async def _handle(self, near: ServerConnection) -> None:
        url = self._random.choice(self._servers).url
        with suppress(OSError, WebSocketException):
            async with connect(url.replace("http", "ws", 1) + "/ws", compression=None) as far:
                pumps = [asyncio.create_task(self._pump(*ends)) for ends in ((near, far), (far, near))]
                await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
                for pump in pumps:
                    pump.cancel()
                await asyncio.gather(*pumps, return_exceptions=True)

    async def _pump(
        self, source: ServerConnection | ClientConnection, target: ServerConnection | ClientConnection
    ) -> None:
        network, random = self._network, self._random
        held: str | bytes | None = None
        async for message in source:
            await asyncio.sleep(random.uniform(0, network.delay))
            luck = random.random()
            if luck < network.cut:
                network.cuts += 1
                return
            luck -= network.cut
            if luck < network.silence:
                network.silences += 1
                async for _ in source:
                    pass
                return
            luck -= network.silence
            if luck < network.drop:
                network.drops += 1
                continue
            luck -= network.drop
            if held is None and luck < network.swap:
                network.swaps += 1
                held = message
                continue
            await target.send(message)
            if luck < network.swap + network.double:
                network.doubles += 1
                await target.send(message)
            if held is not None:
                await target.send(held)
                held = None


def among_people() -> tuple[TableKind, ...]:
    """Every kind of table at which people have all seats."""
    return tuple(kind for kind in kinds() if not kind.bots)


def decision(seed: str, seat: int, count: int, moves: Sequence[str]) -> str:
    """The same everywhere: a move that depends on nothing but who decides for which time among what."""
    number = int.from_bytes(sha256(f"{seed}/{seat}/{count}".encode()).digest()[:4], "big")
    return sorted(moves)[number % len(moves)]


def clean_run(record: Record, table: str) -> str:
    """The record that the same decisions give without any server."""
    sitting = sit_down(load(record.game), record.seats, record.seed, **dict(record.options))
    counts = [0] * record.seats
    while acting := sitting.game.to_act(sitting.state):
        seat = min(acting)
        moves = [sitting.game.format_move(move) for move in sitting.game.legal_moves(sitting.state, seat)]
        sitting.submit(seat, sitting.game.parse_move(decision(table, seat, counts[seat], moves)))
        counts[seat] += 1
    return format_record(sitting.record)


async def play_one(table: OpenedTable, tokens: Sequence[str], url: str) -> bool:
    """All seats decide in turn, through the bad network. Whether the log is that of the clean run."""
    players = [SeatClient([url], table.id, [token, table.host], patience=0.3) for token in tokens]
    async with asyncio.timeout(240):
        await asyncio.gather(*(play_seat(player, seat, table.id) for seat, player in enumerate(players)))
    return await is_clean(table)


async def is_clean(table: OpenedTable) -> bool:
    """Whether its log is that of the clean run."""
    record = parse_record((await asyncio.to_thread(table.record)).text)
    return bool(record.result) and format_record(record) == clean_run(record, table.id)


async def play_seat(player: SeatClient, seat: int, table: str) -> None:
    async with player:
        if seat == 0:
            await player.ask(requests.Start(player.nonce()))
        count = 0
        while not player.is_over:
            await player.until(lambda: player.is_over or _is_mine(player, seat), seconds=240)
            if not _is_mine(player, seat):
                continue
            move = decision(table, seat, count, [offer.move for offer in player.moves[seat]])
            answer = await player.submit(seat, move)
            if isinstance(answer, protocol.Accepted):
                count += 1
                await player.until(has_seen(player, answer.version), seconds=240)


def _is_mine(player: SeatClient, seat: int) -> bool:
    return bool(player.moves.get(seat)) and min(player.turn.to_act, default=-1) == seat


async def run(
    servers: Sequence[Server],
    games: int,
    at_once: int,
    kill_every: float = 0.0,
    seed: str = "chaos",
    played: Sequence[TableKind] = (),
) -> tuple[int, Network]:
    """How many games ended with the log of the clean run. `played`: the kinds to draw from, or the first game."""
    random = Random(seed)
    drawn = [random.choice(played or (TableKind(names()[0], SEATS),)) for _ in range(games)]
    network = Network()
    gate = asyncio.Semaphore(at_once)
    enough = asyncio.Event()
    killer = asyncio.create_task(_kill_in_turn(servers, kill_every, enough))
    try:
        async with Proxy(network, servers, seed).running() as url:

            async def one(kind: TableKind) -> bool:
                async with gate:
                    table, tokens = await asyncio.to_thread(_open, servers, kind)
                    return await play_one(table, tokens, url)

            same = await asyncio.gather(*map(one, drawn))
    finally:
        enough.set()
        await killer
    return sum(same), network


def _open(servers: Sequence[Server], kind: TableKind) -> tuple[OpenedTable, list[str]]:
    # The first server is never killed, so that opening tables needs no second try.
    table = servers[0].open(kind.seats, kind.game, options=dict(kind.options))
    return table, [table.sit(f"Player {seat}") for seat in range(kind.seats)]


async def _kill_in_turn(servers: Sequence[Server], every: float, enough: asyncio.Event) -> None:
    """Until it is enough. Whoever was killed is started again first: all are running in the end."""
    for victim in cycle(servers[1:] if every else ()):
        with suppress(TimeoutError):
            await asyncio.wait_for(enough.wait(), every)
        if enough.is_set():
            return
        await asyncio.to_thread(victim.kill)
        await asyncio.to_thread(victim.start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--at-once", type=int, default=20)
    parser.add_argument("--kill-every", type=float, default=3.0)
    parser.add_argument("--lines", type=Path, help="SQLite only, all kinds, in rounds that are added to this file")
    parser.add_argument("--seed", default="chaos", help="with --lines: another one for each process")
    parser.add_argument("--seconds", type=float, default=3600.0, help="with --lines: after these no new round begins")
    arguments = parser.parse_args()
    games = arguments.games
    if arguments.lines is not None:
        sys.exit(not play_rounds(arguments.lines, arguments.seed, games, arguments.at_once, arguments.seconds))
    with TemporaryDirectory() as folder:
        servers = [Server(str(Path(folder) / "chaos.sqlite3"))]
        said = [_report("SQLite, one process", servers, games, arguments.at_once, 0.0)]
        with postgres(Path(folder)) as address:
            servers = [Server(address) for _ in range(3)]
            name = f"PostgreSQL, three processes, one killed every {arguments.kill_every:g} s"
            said.append(_report(name, servers, games, arguments.at_once, arguments.kill_every))
    for name, same in said:
        print(f"{name}: {same} of {games} games with the log of the clean run")
    raise SystemExit(any(same < games for _, same in said))


def play_rounds(lines: Path, seed: str, games: int, at_once: int, seconds: float) -> bool:
    """Whether all that were played in the time are as they should be; after those that stand in the file already."""
    until = time.monotonic() + seconds
    told = lines.read_text(encoding="utf-8").splitlines() if lines.exists() else []
    good = True
    for number in range(len(told), -(-games // ROUND)):
        if time.monotonic() > until:
            break
        with TemporaryDirectory() as folder:
            server = Server(str(Path(folder) / "chaos.sqlite3"))
            server.start()
            try:
                same, network = asyncio.run(run([server], ROUND, at_once, 0.0, f"{seed}/{number}", among_people()))
            finally:
                failures = [line for line in server.stop().splitlines() if "Traceback" in line or "failed" in line]
        good &= same == ROUND and not failures
        line = {"seed": f"{seed}/{number}", "games": ROUND, "same": same, "failures": failures[:3], **asdict(network)}
        with lines.open("a", encoding="utf-8") as out:
            out.write(json.dumps(line) + "\n")
    return good


def _report(name: str, servers: Sequence[Server], games: int, at_once: int, kill_every: float) -> tuple[str, int]:
    """Its name, and how many games ended with the log of the clean run; what the network did is told at once."""
    for server in servers:
        server.start()
    try:
        same, network = asyncio.run(run(servers, games, at_once, kill_every))
    finally:
        for server in servers:
            server.stop()
    print(f"{name}: {network}", flush=True)
    return name, same


if __name__ == "__main__":
    main()
