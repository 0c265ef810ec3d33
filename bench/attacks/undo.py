"""Whoever holds both seats plays, asks to take back and agrees, over and over: the log grows, and it is read anew."""

import asyncio

from bench.attacks.harness import Told, Victim, open_table, take_seat
from tabletown.server.tools.client import SeatClient
from tabletown.server.wire import requests
from tabletown.server.wire.protocol import Rejected

LONG = 20_000
SOCKETS = 8


async def attack(victim: Victim, most: int) -> Told:
    told = victim.told
    table, host = await open_table(victim)
    tokens = [host, await take_seat(victim, table), await take_seat(victim, table)]
    async with SeatClient([victim.url], table, tokens, source=victim.source) as first:
        await first.ask(requests.Start(first.nonce()))
        await first.until(lambda: any(first.moves.values()))
        clients = [SeatClient([victim.url], table, tokens, source=victim.source) for _ in range(SOCKETS)]
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
