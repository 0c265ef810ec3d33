"""New tables of people, and what every new table has."""

from tabletown.batch.arrays import Array
from tabletown.batch.between_two_cities.cities import WISHES, CityArrays
from tabletown.batch.between_two_cities.ground import CODE_BITS
from tabletown.batch.between_two_cities.hands import drawn
from tabletown.batch.between_two_cities.lanes import Lanes
from tabletown.batch.between_two_cities.sources import Source
from tabletown.batch.between_two_cities.table import BoxKind, TableKind
from tabletown.between_two_cities.box.tiles import DUPLEXES, Tile
from tabletown.between_two_cities.people.options import singles_of


def deal(kind: TableKind, source: Source) -> Lanes:
    xp, seats, turns, lanes = kind.xp, kind.seats, len(kind.times.turns), source.lanes
    singles = stack(kind, singles_of(kind.modules), source, "singles")
    duplexes = stack(kind, DUPLEXES, source, "duplexes")
    mats = dealt_mats(kind, source)
    nobody = xp.full((seats, 2, lanes), -1, dtype=xp.int8)
    return Lanes(
        singles=singles,
        duplexes=duplexes,
        turn=xp.zeros(lanes, dtype=xp.int32),
        hands=drawn(xp, kind.times, singles, duplexes, 0),
        chosen=nobody,
        loose=nobody,
        filled=nobody[:, 0],
        past=xp.full((turns, seats, 2, lanes), -1, dtype=xp.int8),
        cities=empty_cities(kind, mats),
        mats=mats,
        districts=dealt_districts(kind, source),
    )


def wanted_words(box: BoxKind) -> dict[str, int]:
    """By purpose: how many words every deal takes."""
    found = {"singles": len(singles_of(box.modules)), "duplexes": len(DUPLEXES)}
    if box.modules.landscapes:
        found["landscapes"] = len(box.ground.grounds)
    if box.modules.districts:
        found["districts"] = 1
    return found


def stack(box: BoxKind, tiles: tuple[Tile, ...], source: Source, purpose: str) -> Array:
    """Tiles in random order: int8 [tiles, lanes]."""
    return source.tiles(purpose, box.tiles.numbers(tiles, 0))


def dealt_mats(box: BoxKind, source: Source) -> Array:
    """int32 [cities, lanes]."""
    if not box.modules.landscapes:
        return box.xp.zeros((box.cities, source.lanes), dtype=box.xp.int32)
    return source.order("landscapes", len(box.ground.grounds))[: box.cities]


def dealt_districts(box: BoxKind, source: Source) -> Array:
    """int32 [3 or 0, 2, lanes]."""
    if not box.modules.districts:
        return box.xp.zeros((0, 2, source.lanes), dtype=box.xp.int32)
    return source.districts(civics=box.modules.civics)


def empty_cities(box: BoxKind, mats: Array) -> CityArrays:
    xp, lanes = box.xp, mats.shape[-1]
    nothing = xp.zeros((2, box.cities, lanes), dtype=xp.uint32)
    return CityArrays(
        codes=xp.zeros((CODE_BITS, *nothing.shape), dtype=xp.uint32),
        built=nothing,
        windows=xp.take(box.ground.all_windows, mats),
        lying=nothing,
        standing=nothing,
        wishes=xp.zeros((WISHES if box.modules.civics else 0, *nothing.shape), dtype=xp.uint32),
    )
