"""How a table of two people and an Automa begins: what was dealt, and the Automa's first turn, which needs no move."""

from collections.abc import Iterator

from tabletown.between_two_cities.automas.events import CardDrawn, Took
from tabletown.between_two_cities.people import events as happened
from tabletown.between_two_cities.people.opening import numbered, say_modules
from tabletown.between_two_cities.people.words import say_tile
from tabletown.between_two_cities.two_with_automa.state import SHARED_CITY
from tabletown.between_two_cities.two_with_automa.view import DuoView
from tabletown.core.event import Event


def duo_laid(view: DuoView) -> Iterator[str]:
    yield from say_modules(view.modules, numbered(view.cities))
    for tile, city in zip(view.duplexes, SHARED_CITY, strict=True):
        yield f"In round 2 city {city + 1} gets {say_tile(tile)}."


def duo_began(view: DuoView) -> tuple[Event, ...]:
    row = view.automa
    events: list[Event] = [happened.RoundBegan(1, "")]
    events += [] if view.seat is None else [happened.PickedUp(view.seat, view.hand)]
    events += [] if row.card is None else [CardDrawn(row.automa, row.card)]
    return (*events, *(Took(row.automa, f"city {one.city + 1}", one.choice) for one in row.taken))
