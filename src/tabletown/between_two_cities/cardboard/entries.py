"""What is told to the companion, checked: tiles that the box holds, finished cities, pairs of district cards."""

from collections import Counter
from collections.abc import Sequence

from tabletown.between_two_cities.automas.ville import Ville
from tabletown.between_two_cities.box.canvas import NATURE
from tabletown.between_two_cities.box.capitals import BIG, capitals
from tabletown.between_two_cities.box.modules import DISTRICTS, NEVER, District, district_cards
from tabletown.between_two_cities.box.tiles import SINGLE_COUNTS, Building, Tile
from tabletown.between_two_cities.box.words import name_tile
from tabletown.between_two_cities.cardboard.cities import doubts
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.city.notation import EMPTY, BadCity, format_district, parse_city
from tabletown.core.errors import WordedError

SMALL = 4
_CITY_LETTERS = (*Building, EMPTY, NATURE)


class BadEntry(WordedError):
    """What was entered cannot be."""


def box_count(tile: Tile) -> int:
    """How many of a tile the box has; every duplex once."""
    return capitals().civics.count(tile) if tile.is_civic else SINGLE_COUNTS.get(tile, 1)


def check_box(tiles: Sequence[Tile]) -> None:
    """There cannot be more tiles of a kind than the box holds. Raises BadEntry."""
    for tile, count in Counter(tiles).items():
        most = box_count(tile)
        if count > most:
            name = name_tile(tile) if tile in SINGLE_COUNTS else str(tile)
            raise BadEntry("entry-too-many", count=count, tile=name, most=most)


def check_districts(pairs: Sequence[District], *, civics: bool) -> tuple[District, ...]:
    """Three pairs of different cards, and never factory with house. Raises BadEntry."""
    cards = district_cards(civics=civics)
    named = [kind for pair in pairs for kind in pair]
    if len(pairs) != DISTRICTS or len(set(named)) < len(named) or not set(named) <= set(cards):
        raise BadEntry("entry-districts", count=DISTRICTS)
    if wrong := next((pair for pair in pairs if set(pair) == NEVER), None):
        raise BadEntry("entry-never", district=format_district(wrong))
    return tuple(pairs)


def read_city(text: str, mat: str) -> City:
    """A finished city: its letters with or without slashes, then the wishes of its civic buildings.

    With a landscape its natural cells are `#`, and they must be those of the mat. Raises BadEntry.
    """
    size = BIG if mat else SMALL
    words = text.split()
    letters = "".join(word for word in words if ":" not in word).replace("/", "").upper()
    if wrong := next((letter for letter in letters if letter not in _CITY_LETTERS), None):
        known = " ".join([*Building, *([NATURE] if mat else [])])
        raise BadEntry("entry-no-tile", tile=wrong, tiles=known)
    if len(letters) != size**2:
        raise BadEntry("entry-city-size", wanted=size**2, given=len(letters))
    rows = [letters[start : start + size] for start in range(0, size**2, size)]
    wishes = [f"{square.lower()}:{tile.upper()}" for square, _, tile in (w.partition(":") for w in words if ":" in w)]
    try:
        city = parse_city(" ".join(["/".join(rows), *wishes]), size)
    except BadCity as error:
        raise BadEntry(error.said.message, **dict(error.said.values)) from None
    if not city.is_full:
        raise BadEntry("entry-city-open")
    if not _fits(rows, mat):
        raise BadEntry("entry-city-mat")
    return city


def check_cities(cities: Sequence[City], ville: Ville) -> None:
    """All tiles on the table come out of one box. Raises BadEntry."""
    wrong = next((doubt for doubt in doubts(cities, more=ville.tiles) if doubt.message in _OUT_OF_THE_BOX), None)
    if wrong is not None:
        raise BadEntry(wrong.message, **dict(wrong.values))


_OUT_OF_THE_BOX = ("doubt-too-many", "doubt-civics")


def _fits(rows: Sequence[str], mat: str) -> bool:
    """Whether these squares have the mat somewhere, and no other nature."""
    lines = mat.split("/") if mat else []
    wanted = {(r, c) for r, line in enumerate(lines) for c, mark in enumerate(line) if mark == NATURE}
    there = {(r, c) for r, row in enumerate(rows) for c, letter in enumerate(row) if letter == NATURE}
    free = range(len(rows) - len(lines) + 1)
    return any({(r + down, c + across) for r, c in wanted} == there for down in free for across in free)
