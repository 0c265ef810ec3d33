"""What the net looks at, as rows of small numbers, one byte each: cities after a move, and everything around them.

Pure rules and bytes: NumPy reads them as they are, and so does whatever else multiplies matrices. The room `training`
makes the same rows in arrays, number by number the same.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, Protocol

from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.city import BUILDINGS, City
from tabletown.between_two_cities.city.districts import points_by_city
from tabletown.between_two_cities.city.scoring import MOST, OTHER, SECOND, score_masks
from tabletown.between_two_cities.city.tables import tables
from tabletown.between_two_cities.people.ranking import cities_of
from tabletown.between_two_cities.people.schedule import Turn
from tabletown.between_two_cities.people.state import Phase, without
from tabletown.between_two_cities.people.view import View
from tabletown.between_two_cities.people.worlds import known_hands
from tabletown.bots.nets.between_two_cities.ring import RingPlace
from tabletown.core.seat import all_seats

CELLS = 16
KINDS = len(BUILDINGS)
COUNTS = KINDS * CELLS
"""Where a row of a city has its counts by building, after the squares of each building."""
BUILT = COUNTS + KINDS
POINTS = BUILT + 2
"""Shops, taverns, offices, parks, houses; factories as they stand; all together."""
WORTH = POINTS + 7
CITY_ROW = WORTH + 3 + 2 + 1
"""Then what a factory is worth, the most and second most factories elsewhere, and how many types stand here."""

ROUNDS, STEPS, SEATS = 3, 4, (2, 3, 4, 5, 6, 7)
COURSE = ROUNDS + STEPS + 1 + 1 + 3 + len(SEATS) + 1
TABLE_ROW = COURSE + 2 * (1 + KINDS) + 3 * KINDS + 2 + KINDS
"""Everything that is the same for all moves."""
MOVE_ROW = KINDS + 6
"""What a move leaves in the hand, and how the seats stand after it."""

_BYTES = tuple(bytes(byte >> bit & 1 for bit in range(8)) for byte in range(256))
_FACTORY = 1
_HALVES = tuple(tuple(BUILDINGS.index(one) for one in tile.buildings if one in BUILDINGS) for tile in Tile)
"""By rank."""
_RULER = tables(4)


class CityLook(NamedTuple):
    """One city as far as no other matters."""

    squares: bytes
    """Squares, counts, what is built, what it still can become."""
    points: bytes
    alone: int
    """The sum of these points."""
    factories: int
    types: int
    sizes: tuple[int, ...] = ()
    """With districts: the largest group of each."""
    wishes: bytes = b""
    """With civic tiles: what has become of their wishes."""


def look_at(city: City) -> CityLook:
    masks = city.square_masks()
    shop, factory, bed, drink, food, music, office, park, house = masks
    scored = score_masks(masks, 0, _RULER)
    squares = b"".join([_BYTES[mask & 255] + _BYTES[mask >> 8] for mask in masks])
    counts = bytes([mask.bit_count() for mask in masks])
    types = (shop > 0) + (factory > 0) + (bed | drink | food | music > 0) + (office > 0) + (park > 0) + (house > 0)
    points = bytes((scored.shops, scored.taverns, scored.offices, scored.parks, scored.houses))
    sizes = bytes((city.built.bit_count(), city.windows.bit_count()))
    return CityLook(squares + counts + sizes, points, sum(points), factory.bit_count(), types)


class Rivals(NamedTuple):
    """Factories in all other cities: the most, and the most below that."""

    most: int
    second: int

    def worth(self, factories: int) -> int:
        return MOST if factories >= self.most else SECOND if factories >= self.second else OTHER


def rivals_of(factories: Sequence[int], city: int) -> Rivals:
    others = [count for number, count in enumerate(factories) if number != city]
    most = max(others)
    return Rivals(most, max((count for count in others if count < most), default=0))


def city_row(look: CityLook, rivals: Rivals) -> bytes:
    worth = rivals.worth(look.factories)
    made = look.factories * worth
    places = (worth == MOST, worth == SECOND, worth == OTHER)
    return (
        look.squares + look.points + bytes((made, look.alone + made, *places, rivals.most, rivals.second, look.types))
    )


def by_building(tiles: Iterable[Tile]) -> list[int]:
    """How many of each building are on these tiles; each half of a duplex is one."""
    counts = [0] * KINDS
    for tile in tiles:
        for half in _HALVES[tile.rank]:
            counts[half] += 1
    return counts


def table_row(
    view: View, place: RingPlace, way: int, placed: Sequence[bytes], by_building: Callable[[Iterable[Tile]], list[int]]
) -> bytes:
    """Of a View with a seat that acts, given what stands in every city, by building."""
    assert view.seat is not None
    turn = view.turns[view.turn]
    placing = view.phase is Phase.PLACE
    getter, giver = place.getter, place.giver
    waiting = sum(bool(loose) for seat, loose in enumerate(view.loose) if seat != view.seat)
    numbers = [
        *_course(turn),
        placing,
        waiting,
        len(view.loose[getter]),
        len(view.loose[giver]),
        *(view.seats == count for count in SEATS),
        turn.passing is not None,
    ]
    known = dict(known_hands(view))
    for seat in (getter, (getter + way) % view.seats):
        numbers += [seat in known, *by_building(known.get(seat, ()))]
    others = [seat for seat in range(view.seats) if seat not in (view.seat, getter, giver)]
    for seats in ((getter,), (giver,), others):
        numbers += by_building(tile for seat in seats for tile in view.loose[seat])
    # What is one's left is the right of whoever sits there.
    numbers += [view.filled[getter] is place.sides[1], view.filled[giver] is place.sides[0]]
    return bytes(numbers) + bytes(min(255, sum(column)) for column in zip(*placed, strict=True))


def _course(turn: Turn) -> list[bool]:
    return [
        *(turn.round == number for number in range(1, ROUNDS + 1)),
        *(turn.step == number for number in range(1, STEPS + 1)),
        turn.part == "b",
    ]


def rest_of_hand(view: View) -> tuple[Tile, ...]:
    """While placing: what this seat passes on, or throws away."""
    assert view.seat is not None
    return without(view.held[view.turn], view.past[view.turn][view.seat])


class Standings:
    """How seats stand when two cities have changed; all others stay as they are."""

    def __init__(self, view: View, looks: Sequence[CityLook], place: RingPlace) -> None:
        assert view.seat is not None
        self._alone = [look.alone for look in looks]
        self._factories = [look.factories for look in looks]
        self._own, self._seat = place.own, view.seat
        self._cities = [cities_of(seat, view.seats) for seat in all_seats(view.seats)]
        self._two = view.seats == 2
        self._sizes = [look.sizes for look in looks] if looks[0].sizes else []

    def after(self, first: CityLook, second: CityLook) -> bytes:
        """Own lower and higher city, the best lower city of others, ahead or behind by how much, and how many lead."""
        alone, factories = self._alone.copy(), self._factories.copy()
        for city, look in zip(self._own, (first, second), strict=True):
            alone[city], factories[city] = look.alone, look.factories
        ordered = sorted(set(factories), reverse=True)
        worth = {count: MOST if place == 0 else SECOND if place == 1 else OTHER for place, count in enumerate(ordered)}
        totals = [points + count * worth[count] for points, count in zip(alone, factories, strict=True)]
        if self._sizes:
            totals = [points + more for points, more in zip(totals, self._districts(first, second), strict=True)]
        scores = []
        for left, right in self._cities:
            one, other = totals[left], totals[right]
            low, high = (one, other) if one < other else (other, one)
            scores.append((low + high if self._two else low, high))
        mine = scores.pop(self._seat)
        best = max(scores)[0]
        lead, halves = mine[0] - best, 2 if self._two else 1
        ahead = sum([score > mine for score in scores])
        return bytes((mine[0] // halves, mine[1], best // halves, max(lead, 0), max(-lead, 0), ahead))

    def _districts(self, first: CityLook, second: CityLook) -> tuple[int, ...]:
        sizes = self._sizes.copy()
        for city, look in zip(self._own, (first, second), strict=True):
            sizes[city] = look.sizes
        return points_by_city(sizes)


SCALES_OF_CITY = tuple([1.0] * COUNTS + [0.25] * KINDS + [1 / 16] * 2 + [0.1] * 6 + [0.03] + [1.0] * 3 + [0.25] * 3)
SCALES_OF_TABLE = tuple(
    [1.0] * COURSE
    + [1.0, *[0.5] * KINDS] * 2
    + [0.5] * (3 * KINDS)
    + [1.0] * 2
    + [0.1] * KINDS
    + [0.5] * KINDS
    + [0.03, 0.03, 0.03, 0.1, 0.1, 0.5]
)
"""So that numbers of all sorts are about as large when a net learns; files have weights for the numbers as they are."""

assert len(SCALES_OF_CITY) == CITY_ROW
assert len(SCALES_OF_TABLE) == TABLE_ROW + MOVE_ROW


class RowForm(NamedTuple):
    """What the rows of one sort of net are like."""

    city: tuple[float, ...]
    """Scales of the numbers of a city."""
    table: tuple[float, ...]
    """Of those of the table and of a move."""
    move: int
    """How many of them are of the move."""


BASE_FORM = RowForm(SCALES_OF_CITY, SCALES_OF_TABLE, MOVE_ROW)


class SeatRows(Protocol):
    """What a net looks at, for the seat that a View belongs to."""

    @property
    def looks(self) -> Sequence[CityLook]:
        """Of cities as they are."""

    def look(self, city: City) -> CityLook: ...

    def row(self, number: int, look: CityLook) -> bytes:
        """Of what one of the cities may become."""

    def points(self, number: int, look: CityLook) -> int:
        """What it scores as it stands, if all others stay as they are."""

    def table(self) -> bytes: ...

    def after(self, first: CityLook, second: CityLook) -> bytes:
        """How seats stand when the own cities have become this."""

    def by_building(self, tiles: Iterable[Tile]) -> list[int]: ...


class BaseRows:
    """Of the game without Capitals."""

    def __init__(self, view: View, place: RingPlace, way: int) -> None:
        self.looks = [look_at(city) for city in view.cities]
        factories = [look.factories for look in self.looks]
        self._rivals = [rivals_of(factories, city) for city in range(len(view.cities))]
        self._table = (view, place, way)
        self._standings = Standings(view, self.looks, place)

    def look(self, city: City) -> CityLook:
        return look_at(city)

    def row(self, number: int, look: CityLook) -> bytes:
        return city_row(look, self._rivals[number])

    def points(self, number: int, look: CityLook) -> int:
        return look.alone + look.factories * self._rivals[number].worth(look.factories)

    def table(self) -> bytes:
        return table_row(*self._table, [look.squares[COUNTS : COUNTS + KINDS] for look in self.looks], by_building)

    def after(self, first: CityLook, second: CityLook) -> bytes:
        return self._standings.after(first, second)

    def by_building(self, tiles: Iterable[Tile]) -> list[int]:
        return by_building(tiles)
