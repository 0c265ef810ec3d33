"""The host makes a new link for the seat of somebody who has left for a moment, and looks at her hand with it."""

from bench.attacks.harness import Told, Victim, open_table, seat_client, take_seat
from tabletown.server.wire import requests
from tabletown.server.wire.protocol import Rejected, Seated

LONG = 3


async def attack(victim: Victim, most: int) -> Told:
    """`most`: tables."""
    told = victim.told
    for _ in range(most):
        table, host = await open_table(victim, seats=3)
        seats = [await take_seat(victim, table) for _ in range(3)]
        async with seat_client(victim, table, [host, seats[0]]) as boss:
            await boss.ask(requests.Start(boss.nonce()))
            await boss.until(lambda: bool(boss.moves.get(0)))
            answer = await boss.ask(requests.Reissue(boss.nonce(), 2))
            told.sent += 1
            if isinstance(answer, Seated):
                told.answers["a link to her hand"] += 1
            else:
                told.answers[answer.why if isinstance(answer, Rejected) else "all others are asked"] += 1
    return told
