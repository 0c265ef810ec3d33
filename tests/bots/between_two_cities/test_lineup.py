"""Every bot, at every size of table: legal moves, the same moves again, and nothing but its View to go by."""

from collections.abc import Iterator
from functools import cache

import pytest

from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.moves import Move
from tabletown.between_two_cities.people.state import State
from tabletown.between_two_cities.people.view import View
from tabletown.bots.bot import Budget, Decision
from tabletown.bots.roster import bots_for, make_bot
from tabletown.core.chance import Stream
from tabletown.core.codec import encode
from tabletown.core.seat import Seat

NAME = GAME.name
FEW = Budget(simulations=20)
"""What is held here does not depend on how well it is played."""
LINEUP = ["greedy", "balanced", "net", "search"]


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
    return tuple(decisions([name] * seats, f"whole-{seats}"))


def test_the_lineup_is_weakest_first() -> None:
    assert list(bots_for(NAME)) == ["random", *LINEUP]
    assert all(make_bot(NAME, name, "seed").name == name for name in LINEUP)


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("name", LINEUP)
def test_plays_whole_games_and_says_why(name: str, seats: int) -> None:
    for state, seat, decision in played(name, seats):
        legal = GAME.legal_moves(state, seat)
        assert decision.move in legal
        assert 1 <= len(decision.best) <= 3
        assert decision.best[0].move == decision.move
        assert all(thought.move in legal and thought.words for thought in decision.best)
        told = [thought.value for thought in decision.best]
        assert told == sorted(told, reverse=True)
        assert len({thought.move for thought in decision.best}) == len(decision.best)


@pytest.mark.parametrize("name", LINEUP)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    once = [(seat, decision) for _, seat, decision in played(name, 3)]
    assert once == [(seat, decision) for _, seat, decision in decisions([name] * 3, "whole-3")]


@pytest.mark.parametrize("name", LINEUP)
def test_what_is_hidden_changes_nothing(name: str) -> None:
    """In another world with the same View, byte for byte, the same bot decides the same."""
    for number, (state, seat, _) in enumerate(decisions(["balanced"] * 4, "hidden")):
        if number % 5:
            continue
        view = GAME.view(state, seat)
        other = GAME.resample(view, Stream("hidden", str(number)))
        twin = GAME.view(other, seat)
        assert encode(twin) == encode(view)
        assert _decide(name, view, state, seat) == _decide(name, twin, other, seat)


def _decide(name: str, view: View, state: State, seat: Seat) -> Decision[object]:
    moves: tuple[Move, ...] = GAME.legal_moves(state, seat)
    return make_bot(NAME, name, "one seed", FEW).decide(view, moves)


def test_search_keeps_to_its_simulations() -> None:
    spent = [decision.simulations for _, _, decision in played("search", 3) if len(decision.best) > 1]
    assert FEW.simulations is not None
    assert all(0 < games <= FEW.simulations for games in spent)


def wins(one: str, other: str, deals: int) -> float:
    """The share of the win that one bot takes from three others, in every seat of every deal."""
    won = 0.0
    for deal in range(deals):
        for place in range(4):
            names = [one if seat == place else other for seat in range(4)]
            *_, (state, seat, decision) = decisions(names, f"strength-{deal}")
            last = next(move for move in GAME.legal_moves(state, seat) if move == decision.move)
            outcome = GAME.outcome(GAME.apply(state, seat, last).state)
            assert outcome is not None
            won += (place in outcome.winners) / len(outcome.winners)
    return won / (4 * deals)


def test_greedy_beats_random() -> None:
    assert wins("greedy", "random", 12) > 0.45


def test_balanced_beats_greedy() -> None:
    assert wins("balanced", "greedy", 12) > 0.3
