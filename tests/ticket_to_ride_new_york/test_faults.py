"""States that cannot be, and what is said about them."""

import pytest

from tabletown.core.seat import Seat
from tabletown.ticket_to_ride_new_york import GAME
from tabletown.ticket_to_ride_new_york.board import Route
from tabletown.ticket_to_ride_new_york.cards import Card, bundle
from tabletown.ticket_to_ride_new_york.state import Phase, Player, State


def begun() -> State:
    state = GAME.setup(2, "harbour")
    for seat in (Seat(0), Seat(1)):
        state = GAME.apply(state, seat, GAME.legal_moves(state, seat)[1]).state
    return state


def first(state: State, **changes: int) -> State:
    player: Player = state.players[0]._replace(**changes)
    return state._replace(players=(player, state.players[1]))


START = begun()
DOUBLE = Route.LC_TS_B.bit | Route.LC_TS_G.bit
FAULTY = {
    "exactly the cards": first(START, hand=0),
    "discards to shuffle": START._replace(stock=START.stock._replace(deck="", discards=Card.RED.unit)),
    "display is not full": START._replace(stock=START.stock._replace(display=Card.RED.unit)),
    "three taxis lie": START._replace(stock=START.stock._replace(display=bundle(map(Card, "WWWBB")))),
    "do not add up": first(START, taxis=14),
    "not those of the routes": first(START, points=3),
    "both halves": first(START, routes=DOUBLE, taxis=11, points=4),
    "everybody saw": first(START, known=Card.RED.unit * 6),
    "without a trace": first(START, held_over=Card.RED.unit * 6),
    "belongs to two": START._replace(
        players=(START.players[0]._replace(routes=1), START.players[1]._replace(routes=1))
    ),
    "tickets are not exactly": START._replace(ticket_deck=START.ticket_deck[1:]),
    "not those that were kept": START._replace(draws=START.draws[:1]),
    "was not shown": first(START, chosen=1),
    "wrong players": START._replace(phase=Phase.KEEP),
    "no second card": START._replace(
        phase=Phase.SECOND_CARD, stock=START.stock._replace(deck="", display=Card.WILD.unit, discards=0)
    ),
    "wrong time": START._replace(turns_left=0),
}


def test_a_state_of_play_has_none() -> None:
    assert GAME.faults(START) == ()


@pytest.mark.parametrize("words", FAULTY)
def test_faults_are_found(words: str) -> None:
    assert any(words in fault for fault in GAME.faults(FAULTY[words]))
