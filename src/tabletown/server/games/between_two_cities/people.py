"""Between Two Cities on the wire: cities as grids of letters, scores, and what every legal placement would add."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import cast

import msgspec
from msgspec import Struct

from tabletown.between_two_cities.box.modules import BASE, District, Modules
from tabletown.between_two_cities.box.tiles import Kind, Tile
from tabletown.between_two_cities.box.words import name_district
from tabletown.between_two_cities.city.city import City, factories_in
from tabletown.between_two_cities.city.districts import district_sizes, largest_group, place_points, points_by_city
from tabletown.between_two_cities.city.explain import Group, explain_cities
from tabletown.between_two_cities.people import events as happened
from tabletown.between_two_cities.people.moves import Choose, Move, Place, Side
from tabletown.between_two_cities.people.notation import parse_move
from tabletown.between_two_cities.people.options import DISTRICTS
from tabletown.between_two_cities.people.ranking import cities_of, final_outcome
from tabletown.between_two_cities.people.schedule import schedule
from tabletown.between_two_cities.people.state import Phase, city_index
from tabletown.between_two_cities.people.view import View
from tabletown.between_two_cities.people.words import tell_group
from tabletown.core.event import Event
from tabletown.core.game import Option
from tabletown.core.outcome import Outcome
from tabletown.core.seat import Seat
from tabletown.server.games.between_two_cities.city import CityPicture, CivicPicture, city_picture, owners_of
from tabletown.server.games.between_two_cities.gains import all_gains, contest
from tabletown.server.games.between_two_cities.offers import (
    NO_WORTH,
    ChoosePart,
    PlacePart,
    choice_offers,
    makes_factory,
    placement_offers,
    worth_with,
    worths_of,
)
from tabletown.server.live.picture import Concerned, Legal, everybody
from tabletown.server.wire.said import Said, said

encode = msgspec.json.Encoder().encode


class TurnPicture(Struct, frozen=True):
    """Section `turn`, for everybody."""

    phase: Phase
    round: int
    """0 when the game is over."""
    part: str
    step: int
    steps: int
    passing: str | None
    """Where the rest of the hand goes after placing; None: it is discarded."""
    hand_sizes: tuple[int, ...]
    has_chosen: tuple[bool, ...]
    loose: tuple[tuple[str, ...], ...]
    """By seat: revealed tiles that are still to be placed."""
    filled: tuple[str | None, ...]
    """By seat: the side that has got its tile of this turn."""


class DistrictPicture(Struct, frozen=True):
    name: Said
    kinds: tuple[Kind, Kind]
    sizes: tuple[int, ...]
    """By city: how many tiles its largest group has."""
    points: tuple[int, ...]
    """By city: what that scores, as the cities stand."""
    squares: tuple[tuple[str, ...], ...]
    """By city: the squares of that group on the canvas."""


class CapitalsPicture(Struct, frozen=True):
    """Section `capitals`, for everybody, where something of Capitals is played with."""

    landscapes: bool
    civics: bool
    districts: tuple[DistrictPicture, ...]


class PastPicture(Struct, frozen=True):
    """Section `past`, for everybody: what all chose, turn by turn."""

    turns: tuple[tuple[tuple[str, str], ...], ...]


class GroupPicture(Struct, frozen=True):
    """Squares that score together."""

    kind: Kind
    why: Said
    squares: tuple[str, ...]
    """Of the city's notation."""
    points: int


class EndPicture(Struct, frozen=True):
    """Section `end`, for everybody, once the game is over."""

    outcome: Outcome
    groups: tuple[tuple[GroupPicture, ...], ...]
    """By city: every line, set and group with its squares and points."""


class HandPicture(Struct, frozen=True):
    """Section `hand`, for one seat."""

    tiles: tuple[str, ...]
    """To choose from; empty while placing."""
    choice: tuple[str, str] | None
    """The confirmed choice, until it is revealed."""


class SidePicture(Struct, frozen=True):
    city: int
    partner: int | None
    """None: in the game for two each city has one owner."""


class SidesPicture(Struct, frozen=True):
    """Section `sides`, for one seat: its two cities."""

    left: SidePicture
    right: SidePicture


class HeldPicture(Struct, frozen=True):
    """Section `held`, for one seat: the hands that it has picked up, turn by turn."""

    hands: tuple[tuple[str, ...], ...]


SECTIONS: tuple[type[Struct], ...] = (
    TurnPicture,
    CapitalsPicture,
    DistrictPicture,
    CityPicture,
    CivicPicture,
    PastPicture,
    EndPicture,
    HandPicture,
    SidesPicture,
    HeldPicture,
    ChoosePart,
    PlacePart,
)
"""What the documentation tells of this game."""

