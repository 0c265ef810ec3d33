"""Every bot, at every size of table: legal moves, the same moves again, and nothing but its View to go by."""

from collections.abc import Iterator
from functools import cache

import pytest

from tabletown.bots.bot import Budget, Decision
from tabletown.bots.levels import Level, make_player
from tabletown.bots.roster import bots_for, make_bot
from tabletown.core.chance import Stream
from tabletown.core.codec import encode
from tabletown.core.seat import Seat
from tabletown.ticket_to_ride_new_york import GAME
from tabletown.ticket_to_ride_new_york.state import State
from tabletown.ticket_to_ride_new_york.view import View

NAME = GAME.name
FEW = Budget(simulations=10)
LINEUP = [
    "hungry-faithful",
    "long-route-3-faithful",
    "long-route-3-fixed",
    "hungry-fixed",
    "greedy",
    "one-step-faithful",
    "path-faithful",
    "one-step-fixed",
    "long-route-faithful",
    "path-fixed",
    "long-route-fixed",
    "planner",
    "net",
    "search",
]


def decisions(names: list[str], seed: str) -> Iterator[tuple[State, Seat, Decision[object]]]:
    """A whole game; before every move the State, the seat and its decision."""
    state = GAME.setup(len(names), seed)
    bots = [make_bot(NAME, name, f"{seed}/{seat}", FEW) for seat, name in enumerate(names)]
    while acting := GAME.to_act(state):
        for seat in sorted(acting):
            moves = GAME.legal_moves(state, seat)
            decision = bots[seat].decide(GAME.view(state, seat), moves)
            yield state, seat, decision
            state = GAME.apply(state, seat, next(move for move in moves if move == decision.move)).state


@cache
def played(name: str, seats: int) -> tuple[tuple[State, Seat, Decision[object]], ...]:
    """Once for all that look at such a game."""
    return tuple(decisions(company(name, seats), f"whole-{seats}"))


def company(name: str, seats: int) -> list[str]:
    return [name, *["random", "greedy", "path-fixed"][: seats - 1]]


def test_the_lineup_is_weakest_first() -> None:
    assert list(bots_for(NAME)) == ["random", *LINEUP]
    assert all(make_bot(NAME, name, "seed").name == name for name in LINEUP)


def test_every_level_has_a_player() -> None:
    assert [make_player(NAME, level, "seed").name for level in Level] == ["net", "net", "net", "search"]


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("name", LINEUP)
def test_plays_whole_games_and_says_why(name: str, seats: int) -> None:
    for state, seat, decision in played(name, seats):
        legal = GAME.legal_moves(state, seat)
        assert decision.move in legal
        if seat == 0:
            assert 1 <= len(decision.best) <= 3
            assert decision.best[0].move == decision.move
            assert all(thought.move in legal and thought.words for thought in decision.best)
            told = [thought.value for thought in decision.best]
            assert told == sorted(told, reverse=True)
            assert len({thought.move for thought in decision.best}) == len(decision.best)


@pytest.mark.parametrize("name", LINEUP)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    once = [(seat, decision) for _, seat, decision in played(name, 2)]
    assert once == [(seat, decision) for _, seat, decision in decisions(company(name, 2), "whole-2")]


def test_what_is_hidden_changes_nothing() -> None:
    """In another world with the same View, byte for byte, every bot decides the same."""
    for number, (state, seat, _) in enumerate(decisions(["path-fixed", "hungry-fixed", "greedy"], "hidden")):
        if number % 9:
            continue
        view = GAME.view(state, seat)
        other = GAME.resample(view, Stream("hidden", str(number)))
        twin = GAME.view(other, seat)
        assert encode(twin) == encode(view)
        for name in LINEUP:
            assert _decide(name, view, state, seat) == _decide(name, twin, other, seat), name


def _decide(name: str, view: View, state: State, seat: Seat) -> Decision[object]:
    return make_bot(NAME, name, "one seed", FEW).decide(view, GAME.legal_moves(state, seat))


def test_search_spends_its_simulations() -> None:
    spent = [d.simulations for _, seat, d in played("search", 2) if seat == 0 and len(d.best) > 1]
    assert set(spent) <= set(range(1, (FEW.simulations or 0) + 1))


def wins(one: str, other: str, deals: int) -> float:
    """The share of the win that one bot takes from another, from both seats of every deal."""
    won = 0.0
    for deal in range(deals):
        for place in range(2):
            names = [one, other] if place == 0 else [other, one]
            *_, (state, seat, decision) = decisions(names, f"strength-{deal}")
            last = next(move for move in GAME.legal_moves(state, seat) if move == decision.move)
            outcome = GAME.outcome(GAME.apply(state, seat, last).state)
            assert outcome is not None
            won += (place in outcome.winners) / len(outcome.winners)
    return won / (2 * deals)


@pytest.mark.parametrize("name", ["greedy", "path-fixed", "one-step-fixed", "long-route-fixed", "hungry-fixed"])
def test_beats_random(name: str) -> None:
    assert wins(name, "random", 10) >= 0.85
