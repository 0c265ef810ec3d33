"""How a solo game begins: what was agreed and dealt, and the first turn of the Automas, who need no move."""

from collections.abc import Iterator

from tabletown.between_two_cities.automas.events import CardDrawn, Took
from tabletown.between_two_cities.automas.names import Town
from tabletown.between_two_cities.people import events as happened
from tabletown.between_two_cities.people.opening import say_modules
from tabletown.between_two_cities.solo.state import SIDES, TOWN_OF, YOU
from tabletown.between_two_cities.solo.view import SoloView
from tabletown.core.event import Event


def solo_laid(view: SoloView) -> Iterator[str]:
    setting = view.setting
    harder = ", harder districts" if setting.hard else ""
    yield f"{setting.mode.capitalize()} mode, level {setting.level}{harder}."
    towns = (str(TOWN_OF[side]) for side in SIDES)
    yield from say_modules(setting.modules, dict(zip(towns, view.cities, strict=True)))
    if setting.doubled:
        yield f"Double for you: {' and '.join(setting.doubled)}."
    # What the Automas have taken for it in their first turn came last.
    taken = sum(one.town is Town.AUTOMAVILLE for row in view.automas for one in row.taken)
    tiles = view.ville.tiles[: len(view.ville.tiles) - taken]
    yield f"{Town.AUTOMAVILLE} starts with {' '.join(tiles) or 'nothing'}."


def solo_began(view: SoloView) -> tuple[Event, ...]:
    events: list[Event] = [happened.RoundBegan(1, ""), happened.PickedUp(YOU, view.hand)]
    for row in view.automas:
        events += [CardDrawn(row.automa, row.card), *(Took(one.automa, one.town, one.choice) for one in row.taken)]
    return tuple(events)
