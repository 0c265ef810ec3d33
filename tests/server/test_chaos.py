"""A bad network, and several processes on one PostgreSQL: the log is the same as without."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from bench import server_cuts
from bench.server_chaos import among_people, run
from bench.server_postgres import postgres

from tabletown.testing.server_harness import Server

GAMES = 3


def test_games_over_a_bad_network_end_like_clean_ones(server: Server) -> None:
    same, network = asyncio.run(run([server], games=GAMES, at_once=GAMES, played=among_people()))
    assert same == GAMES
    assert min(network.drops, network.doubles, network.swaps) > 0


def test_lines_cut_at_every_event_lose_nothing(server: Server) -> None:
    report = asyncio.run(server_cuts.run(server, games=2, at_once=2))
    assert (report.games, report.logs, report.pictures) == (2, 0, 0)
    assert report.cuts > 200


@pytest.fixture
def cluster() -> Iterator[list[Server]]:
    """Three real processes on a real PostgreSQL.

    In a folder beside pytest's own: where all is run by root, PostgreSQL is another user, and every pytest that starts
    beside this one closes the folder of all of them to others.
    """
    pytest.importorskip("pgserver", reason="PostgreSQL from PyPI is there for Python 3.11 and 3.12")
    with TemporaryDirectory() as folder, postgres(Path(folder)) as address:
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
