"""So many onlookers at somebody's table that its own players should find no place."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack

from bench.attacks.harness import Told, Victim, message, open_table, web_socket

LONG = 260


async def attack(victim: Victim, most: int) -> Told:
    table, _ = await open_table(victim)
    return await crowd(victim, most, table, _nothing)


async def crowd(victim: Victim, most: int, table: str, then: Callable[[], Awaitable[None]]) -> Told:
    """As many onlookers at this table; while all of them are there, `then`."""
    told = victim.told
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(web_socket(victim)) for _ in range(most)]
        for socket in sockets:
            await socket.send(message("hello", "1", table=table))
            told.sent += 1
        for answer in await asyncio.gather(*[_answer(socket.reader) for socket in sockets]):
            told.answers[answer] += 1
        await then()
    return told


async def _answer(reader: asyncio.StreamReader) -> str:
    """What the first message is: a sync, or why not."""
    while True:
        head = await reader.readexactly(2)
        size = head[1] & 127
        if size > 125:
            size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8))
        said = json.loads(await reader.readexactly(size))
        if said["t"] in ("sync", "rejected"):
            return str(said.get("why", said["t"]))


async def _nothing() -> None:
    """Nobody else comes."""
