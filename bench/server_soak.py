"""`make soak`: people come, play, quarrel with their network, leave and come back for two hours. What the server holds
in memory must not grow, and when the last of them has gone its files and tasks are those of the start."""

import argparse
import asyncio
import sys
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import linear_regression
from tempfile import TemporaryDirectory

import httpx
import uvloop

from bench.server_pair_plans import TableKind, kinds
from tabletown.server.tools.client import SeatClient
from tabletown.server.wire import requests
from tabletown.server.wire.protocol import Accepted, Rejected, Status
from tabletown.testing.server_harness import FREE, OpenedTable, Server

MOST_GROWTH = 1.0
"""Megabytes an hour."""
TOLD_AFTER = 1800.0
"""Seconds after the warm-up before growth is judged: in less, the memory that a process takes and gives back by itself
is more than that."""
PATIENCE = 120.0
"""Seconds after which somebody who waits has been forgotten."""
GONE_SECONDS = 900.0
"""How long to wait for an empty server at most: a table that everybody has left is used once more when its host counts
as away or a bot takes a seat, and stays in memory for five minutes after that."""
BUSIER = 8
MEMORY, FILES, TASKS = "tabletown_resident_bytes", "tabletown_open_files", "tabletown_tasks"
HELD = (FILES, TASKS, "tabletown_connections")
TABLES = "tabletown_tables_loaded"
"""They leave the memory minutes after everybody has left them."""


@dataclass(frozen=True, slots=True)
class Sample:
    seconds: float
    told: dict[str, float]

    @property
    def megabytes(self) -> float:
        return self.told[MEMORY] / 2**20


@dataclass
class Soak:
    """What goes on at one server."""

    server: Server
    parties: int
    rate: float
    """Moves a second, at all tables together, after the warm-up."""
    random: Random
    happened: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)
    samples: list[Sample] = field(default_factory=list)
    warm_up: float = 0.0
    """Seconds that are busier: what the server keeps for all tables, so many pictures and no more, shall be full."""
    _started: float = 0.0

    @property
    def pace(self) -> float:
        return self.rate * (BUSIER if time.perf_counter() < self._started + self.warm_up else 1)

    async def run(self, seconds: float, every: float, held: Sequence[str]) -> tuple[Sample, Sample]:
        """Figures before the first has come, and after the last has gone; `held`: what is waited for."""
        started = self._started = time.perf_counter()
        base = await self.look(started)
        loops = [asyncio.create_task(self._evenings(started + seconds)) for _ in range(self.parties)]
        while time.perf_counter() < started + seconds:
            await asyncio.sleep(every)
            self.samples.append(await self.look(started))
        await asyncio.gather(*loops)
        until = time.perf_counter() + GONE_SECONDS
        after = await self.look(started)
        while time.perf_counter() < until and not is_as_before(base, after, held):
            await asyncio.sleep(1)
            after = await self.look(started)
        return base, after

    async def look(self, started: float) -> Sample:
        async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as http:
            lines = (await http.get(f"{self.server.url}/metrics")).text.splitlines()
        pairs = (line.rpartition(" ") for line in lines if line[:1] != "#")
        return Sample(time.perf_counter() - started, {name: float(value) for name, _, value in pairs})

    async def _evenings(self, until: float) -> None:
        while time.perf_counter() < until:
            kind = self.random.choice(kinds())
            try:
                async with asyncio.timeout(3600):
                    await Evening(self, kind, until).spend()
            except Exception as error:
                self.failures.append(f"{kind}: {error!r}")
            self.happened["evenings"] += 1

    def chance(self, of: float) -> bool:
        return self.random.random() < of


