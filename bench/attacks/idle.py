"""Connections that say nothing, half a head or half a body, as many as there are files."""

import asyncio
from contextlib import AsyncExitStack

from bench.attacks.harness import Raw, Told, Victim, raw

LONG = 998
_SECONDS = 12.0
_BEGUN = (
    b"",
    b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
)


async def attack(victim: Victim, most: int) -> Told:
    """`most`: connections."""
    told = victim.told
    async with AsyncExitStack() as stack:
        waiting = []
        for number in range(most):
            try:
                connection = await stack.enter_async_context(raw(victim))
            except OSError:
                told.cut("not accepted")
                continue
            told.sent += 1
            await connection.send(_BEGUN[number % len(_BEGUN)])
            waiting.append(asyncio.create_task(_wait(connection, told)))
        await asyncio.gather(*waiting)
    return told


async def _wait(connection: Raw, told: Told) -> None:
    answer = await connection.rest(_SECONDS)
    if connection.reader.at_eof() or connection.reader.exception() is not None:
        told.cut(answer.partition(b"\r\n")[0].decode() or "closed")
