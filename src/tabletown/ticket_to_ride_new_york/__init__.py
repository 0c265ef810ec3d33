"""Ticket to Ride: New York: collect cards, claim routes across Manhattan, complete secret tickets."""

from tabletown.ticket_to_ride_new_york.rules import TicketToRideNewYork

__all__ = ["GAME", "TicketToRideNewYork"]

GAME = TicketToRideNewYork()
