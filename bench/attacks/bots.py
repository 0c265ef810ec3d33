"""Tables full of the strongest bots, opened, started and left; then the same, watched."""

import time
from contextlib import suppress
from dataclasses import replace

import httpx

from bench.attacks.harness import Told, Victim, open_table, seat_client, take_seat
from tabletown.server.wire import requests

LONG = 27


async def attack(victim: Victim, most: int) -> Told:
    """`most`: tables."""
    told = victim.told
    with suppress(httpx.HTTPError, TimeoutError):
        for _ in range(most):
            table, host = await open_table(victim, seats=7)
            async with seat_client(victim, table, [host]) as boss:
                for seat in range(7):
                    await boss.ask(requests.Fill(boss.nonce(), seat, "expert"))
                await boss.ask(requests.Start(boss.nonce()))
                told.sent += 1
        waited = await _wait_for_a_bot(replace(victim, source="127.0.0.1"))
        told.answers[f"a stranger's easy bot moved after {waited:.1f} s"] += 1
    return told


async def _wait_for_a_bot(victim: Victim) -> float:
    """How long somebody honest waits for hers."""
    table, host = await open_table(victim)
    token = await take_seat(victim, table)
    async with seat_client(victim, table, [host, token]) as ann:
        await ann.ask(requests.Fill(ann.nonce(), 1, "easy"))
        await ann.ask(requests.Start(ann.nonce()))
        await ann.until(lambda: bool(ann.moves.get(0)))
        started = time.monotonic()
        await ann.ask(requests.Submit(ann.nonce(), 0, ann.version, ann.moves[0][0].move))
        before = ann.version
        await ann.until(lambda: ann.version > before)
        return time.monotonic() - started
