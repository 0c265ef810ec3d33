"""What a city may still become: points to come by what stands in it, and what every building would add where."""

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from tabletown.bots.between_two_cities.site import (
    BESIDE,
    BUILT,
    HALVES,
    OFFICES,
    PARKS,
    SHOPS,
    STRIDE,
    TAVERN_MEMBER,
    WHOLE,
    Site,
    anchors,
    bits,
    frontier,
    points,
)

Row: TypeAlias = tuple[float, ...]

EXPECTED_WORTH = 3.0
"""What a factory is taken to be worth while cities are not compared."""
_REMEMBERED = 60_000
"""Sites kept in mind: enough for one decision, little enough for any machine."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """Points still to come when so many cells are built: one table per building type, read by its count."""

    start: float
    shops: Row
    factories: Row
    taverns: Row
    """By 5 × (sorts that stand here) + (sorts that stand here twice)."""
    offices: Row
    parks: Row
    houses: Row
    """By 6 × (houses, five at most) + (other types present)."""
    hot: float
    """The cost of building something else where shops or parks would gain, for each point they would gain more."""


Outlook: TypeAlias = tuple[Prospect, ...]
"""By the number of built cells, 0 to 16."""


class Sight(NamedTuple):
    """One city looked at: what it is worth, and by building what its best cell adds and which that is."""

    value: float
    gains: tuple[float, ...]
    places: tuple[int, ...]


class Looker:
    """Looks at sites through one outlook, and remembers what it saw."""

    __slots__ = ("_duplexes", "_sights", "outlook")

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self._sights: dict[Site, Sight] = {}
        self._duplexes: dict[tuple[Site, int], tuple[float, int]] = {}

    def look(self, site: Site) -> Sight:
        found = self._sights.get(site)
        if found is None:
            if len(self._sights) > _REMEMBERED:
                self._sights.clear()
            found = self._sights[site] = self._look(site)
        return found

    def best(self, site: Site, rank: int) -> tuple[float, int]:
        """What a tile adds at its best place, and that place."""
        if not STRIDE[rank]:
            sight = self.look(site)
            return sight.gains[rank], sight.places[rank]
        found = self._duplexes.get((site, rank))
        if found is None:
            if len(self._duplexes) > _REMEMBERED:
                self._duplexes.clear()
            found = self._duplexes[site, rank] = self._best_duplex(site, rank)
        return found

    def value(self, site: Site) -> float:
        """What the city is expected to score in the end."""
        return points(site, EXPECTED_WORTH) + to_come(site, self.outlook[site[BUILT].bit_count()])

    def _look(self, site: Site) -> Sight:
        open_cells = bits(frontier(site[BUILT]))
        if not open_cells:
            return Sight(self.value(site), (), ())
        rows = gain_rows(site, self.outlook[site[BUILT].bit_count() + 1], open_cells)
        gains = tuple([max(row) for row in rows])
        places = tuple([open_cells[row.index(gain)] for row, gain in zip(rows, gains, strict=True)])
        return Sight(self.value(site), gains, places)

    def _best_duplex(self, site: Site, rank: int) -> tuple[float, int]:
        stride = STRIDE[rank]
        free = bits(WHOLE & ~site[BUILT])
        rows = gain_rows(site, self.outlook[min(16, site[BUILT].bit_count() + 2)], free)
        first, second = (dict(zip(free, rows[half], strict=True)) for half in HALVES[rank])
        return max([(first[bit] + second[bit << stride], bit) for bit in bits(anchors(site[BUILT], stride))])


def to_come(site: Site, prospect: Prospect) -> float:
    shop, factory, bed, drink, food, music, office, park, house, _ = site
    sorts = [bed.bit_count(), drink.bit_count(), food.bit_count(), music.bit_count()]
    there = 4 - sorts.count(0)
    twice = there - sorts.count(1)
    types = (shop > 0) + (factory > 0) + (there > 0) + (office > 0) + (park > 0)
    return (
        prospect.start
        + prospect.shops[shop.bit_count()]
        + prospect.factories[factory.bit_count()]
        + prospect.taverns[5 * there + twice]
        + prospect.offices[office.bit_count()]
        + prospect.parks[park.bit_count()]
        + prospect.houses[6 * min(5, house.bit_count()) + types]
    )


def gain_rows(site: Site, prospect: Prospect, open_cells: tuple[int, ...]) -> list[list[float]]:
    """By building, by open cell: points now and points to come that it would add there."""
    shop, factory, bed, drink, food, music, office, park, house, _ = site
    tavern = bed | drink | food | music
    smoke = BESIDE[factory]
    clean = house & ~smoke
    homes = clean.bit_count()
    types = (shop > 0) + (factory > 0) + (tavern > 0) + (office > 0) + (park > 0)
    houses = house.bit_count()
    at = 6 * min(5, houses) + types
    new_type = homes + prospect.houses[at + 1] - prospect.houses[at] if types < 5 else 0.0

    shops, parks = SHOPS[shop], PARKS[park]
    shop_row = [SHOPS[shop | bit] - shops for bit in open_cells]
    park_row = [PARKS[park | bit] - parks for bit in open_cells]
    hot = prospect.hot
    hot_shops = [hot * (gain - 2) if gain > 2 else 0.0 for gain in shop_row]
    hot_parks = [hot * (gain - 2) if gain > 2 else 0.0 for gain in park_row]
    cool = [-a - b for a, b in zip(hot_shops, hot_parks, strict=True)]

    count = shop.bit_count()
    more = prospect.shops[count + 1] - prospect.shops[count] + (0 if shop else new_type)
    shop_gains = [more + gain - heat for gain, heat in zip(shop_row, hot_parks, strict=True)]
    count = park.bit_count()
    more = prospect.parks[count + 1] - prospect.parks[count] + (0 if park else new_type)
    park_gains = [more + gain - heat for gain, heat in zip(park_row, hot_shops, strict=True)]

    count = factory.bit_count()
    more = EXPECTED_WORTH + prospect.factories[count + 1] - prospect.factories[count] + (0 if factory else new_type)
    loss = types - 1 + (not factory)
    factory_gains = [
        more + heat - loss * (BESIDE[bit] & clean).bit_count() for bit, heat in zip(open_cells, cool, strict=True)
    ]

    served = BESIDE[tavern]
    count = office.bit_count()
    more = OFFICES[count + 1] - OFFICES[count] + prospect.offices[count + 1] - prospect.offices[count]
    more += 0 if office else new_type
    office_gains = [more + heat + (1 if served & bit else 0) for bit, heat in zip(open_cells, cool, strict=True)]

    waiting = office & ~served
    tavern_cells = [heat + (BESIDE[bit] & waiting).bit_count() for bit, heat in zip(open_cells, cool, strict=True)]

    following = prospect.houses[min(at + 6, 30 + types)] - prospect.houses[at]
    house_gains = [
        following + heat + (1 if smoke & bit else types) for bit, heat in zip(open_cells, cool, strict=True)
    ]
    taverns = _tavern_gains((bed, drink, food, music), prospect, 0.0 if tavern else new_type)
    return [
        shop_gains,
        factory_gains,
        *([more + cell for cell in tavern_cells] for more in taverns),
        office_gains,
        park_gains,
        house_gains,
    ]


def _tavern_gains(masks: tuple[int, int, int, int], prospect: Prospect, new_type: float) -> list[float]:
    sorts = [mask.bit_count() for mask in masks]
    there = 4 - sorts.count(0)
    twice = there - sorts.count(1)
    now = prospect.taverns[5 * there + twice]
    gains = []
    for count in sorts:
        ahead = sum([other > count for other in sorts])
        step = 5 if count == 0 else 1 if count == 1 else 0
        gains.append(new_type + TAVERN_MEMBER[ahead] + prospect.taverns[5 * there + twice + step] - now)
    return gains


NOTHING_TO_COME = Prospect(0.0, (0.0,) * 18, (0.0,) * 18, (0.0,) * 25, (0.0,) * 18, (0.0,) * 18, (0.0,) * 36, hot=0.0)
