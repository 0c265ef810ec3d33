"""Wide lines of talk from many sockets, to fill the disk."""

import asyncio
from contextlib import AsyncExitStack

from bench.attacks.harness import Told, Victim, closing, message, open_table, take_seat, web_socket

LONG = 100_000
SOCKETS = 60


async def attack(victim: Victim, most: int) -> Told:
    told = victim.told
    table, host = await open_table(victim)
    seat = await take_seat(victim, table)
    wide = "\N{CITYSCAPE}" * 290
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(web_socket(victim)) for _ in range(SOCKETS)]
        for socket in sockets:
            await socket.send(message("hello", "h", table=table, tokens=[host, seat]))
        live = list(sockets)
        while live and told.sent < most:
            for socket in list(live):
                told.sent += 1
                if not await socket.send(message("say", told.sent, seat=0, text=wide)):
                    live.remove(socket)
                    told.cut("aborted")
            await asyncio.sleep(0)
        # Until the server has ended each: a busy machine takes its time, and its last words may be lost with the line.
        for socket, rest in zip(live, await asyncio.gather(*[one.rest(60) for one in live]), strict=True):
            if reason := closing(rest):
                told.cut(reason)
            elif socket.is_over:
                told.cut("aborted")
    return told
