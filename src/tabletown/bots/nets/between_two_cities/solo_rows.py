"""What a net looks at where one plays alone with Automas: Automaville, what lies where, and how all stand after a move.

Everything is told in the direction in which rows go: the first own city is shared with the Automa that gets the hand.
So rounds 1 and 3 are one to the net; where nothing is passed on, it does not matter. Cities are seen as among people.

With Capitals there is one form for both modes and any modules: the table as without it, and besides how Automaville
stands with its civic tiles and in the districts, what all of these are, and how Automaville will grow (simple mode).
Whether districts are hard is seen in the sizes that Automaville has there.
"""

from collections.abc import Iterable, Sequence

from tabletown.between_two_cities.automas.cards import Rule
from tabletown.between_two_cities.automas.names import Automa, Mode
from tabletown.between_two_cities.automas.ville import score_ville, ville_sizes
from tabletown.between_two_cities.automas.worth import weigh_ville
from tabletown.between_two_cities.box.modules import BASE, DISTRICTS
from tabletown.between_two_cities.box.tiles import TYPES, Building, Tile
from tabletown.between_two_cities.city.city import BUILDINGS
from tabletown.between_two_cities.city.scoring import factory_worths
from tabletown.between_two_cities.solo.growth import ROUNDS as GROWS
from tabletown.between_two_cities.solo.schedule import SoloTurn
from tabletown.between_two_cities.solo.state import SoloPhase
from tabletown.between_two_cities.solo.view import SoloView
from tabletown.bots.nets.between_two_cities import capitals_rows, city_rows
from tabletown.bots.nets.between_two_cities.capitals_rows import ENDING, cities_at
from tabletown.bots.nets.between_two_cities.city_rows import CityLook, RowForm, SeenRows, totals_of
from tabletown.bots.nets.between_two_cities.rows import ROUNDS

STEPS, CAPITALS_STEPS = 6, 8
"""Turns of the longest round; with Capitals that is one of the simple mode with landscapes."""
RULES = tuple(Rule)
SINGLES = tuple(Tile(building.value) for building in BUILDINGS)


def _form(scales_of_city: tuple[float, ...], steps: int, kinds: int, *, capitals: bool) -> RowForm:
    table = (
        # Round, turn, placing or throwing away, the full mode, whether the hand goes on or stays.
        (ROUNDS + steps + 2 + 1 + 1, 1.0),
        # Districts and modules. How many tiles Automaville still gets after each round of singles, and how many of
        # these are thrown away.
        (ENDING * capitals, 1.0),
        (2 * len(GROWS) * capitals, 0.2),
        # Automaville by building, its points by type and of civic tiles, what each single would add, its districts.
        (kinds, 0.25),
        (len(TYPES) + capitals, 0.1),
        (len(SINGLES), 0.2),
        (DISTRICTS * capitals, 0.2),
        # The rows that come to you next and after that; cards that are left, by rule; the box, singles and duplexes.
        (2 * kinds, 0.5),
        (2 * len(RULES), 0.05),
        (2 * kinds, 0.1),
    )
    # What a move leaves in the hand, and how all stand after it.
    move = ((kinds, 0.5), (5, 0.03), (2, 0.1), (1, 1.0))
    scales = tuple(scale for count, scale in (*table, *move) for _ in range(count))
    return RowForm(scales_of_city, scales, sum(count for count, _ in move))


SOLO_FORM = _form(city_rows.SCALES_OF_CITY, STEPS, city_rows.KINDS, capitals=False)
SOLO_CAPITALS_FORM = _form(capitals_rows.SCALES_OF_CITY, CAPITALS_STEPS, capitals_rows.KINDS, capitals=True)


def own_order(turn: SoloTurn) -> tuple[int, int]:
    """Numbers of the own cities, the one first that is shared with whoever gets the hand."""
    return (1, 0) if turn.round == ROUNDS else (0, 1)


def goes_on(turn: SoloTurn) -> bool:
    """Whether what is left of the hand matters: it is passed on, or stays with you."""
    return turn.passing is not None or turn.stays