class Evening:
    """Some people, one table after another, and what happens to them."""

    def __init__(self, soak: Soak, kind: TableKind, until: float) -> None:
        self.soak = soak
        self.kind = kind
        self._until = until
        self._home = f"127.0.{soak.random.randrange(1, 250)}.{soak.random.randrange(1, 250)}"
        self._people: list[SeatClient] = []

    async def spend(self) -> None:
        server, kind = self.soak.server, self.kind
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, trust_env=False) as http:
            wish = {"game": kind.game, "seats": kind.seats, "options": dict(kind.options), "manners": FREE}
            opened = (await http.post("/api/tables", json=wish)).json()
            table = OpenedTable(server, opened["table"], opened["host"], opened["commitment"])
            people = 1 if kind.bots else kind.seats
            tokens = []
            for number in range(people):
                seated = await http.post(f"/api/tables/{table.id}/seats", json={"name": f"Guest {number}"})
                tokens.append(seated.json()["token"])
        async with AsyncExitStack() as stack:
            for number, token in enumerate(tokens):
                self._people.append(
                    await stack.enter_async_context(self._client(table.id, token, *[table.host][: number == 0]))
                )
            host = self._people[0]
            for seat in range(people, kind.seats):
                await self._ask(host, requests.Fill(host.nonce(), seat, "random"))
            await self._ask(host, requests.Start(host.nonce()))
            await self._play(table.id)
            await self._end(host, table.id)

    def _client(self, table: str, *tokens: str) -> SeatClient:
        return SeatClient([self.soak.server.url], table, tokens, source=self._home)

    async def _ask(self, player: SeatClient, request: requests.Request) -> Accepted | None:
        async with asyncio.timeout(PATIENCE):
            answer = await player.ask(request)
        if isinstance(answer, Rejected):
            self.soak.happened[f"refused: {answer.why}"] += 1
            return None
        return answer if isinstance(answer, Accepted) else None

    async def _play(self, table: str) -> None:
        soak = self.soak
        while time.perf_counter() < self._until and not any(player.is_over for player in self._people):
            await asyncio.sleep(soak.random.expovariate(soak.pace / soak.parties))
            able = [player for player in self._people if any(player.moves.get(seat) for seat in player.you)]
            if able:
                await self._move(soak.random.choice(able))
            if soak.chance(0.05):
                await self._something(table, soak.random.choice(self._people))
            if soak.chance(0.002):
                soak.happened["left for good"] += 1
                return

    async def _move(self, player: SeatClient) -> None:
        offered = [(seat, offer) for seat in player.you for offer in player.moves.get(seat, ())]
        if not offered:
            return
        seat, offer = self.soak.random.choice(offered)
        answer = await self._ask(player, requests.Submit(player.nonce(), seat, player.version, offer.move))
        if answer is not None:
            self.soak.happened["moves"] += 1
            await player.until(lambda: player.version >= answer.version, PATIENCE)

    async def _something(self, table: str, player: SeatClient) -> None:
        """What people do besides moving."""
        soak = self.soak
        match soak.random.randrange(6):
            case 0:
                soak.happened["cut"] += 1
                await player.cut()
            case 1:
                soak.happened["onlookers"] += 1
                async with self._client(table):
                    await asyncio.sleep(soak.random.random())
            case 2:
                await self._ask(player, requests.Say(player.nonce(), player.you[0], "and now?"))
            case 3:
                if await self._ask(player, requests.AskUndo(player.nonce(), player.you[0], player.version)):
                    await self._agree(player)
            case 4:
                await self._read(table)
            case _:
                # Another device with the same seat, for a moment.
                soak.happened["second devices"] += 1
                async with self._client(table, *player.tokens):
                    await asyncio.sleep(soak.random.random())

    async def _agree(self, asked: SeatClient) -> None:
        for player in self._people:
            if player is not asked:
                await self._ask(player, requests.AnswerUndo(player.nonce(), player.you[0], self.soak.chance(0.5)))

    async def _read(self, table: str) -> None:
        self.soak.happened["questions"] += 1
        async with httpx.AsyncClient(base_url=self.soak.server.url, timeout=PATIENCE, trust_env=False) as http:
            for path in ("", "/record", "/positions", "/preview.png"):
                await http.get(f"/api/tables/{table}{path}")
            await http.get(f"/t/{table}")

    async def _end(self, host: SeatClient, table: str) -> None:
        soak = self.soak
        if host.info is None or host.info.status is not Status.OVER:
            return
        soak.happened["games"] += 1
        await self._read(table)
        if soak.chance(0.3) and await self._ask(host, requests.Rematch(host.nonce())):
            soak.happened["rematches"] += 1
        elif soak.chance(0.2) and await self._ask(host, requests.AskDeletion(host.nonce(), host.you[0])):
            for player in self._people[1:]:
                await self._ask(player, requests.AnswerDeletion(player.nonce(), player.you[0], True))
            soak.happened["deletions"] += 1


