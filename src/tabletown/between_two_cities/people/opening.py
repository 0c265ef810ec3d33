"""What lies on the table before the first move, in sentences: where a game is told again, its story begins here."""

from collections.abc import Iterator, Mapping

from tabletown.between_two_cities.box.capitals import capitals
from tabletown.between_two_cities.box.modules import Modules
from tabletown.between_two_cities.box.words import kind_word, name_city, name_mat
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.people import events as happened
from tabletown.between_two_cities.people.view import View
from tabletown.core.event import Event
from tabletown.core.sentence import Sentence, Value, Word, listing, sentence


def tell_modules(modules: Modules, cities: Mapping[Sentence | Word, City]) -> Iterator[Sentence]:
    """What of Capitals was dealt; `cities` by their names."""
    if modules.landscapes:
        yield sentence("laid-landscapes", mats=listing(_mat(name, city) for name, city in cities.items()))
    if modules.civics:
        yield Sentence("laid-civics")
    if modules.districts:
        pairs = [
            sentence("laid-district", number=n, first=kind_word(one), second=kind_word(other))
            for n, (one, other) in enumerate(modules.districts, 1)
        ]
        yield sentence("laid-districts", pairs=listing(pairs))


def people_laid(view: View) -> tuple[Sentence, ...]:
    return tuple(tell_modules(view.modules, numbered(view.cities)))


def people_began(view: View) -> tuple[Event, ...]:
    """What has happened before the first move, as far as this seat knows: it is told like every later turn."""
    began = happened.RoundBegan(view.turns[0].round, view.turns[0].part)
    return (began,) if view.seat is None else (began, happened.PickedUp(view.seat, view.hand))


def numbered(cities: tuple[City, ...]) -> dict[Sentence | Word, City]:
    return {name_city(number): city for number, city in enumerate(cities)}


def _mat(name: Value, city: City) -> Sentence:
    """`City 1: bay (###/#.#/...)`."""
    grid = city.canvas.landscape
    mat = next(mat.name for mat in capitals().mats if mat.grid == grid)
    return sentence("laid-mat", town=name, mat=name_mat(mat), grid=grid)
