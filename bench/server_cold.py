"""`make cold-start`: a server with many stored tables must be up quickly, and answer on any of them."""

import argparse
import asyncio
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bench.server_load import processor_time
from tabletown.core.play import sit_down
from tabletown.core.registry import load
from tabletown.server.live import log
from tabletown.server.live.lobby import new_header, summary_of
from tabletown.server.live.log import LogEntry
from tabletown.server.live.table import Table
from tabletown.server.live.tokens import hash_token, new_token
from tabletown.server.stores.store import Addition, open_store
from tabletown.server.wire.bodies import OpenTable
from tabletown.server.wire.protocol import Accepted
from tabletown.testing.server_harness import OpenedTable, Server

SEATS = 3
AT_ONCE = 200
"""Tables that share a commit while they are made."""


async def fill(db: str, tables: int, random: Random) -> tuple[str, str]:
    """Store tables in the middle of play; the id and the first seat's token of one of them."""
    store = open_store(db)
    await store.start(lambda _table, _version: None)
    chosen = random.randrange(tables)
    found = ("", "")
    waiting = []
    for number in range(tables):
        header = new_header(OpenTable("between-two-cities", SEATS), hash_token(new_token()), time.time())
        tokens = [new_token() for _ in range(SEATS)]
        what: list[log.AnyWhat] = [log.Sat(seat, f"P{seat}", hash_token(token)) for seat, token in enumerate(tokens)]
        what += [log.Started(), *_some_moves(header.seed, random)]
        entries = tuple(LogEntry(version, header.opened, one) for version, one in enumerate(what, 1))
        table = Table(header)
        table.add(entries)
        waiting.append(store.create(header, Addition(header.id, entries, summary_of(table))))
        if number == chosen:
            found = (header.id, tokens[min(table.to_act)])
        if len(waiting) == AT_ONCE or number == tables - 1:
            await asyncio.gather(*waiting)
            waiting.clear()
    await store.close()
    return found


def _some_moves(seed: str, random: Random) -> list[log.MovePlayed]:
    sitting = sit_down(load("between-two-cities"), SEATS, seed)
    played = []
    for _ in range(random.randrange(60)):
        seat = random.choice(sorted(sitting.game.to_act(sitting.state)))
        move = random.choice(sitting.game.legal_moves(sitting.state, seat))
        sitting.submit(seat, move)
        played.append(log.MovePlayed(seat, sitting.game.format_move(move)))
    return played


async def first_move(server: Server, table: str, token: str) -> float:
    """Seconds from saying hello to the acknowledgement of a move."""
    started = time.perf_counter()
    async with OpenedTable(server, table, "", "").player(token) as player:
        (seat,) = player.you
        answer = await player.submit(seat, player.moves[seat][0].move)
        assert isinstance(answer, Accepted), answer
        return time.perf_counter() - started


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    arguments = parser.parse_args()
    with TemporaryDirectory() as folder:
        db = str(Path(folder) / "cold.sqlite3")
        table, token = asyncio.run(fill(db, arguments.tables, Random("cold")))
        server = Server(db)
        started = time.perf_counter()
        server.start()
        up = time.perf_counter() - started
        assert server.process is not None
        computed = processor_time(server.process.pid)
        try:
            moved = asyncio.run(first_move(server, table, token))
        finally:
            server.stop()
    print(
        f"{arguments.tables:,} tables: up after {up:.2f} s ({computed:.2f} s of processor time), "
        f"first move after {1000 * moved:.0f} ms"
    )
    raise SystemExit(up > 5 or moved > 0.2)


if __name__ == "__main__":
    main()
