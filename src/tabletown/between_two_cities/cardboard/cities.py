"""Cities that were built with cardboard: what about them cannot have come out of one box."""

from collections import Counter
from collections.abc import Iterator, Sequence

from tabletown.between_two_cities.box.canvas import canvas
from tabletown.between_two_cities.box.capitals import BIG, CIVICS, Mat, capitals
from tabletown.between_two_cities.box.landscapes import NATURAL, SIDE
from tabletown.between_two_cities.box.modules import NEVER, District, Modules
from tabletown.between_two_cities.box.tiles import DUPLEXES, SINGLES, Building, Kind, Tile
from tabletown.between_two_cities.city.city import DUPLEXES_PER_CITY, City
from tabletown.between_two_cities.city.notation import duplex_cells, format_district
from tabletown.core.sentence import Sentence, Word, sentence

_NAMES = frozenset(tile.value for tile in Tile)


def doubts(cities: Sequence[City], districts: Sequence[District] = (), more: Sequence[Tile] = ()) -> list[Sentence]:
    """What a real game could not have built; `more` are tiles beside the cities. Scores are right all the same."""
    return [
        *_too_many(cities, more),
        *_civics_twice(cities, more),
        *_strange_duplexes(cities),
        *_scattered(cities),
        *_strange_land(cities),
        *_strange_districts(districts),
    ]


def modules_of(cities: Sequence[City], districts: Sequence[District] = ()) -> Modules:
    """What of Capitals a table was played with, as far as its cities show it."""
    return Modules(
        landscapes=any(city.canvas.nature for city in cities),
        civics=any(city.civics for city in cities) or any(Kind.CIVIC in pair for pair in districts),
        districts=tuple(districts),
    )


def mat_places(mat: Mat) -> tuple[tuple[int, int], ...]:
    """Where a mat can lie in a finished city: the row and the column of its first cell, from 0."""
    ground = canvas(BIG, mat.grid)
    start = BIG - SIDE
    corners = [divmod(corner, ground.width) for corner in ground.corners]
    return tuple(sorted((start - row, start - column) for row, column in corners))


def _too_many(cities: Sequence[City], more: Sequence[Tile]) -> Iterator[Sentence]:
    # How many civic tiles there are is no secret of the data file: the base game is counted without it.
    box = Counter(building for tile in (*SINGLES, *DUPLEXES) for building in tile.buildings)
    box[Building.CIVIC] = CIVICS
    beside = Counter(building for tile in more for building in tile.buildings)
    for building in Building:
        count = sum(city.mask(building).bit_count() for city in cities) + beside[building]
        if count > box[building]:
            name = building.name.lower()
            yield sentence(
                "doubt-too-many",
                f"there are {count} {building} ({name}) here, but the box has only {box[building]}",
                count=count,
                building=Word(f"building-{name}"),
                most=box[building],
            )


def _civics_twice(cities: Sequence[City], more: Sequence[Tile]) -> Iterator[Sentence]:
    there = Counter([tile for city in cities for _, tile in city.civics] + [tile for tile in more if tile.is_civic])
    for tile, count in there.items():
        most = capitals().civics.count(tile)
        if count > most:
            times = f"is here {count} times, but in the box {'once' if most == 1 else f'{most} times'}"
            english = f"the civic tile {tile} {times if most else 'is not in the box'}"
            yield sentence("doubt-civics", english, tile=str(tile), count=count, most=most)


def _strange_duplexes(cities: Sequence[City]) -> Iterator[Sentence]:
    seen: set[str] = set()
    for number, city in enumerate(cities, 1):
        cells = duplex_cells(city)
        if len(cells) > DUPLEXES_PER_CITY or (cells and city.is_full and len(cells) < DUPLEXES_PER_CITY):
            yield sentence(
                "doubt-duplexes",
                f"city {number} has {len(cells)} marked as duplexes, but a city gets {DUPLEXES_PER_CITY}",
                city=number,
                count=len(cells),
                most=DUPLEXES_PER_CITY,
            )
        for first, second in cells:
            name = _duplex_name(city.at(first), city.at(second), lies=second == first + 1)
            if name not in _NAMES:
                english = f"city {number}: the box has no duplex {name}"
                yield sentence("doubt-no-duplex", english, city=number, tile=name)
            elif name in seen:
                english = f"city {number}: the duplex {name} is there twice, but the box has it once"
                yield sentence("doubt-duplex-twice", english, city=number, tile=name)
            seen.add(name)


def _duplex_name(first: Building | None, second: Building | None, *, lies: bool) -> str:
    return f"{first}{'' if lies else '/'}{second}"


def _scattered(cities: Sequence[City]) -> Iterator[Sentence]:
    for number, city in enumerate(cities, 1):
        if not city.canvas.in_one_piece(city.built):
            yield sentence("doubt-scattered", f"city {number} is not in one piece", city=number)


def _strange_land(cities: Sequence[City]) -> Iterator[Sentence]:
    for number, city in enumerate(cities, 1):
        count = city.canvas.nature.bit_count()
        if city.built and city.canvas.size == BIG and count != NATURAL:
            english = f"city {number} has {count} natural cells, but a landscape has {NATURAL}"
            yield sentence("doubt-landscape", english, city=number, count=count, most=NATURAL)
    if len({city.canvas.size for city in cities}) > 1:
        yield sentence("doubt-sizes", "some of these cities are 4×4 and others 5×5: at one table all are alike")


def _strange_districts(districts: Sequence[District]) -> Iterator[Sentence]:
    named = Counter(kind for pair in districts for kind in pair)
    for kind, count in named.items():
        if count > 1:
            english = f"the district card {kind} is here {count} times, but there is one"
            yield sentence("doubt-card-twice", english, kind=Word(f"building-{kind}"), count=count)
    for pair in districts:
        if set(pair) == NEVER:
            english = f"a district {format_district(pair)} cannot be: factory and house are drawn again"
            yield sentence("doubt-never", english, district=format_district(pair))
