"""How a solo game begins: what was agreed and dealt, and the first turn of the Automas, who need no move."""

from collections.abc import Iterator

from tabletown.between_two_cities.automas.events import CardDrawn, Took
from tabletown.between_two_cities.automas.names import Town
from tabletown.between_two_cities.automas.words import town_word
from tabletown.between_two_cities.box.words import name_categories, name_tiles
from tabletown.between_two_cities.people import events as happened
from tabletown.between_two_cities.people.opening import tell_modules
from tabletown.between_two_cities.solo.state import SIDES, TOWN_OF, YOU
from tabletown.between_two_cities.solo.view import SoloView
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
