"""`make leak`: pairs of tables that differ only in what a seat may not know; every byte it is sent must be equal."""

import argparse
import asyncio
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from websockets.asyncio.client import ClientConnection, connect

import tabletown
from bench.rigged import register_all
from tabletown.server.tools.client import SeatClient
from tabletown.server.wire import requests
from tabletown.server.wire.protocol import Accepted
from tabletown.testing.server_harness import HTTP, OpenedTable, Server

SEATS = 3
OBSERVER = 0
SECRET = ("choose", "keep")
"""Moves that nobody sees: they may differ between the two worlds."""
SILENT = (*SECRET, "place", "draw")
"""Moves that turn up nothing new, so that the observer may go on seeing the same."""

_ITS_OWN = re.compile(r'"(id|commitment|at|opened|world|who|table)":("[^"]*"|[0-9.]+)')
"""What may differ: the names of the two tables and of whoever sits there, and the time."""


@dataclass
class Ear:
    """A raw socket that keeps every byte it was sent, in order."""

    socket: ClientConnection
    heard: list[str] = field(default_factory=list)

    async def say(self, kind: str, **fields: object) -> None:
        """Send, and wait for the answer, so that both worlds are asked at the same point."""
        nonce = f"n{len(self.heard)}-{kind}"
        await self.socket.send(json.dumps({"t": kind, "nonce": nonce, **fields}))
        await self.hear_until(f'"nonce":"{nonce}"')

    async def hear_until(self, mark: str) -> None:
        while True:
            text = str(await asyncio.wait_for(self.socket.recv(), 20))
            self.heard.append(_ITS_OWN.sub(r'"\1":""', text))
            if mark in text:
                return


@dataclass
class World:
    """One of the two tables, with everybody at it."""

    table: OpenedTable
    tokens: list[str]
    seat: Ear
    onlooker: Ear
    others: SeatClient


async def observe(server: Server, game: str, prefix: int, worlds: Sequence[int] = (1, 2)) -> list[str]:
    """Where the two worlds sounded different to the observer or to an onlooker; nothing, if all is well."""
    pair = [await _enter(server, game, prefix, world) for world in worlds]
    try:
        await _others_move(pair)
        for world in pair:
            await _provoke(world)
        return [*_compare([w.seat.heard for w in pair]), *_compare([w.onlooker.heard for w in pair])]
    finally:
        for world in pair:
            await world.seat.socket.close()
            await world.onlooker.socket.close()
            await world.others.__aexit__()


async def _enter(server: Server, game: str, prefix: int, world: int) -> World:
    options = {"prefix": prefix, "observer": OBSERVER, "world": world}
    table = await asyncio.to_thread(server.open, SEATS, game, options=options)
    tokens = [await asyncio.to_thread(table.sit, f"Player {seat}") for seat in range(SEATS)]
    others = await table.player(*tokens[1:], table.host).__aenter__()
    await others.ask(requests.Start(others.nonce()))
    ears = []
    for own in ([tokens[OBSERVER]], []):
        ear = Ear(await connect(server.url.replace("http", "ws", 1) + "/ws", compression=None))
        await ear.say("hello", table=table.id, tokens=own)
        ears.append(ear)
    return World(table, tokens, ears[0], ears[1], others)


async def _others_move(pair: Sequence[World]) -> None:
    """The other seats do what they can without turning anything up: in secret differently, in public alike."""
    for seat in range(1, SEATS):
        offers = [{offer.move for offer in world.others.moves.get(seat, ())} for world in pair]
        quiet = [{move for move in moves if move.split()[0] in SILENT} for moves in offers]
        if not all(quiet) or any(_would_turn_up(world.others, quiet) for world in pair):
            continue
        secret = all(move.split()[0] in SECRET for moves in quiet for move in moves)
        common = quiet[0] & quiet[1]
        if not secret and not common:
            continue
        for number, world in enumerate(pair):
            choice = sorted(quiet[number])[-number] if secret else min(common)
            answer = await world.others.submit(seat, choice)
            assert isinstance(answer, Accepted), answer
            await world.seat.hear_until(f'"version":{answer.version}')
            await world.onlooker.hear_until(f'"version":{answer.version}')


def _would_turn_up(others: SeatClient, quiet: Sequence[set[str]]) -> bool:
    """Whether this seat is the last that all wait for: what was chosen in secret, or a new hand, would be seen then."""
    return len(others.turn.to_act) == 1 and not all(move.split()[0] == "draw" for moves in quiet for move in moves)


async def _provoke(world: World) -> None:
    """Everything an observer can ask for: refusals, chat, undo, proposals, a new sync, the record."""
    for move in ("place S left d4", "choose S S", "keep LE-WS", "draw", "nonsense", "place M/P right a1"):
        if not any(offer == move for offer in _offered(world)):
            await world.seat.say("submit", seat=OBSERVER, version=0, move=move)
            await world.seat.say("submit", seat=OBSERVER, version=_version(world), move=move)
            await world.seat.say("propose", seat=OBSERVER, to=1, move=move)
    await world.seat.say("say", seat=OBSERVER, text="Who has what?")
    await world.seat.say("ask-undo", seat=OBSERVER, version=_version(world))
    await world.seat.say("submit", seat=1, version=_version(world), move="choose S S")
    await world.seat.say("hello", table=world.table.id, tokens=[world.tokens[OBSERVER]], seen=0)
    await world.onlooker.say("hello", table=world.table.id, seen=0)
    for path in ("", "/record"):
        answer = await asyncio.to_thread(HTTP.get, f"{world.table.server.url}/api/tables/{world.table.id}{path}")
        world.onlooker.heard.append(_ITS_OWN.sub(r'"\1":""', f"{answer.status_code} {answer.text}"))


def _version(world: World) -> int:
    return max(int(json.loads(text).get("version", 0)) for text in world.seat.heard)


def _offered(world: World) -> list[str]:
    """What the observer could play now: to be left alone, for it could turn something up."""
    found: list[str] = []
    for text in world.seat.heard:
        for own in json.loads(text).get("own", []):
            if own.get("moves") is not None:
                found = [offer["move"] for offer in own["moves"]]
    return found


def _compare(heard: Sequence[list[str]]) -> list[str]:
    first, second = heard
    if len(first) != len(second):
        return [f"{len(first)} messages against {len(second)}"]
    return [f"{a[:300]} against {b[:300]}" for a, b in zip(first, second, strict=True) if a != b]


def rigged_server(folder: Path) -> Server:
    return Server(str(folder / "leak.sqlite3"), module="bench.rigged")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--step", type=int, default=1, help="look after every so many moves")
    arguments = parser.parse_args()
    games = tabletown.names()
    register_all()
    with TemporaryDirectory() as folder:
        server = rigged_server(Path(folder))
        server.start()
        found = pairs = 0
        try:
            for game in games:
                for prefix in range(0, 60, arguments.step):
                    leaks = asyncio.run(observe(server, f"rigged-{game}", prefix))
                    pairs, found = pairs + 1, found + len(leaks)
                    for leak in leaks:
                        print(f"{game}, after {prefix} moves: {leak}")
        finally:
            server.stop()
    print(f"{pairs} pairs of tables, {found} differences")
    raise SystemExit(bool(found))


if __name__ == "__main__":
    main()
