"""Rows of 4×4 cities without civic tiles, and buildings on tiles: the same at all sorts of tables."""

from collections.abc import Sequence

from tabletown.batch.arrays import Array
from tabletown.batch.between_two_cities.cells import Cells, cut_four
from tabletown.batch.between_two_cities.cities import CityArrays
from tabletown.batch.between_two_cities.ground import CODE_BITS, CODE_OF
from tabletown.batch.between_two_cities.scoring import first_corner, tavern_sets
from tabletown.batch.between_two_cities.table import BoxKind
from tabletown.between_two_cities.box.tiles import Building
from tabletown.between_two_cities.city.city import BUILDINGS
from tabletown.between_two_cities.city.scoring import MOST, OTHER, SECOND
from tabletown.bots.nets.between_two_cities.city_rows import CELLS, KINDS, POINTS
from tabletown.training.between_two_cities.sight import known_masks

_TAVERNS = range(2, 6)
ALONE = slice(POINTS, POINTS + 5)
"""Where it has all points that no other city has a say in."""


class TileBuildings:
    """By tile, and for none at the end: how many of each building are on it."""

    def __init__(self, kind: BoxKind, buildings: Sequence[Building]) -> None:
        self.xp, self._tiles, kinds = kind.xp, len(kind.tiles), len(buildings)
        halves = [[one == building for one in tile.buildings] for tile in kind.tiles.tiles for building in buildings]
        counts = [sum(found) for found in halves] + [0] * kinds
        self._counts = self.xp.asarray(counts, dtype=self.xp.uint8).reshape((self._tiles + 1, kinds))

    def of(self, tiles: Array) -> Array:
        """uint8 [..., lanes, buildings] of tiles [..., lanes]; nothing of −1 or of what lies beyond all tiles."""
        xp, count = self.xp, self._tiles
        inside = xp.where((tiles >= 0) & (tiles < count), tiles, count).astype(xp.int32)
        return xp.take(self._counts, inside, axis=0)


class SquareRows:
    def __init__(self, kind: BoxKind) -> None:
        self.kind, self.xp = kind, kind.xp
        xp = self.xp
        self._bits = xp.arange(CELLS, dtype=xp.uint32)
        unlike = [[0 if CODE_OF[building] >> bit & 1 else 0xFFFF for building in BUILDINGS] for bit in range(CODE_BITS)]
        self._unlike = xp.asarray(unlike, dtype=xp.uint32)
        """By bit and building: what turns that bit of a code around, so that all bits are set where it stands."""
        self._known_masks = xp.asarray(known_masks())

    def masks(self, cities: CityArrays) -> Array:
        """The square of every city, sixteen bits for each building: uint32 [9, ...]."""
        xp = self.xp
        corner = first_corner(xp, self.kind.ground, cities.windows, xp.zeros(cities.windows.shape, dtype=xp.int32))
        return self.masks_at(cities.codes, corner)

    def masks_at(self, codes: Array, corner: Array) -> Array:
        """The same of the square at a corner."""
        xp = self.xp
        cut = cut_four(Cells(codes[:, 0], codes[:, 1]), corner)
        found = xp.full((1,) * cut.ndim, 0xFFFF, dtype=xp.uint32)[0]
        for bit in range(CODE_BITS):
            found = found & (cut[bit] ^ self._unlike[bit].reshape((KINDS,) + (1,) * (cut.ndim - 1)))
        return found

    def rows(self, cities: CityArrays, most: Array, second: Array) -> Array:
        """uint8 [..., lanes, numbers] of cities [..., lanes], by the most factories elsewhere and the most below."""
        xp = self.xp
        # Squares as masks of 16 bits, uint32 [9, ..., lanes]; counts int32 of the same shape.
        masks = self.masks(cities)
        counts = xp.bitwise_count(masks).astype(xp.int32)
        bed, drink, food, music = (masks[number] for number in _TAVERNS)
        tavern = bed | drink | food | music
        shop, factory, office, park, house = (masks[number] for number in (0, 1, 6, 7, 8))
        # Table look-ups for four types, uint32 [4, ..., lanes]: points as shops, as parks, and cells beside (see
        # `known_masks`).
        known = xp.take(self._known_masks, xp.stack([shop, factory, tavern, park]).astype(xp.int32))
        # Offices beside a tavern, houses beside a factory, types that are no houses: int32 [..., lanes].
        near = xp.bitwise_count(office & known[2] >> 16).astype(xp.int32)
        smoky = xp.bitwise_count(house & known[1] >> 16).astype(xp.int32)
        types = xp.sum((xp.stack([shop, factory, tavern, office, park]) > 0).astype(xp.int32), axis=0)
        houses = counts[8]
        # Points that no other city has a say in, five of [..., lanes].
        points = [
            (known[0] & 255).astype(xp.int32),
            tavern_sets(xp, [counts[number] for number in _TAVERNS]),
            xp.take(self.kind.scorer.offices, counts[6]) + near,
            (known[3] >> 8 & 255).astype(xp.int32),
            smoky + (houses - smoky) * types,
        ]
        # A factory is worth more with the most factories at the table, or the second most.
        worth = xp.where(counts[1] >= most, MOST, xp.where(counts[1] >= second, SECOND, OTHER))
        made = counts[1] * worth
        # Fifteen numbers of [..., lanes], in the order of `CITY_ROW`.
        numbers = [
            xp.sum(counts, axis=0),
            xp.bitwise_count(cities.windows).astype(xp.int32),
            *points,
            *(made, sum(points, start=made)),
            *(xp.equal(worth, one).astype(xp.int32) for one in (MOST, SECOND, OTHER)),
            *(xp.broadcast_to(one, made.shape) for one in (most, second)),
            types + (houses > 0).astype(xp.int32),
        ]
        # Bits as bytes, [..., lanes, 9, 16]: flat, they come first in the row, then counts and numbers.
        squares = (xp.moveaxis(masks, 0, -1)[..., None] >> self._bits & 1).astype(xp.uint8)
        every = xp.concatenate([counts, xp.stack(numbers)]).astype(xp.uint8)
        return xp.concatenate([squares.reshape((*made.shape, KINDS * CELLS)), xp.moveaxis(every, 0, -1)], axis=-1)
