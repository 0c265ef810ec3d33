"""Taking back over and over: it costs what it takes back, the log is bounded, and reading it keeps nobody waiting."""

import asyncio
from pathlib import Path

import pytest
from bench.attacks import undo
from bench.attacks.harness import Victim
from tests.server.attacks.servers import at_default_limits, is_answering
from tests.server.plays import BY_CONSENT, HOST, TOKENS, Play, begun, opened

from tabletown.core.game import Step
from tabletown.core.record import replay
from tabletown.core.seat import Seat
from tabletown.server.live import checks, log
from tabletown.server.live.log import LogEntry
from tabletown.server.live.past import STRIDE
from tabletown.server.live.reading import LogReader
from tabletown.server.live.wishes import StandIn
from tabletown.server.stores.store import Stored
from tabletown.server.wire import requests
from tabletown.server.wire.protocol import Why


class Counted:
    """The rules, and how often they were asked to apply a move."""

    def __init__(self, play: Play, patch: pytest.MonkeyPatch) -> None:
        self.calls = 0
        self._game = play.table.game
        patch.setattr(play.table, "game", self)

    def __getattr__(self, name: str) -> object:
        return getattr(self._game, name)

    def apply(self, state: object, seat: Seat, move: object) -> Step[object]:
        self.calls += 1
        return self._game.apply(state, seat, move)


def take_back(play: Play) -> None:
    """The last move, by consent of the others."""
    by = play.table.moves[-1].seat
    play.undo(by)
    while play.table.asked is not None:
        other = min(play.table.asked.waiting)
        play.ask(requests.AnswerUndo("n", other, agree=True), TOKENS[other])


def test_taking_back_costs_what_it_takes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    play = begun(manners=BY_CONSENT)
    while len(play.table.moves) < 60:
        play.move(int(min(play.table.to_act)))
    for _ in range(200):
        take_back(play)
        play.move(int(min(play.table.to_act)))
    counted = Counted(play, monkeypatch)
    for _ in range(20):
        take_back(play)
        play.move(int(min(play.table.to_act)))
    # Twice for each move that is played (tried, then done); before, every undo applied 260 moves and more.
    assert counted.calls <= 2 * 20 + STRIDE
    *_, last = replay(play.table.record())
    assert last.state == play.table.state


def test_going_far_back_gives_the_state_of_then(monkeypatch: pytest.MonkeyPatch) -> None:
    play = begun(manners=BY_CONSENT)
    states = [play.table.state]
    while len(play.table.moves) < 50:
        play.move(int(min(play.table.to_act)))
        states.append(play.table.state)
    counted = Counted(play, monkeypatch)
    for count in (3, 11, 1, 1, 20, 1):
        entry = LogEntry(play.table.version + 1, 1.0, log.MovesUndone(count))
        before, counted.calls = len(play.table.moves), 0
        play.table.apply(entry)
        assert play.table.state == states[before - count]
        assert counted.calls < STRIDE


@pytest.mark.parametrize(
    "wish",
    [
        requests.Fill("n", 0, "random"),
        requests.Free("n", 0),
        requests.Reissue("n", 0),
        requests.Sit("n", "New"),
        requests.Leave("n", 0),
        requests.Rename("n", 0, "Other"),
        requests.Say("n", 0, "hello"),
        requests.Resize("n", 4),
    ],
    ids=lambda wish: type(wish).__name__,
)
def test_no_kind_of_entry_grows_a_log_without_end(wish: requests.ClientMessage) -> None:
    play = opened(people=2)
    play.ask(requests.Free("n", 2), HOST)
    play.table.version = checks.MOST_ENTRIES
    assert play.refused(wish, HOST, *TOKENS) is Why.TOO_MANY


def test_a_full_table_can_still_be_played_to_its_end() -> None:
    play = begun(manners=BY_CONSENT)
    play.table.version = checks.MOST_ENTRIES
    play.move(int(min(play.table.to_act)))
    assert play.refused(requests.AskUndo("n", 0, play.table.version), TOKENS[0]) is Why.TOO_MANY
    play.ask(StandIn(0, "random"))
    play.table.version = checks.MOST_ENTRIES + checks.SPARE_ENTRIES
    assert play.refused(StandIn(1, "random")) is Why.TOO_MANY
    while play.table.to_act:
        play.move(int(min(play.table.to_act)))


def test_a_long_log_is_read_without_keeping_the_others_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    # The shortest slices: how many there are must not depend on how fast this machine is.
    monkeypatch.setattr("tabletown.server.live.reading.SLICE_SECONDS", 0.0)
    play = begun(manners=BY_CONSENT)
    entries = [LogEntry(number, 0.0, log.Sat(number - 1, "A", TOKENS[number - 1])) for number in range(1, 4)]
    entries.append(LogEntry(4, 0.0, log.Started()))
    move = play.table.game.format_move(play.table.game.legal_moves(play.table.state, Seat(0))[0])
    for _ in range(1_500):
        entries.append(LogEntry(len(entries) + 1, 0.0, log.MovePlayed(0, move)))
        entries.append(LogEntry(len(entries) + 1, 0.0, log.MovesUndone(1)))
    turns = 0

    async def read() -> None:
        nonlocal turns
        reading = asyncio.create_task(LogReader().log(Stored(play.table.header, tuple(entries))))
        while not reading.done():
            await asyncio.sleep(0)
            turns += 1
        assert (await reading).table.version == len(entries)

    asyncio.run(read())
    assert turns >= len(entries)


def test_a_table_that_is_taken_back_over_and_over_leaves_the_others_alone(tmp_path: Path) -> None:
    with at_default_limits(tmp_path) as server:
        told = asyncio.run(undo.attack(Victim(server.port), 160))
        assert told.answers["accepted"] > 20
        assert is_answering(server)
