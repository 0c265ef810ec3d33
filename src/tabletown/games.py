"""The games of this package. Nothing outside their own folders knows them by name but this file."""

from tabletown.core.registry import OWN, register

NAMES = {
    "between-two-cities": "tabletown.between_two_cities",
    "ticket-to-ride-new-york": "tabletown.ticket_to_ride_new_york",
}
"""In the order in which they are offered: the first is played where nobody says which. `face.py` has the Face."""


def register_own() -> None:
    for name, package in NAMES.items():
        register(name, package, OWN)
