"""From cities, tiles and sides of the rules to arrays, and back."""

from collections.abc import Sequence
from struct import Struct

import numpy as np
from numpy.typing import DTypeLike, NDArray

from tabletown.batch.arrays import Array, ArrayNamespace
from tabletown.batch.between_two_cities.cells import WORD
from tabletown.batch.between_two_cities.cities import WISHES, CityArrays
from tabletown.batch.between_two_cities.ground import CODE_BITS, CODE_OF, NO_TILE
from tabletown.batch.between_two_cities.table import BoxKind
from tabletown.batch.kept import KeptAnswers
from tabletown.between_two_cities.box.canvas import Canvas
from tabletown.between_two_cities.box.modules import Modules
from tabletown.between_two_cities.box.tiles import TYPES, Kind, Tile
from tabletown.between_two_cities.city.city import BUILDINGS, City
from tabletown.between_two_cities.people.moves import Pair, Side
from tabletown.between_two_cities.people.state import Hand

CARDS = (*TYPES, Kind.CIVIC)
"""District cards by number."""
_SIDES = (Side.LEFT, Side.RIGHT)


def tile_array(xp: ArrayNamespace, rows: Sequence[bytes], *shape: int) -> Array:
    """Numbers of tiles, lane by lane, as an array with the lane last: int8 [*shape, lanes]."""
    return lane_last(xp, rows, np.int8, shape)


def lane_last(xp: ArrayNamespace, rows: Sequence[bytes], dtype: DTypeLike, shape: tuple[int, ...]) -> Array:
    numbers = np.frombuffer(b"".join(rows), dtype).reshape(len(rows), *shape)
    return xp.asarray(np.moveaxis(numbers, 0, -1).copy())


def side_number(side: Side | None) -> int:
    return -1 if side is None else _SIDES.index(side)


def side_byte(side: Side | None) -> bytes:
    return NO_TILE if side is None else b"\0" if side is Side.LEFT else b"\1"


def side_of(number: int) -> Side | None:
    return None if number < 0 else _SIDES[number]


_BITS_OF = tuple(tuple(bit for bit in range(CODE_BITS) if code >> bit & 1) for code in CODE_OF.values())
"""By building: the bits of its code."""


_PACKED = 2 + CODE_BITS + 3 + WISHES
_PACK = Struct(f"<{_PACKED}Q").pack


