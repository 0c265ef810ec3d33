"""`make attacks`: all attacks, each against a server of its own at default limits, while somebody honest plays on.

Server and honest people on one core, attackers on the other. `python -m bench.attacks [NAME …]`; with `--before COMMIT`
each is also made on the server of that commit, by the clients of that commit.
"""

import argparse
import asyncio
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.attacks import clock
from bench.attacks.bars import BARS, Result
from bench.attacks.harness import Attack, Victim
from bench.server_load import quantile
from tabletown.server.http.pages import STATIC
from tabletown.server.tools.client import SeatClient
from tabletown.server.wire import requests
from tabletown.testing.server_harness import OpenedTable, Server

NAMES = tuple(BARS)
SECONDS = 45.0
"""How long an attack lasts at most."""
IDLE_SECONDS = 5.0
SLOWER, SLOWEST, MORE_MEMORY = 1.5, 50.0, 100e6
"""The bar: an honest p99 of 1.5 times that of an idle server, or of 50 ms; and 100 MB. `bars` has those of each."""
_HEAD = "| attack | honest p99, idle | under attack | memory | tried | first cut after | ended | answered |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(NAMES)}; all of them if none is named")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long an attack lasts at most")
    parser.add_argument("--busy", action="store_true", help="others use this machine: waiting is told, and not judged")
    parser.add_argument("--before", default="", metavar="COMMIT", help="also on the server of this commit")
    parser.add_argument("--against", type=int, metavar="PORT", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if unknown := set(asked.names) - set(NAMES):
        parser.error(f"there is no attack called {', '.join(sorted(unknown))}")
    if asked.against:
        asyncio.run(_attack(asked.names[0], asked.against, asked.seconds))
        return
    print(_HEAD + "\n" + "|---" * _HEAD.count(" | ") + "|---|")
    over: list[str] = []
    names = asked.names or NAMES
    with _sources_of(asked.before) as source:
        for name in names:
            if source:
                print(_measure_there(name, asked.seconds, source).replace(name, f"{name}, before", 1), flush=True)
            row, is_over = asyncio.run(_measure(name, asked.seconds, busy=asked.busy))
            print(row, flush=True)
            over += [name] if is_over else []
    print(f"attacks made: {len(names)}; over the bar: {', '.join(over) or 'none'}")
    sys.exit(bool(over))


@contextmanager
def _sources_of(commit: str) -> Iterator[str]:
    """The packages of a commit, with the page as it is built here; nothing for no commit."""
    if not commit:
        yield ""
        return
    with TemporaryDirectory() as folder:
        packed = subprocess.run(["git", "archive", commit, "src"], capture_output=True, check=True).stdout
        subprocess.run(["tar", "-x", "-C", folder], input=packed, check=True)
        source = Path(folder) / "src"
        shutil.copytree(STATIC, source / "tabletown" / "server" / "static", dirs_exist_ok=True)
        yield str(source)


def _measure_there(name: str, seconds: float, source: str) -> str:
    """All of it, server and clients, by the packages in that folder."""
    command = [sys.executable, "-m", "bench.attacks", name, "--seconds", str(seconds)]
    environment = {**os.environ, "PYTHONPATH": source}
    told = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    lines = [line for line in told.stdout.splitlines() if line.startswith(f"| {name} |")]
    # One that is over the bar there is what is looked for.
    return lines[-1] if lines else f"| {name} | failed: {told.stderr.strip()[-200:]} |"


async def _attack(name: str, port: int, seconds: float) -> None:
    """In a process of its own, with a core of its own."""
    module = import_module(f"bench.attacks.{name}")
    attack: Attack = module.attack
    victim = Victim(port)
    told = victim.told
    try:
        async with asyncio.timeout(seconds):
            await attack(victim, int(module.LONG))
    except TimeoutError:
        told.answers["still at it"] += 1
    print(json.dumps([told.sent, told.first_cut, told.cuts, told.answers]))


async def _measure(name: str, seconds: float, *, busy: bool) -> tuple[str, bool]:
    """A row of the table, and whether it is over the bar."""
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, cores[:1])
    with TemporaryDirectory() as folder:
        if name == "clock":
            clock.prepare(Path(folder))
        server = Server(str(Path(folder) / "t.sqlite3"), ("--rate-factor", "1", "--bot-workers", "1"))
        server.start()
        try:
            return await _besieged(name, seconds, server, cores, busy=busy)
        finally:
            server.stop()
            os.sched_setaffinity(0, cores)


async def _besieged(name: str, seconds: float, server: Server, cores: list[int], *, busy: bool) -> tuple[str, bool]:
    table = await asyncio.to_thread(_begun, server)
    async with table.player(table.sit(), table.host) as honest:
        idle = await _wait_for_answers(honest, IDLE_SECONDS)
        before = _memory(server)
        command = [sys.executable, "-m", "bench.attacks", name, "--seconds", str(seconds)]
        command += ["--against", str(server.port)]
        attacker = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        os.sched_setaffinity(attacker.pid, cores[-1:])
        waits: list[float] = []
        most = before
        while attacker.poll() is None:
            waits += await _wait_for_answers(honest, 0.5)
            most = max(most, _memory(server))
        said = attacker.communicate()[0].strip().splitlines()
    result = Result(*json.loads(said[-1])) if said else Result(answers={"failed": 1})
    after = "–" if result.first_cut is None else f"{result.first_cut:.1f} s"
    usual, late = quantile(idle, 0.99), quantile(waits, 0.99)
    cells = (
        name,
        f"{usual:.1f} ms",
        f"{late:.1f} ms",
        f"+{(most - before) / 1e6:.0f} MB",
        f"{result.sent:,}",
        after,
        _counted(result.cuts),
        _counted(result.answers),
    )
    is_slow = late > max(SLOWER * usual, SLOWEST) and not busy
    return f"| {' | '.join(cells)} |", is_slow or most - before > MORE_MEMORY or not BARS[name](result)


def _begun(server: Server) -> OpenedTable:
    return server.open(2)


async def _wait_for_answers(honest: SeatClient, seconds: float) -> list[float]:
    """Seconds that lines of talk took until they were stored."""
    waits = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        started = time.perf_counter()
        await honest.ask(requests.Say(honest.nonce(), 0, "still here"))
        waits.append(time.perf_counter() - started)
        await asyncio.sleep(0.05)
    return waits


def _memory(server: Server) -> int:
    assert server.process is not None
    return int(Path(f"/proc/{server.process.pid}/statm").read_text(encoding="ascii").split()[1]) * os.sysconf(
        "SC_PAGESIZE"
    )


def _counted(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{count} × {what}" for what, count in counts.items()) or "–"


if __name__ == "__main__":
    main()
