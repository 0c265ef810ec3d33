"""What the net looks at where one plays alone with Automas: the own two cities after a move, Automaville, and what lies
where. Pure rules and bytes, as in `rows`; the room `training` makes the same rows in arrays, number by number the same.

Everything is told in the direction in which rows go: the first own city is shared with the Automa that gets the hand.
So rounds 1 and 3 are one to the net; where nothing is passed on, it does not matter.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable

from tabletown.between_two_cities.automas.cards import Rule
from tabletown.between_two_cities.automas.names import Automa, Mode
from tabletown.between_two_cities.automas.ville import score_ville
from tabletown.between_two_cities.automas.worth import weigh_ville
from tabletown.between_two_cities.box.tiles import TYPES, Building, Tile
from tabletown.between_two_cities.city.city import BUILDINGS, City
from tabletown.between_two_cities.city.districts import points_by_city
from tabletown.between_two_cities.city.scoring import factory_worths
from tabletown.between_two_cities.solo.schedule import SoloTurn
from tabletown.between_two_cities.solo.state import SoloPhase
from tabletown.between_two_cities.solo.view import SoloView
from tabletown.bots.nets.between_two_cities.rows import (
    KINDS,
    ROUNDS,
    SCALES_OF_CITY,
    CityLook,
    RowForm,
    by_building,
    city_row,
    look_at,
    rivals_of,
)

STEPS = 6
"""Turns of the longest round."""
RULES = tuple(Rule)
SINGLES = tuple(Tile(building.value) for building in BUILDINGS)
COURSE = ROUNDS + STEPS + 2 + 1 + 1
"""Round, turn, placing or throwing away, the full mode, whether the hand goes on or stays."""
TABLE_ROW = COURSE + KINDS + len(TYPES) + KINDS + 2 * KINDS + 2 * len(RULES) + 2 * KINDS
"""Then Automaville by building, its points by type, what each single would add to it; the rows that come to you next
and after that; cards that are left, by rule; what is left in the box, singles and halves of duplexes."""
MOVE_ROW = KINDS + 8
"""What a move leaves in the hand, and how all stand after it."""

SCALES_OF_TABLE = tuple(
    [1.0] * COURSE
    + [0.25] * KINDS
    + [0.1] * len(TYPES)
    + [0.2] * KINDS
    + [0.5] * (2 * KINDS)
    + [0.05] * (2 * len(RULES))
    + [0.1] * (2 * KINDS)
    + [0.5] * KINDS
    + [0.03] * 5
    + [0.1, 0.1, 1.0]
)
SOLO_FORM = RowForm(SCALES_OF_CITY, SCALES_OF_TABLE, MOVE_ROW)

assert len(SCALES_OF_TABLE) == TABLE_ROW + MOVE_ROW


def own_order(turn: SoloTurn) -> tuple[int, int]:
    """Numbers of the own cities, the one first that is shared with whoever gets the hand."""
    return (1, 0) if turn.round == ROUNDS else (0, 1)


def goes_on(turn: SoloTurn) -> bool:
    """Whether what is left of the hand matters: it is passed on, or stays with you."""
    return turn.passing is not None or turn.stays


class SoloRows(ABC):
    """Of one View: what all sorts of solo tables have in common."""

    def __init__(self, view: SoloView) -> None:
        if view.now is None:
            raise ValueError("the game is over")
        self.view, self.turn = view, view.now
        self.order = own_order(view.now)
        self.looks = [self.look(city) for city in view.cities]
        self.counts = view.ville.count()
        self._made = [*(look.factories for look in self.looks), self.counts[Building.FACTORY]]
        """Factories, those of Automaville last."""
        self._rivals = [rivals_of(self._made, city) for city in range(len(self.looks))]
        self._ville_alone = score_ville(self.counts, 0, sum(view.ville.values)).total
        self.ville_sizes: tuple[int, ...] = ()
        """Of districts in Automaville."""

    @abstractmethod
    def look(self, city: City) -> CityLook: ...

    @abstractmethod
    def row(self, number: int, look: CityLook) -> bytes:
        """Of what one of the own cities may become."""

    @abstractmethod
    def by_building(self, tiles: Iterable[Tile]) -> list[int]: ...

    @abstractmethod
    def table(self) -> bytes:
        """Everything that is the same for all moves."""

    def points(self, number: int, look: CityLook) -> int:
        """What it scores as it stands, if all others stay as they are."""
        return look.alone + look.factories * self._rivals[number].worth(look.factories)

    def rest(self, tiles: Iterable[Tile]) -> bytes:
        """What a move leaves in the hand, as far as that matters."""
        return bytes(self.by_building(tiles if goes_on(self.turn) else ()))

    def after(self, first: CityLook, second: CityLook) -> bytes:
        """How all stand when the own cities have become this: the lower and the higher one, Automaville, what both
        Automas score, ahead of Automaville or behind by how much, and whether that would be a win."""
        made = first.factories, second.factories, self._made[-1]
        alone = first.alone, second.alone, self._ville_alone
        worths = factory_worths(made)
        one, other, points = [more + count * worth for more, count, worth in zip(alone, made, worths, strict=True)]
        if self.ville_sizes:
            districts = points_by_city((first.sizes, second.sizes, self.ville_sizes))
            one, other, points = one + districts[0], other + districts[1], points + districts[2]
        low, high = (one, other) if one < other else (other, one)
        lead = low - points
        automas = min(one, points), min(other, points)
        return bytes((low, high, points, *automas, max(lead, 0), max(-lead, 0), lead > 0))

    def course(self, steps: int) -> list[bool]:
        view, turn = self.view, self.turn
        return [
            *(turn.round == number for number in range(1, ROUNDS + 1)),
            *(turn.step == number for number in range(1, steps + 1)),
            view.phase is SoloPhase.PLACE,
            view.phase is SoloPhase.DISCARD,
            view.setting.mode is Mode.FULL,
            goes_on(turn),
        ]

    def ville_gains(self) -> list[int]:
        """What each single would add to Automaville; civic tiles and districts apart."""
        return list(map(weigh_ville(self.view.ville, self._made[:-1]), SINGLES))

    def ville_points(self) -> tuple[int, ...]:
        """Of Automaville, by type."""
        own, *rivals = self._made[::-1]
        return score_ville(self.counts, factory_worths((own, *rivals))[0])[: len(TYPES)]

    def coming(self) -> list[int]:
        """What comes to you with the next turn, from the Automa that gives; and with the one after that."""
        getter, giver = self.order
        rows = [row.tiles for row in self.view.automas] if goes_on(self.turn) else []
        return [count for row in (giver, getter) for count in self.by_building(rows[row] if rows else ())]

    def rules_left(self) -> list[int]:
        """How often each rule can still come for Automaville, and for a shared city."""
        lines = [card.solo_line(automa) for card in self.view.cards_left for automa in Automa]
        villes, shared = [line.ville for line in lines], [line.shared for line in lines]
        return [column.count(rule) for column in (villes, shared) for rule in RULES]

    def box(self) -> list[int]:
        """What is left in it, singles and halves of duplexes."""
        return self.by_building(self.view.in_box) + self.by_building(self.view.duplexes_in_box)


class BaseSoloRows(SoloRows):
    """Of the game without Capitals."""

    def look(self, city: City) -> CityLook:
        return look_at(city)

    def row(self, number: int, look: CityLook) -> bytes:
        return city_row(look, self._rivals[number])

    def by_building(self, tiles: Iterable[Tile]) -> list[int]:
        return by_building(tiles)

    def table(self) -> bytes:
        return bytes(
            [
                *self.course(STEPS),
                *(self.counts[building] for building in BUILDINGS),
                *self.ville_points(),
                *self.ville_gains(),
                *self.coming(),
                *self.rules_left(),
                *self.box(),
            ]
        )
