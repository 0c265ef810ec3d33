"""What lies on the table before the first move, in sentences: where a game is told again, its story begins here."""

from collections.abc import Iterator, Mapping

from tabletown.between_two_cities.box.capitals import capitals
from tabletown.between_two_cities.box.modules import Modules
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.people import events as happened
from tabletown.between_two_cities.people.view import View
from tabletown.core.event import Event


def say_modules(modules: Modules, cities: Mapping[str, City]) -> Iterator[str]:
    """What of Capitals was dealt; `cities` by their names."""
    if modules.landscapes:
        yield f"Landscapes: {', '.join(f'{name} {_mat(city)}' for name, city in cities.items())}."
    if modules.civics:
        yield "Civic tiles are among the singles."
    if modules.districts:
        pairs = (f"{n} {one} and {other}" for n, (one, other) in enumerate(modules.districts, 1))
        yield f"Districts: {', '.join(pairs)}."


def people_laid(view: View) -> tuple[str, ...]:
    return tuple(say_modules(view.modules, numbered(view.cities)))


def people_began(view: View) -> tuple[Event, ...]:
    """What has happened before the first move, as far as this seat knows: it is told like every later turn."""
    began = happened.RoundBegan(view.turns[0].round, view.turns[0].part)
    return (began,) if view.seat is None else (began, happened.PickedUp(view.seat, view.hand))


def numbered(cities: tuple[City, ...]) -> dict[str, City]:
    return {f"city {number}": city for number, city in enumerate(cities, 1)}


def _mat(city: City) -> str:
    """`bay (###/#.#/...)`."""
    grid = city.canvas.landscape
    return f"{next(mat.name for mat in capitals().mats if mat.grid == grid)} ({grid})"
