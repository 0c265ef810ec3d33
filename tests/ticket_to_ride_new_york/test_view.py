"""What a seat may know, and what it may not (rule 9)."""

import pytest

from tabletown.core.codec import encode
from tabletown.core.seat import Seat, all_seats
from tabletown.testing.playouts import random_states
from tabletown.ticket_to_ride_new_york import GAME
from tabletown.ticket_to_ride_new_york.board import Route, Ticket
from tabletown.ticket_to_ride_new_york.cards import Card, cards_in
from tabletown.ticket_to_ride_new_york.network import tickets_in
from tabletown.ticket_to_ride_new_york.scoring import completed
from tabletown.ticket_to_ride_new_york.state import Phase, State

ANN, BOB = Seat(0), Seat(1)


def begun() -> State:
    state = GAME.setup(2, "harbour", start=2)
    for seat in (ANN, BOB):
        state = GAME.apply(state, seat, GAME.legal_moves(state, seat)[1]).state
    return state


def play(state: State, *moves: str) -> State:
    for move in moves:
        state = GAME.apply(state, state.turn, GAME.parse_move(move)).state
    return state


def swap_hidden(state: State) -> State:
    """Another seed, another order of the decks, and Bob's unseen card exchanged with the top of the deck."""
    ann, bob = state.players
    top, rest = state.stock.deck[0], state.stock.deck[1:]
    card = cards_in(bob.hand - bob.known)[0]
    stock = state.stock._replace(deck=rest + card)
    bob = bob._replace(hand=bob.hand - card.unit + Card(top).unit)
    return state._replace(seed="other", stock=stock, players=(ann, bob), ticket_deck=state.ticket_deck[::-1])


def test_hands_deck_order_and_seed_are_hidden() -> None:
    state = play(begun(), "draw", "draw", "draw", "draw")
    other = swap_hidden(state)
    assert other != state
    for viewer in (ANN, None):
        assert encode(GAME.view(other, viewer)) == encode(GAME.view(state, viewer))
    assert b"harbour" not in encode(GAME.view(state, BOB))


def test_others_tickets_are_hidden_until_the_end() -> None:
    state = begun()
    ann, bob = state.players
    deck = (*tickets_in(bob.tickets), *state.ticket_deck[1:])
    swapped = bob._replace(tickets=state.ticket_deck[0].bit)
    other = state._replace(players=(ann, swapped), ticket_deck=deck)
    assert encode(GAME.view(other, ANN)) == encode(GAME.view(state, ANN))
    last = random_states(GAME, 3, "harbour")[-1]
    shown = [player.final_tickets for player in GAME.view(last, None).players]
    assert shown == [tickets_in(player.tickets) for player in last.players]


def test_cards_taken_face_up_are_known_until_they_are_paid() -> None:
    state = begun()
    card = cards_in(state.stock.display)[0]
    state = play(state, f"take {card}", "draw")
    seen = GAME.view(state, ANN).players[BOB]
    assert seen.known == (card,) and seen.hand_size == 4
    assert GAME.view(state, BOB).players[ANN].known == ()


@pytest.mark.parametrize(
    ("hand", "known", "paid", "left"),
    [("RRR", "RR", "RR", ""), ("RRRR", "RRR", "RR", "R"), ("RRBB", "RB", "RR", "B"), ("RRWW", "W", "RW", "")],
)
def test_known_cards_count_as_paid_first(hand: str, known: str, paid: str, left: str) -> None:
    """Whatever she really paid with, that many of a kind are certainly left, and no more."""
    state = begun()._replace(turn=ANN)
    ann, bob = state.players
    ann = ann._replace(hand=sum(Card(c).unit for c in hand), known=sum(Card(c).unit for c in known))
    after = play(state._replace(players=(ann, bob)), f"claim {Route.LC_MW} {paid}")
    assert "".join(GAME.view(after, BOB).players[ANN].known) == left


def test_completed_tickets_are_known_to_their_owner_only() -> None:
    state = begun()
    ann, bob = state.players
    routes = Route.CT_LE.bit | Route.CT_WS_P.bit
    ann = ann._replace(tickets=Ticket.LE_WS.bit | Ticket.CH_BK.bit, routes=routes)
    state = state._replace(players=(ann, bob))
    assert GAME.view(state, ANN).completed == (Ticket.LE_WS,)
    assert GAME.view(state, BOB).completed == () == GAME.view(state, None).completed


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_public_things_are_the_same_for_all(seats: int) -> None:
    for state in random_states(GAME, seats, "public"):
        views = [GAME.view(state, viewer) for viewer in (None, *all_seats(seats))]
        assert len({(v.players, v.display, v.discards, v.deck_size, v.turn, v.held_over) for v in views}) == 1
        for seat, view in enumerate(views[1:]):
            own = state.players[seat]
            assert view.hand == cards_in(own.hand) and view.tickets == tickets_in(own.tickets)
            assert view.completed == tickets_in(completed(own.routes, own.tickets))


def test_the_choice_at_setup_is_hidden_until_all_have_chosen() -> None:
    first = GAME.setup(2, "harbour")
    views = {encode(GAME.view(GAME.apply(first, BOB, move).state, ANN)) for move in GAME.legal_moves(first, BOB)}
    assert len(views) == 1 and first.phase is Phase.CHOOSE
