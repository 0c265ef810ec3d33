"""The one search at Ticket to Ride: New York."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from logging import WARNING
from pathlib import Path
from random import Random

import numpy as np
import pytest

import tabletown.bots.search.ticket_to_ride_new_york as ride_games
from tabletown.bots.bot import Budget, ThoughtUnit
from tabletown.bots.nets.instead import say_once
from tabletown.bots.search.possible import is_possible
from tabletown.bots.search.ticket_to_ride_new_york import ride_search
from tabletown.bots.search.ticket_to_ride_new_york.rides import RideTrials
from tabletown.bots.ticket_to_ride_new_york.net import WEIGHTS, NetBot, loaded_net
from tabletown.bots.ticket_to_ride_new_york.planner import PlannerBot
from tabletown.core.seat import Seat
from tabletown.ticket_to_ride_new_york.rules import GAME
from tabletown.ticket_to_ride_new_york.state import State
from tabletown.ticket_to_ride_new_york.view import View


def positions(seats: int, every: int) -> list[tuple[State, Seat]]:
    state, found, random = GAME.setup(seats, "one-search"), [], Random(seats)
    while acting := sorted(GAME.to_act(state)):
        found.append((state, acting[0]))
        state = GAME.apply(state, acting[0], random.choice(GAME.legal_moves(state, acting[0]))).state
    return found[::every]


@pytest.mark.parametrize("seats", [2, 4])
def test_it_plays_the_same_again_and_keeps_its_budget(seats: int) -> None:
    for state, seat in positions(seats, 30)[:4]:
        view, moves = GAME.view(state, seat), GAME.legal_moves(state, seat)
        one, other = (ride_search("again", Budget(simulations=40)).decide(view, moves) for _ in range(2))
        assert one == other
        assert one.move in moves
        assert one.simulations <= 40


def test_no_time_gives_a_legal_move() -> None:
    """And how often the net would make it is neither points nor a chance to win."""
    units = set()
    for state, seat in positions(2, 9):
        moves = GAME.legal_moves(state, seat)
        found = ride_search("", Budget(seconds=1e-9)).decide(GAME.view(state, seat), moves)
        assert found.move in moves and not found.simulations
        if len(found.best) > 1:
            units.add(found.unit)
            assert all(0 <= one.value <= 1 for one in found.best)
    assert units == {ThoughtUnit.LIKINGS}


def test_without_a_net_planner_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(ride_games, "WEIGHTS", tmp_path)
    state, seat = positions(2, 25)[1]
    view, moves = GAME.view(state, seat), GAME.legal_moves(state, seat)
    say_once.cache_clear()
    with caplog.at_level(WARNING):
        found = ride_search("plans", Budget(simulations=30)).decide(view, moves)
    assert found == PlannerBot().decide(view, moves)
    assert "The weights rides-2.net or their card are missing: planner plays instead" in caplog.text


def cut(view: View) -> dict[str, View]:
    """Views that no game shows."""
    one, *others = view.players
    fewer = replace(one, hand_size=one.hand_size - 1)
    return {
        "a card is gone": replace(view, players=(fewer, *others)),
        "the deck is": replace(view, deck_size=0),
        "nobody drew tickets": replace(view, draws=()),
        "own cards are gone": replace(view, hand=()),
    }


def test_of_a_view_that_no_game_shows_the_move_that_planner_rates_best_is_made(
    caplog: pytest.LogCaptureFixture,
) -> None:
    state, seat = positions(2, 25)[1]
    moves = GAME.legal_moves(state, seat)
    say_once.cache_clear()
    for what, view in cut(GAME.view(state, seat)).items():
        found = ride_search("cut", Budget(simulations=30)).decide(view, moves)
        assert found == PlannerBot().decide(view, moves), what
    (record,) = caplog.records
    assert record.getMessage().endswith("the search plays the move that planner rates best")


def test_every_view_of_a_game_is_one_that_a_game_shows() -> None:
    for seats in GAME.seat_counts:
        assert all(is_possible(GAME, GAME.view(state, seat)) for state, seat in positions(seats, 7))


def last_turns(bot: NetBot, games: int) -> Iterator[tuple[State, Seat]]:
    for number in range(games):
        state = GAME.setup(2, f"last-{number}")
        while acting := sorted(GAME.to_act(state)):
            seat = acting[0]
            moves = GAME.legal_moves(state, seat)
            if state.turns_left == 1:
                yield state, seat
                break
            state = GAME.apply(state, seat, bot.decide(GAME.view(state, seat), moves).move).state


def test_with_the_last_move_points_are_all_that_counts() -> None:
    """Then nothing is hoped for: in every world, whatever tickets others hold there, more points are better."""
    net, compared = loaded_net(WEIGHTS / "rides-2.net"), 0
    for state, seat in last_turns(NetBot(net), 8):
        ends = [(move, GAME.outcome(GAME.apply(state, seat, move).state)) for move in GAME.legal_moves(state, seat)]
        last = [(move, outcome.scores[seat]) for move, outcome in ends if outcome is not None]
        if last:
            moves, scores = zip(*last, strict=True)
            values = RideTrials(net, GAME.view(state, seat), "last").play(moves, 5).likings
            for one, other in combinations(range(len(moves)), 2):
                more = scores[one] - scores[other]
                apart = values[one] - values[other]
                assert np.allclose(apart, 0) if more == 0 else (np.sign(more) * apart > 0.009).all()
                compared += more != 0
    assert compared
