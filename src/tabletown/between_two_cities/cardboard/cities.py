"""Cities that were built with cardboard: what about them cannot have come out of one box."""

from collections import Counter
from collections.abc import Iterator, Sequence

from tabletown.between_two_cities.box.canvas import canvas
from tabletown.between_two_cities.box.capitals import BIG, CIVICS, Mat, capitals
from tabletown.between_two_cities.box.landscapes import NATURAL, SIDE
from tabletown.between_two_cities.box.modules import NEVER, District, Modules
from tabletown.between_two_cities.box.tiles import DUPLEXES, SINGLES, Building, Kind, Tile
from tabletown.between_two_cities.box.words import BUILDING_WORDS, type_word
from tabletown.between_two_cities.city.city import DUPLEXES_PER_CITY, City
from tabletown.between_two_cities.city.notation import duplex_cells, format_district
from tabletown.core.sentence import Sentence, Word, sentence

BOX = Counter(building for tile in (*SINGLES, *DUPLEXES) for building in tile.buildings)
"""By building: how many the box has, duplexes among them."""
# How many civic tiles there are is no secret of the data file: the base game is counted without it.
BOX[Building.CIVIC] = CIVICS
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
    beside = Counter(building for tile in more for building in tile.buildings)
    for building in Building:
        count = sum(city.mask(building).bit_count() for city in cities) + beside[building]
        if count > BOX[building]:
            name = Word(BUILDING_WORDS[building])
            yield sentence("doubt-too-many", count=count, building=name, most=BOX[building])


def _civics_twice(cities: Sequence[City], more: Sequence[Tile]) -> Iterator[Sentence]:
    there = Counter([tile for city in cities for _, tile in city.civics] + [tile for tile in more if tile.is_civic])
    for tile, count in there.items():
        most = capitals().civics.count(tile)
        if count > most:
            yield sentence("doubt-civics", tile=str(tile), count=count, most=most)


def _strange_duplexes(cities: Sequence[City]) -> Iterator[Sentence]:
    seen: set[str] = set()
    for number, city in enumerate(cities, 1):
        cells = duplex_cells(city)
        if len(cells) > DUPLEXES_PER_CITY or (cells and city.is_full and len(cells) < DUPLEXES_PER_CITY):
            yield sentence("doubt-duplexes", city=number, count=len(cells), most=DUPLEXES_PER_CITY)
        for first, second in cells:
            name = _duplex_name(city.at(first), city.at(second), lies=second == first + 1)
            if name not in _NAMES:
                yield sentence("doubt-no-duplex", city=number, tile=name)
            elif name in seen:
                yield sentence("doubt-duplex-twice", city=number, tile=name)
            seen.add(name)


def _duplex_name(first: Building | None, second: Building | None, *, lies: bool) -> str:
    return f"{first}{'' if lies else '/'}{second}"


def _scattered(cities: Sequence[City]) -> Iterator[Sentence]:
    for number, city in enumerate(cities, 1):
        if not city.canvas.in_one_piece(city.built):
            yield sentence("doubt-scattered", city=number)


def _strange_land(cities: Sequence[City]) -> Iterator[Sentence]:
    for number, city in enumerate(cities, 1):
        count = city.canvas.nature.bit_count()
        if city.built and city.canvas.size == BIG and count != NATURAL:
            yield sentence("doubt-landscape", city=number, count=count, most=NATURAL)
    if len({city.canvas.size for city in cities}) > 1:
        yield Sentence("doubt-sizes")


def _strange_districts(districts: Sequence[District]) -> Iterator[Sentence]:
    named = Counter(kind for pair in districts for kind in pair)
    for kind, count in named.items():
        if count > 1:
            yield sentence("doubt-card-twice", kind=type_word(kind), count=count)
    for pair in districts:
        if set(pair) == NEVER:
            yield sentence("doubt-never", district=format_district(pair))