class CityConverter:
    """What all sorts of tables have."""

    def __init__(self, box: BoxKind) -> None:
        self.box, self.xp = box, box.xp
        self._canvas_number = {one: number for number, one in enumerate(box.ground.grounds)}
        self._city = KeptAnswers(self._pack)
        self._cards = KeptAnswers(_district_cards)

    def hand(self, numbers: NDArray[np.int8]) -> Hand:
        tiles = self.box.tiles.tiles
        return tuple([tiles[number] for number in numbers.tolist() if number >= 0])

    def pair(self, numbers: NDArray[np.int8]) -> Pair | None:
        found = self.hand(numbers)
        return (found[0], found[1]) if found else None

    def mats(self, tables: Sequence[Sequence[City]]) -> Array:
        """int32 [cities, lanes]."""
        return self._mats(self._numbers(tables))

    def arrays(self, tables: Sequence[Sequence[City]]) -> CityArrays:
        """Of rows of cities, a lane each."""
        return self._arrays(self._numbers(tables))

    def arrays_and_mats(self, tables: Sequence[Sequence[City]]) -> tuple[CityArrays, Array]:
        numbers = self._numbers(tables)
        return self._arrays(numbers), self._mats(numbers)

    def _mats(self, numbers: NDArray[np.uint64]) -> Array:
        return self.xp.asarray(numbers[:, :, 0].T.astype(np.int32, order="C"))

    def _arrays(self, numbers: NDArray[np.uint64]) -> CityArrays:
        codes, wishes = CODE_BITS, WISHES if self.box.modules.civics else 0
        # [lanes, cities, masks, 2] with mats and windows apart, to [masks, 2, cities, lanes].
        words = numbers[:, :, 2:].view("<u4").reshape(*numbers.shape[:2], -1, 2)
        words = np.moveaxis(words, (0, 1, 2, 3), (3, 2, 0, 1)).astype(np.uint32, order="C")
        one = self.xp.asarray
        return CityArrays(
            codes=one(words[:codes]),
            built=one(words[codes]),
            windows=one(numbers[:, :, 1].T.astype(np.uint32, order="C")),
            lying=one(words[codes + 1]),
            standing=one(words[codes + 2]),
            wishes=one(words[codes + 3 : codes + 3 + wishes]),
        )

    def districts(self, tables: Sequence[Modules]) -> Array:
        """int32 [3, 2, lanes]."""
        pairs = len(tables[0].districts) if tables else 0
        return lane_last(self.xp, self._cards.of(tables), np.int32, (pairs, 2))

    def _numbers(self, tables: Sequence[Sequence[City]]) -> NDArray[np.uint64]:
        """Mat, windows and masks, one by one: [lanes, cities, …]."""
        cities = len(tables[0]) if tables else 0
        packed = b"".join(self._city.of([city for row in tables for city in row]))
        return np.frombuffer(packed, np.dtype("<u8")).reshape(len(tables), cities, _PACKED)

    def _pack(self, city: City) -> bytes:
        codes = [0] * CODE_BITS
        wishes = [0] * WISHES
        civics = 0
        for cell, tile in city.civics:
            civics |= 1 << cell
            for number, kind in enumerate(TYPES):
                wishes[number] |= (kind in tile.likes) << cell
                wishes[number + len(TYPES)] |= (kind is tile.dislikes) << cell
        for mask, bits in zip((*city.masks(), civics), _BITS_OF, strict=True):
            if mask:
                for bit in bits:
                    codes[bit] |= mask
        mat = self._canvas_number[city.canvas]
        return _PACK(mat, city.windows, *codes, city.built, city.lying, city.standing, *wishes)

    def back(self, cities: CityArrays, mats: NDArray[np.int8], lane: int) -> tuple[City, ...]:
        own = one_lane(cities, lane)
        grounds = [self.box.ground.grounds[number] for number in mats.tolist()]
        return tuple(self._city_back(own, number, ground) for number, ground in enumerate(grounds))

    def _city_back(self, own: dict[str, NDArray[np.int8]], city: int, ground: Canvas) -> City:
        codes = [_mask(own["codes"][bit, :, city]) for bit in range(CODE_BITS)]
        planes, civics = 0, 0
        for number, code in enumerate(CODE_OF.values()):
            mask = (1 << ground.plane) - 1
            for bit in range(CODE_BITS):
                mask &= codes[bit] if code >> bit & 1 else ~codes[bit]
            if number < len(BUILDINGS):
                planes |= mask << number * ground.plane
            else:
                civics = mask
        wishes = [_mask(words) for words in own["wishes"][:, :, city]]
        return City(
            ground,
            int(own["windows"][city]),
            _mask(own["built"][:, city]),
            planes,
            _mask(own["lying"][:, city]),
            _mask(own["standing"][:, city]),
            tuple((cell, self._civic_at(wishes, cell)) for cell in range(ground.plane) if civics >> cell & 1),
        )

    def _civic_at(self, wishes: list[int], cell: int) -> Tile:
        wished = [mask >> cell & 1 for mask in wishes]
        for tile in self.box.tiles.tiles:
            if tile.is_civic and wished == [
                *(kind in tile.likes for kind in TYPES),
                *(kind is tile.dislikes for kind in TYPES),
            ]:
                return tile
        raise ValueError(f"no civic tile of the box has the wishes {wished}")

    def modules(self, districts: NDArray[np.int8]) -> Modules:
        pairs = tuple((CARDS[one], CARDS[other]) for one, other in districts.tolist())
        return Modules(self.box.modules.landscapes, self.box.modules.civics, pairs)


def _district_cards(modules: Modules) -> bytes:
    return np.array([[CARDS.index(kind) for kind in pair] for pair in modules.districts], np.int32).tobytes()


def one_lane(lanes: tuple[Array | CityArrays, ...], lane: int) -> dict[str, NDArray[np.int8]]:
    """By field of a NamedTuple, what one lane has; not what is a NamedTuple itself."""
    fields: tuple[str, ...] = getattr(lanes, "_fields", ())
    arrays = {name: part for name, part in zip(fields, lanes, strict=True) if not isinstance(part, tuple)}
    return {name: np.asarray(array)[..., lane] for name, array in arrays.items()}


def _mask(words: NDArray[np.int8]) -> int:
    return int(words[0]) | int(words[1]) << WORD
