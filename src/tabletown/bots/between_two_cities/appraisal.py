"""What a city is worth with Capitals: any size, landscapes, civic buildings and districts, straight from the rules."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tabletown.between_two_cities.city import City
from tabletown.between_two_cities.districts import Plan, plan, sizes_in
from tabletown.between_two_cities.groups import Mask
from tabletown.between_two_cities.modules import Modules
from tabletown.between_two_cities.scoring import factory_worths, score_city
from tabletown.between_two_cities.tiles import SINGLE_COUNTS, SINGLES, Tile

TAVERNS_PROMISE = (0.0, 1.5, 3.5, 6.0, 0.0)
"""By the sorts in the set that is being collected: what it may still bring."""
OFFICE_PROMISE = 0.8
"""For each office of a set that is not full, how much more the next ones will be worth."""
HOUSE_PROMISE = 0.6
"""For each house and each type that the city does not have yet."""
DISTRICT_PROMISE = 0.9
"""For each tile that a district is ahead of, or behind, the best of the others."""
SURE = 0.5
"""How far today's order of factories counts at the start."""


@dataclass(frozen=True, slots=True)
class Scales:
    """What the other cities mean for one city's points."""

    factories: tuple[int, ...]
    """How many the others have."""
    sizes: tuple[tuple[int, ...], ...]
    """By other city: the sizes of its districts."""
    plans: tuple[Plan, ...]
    future: float
    """How much of what may still come is counted: 1 for all of it, 0 for a bot that sees only today."""

    def value(self, city: City) -> float:
        """Points as they stand, and what the city promises while there are cells left."""
        masks = city.square_masks()
        left = 1 - len(city) / city.canvas.cells
        factories = masks[1].bit_count()
        now = factory_worths((factories, *self.factories))[0]
        # At the start anything can still become of factories: three points each is the middle.
        worth = now + self.future * (1 - SURE) * left * (3 - now)
        value = score_city(city, 0).total + factories * worth
        for number, size in enumerate(sizes_in(city, masks, self.plans)):
            value += self._district(size, [sizes[number] for sizes in self.sizes], left)
        return value + self.future * left * promise(masks)

    def _district(self, size: int, others: Sequence[int], left: float) -> float:
        larger = len({other for other in others if other > size})
        now = (6.0, 3.0)[larger] if size and larger < 2 else 0.0
        soft = 3.0 + DISTRICT_PROMISE * (size - max(others, default=0))
        return now + self.future * left * (min(6.0, max(0.0, soft)) - now)


def promise(masks: Sequence[Mask]) -> float:
    """What taverns, offices and houses may still bring beyond their points."""
    shop, factory, bed, drink, food, music, office, park, house = masks
    counts = sorted((bed.bit_count(), drink.bit_count(), food.bit_count(), music.bit_count()))
    full = counts[0]
    value = TAVERNS_PROMISE[sum(count > full for count in counts)]
    value += OFFICE_PROMISE * (office.bit_count() % 6)
    types = (shop > 0) + (factory > 0) + (bed | drink | food | music > 0) + (office > 0) + (park > 0)
    return value + HOUSE_PROMISE * house.bit_count() * (5 - types)


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
    room = city.room_for(tile)
    while room:
        first = room & -room
        room ^= first
        cell = first.bit_length() - 1
        yield cell, city.place(tile, cell)


def best_gain(city: City, tile: Tile, scales: Scales, value: float) -> float:
    """What the best placement of a tile adds to a city of that value; a loss if every placement loses."""
    return max((scales.value(after) - value for _, after in ways(city, tile)), default=0.0)


def openness(city: City, scales: Scales) -> float:
    """What a single tile drawn by chance would add."""
    value = scales.value(city)
    return sum(share * best_gain(city, tile, scales, value) for tile, share in _OFFERED)


_OFFERED = tuple((tile, count / len(SINGLES)) for tile, count in SINGLE_COUNTS.items())
