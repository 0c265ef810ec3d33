"""Tiles, districts and cities as text, both ways (docs/notation.md)."""

from functools import lru_cache

from tabletown.between_two_cities.box.canvas import NATURE, Canvas, Mask, canvas
from tabletown.between_two_cities.box.modules import District
from tabletown.between_two_cities.box.tiles import SINGLE_COUNTS, TYPE_LETTERS, Building, Kind, Tile, civic_tile
from tabletown.between_two_cities.city.city import City, in_corner
from tabletown.core.errors import Reason, UnreadableMove, WordedError

EMPTY = "."
_LETTERS = " ".join(Building(tile) for tile in SINGLE_COUNTS)
_CARDS = {**TYPE_LETTERS, "C": Kind.CIVIC}
"""District cards by letter."""
_SMALL, _BIG = 4, 5
_SIGNS = frozenset([*Building, EMPTY, NATURE, "/"])
_PLAIN = {str(building): building for building in Building if building is not Building.CIVIC}
_MAT = 3
"""Rows and columns of a landscape."""


class UnreadablePart(Reason):
    TILE = "unreadable-tile"
    SIDE = "unreadable-side"
    SQUARE = "unreadable-square"


class BadCity(WordedError):
    """A text that is no city."""


def parse_tile(text: str) -> Tile:
    try:
        return _parse_civic(text) if "-" in text else Tile(text)
    except ValueError:
        raise UnreadableMove(UnreadablePart.TILE, text=text[:20], letters=_LETTERS) from None


def _parse_civic(text: str) -> Tile:
    """`SF-P`, and `FS-P` just as well: liking has no order."""
    likes, _, dislikes = text.partition("-")
    if len(likes) != 2 or not {*likes, dislikes} <= set(TYPE_LETTERS):
        raise ValueError
    return civic_tile((TYPE_LETTERS[likes[0]], TYPE_LETTERS[likes[1]]), TYPE_LETTERS[dislikes])


def format_district(district: District) -> str:
    """`SP`: shops and parks. Letters are those of civic wishes, and C for civic buildings."""
    return "".join(map(format_card, district))


def format_card(kind: Kind) -> str:
    """One district card."""
    return next(letter for letter, one in _CARDS.items() if one is kind)


def parse_district(text: str) -> District:
    if len(text) != 2 or not set(text) <= set(_CARDS):
        raise BadCity("city-no-district", text=text[:20], cards=" ".join(_CARDS))
    first, second = sorted((_CARDS[text[0]], _CARDS[text[1]]), key=list(_CARDS.values()).index)
    if first is second:
        raise BadCity("city-one-card-twice", text=text)
    return first, second


def format_city(city: City) -> str:
    """Rows from the top, `/` between them; while the square still floats, its first possible place is taken."""
    ground, corner = city.canvas, city.corner
    rows = range(corner, corner + ground.size * ground.width, ground.width)
    grid = "/".join("".join(letter_at(city, cell) for cell in range(row, row + ground.size)) for row in rows)
    return " ".join([grid, *format_marks(city)])


def format_canvas(city: City) -> str:
    """The whole canvas, as a city in notation: squares keep their names from here while the city grows."""
    ground = city.canvas
    rows = [range(ground.cell(row, 0), ground.cell(row, ground.side)) for row in range(ground.side)]
    return "/".join("".join(letter_at(city, cell) for cell in row) for row in rows)


def letter_at(city: City, cell: int) -> str:
    """What stands on a cell of the canvas, nature and nothing included."""
    return city.at(cell) or (NATURE if city.canvas.nature >> cell & 1 else EMPTY)


def format_marks(city: City) -> list[str]:
    """What follows the grid: duplexes, and the wishes of civic buildings."""
    if not (city.lying or city.standing or city.civics):
        return []
    return [*format_duplexes(city), *(f"{square_at(city, cell)}:{tile}" for cell, tile in city.civics)]


def format_duplexes(city: City) -> list[str]:
    return list(_written(city.canvas, city.lying, city.standing, city.corner))


@lru_cache(maxsize=1 << 10)
def _written(ground: Canvas, lying: Mask, standing: Mask, corner: int) -> tuple[str, ...]:
    """Cities are written with every tile, and duplexes stay where they are."""
    names = ground.squares
    cells = cells_of_duplexes(ground, lying, standing)
    return tuple([f"+{names[first - corner]}{names[second - corner]}" for first, second in cells])


def duplex_cells(city: City) -> list[tuple[int, int]]:
    """The two cells of every duplex, from the top left."""
    return cells_of_duplexes(city.canvas, city.lying, city.standing)


def cells_of_duplexes(ground: Canvas, lying: Mask, standing: Mask) -> list[tuple[int, int]]:
    steps = [(cell, 1 if lying >> cell & 1 else ground.width) for cell in bits(lying | standing)]
    return [(cell, cell + step) for cell, step in steps]


def square_at(city: City, cell: int) -> str:
    """The name of a cell within the square that `format_city` writes."""
    return city.canvas.squares[cell - city.corner]


def bits(mask: int) -> list[int]:
    found = []
    while mask:
        first = mask & -mask
        found.append(first.bit_length() - 1)
        mask ^= first
    return found


