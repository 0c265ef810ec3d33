"""`make fuzz-server`: hostile messages by the hundred thousand; no crash, no change, honest players undisturbed."""

import argparse
import asyncio
import json
import string
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import get_args

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tabletown.core.record import parse_record, verify
from tabletown.server.tools.client import SeatClient
from tabletown.server.wire import requests
from tabletown.testing.server_harness import HTTP, OpenedTable, Server, fill_and_start, play_to_the_end

KINDS = [kind.__struct_config__.tag for kind in get_args(requests.ClientMessage)]
AT_ONCE = 32
"""Messages before the answers are read: more than 64 unanswered ones would be refused as too fast."""
FIELDS = ("seat", "version", "move", "to", "proposal", "accept", "agree", "text", "phrase", "name", "bot", "table")


@dataclass
class Report:
    sent: int = 0
    answered: int = 0
    closed: int = 0


class Enemy:
    """Somebody without a seat who sends whatever may hurt."""

    def __init__(self, server: Server, table: OpenedTable, random: Random, report: Report) -> None:
        self._server = server
        self._table = table
        self._random = random
        self._report = report

    async def attack(self, messages: int) -> None:
        """Every message must be answered; some end the connection, and a new one is made."""
        while messages > 0:
            async with connect(self._server.url.replace("http", "ws", 1) + "/ws", compression=None) as socket:
                await socket.send(json.dumps({"t": "hello", "nonce": "enemy", "table": self._table.id}))
                try:
                    while messages > 0:
                        some = min(messages, AT_ONCE)
                        messages -= some
                        self._report.sent += some
                        for _ in range(some):
                            await socket.send(self.message())
                        await asyncio.wait_for(self._hear(socket, some), 60)
                except ConnectionClosed:
                    self._report.closed += 1

    async def _hear(self, socket: ClientConnection, answers: int) -> None:
        while answers:
            answer = json.loads(await socket.recv())
            assert answer["t"] in ("sync", "update", "accepted", "rejected"), answer
            # Only greetings and pings are granted to somebody without a seat.
            assert answer["t"] != "accepted" or str(answer["nonce"]).startswith("ping"), answer
            answers -= answer["t"] in ("accepted", "rejected")
            self._report.answered += answer["t"] in ("accepted", "rejected")

    def message(self) -> str | bytes:
        random = self._random
        match random.randrange(12):
            case 0:
                return random.randbytes(random.randrange(200))
            case 1:
                return "".join(random.choice(string.printable) for _ in range(random.randrange(300)))
            case 2:
                return "[" * random.randrange(8000)
            case 3:
                return '{"t":"submit","nonce":' * random.randrange(300)
            case 4:
                return json.dumps({"t": "ping", "nonce": f"ping{random.random()}"})
            case 5:
                return b"\xff\xfe" + random.randbytes(20)
            case 6:
                return json.dumps({"t": "say", "nonce": "x", "seat": 0, "text": "\ud800" * random.randrange(5)})
            case _:
                return json.dumps(self._nearly_right())

    def _nearly_right(self) -> dict[str, object]:
        random = self._random
        kind = random.choice([kind for kind in KINDS if kind not in ("hello", "sit")])
        message: dict[str, object] = {"t": kind, "nonce": random.choice(["", "n" * 65, "n", self.value()])}
        for name in random.sample(FIELDS, random.randrange(5)):
            message[name] = self.value()
        if random.random() < 0.5:
            message |= {"seat": random.randrange(4), "version": random.randrange(99), "move": "choose S S"}
        if kind == "ping":
            message["nonce"] = f"ping{random.random()}"
        return message

    def value(self) -> object:
        return self._random.choice(
            [0, -1, 3, 10**30, 1e308, True, None, "", "x" * 500, [], {}, [[[]]], "choose S S", "\u202e", "easy", 2**63]
        )


async def run(server: Server, messages: int, enemies: int) -> Report:
    """Honest people play on while the enemies do their worst, and their table is what they made it."""
    report = Report()
    honest = server.open(3)
    victim = server.open(3)
    async with (
        honest.player(honest.sit(), honest.host) as ann,
        victim.player(victim.sit("Vera"), victim.host) as vera,
    ):
        await fill_and_start(vera, [1, 2])
        await vera.until(lambda: set(vera.turn.to_act) == {0})
        before = _position(vera)
        work = [
            Enemy(server, victim, Random(f"enemy {number}"), report).attack(messages // enemies)
            for number in range(enemies)
        ]
        await asyncio.gather(*work, _play(ann))
        assert _position(vera) == before, "a stranger has changed the table"
    assert verify(parse_record(honest.record().text)).winners
    assert HTTP.get(f"{server.url}/healthz").status_code == 200
    return report


def _position(player: SeatClient) -> object:
    return player.version, dict(player.public), dict(player.own), player.moves, player.turn.to_act


async def _play(ann: SeatClient) -> None:
    await fill_and_start(ann, [1, 2])
    await play_to_the_end(ann)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=200_000)
    arguments = parser.parse_args()
    with TemporaryDirectory() as folder:
        server = Server(str(Path(folder) / "fuzz.sqlite3"))
        server.start()
        try:
            report = asyncio.run(run(server, arguments.messages, enemies=4))
        finally:
            errors = server.stop()
    print(report)
    bad = [line for line in errors.splitlines() if "Traceback" in line or "failed" in line]
    print(f"{len(bad)} failures in the server's log", *bad[:5], sep="\n")
    raise SystemExit(bool(bad))


if __name__ == "__main__":
    main()
