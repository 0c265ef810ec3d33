"""The real server in simulated worlds: nothing is wrong in them, and what is planted is found."""

import asyncio
import subprocess
import sys
from collections.abc import Callable, Sequence
from random import Random

import pytest
from bench.server_pair_plans import pairs
from bench.server_pair_tables import Side

from tabletown.server.live import log, shares
from tabletown.server.live.dealing import Dealing
from tabletown.server.live.live_table import LiveTable
from tabletown.server.live.table import Table
from tabletown.server.stores.store import Addition
from tabletown.testing.world import world
from tabletown.testing.world.__main__ import main, seeds_in
from tabletown.testing.world.loop import VirtualLoop
from tabletown.testing.world.process import ServerProcess
from tabletown.testing.world.world import play

SEEDS, PART = 200, 50


@pytest.mark.parametrize("first", range(0, SEEDS, PART))
def test_nothing_is_wrong_in_any_world(first: int) -> None:
    tales = [play(seed) for seed in range(first, first + PART)]
    assert {tale.seed: tale.faults for tale in tales if tale.faults} == {}
    assert sum(tale.entries for tale in tales) > 10 * PART
    assert sum(tale.accidents for tale in tales) > PART


def test_one_seed_has_one_history() -> None:
    """Also in another process, where everything has other addresses and other hashes."""
    seeds = range(3, 6)
    here = [play(seed).digest for seed in seeds]
    assert here == [play(seed).digest for seed in seeds] and len(set(here)) == len(here)
    program = f"from tabletown.testing.world.world import play; print(*[play(s).digest for s in {list(seeds)}])"
    command, environment = [sys.executable, "-c", program], {"PYTHONHASHSEED": "1"}
    there = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    assert there.stdout.split() == here


FOR_GOOD = pytest.MonkeyPatch()
"""Faults are planted in single processes of a world, and end with it."""


def found_within(worlds: int, plant: Callable[[ServerProcess], None]) -> list[str]:
    """The faults of the first world that shows any."""
    return next((list(tale.faults) for tale in (play(seed, plant) for seed in range(worlds)) if tale.faults), [])


def ack_before_commit(process: ServerProcess) -> None:
    """The store answers at once, and writes in a while."""
    store = process.store
    append = store.append

    async def hasty(additions: Sequence[Addition]) -> frozenset[str]:
        process.loop.create_task(append(additions))
        return frozenset()

    FOR_GOOD.setattr(store, "append", hasty)


def test_an_acknowledgement_before_its_commit_is_found() -> None:
    assert any("is told of version" in fault for fault in found_within(5, ack_before_commit))


def test_the_same_among_twenty_tables_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    for part in ("STORM_SECONDS", "CALM_SECONDS"):
        monkeypatch.setattr(world, part, 1.0)
    assert any("is told of version" in fault for fault in play(1, ack_before_commit, tables=20).faults)


def test_a_lost_wake_up_is_found() -> None:
    def forgetful(process: ServerProcess) -> None:
        """Whoever asks while a writer has the table in hand is only heard when somebody else asks, too."""
        hub = process.hub
        wake = hub.wake

        def wake_unless_busy(live: LiveTable) -> None:
            if live not in hub._rounds.in_hand:
                wake(live)

        FOR_GOOD.setattr(hub, "wake", wake_unless_busy)

    faults = found_within(40, forgetful)
    assert any("waited" in fault or "in vain" in fault or "does not move" in fault for fault in faults), faults


def test_a_move_that_is_done_again_after_a_reconnect_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server forgets what it has answered."""
    monkeypatch.setattr(LiveTable, "_answered_before", lambda *_: None)
    faults = found_within(40, lambda _: None)
    assert any("was done twice" in fault or "was refused" in fault for fault in faults), faults


def test_nonces_that_are_forgotten_in_a_restart_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "_remember", lambda *_: None)
    faults = found_within(40, lambda _: None)
    assert any("was done twice" in fault or "was refused" in fault for fault in faults), faults


def test_a_notice_that_never_comes_is_found() -> None:
    """What another process has stored is not told here."""

    def deaf(process: ServerProcess) -> None:
        def unheard(table: str, version: int) -> None:
            del table, version

        FOR_GOOD.setattr(process.hub, "_woken", unheard)

    assert found_within(40, deaf)


def test_everything_that_is_ready_runs_and_time_jumps() -> None:
    loop = VirtualLoop(Random(1), shuffled=True)

    async def work() -> tuple[float, int]:
        before = loop.time()
        await asyncio.sleep(3_600.0)
        return loop.time() - before, await asyncio.wait_for(loop.run_in_executor(None, lambda: 7), 1.0)

    assert loop.run_until_complete(work()) == (3_600.0, 7)
    loop.close()


def test_seeds_are_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert seeds_in("3") == [0, 1, 2] and seeds_in("7,9-10") == [7, 9, 10]
    assert main(["--seeds", "1,"]) == 0
    assert "1 worlds, 0 with faults" in capsys.readouterr().out
    assert main(["--history", "1"]) == 0
    assert "calm" in capsys.readouterr().out


class AskedAgain(Side):
    """Somebody at a table wants the picture once more."""

    async def look_around(self) -> None:
        before = len(self.onlooker.heard)
        await self.observer.hello()
        await asyncio.sleep(1.0)
        self.news = self.onlooker.heard[before:]


def test_whoever_asks_for_the_picture_again_has_not_been_away() -> None:
    table = AskedAgain(next(pairs(1)), 0)
    table.run()
    assert table.news == []


def _names_others(patch: pytest.MonkeyPatch) -> None:
    def kept_back(table: Table, seats: tuple[int, ...]) -> log.DrawStopped:
        return log.DrawStopped(tuple(table.dealing.shares) or seats, ("Somebody",))

    patch.setattr(shares, "kept_back", kept_back)


def _does_not_wait_for_pledges(patch: pytest.MonkeyPatch) -> None:
    unpledged = Dealing._unpledged
    patch.setattr(Dealing, "_unpledged", lambda dealing, chairs: () if dealing.pledges else unpledged(dealing, chairs))


def _keeps_its_share(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Dealing, "share", property(lambda dealing: dealing.secret))


def _begins_without_the_last(patch: pytest.MonkeyPatch) -> None:
    waits_for = Dealing.waits_for
    patch.setattr(Dealing, "waits_for", lambda dealing, chairs: waits_for(dealing, chairs)[:1])


@pytest.mark.parametrize(
    ("plant", "words"),
    [
        (_names_others, "is named as the one who stopped"),
        (_does_not_wait_for_pledges, "before all have pledged"),
        (_keeps_its_share, "share"),
        (_begins_without_the_last, "begins without the shares"),
    ],
)
def test_deals_that_are_not_drawn_by_all_are_found(
    monkeypatch: pytest.MonkeyPatch, plant: Callable[[pytest.MonkeyPatch], None], words: str
) -> None:
    plant(monkeypatch)
    found = found_within(150, lambda _process: None)
    assert any(words in fault for fault in found), found
