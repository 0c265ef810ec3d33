"""What a seat may know of a table of people, as numbers; the README beside this lists them."""

from collections.abc import Iterator, Sequence
from itertools import repeat

from tabletown.batch.arrays import Array, apart, pick
from tabletown.batch.between_two_cities.cells import CELL_OF, squares
from tabletown.batch.between_two_cities.cities import WISHES, cells_of
from tabletown.batch.between_two_cities.lanes import CARDS, Lanes
from tabletown.batch.between_two_cities.scoring import planes_of
from tabletown.batch.between_two_cities.table import TableKind
from tabletown.between_two_cities.box.tiles import TYPES, Building, Tile
from tabletown.between_two_cities.city.city import BUILDINGS, City
from tabletown.between_two_cities.people.moves import Side
from tabletown.between_two_cities.people.schedule import Passing
from tabletown.between_two_cities.people.state import Hand, Phase, without
from tabletown.between_two_cities.people.view import View


class Observer:
    """Everything is told from the seat that looks: seats and cities are counted from its own."""

    def __init__(self, kind: TableKind) -> None:
        self.kind = kind
        modules, seats, tiles = kind.modules, kind.seats, len(kind.tiles)
        self.buildings = (*BUILDINGS, Building.CIVIC) if modules.civics else BUILDINGS
        planes = len(self.buildings) + modules.civics * WISHES
        self.features = (
            (len(kind.times.turns) + 1 + 2)
            + seats * (3 + tiles)
            + 2 * tiles
            + (seats - 1) * (1 + tiles)
            + kind.cities * planes * len(CELL_OF)
            + len(modules.districts) * len(CARDS)
        )

    def observe(self, lanes: Lanes, seat: Array) -> Array:
        xp, sure = self.kind.xp, lanes.turn[0] >= 0
        parts = [apart(xp, sure, part, lanes, seat).T for part in (self._course, self._people)]
        return xp.concatenate([*parts, self._cities(lanes, seat), *(row.T for row in self._districts(lanes))], axis=1)

    def observe_view(self, view: View) -> tuple[int, ...]:
        """From a View, number by number: slow and obvious, to compare with."""
        return tuple([int(number) for number in self._numbers(view)])

    def _course(self, lanes: Lanes, seat: Array) -> Array:
        del seat
        xp = self.kind.xp
        turns = len(self.kind.times.turns)
        missing = xp.any(lanes.chosen[:, 0] < 0, axis=0)
        playing = lanes.turn < turns
        phases = xp.stack([playing & missing, playing & xp.logical_not(missing)])
        turn = xp.equal(xp.arange(turns + 1, dtype=xp.int32)[:, None], lanes.turn)
        return xp.concatenate([turn, phases]).astype(xp.int8)

    def _people(self, lanes: Lanes, seat: Array) -> Array:
        return self.kind.xp.concatenate([part.astype(self.kind.xp.int8) for part in self._by_seat(lanes, seat)])

    def _by_seat(self, lanes: Lanes, seat: Array) -> Iterator[Array]:
        xp, seats = self.kind.xp, self.kind.seats
        own = xp.maximum(seat, 0)
        choosing = xp.any(lanes.chosen[:, 0] < 0, axis=0)
        private = choosing & (seat >= 0)
        hands = [self._counts(lanes.hands[number]) for number in range(seats)]
        by_seat = xp.stack(hands)
        for number in range(seats):
            other = (own + number) % seats
            filled = pick(xp, lanes.filled, other)
            yield xp.stack([pick(xp, lanes.chosen, other)[0] >= 0, xp.equal(filled, 0), xp.equal(filled, 1)])
            yield self._counts(pick(xp, lanes.loose, other))
        yield xp.where(private, pick(xp, by_seat, own), 0)
        yield xp.where(private, self._counts(pick(xp, lanes.chosen, own)), 0)
        seen = xp.take(self.kind.times.seen, lanes.turn)
        way = xp.take(self.kind.times.passing, xp.maximum(lanes.turn - 1, 0))
        for number in range(1, seats):
            distance = xp.where(way > 0, number, seats - number)
            known = private & (distance <= seen)
            yield known[None]
            yield xp.where(known, pick(xp, by_seat, (own + number) % seats), 0)

    def _cities(self, lanes: Lanes, seat: Array) -> Array:
        """By city, building and square; then wishes: int8 [lanes, …]."""
        xp = self.kind.xp
        words = apart(xp, lanes.turn[0] >= 0, self._turned, lanes, seat)
        return squares(xp, cells_of(words)).astype(xp.int8).reshape((seat.shape[0], -1))

    def _turned(self, lanes: Lanes, seat: Array) -> Array:
        """The masks of all cities, the seat's own first: uint32 [2, lanes, cities, planes]."""
        xp, kind = self.kind.xp, self.kind
        own = xp.maximum(seat, 0) * (2 if kind.seats == 2 else 1)
        planes = planes_of(lanes.cities)
        words = [xp.stack(list(planes[building])) for building in self.buildings]
        words += [lanes.cities.wishes[number] for number in range(lanes.cities.wishes.shape[0])]
        # [cities, planes, 2, lanes].
        every = xp.moveaxis(xp.stack(words), 2, 0)
        turned = [pick(xp, every, (own + number) % kind.cities) for number in range(kind.cities)]
        return xp.moveaxis(xp.moveaxis(xp.stack(turned), 2, 0), -1, 1)

    def _districts(self, lanes: Lanes) -> Iterator[Array]:
        xp = self.kind.xp
        cards = xp.arange(len(CARDS), dtype=xp.int32)[:, None]
        for number in range(lanes.districts.shape[0]):
            pair = lanes.districts[number]
            yield (xp.equal(cards, pair[0]) | xp.equal(cards, pair[1])).astype(xp.int8)

    def _counts(self, tiles: Array) -> Array:
        """How many there are of each tile in [places, lanes]: int8 [tiles, lanes]."""
        xp = self.kind.xp
        numbers = xp.arange(len(self.kind.tiles), dtype=xp.int8)[:, None]
        return xp.sum(xp.equal(numbers, tiles[:, None]), axis=0, dtype=xp.int8)

    def _numbers(self, view: View) -> Iterator[int]:
        seats = view.seats
        yield from (view.turn == turn for turn in range(len(view.turns) + 1))
        yield from (view.phase is phase for phase in (Phase.CHOOSE, Phase.PLACE))
        own = view.seat or 0
        for seat in ((own + number) % seats for number in range(seats)):
            yield view.has_chosen[seat]
            yield from (view.filled[seat] is side for side in (Side.LEFT, Side.RIGHT))
            yield from self._how_many(view.loose[seat])
        yield from self._how_many(view.hand)
        yield from self._how_many(view.choice or ())
        known = dict(known_hands(view))
        for seat in ((own + number) % seats for number in range(1, seats)):
            yield seat in known
            yield from self._how_many(known.get(seat, ()))
        first = own * (2 if seats == 2 else 1)
        for number in range(len(view.cities)):
            yield from self._squares(view.cities[(first + number) % len(view.cities)])
        for pair in view.modules.districts:
            yield from (card in pair for card in CARDS)

    def _how_many(self, tiles: Sequence[Tile]) -> Iterator[int]:
        if not tiles:
            return repeat(0, len(self.kind.tiles))
        return (tiles.count(tile) for tile in self.kind.tiles.tiles)

    def _squares(self, city: City) -> Iterator[int]:
        for building in self.buildings:
            mask = city.mask(building)
            yield from (mask >> cell & 1 for cell in CELL_OF)
        if self.kind.modules.civics:
            wishes = dict(city.civics)
            for kind in TYPES:
                yield from (cell in wishes and kind in wishes[cell].likes for cell in CELL_OF)
            for kind in TYPES:
                yield from (cell in wishes and kind is wishes[cell].dislikes for cell in CELL_OF)


def known_hands(view: View) -> Iterator[tuple[int, Hand]]:
    """Hands of other seats that this one has held and passed on, less what was openly taken from them since."""
    if view.seat is None or view.phase is not Phase.CHOOSE:
        return
    for ago in range(1, view.turns[view.turn].step):
        turn = view.turn - ago
        way = 1 if view.turns[turn].passing is Passing.LEFT else -1
        hand, holder = view.held[turn], int(view.seat)
        for later in range(turn, view.turn):
            hand = without(hand, view.past[later][holder])
            holder = (holder + way) % view.seats
        if holder != view.seat:
            yield holder, hand
