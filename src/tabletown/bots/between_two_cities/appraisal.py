"""What a city is worth with Capitals: any size, landscapes, civic buildings and districts, straight from the rules."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from tabletown.between_two_cities.box.canvas import Mask
from tabletown.between_two_cities.box.capitals import capitals
from tabletown.between_two_cities.box.modules import Modules
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.city.districts import DistrictPlan, plan, sizes_in
from tabletown.between_two_cities.city.groups import groups
from tabletown.between_two_cities.city.notation import bits
from tabletown.between_two_cities.city.scoring import factory_worths, score_city

# What a city still gains beyond what its empty cells bring anyway, by what stands in it: fitted by least squares to
# 10,304 cities of 322 games with all modules. All of it shrinks with the share of cells that are left.
TAVERNS_PROMISE = (0.0, 1.8, 3.6, 3.2, 0.0)
"""By the sorts in the set that is being collected."""
OFFICES_PROMISE = (0.0, 1.7, 5.0, 8.7, 10.2, 7.4)
"""By the offices of a set that is not full."""
PARKS_PROMISE = (0.0, 0.4, -1.8, -3.4)
"""For each group of parks, by its size: three have most of their points already."""
FACTORY_PROMISE, TYPE_PROMISE, CIVIC_PROMISE = -1.4, 1.1, 0.7
HOUSE_PROMISE, MISSING_PROMISE = -1.2, 0.9
"""For each house, and for each house and each type that the city does not have yet."""
DISTRICT_PROMISE = 0.9
"""For each tile that a district is ahead of, or behind, the best of the others."""
DECIDED_AT_START = 0.5
"""How far today's order of factories counts while nothing is built; in a full city all of it does."""


@lru_cache(maxsize=1 << 12)
def factory_worth(count: int, rivals: tuple[int, ...]) -> int:
    """What each of so many factories is worth in a city beside others that have so many (rule 6.2)."""
    return factory_worths((count, *rivals))[0]


@dataclass(frozen=True, slots=True)
class Scales:
    """What the other cities mean for one city's points."""

    factories: tuple[int, ...]
    """How many the others have."""
    sizes: tuple[tuple[int, ...], ...]
    """By other city: the sizes of its districts."""
    plans: tuple[DistrictPlan, ...]
    future: float
    """How much of what may still come is counted: 1 for all of it, 0 for a bot that sees only today."""

    def value(self, city: City) -> float:
        """Points as they stand, and what the city promises while there are cells left."""
        masks = city.square_masks()
        left = 1 - len(city) / city.canvas.cells
        factories = masks[1].bit_count()
        now = factory_worth(factories, self.factories)
        # At the start anything can still become of factories: three points each is the middle.
        each = now + self.future * (1 - DECIDED_AT_START) * left * (3 - now)
        value = score_city(city, 0).total + factories * each
        for number, size in enumerate(sizes_in(city, masks, self.plans)):
            value += self._district(size, [sizes[number] for sizes in self.sizes], left)
        return value + self.future * left * promise(city, masks)

    def _district(self, size: int, others: Sequence[int], left: float) -> float:
        first, second = capitals().district_points
        larger = len({other for other in others if other > size})
        now = (first, second)[larger] if size and larger < 2 else 0
        soft = second + DISTRICT_PROMISE * (size - max(others, default=0))
        return now + self.future * left * (min(first, max(0.0, soft)) - now)


def promise(city: City, masks: Sequence[Mask]) -> float:
    """What a city may still bring beyond its points, for what stands in it."""
    shop, factory, bed, drink, food, music, office, park, house = masks
    counts = sorted((bed.bit_count(), drink.bit_count(), food.bit_count(), music.bit_count()))
    full, houses = counts[0], house.bit_count()
    value = TAVERNS_PROMISE[sum([count > full for count in counts])] + OFFICES_PROMISE[office.bit_count() % 6]
    value += sum([PARKS_PROMISE[min(3, group.bit_count())] for group in groups(city.canvas.size)(park)])
    types = (shop > 0) + (factory > 0) + (counts[3] > 0) + (office > 0) + (park > 0)
    value += TYPE_PROMISE * types + houses * (HOUSE_PROMISE + MISSING_PROMISE * (5 - types))
    return value + FACTORY_PROMISE * factory.bit_count() + CIVIC_PROMISE * len(city.civics)


def scales_for(cities: Sequence[City], modules: Modules, future: float) -> tuple[Scales, ...]:
    """By city: how it is to be valued beside the others."""
    plans = tuple(plan(district) for district in modules.districts)
    layouts = [city.square_masks() for city in cities]
    factories = [masks[1].bit_count() for masks in layouts]
    sizes = [sizes_in(city, masks, plans) for city, masks in zip(cities, layouts, strict=True)]
    return tuple(
        Scales(
            tuple(factories[:number] + factories[number + 1 :]),
            tuple(sizes[:number] + sizes[number + 1 :]),
            plans,
            future,
        )
        for number in range(len(cities))
    )


def ways(city: City, tile: Tile) -> Iterator[tuple[int, City]]:
    """Every legal placement of a tile: its cell and the city with it."""
    for cell in bits(city.cells_for(tile)):
        yield cell, city.place(tile, cell)


def best_gain(city: City, tile: Tile, scales: Scales, value: float) -> float:
    """What the best placement of a tile adds to a city of that value; a loss if every placement loses."""
    return max((scales.value(after) - value for _, after in ways(city, tile)), default=0.0)


def best_place(scales: Scales, city: City, tile: Tile) -> tuple[float, City]:
    """What a tile gains at its best place, and the city with it."""
    value = scales.value(city)
    return max(((scales.value(after) - value, after) for _, after in ways(city, tile)), key=lambda way: way[0])
