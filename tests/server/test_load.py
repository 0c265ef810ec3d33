"""The short form of the load, the cold start and the comparison: everything is answered, and nothing goes wrong."""

import asyncio
from pathlib import Path
from random import Random

from bench.server_cold import fill, first_move
from bench.server_load import Figures, LoadTable, saturate, set_up, steady

from tabletown.testing.server_harness import Server


def test_a_steady_load_is_answered_and_told_to_everybody(server: Server) -> None:
    async def load() -> Figures:
        figures = Figures()
        tables = await set_up(server, figures, tables=6, seats=5, game="between-two-cities")
        await steady(tables, rate=40, seconds=2, figures=figures)
        async with asyncio.timeout(60):
            while len(figures.spreads) < figures.moves or any(seat.pending for one in tables for seat in one.seats):
                await asyncio.sleep(0.05)
        await _leave(tables)
        return figures

    figures = asyncio.run(load())
    assert figures.errors == 0 and figures.moves > 20
    assert len(figures.acks) == figures.moves and len(figures.spreads) == figures.moves


def test_a_saturated_server_plays_game_after_game(server: Server) -> None:
    async def load() -> Figures:
        figures = Figures()
        tables = await set_up(server, figures, tables=2, seats=4, game="between-two-cities")
        async with asyncio.timeout(90):
            # All seats of both tables go on to the rematch of the rematch.
            while min(seat.games for table in tables for seat in table.seats) < 2:
                await saturate(tables, seconds=0.2, figures=figures)
        await _leave(tables)
        return figures

    figures = asyncio.run(load())
    assert figures.errors == 0 and figures.moves >= 2 * 2 * 84


async def _leave(tables: list[LoadTable]) -> None:
    for table in tables:
        table.close()
    await asyncio.sleep(0.1)


def test_a_server_with_many_tables_starts_and_goes_on_at_any_of_them(tmp_path: Path) -> None:
    db = str(tmp_path / "cold.sqlite3")
    table, token = asyncio.run(fill(db, 200, Random("cold")))
    server = Server(db)
    server.start()
    try:
        assert asyncio.run(first_move(server, table, token)) > 0
    finally:
        server.stop()
