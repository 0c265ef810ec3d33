"""The example bot plays whole games, alone and against itself."""

import asyncio
import subprocess
import sys
from pathlib import Path

from tabletown.core.record import parse_record, verify
from tabletown.server.wire import requests
from tabletown.testing.server_harness import Server, accepted, fill_and_start, play_to_the_end

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot_in_40_lines.py"


def test_the_example_is_as_short_as_it_says() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 40


def test_two_example_bots_play_a_whole_game(server: Server) -> None:
    table = server.open(3)
    links = [f"{server.url}/t/{table.id}#{table.sit(name)}" for name in ("Bot 1", "Bot 2")]
    bots = [started(link) for link in links]

    async def start() -> None:
        async with table.player(table.host) as host:
            await fill_and_start(host, [2])

    asyncio.run(start())
    for bot in bots:
        said, errors = bot.communicate(timeout=60)
        assert said.endswith("The game is over.\n") and not errors
    assert verify(parse_record(table.record().text)).winners


def test_an_example_bot_that_was_killed_plays_on_when_it_is_started_again(server: Server) -> None:
    table = server.open(2)
    ann_token, link = table.sit("Ann"), f"{server.url}/t/{table.id}#{table.sit('Bot')}"
    bot = started(link)

    async def play() -> str:
        nonlocal bot
        async with table.player(ann_token, table.host) as ann:
            await accepted(ann, requests.Start(ann.nonce()))
            await ann.until(lambda: ann.turn.to_act == (0,))
            bot.kill()
            bot.communicate()
            bot = started(link)
            await play_to_the_end(ann)
        return (await asyncio.to_thread(bot.communicate, timeout=60))[0]

    assert asyncio.run(play()).endswith("The game is over.\n")


def started(link: str) -> "subprocess.Popen[str]":
    command = [sys.executable, str(EXAMPLE), link]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
