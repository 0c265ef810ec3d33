"""Points of a game of Ticket to Ride: New York that was played with cardboard."""

import msgspec

from tabletown.server.games.ticket_to_ride_new_york.asked import RideAsked, RideScored, TicketFact
from tabletown.server.games.ticket_to_ride_new_york.picture import board_picture, end_picture
from tabletown.server.wire.said import Said, said
from tabletown.ticket_to_ride_new_york.board import TICKETS
from tabletown.ticket_to_ride_new_york.score_sheet import BadCardboard, parse_cardboard


def score_ride(asked: RideAsked) -> RideScored:
    """Half-told games are scored too: what is doubtful is said beside it."""
    tickets = tuple(TicketFact(ticket, ticket.ends, ticket.points) for ticket in TICKETS)
    told = any(player.routes or player.tickets for player in asked.players)
    routes = [sum({route.bit for route in player.routes}) for player in asked.players]
    held = [sum({ticket.bit for ticket in player.tickets}) for player in asked.players]
    end = end_picture(routes, held) if told else None
    return RideScored(board_picture(), tickets, end, _doubt(asked) if told else None)


def _doubt(asked: RideAsked) -> Said | None:
    try:
        parse_cardboard(msgspec.json.encode(asked).decode())
    except BadCardboard as doubt:
        return said(doubt.said)
    return None
