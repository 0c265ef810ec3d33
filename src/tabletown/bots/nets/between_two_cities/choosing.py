"""Moves as a net compares them: by the two cities that they lead to.

For every tile and both cities the net says which squares are best; then it judges pairs of cities. Whoever chooses two
tiles imagines them placed at once.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Generic, NamedTuple, TypeVar

from tabletown.between_two_cities.box.modules import BASE
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.people.moves import Choose, Move, Place
from tabletown.between_two_cities.people.state import without
from tabletown.between_two_cities.people.view import View
from tabletown.bots.nets.between_two_cities.capitals_rows import CapitalsRows
from tabletown.bots.nets.between_two_cities.forward import Around, CityNet, Hope
from tabletown.bots.nets.between_two_cities.ring import RingPlace, ring_place, way_of
from tabletown.bots.nets.between_two_cities.rows import BaseRows, CityLook, SeatRows, rest_of_hand

T = TypeVar("T")


class CitySpot(NamedTuple):
    """A tile on a square of one of the own cities, or nothing new there."""

    tile: Tile | None
    side: int
    """0 for the first of the own cities."""
    square: str
    look: CityLook
    row: int
    """Among the rows that the net looks at."""
    gain: int
    """Points that it brings at once, factories aside from other cities."""


class CityPair(NamedTuple):
    """A spot in each of the own cities, the move that begins with them, and the row of that move."""

    move: Move
    first: CitySpot
    second: CitySpot
    row: bytes


class NetPosition(Generic[T]):
    """A View as a net sees it."""

    def __init__(self, net: CityNet[T], view: View) -> None:
        if view.seat is None:
            raise ValueError("an onlooker has no move to choose")
        way = way_of(view.turns, view.turn)
        self.net, self.view, self.seat = net, view, view.seat
        self.place: RingPlace = ring_place(view.seats, view.seat, way)
        self.seen: SeatRows = (BaseRows if view.modules == BASE else CapitalsRows)(view, self.place, way)
        self.looks = self.seen.looks
        self.rows = [self.seen.row(number, look) for number, look in enumerate(self.looks)]
        """Cities as they are come first, then what they may become."""
        self.around = Around(self.place.near, self.place.far, self.seen.table())

    def choices(self, moves: Sequence[Choose]) -> list[tuple[Hope, CityPair]]:
        tiles = sorted({tile for move in moves for tile in move.tiles}, key=lambda tile: tile.rank)
        spots = [[self._spots(tile, side) for side in (0, 1)] for tile in tiles]
        seen, scores = self.net.look(self.rows)
        best = {
            tile: [_best(some, scores, 1)[0] for some in by_side] for tile, by_side in zip(tiles, spots, strict=True)
        }
        pairs = []
        for move in moves:
            one, other = move.tiles
            rest = bytes(self.seen.by_building(without(self.view.hand, move.tiles)))
            for here, there in dict.fromkeys(((one, other), (other, one))):
                pairs.append(self._pair(move, best[here][0], best[there][1], rest))
        return self._judged(seen, pairs)

    def placements(self, squares: int) -> list[tuple[Hope, CityPair]]:
        """So many squares are compared for a tile, if there are two tiles; all of them for the last one."""
        loose, filled = self.view.loose[self.seat], self.view.filled[self.seat]
        open_sides = [side for side in (0, 1) if self.place.sides[side] is not filled]
        spots = {(tile, side): self._spots(tile, side) for tile in dict.fromkeys(loose) for side in open_sides}
        seen, scores = self.net.look(self.rows)
        rest = bytes(self.seen.by_building(rest_of_hand(self.view)))
        if len(loose) == 1:
            pairs = list(self._last(spots[loose[0], open_sides[0]], open_sides[0], rest))
        else:
            best = {key: _best(some, scores, squares) for key, some in spots.items()}
            pairs = [
                self._pair(self._move(one), one, other, rest)
                for here, there in dict.fromkeys((loose, loose[::-1]))
                for one, other in product(best[here, 0], best[there, 1])
            ]
        return self._judged(seen, pairs)

    def as_it_stands(self) -> Hope:
        """With nothing more to place in this turn."""
        (one, other), rest = self.place.own, bytes(self.seen.by_building(rest_of_hand(self.view)))
        seen, _ = self.net.look(self.rows)
        row = rest + self.seen.after(self.looks[one], self.looks[other])
        (hope,) = self.net.judge(seen, [(one, other)], self.around, [row])
        return hope

    def _last(self, spots: Sequence[CitySpot], side: int, rest: bytes) -> Iterator[CityPair]:
        city = self.place.own[1 - side]
        other = CitySpot(None, 1 - side, "", self.looks[city], city, 0)
        for spot in spots:
            first, second = (spot, other) if side == 0 else (other, spot)
            yield self._pair(self._move(spot), first, second, rest)

    def _judged(self, seen: T, pairs: Sequence[CityPair]) -> list[tuple[Hope, CityPair]]:
        numbers = [(pair.first.row, pair.second.row) for pair in pairs]
        hopes = self.net.judge(seen, numbers, self.around, [pair.row for pair in pairs])
        return list(zip(hopes, pairs, strict=True))

    def _pair(self, move: Move, first: CitySpot, second: CitySpot, rest: bytes) -> CityPair:
        return CityPair(move, first, second, rest + self.seen.after(first.look, second.look))

    def _move(self, spot: CitySpot) -> Place:
        assert spot.tile is not None
        return Place(spot.tile, self.place.sides[spot.side], spot.square)

    def _spots(self, tile: Tile, side: int) -> list[CitySpot]:
        """Every square that a tile may go to; each adds a row."""
        number = self.place.own[side]
        city, before = self.view.cities[number], self.seen.points(number, self.looks[number])
        found = []
        for cell in _cells(city, tile):
            look = self.seen.look(city.place(tile, cell))
            gain = self.seen.points(number, look) - before
            found.append(CitySpot(tile, side, city.canvas.squares[cell], look, len(self.rows), gain))
            self.rows.append(self.seen.row(number, look))
        return found


def _best(spots: Sequence[CitySpot], scores: Sequence[float], count: int) -> list[CitySpot]:
    """By what the city will score; of equal ones the first."""
    return sorted(spots, key=lambda spot: -scores[spot.row])[:count]


def _cells(city: City, tile: Tile) -> Iterator[int]:
    room = city.cells_for(tile)
    while room:
        first = room & -room
        room ^= first
        yield first.bit_length() - 1
