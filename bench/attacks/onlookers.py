"""So many onlookers at somebody's table that its own players should find no place."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import replace

from bench.attacks.harness import Told, Victim, message, open_table, take_seat, web_socket

LONG = 260
HOUSES = 10


async def attack(victim: Victim, most: int) -> Told:
    table, _ = await open_table(victim)
    token = await take_seat(victim, table)

    async def come() -> None:
        async with web_socket(replace(victim, source="127.0.0.1")) as ann:
            await ann.send(message("hello", "1", table=table, tokens=[token]))
            victim.told.answers[f"her own player: {await _answer(ann.reader)}"] += 1

    return await crowd(victim, most, table, come)


async def crowd(victim: Victim, most: int, table: str, then: Callable[[], Awaitable[None]]) -> Told:
    """As many onlookers at this table; while all of them are there, `then`."""
    told = victim.told
    async with AsyncExitStack() as stack:
        # From several addresses: no limit of one of them is what is tried here.
        houses = [replace(victim, source=f"127.0.1.{number % HOUSES + 1}") for number in range(most)]
        sockets = [await stack.enter_async_context(web_socket(house)) for house in houses]
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
