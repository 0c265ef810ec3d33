"""Talk between partners while tiles lie open: where a bot would like the other’s tile, and what it says to a wish.

A wish is about a View and never changes a State: whose tile it is decides (rule 3.3). The words for it are messages.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from functools import cache
from statistics import fmean
from typing import Protocol

from tabletown.between_two_cities.box.modules import BASE
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.scoring import score_cities
from tabletown.between_two_cities.people.moves import Side
from tabletown.between_two_cities.people.state import Phase, city_index
from tabletown.between_two_cities.people.view import View
from tabletown.bots.between_two_cities.appraisal import scales_for, ways
from tabletown.bots.between_two_cities.evaluation import acting
from tabletown.bots.between_two_cities.expected_points import Looker, fitted_points, square_gains
from tabletown.bots.between_two_cities.net import Outlook
from tabletown.core.errors import TabletownError
from tabletown.core.seat import Seat, all_seats, format_seat


class SquareGains(ABC):
    """About the cities of one View, by their numbers."""

    def __init__(self, view: View) -> None:
        self.cities, self.districts = view.cities, view.modules.districts

    @abstractmethod
    def in_the_end(self, city: int, tile: Tile) -> dict[str, float]:
        """By legal square: points that the city gains in the end."""

    def at_once(self, city: int, tile: Tile, square: str) -> int:
        """Points that the city gains at once, as the rules count cities, and so as everybody at the table is told."""
        ground = self.cities[city]
        after = ground.place(tile, ground.canvas.cell_of[square])
        then = (*self.cities[:city], after, *self.cities[city + 1 :])
        now, later = (score_cities(cities, self.districts)[city].total for cities in (self.cities, then))
        return later - now


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


MARGIN = 0.5
"""A wish that costs its owner up to this much, in points expected, is granted."""
SHARE_PER_POINT = 0.03
"""Chances to win that a point of a shared city is worth, where nobody knows better."""
SQUARES = 3
"""The best ones by points, which a net compares; of the others it looks at as many for what is usual."""
LEAST_CHANCE = 0.005
"""A square that wins less more often is one like any other to a net."""
CLEAR = 1.0
"""Points by which the best square must beat the average one before a bot speaks of it unasked."""


class BadProposal(TabletownError):
    """A wish that cannot be granted: no such tile, city or square."""


@dataclass(frozen=True, slots=True)
class PlacementWish:
    """A wish: this partner's tile, into this city, on this square."""

    partner: Seat
    city: int
    tile: Tile
    square: str
    now: int
    """Points that the city gains at once."""
    possible: float
    """Points that the city gains in the end, as far as the bot can see."""
    chance: float = 0.0
    """Chances to win that this is better than a square like any other."""


@dataclass(frozen=True, slots=True)
class WishAnswer:
    agreed: bool
    counter: PlacementWish | None = None
    """What the owner of the tile would rather do in the same city."""
    more: float = 0.0
    """By how many points expected that is better."""


class Foresees(Protocol):
    """A net."""

    def outlook(self, view: View) -> Outlook: ...


def clear_wishes(
    view: View, squares: SquareGains, partners: frozenset[Seat], net: Foresees | None = None
) -> list[PlacementWish]:
    """For each of these partners and each city shared with it, the best wish, where one square is clearly the best.

    That is so by points. Among the best squares a net decides, and says what they are worth to win; where it sees
    nothing in them, nothing is said.
    """
    found = []
    for partner, city in _shared(view, acting(view)):
        if partner in partners:
            tiles = [tile for tile in dict.fromkeys(_waiting(view, partner, city)) if _is_clear(city, tile, squares)]
            wishes = [_best(partner, city, tile, squares) for tile in tiles]
            found += [max(wishes, key=lambda wish: wish.possible)] if wishes else []
    if net is None:
        return found
    return [wish for one in found if (wish := _by_chances(view, one, squares, net)).chance >= LEAST_CHANCE]


