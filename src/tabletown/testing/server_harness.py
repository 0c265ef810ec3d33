"""What the tests and figures of the server share: a real server in a real process, on a real socket."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryFile
from typing import IO, ClassVar, Protocol, TextIO

import httpx

from tabletown.core.registry import names
from tabletown.server.tools.client import SeatClient
from tabletown.server.tools.own_shares import OwnShares
from tabletown.server.wire import requests
from tabletown.server.wire.protocol import Accepted, Rejected

HTTP = httpx.Client(timeout=30, trust_env=False, limits=httpx.Limits(max_keepalive_connections=0))
"""One for all: making one takes longer than most requests."""
FREE = {"undo": "consent", "talk": "free", "seating": "chosen"}
SOURCE = os.environ.get("TESTED_SOURCE", "")
"""The folder of another version's packages, whose servers are started instead: to see what a test finds there."""


def environment() -> dict[str, str]:
    """For whoever starts the command, which speaks English then."""
    spoken = {**os.environ, "LC_ALL": "C.UTF-8"}
    return {**spoken, "PYTHONPATH": SOURCE} if SOURCE else spoken


class Process(Protocol):
    """What is asked of a server's process."""

    @property
    def pid(self) -> int: ...

    @property
    def stdout(self) -> IO[str] | None: ...

    def poll(self) -> int | None: ...

    def send_signal(self, number: int, /) -> None: ...

    def terminate(self) -> None: ...

    def communicate(self, *, timeout: float) -> tuple[str, str | None]: ...


def start_anew(module: str, arguments: Sequence[str], errors: TextIO) -> Process:
    """As everybody starts it."""
    command = [sys.executable, "-m", module, *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment())


class StartProcess(Protocol):
    def __call__(self, module: str, arguments: Sequence[str], errors: TextIO, /) -> Process: ...


@dataclass
class Server:
    start_process: ClassVar[StartProcess] = staticmethod(start_anew)
    """Tests may know a quicker way."""
    db: str
    options: Sequence[str] = ()
    url: str = ""
    port: int = 0
    module: str = "tabletown"
    """What is run: the command itself, or one with other games."""
    process: Process | None = None
    errors: TextIO | None = None
    log: list[str] = field(default_factory=list)

    def start(self) -> None:
        """On the same port again after a restart, so that clients find it."""
        arguments = ["serve", "--db", self.db, "--port", str(self.port)]
        arguments += ["--bot-workers", "0", "--bot-patience", "0", "--rate-factor", "1000", *self.options]
        # Into a file: a pipe that nobody reads is full after some hundred tables, and then the server would wait.
        self.errors = TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115, closed when it is collected
        self.process = self.start_process(self.module, arguments, self.errors)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "Tabletown is open at" in line, self.stop()
        self.url = line.split()[-1]
        self.port = int(self.url.rpartition(":")[2])

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self._collect()

    def stop(self) -> str:
        assert self.process is not None
        self.process.terminate()
        return self._collect()

    def _collect(self) -> str:
        assert self.process is not None
        assert self.errors is not None
        self.process.communicate(timeout=20)
        with self.errors:
            self.errors.seek(0)
            errors = self.errors.read()
        self.log += errors.splitlines()
        return errors

    def post(self, path: str, body: object) -> dict[str, object]:
        answer = HTTP.post(self.url + path, json=body)
        assert answer.status_code in (200, 201), answer.text
        found = answer.json()
        assert isinstance(found, dict)
        return found

    def open(self, seats: int = 3, game: str = "", **more: object) -> "OpenedTable":
        """Everything is free, and seats are as they are taken, unless `manners` says otherwise."""
        wish = {"game": game or names()[0], "seats": seats, "manners": FREE, **more}
        found = self.post("/api/tables", wish)
        return OpenedTable(self, str(found["table"]), str(found["host"]), str(found["commitment"]))


@dataclass
class OpenedTable:
    server: Server
    id: str
    host: str
    commitment: str

    def sit(self, name: str = "Ann", seat: int | None = None) -> str:
        """The token of a new seat."""
        body = {"name": name} if seat is None else {"name": name, "seat": seat}
        return str(self.server.post(f"/api/tables/{self.id}/seats", body)["token"])

    def player(self, *tokens: str, language: str = "en", shares: OwnShares | None = None) -> SeatClient:
        return SeatClient([self.server.url], self.id, tokens, language, shares=shares)

    def record(self) -> httpx.Response:
        return HTTP.get(f"{self.server.url}/api/tables/{self.id}/record")


@contextmanager
def running(folder: Path, *options: str) -> Iterator[Server]:
    server = Server(str(folder / "tables.sqlite3"), options)
    server.start()
    try:
        yield server
    finally:
        errors = server.stop() if server.process is not None and server.process.poll() is None else ""
        assert "Traceback" not in errors and "failed" not in errors, errors


async def fill_and_start(host: SeatClient, seats: Sequence[int], bot: str = "random") -> None:
    for seat in seats:
        await accepted(host, requests.Fill(host.nonce(), seat, bot))
    await accepted(host, requests.Start(host.nonce()))


async def accepted(player: SeatClient, request: requests.Request) -> int:
    answer = await player.ask(request)
    assert isinstance(answer, Accepted), answer
    await player.until(lambda: player.version >= answer.version)
    return answer.version


async def rejected(player: SeatClient, request: requests.Request) -> Rejected:
    answer = await player.ask(request)
    assert isinstance(answer, Rejected), answer
    return answer


def has_seen(player: SeatClient, version: int) -> Callable[[], bool]:
    return lambda: player.version >= version


async def play_to_the_end(player: SeatClient, seed: str = "1") -> None:
    """Any legal move for every seat of this player, until the game is over."""
    random = Random(seed)
    while not player.is_over:
        await player.until(lambda: player.is_over or any(player.moves.get(seat) for seat in player.you))
        for seat in player.you:
            if moves := player.moves.get(seat):
                answer = await player.submit(seat, random.choice(moves).move)
                if isinstance(answer, Rejected):
                    assert answer.why in ("illegal", "stale", "over"), answer
                else:
                    await player.until(has_seen(player, answer.version))
