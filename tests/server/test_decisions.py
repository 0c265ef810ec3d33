"""Deciding changes nothing: whatever is asked, the table is the same byte by byte until an entry is added."""

import pickle
from collections.abc import Iterator
from random import Random

import pytest

from tabletown.core.seat import Seat
from tabletown.server.live import log
from tabletown.server.live.decisions import decide
from tabletown.server.live.lobby import new_header
from tabletown.server.live.log import LogEntry
from tabletown.server.live.plain_picture import picture_of
from tabletown.server.live.table import Table
from tabletown.server.live.tokens import hash_token
from tabletown.server.live.wishes import (
    Actor,
    Arrive,
    BotMove,
    BotReply,
    BotWish,
    Follow,
    Resync,
    StandIn,
    StopDraw,
    Verdict,
    Wish,
)
from tabletown.server.wire import requests
from tabletown.server.wire.agreed import Manners, TalkRule, UndoRule
from tabletown.server.wire.bodies import OpenTable
from tabletown.server.wire.refusal import Refusal

HOST = "host"
TOKENS = ("left-hand", "right-hand", "third-hand")
EVERYBODY = Actor(frozenset([HOST, *map(hash_token, TOKENS)]))


def opened(game: str) -> Table:
    agreed = Manners(UndoRule.CONSENT, TalkRule.FREE)
    table = Table(new_header(OpenTable(game, len(TOKENS), manners=agreed), HOST, 0.0))
    table.add(beginning())
    return table


def beginning() -> Iterator[LogEntry]:
    people: list[log.AnyWhat] = [log.Sat(seat, f"P{seat}", hash_token(token)) for seat, token in enumerate(TOKENS)]
    for version, what in enumerate([*people, log.Started()], 1):
        yield LogEntry(version, 0.0, what)


def snapshot(table: Table) -> bytes:
    """All that the table holds, and all that hangs on it."""
    return pickle.dumps(vars(table))


def wishes(table: Table, seat: int, move: str) -> Iterator[Wish]:
    """Everything that can be asked for, most of it refused at most times."""
    version, other = table.version, (seat + 1) % len(TOKENS)
    ghost = next(iter(table.ghosts), 1)
    yield requests.Submit("n", seat, version, move)
    yield requests.Submit("n", seat, version, "choose")
    yield requests.Submit("n", other, version, move)
    yield requests.Propose("n", other, seat, move)
    yield requests.Withdraw("n", other, ghost)
    for accept in (True, False):
        yield requests.AnswerProposal("n", seat, ghost, accept)
        yield requests.AnswerUndo("n", other, accept)
        yield BotReply(seat, ghost, accept, {})
    yield requests.AskUndo("n", seat, version)
    yield requests.AskUndo("n", other, version)
    yield requests.YouFirst("n", seat, other)
    yield requests.Rename("n", seat, "Somebody")
    yield requests.Preside("n", seat)
    yield requests.TakeBack("n", seat)
    yield requests.Resize("n", 2)
    yield requests.Say("n", seat, "Hello")
    yield requests.Sit("n", "Ann")
    yield requests.Leave("n", seat)
    yield requests.Fill("n", other, "random")
    yield requests.Free("n", other)
    yield requests.Reissue("n", other)
    yield requests.Start("n")
    yield requests.Pledge("n", seat, 1, "ab" * 32)
    yield requests.ShowShare("n", seat, 1, "ab" * 32)
    yield StopDraw(version)
    yield requests.Ping("n")
    yield BotMove(seat, version, move, None)
    yield BotWish(other, table.turned_at, seat, move, {})
    yield StandIn(seat, "random")
    yield Follow("n", "next")
    yield Arrive(hash_token(TOKENS[0]), came=True)
    yield Resync()


def decided(table: Table, wish: Wish) -> Verdict | None:
    try:
        return decide(table, picture_of(table.game), wish, EVERYBODY)
    except Refusal:
        return None


@pytest.mark.parametrize("game", ["between-two-cities", "ticket-to-ride-new-york"])
def test_deciding_changes_nothing(game: str) -> None:
    table, random, granted = opened(game), Random(game), set[str]()
    for _ in range(40):
        seat = int(random.choice(sorted(table.to_act)))
        move = table.game.format_move(random.choice(table.game.legal_moves(table.state, Seat(seat))))
        for wish in wishes(table, seat, move):
            before = snapshot(table)
            verdict = decided(table, wish)
            assert snapshot(table) == before, wish
            granted |= {type(wish).__name__} if verdict is not None and verdict.what else set()
        played = decided(table, requests.Submit("n", seat, table.version, move))
        proposed = decided(table, requests.Propose("n", (seat + 1) % len(TOKENS), seat, move))
        # A proposal now and then, so that there are some to be answered.
        verdict = proposed if proposed is not None and not table.ghosts else played
        assert verdict is not None
        for what in verdict.what:
            table.apply(LogEntry(table.version + 1, 1.0, what), verdict.step)
    assert granted >= {"Submit", "AskUndo", "Say", "Fill", "Free", "Reissue", "BotMove", "StandIn", "Follow"}
    assert granted >= {"Leave", "Rename", "Preside"}


@pytest.mark.parametrize("game", ["between-two-cities", "ticket-to-ride-new-york"])
def test_the_step_that_was_tried_is_the_one_that_is_made(game: str) -> None:
    """A table that is given the steps and one that reads only the log are the same."""
    table, random = opened(game), Random(game)
    again = Table(table.header)
    again.add(beginning())
    while table.to_act:
        seat = int(random.choice(sorted(table.to_act)))
        move = table.game.format_move(random.choice(table.game.legal_moves(table.state, Seat(seat))))
        verdict = decided(table, requests.Submit("n", seat, table.version, move))
        assert verdict is not None and verdict.step is not None
        (what,) = verdict.what
        entry = LogEntry(table.version + 1, 1.0, what)
        table.apply(entry, verdict.step)
        assert table.state is verdict.step.state
        again.apply(entry)
        assert again.state == table.state and again.changes == table.changes
    assert again.outcome == table.outcome is not None
