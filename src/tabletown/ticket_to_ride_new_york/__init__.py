"""Ticket to Ride: New York: collect cards, claim routes across Manhattan, complete secret tickets."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabletown.ticket_to_ride_new_york.rules import GAME, TicketToRideNewYork

__all__ = ["GAME", "TicketToRideNewYork"]

if not TYPE_CHECKING:

    def __getattr__(name):
        """The rules come when they are asked for: the face beside them needs none."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from tabletown.ticket_to_ride_new_york import rules

        return getattr(rules, name)
