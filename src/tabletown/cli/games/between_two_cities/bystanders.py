"""Automas score without having a seat, and so does the city that they build without you."""

from tabletown.between_two_cities.automas.names import Automa, Town
from tabletown.between_two_cities.solo.state import TOWNS
from tabletown.between_two_cities.solo.view import SoloView
from tabletown.cli.bystanders import Bystander
from tabletown.core.outcome import Outcome


def bystanders(view: object, outcome: Outcome, seats: int) -> tuple[Bystander, ...]:
    """Automas come after the seats in an Outcome, Autommaso first."""
    places = range(seats, len(outcome.scores))
    automas = [
        Bystander(name, "automas", outcome.scores[place], place) for name, place in zip(Automa, places, strict=False)
    ]
    if not isinstance(view, SoloView):
        return tuple(automas)
    ville = Bystander(Town.AUTOMAVILLE, "automaville", view.points[TOWNS.index(Town.AUTOMAVILLE)], None)
    return (*automas, ville)