def is_as_before(base: Sample, after: Sample, held: Sequence[str]) -> bool:
    return all(after.told[name] <= base.told[name] for name in held)


def slope(samples: Sequence[Sample], warm_up: float) -> float:
    """Megabytes an hour, after the warm-up."""
    kept = [sample for sample in samples if sample.seconds >= warm_up]
    return linear_regression([one.seconds / 3600 for one in kept], [one.megabytes for one in kept]).slope


def tells_growth(seconds: float, warm_up: float) -> bool:
    return seconds - warm_up >= TOLD_AFTER


def measure(soak: Soak, seconds: float, every: float, held: Sequence[str]) -> tuple[str, bool]:
    """What was found, and whether nobody was let down and nothing stayed. Growth is said, for whoever runs long."""
    server = soak.server
    server.start()
    try:
        base, after = asyncio.run(soak.run(seconds, every, held))
    finally:
        errors = server.stop()
    failures = [*soak.failures, *(line for line in errors.splitlines() if "failed" in line or "Traceback" in line)]
    rows = soak.samples
    files, tasks = (max(one.told[name] for one in rows) for name in (FILES, TASKS))
    left = {name: after.told[name] for name in held if after.told[name] > base.told[name]}
    judged = "" if tells_growth(seconds, soak.warm_up) else " (too short to judge)"
    found = (
        f"{seconds / 60:.3g} minutes, {soak.happened['moves']} moves, {len(failures)} failures"
        f"{''.join(f'; {one}' for one in failures[:3])}{f'; still there at the end: {left}' if left else ''}; "
        f"growth after {soak.warm_up / 60:.3g} minutes {slope(rows, soak.warm_up):+.2f} MB/h{judged}; "
        f"memory {base.megabytes:.1f} MB at first, {rows[0].megabytes:.1f} to {rows[-1].megabytes:.1f} while they "
        f"played (most {max(one.megabytes for one in rows):.1f}); "
        f"files {base.told[FILES]:.0f}, at most {files:.0f}, then {after.told[FILES]:.0f}; "
        f"tasks {base.told[TASKS]:.0f}, at most {tasks:.0f}, then {after.told[TASKS]:.0f}; "
        f"{dict(sorted(soak.happened.items()))}"
    )
    return found, not failures and is_as_before(base, after, held)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=7200.0)
    parser.add_argument("--warm-up", type=float, default=None, metavar="SECONDS", help="a quarter, unless told")
    parser.add_argument("--parties", type=int, default=40, help="tables at a time")
    parser.add_argument("--rate", type=float, default=40.0, help="moves a second, all together")
    parser.add_argument("--seed", default="soak")
    asked = parser.parse_args()
    warm_up = asked.seconds / 4 if asked.warm_up is None else asked.warm_up
    with TemporaryDirectory() as folder:
        soak = Soak(Server(str(Path(folder) / "soak.sqlite3")), asked.parties, asked.rate, Random(asked.seed))
        soak.warm_up = warm_up
        found, good = measure(soak, asked.seconds, 10.0, (*HELD, TABLES))
    good &= not tells_growth(asked.seconds, warm_up) or slope(soak.samples, warm_up) <= MOST_GROWTH
    print(found if good else f"{found} (not as asked)", flush=True)
    return 0 if good else 1


if __name__ == "__main__":
    uvloop.install()
    sys.exit(main())