def answer(view: View, proposal: PlacementWish, squares: SquareGains) -> WishAnswer:
    """Agree if the wish costs little against the best this seat could do with its tiles; else offer that."""
    seat = acting(view)
    if proposal.partner != seat:
        raise BadProposal(f"the wish is for seat {format_seat(proposal.partner)}, not for seat {format_seat(seat)}")
    if not 0 <= proposal.city < len(view.cities) or proposal.tile not in _waiting(view, seat, proposal.city):
        raise BadProposal(f"{proposal.tile} cannot go into city {proposal.city + 1} now")
    offered = _plan(view, proposal.city, proposal.tile, proposal.square, squares)
    others = [
        (_plan(view, proposal.city, tile, square, squares), tile, square)
        for tile in dict.fromkeys(_waiting(view, seat, proposal.city))
        for square in squares.in_the_end(proposal.city, tile)
    ]
    value, tile, square = max(others, key=lambda plan: plan[0])
    if value - offered <= MARGIN:
        return WishAnswer(True)
    counter = _proposal(seat, proposal.city, tile, square, squares)
    return WishAnswer(False, counter, value - offered)


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


def _is_clear(city: int, tile: Tile, squares: SquareGains) -> bool:
    gains = squares.in_the_end(city, tile).values()
    return max(gains) - sum(gains) / len(gains) >= CLEAR


def _best(partner: Seat, city: int, tile: Tile, squares: SquareGains) -> PlacementWish:
    gains = squares.in_the_end(city, tile)
    return _proposal(partner, city, tile, max(gains, key=lambda name: gains[name]), squares)


def _by_chances(view: View, wish: PlacementWish, squares: SquareGains, net: Foresees) -> PlacementWish:
    gains = squares.in_the_end(wish.city, wish.tile)
    ranked = sorted(gains, key=lambda name: -gains[name])
    tried, others = ranked[:SQUARES], ranked[SQUARES:]
    found = {square: net.outlook(_placed(view, wish, square)) for square in tried}
    best = max(tried, key=lambda square: found[square].value)
    chances = [one.chance for one in found.values()]
    if others:
        some = others[:: max(1, len(others) // SQUARES)]
        usual = fmean([net.outlook(_placed(view, wish, square)).chance for square in some])
        chances += [usual] * len(others)
    chance = max(0.0, found[best].chance - fmean(chances))
    return replace(_proposal(wish.partner, wish.city, wish.tile, best, squares), chance=chance)


def _placed(view: View, wish: PlacementWish, square: str) -> View:
    """As the table would be if the wish were granted there."""
    ground = view.cities[wish.city]
    after = ground.place(wish.tile, ground.canvas.cell_of[square])
    rest = list(view.loose[wish.partner])
    rest.remove(wish.tile)
    return replace(
        view,
        cities=(*view.cities[: wish.city], after, *view.cities[wish.city + 1 :]),
        loose=(*view.loose[: wish.partner], tuple(rest), *view.loose[wish.partner + 1 :]),
    )


def _proposal(partner: Seat, city: int, tile: Tile, square: str, squares: SquareGains) -> PlacementWish:
    gains = squares.in_the_end(city, tile)
    chance = SHARE_PER_POINT * max(0.0, gains[square] - sum(gains.values()) / len(gains))
    return PlacementWish(partner, city, tile, square, squares.at_once(city, tile, square), gains[square], chance)


def _plan(view: View, city: int, tile: Tile, square: str, squares: SquareGains) -> float:
    """What a seat gains in both cities if this tile goes there and the other tile to its best place."""
    seat = acting(view)
    gains = squares.in_the_end(city, tile)
    if square not in gains:
        raise BadProposal(f"{tile} cannot be placed on {square} of city {city + 1}")
    rest = list(view.loose[seat])
    rest.remove(tile)
    if not rest:
        return gains[square]
    other = next(number for side in Side if (number := city_index(seat, side, view.seats)) != city)
    return gains[square] + max(squares.in_the_end(other, rest[0]).values())
