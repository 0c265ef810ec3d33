"""What one more route would bring."""

from tabletown.server.games.ticket_to_ride_new_york.asked import RouteAsked, RouteWorth
from tabletown.ticket_to_ride_new_york.network import tickets_in
from tabletown.ticket_to_ride_new_york.scoring import attractions, completed, score


def route_worth(asked: RouteAsked) -> RouteWorth:
    before = sum({route.bit for route in asked.routes})
    after = before | asked.route.bit
    held = sum({ticket.bit for ticket in asked.tickets})
    seen = attractions(before)
    return RouteWorth(
        asked.route.points,
        tuple([place for place in attractions(after) if place not in seen]),
        tickets_in(completed(after, held) & ~completed(before, held)),
        score(after, held).total - score(before, held).total,
    )