EVENTS: tuple[type[Event], ...] = (
    happened.Chosen,
    happened.Revealed,
    happened.Placed,
    happened.Discarded,
    happened.HandsPassed,
    happened.RoundBegan,
    happened.PickedUp,
    happened.GameEnded,
)
NAMES = {"TILES": tuple(tile.value for tile in Tile if not tile.is_civic)}
"""Lists that the page has beforehand: every tile it can draw before it sees one."""
# Asked with every move: a member of an enum is found in ten times the time.
_CHOOSE, _, _OVER = Phase
_OPEN_SIDES = {None: (Side.LEFT, Side.RIGHT), Side.LEFT: (Side.RIGHT,), Side.RIGHT: (Side.LEFT,)}
"""By the side that a seat has filled in this turn: where its next tile can go."""
_PLACES = tuple(f"city/{number}" for number in range(16))
"""Names of the sections of cities."""
_REVEALING = (happened.Revealed, happened.PickedUp, happened.GameEnded)


class CitiesPicture:
    def public(self, view: object) -> Mapping[str, bytes]:
        seen = cast(View, view)
        worths = worths_of(factories_in(seen.cities))
        sections = {"turn": encode(_turn(seen)), "past": past_section(seen.past)}
        modules = seen.modules
        if modules is BASE:
            for number, city in enumerate(seen.cities):
                sections[_PLACES[number]] = _standing(city, number, worths[number], seen.seats)
        else:
            sections["capitals"] = encode(capitals_picture(seen.cities, modules))
            points: Sequence[int] = (0,) * len(seen.cities)
            if modules.districts:
                points = points_by_city([district_sizes(city, modules.districts) for city in seen.cities])
            for number, city in enumerate(seen.cities):
                sections[_PLACES[number]] = _city(city, number, worths[number], seen.seats, modules, points[number])
        if seen.phase is _OVER:
            outcome = final_outcome(seen.cities, seen.seats, modules)
            sections["end"] = encode(EndPicture(outcome, explained(seen.cities, modules.districts)))
        return sections

    def own(self, view: object) -> Mapping[str, bytes]:
        seen = cast(View, view)
        hand = HandPicture(seen.hand, seen.choice)
        sides = b"{}" if seen.seat is None else _sides(seen.seat, seen.seats)
        return {"hand": encode(hand), "sides": sides, "held": held_section(seen.held)}

    def offers(self, view: object, seat: int, legal: Legal) -> bytes:
        seen = cast(View, view)
        tiles = seen.loose[seat]
        if not tiles:
            # Whoever places nothing chooses.
            return b"[" + choice_offers(cast("Sequence[Choose]", legal())) + b"]"
        factories = factories_in(seen.cities) if makes_factory(tiles[0]) or makes_factory(tiles[-1]) else ()
        districts = seen.modules.districts
        sizes = [district_sizes(city, districts) for city in seen.cities] if districts else ()
        open_sides = []
        for side in _OPEN_SIDES[seen.filled[seat]]:
            number = city_index(Seat(seat), side, seen.seats)
            open_sides.append((seen.cities[number], number, side, contest(districts, sizes, number)))
        found = []
        # Two equal tiles are one and the same move.
        for tile in tiles if tiles[0] is not tiles[-1] else tiles[:1]:
            for city, number, side, against in open_sides:
                worth = worth_with(factories, number, tile) if tile.factories else NO_WORTH
                found.append(placement_offers(city, number, tile, side, worth, against))
        return b"[" + b",".join(found) + b"]"

    def parts(self, view: object, move: object, seat: int) -> bytes:
        match cast(Move, move):
            case Choose(tiles):
                return encode(ChoosePart(tiles))
            case Place() as place:
                # A table for one knows no seats.
                number = city_index(Seat(seat), place.side, getattr(view, "seats", 1))
                adds = _adds(view, place, number) if isinstance(view, View) else None
                return encode(PlacePart(place.tile, place.side, number, place.square, adds))

    def concerned(self, events: Iterable[Event], seats: int, options: Mapping[str, Option]) -> Concerned:
        own: set[int] = set()
        moves: set[int] = set()
        for event in events:
            if isinstance(event, happened.Placed):
                # A factory changes what factories are worth in every city, and districts are compared across all.
                if makes_factory(event.tile) or options.get(DISTRICTS):
                    moves.update(range(seats))
                else:
                    moves.add(event.seat)
                    moves.update(owners_of(event.city, seats))
            elif isinstance(event, happened.Chosen):
                own.add(event.seat)
            else:
                return everybody(seats)
        return Concerned(frozenset(own), frozenset(own | moves))

    def reveals(self, event: Event) -> bool:
        return isinstance(event, _REVEALING)

    def shares(self, seats: int, by: int, to: int, move: str) -> bool:
        meant = parse_move(move)
        return isinstance(meant, Place) and city_index(Seat(to), meant.side, seats) in cities_of(Seat(by), seats)

    def partners(self, view: object, seat: int) -> frozenset[int]:
        seen = cast(View, view)
        if not seen.loose[seat]:
            return frozenset()
        cities = [city_index(Seat(seat), side, seen.seats) for side in _OPEN_SIDES[seen.filled[seat]]]
        return frozenset([owner for city in cities for owner in owners_of(city, seen.seats)]) - {seat}

    def is_secret(self, view: object) -> bool:
        return cast(View, view).phase is _CHOOSE

    def may_wait_for(self, view: object, seat: int) -> frozenset[int]:
        seen = cast(View, view)
        if seen.seats < 3:
            return frozenset()
        mine = _still_open(seen, seat)
        beside = {(seat - 1) % seen.seats, (seat + 1) % seen.seats}
        return frozenset([other for other in beside if mine & _still_open(seen, other)])


