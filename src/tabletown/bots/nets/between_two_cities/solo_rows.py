"""What the net looks at where one plays alone with Automas: the own two cities after a move, Automaville, and what lies
where. Pure rules and bytes, as in `rows`; the room `training` makes the same rows in arrays, number by number the same.

Everything is told in the direction in which rows go: the first own city is shared with the Automa that gets the hand.
So rounds 1 and 3 are one to the net; where nothing is passed on, it does not matter.
"""

from collections.abc import Iterable, Sequence

from tabletown.between_two_cities.automas.cards import DeckCard, Rule
from tabletown.between_two_cities.automas.names import Automa, Mode
from tabletown.between_two_cities.automas.ville import score_ville
from tabletown.between_two_cities.automas.worth import weigh_ville
from tabletown.between_two_cities.box.tiles import TYPES, Building, Tile
from tabletown.between_two_cities.city.city import BUILDINGS, City
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


class SoloRows:
    """Of the game without Capitals."""

    def __init__(self, view: SoloView) -> None:
        if view.now is None:
            raise ValueError("the game is over")
        self._view, self._turn = view, view.now
        self.order = own_order(view.now)
        self.looks = [look_at(city) for city in view.cities]
        self._counts = view.ville.count()
        self._ville_factories = self._counts[Building.FACTORY]
        factories = [*(look.factories for look in self.looks), self._ville_factories]
        self._rivals = [rivals_of(factories, city) for city in range(len(self.looks))]
        self._ville_alone = score_ville(self._counts, 0).total

    def look(self, city: City) -> CityLook:
        return look_at(city)

    def row(self, number: int, look: CityLook) -> bytes:
        """Of what one of the own cities may become."""
        return city_row(look, self._rivals[number])

    def points(self, number: int, look: CityLook) -> int:
        """What it scores as it stands, if all others stay as they are."""
        return look.alone + look.factories * self._rivals[number].worth(look.factories)

    def rest(self, tiles: Iterable[Tile]) -> bytes:
        """What a move leaves in the hand, as far as that matters."""
        return bytes(by_building(tiles) if goes_on(self._turn) else [0] * KINDS)

    def table(self) -> bytes:
        """Everything that is the same for all moves."""
        view, turn, counts = self._view, self._turn, self._counts
        rivals = [look.factories for look in self.looks]
        weigh = weigh_ville(view.ville, rivals)
        scored = score_ville(counts, factory_worths((self._ville_factories, *rivals))[0])
        numbers = [
            *(turn.round == number for number in range(1, ROUNDS + 1)),
            *(turn.step == number for number in range(1, STEPS + 1)),
            view.phase is SoloPhase.PLACE,
            view.phase is SoloPhase.DISCARD,
            view.setting.mode is Mode.FULL,
            goes_on(turn),
            *(counts[building] for building in BUILDINGS),
            *scored[: len(TYPES)],
            *map(weigh, SINGLES),
            *self._rows(),
            *_rules_left(view.cards_left),
            *by_building(view.in_box),
            *by_building(view.duplexes_in_box),
        ]
        return bytes(numbers)

    def _rows(self) -> list[int]:
        """What comes to you with the next turn, from the Automa that gives; and with the one after that."""
        if not self._view.automas or not goes_on(self._turn):
            return [0] * (2 * KINDS)
        getter, giver = self.order
        return by_building(self._view.automas[giver].tiles) + by_building(self._view.automas[getter].tiles)

    def after(self, first: CityLook, second: CityLook) -> bytes:
        """How all stand when the own cities have become this: the lower and the higher one, Automaville, what both
        Automas score, ahead of Automaville or behind by how much, and whether that would be a win."""
        ville = self._ville_factories
        one_worth, other_worth, middle = factory_worths((first.factories, second.factories, ville))
        one = first.alone + first.factories * one_worth
        other = second.alone + second.factories * other_worth
        points = self._ville_alone + ville * middle
        low, high = (one, other) if one < other else (other, one)
        lead = low - points
        automas = min(one, points), min(other, points)
        return bytes((low, high, points, *automas, max(lead, 0), max(-lead, 0), lead > 0))


def _rules_left(cards: Sequence[DeckCard]) -> list[int]:
    """How often each rule can still come for Automaville, and for a shared city."""
    lines = [card.solo_line(automa) for card in cards for automa in Automa]
    villes, shared = [line.ville for line in lines], [line.shared for line in lines]
    return [column.count(rule) for column in (villes, shared) for rule in RULES]
