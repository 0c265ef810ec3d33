"""What a city may still become: points to come by what stands in it, and what every building would add where."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

from tabletown.between_two_cities.city.city import City
from tabletown.bots.between_two_cities.pinned_city import (
    BESIDE,
    BUILT,
    CELLS,
    HALVES,
    OFFICES,
    PARKS,
    SHOPS,
    STRIDE,
    TAVERN_MEMBER,
    TILES,
    WHOLE,
    PinnedCity,
    anchors,
    bits,
    by_likelihood,
    canvas_cell,
    frontier,
    points,
)

Row: TypeAlias = tuple[float, ...]

KINDS = (0, 1, 2, 2, 2, 2, 3, 4, 5)
"""By building: its type."""
EXPECTED_WORTH = 3.0
"""What a factory is taken to be worth while cities are not compared."""
HOT = 0.3
"""See `Prospect.hot`: other tiles should leave a park's or a shop's next cell open, if they can."""
NO_ROOM = (-5.0, 0)
"""A duplex that fits nowhere in a pinned square (in a real city it always fits): nothing is built."""
_REMEMBERED = 60_000
"""Cities kept in mind: enough for one decision, little enough for any machine."""


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


TABLES = ("shops", "factories", "taverns", "offices", "parks", "houses")
ExpectedPoints: TypeAlias = tuple[Prospect, ...]
"""By the number of built cells, 0 to 16."""


class Sight(NamedTuple):
    """One city looked at: by building, what it adds on its best cell and which that is."""

    gains: tuple[float, ...]
    places: tuple[int, ...]


class Looker:
    """Looks at pinned cities by the points to expect, and remembers what it saw."""

    def __init__(self, expected: ExpectedPoints) -> None:
        self.expected = expected
        remembering = lru_cache(_REMEMBERED)
        self.look: Callable[[PinnedCity], Sight] = remembering(self._look)
        self._duplex: Callable[[PinnedCity, int], tuple[float, int]] = remembering(self._best_duplex)
        self._rows: Callable[[PinnedCity], list[dict[int, float]]] = remembering(self._duplex_rows)

    def best(self, pinned: PinnedCity, rank: int) -> tuple[float, int]:
        """What a tile adds at its best place, and that place."""
        if STRIDE[rank]:
            return self._duplex(pinned, rank)
        sight = self.look(pinned)
        return sight.gains[rank], sight.places[rank]

    def value(self, pinned: PinnedCity) -> float:
        """What the city is expected to score in the end."""
        return points(pinned, int(EXPECTED_WORTH)) + to_come(pinned, self.expected[pinned[BUILT].bit_count()])

    def _look(self, pinned: PinnedCity) -> Sight:
        built = pinned[BUILT]
        open_cells = bits(frontier(built))
        if not open_cells:
            return Sight((), ())
        prospect = self.expected[built.bit_count() + 1]
        rows = cell_gains(pinned, prospect, open_cells)
        tops = [max(row) for row in rows]
        places = [open_cells[row.index(top)] for row, top in zip(rows, tops, strict=True)]
        gains = [base + tops[kind] for base, kind in zip(base_gains(pinned, prospect), KINDS, strict=True)]
        return Sight(tuple(gains), tuple([places[kind] for kind in KINDS]))

    def gains(self, pinned: PinnedCity, rank: int) -> list[tuple[int, float]]:
        """By place in a pinned square: what a tile would add there."""
        built, stride = pinned[BUILT], STRIDE[rank]
        if not stride:
            rows = gain_rows(pinned, self.expected[built.bit_count() + 1], bits(frontier(built)))
            return list(rows[rank].items())
        places = bits(anchors(built, stride))
        if not places:
            return []
        first, second = (self._rows(pinned)[half] for half in HALVES[rank])
        return [(bit, first[bit] + second[bit << stride]) for bit in places]

    def _best_duplex(self, pinned: PinnedCity, rank: int) -> tuple[float, int]:
        return max([(gain, bit) for bit, gain in self.gains(pinned, rank)], default=NO_ROOM)

    def _duplex_rows(self, pinned: PinnedCity) -> list[dict[int, float]]:
        """What a half would add on every cell that is free."""
        free = bits(WHOLE & ~pinned[BUILT])
        return gain_rows(pinned, self.expected[pinned[BUILT].bit_count() + 2], free)


def faint(prospect: Prospect, part: float) -> Prospect:
    """The same prospect, seen as if only a part of it would come true."""
    rows = {name: tuple([part * number for number in getattr(prospect, name)]) for name in TABLES}
    return replace(prospect, start=part * prospect.start, hot=part * prospect.hot, **rows)


def to_come(pinned: PinnedCity, prospect: Prospect) -> float:
    shop, factory, bed, drink, food, music, office, park, house, _ = pinned
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


def gain_rows(pinned: PinnedCity, prospect: Prospect, open_cells: tuple[int, ...]) -> list[dict[int, float]]:
    """By building, by open cell: points now and points to come that it would add there."""
    rows = cell_gains(pinned, prospect, open_cells)
    return [
        {bit: base + gain for bit, gain in zip(open_cells, rows[kind], strict=True)}
        for base, kind in zip(base_gains(pinned, prospect), KINDS, strict=True)
    ]


def square_gains(city: City, rank: int, looker: Looker) -> dict[str, float]:
    """By legal square: what this tile would add there, the best over all squares the city can become with it."""
    ground = city.canvas
    room = city.cells_for(TILES[rank])
    found: dict[str, float] = {}
    for corner, pinned in by_likelihood(city):
        for bit, gain in looker.gains(pinned, rank):
            cell = canvas_cell(corner, bit)
            if not city.built:
                cell = ground.middle
            if room >> cell & 1:
                square = ground.squares[cell]
                found[square] = max(gain, found.get(square, gain))
    return found


def base_gains(pinned: PinnedCity, prospect: Prospect) -> list[float]:
    """By building: what it would add wherever it stands."""
    shop, factory, bed, drink, food, music, office, park, house, _ = pinned
    tavern = bed | drink | food | music
    types = (shop > 0) + (factory > 0) + (tavern > 0) + (office > 0) + (park > 0)
    houses = house.bit_count()
    at = 6 * min(5, houses) + types
    # The first building of a type is worth a point more to every house that no factory stands beside.
    new_type = 0.0
    if types < 5:
        new_type = (house & ~BESIDE[factory]).bit_count() + prospect.houses[at + 1] - prospect.houses[at]
    shops, factories, offices, parks = shop.bit_count(), factory.bit_count(), office.bit_count(), park.bit_count()
    return [
        prospect.shops[shops + 1] - prospect.shops[shops] + (0 if shop else new_type),
        EXPECTED_WORTH
        + prospect.factories[factories + 1]
        - prospect.factories[factories]
        + (0 if factory else new_type),
        *_tavern_gains((bed, drink, food, music), prospect, 0.0 if tavern else new_type),
        OFFICES[offices + 1]
        - OFFICES[offices]
        + prospect.offices[offices + 1]
        - prospect.offices[offices]
        + (0 if office else new_type),
        prospect.parks[parks + 1] - prospect.parks[parks] + (0 if park else new_type),
        types + prospect.houses[min(at + 6, 30 + types)] - prospect.houses[at],
    ]


def cell_gains(pinned: PinnedCity, prospect: Prospect, open_cells: tuple[int, ...]) -> list[list[float]]:
    """By type, by open cell: what it would add for standing just there."""
    shop, factory, bed, drink, food, music, office, park, house, _ = pinned
    served = BESIDE[bed | drink | food | music]
    waiting = office & ~served
    smoke = BESIDE[factory]
    clean = house & ~smoke
    types = (shop > 0) + (factory > 0) + (served > 0) + (office > 0) + (park > 0)
    shops, parks, hot = SHOPS[shop], PARKS[park], prospect.hot
    rows: list[list[float]] = [[], [], [], [], [], []]
    for bit in open_cells:
        shop_gain, park_gain = SHOPS[shop | bit] - shops, PARKS[park | bit] - parks
        # A lone shop or park brings two points anywhere: where it would bring more, anything else is in its way.
        shop_heat = hot * (shop_gain - 2) if shop_gain > 2 else 0.0
        park_heat = hot * (park_gain - 2) if park_gain > 2 else 0.0
        heat = shop_heat + park_heat
        around = BESIDE[bit]
        # Beside a factory a house is worth one point instead of one for each other type.
        rows[0].append(shop_gain - park_heat)
        rows[1].append(-heat - (types - (factory > 0)) * (around & clean).bit_count())
        rows[2].append((around & waiting).bit_count() - heat)
        rows[3].append((1 if served & bit else 0) - heat)
        rows[4].append(park_gain - shop_heat)
        rows[5].append((1 - types if smoke & bit else 0) - heat)
    return rows


def _tavern_gains(masks: tuple[int, int, int, int], prospect: Prospect, new_type: float) -> list[float]:
    sorts = a, b, c, d = [mask.bit_count() for mask in masks]
    there = 4 - sorts.count(0)
    twice = there - sorts.count(1)
    now = prospect.taverns[5 * there + twice]
    gains = []
    for count in sorts:
        ahead = (a > count) + (b > count) + (c > count) + (d > count)
        step = 5 if count == 0 else 1 if count == 1 else 0
        gains.append(new_type + TAVERN_MEMBER[ahead] + prospect.taverns[5 * there + twice + step] - now)
    return gains


NOTHING_TO_COME = Prospect(0.0, (0.0,) * 18, (0.0,) * 18, (0.0,) * 25, (0.0,) * 18, (0.0,) * 18, (0.0,) * 36, hot=0.0)


@cache
def fitted_points() -> ExpectedPoints:
    """As learned from many games. Only counts at the end of a turn were fitted: others lie between two of them.

    `python -m bench.b2c_fit` of commit d301687a made `fitted.json`; it stays as it is, yardsticks play by it.
    """
    text = Path(__file__).with_name("fitted.json").read_text(encoding="utf-8")
    known = {int(built): tables for built, tables in json.loads(text).items()}
    first = known[min(known)]
    known = {0: first, **known, CELLS: {name: [0.0] * len(row) for name, row in first.items()}}
    return tuple(_between(known, built) for built in range(CELLS + 1))


def _between(known: Mapping[int, Mapping[str, Sequence[float]]], built: int) -> Prospect:
    below = max(count for count in known if count <= built)
    above = min(count for count in known if count >= built)
    part = (built - below) / (above - below) if above > below else 0.0

    def row(name: str, length: int) -> tuple[float, ...]:
        mixed = [low + part * (high - low) for low, high in zip(known[below][name], known[above][name], strict=True)]
        return tuple(mixed + mixed[-1:] * (length - len(mixed)))

    rows = {name: row(name, len(getattr(NOTHING_TO_COME, name))) for name in TABLES}
    return replace(NOTHING_TO_COME, start=row("start", 1)[0], hot=HOT, **rows)
