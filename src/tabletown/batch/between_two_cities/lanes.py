"""Tables of people as arrays, and the way from a State to a lane and back."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import Array, ArrayNamespace
from tabletown.batch.between_two_cities.cells import WORD
from tabletown.batch.between_two_cities.cities import WISHES, CityArrays
from tabletown.batch.between_two_cities.ground import CODE_BITS, CODE_OF
from tabletown.batch.between_two_cities.table import TableKind
from tabletown.between_two_cities.box.canvas import Canvas
from tabletown.between_two_cities.box.modules import Modules
from tabletown.between_two_cities.box.tiles import TYPES, Kind, Tile
from tabletown.between_two_cities.city.city import BUILDINGS, City
from tabletown.between_two_cities.people.moves import Pair, Side
from tabletown.between_two_cities.people.state import Hand, State

CARDS = (*TYPES, Kind.CIVIC)
"""District cards by number."""
_SIDES = (Side.LEFT, Side.RIGHT)
_LOW = (1 << WORD) - 1


class Lanes(NamedTuple):
    """Tables of people. Tiles are numbers of a `TileSet`, int8; −1 is none."""

    singles: Array
    """[singles of the box, lanes]: in the order in which they leave it."""
    duplexes: Array
    """[24, lanes]."""
    turn: Array
    """int32 [lanes]."""
    hands: Array
    """[seats, hand, lanes]: in the order of the hand, −1 at its end."""
    chosen: Array
    """[seats, 2, lanes]: this turn's choices, smaller number first."""
    loose: Array
    """[seats, 2, lanes]: revealed and not placed yet; −1 last."""
    filled: Array
    """int8 [seats, lanes]: side of the first tile of this turn, 0 left, 1 right."""
    past: Array
    """[turns, seats, 2, lanes]: choices of finished turns."""
    cities: CityArrays
    mats: Array
    """int32 [cities, lanes]: which canvas each city has; 0 without landscapes."""
    districts: Array
    """int32 [3, 2, lanes]: pairs of `CARDS` by number; [0, …] without districts."""


def as_arrays(xp: ArrayNamespace, lanes: Lanes) -> Lanes:
    """The same lanes as arrays of another library."""
    cities = CityArrays(*(xp.asarray(part) for part in lanes.cities))
    others: dict[str, Array] = {name: getattr(lanes, name) for name in lanes._fields if name != "cities"}
    arrays = {name: xp.asarray(part) for name, part in others.items()}
    return Lanes(cities=cities, **arrays)


