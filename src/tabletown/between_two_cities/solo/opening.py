"""How a table with Automas begins: what was agreed and dealt, and the first turn of the Automas, who need no move."""

from collections.abc import Iterator

from tabletown.between_two_cities.automas.events import CardDrawn, Took
from tabletown.between_two_cities.automas.names import Town
from tabletown.between_two_cities.automas.words import town_word
from tabletown.between_two_cities.box.words import name_categories, name_tile, name_tiles
from tabletown.between_two_cities.people import events as happened
from tabletown.between_two_cities.people.opening import numbered, tell_modules
from tabletown.between_two_cities.solo.state import SIDES, TOWN_OF, YOU
from tabletown.between_two_cities.solo.view import SoloView
from tabletown.between_two_cities.two_with_automa.state import SHARED_CITY
from tabletown.between_two_cities.two_with_automa.view import DuoView
from tabletown.core.event import Event
from tabletown.core.sentence import Sentence, sentence


def solo_laid(view: SoloView) -> Iterator[Sentence]:
    setting = view.setting
    yield sentence("laid-mode", mode=str(setting.mode), level=setting.level)
    if setting.hard:
        yield Sentence("laid-hard")
    towns = (town_word(TOWN_OF[side]) for side in SIDES)
    yield from tell_modules(setting.modules, dict(zip(towns, view.cities, strict=True)))
    if setting.doubled:
        yield sentence("solo-doubled", kinds=name_categories(setting.doubled))
    # What the Automas have taken for it in their first turn came last.
    taken = sum(one.town is Town.AUTOMAVILLE for row in view.automas for one in row.taken)
    tiles = view.ville.tiles[: len(view.ville.tiles) - taken]
    yield sentence("laid-ville", tiles=name_tiles(tiles))


def solo_began(view: SoloView) -> tuple[Event, ...]:
    events: list[Event] = [happened.RoundBegan(1, ""), happened.PickedUp(YOU, view.hand)]
    for row in view.automas:
        events += [CardDrawn(row.automa, row.card), *(Took(one.automa, one.town, one.choice) for one in row.taken)]
    return tuple(events)


def duo_laid(view: DuoView) -> Iterator[Sentence]:
    yield from tell_modules(view.modules, numbered(view.cities))
    for tile, city in zip(view.duplexes, SHARED_CITY, strict=True):
        yield sentence("laid-duplex", city=city + 1, tile=name_tile(tile))


def duo_began(view: DuoView) -> tuple[Event, ...]:
    row = view.automa
    events: list[Event] = [happened.RoundBegan(1, "")]
    events += [] if view.seat is None else [happened.PickedUp(view.seat, view.hand)]
    events += [] if row.card is None else [CardDrawn(row.automa, row.card)]
    return (*events, *(Took(row.automa, f"city {one.city + 1}", one.choice) for one in row.taken))
