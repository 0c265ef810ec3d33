"""Between Two Cities and Ticket to Ride: New York, played right. `tabletown.load(name)` gives the rules of a game."""

from importlib import import_module
from typing import cast

from tabletown.core.registry import load, names, register
from tabletown.core.sentence import Speak, register_speaker

__all__ = ["__version__", "load", "names", "register"]
__version__ = "0.1.0"

register("between-two-cities", "tabletown.between_two_cities")
register("ticket-to-ride-new-york", "tabletown.ticket_to_ride_new_york")


def _english() -> Speak:
    """Not before something is said: most programs never need words, and the browser's Python has none."""
    return cast("Speak", import_module("tabletown.locales").say_sentence)


register_speaker(_english)
