"""Everything the contract promises, and what stays true through whole random games."""

from collections import Counter
from random import Random

import pytest

from tabletown import load
from tabletown.testing import check_game
from tabletown.testing.playouts import random_moves, random_sitting, random_states
from tabletown.ticket_to_ride_new_york import GAME, TicketToRideNewYork
from tabletown.ticket_to_ride_new_york.cards import CARDS, Card, cards_in
from tabletown.ticket_to_ride_new_york.moves import Claim
from tabletown.ticket_to_ride_new_york.network import routes_in
from tabletown.ticket_to_ride_new_york.scoring import score
from tabletown.ticket_to_ride_new_york.state import Phase, State


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_it_keeps_the_contract(seats: int) -> None:
    """Like every game, with other seeds, in `tests/testing`."""
    check_game(GAME, seats, "s4")


def test_it_keeps_the_contract_with_a_chosen_start() -> None:
    check_game(GAME, 3, "ferry", {"start": 2})


def test_it_is_registered() -> None:
    assert isinstance(load("ticket-to-ride-new-york"), TicketToRideNewYork)


def everywhere(state: State) -> Counter[Card]:
    hands = Counter(card for player in state.players for card in cards_in(player.hand))
    return (
        hands
        + Counter(map(Card, state.stock.deck))
        + Counter(cards_in(state.stock.display) + cards_in(state.stock.discards))
    )


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_cards_and_taxis_are_conserved(seats: int) -> None:
    for number in range(10):
        for state in random_states(GAME, seats, f"kept {number}"):
            assert everywhere(state) == Counter(CARDS)
            for player in state.players:
                assert player.taxis + sum(route.length for route in routes_in(player.routes)) == 15
                assert player.taxis >= 0


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_no_card_is_spent_twice(seats: int) -> None:
    """Told from outside: what a seat drew, less what it has paid, is never less than nothing, and is its hand."""
    for number in range(10):
        first = GAME.setup(seats, f"spent {number}")
        purses = [Counter(cards_in(player.hand)) for player in first.players]
        for state, seat, move in random_moves(GAME, first, Random(number)):
            after = GAME.apply(state, seat, move).state
            if isinstance(move, Claim):
                assert not Counter(move.cards) - purses[seat]
                purses[seat] -= Counter(move.cards)
            else:
                before, now = (Counter(cards_in(s.players[seat].hand)) for s in (state, after))
                purses[seat] += now - before
            assert purses[seat] == Counter(cards_in(after.players[seat].hand))


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_a_random_game_ends_and_its_score_can_be_recomputed(seats: int) -> None:
    for number in range(30):
        sitting = random_sitting(GAME, seats, f"end {number}")
        state = sitting.state
        outcome = GAME.outcome(state)
        assert state.phase is Phase.OVER and outcome is not None
        for player, total in zip(state.players, outcome.scores, strict=True):
            again = score(player.routes, player.tickets)
            assert player.points == again.routes == sum(route.points for route in routes_in(player.routes))
            assert total == player.points + again.tickets + again.attractions


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_running_points_agree_at_every_state(seats: int) -> None:
    for state in random_states(GAME, seats, "running"):
        assert [p.points for p in state.players] == [score(p.routes, p.tickets).routes for p in state.players]
