"""Ticket to Ride: New York as numbers."""

from tabletown.envs.ticket_to_ride_new_york.encoding import make

__all__ = ["make"]
