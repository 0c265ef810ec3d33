"""Many sockets that come to a table full of talk over and over, and read nothing of it."""

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace

from bench.attacks.harness import Told, Victim, message, open_table, seat_client, take_seat, web_socket
from tabletown.server.wire import requests

LONG = 150
HOUSES = 4
_HELLOS = 40


async def attack(victim: Victim, most: int) -> Told:
    """`most`: sockets."""
    told = victim.told
    table, host = await open_table(victim)
    seat = await take_seat(victim, table)
    await asyncio.gather(*[_talk(victim, table, [host, seat]) for _ in range(4)])
    async with AsyncExitStack() as stack:
        sockets = []
        for number in range(most):
            # From a few addresses of one house: it is not about how often somebody may come.
            house = replace(victim, source=f"127.0.2.{number % HOUSES + 1}")
            socket = await stack.enter_async_context(web_socket(house))
            socket.stop_reading()
            sockets.append(socket)
        for number in range(_HELLOS):
            for socket in sockets:
                if await socket.send(message("hello", number, table=table)):
                    told.sent += 1
            await asyncio.sleep(0.05)
        for socket in sockets:
            if socket.writer.is_closing() or not await socket.send(message("ping", "last")):
                told.cut("aborted")
    return told


async def _talk(victim: Victim, table: str, tokens: list[str]) -> None:
    """As much as one socket may say without a pause."""
    async with seat_client(victim, table, tokens) as talker:
        wide = "\N{CITYSCAPE}" * 290
        for number in range(50):
            await talker.ask(requests.Say(talker.nonce(), 0, f"{number} {wide}"))
