"""A hub without sockets: what its tests need to make things happen in an order that sockets cannot promise."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

from tabletown.server.live.hub import Hub
from tabletown.server.live.live_table import LiveTable
from tabletown.server.live.tokens import hash_token
from tabletown.server.live.wishes import Actor
from tabletown.server.wire import requests
from tabletown.server.wire.agreed import Manners, SeatRule, TalkRule
from tabletown.server.wire.bodies import OpenTable
from tabletown.server.wire.protocol import Answer, Seated

FREE = Manners(talk=TalkRule.FREE, seating=SeatRule.CHOSEN)


class Reader:
    """A connection that keeps what it is told, in order."""

    def __init__(self, token: str) -> None:
        self.language = "en"
        self.actor = Actor(frozenset([hash_token(token)]))
        self.told: list[Answer | bytes] = []

    def answer(self, messages: Sequence[Answer]) -> None:
        self.told += messages

    def send(self, frame: bytes) -> None:
        self.told.append(frame)

    def send_update(self, frame: bytes, answers: Sequence[Answer] = ()) -> None:
        self.told += [*answers, frame]


@asynccontextmanager
async def running(hub: Hub) -> AsyncIterator[Hub]:
    await hub.start()
    yield hub
    await hub.close()


async def begun(hub: Hub, name: str) -> tuple[Reader, LiveTable]:
    """A game for two that has started, with both seats in one hand."""
    opened = await hub.open_table(OpenTable("between-two-cities", 2, manners=FREE))
    table = opened.header.id
    reader = Reader(opened.host)
    for seat in range(2):
        seated = await hub.once(table, requests.Sit(f"n{seat}", name))
        assert isinstance(seated, Seated)
        reader.actor = Actor(reader.actor.tokens | {hash_token(seated.token)})
    live = await hub.hello(reader, requests.Hello("h", table))
    hub.ask(live, requests.Start("s"), reader)
    while live.table.state is None or live.told < live.table.version:
        await asyncio.sleep(0.001)
    return reader, live


async def until(condition: Callable[[], bool], seconds: float = 60.0) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.001)
