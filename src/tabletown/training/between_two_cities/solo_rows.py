"""The rows of `bots.nets.between_two_cities.solo_rows` in arrays: number by number the same, a lane for every game.

All lanes are in the same turn, which is a single number.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from tabletown.batch.arrays import Array, Operand, apart
from tabletown.batch.between_two_cities.automas.choosing import RULES
from tabletown.batch.between_two_cities.automas.ville import VillePoints, count_buildings, ville_gains
from tabletown.batch.between_two_cities.cities import CityArrays
from tabletown.batch.between_two_cities.scoring import factory_worth
from tabletown.batch.between_two_cities.solo.kind import SoloKind
from tabletown.batch.between_two_cities.solo.lanes import SoloArrays
from tabletown.batch.loops import each
from tabletown.between_two_cities.box.tiles import Building
from tabletown.between_two_cities.city.city import BUILDINGS
from tabletown.bots.nets.between_two_cities.city_rows import KINDS, RowForm
from tabletown.bots.nets.between_two_cities.rows import ROUNDS
from tabletown.bots.nets.between_two_cities.solo_rows import SOLO_FORM, STEPS, goes_on, own_order
from tabletown.training.between_two_cities.city_rows import SquareRows, TileBuildings
from tabletown.training.between_two_cities.rows import BASE_PLACES, About, Others, RowPlaces

_FACTORY = 1


class SoloAgreed(NamedTuple):
    """What was agreed for each game."""

    level: Array
    """int32 [lanes]."""
    civics: Array
    """bool [lanes]."""
    growth: Array
    """int32 [2, 2, lanes]: after rounds 1 and 3 of the simple mode, tiles that Automaville keeps, and those that are
    thrown away. 0 where it grows by what the setting of all tables says."""
    more: Array
    """int32 [lanes]: as in `sizes_in_ville`."""
    usual: Array
    """bool [lanes]: the usual table of people who know the game; evaluations count only these."""


class VilleNow(NamedTuple):
    """Automaville, int32 [lanes]."""

    factories: Array
    alone: Array
    """Its points that no other city has a say in."""
    sizes: Array
    """Of its districts, [districts, lanes]."""


class SoloScene(NamedTuple):
    """What the player who decides looks at."""

    order: Array
    """int32 [2]: numbers of the own cities, the one first that is shared with whoever gets the hand."""
    own: CityArrays
    """The own cities in this order; the axis of cities has length two."""
    mats: Array
    """Of the own cities, int32 [2, lanes]."""
    about: About
    others: Others
    """Of each of the own cities, what the other and Automaville have."""
    ville: VilleNow
    table: Array
    """uint8 [lanes, numbers]."""
    sure: Array
    """Always true (see `apart`)."""


class SoloMaker(ABC):
    """What nets of all sorts of solo tables look at."""

    def __init__(
        self, kind: SoloKind, form: RowForm, row: RowPlaces, buildings: Sequence[Building], steps: int
    ) -> None:
        self.kind, self.xp, self.form, self._row = kind, kind.xp, form, row
        xp, turns = kind.xp, kind.turns
        self.kinds = len(buildings)
        self.buildings = TileBuildings(kind, buildings)
        self.orders = xp.asarray([own_order(turn) for turn in turns], dtype=xp.int32)
        """int32 [turns, 2]."""
        self.goes_on = xp.asarray([goes_on(turn) for turn in turns], dtype=xp.bool_)
        courses = [
            [turn.round == number for number in range(1, ROUNDS + 1)]
            + [turn.step == number for number in range(1, steps + 1)]
            for turn in turns
        ]
        self._course = xp.asarray(courses, dtype=xp.uint8)
        flag = ROUNDS + steps
        self._placing = xp.asarray([number == flag for number in range(len(form.table) - form.move)], dtype=xp.uint8)
        """By number of the table: 1 for that which says that tiles are to be placed."""

    def scene(self, lanes: SoloArrays, agreed: SoloAgreed) -> SoloScene:
        sure = lanes.turn[0] >= 0
        return apart(self.xp, sure, self._scene, lanes, agreed, sure)

    @abstractmethod
    def _scene(self, lanes: SoloArrays, agreed: SoloAgreed, sure: Array) -> SoloScene: ...

    @abstractmethod
    def city_rows(self, scene: SoloScene, cities: CityArrays) -> Array:
        """uint8 [..., lanes, numbers] of what the own cities may become, [..., 2, lanes]."""

    def _own(self, lanes: SoloArrays, order: Array) -> CityArrays:
        return each(lambda found: self.xp.take(found, order, axis=-2), lanes.cities)

    def _elsewhere(self, own: Array, ville: Array) -> tuple[Array, Array]:
        """By own city, of what these have [..., 2, lanes] and Automaville [..., lanes]: the most of the others, and the
        most below that. None is below where both have as many."""
        xp = self.xp
        other, ville = own[..., ::-1, :], ville[..., None, :]
        most, least = xp.maximum(other, ville), xp.minimum(other, ville)
        return most, xp.where(least < most, least, 0)

    def placing(self, table: Array) -> Array:
        """The row of the table while choosing, turned into the one while placing."""
        return table | self._placing

    def _now(self, lanes: SoloArrays, turn: Array) -> Array:
        """uint8 [lanes, numbers]."""
        xp, count = self.xp, lanes.turn.shape
        course = xp.broadcast_to(self._course[turn], (*count, self._course.shape[1]))
        waits = (lanes.loose[0] >= 0) | xp.any(lanes.theirs >= 0, axis=0)
        chosen = lanes.chosen[0] >= 0
        full = xp.full(count, self.kind.full, dtype=xp.bool_)
        flags = [chosen & waits, chosen & xp.logical_not(waits), full, xp.broadcast_to(self.goes_on[turn], count)]
        return xp.concatenate([course, xp.stack(flags, axis=-1).astype(xp.uint8)], axis=-1)

    def _still(self, lanes: SoloArrays, turn: Array, order: Array) -> list[Array]:
        """What comes with the next turns, rules on cards that are left, and the box: uint8 [lanes, numbers] each."""
        box = [
            self.xp.sum(self.buildings.of(pile), axis=0, dtype=self.xp.uint8)
            for pile in (lanes.singles, lanes.duplexes)
        ]
        return [*self._rows(lanes, turn, order), self._rules_left(lanes), *box]

    def _rows(self, lanes: SoloArrays, turn: Array, order: Array) -> list[Array]:
        """What comes from the giver, and what lies before the getter: uint8 [lanes, buildings] each."""
        xp = self.xp
        if not self.kind.full:
            return [xp.zeros((lanes.turn.shape[0], self.kinds), dtype=xp.uint8)] * 2
        counts = xp.sum(self.buildings.of(lanes.rows), axis=1, dtype=xp.uint8)
        shown = xp.where(self.goes_on[turn], counts, 0).astype(xp.uint8)
        return [shown[order[1]], shown[order[0]]]

    def _rules_left(self, lanes: SoloArrays) -> Array:
        """By column (Automaville, shared city) and rule, read by either Automa: uint8 [lanes, 6]."""
        xp, kind = self.xp, self.kind
        if not kind.full:
            return xp.zeros((lanes.turn.shape[0], 2 * len(RULES)), dtype=xp.uint8)
        hidden = xp.arange(lanes.cards.shape[0], dtype=xp.int32)[:, None] >= xp.take(kind.times.cards, lanes.turn)
        found = []
        for columns in ((0, 1), (1, 0)):
            # Automaville is Autommaso's left city and Automarta's right one.
            rules = [xp.take(kind.rules[automa, columns[automa]], lanes.cards.astype(xp.int32)) for automa in (0, 1)]
            for rule in range(len(RULES)):
                hits = [xp.equal(one, rule) & hidden for one in rules]
                found.append(
                    sum((xp.sum(one, axis=0, dtype=xp.uint8) for one in hits), start=xp.zeros_like(hits[0][0]))
                )
        return xp.stack(found, axis=-1).astype(xp.uint8)

    def rest(self, tiles: Array, turn: Array) -> Array:
        """What is left of hands [tiles, ..., lanes], as far as that matters: uint8 [..., lanes, buildings]."""
        xp = self.xp
        held = xp.sum(self.buildings.of(tiles), axis=0, dtype=xp.uint8)
        return xp.where(self.goes_on[turn], held, 0).astype(xp.uint8)

    def standing(self, scene: SoloScene, first: Array, second: Array) -> Array:
        """Of every pair of own cities, given their rows [pairs, lanes, numbers]: uint8 [pairs, lanes, 8]."""
        xp, places = self.xp, self._row
        alone = [xp.sum(rows[..., places.points], axis=-1, dtype=xp.int32) for rows in (first, second)]
        made = [rows[..., places.counts.start + _FACTORY].astype(xp.int32) for rows in (first, second)]
        factories = xp.stack([*made, xp.broadcast_to(scene.ville.factories, made[0].shape)])
        points = factories * factory_worth(xp, factories) + self._district_points(scene, first, second)
        one, other, ville = alone[0] + points[0], alone[1] + points[1], scene.ville.alone + points[2]
        low, high = xp.minimum(one, other), xp.maximum(one, other)
        lead = low - ville
        automas = [xp.minimum(one, ville), xp.minimum(other, ville)]
        numbers = [low, high, ville, *automas, xp.maximum(lead, 0), xp.maximum(-lead, 0), lead > 0]
        return xp.stack([number.astype(xp.uint8) for number in numbers], axis=-1)

    def _district_points(self, scene: SoloScene, first: Array, second: Array) -> Operand:
        """Of both own cities and Automaville, [3, pairs, lanes]."""
        del scene, first, second
        return 0


class BaseSoloMaker(SoloMaker):
    """Of the game without Capitals."""

    def __init__(self, kind: SoloKind) -> None:
        super().__init__(kind, SOLO_FORM, BASE_PLACES, BUILDINGS, STEPS)
        self._squares = SquareRows(kind)

    def city_rows(self, scene: SoloScene, cities: CityArrays) -> Array:
        return self._squares.rows(cities, scene.others.most, scene.others.second)

    def _scene(self, lanes: SoloArrays, agreed: SoloAgreed, sure: Array) -> SoloScene:
        del agreed
        xp, tables, turn = self.xp, self.kind.choosing.ville, lanes.turn[0]
        order = self.orders[turn]
        own = self._own(lanes, order)
        counts = count_buildings(tables, lanes.ville)
        factories = xp.bitwise_count(self._squares.masks(own)[_FACTORY]).astype(xp.int32)
        ville = counts[_FACTORY]
        worth = factory_worth(xp, xp.stack([ville, factories[0], factories[1]]))[0]
        points = VillePoints(tables, counts, worth)
        parts = [points.shops, points.factories, points.taverns, points.offices, points.parks, points.houses]
        gains = ville_gains(tables, counts, (factories[0], factories[1]))
        about_ville = xp.concatenate([counts[:KINDS], xp.stack(parts), gains]).astype(xp.uint8).T
        table = xp.concatenate([self._now(lanes, turn), about_ville, *self._still(lanes, turn, order)], axis=-1)
        none = xp.zeros((0, *lanes.turn.shape), dtype=xp.int32)
        others = Others(*self._elsewhere(factories, ville), none[:, None], none[:, None])
        about = About(lanes.districts, xp.zeros((lanes.turn.shape[0], 0), dtype=xp.uint8))
        now = VilleNow(ville, points.total - points.factories, none)
        return SoloScene(order, own, xp.zeros_like(factories), about, others, now, table, sure)
