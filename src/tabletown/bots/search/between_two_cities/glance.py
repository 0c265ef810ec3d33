"""One look at the cities of many tables: what tiles add to them, and where they are worth most."""

from collections.abc import Sequence
from functools import cached_property

import numpy as np

from tabletown.bots.between_two_cities.appraisal import CIVIC_PROMISE
from tabletown.bots.between_two_cities.arrays import SCALE, Index, Wholes
from tabletown.bots.search.between_two_cities.building_gains import Adding, base_gains
from tabletown.bots.search.between_two_cities.capitals import (
    CALM,
    CIVIC_POINT,
    civic_worth,
    with_districts,
    with_wishes,
)
from tabletown.bots.search.between_two_cities.cell_worths import (
    CIVIC_KIND,
    FACTORY,
    HOUSE,
    KIND_OF,
    OFFSETS,
    cell_worths,
    look,
)
from tabletown.bots.search.between_two_cities.cells import ROW, Masks, add, highest
from tabletown.bots.search.between_two_cities.cities import GrowingCities

HALF_POINT = np.int16(SCALE // 2)
NOWHERE = np.int16(-5 * SCALE)
"""A duplex that fits nowhere would be worth that."""
_DIGITS = 6


class Glance:
    """`joining`: by city and lane, what the race for factories adds to one more; `pairs`: the types of districts."""

    def __init__(self, cities: GrowingCities, pairs: Sequence[Sequence[int]]) -> None:
        self.cities, self.terrain = cities, cities.ground
        self.seen = look(cities.masks)
        worths = cell_worths(self.seen)
        self.offsets = OFFSETS[: len(self.seen.kinds)]
        if self.terrain.wishes:
            worths = with_wishes(worths, self.seen, cities.wishes)
            self.offsets = self.offsets + np.int16(CALM)
        self.worths = with_districts(worths, self.seen, pairs)[:_DIGITS] if pairs else worths[:_DIGITS]

    @cached_property
    def single_cells(self) -> Masks:
        return self.cities.single_cells()

    @cached_property
    def best(self) -> tuple[Masks, Wholes]:
        """By type, city and lane: where a single tile is worth most, and what that is."""
        return highest(self.worths, np.broadcast_to(self.single_cells, (len(self.offsets), *self.single_cells.shape)))

    def singles(self, table: Adding, joining: Wholes) -> Wholes:
        """By building, city and lane: what it adds at its best place; civic ones are not among them."""
        values = (self.best[1] - self.offsets[:, None, None]) * HALF_POINT
        gains = base_gains(self.seen, table)
        gains += values[KIND_OF[: HOUSE + 1]]
        gains[FACTORY] += joining
        return gains

    def in_city(self, gains: Wholes, hands: Index, city: Index, left: float) -> Wholes:
        """By seat, tile of its hand and lane: what it adds to one city of each seat, given what singles add."""
        lanes = hands.shape[-1]
        columns = (city * lanes)[:, None, None] + np.arange(lanes)
        civic = self.terrain.civic[hands]
        found: Wholes = gains.ravel().take(np.where(civic, 0, hands) * (gains.shape[1] * lanes) + columns)
        if civic.any():
            found[civic] = self._civics(hands[civic], np.broadcast_to(columns, hands.shape)[civic], left)
        return found

    def _civics(self, tiles: Index, columns: Index, left: float) -> Wholes:
        flat = self.seen.near.reshape(len(self.seen.near), -1)
        row = [digit[CIVIC_KIND].ravel()[columns] for digit in self.worths]
        worth = add(row, civic_worth(flat, self.terrain, tiles, columns))
        value = highest(worth, self.single_cells.ravel()[columns])[1] - self.offsets[CIVIC_KIND]
        anyway = np.int16((CIVIC_POINT + left * CIVIC_PROMISE) * SCALE)
        found: Wholes = value * HALF_POINT + anyway
        return found

    def duplex(self, base: Wholes, tiles: Index) -> Wholes:
        """By city and lane: what a duplex adds at its best place, given what buildings add anywhere."""
        cells, value = self.best_duplex(tiles)
        half, other = self.terrain.half[tiles], self.terrain.other_half[tiles]
        gain = np.take_along_axis(base, half[None], axis=0)[0] + np.take_along_axis(base, other[None], axis=0)[0]
        gain += value * HALF_POINT
        return np.where(cells == 0, NOWHERE, gain)

    def best_duplex(self, tiles: Index) -> tuple[Masks, Wholes]:
        one, other = KIND_OF[self.terrain.half[tiles]], KIND_OF[self.terrain.other_half[tiles]]
        cells, value = highest(*self.duplex_worths(tiles))
        return cells, value - self.offsets[one] - self.offsets[other]

    def duplex_worths(self, tiles: Index) -> tuple[list[Masks], Masks]:
        """By city and lane: what a duplex is worth on every cell, less what is the same for all; where it fits."""
        one, other = KIND_OF[self.terrain.half[tiles]], KIND_OF[self.terrain.other_half[tiles]]
        shape = self.terrain.shape[tiles]
        back = np.where(shape == 1, np.uint64(1), ROW)
        second = [digit >> back for digit in self._of_kind(other)]
        return add(self._of_kind(one), second), self.cities.duplex_cells(shape)

    def best_single(self, tiles: Index) -> Masks:
        """By city and lane: the cells where a tile is worth most."""
        kind = KIND_OF[self.terrain.half[tiles]]
        civic = self.terrain.civic[tiles]
        if "best" in self.__dict__ and not civic.any():
            known: Masks = np.take_along_axis(self.best[0], kind[None], axis=0)[0]
            return known
        return highest(self.single_worths(tiles), self.single_cells)[0]

    def single_worths(self, tiles: Index) -> list[Masks]:
        """By city and lane: what a single tile each is worth on every cell, less what is the same for all."""
        kind = KIND_OF[self.terrain.half[tiles]]
        civic = self.terrain.civic[tiles]
        worth = self._of_kind(kind)
        if civic.any():
            flat, columns = self.seen.near.reshape(len(self.seen.near), -1), np.arange(kind.size)
            own = civic_worth(flat, self.terrain, tiles.ravel(), columns)
            nothing = np.uint64(0)
            worth = add(worth, [np.where(civic, digit.reshape(kind.shape), nothing) for digit in own])
        return worth

    def _of_kind(self, kind: Index) -> list[Masks]:
        """By city and lane the numbers of one type each."""
        flat, columns = kind.ravel(), np.arange(kind.size)
        return [digit.reshape(len(digit), -1)[flat, columns].reshape(kind.shape) for digit in self.worths]
