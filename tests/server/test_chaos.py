"""A bad network, and several processes on one PostgreSQL: the log is the same as without."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from bench.server_chaos import run
from bench.server_postgres import postgres

from tabletown.testing.server_harness import Server

GAMES = 3


def test_games_over_a_bad_network_end_like_clean_ones(server: Server) -> None:
    same, network = asyncio.run(run([server], games=GAMES, at_once=GAMES))
    assert same == GAMES
    assert min(network.drops, network.doubles, network.swaps) > 0


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[list[Server]]:
    """Three real processes on a real PostgreSQL."""
    pytest.importorskip("pgserver", reason="PostgreSQL from PyPI is there for Python 3.11 and 3.12")
    with postgres(tmp_path) as address:
        servers = [Server(address) for _ in range(3)]
        for one in servers:
            one.start()
        yield servers
        for one in servers:
            one.stop()
    assert not [line for one in servers for line in one.log if "Traceback" in line or "round-failed" in line]


def test_three_processes_serve_the_same_tables_while_one_is_killed(cluster: list[Server]) -> None:
    same, _ = asyncio.run(run(cluster, games=GAMES, at_once=GAMES, kill_every=1.0))
    assert same == GAMES
