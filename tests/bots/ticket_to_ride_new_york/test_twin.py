"""The private twin of the table, held against the rules themselves."""

from itertools import pairwise

import pytest

from tabletown.bots.ticket_to_ride_new_york.belief import helped, imagine
from tabletown.bots.ticket_to_ride_new_york.graph import LINK_OF, link_mask, ways
from tabletown.bots.ticket_to_ride_new_york.playout import play_on
from tabletown.bots.ticket_to_ride_new_york.simulation import simulate, worth
from tabletown.bots.ticket_to_ride_new_york.table import Table
from tabletown.core.chance import Stream
from tabletown.core.codec import encode
from tabletown.core.seat import Seat
from tabletown.testing.playouts import random_states
from tabletown.ticket_to_ride_new_york import GAME
from tabletown.ticket_to_ride_new_york.board import ALL_ROUTES, TICKETS
from tabletown.ticket_to_ride_new_york.moves import Claim, DrawBlind, DrawFaceUp, DrawTickets, KeepTickets, Move
from tabletown.ticket_to_ride_new_york.network import tickets_in
from tabletown.ticket_to_ride_new_york.state import Phase, State


def test_every_move_changes_the_twin_as_it_changes_the_state() -> None:
    for seats in GAME.seat_counts:
        states = random_states(GAME, seats, f"twin-{seats}")
        for before, after in pairwise(states):
            if before.phase is Phase.CHOOSE:
                continue
            table = Table(before)
            _make(table, before, _move_between(before, after))
            assert _told(table) == _told(Table(after))
            assert table.over == (after.phase is Phase.OVER)


def _move_between(before: State, after: State) -> Move:
    found = [m for m in GAME.legal_moves(before, before.turn) if GAME.apply(before, before.turn, m).state == after]
    return found[0]


def _make(table: Table, before: State, move: Move) -> None:
    """One move of the rules by the twin's own means."""
    seat = table.turn
    match move:
        case DrawFaceUp(card):
            table.take(seat, card)
        case DrawBlind():
            table.draw(seat)
        case Claim(route):
            table.claim(seat, route, LINK_OF[route].bit, move.price)
        case KeepTickets():
            table.tickets[seat] |= move.mask
            table.ticket_deck += tickets_in(before.players[seat].shown & ~move.mask)
        case DrawTickets():
            drawn, table.ticket_deck = table.ticket_deck[:2], table.ticket_deck[2:]
            if len(drawn) == 1:
                table.tickets[seat] |= drawn[0].bit
    after = GAME.apply(before, before.turn, move).state
    if after.phase not in (Phase.SECOND_CARD, Phase.KEEP):
        table.end_turn(passed=after.passes > 0)


def _told(table: Table) -> list[object]:
    return [
        table.turn,
        table.stock,
        table.hands,
        table.routes,
        table.links,
        table.taxis,
        table.tickets,
        table.claimed,
        table.ticket_deck,
        table.turns_left,
    ]


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_playouts_end_and_score_like_the_rules(seats: int) -> None:
    for state in random_states(GAME, seats, f"playout-{seats}")[::12]:
        if state.phase is Phase.TURN:
            table = Table(state)
            play_on(table)
            assert table.over
            assert all(taxis >= 0 for taxis in table.taxis)
            assert sum(map(int.bit_count, table.routes)) == table.claimed.bit_count()
            assert len(table.results()) == seats
    over = random_states(GAME, seats, f"playout-{seats}")[-1]
    outcome = GAME.outcome(over)
    assert outcome is not None
    results = Table(over).results()
    assert tuple(results) == outcome.keys
    shares = [worth(results, seat) for seat in range(seats)]
    assert shares.index(max(shares)) in outcome.winners


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_worlds_that_are_imagined_fit_the_view(seats: int) -> None:
    for number, state in enumerate(random_states(GAME, seats, f"belief-{seats}")[::15]):
        for seat in GAME.to_act(state):
            view = GAME.view(state, seat)
            for world in imagine(view, 4, Stream("belief", str(number))):
                assert encode(GAME.view(world, seat)) == encode(view)
                assert not GAME.faults(world)
                move = GAME.legal_moves(state, seat)[0]
                assert 0 <= simulate(world, seat, move) <= 1


def test_a_ticket_is_likelier_the_more_of_its_way_stands() -> None:
    for ticket in TICKETS:
        way = ways(ticket)[0]
        assert helped(ticket, 0) == 0
        assert 0 < helped(ticket, way & -way) <= helped(ticket, way) == 1 == helped(ticket, link_mask(ALL_ROUTES))


def test_a_win_is_worth_more_than_a_lead() -> None:
    assert worth([(30, 2), (29, 2)], Seat(0)) > 0.5 > worth([(29, 2), (30, 2)], Seat(0))
    assert worth([(30, 2), (30, 2)], Seat(0)) == 0.5
    assert worth([(30, 2), (30, 1)], Seat(0)) > worth([(30, 2), (30, 2)], Seat(0))
