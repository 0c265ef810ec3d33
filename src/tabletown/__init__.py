"""Between Two Cities and Ticket to Ride: New York, played right. `tabletown.load(name)` gives the rules of a game."""

from tabletown.core.registry import load, names, register

__all__ = ["__version__", "load", "names", "register"]
__version__ = "0.1.0"

register("between-two-cities", "tabletown.between_two_cities")
register("ticket-to-ride-new-york", "tabletown.ticket_to_ride_new_york")
