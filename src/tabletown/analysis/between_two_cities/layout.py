"""The best city that could have been built from the same tiles, with proof."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tabletown.analysis.between_two_cities.bounds import BIGGEST, KindCounts, bounds
from tabletown.analysis.between_two_cities.partition import Parts, fewest_lost
from tabletown.analysis.between_two_cities.starts import starts
from tabletown.analysis.between_two_cities.wide_layout import RUNS, STEPS, better_city, bound
from tabletown.between_two_cities.box.canvas import canvas
from tabletown.between_two_cities.box.tiles import TYPES, Building, Tile
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.city.notation import bits, duplex_cells, square_at
from tabletown.between_two_cities.city.scoring import MOST, OTHER, SECOND, CityScore, factory_worths, score_city
from tabletown.core.errors import TabletownError
from tabletown.core.sentence import either, listing, sentence

MOST_DUPLEXES = 2
"""Every city gets two duplexes, in round 2 (rule 3)."""


class BadTiles(TabletownError):
    """Tiles that make no city."""


@dataclass(frozen=True, slots=True)
class Layout:
    """A best city, and what proves it; with Capitals a good one, and what is known about the best."""

    city: City
    score: CityScore
    bound: int
    """What shops, parks, offices and houses could score each for itself: no layout can have more."""
    nodes: int
    """Sets of cells that the search looked at."""
    proven: bool = True
    """Whether no layout has more points than this one."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """A city beside the best one of its tiles."""

    city: City
    factory_worth: int
    score: CityScore
    best: Layout
    duplexes_marked: bool
    """Whether the city says which tiles are duplexes; if not, all count as singles."""

    @property
    def lost(self) -> int:
        """Points lost by placing."""
        return self.best.score.total - self.score.total


def best_layout(tiles: Sequence[Tile], factory_worth: int, size: int = 4) -> Layout:
    """The best full city from exactly these tiles, duplexes upright as always.

    Only the finished layout is asked for. A 4×4 city with two duplexes could always have been built legally as well,
    wherever the duplexes lie (see `build_order`); whether the tiles came in the right order is another question.
    """
    _check(tiles, factory_worth, size)
    duplexes = [tile for tile in tiles if tile.is_duplex]
    ways = starts(duplexes, size)
    if not ways:
        raise BadTiles(sentence("best-unfit", tiles=listing(map(str, duplexes)), size=size))
    found = fewest_lost(counts_of(tiles), size, list(ways))
    city = _built(found.parts, tiles, list(ways.values())[found.start], size)
    score = score_city(city, factory_worth)
    most = bounds(size).total(counts_of(tiles), factory_worth, score.taverns)
    assert score.total == most - found.lost, "the search counts as the rules do"
    return Layout(city, score, most, found.nodes)


def compare(city: City, factory_worth: int) -> Comparison:
    """A finished city beside the best one of the same tiles."""
    tiles = tiles_of(city)
    if city.canvas.size > BIGGEST or city.canvas.nature or city.civics:
        best = _better_layout(city, tiles, factory_worth)
    else:
        best = best_layout(tiles, factory_worth, city.canvas.size)
    return Comparison(city, factory_worth, score_city(city, factory_worth), best, bool(city.lying | city.standing))


def _better_layout(city: City, tiles: tuple[Tile, ...], factory_worth: int) -> Layout:
    """The best layout that could be found in the same square, where there is no proof."""
    _check_worth(factory_worth)
    if not city.is_full:
        raise BadTiles(sentence("best-open", count=city.canvas.cells - len(city)))
    better = better_city(city, tiles, factory_worth)
    score = score_city(better, factory_worth)
    most = bound(better, score)
    return Layout(better, score, most, RUNS * STEPS, proven=score.total == most)


def compare_all(cities: Sequence[City], elsewhere: Sequence[int] = ()) -> tuple[Comparison, ...]:
    """The finished cities of one table: what their factories are worth depends on numbers alone, not on the layout.

    `elsewhere`: how many factories a city has that is no square (Automaville).
    """
    counts = [city.mask(Building.FACTORY).bit_count() for city in cities]
    worths = factory_worths([*counts, *elsewhere])[: len(cities)]
    return tuple(compare(city, worth) for city, worth in zip(cities, worths, strict=True))


def tiles_of(city: City) -> tuple[Tile, ...]:
    """The tiles of a city, from the top left: duplexes where they are marked, everything else as singles."""
    second_of = dict(duplex_cells(city))
    tiles = []
    for cell in bits(city.built):
        if cell in second_of:
            tiles.append(_duplex(city, cell, second_of[cell]))
        elif cell not in second_of.values():
            tiles.append(city.civic_at(cell) or Tile(city.at(cell) or ""))
    return tuple(tiles)


def counts_of(tiles: Sequence[Tile]) -> KindCounts:
    kinds = Counter(building.kind for tile in tiles for building in tile.buildings)
    return KindCounts(*(kinds[kind] for kind in TYPES))


def _check(tiles: Sequence[Tile], factory_worth: int, size: int) -> None:
    if not 1 <= size <= BIGGEST:
        raise BadTiles(f"best layouts are worked out for cities from 1×1 to {BIGGEST}×{BIGGEST}, not {size}×{size}")
    if civic := next((tile for tile in tiles if tile.is_civic), None):
        raise BadTiles(f"best layouts are worked out for cities without civic tiles, but {civic} is one")
    _check_worth(factory_worth)
    if (cells := sum(len(tile.buildings) for tile in tiles)) != size * size:
        raise BadTiles(sentence("best-tiles", size=size, all=size * size, cells=cells))
    if (duplexes := sum(tile.is_duplex for tile in tiles)) > MOST_DUPLEXES:
        raise BadTiles(sentence("best-duplexes", most=MOST_DUPLEXES, count=duplexes))


def _check_worth(factory_worth: int) -> None:
    if factory_worth not in (MOST, SECOND, OTHER):
        raise BadTiles(sentence("best-worth", worths=either(map(str, (MOST, SECOND, OTHER))), given=factory_worth))


def _duplex(city: City, first: int, second: int) -> Tile:
    upright = "" if second == first + 1 else "/"
    name = f"{city.at(first)}{upright}{city.at(second)}"
    if name not in set(Tile):
        mark = f"+{square_at(city, first)}{square_at(city, second)}"
        raise BadTiles(sentence("best-no-duplex", mark=mark, tile=name))
    return Tile(name)


def _built(parts: Parts, tiles: Sequence[Tile], places: Sequence[int], size: int) -> City:
    ground = canvas(size)
    city = City(ground, windows=1, built=0, planes=0)
    duplexes = [tile for tile in tiles if tile.is_duplex]
    for tile, place in zip(duplexes, places, strict=True):
        city = city.place(tile, ground.cell(*divmod(place, size)))
    for kind, mask in zip(TYPES, parts, strict=True):
        cells = [ground.cell(*divmod(place, size)) for place in bits(mask)]
        singles = [tile for tile in tiles if not tile.is_duplex and tile.buildings[0].kind is kind]
        for tile, cell in zip(singles, [cell for cell in cells if not city.built >> cell & 1], strict=True):
            city = city.place(tile, cell)
    return city
