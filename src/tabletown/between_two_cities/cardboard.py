"""Cities that were built with cardboard: what about them cannot have come out of one box."""

from collections import Counter
from collections.abc import Sequence

from tabletown.between_two_cities.capitals import BIG, capitals
from tabletown.between_two_cities.city import DUPLEXES_PER_CITY, City
from tabletown.between_two_cities.landscapes import NATURAL
from tabletown.between_two_cities.modules import District, Modules
from tabletown.between_two_cities.notation import duplex_cells
from tabletown.between_two_cities.tiles import DUPLEXES, SINGLES, Building, Kind, Tile

_NAMES = frozenset(tile.value for tile in Tile)


def doubts(cities: Sequence[City]) -> tuple[str, ...]:
    """Sentences about what a real game could not have built. Scores are right all the same."""
    return (*_too_many(cities), *_strange_duplexes(cities), *_scattered(cities), *_strange_land(cities))


def modules_of(cities: Sequence[City], districts: Sequence[District] = ()) -> Modules:
    """What of Capitals a table was played with, as far as its cities show it."""
    return Modules(
        landscapes=any(city.canvas.nature for city in cities),
        civics=any(city.civics for city in cities) or any(Kind.CIVIC in pair for pair in districts),
        districts=tuple(districts),
    )


def _too_many(cities: Sequence[City]) -> list[str]:
    box = Counter(building for tile in (*SINGLES, *capitals().civics, *DUPLEXES) for building in tile.buildings)
    found = []
    for building in Building:
        count = sum(city.mask(building).bit_count() for city in cities)
        if count > box[building]:
            name = building.name.lower()
            found.append(f"there are {count} {building} ({name}) here, but the box has only {box[building]}")
    return found


def _strange_duplexes(cities: Sequence[City]) -> list[str]:
    found = []
    seen: set[str] = set()
    for number, city in enumerate(cities, 1):
        cells = duplex_cells(city)
        if len(cells) > DUPLEXES_PER_CITY or (cells and city.is_full and len(cells) < DUPLEXES_PER_CITY):
            found.append(f"city {number} has {len(cells)} marked as duplexes, but a city gets {DUPLEXES_PER_CITY}")
        for first, second in cells:
            name = _duplex_name(city.at(first), city.at(second), lies=second == first + 1)
            if name not in _NAMES:
                found.append(f"city {number}: the box has no duplex {name}")
            elif name in seen:
                found.append(f"city {number}: the duplex {name} is there twice, but the box has it once")
            seen.add(name)
    return found


def _duplex_name(first: Building | None, second: Building | None, *, lies: bool) -> str:
    return f"{first}{'' if lies else '/'}{second}"


def _scattered(cities: Sequence[City]) -> list[str]:
    return [
        f"city {number} is not in one piece"
        for number, city in enumerate(cities, 1)
        if not city.canvas.in_one_piece(city.built)
    ]


def _strange_land(cities: Sequence[City]) -> list[str]:
    found = [
        f"city {number} has {city.canvas.nature.bit_count()} natural cells, but a landscape has {NATURAL}"
        for number, city in enumerate(cities, 1)
        if city.canvas.size == BIG and city.canvas.nature.bit_count() != NATURAL
    ]
    if len({city.canvas.size for city in cities}) > 1:
        found.append("some of these cities are 4×4 and others 5×5: at one table all are alike")
    return found
