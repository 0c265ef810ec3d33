"""Scores of cardboard games of Ticket to Ride: New York, as the score helper asks for them."""

from tabletown.server.games.ticket_to_ride_new_york.asked import RideAsked, RideHeld
from tabletown.server.games.ticket_to_ride_new_york.score import score_ride
from tabletown.ticket_to_ride_new_york.board import ROUTES, TICKETS, Route, Ticket


def test_the_board_comes_before_anything_is_told() -> None:
    scored = score_ride(RideAsked((RideHeld(), RideHeld())))
    assert len(scored.board.routes) == len(ROUTES)
    assert [ticket.code for ticket in scored.tickets] == [*TICKETS]
    assert scored.end is None
    assert scored.doubt is None


def test_routes_tickets_and_attractions_add_up() -> None:
    ann = RideHeld(routes=(Route.CT_LE, Route.CT_WS_P), tickets=(Ticket.LE_WS,))
    bob = RideHeld(routes=(Route.LC_CP,), tickets=(Ticket.CH_BK,))
    scored = score_ride(RideAsked((ann, bob)))
    assert scored.doubt is None
    assert scored.end is not None
    # Ann: two routes of 1, the ticket of 2, and Chinatown and Wall Street. Bob: 2 for the route, Central Park, and -8.
    assert [player.total for player in scored.end.players] == [6, -5]
    assert scored.end.players[0].tickets[0].done


def test_what_cannot_be_is_said_and_scored_all_the_same() -> None:
    both = RideHeld((Route.LC_TS_B, Route.LC_TS_G), (Ticket.LE_WS,), "Ann")
    scored = score_ride(RideAsked((both, RideHeld(tickets=(Ticket.CP_MW,)))))
    assert scored.doubt is not None and scored.doubt.message == "ride-both-halves"
    assert b'["name","Ann"]' in bytes(scored.doubt.values)
    assert scored.end is not None
