"""What the net looks at where one plays alone with Automas and with Capitals: one form for both modes and any modules.

Cities are seen as among people with Capitals; the table as alone without it, and how Automaville stands with its civic
tiles and in the districts, what all of these are, and how Automaville will grow (simple mode). Whether districts are
hard is seen in the sizes that Automaville has there.
"""

from collections.abc import Iterable

from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.automas.ville import ville_sizes
from tabletown.between_two_cities.box.modules import DISTRICTS
from tabletown.between_two_cities.box.tiles import TYPES, Tile
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.solo.growth import ROUNDS as GROWS
from tabletown.between_two_cities.solo.view import SoloView
from tabletown.bots.nets.between_two_cities.capitals_rows import (
    ENDING,
    KINDS,
    PLANES,
    SCALES_OF_CITY,
    by_building,
    city_row,
    ending_of,
    look_at,
    points_now,
)
from tabletown.bots.nets.between_two_cities.rows import ROUNDS, CityLook, RowForm, rivals_of
from tabletown.bots.nets.between_two_cities.solo_rows import RULES, SINGLES, SoloRows

STEPS = 8
"""Turns of the longest round: in the simple mode with landscapes."""
COURSE = ROUNDS + STEPS + 2 + 1 + 1
GROWTH = 2 * len(GROWS)
"""How many tiles Automaville still gets after each round of singles, and how many of these are thrown away."""

_PARTS = (
    (COURSE, 1.0),
    (ENDING, 1.0),
    (GROWTH, 0.2),
    # Automaville: by building, its points by type and of civic tiles, what each single would add, sizes of districts.
    (KINDS, 0.25),
    (len(TYPES) + 1, 0.1),
    (len(SINGLES), 0.2),
    (DISTRICTS, 0.2),
    # The rows that come next, cards that are left, the box.
    (2 * KINDS, 0.5),
    (2 * len(RULES), 0.05),
    (2 * KINDS, 0.1),
    # What a move leaves in the hand, and how all stand after it.
    (KINDS, 0.5),
    (5, 0.03),
    (2, 0.1),
    (1, 1.0),
)
SOLO_CAPITALS_FORM = RowForm(
    SCALES_OF_CITY, tuple(scale for count, scale in _PARTS for _ in range(count)), KINDS + 5 + 2 + 1
)


class CapitalsSoloRows(SoloRows):
    """Of a table with any modules."""

    def __init__(self, view: SoloView) -> None:
        super().__init__(view)
        modules = view.setting.modules
        self._ending = ending_of(modules)
        self.ville_sizes = ville_sizes(view.ville, modules.districts, hard=view.setting.hard)
        sizes = list(zip(*(look.sizes for look in self.looks), self.ville_sizes, strict=True))
        self._others = [[rivals_of(row, city) for row in sizes] for city in range(len(self.looks))]

    def look(self, city: City) -> CityLook:
        return look_at(city, self.view.setting.modules)

    def row(self, number: int, look: CityLook) -> bytes:
        return city_row(look, self._rivals[number], self._others[number], self._ending)

    def points(self, number: int, look: CityLook) -> int:
        return points_now(look, self._rivals[number], self._others[number])

    def by_building(self, tiles: Iterable[Tile]) -> list[int]:
        return by_building(tiles)

    def table(self) -> bytes:
        return bytes(
            [
                *self.course(STEPS),
                *self._ending,
                *self._growth(),
                *(self.counts[building] for building in PLANES),
                *self.ville_points(),
                sum(self.view.ville.values),
                *self.ville_gains(),
                *self.ville_sizes,
                *[0] * (DISTRICTS - len(self.ville_sizes)),
                *self.coming(),
                *self.rules_left(),
                *self.box(),
            ]
        )

    def _growth(self) -> list[int]:
        """What is still to come."""
        setting, found = self.view.setting, list[int]()
        for number in GROWS:
            comes = setting.mode is Mode.SIMPLE and number >= self.turn.round
            found += setting.growth_after(number) if comes else (0, 0)
        return found
