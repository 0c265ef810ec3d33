"""Resampled worlds hold all that an attentive player knows (rules 9.3 to 9.6)."""

from collections import Counter
from random import Random

import pytest

from tabletown.core.chance import Stream
from tabletown.core.codec import encode
from tabletown.core.seat import Seat, all_seats
from tabletown.testing.playouts import random_moves, random_states
from tabletown.ticket_to_ride_new_york import GAME
from tabletown.ticket_to_ride_new_york.board import TICKETS
from tabletown.ticket_to_ride_new_york.cards import ALL_CARDS, CARDS, Card, bundle, cards_in, covers
from tabletown.ticket_to_ride_new_york.state import Phase, State

ANN, BOB = Seat(0), Seat(1)


def worlds(state: State, viewer: Seat | None, count: int = 30) -> list[State]:
    view = GAME.view(state, viewer)
    return [GAME.resample(view, Stream("worlds", str(number))) for number in range(count)]


def begun(seats: int = 2) -> State:
    state = GAME.setup(seats, "harbour", start=1)
    for seat in all_seats(seats):
        state = GAME.apply(state, seat, GAME.legal_moves(state, seat)[1]).state
    return state


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_every_world_looks_the_same_and_is_without_fault(seats: int) -> None:
    for state in random_states(GAME, seats, "same")[::7]:
        for viewer in (None, *all_seats(seats)):
            image = encode(GAME.view(state, viewer))
            for world in worlds(state, viewer, 2):
                assert encode(GAME.view(world, viewer)) == image and GAME.faults(world) == ()


def test_worlds_differ_in_what_is_hidden() -> None:
    found = worlds(begun(), ANN)
    assert len({world.players[BOB].hand for world in found}) > 5
    assert len({world.players[BOB].tickets for world in found}) > 5
    assert len({world.stock.deck for world in found}) == len({world.seed for world in found}) == 30


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_known_cards_are_in_the_hand_in_every_world(seats: int) -> None:
    for state in random_states(GAME, seats, "known")[::9]:
        for world in worlds(state, ANN, 5):
            for real, twin in zip(state.players, world.players, strict=True):
                assert covers(twin.hand, real.known)


def test_after_a_reshuffle_two_players_know_each_others_hands() -> None:
    """All that is not in the deck, in the display or in my hand is in yours, until you draw blind again."""
    exact = 0
    for number in range(20):
        first = GAME.setup(2, f"count {number}")
        for state, seat, move in random_moves(GAME, first, Random(number)):
            after = GAME.apply(state, seat, move).state
            if after.stock.shuffles > state.stock.shuffles:
                exact += 1
                for viewer, other in ((ANN, BOB), (BOB, ANN)):
                    assert {world.players[other].hand for world in worlds(after, viewer, 4)} == {
                        after.players[other].hand
                    }
    assert exact > 5


def test_a_card_paid_unseen_after_a_reshuffle_is_explained() -> None:
    """Bob was counted out at the reshuffle; then he draws blind and pays with a card he did not have then."""
    state = begun()
    ann, bob = state.players
    bob = bob._replace(hand=bundle(map(Card, "R")), known=0, held_over=bundle(map(Card, "R")), revealed=0)
    ann = ann._replace(hand=0, known=0)
    rest = Counter(CARDS) - Counter(map(Card, "RBGKPR"))
    deck = "".join((Card.RED, Card.BLUE, *(rest - Counter(map(Card, "RB"))).elements()))
    stock = state.stock._replace(deck=deck, display=bundle(map(Card, "BGKPR")), discards=0, shuffles=2)
    state = state._replace(players=(ann, bob), stock=stock, turn=BOB)
    for move in ("draw", "draw", "draw", "draw", "claim LC-MW RR"):
        state = GAME.apply(state, state.turn, GAME.parse_move(move)).state
    assert cards_in(state.players[BOB].revealed) == (Card.RED, Card.RED)
    for world in worlds(state, ANN):
        assert GAME.faults(world) == ()
        total = bundle(world.stock.deck) + world.stock.display + world.stock.discards
        assert total + sum(player.hand for player in world.players) == ALL_CARDS
        assert world.players[BOB].held_over == Card.RED.unit


def test_the_tickets_i_put_back_lie_where_i_put_them() -> None:
    state = begun()
    (put_back,) = [t for t in TICKETS if state.draws[ANN].shown & ~state.draws[ANN].kept & t.bit]
    place = state.ticket_deck.index(put_back)
    assert {world.ticket_deck.index(put_back) for world in worlds(state, ANN)} == {place}
    assert len({world.ticket_deck.index(put_back) for world in worlds(state, BOB)} - {place}) > 3


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_every_ticket_drawn_again_is_explained(seats: int) -> None:
    """Only tickets are drawn, and one is put back each time, until the deck has gone round."""
    state = begun(seats)
    random = Random(seats)
    while state.ticket_deck and len(state.draws) < 30:
        state = GAME.apply(state, state.turn, GAME.parse_move("tickets")).state
        if state.phase is Phase.KEEP:
            for viewer in (None, *all_seats(seats)):
                (world,) = worlds(state, viewer, 1)
                assert encode(GAME.view(world, viewer)) == encode(GAME.view(state, viewer))
            state = GAME.apply(state, state.turn, random.choice(GAME.legal_moves(state, state.turn)[1:])).state
    assert not state.ticket_deck
    for viewer in (None, *all_seats(seats)):
        for world in worlds(state, viewer, 5):
            assert encode(GAME.view(world, viewer)) == encode(GAME.view(state, viewer))
