"""What the cities of playouts score as they stand: the same sums as in `batch`, from masks that are at hand."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import NUMPY
from tabletown.batch.between_two_cities.cells import Cells
from tabletown.batch.between_two_cities.scoring import Scorer, first_corner
from tabletown.bots.between_two_cities.arrays import Wholes, tavern_key, tavern_points
from tabletown.bots.search.between_two_cities.cell_worths import CIVIC, HOUSE, OFFICE, PARK, SHOP, Overview
from tabletown.bots.search.between_two_cities.cells import Masks
from tabletown.bots.search.between_two_cities.cities import GrowingCities, as_array, words_of

_TYPES, _WITHOUT_HOUSES = 6, 5


class StandingPoints(NamedTuple):
    """By city and lane, in whole points."""

    alone: Wholes
    """All points that no other city changes."""
    sizes: NDArray[np.int16]
    """By district first: its largest part."""


def standing_points(
    scorer: Scorer, seen: Overview, cities: GrowingCities, pairs: Sequence[Sequence[int]]
) -> StandingPoints:
    """`pairs`: by district its types."""
    masks, counts = seen.masks, np.bitwise_count(seen.masks)
    corner = first_corner(NUMPY, scorer.ground, as_array(cities.windows), as_array(cities.mats))
    ruler = scorer.ruler
    alone: Wholes = np.asarray(ruler.shops(_cells(masks[SHOP]), corner)).astype(np.int16)
    alone += np.asarray(ruler.parks(_cells(masks[PARK]), corner)).astype(np.int16)
    alone += tavern_points().take(tavern_key(counts))
    alone += np.asarray(scorer.offices).astype(np.int16).take(counts[OFFICE])
    alone += counts[OFFICE] - np.bitwise_count(seen.waiting)
    clean = np.bitwise_count(seen.clean)
    types = (seen.kinds[:_WITHOUT_HOUSES] != 0).sum(axis=0, dtype=np.uint8)
    alone += counts[HOUSE] - clean + clean * types
    if cities.ground.wishes:
        alone += counts[CIVIC] + _wished(seen.near[:_TYPES], cities.wishes)
    sizes = [ruler.largest(_cells(_members(seen, pair)), corner) for pair in pairs]
    return StandingPoints(alone, np.array(sizes, np.int16).reshape(len(pairs), *alone.shape))


def _wished(near: Masks, wishes: Masks) -> NDArray[np.uint8]:
    """Two points more for a civic tile with a type beside it that it likes, five for two; none if one is spoilt."""
    content = ~np.bitwise_or.reduce(wishes[_TYPES:] & near, axis=0)
    one = both = np.zeros_like(content)
    for liked in wishes[:_TYPES] & near:
        both, one = both | one & liked, one | liked
    found: NDArray[np.uint8] = 2 * np.bitwise_count(one & content) + 3 * np.bitwise_count(both & content)
    return found


def _members(seen: Overview, pair: Sequence[int]) -> Masks:
    found: Masks = np.bitwise_or.reduce(seen.kinds[[kind for kind in pair if kind < len(seen.kinds)]], axis=0)
    return found


def _cells(masks: Masks) -> Cells:
    low, high = words_of(masks)
    return Cells(as_array(low), as_array(high))
