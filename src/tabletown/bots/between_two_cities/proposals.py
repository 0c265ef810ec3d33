"""Talk between partners while tiles lie open: where a bot would like the other’s tile, and what it says to a wish.

A wish is about a View and never changes a State: whose tile it is decides (rule 3.3). The words for it are messages.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from statistics import fmean
from typing import Protocol

from tabletown.between_two_cities.box.modules import BASE
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.people.moves import Place, Side
from tabletown.between_two_cities.people.state import Phase, city_index
from tabletown.between_two_cities.people.view import View
from tabletown.bots.between_two_cities.appraisal import scales_for, ways
from tabletown.bots.between_two_cities.evaluation import acting
from tabletown.bots.between_two_cities.expected_points import Looker, fitted_points, square_gains
from tabletown.bots.between_two_cities.net import Outlook
from tabletown.core.errors import TabletownError
from tabletown.core.seat import Seat, all_seats, format_seat


class SquareGains(ABC):
    """About the cities of one View, by their numbers, where nobody asks a net."""

    def __init__(self, view: View) -> None:
        self.cities = view.cities

    @abstractmethod
    def in_the_end(self, city: int, tile: Tile) -> dict[str, float]:
        """By legal square: points that the city gains in the end."""


class BaseGains(SquareGains):
    """For the base game; factories at their middling worth in the end."""

    def __init__(self, view: View, looker: Looker) -> None:
        super().__init__(view)
        self.looker = looker

    def in_the_end(self, city: int, tile: Tile) -> dict[str, float]:
        return square_gains(self.cities[city], tile.rank, self.looker)


class CapitalsGains(SquareGains):
    """With Capitals."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.later = scales_for(view.cities, view.modules, future=1.0)

    def in_the_end(self, city: int, tile: Tile) -> dict[str, float]:
        ground, scales = self.cities[city], self.later[city]
        value = scales.value(ground)
        return {ground.canvas.squares[cell]: scales.value(after) - value for cell, after in ways(ground, tile)}


def gains_for(view: View) -> SquareGains:
    return BaseGains(view, _looker()) if view.modules == BASE else CapitalsGains(view)


@cache
def _looker() -> Looker:
    return Looker(fitted_points())


SHARE_PER_POINT = 0.03
"""Chances to win that a point of a shared city is worth, where nobody knows better."""
MARGIN = 0.5 * SHARE_PER_POINT
"""A wish that costs its owner up to this much, in chances to win, is granted."""
SQUARES = 3
"""The best ones by points, which a net compares; of the others it looks at as many for what is usual."""
LEAST_CHANCE = 0.005
"""A square that wins less more often is one like any other to a net."""
CLEAR = 1.0
"""Points by which the best square must beat the others, on average, before a bot speaks of it unasked."""


class BadProposal(TabletownError):
    """A wish that cannot be granted: no such tile, city or square."""


@dataclass(frozen=True, slots=True)
class PlacementWish:
    """A wish: this partner's tile, into this city, on this square. And why."""

    partner: Seat
    city: int
    tile: Tile
    square: str
    points: float = 0.0
    """More, or less, that are expected in the end: of a wish those of the city, beside the other squares on average; of
    an answer those of whoever answers, beside what was proposed."""
    chance: float = 0.0
    """To win more often, for whoever says it, beside the same."""

    def move(self, seats: int) -> Place:
        side = next(side for side in Side if city_index(self.partner, side, seats) == self.city)
        return Place(self.tile, side, self.square)


class Foresees(Protocol):
    """A net."""

    def outlook(self, view: View) -> Outlook: ...

    def placements(self, view: View) -> Mapping[Place, Outlook]: ...

    def city_scores(self, view: View) -> list[float]: ...


def clear_wishes(
    view: View, squares: SquareGains, partners: frozenset[Seat], net: Foresees | None = None
) -> list[PlacementWish]:
    """For each of these partners and each city shared with it, the best wish, where one square is clearly the best.

    That is so by points. Among the best squares a net decides, and says what they are worth; where it sees nothing in
    them, nothing is said.
    """
    shared = [(partner, city) for partner, city in _shared(view, acting(view)) if partner in partners]
    found = [wish for partner, city in shared for wish in _clearest(view, partner, city, squares)]
    if net is None:
        return found
    return [wish for one in found if (wish := _by_chances(view, one, squares, net)).chance >= LEAST_CHANCE]


