"""A program plays on in the seats of a page: quicker than clicks, where these are not what is tested."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import TypeAlias
from urllib.parse import urlsplit

from playwright.sync_api import Page

from tabletown.server.tools.client import SeatClient
from tabletown.server.wire.protocol import Rejected
from tabletown.server.wire.requests import Leave
from tabletown.testing.server_harness import OpenedTable, Server, has_seen, play_to_the_end

_TOKENS = "JSON.parse(localStorage.getItem('tabletown')).tables[0].seats.map((seat) => seat.token)"
Play: TypeAlias = Callable[[SeatClient], Coroutine[None, None, None]]
Seats: TypeAlias = tuple[str, list[str]]
"""The address of a table, and the tokens of the seats that a page has there."""


def finish_game(*pages: Page, away: bool = False) -> None:
    """To the end, for everybody who sits there, while the pages look on, or are away."""
    if away:
        _play_away(pages, play_to_the_end)
    else:
        _play([_seats(page) for page in pages], play_to_the_end)


def play_turns(turns: int, *pages: Page) -> None:
    """So many turns of Between Two Cities: what is to be done next is to choose tiles. The pages are away meanwhile, so
    that nothing old is taken for the new when they are back."""
    _play_away(pages, lambda player: _until_next_choice(player, turns))


def _play_away(pages: Sequence[Page], play: Play) -> None:
    seats = [_seats(page) for page in pages]
    for page in pages:
        page.goto("about:blank")
    _play(seats, play)
    for page, (address, _) in zip(pages, seats, strict=True):
        page.goto(address)


async def _until_next_choice(player: SeatClient, turns: int) -> None:
    random, chosen = Random("turns"), dict.fromkeys(player.you, 0)
    while not player.is_over:
        await player.until(lambda: player.is_over or any(player.moves.get(seat) for seat in player.you))
        for seat in player.you:
            moves = [offer.move for offer in player.moves.get(seat, ())]
            if not moves:
                continue
            is_choice = moves[0].startswith("choose")
            if is_choice and chosen[seat] == turns:
                # All begin a turn together.
                return
            answer = await player.submit(seat, random.choice(moves))
            if not isinstance(answer, Rejected):
                chosen[seat] += is_choice
                await player.until(has_seen(player, answer.version))


def _seats(page: Page) -> Seats:
    return page.url, page.evaluate(_TOKENS)


def _play(seats: Sequence[Seats], play: Play) -> None:
    """In threads of their own, because the browser's driver keeps an event loop running in this one."""
    with ThreadPoolExecutor(len(seats)) as threads:
        games = [threads.submit(asyncio.run, _sit(*one, play)) for one in seats]
        for game in games:
            game.result()


async def _sit(address: str, tokens: list[str], play: Play) -> None:
    place = urlsplit(address)
    server = Server("", url=f"{place.scheme}://{place.netloc}")
    table = OpenedTable(server, place.path.split("/")[2], "", "")
    async with table.player(*tokens) as player:
        await play(player)


def leave_seat(address: str, token: str) -> None:
    """Give up a seat that no page has."""

    async def leave(player: SeatClient) -> None:
        await player.ask(Leave(player.nonce(), player.you[0]))

    _play([(address, [token])], leave)
