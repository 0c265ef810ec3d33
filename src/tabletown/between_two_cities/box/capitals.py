"""The box of Capitals as data: landscape mats, civic tiles, points of districts (docs/capitals-data.md).

`capitals.json` holds values of our own where no source gives the printed ones. An owner of the box can replace them.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from tabletown.between_two_cities.box.canvas import NATURE, PLOT
from tabletown.between_two_cities.box.landscapes import DEAD_ENDS, NATURAL, SIDE, normal_form
from tabletown.between_two_cities.box.tiles import TYPES, Kind, Tile, civic_tile
from tabletown.core.data import BadDataFile, OncePerFiles, read_data
from tabletown.core.game import Options

FILE = "capitals.json"
BIG = 5
"""Cities with a landscape are 5×5."""
MATS, CIVICS = 7, 21


@dataclass(frozen=True, slots=True)
class Mat:
    name: str
    grid: str
    """Rows from the top, `#` for nature and `.` for a plot."""


@dataclass(frozen=True, slots=True)
class Capitals:
    mats: tuple[Mat, ...]
    civics: tuple[Tile, ...]
    district_points: tuple[int, int]
    """For the largest district and for the second largest."""


_OWN: ContextVar[Capitals | None] = ContextVar("own_capitals", default=None)


def capitals() -> Capitals:
    """The box that is played with: the data file, or what somebody has said of her own box for this question."""
    return _OWN.get() or file_capitals()


@OncePerFiles
def file_capitals() -> Capitals:
    """Read and checked once."""
    return parse_capitals(read_data("tabletown.between_two_cities.box", FILE))


@contextmanager
def using_capitals(mats: Sequence[Mat], civics: Sequence[Tile]) -> Iterator[None]:
    """While this lasts, questions about cardboard are answered by these mats and civic tiles, where there are any.

    For one question only: no table is ever played so.
    """
    usual = file_capitals()
    kept = _OWN.set(Capitals(tuple(mats) or usual.mats, tuple(civics) or usual.civics, usual.district_points))
    try:
        yield
    finally:
        _OWN.reset(kept)


def own_mat(name: str, grid: str, number: int) -> Mat:
    """A mat that an owner has entered. Raises BadDataFile."""
    return _mat({"name": name, "grid": grid}, number)


def capitals_lines(options: Options) -> list[str]:
    """What a table with these options plays by, as lines of text, for its fingerprint."""
    box = capitals() if any(options.get(name) for name in ("landscapes", "civics", "districts")) else None
    if box is None:
        return []
    return [
        *([mat.grid for mat in box.mats] if options.get("landscapes") else ()),
        *(box.civics if options.get("civics") else ()),
        *(map(str, box.district_points) if options.get("districts") else ()),
    ]


def parse_capitals(data: object) -> Capitals:
    """What a data file says. Raises BadDataFile with a sentence about the first thing that is wrong."""
    top = _mapping(data, "the file")
    mats = tuple(_mat(item, number) for number, item in enumerate(_list(top, "landscapes", MATS), 1))
    civics = tuple(_civic(item, number) for number, item in enumerate(_list(top, "civics", CIVICS), 1))
    for what, many in (("landscape", [mat.grid for mat in mats]), ("name of a landscape", [mat.name for mat in mats])):
        if twice := [item for item, count in Counter(many).items() if count > 1]:
            raise _bad(f"the {what} {twice[0]} is there twice")
    first, second = (_points(item) for item in _list(top, "district_points", 2))
    if first < second:
        raise _bad(f"the largest district cannot score less ({first}) than the second largest ({second})")
    return Capitals(mats, civics, (first, second))


def _mat(item: object, number: int) -> Mat:
    where = f"landscape {number}"
    name, grid = (_text(_mapping(item, where).get(key), f"{where}: its {key}") for key in ("name", "grid"))
    rows = grid.split("/")
    if wrong := next((mark for mark in grid if mark not in {NATURE, PLOT, "/"}), None):
        raise _bad(f"{where} has “{wrong}”: cells are {NATURE} (nature) or {PLOT} (plot)")
    if len(rows) != SIDE or any(len(row) != SIDE for row in rows):
        raise _bad(f"{where} must have {SIDE} rows of {SIDE} cells, like “##./#../##.”")
    if grid.count(NATURE) != NATURAL:
        raise _bad(f"{where} has {grid.count(NATURE)} natural cells instead of {NATURAL}")
    if normal_form(grid) in DEAD_ENDS:
        raise _bad(f"{where} cannot be completed: on “{grid}” a city could get stuck before it is full")
    return Mat(name, grid)


def _civic(item: object, number: int) -> Tile:
    where = f"civic tile {number}"
    wishes = _mapping(item, where)
    likes = [_type(kind, where) for kind in _list(wishes, "likes", 2, f"{where}: likes")]
    dislikes = _type(wishes.get("dislikes"), where)
    if len({*likes, dislikes}) != 3:
        raise _bad(f"{where} must name three different types: two liked and one disliked")
    return civic_tile((likes[0], likes[1]), dislikes)


def _type(item: object, where: str) -> Kind:
    found = next((kind for kind in TYPES if kind == item), None)
    if found is None:
        raise _bad(f"{where} names “{str(item)[:20]}”: types are {', '.join(TYPES)}")
    return found


def _points(item: object) -> int:
    if not isinstance(item, int) or isinstance(item, bool) or not 0 <= item <= 100:
        raise _bad(f"district_points has {str(item)[:20]}: points are whole numbers from 0 to 100")
    return item


def _mapping(item: object, where: str) -> Mapping[object, object]:
    if not isinstance(item, Mapping):
        raise _bad(f"{where} must be a JSON object")
    return item


def _list(item: Mapping[object, object], key: str, length: int, name: str = "") -> Sequence[object]:
    found = item.get(key)
    if not isinstance(found, list):
        raise _bad(f"{name or key} must be a JSON list")
    if len(found) != length:
        raise _bad(f"{name or key} has {len(found)} entries instead of {length}")
    return found


def _text(item: object, what: str) -> str:
    if not isinstance(item, str) or not item:
        raise _bad(f"{what} must be a text")
    return item


def _bad(what: str) -> BadDataFile:
    return BadDataFile(f"{FILE}: {what}")