class SoloRows(SeenRows):
    """What a net looks at, for whoever plays alone."""

    def __init__(self, view: SoloView) -> None:
        if view.now is None:
            raise ValueError("the game is over")
        self.view, self.turn = view, view.now
        self.order = own_order(view.now)
        self._has_capitals = view.setting.modules != BASE
        self.counts = view.ville.count()
        self._ville = self._look_at_ville()
        super().__init__(cities_at(view.cities, view.setting.modules, [self._ville]))

    def _look_at_ville(self) -> CityLook:
        """As far as the own cities are compared with it."""
        setting, ville = self.view.setting, self.view.ville
        districts = setting.modules.districts
        alone = score_ville(self.counts, 0, sum(ville.values)).total
        sizes = ville_sizes(ville, districts, hard=setting.hard) if districts else ()
        return CityLook(b"", b"", alone, self.counts[Building.FACTORY], 0, sizes)

    def table(self) -> bytes:
        sizes = self._ville.sizes
        return bytes(
            [
                *self._course(),
                *self.cities.ending,
                *self._growth(),
                *(self.counts[building] for building in self.cities.buildings),
                *self._ville_points(),
                *self._ville_gains(),
                *sizes,
                *[0] * (DISTRICTS - len(sizes) if self._has_capitals else 0),
                *self._coming(),
                *self._rules_left(),
                *self._box(),
            ]
        )

    def rest(self, tiles: Iterable[Tile]) -> bytes:
        """As far as that matters."""
        return super().rest(tiles if goes_on(self.turn) else ())

    def after(self, first: CityLook, second: CityLook) -> bytes:
        """The lower and the higher own city, Automaville, what both Automas score, ahead of Automaville or behind by
        how much, and whether that would be a win."""
        third = self._ville
        one, other, ville = totals_of(
            (first.alone, second.alone, third.alone),
            (first.factories, second.factories, third.factories),
            (first.sizes, second.sizes, third.sizes),
        )
        low, high = (one, other) if one < other else (other, one)
        lead = low - ville
        automas = min(one, ville), min(other, ville)
        return bytes((low, high, ville, *automas, max(lead, 0), max(-lead, 0), lead > 0))

    def _course(self) -> list[bool]:
        view, turn = self.view, self.turn
        steps = CAPITALS_STEPS if self._has_capitals else STEPS
        return [
            *(turn.round == number for number in range(1, ROUNDS + 1)),
            *(turn.step == number for number in range(1, steps + 1)),
            view.phase is SoloPhase.PLACE,
            view.phase is SoloPhase.DISCARD,
            view.setting.mode is Mode.FULL,
            goes_on(turn),
        ]

    def _growth(self) -> list[int]:
        """What is still to come to Automaville."""
        setting, found = self.view.setting, list[int]()
        for number in GROWS if self._has_capitals else ():
            comes = setting.mode is Mode.SIMPLE and number >= self.turn.round
            found += setting.growth_after(number) if comes else (0, 0)
        return found

    def _ville_points(self) -> list[int]:
        """Of Automaville, by type, and of its civic tiles."""
        *_, worth = factory_worths([*self._own_factories(), self._ville.factories])
        by_type = score_ville(self.counts, worth)[: len(TYPES)]
        return [*by_type, sum(self.view.ville.values)] if self._has_capitals else [*by_type]

    def _ville_gains(self) -> list[int]:
        """What each single would add to Automaville; civic tiles and districts apart."""
        return list(map(weigh_ville(self.view.ville, self._own_factories()), SINGLES))

    def _own_factories(self) -> Sequence[int]:
        return [look.factories for look in self.looks]

    def _coming(self) -> list[int]:
        """What comes to you with the next turn, from the Automa that gives; and with the one after that."""
        getter, giver = self.order
        rows = [row.tiles for row in self.view.automas] if goes_on(self.turn) else []
        return [count for row in (giver, getter) for count in self.by_building(rows[row] if rows else ())]

    def _rules_left(self) -> list[int]:
        """How often each rule can still come for Automaville, and for a shared city."""
        lines = [card.solo_line(automa) for card in self.view.cards_left for automa in Automa]
        villes, shared = [line.ville for line in lines], [line.shared for line in lines]
        return [column.count(rule) for column in (villes, shared) for rule in RULES]

    def _box(self) -> list[int]:
        """What is left in it, singles and halves of duplexes."""
        return self.by_building(self.view.in_box) + self.by_building(self.view.duplexes_in_box)
