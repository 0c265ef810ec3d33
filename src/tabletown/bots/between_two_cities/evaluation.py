"""Every legal move rated by what it does for a seat's two cities."""

from collections.abc import Sequence

from tabletown.between_two_cities.box.tiles import SINGLE_COUNTS, SINGLES, Tile
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.people.moves import Choose, Move, Place, Side
from tabletown.between_two_cities.people.ranking import cities_of
from tabletown.between_two_cities.people.schedule import Passing
from tabletown.between_two_cities.people.state import city_index, without
from tabletown.between_two_cities.people.view import View
from tabletown.bots.between_two_cities.expected_points import Looker
from tabletown.bots.between_two_cities.hints import tell_pair, tell_place, tell_then
from tabletown.bots.between_two_cities.pinned_city import BUILT, CELLS, FACTORY, TILES, PinnedCity, put
from tabletown.bots.between_two_cities.reading import likely_city, pinned_and_bit, square_gains
from tabletown.bots.between_two_cities.rivalry import FACTORIES, Race, races
from tabletown.bots.between_two_cities.taste import Taste
from tabletown.bots.bot import Decision, Thought, first_of
from tabletown.core.seat import Seat

OFFERED = tuple(SINGLE_COUNTS[tile] / len(SINGLES) for tile in TILES[:9])
"""By building: the share of single tiles that carry it."""


class Ground:
    """One city as a judge sees it, its factories in the race with those of the others."""

    def __init__(self, pinned: PinnedCity, race: Race, looker: Looker) -> None:
        self.pinned, self.race, self.looker = pinned, race, looker

    @property
    def value(self) -> float:
        return self.looker.value(self.pinned) + self.race.standing * self.pinned[FACTORY].bit_count()

    def bonus(self, rank: int) -> float:
        """What the race adds to the gain of a tile."""
        return self.race.joined * FACTORIES[rank]

    def gain(self, rank: int) -> float:
        return self.looker.best(self.pinned, rank)[0] + self.bonus(rank)


class Judge:
    """Rates moves by the points to expect and by taste."""

    def __init__(self, looker: Looker, taste: Taste) -> None:
        self.looker = looker
        self.taste = taste

    def rate(self, view: View, moves: Sequence[Move]) -> list[Thought[Move]]:
        """All moves with their values, best first; equal values keep the order of the list."""
        rated: list[Thought[Move]] = [
            *self._choices(view, [move for move in moves if isinstance(move, Choose)]),
            *self._placements(view, [move for move in moves if isinstance(move, Place)]),
        ]
        return sorted(rated, key=lambda thought: -thought.value)

    def together(self, one: float, other: float, seats: int) -> float:
        """What two cities are worth to a seat: with two players their sum counts (rule 8.3), else the worse more."""
        return one + other - (0.0 if seats == 2 else self.taste.lean * abs(one - other))

    def _choices(self, view: View, moves: Sequence[Choose]) -> list[Thought[Move]]:
        everywhere = self.grounds(view.cities)
        left_city, right_city = (everywhere[city] for city in cities_of(acting(view), view.seats))
        base = [left_city.value, right_city.value]
        found: list[Thought[Move]] = []
        for move in moves:
            first, second = move.tiles
            ways = []
            for left, right in ((first, second), (second, first)):
                here, there = left_city.gain(left.rank), right_city.gain(right.rank)
                value = self.together(base[0] + here, base[1] + there, view.seats) - sum(base)
                ways.append((value, left, here, right, there))
            value, left, here, right, there = max(ways, key=lambda way: way[0])
            words = tell_pair(left, here, right, there)
            found.append(Thought(move, value + self._passed_on(view, move, everywhere), words))
        return found

    def grounds(self, cities: Sequence[City]) -> list[Ground]:
        found = [likely_city(city) for city in cities]
        return [
            Ground(pinned, race, self.looker) for pinned, race in zip(found, races(found, self.taste.sure), strict=True)
        ]

    def _passed_on(self, view: View, move: Choose, everywhere: Sequence[Ground]) -> float:
        """What the next holder of this hand will find in the rest, as far as it concerns this seat."""
        passing = view.turns[view.turn].passing
        if not self.taste.denial or passing is None:
            return 0.0
        seat = acting(view)
        rest = {tile.rank for tile in without(view.hand, move.tiles)}
        holder = Seat((seat + (1 if passing is Passing.LEFT else -1)) % view.seats)
        own = cities_of(seat, view.seats)
        value = 0.0
        for city in cities_of(holder, view.seats):
            best = max(everywhere[city].gain(rank) for rank in rest)
            value += best if city in own else -best
        return self.taste.denial * value

    def openness(self, pinned: PinnedCity, after: PinnedCity) -> float:
        """What a placement changes in what the next tiles will find in the city."""
        gains = self.looker.look(after).gains if self.taste.vision else ()
        if not gains:
            return 0.0
        # Against what the city offers now: else a city that is open anyway would seem to be the better place.
        change = offer(gains) - offer(self.looker.look(pinned).gains)
        return self.taste.vision * change * (CELLS - after[BUILT].bit_count()) / CELLS

    def _placements(self, view: View, moves: Sequence[Place]) -> list[Thought[Move]]:
        seat = acting(view)
        base, gains = {}, {}
        everywhere = self.grounds(view.cities)
        for side in Side:
            number = city_index(seat, side, view.seats)
            base[side] = everywhere[number].value
            for tile in view.loose[seat]:
                if side is not view.filled[seat]:
                    bonus = everywhere[number].bonus(tile.rank)
                    squares = square_gains(view.cities[number], tile.rank, self.looker)
                    gains[tile, side] = {square: gain + bonus for square, gain in squares.items()}
        found: list[Thought[Move]] = []
        for move in moves:
            city = view.cities[city_index(seat, move.side, view.seats)]
            pinned, bit = pinned_and_bit(city, move.tile.rank, move.square)
            openness = self.openness(pinned, put(pinned, move.tile.rank, bit))
            here = gains[move.tile, move.side][move.square] + openness
            later, other = _other_tile(view, move), _other_side(move.side)
            there = 0.0 if later is None else max(gains[later, other].values())
            value = self.together(base[move.side] + here, base[other] + there, view.seats) - sum(base.values())
            words = tell_place(move.tile, move.side, here)
            if later is not None:
                words = tell_then(words, later, other, there)
            found.append(Thought(move, value, words))
        return found


def offer(gains: Sequence[float]) -> float:
    """What one tile drawn by chance would add."""
    return sum(gain * share for gain, share in zip(gains, OFFERED, strict=True))


def decide_by(judge: Judge, view: View, moves: Sequence[Move]) -> Decision[Move]:
    return first_of(judge.rate(view, moves))


def acting(view: View) -> Seat:
    if view.seat is None:
        raise ValueError("an onlooker has no move to choose")
    return view.seat


def _other_tile(view: View, move: Place) -> Tile | None:
    rest = list(view.loose[acting(view)])
    rest.remove(move.tile)
    return rest[0] if rest else None


def _other_side(side: Side) -> Side:
    return Side.RIGHT if side is Side.LEFT else Side.LEFT