class Converter:
    """From States of one sort of table to lanes, and back."""

    def __init__(self, kind: TableKind) -> None:
        self.kind, self.xp = kind, kind.xp
        self.canvas_number = {one: number for number, one in enumerate(kind.ground.grounds)}

    def from_states(self, states: Sequence[State]) -> Lanes:
        xp, hand, seats = self.xp, self.kind.modules.hand, self.kind.seats
        numbers = self.kind.tiles.numbers

        def tiles(rows: list[object]) -> Array:
            return xp.asarray(np.moveaxis(np.array(rows, np.int8), 0, -1).copy(), dtype=xp.int8)

        def pairs(row: Sequence[Pair | Hand | None]) -> list[list[int]]:
            return [numbers(pair or (), 2) for pair in row]

        nothing, turns = [[-1, -1]] * seats, len(self.kind.times.turns)
        return Lanes(
            singles=tiles([numbers(state.singles, 0) for state in states]),
            duplexes=tiles([numbers(state.duplexes, 0) for state in states]),
            turn=xp.asarray([state.turn for state in states], dtype=xp.int32),
            hands=tiles([[numbers(one, hand) for one in state.hands] for state in states]),
            chosen=tiles([pairs(state.chosen) for state in states]),
            loose=tiles([pairs(state.loose) for state in states]),
            filled=tiles([[-1 if side is None else _SIDES.index(side) for side in s.filled] for s in states]),
            past=tiles([[pairs(row) for row in s.past] + [nothing] * (turns - len(s.past)) for s in states]),
            cities=self.cities([state.cities for state in states]),
            mats=xp.asarray(
                np.array([[self.canvas_number[c.canvas] for c in s.cities] for s in states]).T, dtype=xp.int32
            ),
            districts=self.districts([state.modules for state in states]),
        )

    def cities(self, tables: Sequence[Sequence[City]]) -> CityArrays:
        """Of rows of cities, a lane each."""
        codes, wishes = CODE_BITS, WISHES if self.kind.modules.civics else 0
        rows = [[self._city(city) for city in cities] for cities in tables]
        # [lanes, cities, masks, 2] with windows apart, to [masks, 2, cities, lanes].
        masks = np.array([[masks for _, masks in row] for row in rows], np.uint64)
        words = np.stack([masks & np.uint64(_LOW), masks >> np.uint64(WORD)], axis=-1).astype(np.uint32)
        words = np.ascontiguousarray(np.moveaxis(words, (0, 1, 2, 3), (3, 2, 0, 1)))
        windows = np.array([[windows for windows, _ in row] for row in rows], np.uint32).T.copy()
        one = self.xp.asarray
        return CityArrays(
            codes=one(words[:codes]),
            built=one(words[codes]),
            windows=one(windows),
            lying=one(words[codes + 1]),
            standing=one(words[codes + 2]),
            wishes=one(words[codes + 3 : codes + 3 + wishes]),
        )

    def districts(self, tables: Sequence[Modules]) -> Array:
        rows = np.array([[[CARDS.index(kind) for kind in pair] for pair in one.districts] for one in tables], np.int32)
        return self.xp.asarray(np.moveaxis(rows.reshape(len(tables), -1, 2), 0, -1).copy(), dtype=self.xp.int32)

    def _city(self, city: City) -> tuple[int, list[int]]:
        codes = [0] * CODE_BITS
        wishes = [0] * WISHES
        civics = 0
        for cell, tile in city.civics:
            civics |= 1 << cell
            for number, kind in enumerate(TYPES):
                wishes[number] |= (kind in tile.likes) << cell
                wishes[number + len(TYPES)] |= (kind is tile.dislikes) << cell
        for mask, code in zip((*city.masks(), civics), CODE_OF.values(), strict=True):
            for bit in range(CODE_BITS):
                codes[bit] |= mask if code >> bit & 1 else 0
        return city.windows, [*codes, city.built, city.lying, city.standing, *wishes]

    def to_state(self, lanes: Lanes, lane: int) -> State:
        own = _one_lane(lanes, lane)
        tiles = self.kind.tiles.tiles

        def hand(numbers: NDArray[np.int8]) -> Hand:
            return tuple([tiles[number] for number in numbers.tolist() if number >= 0])

        def pair(numbers: NDArray[np.int8]) -> Pair | None:
            found = hand(numbers)
            return (found[0], found[1]) if found else None

        turn = int(own["turn"])
        past = tuple(tuple(found for row in rows if (found := pair(row))) for rows in own["past"][:turn])
        return State(
            singles=hand(own["singles"]),
            duplexes=hand(own["duplexes"]),
            turn=turn,
            hands=tuple(hand(row) for row in own["hands"]),
            chosen=tuple(pair(row) for row in own["chosen"]),
            loose=tuple(hand(row) for row in own["loose"]),
            filled=tuple(None if side < 0 else _SIDES[side] for side in own["filled"].tolist()),
            cities=self.cities_back(lanes.cities, own["mats"], lane),
            past=past,
            modules=self._modules(own["districts"]),
        )

    def cities_back(self, cities: CityArrays, mats: NDArray[np.int8], lane: int) -> tuple[City, ...]:
        own = _one_lane(cities, lane)
        grounds = [self.kind.ground.grounds[number] for number in mats.tolist()]
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
        for tile in self.kind.tiles.tiles:
            if tile.is_civic and wished == [
                *(kind in tile.likes for kind in TYPES),
                *(kind is tile.dislikes for kind in TYPES),
            ]:
                return tile
        raise ValueError(f"no civic tile of the box has the wishes {wished}")

    def _modules(self, districts: NDArray[np.int8]) -> Modules:
        pairs = tuple((CARDS[one], CARDS[other]) for one, other in districts.tolist())
        return Modules(self.kind.modules.landscapes, self.kind.modules.civics, pairs)


def _one_lane(lanes: Lanes | CityArrays, lane: int) -> dict[str, NDArray[np.int8]]:
    arrays = {name: getattr(lanes, name) for name in lanes._fields if name != "cities"}
    return {name: np.asarray(array)[..., lane] for name, array in arrays.items()}


def _mask(words: NDArray[np.int8]) -> int:
    return int(words[0]) | int(words[1]) << WORD
