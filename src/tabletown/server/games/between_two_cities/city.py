"""One city on the wire: a grid of letters, its points, and where the next tile may go. Drawn anew with every tile."""

from collections.abc import Sequence
from functools import lru_cache
from operator import getitem

from msgspec import Struct

from tabletown.between_two_cities.box.canvas import NATURE, Canvas, Mask
from tabletown.between_two_cities.box.modules import BASE, Modules
from tabletown.between_two_cities.box.tiles import Building, Kind, Tile
from tabletown.between_two_cities.city.city import BUILDINGS, City
from tabletown.between_two_cities.city.civics import points_beside, types_beside
from tabletown.between_two_cities.city.notation import EMPTY, bits, cells_of_duplexes, format_marks
from tabletown.between_two_cities.city.scoring import growing_score

_LETTERS = "".join(BUILDINGS).encode()


class CivicPicture(Struct, frozen=True):
    """A civic building and its wishes."""

    square: str
    """Of the canvas."""
    tile: str
    likes: tuple[Kind, ...]
    dislikes: Kind
    points: int
    """What it scores now: 1, 3 or 6."""


class CityPicture(Struct, frozen=True):
    """Sections `city/0`, `city/1`, …, for everybody. City i lies between seats i and i + 1."""

    grid: str
    """The whole canvas, rows from the top with / between them; a dot is an empty square, `a1` the top left one.
    With Capitals `#` is nature, and `C` a civic building."""
    joins: tuple[str, ...]
    """Duplexes, as the two squares that each covers: `d4e4`."""
    frame: tuple[str, str]
    """Top left and bottom right square of the part of the canvas where tiles can still go."""
    owners: tuple[int, ...]
    scores: dict[str, int]
    """By building type, in the order of the score sheet."""
    total: int
    notation: str
    """The city alone, as `tabletown score` reads it."""
    size: int
    """Rows and columns of the finished square: 4, or 5 with a landscape."""
    civics: tuple[CivicPicture, ...]
    """From the top left; empty without civic tiles."""
    room: tuple[str, str, str]
    """Squares that take a single tile, a lying duplex, a standing one (its first half), one after the other: `d4e4`."""


def city_picture(
    city: City, number: int, worth: int, seats: int, modules: Modules = BASE, districts: int = 0
) -> CityPicture:
    """One city, its factories worth so much each, its districts so much together."""
    ground = city.canvas
    size, width, start = ground.size, ground.width, city.corner
    grid = _grid(city)
    square = "/".join([grid[row : row + size] for row in range(start, start + size * width, width)])
    score = growing_score(city, worth, districts)
    return CityPicture(
        grid,
        _joins(city),
        _frame(ground, city.windows),
        owners_of(number, seats),
        score.shown(modules),
        sum(score),
        " ".join([square, *format_marks(city)]),
        size,
        tuple([_civic(city, cell, tile) for cell, tile in city.civics]),
        _cells_by_shape(city),
    )


def _joins(city: City) -> tuple[str, ...]:
    return _names_of_duplexes(city.canvas, city.lying, city.standing) if city.lying or city.standing else ()


@lru_cache(maxsize=1 << 10)
def _names_of_duplexes(ground: Canvas, lying: Mask, standing: Mask) -> tuple[str, ...]:
    """They stay where they are while many a single tile comes."""
    squares = ground.squares
    return tuple([squares[first] + squares[second] for first, second in cells_of_duplexes(ground, lying, standing)])


def _cells_by_shape(city: City) -> tuple[str, str, str]:
    names = _names(city.canvas)
    single, lying, standing = city.cells_by_shape()
    return _squares(names, single), _squares(names, lying), _squares(names, standing)


def _squares(names: Sequence[Sequence[str]], mask: Mask) -> str:
    return "".join(map(getitem, names, mask.to_bytes(len(names), "little")))


@lru_cache
def _names(ground: Canvas) -> tuple[tuple[str, ...], ...]:
    """For every eight cells of a canvas, and by the byte that says which of them are meant: their names in a row."""
    eights = [ground.squares[start : start + 8] for start in range(0, ground.plane, 8)]
    return tuple(
        tuple("".join([name for bit, name in enumerate(names) if byte >> bit & 1]) for byte in range(256))
        for names in eights
    )


def _civic(city: City, cell: int, tile: Tile) -> CivicPicture:
    beside = types_beside(city, cell)
    return CivicPicture(
        city.canvas.squares[cell], tile, tile.likes, tile.dislikes or tile.likes[0], points_beside(tile, beside)
    )


def _grid(city: City) -> str:
    found = bytearray(_blank(city.canvas))
    for cell, _ in city.civics:
        found[cell] = ord(Building.CIVIC)
    places, last = _places(city.canvas.plane), -1
    written = f"{city.planes:b}"[::-1]
    while (last := written.find("1", last + 1)) >= 0:
        cell, letter = places[last]
        found[cell] = letter
    return found.decode()


@lru_cache
def _places(plane: int) -> tuple[tuple[int, int], ...]:
    """By bit of packed masks: which cell it means, and the letter of what stands there."""
    return tuple((bit % plane, _LETTERS[bit // plane]) for bit in range(plane * len(_LETTERS)))


@lru_cache
def _blank(ground: Canvas) -> bytes:
    """One letter per cell; between two rows lies the guard column, which has room for the stroke."""
    letters = [NATURE if ground.nature >> cell & 1 else EMPTY for cell in range(ground.plane)]
    letters[ground.side :: ground.width] = "/" * ground.side
    return "".join(letters[:-1]).encode()


@lru_cache
def _frame(ground: Canvas, windows: Mask) -> tuple[str, str]:
    # Around a landscape the corners of this frame may be cells that no window reaches.
    rows, columns = zip(*[divmod(cell, ground.width) for cell in bits(ground.reach(windows).cells)], strict=True)
    first, last = min(rows) * ground.width + min(columns), max(rows) * ground.width + max(columns)
    return ground.squares[first], ground.squares[last]


def owners_of(city: int, seats: int) -> tuple[int, ...]:
    return (city // 2,) if seats == 2 else (city, (city + 1) % seats)
