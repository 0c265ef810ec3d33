"""How a table of two people and an Automa begins: what was dealt, and the Automa's first turn, which needs no move."""

from collections.abc import Iterator

from tabletown.between_two_cities.automas.events import CardDrawn, Took
from tabletown.between_two_cities.box.words import name_one
from tabletown.between_two_cities.people import events as happened
from tabletown.between_two_cities.people.opening import numbered, tell_modules
from tabletown.between_two_cities.two_with_automa.state import SHARED_CITY
from tabletown.between_two_cities.two_with_automa.view import DuoView
from tabletown.core.event import Event
from tabletown.core.sentence import Sentence, sentence


def duo_laid(view: DuoView) -> Iterator[Sentence]:
    yield from tell_modules(view.modules, numbered(view.cities))
    for tile, city in zip(view.duplexes, SHARED_CITY, strict=True):
        yield sentence("laid-duplex", city=city + 1, tile=name_one(tile))


def duo_began(view: DuoView) -> tuple[Event, ...]:
    row = view.automa
    events: list[Event] = [happened.RoundBegan(1, "")]
    events += [] if view.seat is None else [happened.PickedUp(view.seat, view.hand)]
    events += [] if row.card is None else [CardDrawn(row.automa, row.card)]
    return (*events, *(Took(row.automa, f"city {one.city + 1}", one.choice) for one in row.taken))