def parse_city(text: str, size: int | None = None) -> City:
    """Read a city, or a smaller part of one. Where duplexes are not marked, every tile counts as a single.

    Unless a size is given, a city with a landscape or with more than four rows or columns is 5×5, any other one 4×4.
    """
    grid, *marks = text.split() or [""]
    # Small letters are no other buildings.
    grid = grid.upper()
    rows = grid.split("/")
    if wrong := next((letter for letter in grid if letter not in _SIGNS), None):
        raise BadCity(
            "city-no-building", letter=wrong, letters=_LETTERS, civic=str(Building.CIVIC), empty=EMPTY, nature=NATURE
        )
    size = _size_of(grid, rows) if size is None else size
    if not 1 <= len(rows) <= size or not 1 <= max(map(len, rows)) <= size:
        raise BadCity("city-too-big", grid=grid[:40], size=size)
    if short := next((number for number, row in enumerate(rows, 1) if len(row) != len(rows[0])), None):
        raise BadCity("city-uneven", row=short, grid=grid, count=len(rows[short - 1]), first=len(rows[0]))
    ground = canvas(size, _landscape(rows, size))
    if not ground.windows or grid.count(NATURE) == size * size:
        raise BadCity("city-cut", grid=grid)
    duplexes = [mark for mark in marks if mark.startswith("+")]
    civics = _wishes(ground, [mark for mark in marks if not mark.startswith("+")])
    city = in_corner(ground, _plain_cells(ground, rows))
    for number, row in enumerate(rows):
        if Building.CIVIC in row:
            for cell in (ground.cell(number, column) for column, letter in enumerate(row) if letter == Building.CIVIC):
                city = city.place(_tile_on(Building.CIVIC, ground.squares[cell], civics), cell)
    if civics:
        square = next(iter(civics))
        raise BadCity("city-no-civic", mark=f"{square}:{civics[square]}", civic=str(Building.CIVIC))
    return _joined(city, duplexes)


def _size_of(grid: str, rows: list[str]) -> int:
    return _BIG if NATURE in grid or max(len(rows), *map(len, rows)) > _SMALL else _SMALL


def _plain_cells(ground: Canvas, rows: list[str]) -> dict[Building, int]:
    """By building: the cells where it stands as a single tile; all but the civic ones."""
    found: dict[Building, int] = {}
    for number, row in enumerate(rows):
        for column, letter in enumerate(row):
            building = _PLAIN.get(letter)
            if building is not None:
                found[building] = found.get(building, 0) | 1 << ground.cell(number, column)
    return found


def parse_canvas(text: str) -> City:
    """What `format_canvas` writes, with its marks behind it: a city that can grow as at its table."""
    grid, *marks = text.split() or [""]
    rows = grid.split("/")
    big = NATURE in grid
    size, start = (_BIG, _BIG - _MAT) if big else (_SMALL, _SMALL - 1)
    mat = [row[start : start + _MAT] for row in rows[start : start + _MAT]]
    ground = canvas(size, _landscape(mat, _MAT) if big else "")
    if len(rows) != ground.side or any(len(row) != ground.side for row in rows) or not ground.windows:
        raise BadCity("city-no-canvas", side=ground.side)
    civics = _wishes(ground, [mark for mark in marks if not mark.startswith("+")])
    city = City(ground, ground.all_windows, 0, 0)
    for number, row in enumerate(rows):
        for column, letter in enumerate(row):
            cell = ground.cell(number, column)
            if letter not in (EMPTY, NATURE):
                if letter not in set(Building):
                    raise BadCity("city-no-canvas", side=ground.side)
                city = city.place(_tile_on(letter, ground.squares[cell], civics), cell)
            if (letter == NATURE) != bool(ground.nature >> cell & 1) or not city.windows:
                raise BadCity("city-no-canvas", side=ground.side)
    return _joined(city, [mark for mark in marks if mark.startswith("+")])


def _landscape(rows: list[str], size: int) -> str:
    """The natural cells of a whole square, as a canvas wants them; nothing if there are none."""
    if not any(NATURE in row for row in rows):
        return ""
    marks = ["".join(NATURE if letter == NATURE else EMPTY for letter in row).ljust(size, EMPTY) for row in rows]
    return "/".join([*marks, *[EMPTY * size] * (size - len(rows))])


def _wishes(ground: Canvas, marks: list[str]) -> dict[str, Tile]:
    """By square: the civic tile that a mark like `b2:SF-P` puts there."""
    found: dict[str, Tile] = {}
    for mark in marks:
        square, _, wishes = mark.partition(":")
        try:
            tile = _parse_civic(wishes)
        except ValueError:
            raise BadCity("city-mark", mark=mark[:20]) from None
        if square not in ground.cell_of or square in found:
            raise BadCity("city-mark-square", mark=mark[:20])
        found[square] = tile
    return found


def _tile_on(letter: str, square: str, civics: dict[str, Tile]) -> Tile:
    if letter != Building.CIVIC:
        return Tile(letter)
    if square not in civics:
        raise BadCity("city-no-wishes", square=square)
    return civics.pop(square)


def _joined(city: City, marks: list[str]) -> City:
    lying = standing = used = 0
    for mark in marks:
        first, second = city.canvas.cell_of.get(mark[1:3], -1), city.canvas.cell_of.get(mark[3:], -1)
        if min(first, second) < 0:
            raise BadCity("city-no-duplex", mark=mark[:20])
        cells = 1 << first | 1 << second
        if cells & ~city.built or second - first not in (1, city.canvas.width):
            raise BadCity("city-duplex-squares", mark=mark)
        if cells & used or cells & city.mask(Building.CIVIC):
            raise BadCity("city-covered", mark=mark)
        used |= cells
        lying |= 1 << first if second - first == 1 else 0
        standing |= 1 << first if second - first != 1 else 0
    return City(city.canvas, city.windows, city.built, city.planes, lying, standing, city.civics)
