"""Moves of a solo game as a net compares them: by what the own two cities are at the end of the turn.

A city gets the Automa's tile and one of yours. For the Automa's the net says which squares are best, for yours which
are best beside each of those; then it judges pairs of cities. Whoever chooses imagines all four tiles placed at once.
"""

from collections.abc import Iterable, Sequence
from itertools import product
from typing import NamedTuple, TypeAlias, TypeVar

from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.city.notation import bits
from tabletown.between_two_cities.people.moves import Choose, Place
from tabletown.between_two_cities.solo.moves import Discard, SoloMove
from tabletown.between_two_cities.solo.state import SIDES
from tabletown.between_two_cities.solo.view import SoloView
from tabletown.bots.nets.between_two_cities.choosing import JudgedPosition, SpotKey, SpotPair, best_of, both_ways
from tabletown.bots.nets.between_two_cities.city_rows import CityLook
from tabletown.bots.nets.between_two_cities.forward import Around, CityNet, Hope
from tabletown.bots.nets.between_two_cities.solo_rows import SoloRows

T = TypeVar("T")
HALVES_CHOOSING, HALVES_PLACING = 2, 4
"""Squares of the Automa's tile that yours are tried beside."""
_ANY = 1 << 10
"""All of them."""


class SoloSpot(NamedTuple):
    """One of the own cities, and the placements that lead to it, one after another."""

    laid: tuple[Place, ...]
    gains: tuple[int, ...]
    """Points that each of them brings at once, if all other cities stay as they are."""
    city: City
    look: CityLook
    points: int
    row: int
    """Among the rows that the net looks at together."""


SoloPair: TypeAlias = SpotPair[SoloMove, SoloSpot]


def seen_alone(view: SoloView) -> SoloRows:
    """What a net looks at there."""
    return SoloRows(view)


class SoloPosition(JudgedPosition[T, SoloMove, SoloSpot]):
    """Where one plays alone."""

    view: SoloView
    seen: SoloRows

    def __init__(self, net: CityNet[T], view: SoloView) -> None:
        self.view, self.seen = view, SoloRows(view)
        self.sides = tuple(SIDES[number] for number in self.seen.order)
        """Of the own cities: the first is shared with whoever gets the hand."""
        self.rows = []
        super().__init__(net, Around((), (), self.seen.table()))

    def judged(self, moves: Sequence[SoloMove], squares: int) -> list[tuple[Hope, SoloPair]]:
        """So many squares of a tile are compared where there is more than one tile to place."""
        choices = [move for move in moves if isinstance(move, Choose)]
        thrown = [move for move in moves if isinstance(move, Discard)]
        return self.choices(choices) if choices else self.discards(thrown) if thrown else self.placements(squares)

    def _choosable(self, tiles: Sequence[Tile]) -> dict[SpotKey, list[SoloSpot]]:
        return self._spots([(part, tile) for part in (0, 1) for tile in tiles], HALVES_CHOOSING)

    def placements(self, squares: int) -> list[tuple[Hope, SoloPair]]:
        ways = self._ways()
        spots = self._spots(dict.fromkeys((part, way[part]) for way in ways for part in (0, 1)), HALVES_PLACING)
        known, scores = self.net.look(self.rows)
        # All squares of what is to be placed in one city, if nothing is in the other.
        both = all(some[0].laid for some in spots.values())
        best = {key: best_of(some, scores, squares if both else _ANY) for key, some in spots.items()}
        rest = self.seen.rest(self.view.hand)
        pairs = [
            self._pair((one.laid or other.laid)[0], one, other, rest)
            for way in ways
            for one, other in product(best[0, way[0]], best[1, way[1]])
        ]
        return self._judged(known, pairs)

    def discards(self, moves: Sequence[Discard]) -> list[tuple[Hope, SoloPair]]:
        spots = self._spots([(0, None), (1, None)], 1)
        known, _ = self.net.look(self.rows)
        first, second = spots[0, None][0], spots[1, None][0]
        pairs = []
        for move in moves:
            rest = list(self.view.hand)
            rest.remove(move.tile)
            pairs.append(self._pair(move, first, second, self.seen.rest(rest)))
        return self._judged(known, pairs)

    def _ways(self) -> list[tuple[Tile | None, Tile | None]]:
        """How your tiles can be shared out: to the first and to the second of the own cities."""
        loose = self.view.loose
        if len(loose) == 2:
            return [*both_ways(*loose)]
        (own,) = loose or (None,)
        return [(None, own)] if self.view.filled is self.sides[0] else [(own, None)]

    def _spots(self, wanted: Iterable[SpotKey], halves: int) -> dict[SpotKey, list[SoloSpot]]:
        """By city and own tile for it: what the city becomes with that and with the Automa's tile."""
        begun = [self._half(part) for part in (0, 1)]
        cut = begun
        if any(len(some) > halves for some in begun):
            _, scores = self.net.look(self.rows)
            cut = [best_of(some, scores, halves) for some in begun]
        self.rows.clear()
        return {
            (part, tile): [one._replace(row=self._row(part, one.look)) for one in begun[part]]
            if tile is None
            else [one for half in cut[part] for one in self._laid(part, half, tile)]
            for part, tile in wanted
        }

    def _half(self, part: int) -> list[SoloSpot]:
        """A city with the Automa's tile wherever that may go; as it is if there is none."""
        number = self.seen.order[part]
        city, look = self.view.cities[number], self.seen.looks[number]
        theirs = self.view.theirs[number]
        now = SoloSpot((), (), city, look, self.seen.points(number, look), self._row(part, look))
        return [now] if theirs is None else self._laid(part, now, theirs)

    def _laid(self, part: int, before: SoloSpot, tile: Tile) -> list[SoloSpot]:
        """One more tile, wherever it may go."""
        side, number = self.sides[part], self.seen.order[part]
        found = []
        for cell in bits(before.city.cells_for(tile)):
            city = before.city.place(tile, cell)
            look = self.seen.look(city)
            points = self.seen.points(number, look)
            laid = (*before.laid, Place(tile, side, city.canvas.squares[cell]))
            gains = (*before.gains, points - before.points)
            found.append(SoloSpot(laid, gains, city, look, points, self._row(part, look)))
        return found

    def _row(self, part: int, look: CityLook) -> int:
        """One more row, and its number."""
        self.rows.append(self.seen.row(self.seen.order[part], look))
        return len(self.rows) - 1


def begun_by(pair: SoloPair) -> tuple[SoloMove, ...]:
    """The moves that a pair may begin with: any of its placements, if that may be made before the others."""
    return (*pair.first.laid, *pair.second.laid) if isinstance(pair.move, Place) else (pair.move,)