def _adds(view: View, place: Place, number: int) -> int | None:
    """What a tile would add to a city, whoever places it; None where it cannot go."""
    city, districts = view.cities[number], view.modules.districts
    sizes = [district_sizes(one, districts) for one in view.cities] if districts else ()
    worth = worth_with(factories_in(view.cities), number, place.tile)
    found = dict(all_gains(city, place.tile, *worth, contest(districts, sizes, number)))
    return found.get(city.canvas.cell_of[place.square])


PICTURE = CitiesPicture()


def _still_open(view: View, seat: int) -> frozenset[int]:
    """The cities where a seat has still to place a tile in this turn."""
    if not view.loose[seat]:
        return frozenset()
    return frozenset([city_index(Seat(seat), side, view.seats) for side in _OPEN_SIDES[view.filled[seat]]])


def _turn(view: View) -> TurnPicture:
    turns = view.turns
    over = view.phase is _OVER
    turn = turns[min(view.turn, len(turns) - 1)]
    return TurnPicture(
        view.phase,
        0 if over else turn.round,
        "" if over else turn.part,
        0 if over else turn.step,
        0 if over else _steps(view.seats, view.modules.hand, turn.round, turn.part),
        None if over else turn.passing,
        view.hand_sizes,
        view.has_chosen,
        view.loose,
        view.filled,
    )


@lru_cache
def _steps(seats: int, hand: int, number: int, part: str) -> int:
    """Turns of one round, or of its part."""
    return sum([(turn.round, turn.part) == (number, part) for turn in schedule(seats, hand)])


def _standing(city: City, number: int, worth: int, seats: int) -> bytes:
    """Asked for every city after every move, and but for one they are what they were: then a city is found by itself,
    which is much sooner than by what stands where. Without Capitals."""
    known = _drawn.get(id(city))
    if known is not None and known[0] is city and known[1] == (number, worth, seats):
        return known[2]
    if len(_drawn) >= _DRAWN_KEPT:
        _drawn.clear()
    drawn = _city(city, number, worth, seats)
    _drawn[id(city)] = (city, (number, worth, seats), drawn)
    return drawn


_DRAWN_KEPT = 1 << 12
_drawn: dict[int, tuple[City, tuple[int, int, int], bytes]] = {}


@lru_cache(maxsize=1 << 12)
def _city(city: City, number: int, worth: int, seats: int, modules: Modules = BASE, districts: int = 0) -> bytes:
    """A fifth of all are equal at other tables. Without Capitals those are not named: it would take long to look up."""
    return encode(city_picture(city, number, worth, seats, modules, districts))


def capitals_picture(cities: Sequence[City], modules: Modules) -> CapitalsPicture:
    return CapitalsPicture(
        modules.landscapes, modules.civics, tuple([_district(cities, district) for district in modules.districts])
    )


def _district(cities: Sequence[City], district: District) -> DistrictPicture:
    found = [largest_group(city, district) for city in cities]
    sizes = tuple([len(cells) for cells in found])
    squares = [tuple([city.canvas.squares[cell] for cell in cells]) for city, cells in zip(cities, found, strict=True)]
    return DistrictPicture(said(name_district(district)), district, sizes, place_points(sizes), tuple(squares))


def explained(cities: Sequence[City], districts: Sequence[District]) -> tuple[tuple[GroupPicture, ...], ...]:
    """By city."""
    return tuple(map(group_pictures, explain_cities(cities, districts)))


def group_pictures(groups: Iterable[Group]) -> tuple[GroupPicture, ...]:
    return tuple([GroupPicture(one.kind, said(tell_group(one)), one.squares, one.points) for one in groups])


def past_section(past: tuple[tuple[tuple[Tile, Tile], ...], ...]) -> bytes:
    """All Views of a turn have one and the same: to look for an equal one takes longer than to write it."""
    known = _pasts.get(id(past))
    if known is not None and known[0] is past:
        return known[1]
    if len(_pasts) >= _PASTS_KEPT:
        _pasts.clear()
    written = encode(PastPicture(past))
    _pasts[id(past)] = (past, written)
    return written


_PASTS_KEPT = 1 << 10
_pasts: dict[int, tuple[tuple[tuple[tuple[Tile, Tile], ...], ...], bytes]] = {}


@lru_cache(maxsize=1 << 12)
def held_section(hands: tuple[tuple[Tile, ...], ...]) -> bytes:
    return encode(HeldPicture(hands))


@lru_cache
def _sides(seat: int, seats: int) -> bytes:
    left, right = cities_of(Seat(seat), seats)
    before, after = ((seat - 1) % seats, (seat + 1) % seats) if seats > 2 else (None, None)
    return encode(SidesPicture(SidePicture(left, after), SidePicture(right, before)))