def answer(
    view: View, proposal: PlacementWish, squares: SquareGains, net: Foresees | None = None
) -> PlacementWish | None:
    """None, which is to agree, if the wish costs little against the best this seat could do in that city; else that."""
    seat, city = acting(view), proposal.city
    if proposal.partner != seat:
        raise BadProposal(f"the wish is for seat {format_seat(proposal.partner)}, not for seat {format_seat(seat)}")
    if not 0 <= city < len(view.cities) or proposal.tile not in _waiting(view, seat, city):
        raise BadProposal(f"{proposal.tile} cannot go into city {city + 1} now")
    placements = _by_points(view, city, squares) if net is None else net.placements(view)
    found = {place: one for place, one in placements.items() if city_index(seat, place.side, view.seats) == city}
    offered = found.get(proposal.move(view.seats))
    if offered is None:
        raise BadProposal(f"{proposal.tile} cannot be placed on {proposal.square} of city {city + 1}")
    place, best = max(found.items(), key=lambda one: one[1].value)
    if best.value - offered.value <= MARGIN:
        return None
    chance = max(0.0, best.chance - offered.chance)
    return PlacementWish(seat, city, place.tile, place.square, best.score - offered.score, chance)


def _shared(view: View, seat: Seat) -> list[tuple[Seat, int]]:
    """The partners of a seat, each with the city that both build; with two players nothing is shared."""
    own = {city_index(seat, side, view.seats) for side in Side}
    return [
        (partner, city)
        for partner in all_seats(view.seats)
        for city in sorted({city_index(partner, side, view.seats) for side in Side})
        if partner != seat and city in own
    ]


def _waiting(view: View, seat: Seat, city: int) -> tuple[Tile, ...]:
    """The tiles of a seat that can still go into a city in this turn."""
    sides = [side for side in Side if city_index(seat, side, view.seats) == city]
    if view.phase is not Phase.PLACE or not sides or sides[0] is view.filled[seat]:
        return ()
    return view.loose[seat]


def _clearest(view: View, partner: Seat, city: int, squares: SquareGains) -> list[PlacementWish]:
    """Of the tiles for which one square is clearly the best the one that gains most there; or none."""
    clear = []
    for tile in dict.fromkeys(_waiting(view, partner, city)):
        gains = squares.in_the_end(city, tile)
        square = _best_of(gains)
        more = _above_others(gains, square)
        if more >= CLEAR:
            clear.append((gains[square], PlacementWish(partner, city, tile, square, more, SHARE_PER_POINT * more)))
    return [max(clear, key=lambda one: one[0])[1]] if clear else []


def _by_chances(view: View, wish: PlacementWish, squares: SquareGains, net: Foresees) -> PlacementWish:
    gains = squares.in_the_end(wish.city, wish.tile)
    granted = {square: _granted(view, replace(wish, square=square)) for square in gains}
    ranked = sorted(gains, key=lambda square: -gains[square])
    tried, others = ranked[:SQUARES], ranked[SQUARES:]
    found = {square: net.outlook(granted[square]) for square in tried}
    best = max(tried, key=lambda square: found[square].value)
    chances = {square: one.chance for square, one in found.items()}
    if others:
        some = others[:: max(1, len(others) // SQUARES)]
        chances |= dict.fromkeys(others, fmean([net.outlook(granted[square]).chance for square in some]))
    scores = {square: net.city_scores(after)[wish.city] for square, after in granted.items()}
    points, chance = _above_others(scores, best), max(0.0, _above_others(chances, best))
    return replace(wish, square=best, points=points, chance=chance)


def _best_of(by_square: Mapping[str, float]) -> str:
    return max(by_square, key=lambda square: by_square[square])


def _above_others(by_square: Mapping[str, float], best: str) -> float:
    """Beside the mean of all other squares."""
    others = [number for square, number in by_square.items() if square != best]
    return by_square[best] - fmean(others) if others else 0.0


def _granted(view: View, wish: PlacementWish) -> View:
    """As the table will be when the wish is granted."""
    ground, owner = view.cities[wish.city], wish.partner
    after = ground.place(wish.tile, ground.canvas.cell_of[wish.square])
    rest = list(view.loose[owner])
    rest.remove(wish.tile)
    return replace(
        view,
        cities=(*view.cities[: wish.city], after, *view.cities[wish.city + 1 :]),
        loose=(*view.loose[:owner], tuple(rest), *view.loose[owner + 1 :]),
        filled=(*view.filled[:owner], wish.move(view.seats).side, *view.filled[owner + 1 :]),
    )


def _by_points(view: View, city: int, squares: SquareGains) -> Mapping[Place, Outlook]:
    """Own tiles into a city: what both cities gain with the other tile, if one is left, on its best square."""
    seat, found = acting(view), {}
    for tile in dict.fromkeys(_waiting(view, seat, city)):
        rest = list(view.loose[seat])
        rest.remove(tile)
        other = next(number for side in Side if (number := city_index(seat, side, view.seats)) != city)
        more = max(squares.in_the_end(other, rest[0]).values()) if rest else 0.0
        for square, gain in squares.in_the_end(city, tile).items():
            chance = SHARE_PER_POINT * (gain + more)
            place = PlacementWish(seat, city, tile, square).move(view.seats)
            found[place] = Outlook(chance, chance, gain + more)
    return found
