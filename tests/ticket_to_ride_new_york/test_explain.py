"""Every point explained."""

import pytest

from tabletown.locales import speaker
from tabletown.testing.playouts import random_states
from tabletown.ticket_to_ride_new_york import GAME
from tabletown.ticket_to_ride_new_york.board import Route, Ticket
from tabletown.ticket_to_ride_new_york.explain import explain_players, explain_ticket
from tabletown.ticket_to_ride_new_york.words import say_progress


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_the_parts_add_up_to_the_scores(seats: int) -> None:
    for number in range(10):
        last = random_states(GAME, seats, f"sum {number}")[-1]
        outcome = GAME.outcome(last)
        explained = explain_players([p.routes for p in last.players], [p.tickets for p in last.players])
        assert outcome is not None
        for player, total in zip(explained, outcome.scores, strict=True):
            routes = sum(route.points for route in player.routes)
            assert routes + sum(ticket.points for ticket in player.tickets) + len(player.attractions) == total


def test_a_completed_ticket_shows_its_way() -> None:
    own = Route.CT_LE.bit | Route.CT_WS_G.bit
    explained = explain_ticket(Ticket.LE_WS, own, own, 2)
    assert explained.done and explained.points == 2 and say_progress(explained, speaker()) == "connected: LE-CT-WS"


def test_a_missing_ticket_shows_the_fewest_spaces_needed() -> None:
    own = Route.CT_LE.bit
    explained = explain_ticket(Ticket.LE_WS, own, own, 3)
    assert not explained.done and explained.points == -2
    assert say_progress(explained, speaker()) == "1 space missing (CT-WS/G)"


def test_the_way_goes_round_what_others_have_taken() -> None:
    others = Route.CT_WS_P.bit
    closed = explain_ticket(Ticket.LE_WS, Route.CT_LE.bit, Route.CT_LE.bit | others, 2)
    assert say_progress(closed, speaker()) == "6 spaces missing (LE-BK WS-BK/B)"
    open_half = explain_ticket(Ticket.LE_WS, Route.CT_LE.bit, Route.CT_LE.bit | others, 3)
    assert say_progress(open_half, speaker()) == "1 space missing (CT-WS/G)"


def test_a_ticket_that_others_have_cut_off_says_so() -> None:
    taken = sum(route.bit for route in Route if "LE" in route.ends)
    assert say_progress(explain_ticket(Ticket.LE_WS, 0, taken, 2), speaker()) == "no open way is left"
