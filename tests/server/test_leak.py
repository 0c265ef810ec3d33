"""No byte tells a seat or an onlooker what it may not know; and the check would notice."""

import asyncio
from collections.abc import Iterator

import pytest
from bench.rigged.game import LEAKS
from bench.server_leak import observe, rigged_server

import tabletown
from tabletown.testing.server_harness import Server

GAMES = tabletown.names()


@pytest.fixture(scope="module")
def rigged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = rigged_server(tmp_path_factory.mktemp("leak"))
    server.start()
    yield server
    assert "Traceback" not in server.stop()


@pytest.mark.parametrize("game", GAMES)
def test_every_byte_is_equal_in_worlds_that_look_equal(rigged: Server, game: str) -> None:
    for prefix in (0, 1, 2, 4, 13, 40, 44):
        assert asyncio.run(observe(rigged, f"rigged-{game}", prefix)) == []


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(rigged: Server, leak: str) -> None:
    found = [asyncio.run(observe(rigged, f"leaky-{leak}-between-two-cities", prefix)) for prefix in (0, 1, 13)]
    assert any(found)
