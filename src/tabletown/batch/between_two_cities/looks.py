"""What everybody sees at a table of any sort, as numbers: tiles that lie open, cities, districts."""

from collections.abc import Iterator, Sequence
from functools import partial

from tabletown.batch.arrays import Array, apart, pick
from tabletown.batch.between_two_cities.cells import CELL_OF, squares
from tabletown.batch.between_two_cities.cities import WISHES, CityArrays, cells_of
from tabletown.batch.between_two_cities.convert import CARDS
from tabletown.batch.between_two_cities.scoring import plane_words, planes_of
from tabletown.batch.between_two_cities.table import BoxKind
from tabletown.batch.kept import Kept
from tabletown.between_two_cities.box.modules import Modules
from tabletown.between_two_cities.box.tiles import TYPES, Building, Tile
from tabletown.between_two_cities.city.city import BUILDINGS, City

_NO_SQUARE = [0] * len(CELL_OF)


class Looks:
    """Each as arrays, and number by number from what a View holds."""

    def __init__(self, box: BoxKind) -> None:
        self.box = box
        modules = box.modules
        self.buildings = (*BUILDINGS, Building.CIVIC) if modules.civics else BUILDINGS
        planes = len(self.buildings) + modules.civics * WISHES + modules.landscapes
        self._squares = Kept(self._squares_of)
        self.features = box.cities * planes * len(CELL_OF) + len(modules.districts) * len(CARDS)

    def counts(self, tiles: Array) -> Array:
        """How many there are of each tile in [places, lanes]: int8 [tiles, lanes]."""
        xp = self.box.xp
        numbers = xp.arange(len(self.box.tiles), dtype=xp.int8)[:, None]
        return xp.sum(xp.equal(numbers, tiles[:, None]), axis=0, dtype=xp.int8)

    def how_many(self, tiles: Sequence[Tile]) -> list[int]:
        found = [0] * len(self.box.tiles)
        for number in self.box.tiles.numbers(tiles, 0):
            found[number] += 1
        return found

    def observe(self, cities: CityArrays, mats: Array, districts: Array, first: Array) -> Array:
        """Cities, one of them first by lane, then districts: int8 [lanes, features]."""
        xp = self.box.xp
        words = apart(xp, first[0] >= 0, partial(self._turned, cities, mats), first)
        rows = squares(xp, cells_of(words)).astype(xp.int8).reshape((first.shape[0], -1))
        return xp.concatenate([rows, *(row.T for row in self._districts(districts))], axis=1)

    def numbers(self, cities: Sequence[City], modules: Modules) -> list[int]:
        found: list[int] = []
        for city in cities:
            found += self._squares(city)
        for pair in modules.districts:
            found += [card in pair for card in CARDS]
        return found

    def _turned(self, cities: CityArrays, mats: Array, first: Array) -> Array:
        """The masks of all cities, one of them first: uint32 [2, lanes, cities, planes]."""
        xp, box = self.box.xp, self.box
        planes = planes_of(plane_words(cities))
        words = [xp.stack(list(planes[building])) for building in self.buildings]
        words += [cities.wishes[number] for number in range(cities.wishes.shape[0])]
        if box.modules.landscapes:
            words.append(xp.stack([xp.take(part, mats) for part in box.ground.nature]))
        # [cities, planes, 2, lanes].
        every = xp.moveaxis(xp.stack(words), 2, 0)
        turned = [pick(xp, every, (first + number) % box.cities) for number in range(box.cities)]
        return xp.moveaxis(xp.moveaxis(xp.stack(turned), 2, 0), -1, 1)

    def _districts(self, districts: Array) -> Iterator[Array]:
        xp = self.box.xp
        cards = xp.arange(len(CARDS), dtype=xp.int32)[:, None]
        for number in range(districts.shape[0]):
            pair = districts[number]
            yield (xp.equal(cards, pair[0]) | xp.equal(cards, pair[1])).astype(xp.int8)

    def _squares_of(self, city: City) -> list[int]:
        found: list[int] = []
        for building in self.buildings:
            found += _bits(city.mask(building))
        if self.box.modules.civics:
            for kind in TYPES:
                found += _bits(sum(1 << cell for cell, tile in city.civics if kind in tile.likes))
            for kind in TYPES:
                found += _bits(sum(1 << cell for cell, tile in city.civics if kind is tile.dislikes))
        if self.box.modules.landscapes:
            found += _bits(city.canvas.nature)
        return found


def _bits(mask: int) -> list[int]:
    """By square."""
    return [mask >> cell & 1 for cell in CELL_OF] if mask else _NO_SQUARE
