"""The example bot plays whole games, alone and against itself."""

import asyncio
import subprocess
import sys
from pathlib import Path

from bench.server_harness import Server, fill_and_start

from tabletown.core.record import parse_record, verify

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot_in_40_lines.py"


def test_the_example_is_as_short_as_it_says() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 40


def test_two_example_bots_play_a_whole_game(server: Server) -> None:
    table = server.open(3)
    links = [f"{server.url}/t/{table.id}#{table.sit(name)}" for name in ("Bot 1", "Bot 2")]
    bots = [
        subprocess.Popen(
            [sys.executable, str(EXAMPLE), link], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        for link in links
    ]

    async def start() -> None:
        async with table.player(table.host) as host:
            await fill_and_start(host, [2])

    asyncio.run(start())
    for bot in bots:
        said, errors = bot.communicate(timeout=60)
        assert said.endswith("The game is over.\n") and not errors
    assert verify(parse_record(table.record().text)).winners
