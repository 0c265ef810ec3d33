"""What a net looks at where people play: the table as one seat sees it, and how all stand after a move.

Everything is told in the direction in which hands go. So one and the same net plays both ways round: the first of a
seat's two cities is the one that it shares with whoever gets its hand, the second the one that it shares with whoever
gives it one.
"""

from functools import cache
from typing import NamedTuple

from tabletown.between_two_cities.people.moves import Side
from tabletown.between_two_cities.people.ranking import cities_of
from tabletown.between_two_cities.people.schedule import Passing, Turn
from tabletown.between_two_cities.people.state import Phase, without
from tabletown.between_two_cities.people.view import View
from tabletown.between_two_cities.people.worlds import known_hands
from tabletown.bots.nets.between_two_cities import capitals_rows, city_rows
from tabletown.bots.nets.between_two_cities.capitals_rows import FLAGS, cities_at
from tabletown.bots.nets.between_two_cities.city_rows import KINDS, CityLook, RowForm, SeenRows, totals_of
from tabletown.core.seat import all_seats

ROUNDS, STEPS, SEATS = 3, 4, (2, 3, 4, 5, 6, 7)
COURSE = ROUNDS + STEPS + 1 + 1 + 3 + len(SEATS) + 1
"""Round, step, part of the turn; placing, how many others still place, loose tiles of both neighbours; how many seats
there are; whether hands are passed on."""
MOVE_ROW = KINDS + 6
"""What a move leaves in the hand, and how the seats stand after it."""


def _form(scales_of_city: tuple[float, ...], kinds: int, flags: int) -> RowForm:
    table = (
        *[1.0] * COURSE,
        # Two hands, if they are known; loose tiles of the neighbours and of all others; filled cities; all that stands.
        *[1.0, *[0.5] * kinds] * 2,
        *[0.5] * (3 * kinds),
        *[1.0] * 2,
        *[0.1] * kinds,
        # Which modules are played with.
        *[1.0] * flags,
    )
    move = (*[0.5] * kinds, *(0.03, 0.03, 0.03, 0.1, 0.1, 0.5))
    return RowForm(scales_of_city, (*table, *move), len(move))


BASE_FORM = _form(city_rows.SCALES_OF_CITY, KINDS, 0)
CAPITALS_FORM = _form(capitals_rows.SCALES_OF_CITY, capitals_rows.KINDS, FLAGS)
TABLE_ROW = len(BASE_FORM.table) - MOVE_ROW
"""Everything that is the same for all moves."""

LEFTWARDS, RIGHTWARDS = 1, -1
"""To the next seat, to the one before."""


class RingPlace(NamedTuple):
    """A seat's place in the ring: numbers of cities and seats."""

    own: tuple[int, int]
    sides: tuple[Side, Side]
    """Of the own cities."""
    near: tuple[int, int]
    """The other city of whoever gets the hand, and of whoever gives one; with three seats both are the same."""
    far: tuple[int, ...]
    getter: int
    giver: int


def way_of(turns: tuple[Turn, ...], number: int) -> int:
    """Where hands go in this turn; where they went last, if they go nowhere now."""
    turn = turns[number]
    if turn.passing is not None:
        return LEFTWARDS if turn.passing is Passing.LEFT else RIGHTWARDS
    return LEFTWARDS if turn.drawn >= 0 else way_of(turns, number - 1)


@cache
def ring_place(seats: int, seat: int, way: int) -> RingPlace:
    getter, giver = (seat + way) % seats, (seat - way) % seats
    if seats == 2:
        own, near = (2 * seat, 2 * seat + 1), (2 * getter, 2 * getter + 1)
    else:
        own, near = (seat, (seat - 1) % seats), ((seat + 1) % seats, (seat - 2) % seats)
    sides = (Side.LEFT, Side.RIGHT)
    if way == RIGHTWARDS:
        own, near, sides = own[::-1], near[::-1], sides[::-1]
    cities = 4 if seats == 2 else seats
    far = tuple(city for city in range(cities) if city not in (*own, *near))
    return RingPlace(own, sides, near, far, getter, giver)


class SeatRows(SeenRows):
    """What a net looks at, for the seat that acts."""

    def __init__(self, view: View) -> None:
        if view.seat is None:
            raise ValueError("an onlooker has no move to choose")
        super().__init__(cities_at(view.cities, view.modules))
        self.view, self.seat = view, view.seat
        self._way = way_of(view.turns, view.turn)
        self.place = ring_place(view.seats, view.seat, self._way)
        self._alone = [look.alone for look in self.looks]
        self._factories = [look.factories for look in self.looks]
        self._sizes = [look.sizes for look in self.looks]
        self._is_two = view.seats == 2
        self._owned = [cities_of(seat, view.seats) for seat in all_seats(view.seats)]

    def table(self) -> bytes:
        view, (getter, giver) = self.view, (self.place.getter, self.place.giver)
        numbers = self._course()
        known = dict(known_hands(view))
        for seat in (getter, (getter + self._way) % view.seats):
            numbers += [seat in known, *self.by_building(known.get(seat, ()))]
        others = [seat for seat in range(view.seats) if seat not in (view.seat, getter, giver)]
        for seats in ((getter,), (giver,), others):
            numbers += self.by_building(tile for seat in seats for tile in view.loose[seat])
        # What is one's left is the right of whoever sits there.
        left, right = self.place.sides
        numbers += [view.filled[getter] is right, view.filled[giver] is left]
        placed = zip(*(look.squares[self.cities.counts] for look in self.looks), strict=True)
        return bytes([*numbers, *(min(255, sum(column)) for column in placed)]) + self.cities.ending[-FLAGS:]

    def _course(self) -> list[int]:
        view, turn = self.view, self.view.turns[self.view.turn]
        return [
            *(turn.round == number for number in range(1, ROUNDS + 1)),
            *(turn.step == number for number in range(1, STEPS + 1)),
            turn.part == "b",
            view.phase is Phase.PLACE,
            sum(bool(loose) for seat, loose in enumerate(view.loose) if seat != view.seat),
            len(view.loose[self.place.getter]),
            len(view.loose[self.place.giver]),
            *(view.seats == count for count in SEATS),
            turn.passing is not None,
        ]

    def rest_of_hand(self) -> bytes:
        """While placing: what this seat passes on, or throws away."""
        return self.rest(without(self.view.held[self.view.turn], self.view.past[self.view.turn][self.seat]))

    def after(self, first: CityLook, second: CityLook) -> bytes:
        """Own lower and higher city, the best lower city of others, ahead or behind by how much, and how many lead. Of
        two players both cities count: halves of their sums stand for the lower ones."""
        alone, factories, sizes = self._alone.copy(), self._factories.copy(), self._sizes.copy()
        one, other = self.place.own
        alone[one], factories[one], sizes[one] = first.alone, first.factories, first.sizes
        alone[other], factories[other], sizes[other] = second.alone, second.factories, second.sizes
        totals, scores, halves = totals_of(alone, factories, sizes), [], 2 if self._is_two else 1
        for left, right in self._owned:
            low, high = totals[left], totals[right]
            if low > high:
                low, high = high, low
            scores.append((low + high if self._is_two else low, high))
        mine = scores.pop(self.seat)
        best = max(scores)[0]
        lead = mine[0] - best
        ahead = sum([score > mine for score in scores])
        return bytes((mine[0] // halves, mine[1], best // halves, max(lead, 0), max(-lead, 0), ahead))
