"""Automaville in many lanes, and what Automas take: as a batch has it. A lane counts buildings, and no places."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import NUMPY, pick
from tabletown.batch.between_two_cities.automas.choosing import (
    Wanting,
    for_ville,
    ratings,
    take_tile,
    without_place,
)
from tabletown.batch.between_two_cities.automas.ville import VillePoints, civic_values, count_kinds, ville_losses
from tabletown.batch.between_two_cities.ground import FIRST_CIVIC
from tabletown.batch.between_two_cities.solo.kind import SoloKind
from tabletown.batch.between_two_cities.solo.turns import weakest
from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.automas.ville import Ville
from tabletown.between_two_cities.box.modules import District, Modules
from tabletown.between_two_cities.box.tiles import TYPES
from tabletown.between_two_cities.solo.state import Setting
from tabletown.bots.between_two_cities.arrays import Index, Wholes
from tabletown.bots.between_two_cities.foresight.site import KIND, TILES, types_of
from tabletown.bots.search.between_two_cities.cities import as_array
from tabletown.core.data import OncePerFiles


class LaneVille:
    def __init__(self, ville: Ville, lanes: int) -> None:
        counts = np.array(list(ville.count().values()), np.int32)
        self.counts: NDArray[np.int32] = np.repeat(counts[:, None], lanes, axis=1)
        """By building, civic ones last."""
        self.values: NDArray[np.int32] = np.full(lanes, sum(ville.values), np.int32)
        """What the civic tiles are worth."""

    def alone(self) -> Wholes:
        """All points that your cities do not change."""
        points = np.asarray(VillePoints(box_kind().choosing.ville, as_array(self.counts), 0).total)
        return (points + self.values).astype(np.int16)

    def sizes(self, districts: Sequence[District], *, hard: bool) -> list[Wholes]:
        """By district and lane (rule 2.9)."""
        there = self._kinds().astype(np.int16)
        return [
            np.maximum(there[one], there[other]) + np.int16(2 if hard else 1) for one, other in map(types_of, districts)
        ]

    def taken(self, rules: Index, row: Index, factories: Index) -> Index:
        """By lane: the place of the tile that an Automa takes from its row, against cities with so many factories."""
        tables, numbers = box_kind().choosing, as_array(_numbers().take(row))
        city = for_ville(tables, as_array(self.counts), as_array(rules), numbers, [as_array(one) for one in factories])
        return np.asarray(take_tile(tables, city.rule, numbers, ratings(tables, city, numbers), keep=False).place)

    def take(self, ranks: Index) -> NDArray[np.int32]:
        """One tile in every lane; what it is worth if it is a civic one."""
        numbers, tables = _numbers().take(ranks), box_kind().choosing.ville
        worth = np.asarray(civic_values(tables, as_array(self._kinds()), as_array(numbers[None])))[0]
        worth = np.where(numbers < FIRST_CIVIC, 0, worth)
        self.values = self.values + worth
        self.counts = self.counts + np.asarray(tables.buildings)[:, numbers + 1]
        return worth

    def grow(self, ranks: Index, thrown: int, factories: Index) -> None:
        """Several tiles at once: the ordinary ones first, then civics in their order (rule 4.2).

        So many of them, the weakest, are thrown away (rule 4.4). `factories` by city and lane.
        """
        kind, order = box_kind(), np.argsort(_numbers().take(ranks) >= FIRST_CIVIC, axis=0, kind="stable")
        drawn = np.take_along_axis(ranks, order, axis=0)
        tiles, values = as_array(_numbers().take(drawn)), as_array(np.stack([self.take(row) for row in drawn]))
        rivals = [as_array(one) for one in factories]
        for _ in range(thrown):
            place = weakest(kind, tiles, values, ville_losses(kind.choosing.ville, as_array(self.counts), rivals))
            gone = np.asarray(pick(NUMPY, tiles, place))
            self.counts = self.counts - np.asarray(kind.choosing.ville.buildings)[:, gone + 1]
            self.values = self.values - np.asarray(pick(NUMPY, values, place))
            tiles, values = without_place(NUMPY, tiles, place), without_place(NUMPY, values, place)

    def _kinds(self) -> NDArray[np.int32]:
        """By type, civic tiles last: how many there are."""
        return np.asarray(count_kinds(NUMPY, as_array(self.counts)))


def taken_for_city(rules: Index, row: Index, gains: Wholes, types: NDArray[np.bool_]) -> Index:
    """By lane: the place of the tile that an Automa takes for a city of yours.

    `gains` by rank and lane, in hundredths; `types` by type and lane: whether the city has it.
    """
    tables, numbers = box_kind().choosing, as_array(_numbers().take(row))
    singles, civics = gains[: len(KIND)].astype(np.int32), np.take_along_axis(gains, row, axis=0).astype(np.int32)
    city = Wanting(as_array(rules), as_array(types[: len(TYPES)]), as_array(singles), as_array(civics))
    return np.asarray(take_tile(tables, city.rule, numbers, ratings(tables, city, numbers), keep=False).place)


@OncePerFiles
def box_kind() -> SoloKind:
    """Tiles and Automas are the same in every mode, and without the modules that are not played with."""
    return SoloKind(NUMPY, Setting(Mode.SIMPLE, 0, (), Modules(civics=True)))


@OncePerFiles
def _numbers() -> Index:
    """By rank: the number that a batch gives the tile."""
    return np.array(box_kind().tiles.numbers(TILES, len(TILES)), np.intp)
