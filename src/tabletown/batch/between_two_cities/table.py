"""A kind of table: seats and modules, and all that follows from them, as arrays."""

from tabletown.batch.arrays import Array, ArrayNamespace, Operand, stacked
from tabletown.batch.between_two_cities.cells import Cells
from tabletown.batch.between_two_cities.cities import Outline, fitting
from tabletown.batch.between_two_cities.ground import CanvasTables, TileSet, Timetable, make_ground
from tabletown.batch.between_two_cities.points import BigRuler, SmallRuler
from tabletown.batch.between_two_cities.scoring import make_scorer
from tabletown.between_two_cities.box.capitals import capitals
from tabletown.between_two_cities.box.modules import Modules
from tabletown.between_two_cities.people.moves import Side
from tabletown.between_two_cities.people.state import city_index
from tabletown.core.seat import Seat, all_seats

SIDES = (Side.LEFT, Side.RIGHT)


class BoxKind:
    """What is played with: the modules, and so many squares that somebody builds; no game changes it."""

    def __init__(self, xp: ArrayNamespace, modules: Modules, cities: int) -> None:
        self.xp, self.modules, self.cities = xp, modules, cities
        self.tiles = TileSet(civics=modules.civics)
        self.facts: Array = xp.asarray(self.tiles.facts())
        self.ground: CanvasTables = make_ground(xp, landscapes=modules.landscapes)
        ruler = BigRuler(xp) if modules.landscapes else SmallRuler(xp)
        self.scorer = make_scorer(xp, self.ground, ruler, capitals().district_points)

    def room(self, outline: Outline, shape: Array) -> Cells:
        """Where tiles may be placed."""
        return fitting(self.xp, self.ground, outline, shape)


class TableKind(BoxKind):
    """Everything about a sort of table with a ring of seats that no game changes."""

    def __init__(self, xp: ArrayNamespace, seats: int, modules: Modules) -> None:
        super().__init__(xp, modules, 4 if seats == 2 else seats)
        self.seats = seats
        self.times = Timetable(xp, seats, modules.hand)
        self.owned = tuple(tuple(city_index(seat, side, seats) for seat in all_seats(seats)) for side in SIDES)
        """By side and seat: the number of the city."""
        self.city_of: Array = xp.asarray(
            [city_index(Seat(seat), side, seats) for seat in range(seats) for side in SIDES], dtype=xp.int32
        )
        """int32 [seats × 2]."""

    def by_city(self, side: int, by_seat: Array, nothing: Operand) -> Array:
        """What seats [seats, lanes] do on one side, by city [cities, lanes]."""
        if self.seats > 2:
            return by_seat if side == 0 else self.xp.roll(by_seat, -1, axis=0)
        idle = self.xp.full(by_seat[0].shape, nothing, dtype=by_seat.dtype)
        rows = [[by_seat[0], idle, by_seat[1], idle], [idle, by_seat[0], idle, by_seat[1]]][side]
        return stacked(self.xp, rows)
