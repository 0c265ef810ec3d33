"""What everybody sees at a table of any sort, as numbers: tiles that lie open, cities, districts."""

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial

from tabletown.batch.arrays import Array, apart, pick
from tabletown.batch.between_two_cities.cells import CELL_OF, Cells, squares
from tabletown.batch.between_two_cities.cities import WISHES, CityArrays
from tabletown.batch.between_two_cities.convert import CARDS
from tabletown.batch.between_two_cities.scoring import plane_words
from tabletown.batch.between_two_cities.table import BoxKind
from tabletown.batch.kept import KeptAnswers
from tabletown.between_two_cities.box.modules import Modules
from tabletown.between_two_cities.box.tiles import TYPES, Building, Tile
from tabletown.between_two_cities.city.city import BUILDINGS, City

_FEW = 9
"""Tiles of the largest hand: so many are counted one after the other, in one step of an accelerator."""


class Looks:
    """Each as arrays, and number by number from what a View holds."""

    def __init__(self, box: BoxKind) -> None:
        self.box = box
        modules = box.modules
        self.buildings = (*BUILDINGS, Building.CIVIC) if modules.civics else BUILDINGS
        planes = len(self.buildings) + modules.civics * WISHES + modules.landscapes
        self._squares = KeptAnswers(self._squares_of)
        self.features = box.cities * planes * len(CELL_OF) + len(modules.districts) * len(CARDS)

    def counts(self, tiles: Array) -> Array:
        """How many there are of each tile in [..., places, lanes]: int8 [..., tiles, lanes]."""
        xp = self.box.xp
        numbers = xp.arange(len(self.box.tiles), dtype=xp.int8)[:, None]
        if tiles.shape[-2] > _FEW:
            return xp.sum(xp.equal(numbers, tiles[..., None, :]), axis=-3, dtype=xp.int8)
        found = xp.zeros_like(tiles[..., :1, :])
        for place in range(tiles.shape[-2]):
            found = found + xp.equal(numbers, tiles[..., place : place + 1, :]).astype(xp.int8)
        return found

    def how_many(self, tiles: Sequence[Tile]) -> list[int]:
        found = [0] * len(self.box.tiles)
        for number in self.box.tiles.numbers(tiles, 0):
            found[number] += 1
        return found

    def observe(self, cities: CityArrays, mats: Array, districts: Array, first: Array) -> list[Array]:
        """Cities, one of them first by lane, then districts: rows of int8 [features, lanes]."""
        xp = self.box.xp
        words = apart(xp, first[0] >= 0, partial(self._turned, cities, mats), first)
        rows = squares(xp, Cells(words[:, :, 0], words[:, :, 1]))
        return [rows.reshape((-1, first.shape[0])), *self._districts(districts)]

    def numbers(self, cities: Sequence[City], modules: Modules) -> bytes:
        found = self._squares.of(cities)
        found += [bytes([card in pair for card in CARDS]) for pair in modules.districts]
        return b"".join(found)

    def _turned(self, cities: CityArrays, mats: Array, first: Array) -> Array:
        """The masks of all cities, one of them first: uint32 [cities, planes, 2, lanes]."""
        xp, box = self.box.xp, self.box
        parts = [plane_words(cities)[: len(self.buildings)], cities.wishes]
        if box.modules.landscapes:
            parts.append(xp.stack([xp.take(part, mats) for part in box.ground.nature])[None])
        every = xp.moveaxis(xp.concatenate(parts), 2, 0)
        return xp.stack([pick(xp, every, (first + number) % box.cities) for number in range(box.cities)])

    def _districts(self, districts: Array) -> Iterator[Array]:
        xp = self.box.xp
        cards = xp.arange(len(CARDS), dtype=xp.int32)[:, None]
        for number in range(districts.shape[0]):
            pair = districts[number]
            yield (xp.equal(cards, pair[0]) | xp.equal(cards, pair[1])).astype(xp.int8)

    def _squares_of(self, city: City) -> bytes:
        masks = [city.mask(building) for building in self.buildings]
        if self.box.modules.civics:
            masks += [sum(1 << cell for cell, tile in city.civics if kind in tile.likes) for kind in TYPES]
            masks += [sum(1 << cell for cell, tile in city.civics if kind is tile.dislikes) for kind in TYPES]
        if self.box.modules.landscapes:
            masks.append(city.canvas.nature)
        return b"".join(map(_bits, masks))


@lru_cache(1 << 14)
def _bits(mask: int) -> bytes:
    """By square."""
    return bytes([mask >> cell & 1 for cell in CELL_OF])
