"""Whoever says much at once is heard by turns: nobody is forgotten, and nobody else waits for all of it."""

import asyncio
from collections import Counter

from tabletown.server.wire.turnstile import AT_ONCE, REQUEST, Turnstile


class Talkative:
    def __init__(self, turnstile: Turnstile, address: str, turns: int, heard: list[str]) -> None:
        self._turnstile, self._address, self._turns, self._heard = turnstile, address, turns, heard

    def next_turn(self) -> None:
        self._heard.append(self._address)
        self._turns -= 1
        if self._turns:
            self._turnstile.wait(self._address, self)


def test_everybody_is_heard_to_the_end() -> None:
    heard: list[str] = []

    async def all_of_them() -> None:
        turnstile = Turnstile(seconds=0.0)
        for number in range(300):
            turnstile.wait("192.0.2.1", Talkative(turnstile, "192.0.2.1", 1 + number % 3, heard))
        turnstile.wait("192.0.2.9", Talkative(turnstile, "192.0.2.9", 2, heard))
        while len(heard) < 602:
            await asyncio.sleep(0)

    asyncio.run(all_of_them())
    assert Counter(heard) == {"192.0.2.1": 600, "192.0.2.9": 2}
    # One turn each where there is no time for more, and not after three hundred of another's.
    assert heard[:4] == ["192.0.2.1", "192.0.2.9"] * 2


def test_sockets_of_one_household_share_its_turns() -> None:
    heard: list[str] = []

    async def two_houses() -> None:
        turnstile = Turnstile(seconds=0.0)
        for address in ("2001:db8:0:1::1", "2001:db8:0:2::1", "2001:db8:9::1"):
            turnstile.wait(address, Talkative(turnstile, address, 1, heard))
        await asyncio.sleep(0)
        assert heard == ["2001:db8:0:1::1", "2001:db8:9::1"]

    asyncio.run(two_houses())


def test_what_comes_together_from_one_address_goes_through_a_part_at_a_time() -> None:
    async def crowd() -> None:
        turnstile = Turnstile()
        through = [turnstile.passes("192.0.2.1") for _ in range(100)]
        assert through == [True] * int(AT_ONCE) + [False] * (100 - int(AT_ONCE))
        assert turnstile.passes("192.0.2.9")
        await asyncio.sleep(0)
        assert turnstile.passes("192.0.2.1")
        turnstile.wait("192.0.2.1", Talkative(turnstile, "192.0.2.1", 1, []))
        # Nobody overtakes whoever waits.
        assert not turnstile.passes("192.0.2.1")

    asyncio.run(crowd())


def test_requests_wait_for_their_turn_and_who_hangs_up_takes_nobodys() -> None:
    most = int(AT_ONCE / REQUEST)

    async def crowd() -> None:
        turnstile = Turnstile(seconds=60.0)
        through: list[int] = []

        async def ask(number: int) -> None:
            await turnstile.turn("192.0.2.1")
            through.append(number)

        asked = [asyncio.create_task(ask(number)) for number in range(4 * most)]
        for gone in asked[most : 2 * most]:
            gone.cancel()
        rounds = []
        while len(through) < 3 * most:
            before = len(through)
            await asyncio.sleep(0)
            rounds.append(len(through) - before)
        assert through == [*range(most), *range(2 * most, 4 * most)]
        assert max(rounds) == most and rounds.count(most) == 3

    asyncio.run(crowd())
