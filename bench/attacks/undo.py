"""Whoever holds both seats plays, asks to take back and agrees, over and over: the log grows, and it is read anew."""

import asyncio
import sys
import time

from bench.attacks.harness import Told, Victim, open_table, seat_client, take_seat
from tabletown.core.registry import names
from tabletown.core.seat import Seat
from tabletown.server.live import log
from tabletown.server.live.lobby import new_header
from tabletown.server.live.log import LogEntry
from tabletown.server.live.table import Table
from tabletown.server.tools.client import SeatClient
from tabletown.server.wire import requests
from tabletown.server.wire.bodies import OpenTable
from tabletown.server.wire.protocol import Rejected

LONG = 20_000
SOCKETS = 8


async def attack(victim: Victim, most: int) -> Told:
    told = victim.told
    table, host = await open_table(victim)
    tokens = [host, await take_seat(victim, table), await take_seat(victim, table)]
    async with seat_client(victim, table, tokens) as first:
        await first.ask(requests.Start(first.nonce()))
        await first.until(lambda: any(first.moves.values()))
        clients = [seat_client(victim, table, tokens) for _ in range(SOCKETS)]
        await asyncio.gather(*[_loop(client, told, most // SOCKETS) for client in clients])
    return told


async def _loop(client: SeatClient, told: Told, most: int) -> None:
    async with client:
        for _ in range(most):
            told.sent += 1
            seat = next((seat for seat in client.you if client.moves.get(seat)), None)
            wish: requests.Request = requests.AskUndo(client.nonce(), 0, client.version)
            if client.info is not None and client.info.undo is not None:
                wish = requests.AnswerUndo(client.nonce(), 1 - client.info.undo.by, agree=True)
            elif seat is not None and told.sent % 2:
                wish = requests.Submit(client.nonce(), seat, client.version, client.moves[seat][0].move)
            answer = await client.ask(wish)
            told.answers[answer.why if isinstance(answer, Rejected) else "accepted"] += 1


def seconds_to_read(pairs: int) -> float:
    """A log that was made in this way, read anew as after a restart."""
    header = new_header(OpenTable(names()[0], 2), "", 0.0)
    entries = [LogEntry(number + 1, 0.0, log.Sat(number, "A", str(number))) for number in range(2)]
    entries.append(LogEntry(3, 0.0, log.Started()))
    table = Table(header)
    table.add(entries)
    move = table.game.format_move(table.game.legal_moves(table.state, Seat(0))[0])
    for _ in range(pairs):
        entries.append(LogEntry(len(entries) + 1, 0.0, log.MovePlayed(0, move)))
        entries.append(LogEntry(len(entries) + 1, 0.0, log.MovesUndone(1)))
    started = time.perf_counter()
    Table(header).add(entries)
    return time.perf_counter() - started


if __name__ == "__main__":
    for pairs in map(int, sys.argv[1:] or ["500", "1000", "2000"]):
        print(f"{2 * pairs} entries: {seconds_to_read(pairs):.2f} s")
