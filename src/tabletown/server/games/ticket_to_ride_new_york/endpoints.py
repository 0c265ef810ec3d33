"""What can be asked about Ticket to Ride: New York besides playing it."""

from tabletown.server.games.ticket_to_ride_new_york.asked import RideAsked, RideScored, RouteAsked, RouteWorth
from tabletown.server.games.ticket_to_ride_new_york.score import score_ride
from tabletown.server.games.ticket_to_ride_new_york.worth import route_worth
from tabletown.server.http.game_endpoint import endpoint

ENDPOINTS = (
    endpoint("/api/score-ride", "Score a game, finished or not.", RideAsked, RideScored, score_ride),
    endpoint("/api/route-worth", "What one more route would bring.", RouteAsked, RouteWorth, route_worth),
)
