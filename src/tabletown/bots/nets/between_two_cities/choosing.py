"""Moves as a net compares them: by the two cities that they lead to.

For every tile and both cities the net says which squares are best; then it judges pairs of cities. Whoever chooses two
tiles imagines them placed at once. Here is what all tables have in common, and tables of people.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.notation import bits
from tabletown.between_two_cities.people.moves import Choose, Move, Place
from tabletown.between_two_cities.people.state import without
from tabletown.between_two_cities.people.view import View
from tabletown.bots.nets.between_two_cities.city_rows import CityLook, SeenRows
from tabletown.bots.nets.between_two_cities.forward import Around, CityNet, Hope
from tabletown.bots.nets.between_two_cities.rows import SeatRows

if TYPE_CHECKING:
    # For reading only: a game among people leaves the Automas in their box.
    from tabletown.between_two_cities.solo.moves import SoloMove
    from tabletown.between_two_cities.solo.view import SoloView

T = TypeVar("T")
M = TypeVar("M", Move, "SoloMove")


SpotKey: TypeAlias = tuple[int, Tile | None]
"""0 for the first of the own cities, and your tile for it, if there is one."""


class JudgedSpot(Protocol):
    """What one of the own cities may become."""

    @property
    def look(self) -> CityLook: ...

    @property
    def row(self) -> int:
        """Among the rows that the net looks at together."""


S = TypeVar("S", bound=JudgedSpot)


class SpotPair(NamedTuple, Generic[M, S]):
    """A spot in each of the own cities, the move that begins with them, and the row of that move."""

    move: M
    first: S
    second: S
    row: bytes


class JudgedPosition(ABC, Generic[T, M, S]):
    """A View as a net sees it."""

    view: "View | SoloView"
    seen: SeenRows
    rows: list[bytes]
    """Of cities, for the net to look at together."""

    def __init__(self, net: CityNet[T], around: Around) -> None:
        self.net, self.around = net, around

    @abstractmethod
    def _choosable(self, tiles: Sequence[Tile]) -> Mapping[SpotKey, Sequence[S]]:
        """What each of these tiles can make of both cities."""

    def choices(self, moves: Sequence[Choose]) -> list[tuple[Hope, SpotPair[M, S]]]:
        tiles = sorted({tile for move in moves for tile in move.tiles}, key=lambda tile: tile.rank)
        spots = self._choosable(tiles)
        known, scores = self.net.look(self.rows)
        best = {key: best_of(some, scores, 1)[0] for key, some in spots.items()}
        pairs: list[SpotPair[M, S]] = []
        for move in moves:
            rest = self.seen.rest(without(self.view.hand, move.tiles))
            pairs += [self._pair(move, best[0, one], best[1, other], rest) for one, other in both_ways(*move.tiles)]
        return self._judged(known, pairs)

    def _pair(self, move: M, first: S, second: S, rest: bytes) -> SpotPair[M, S]:
        return SpotPair(move, first, second, rest + self.seen.after(first.look, second.look))

    def _judged(self, known: T, pairs: Sequence[SpotPair[M, S]]) -> list[tuple[Hope, SpotPair[M, S]]]:
        """`known`: what the net keeps of the rows."""
        numbers = [(pair.first.row, pair.second.row) for pair in pairs]
        hopes = self.net.judge(known, numbers, self.around, [pair.row for pair in pairs])
        return list(zip(hopes, pairs, strict=True))


def best_of(spots: Sequence[S], scores: Sequence[float], count: int) -> list[S]:
    """By what the city will score; of equal ones the first."""
    return sorted(spots, key=lambda spot: -scores[spot.row])[:count]


def both_ways(one: Tile, other: Tile) -> list[tuple[Tile, Tile]]:
    """How two tiles can be shared out: to the first and to the second of the own cities."""
    return list(dict.fromkeys([(one, other), (other, one)]))


class CitySpot(NamedTuple):
    """A tile on a square of one of the own cities, or nothing new there."""

    tile: Tile | None
    side: int
    """0 for the first of the own cities."""
    square: str
    look: CityLook
    row: int
    gain: int
    """Points that it brings at once, if all other cities stay as they are."""


CityPair: TypeAlias = SpotPair[Move, CitySpot]


class NetPosition(JudgedPosition[T, Move, CitySpot]):
    """Where people play."""

    view: View
    seen: SeatRows

    def __init__(self, net: CityNet[T], view: View) -> None:
        self.seen = SeatRows(view)
        self.view, self.seat, self.place = view, self.seen.seat, self.seen.place
        # Cities as they are come first, then what they may become.
        self.rows = [self.seen.row(number, look) for number, look in enumerate(self.seen.looks)]
        super().__init__(net, Around(self.place.near, self.place.far, self.seen.table()))

    def _choosable(self, tiles: Sequence[Tile]) -> dict[SpotKey, list[CitySpot]]:
        return {(side, tile): self._spots(tile, side) for tile in tiles for side in (0, 1)}

    def placements(self, squares: int) -> list[tuple[Hope, CityPair]]:
        """So many squares are compared for a tile, if there are two tiles; all of them for the last one."""
        loose, filled = self.view.loose[self.seat], self.view.filled[self.seat]
        open_sides = [side for side in (0, 1) if self.place.sides[side] is not filled]
        spots = {(side, tile): self._spots(tile, side) for tile in dict.fromkeys(loose) for side in open_sides}
        known, scores = self.net.look(self.rows)
        rest = self.seen.rest_of_hand()
        if len(loose) == 1:
            ((side, _),) = spots
            pairs = list(self._last(spots[side, loose[0]], side, rest))
        else:
            best = {key: best_of(some, scores, squares) for key, some in spots.items()}
            pairs = [
                self._pair(self._move(one), one, other, rest)
                for here, there in both_ways(*loose)
                for one, other in product(best[0, here], best[1, there])
            ]
        return self._judged(known, pairs)

    def as_it_stands(self) -> Hope:
        """With nothing more to place in this turn."""
        one, other = self.place.own
        known, _ = self.net.look(self.rows)
        row = self.seen.rest_of_hand() + self.seen.after(self.seen.looks[one], self.seen.looks[other])
        (hope,) = self.net.judge(known, [(one, other)], self.around, [row])
        return hope

    def _last(self, spots: Sequence[CitySpot], side: int, rest: bytes) -> Iterator[CityPair]:
        """With the other city as it is."""
        city = self.place.own[1 - side]
        other = CitySpot(None, 1 - side, "", self.seen.looks[city], city, 0)
        for spot in spots:
            first, second = (spot, other) if side == 0 else (other, spot)
            yield self._pair(self._move(spot), first, second, rest)

    def _move(self, spot: CitySpot) -> Place:
        assert spot.tile is not None
        return Place(spot.tile, self.place.sides[spot.side], spot.square)

    def _spots(self, tile: Tile, side: int) -> list[CitySpot]:
        """Every square that a tile may go to; each adds a row."""
        seen, number = self.seen, self.place.own[side]
        city, before = self.view.cities[number], seen.points(number, seen.looks[number])
        found = []
        for cell in bits(city.cells_for(tile)):
            look = seen.look(city.place(tile, cell))
            gain = seen.points(number, look) - before
            found.append(CitySpot(tile, side, city.canvas.squares[cell], look, len(self.rows), gain))
            self.rows.append(seen.row(number, look))
        return found
