"""Tables full of the strongest bots, opened, started and left; then the same, watched."""

import asyncio
from contextlib import suppress

import httpx

from bench.attacks.harness import Told, Victim, open_table
from tabletown.server.tools.client import SeatClient
from tabletown.server.wire import requests

LONG = 27


async def attack(victim: Victim, most: int) -> Told:
    """`most`: tables."""
    told = victim.told
    with suppress(httpx.HTTPError, TimeoutError):
        for _ in range(most):
            table, host = await open_table(victim, seats=7)
            async with SeatClient([victim.url], table, [host], source=victim.source) as boss:
                for seat in range(7):
                    await boss.ask(requests.Fill(boss.nonce(), seat, "expert"))
                await boss.ask(requests.Start(boss.nonce()))
                told.sent += 1
        await asyncio.sleep(1)
    return told
