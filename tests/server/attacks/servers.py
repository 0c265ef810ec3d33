"""Servers at default limits, to be attacked by those who started them."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tabletown.testing.server_harness import HTTP, Server, running


@contextmanager
def at_default_limits(folder: Path, *options: str) -> Iterator[Server]:
    with running(folder, "--rate-factor", "1", *options) as server:
        yield server


def is_answering(server: Server) -> bool:
    """Whether an honest visitor can open a table."""
    return bool(server.open(2).id)


def figure(server: Server, name: str) -> int:
    """One of the server's own counts."""
    lines = HTTP.get(f"{server.url}/metrics").text.splitlines()
    return sum(int(float(line.split()[-1])) for line in lines if line.startswith((f"{name} ", f"{name}{{")))


def until_figure(server: Server, name: str, value: int) -> None:
    end = time.monotonic() + 60
    while (found := figure(server, name)) != value:
        assert time.monotonic() < end, (name, found)
        time.sleep(0.05)
