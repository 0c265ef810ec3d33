"""Between Two Cities on the wire: cities as grids of letters, scores, and what every legal placement would add."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import cast

import msgspec
from msgspec import Struct

from tabletown.between_two_cities import events as happened
from tabletown.between_two_cities.automa.moves import Discard, Move as AnyMove
from tabletown.between_two_cities.canvas import NATURE, Canvas, Mask
from tabletown.between_two_cities.city import BUILDINGS, City
from tabletown.between_two_cities.civics import points_beside, types_beside
from tabletown.between_two_cities.districts import district_sizes, largest_group, place_points, points_by_city
from tabletown.between_two_cities.explain import Group, explain_cities
from tabletown.between_two_cities.modules import BASE, District, Modules
from tabletown.between_two_cities.moves import Choose, Move, Place, Side
from tabletown.between_two_cities.notation import bits, duplex_cells, format_marks, format_move, parse_move
from tabletown.between_two_cities.ranking import cities_of, final_outcome
from tabletown.between_two_cities.scoring import factory_worths, score_city
from tabletown.between_two_cities.state import Phase, city_index
from tabletown.between_two_cities.tiles import Building, Kind, Tile
from tabletown.between_two_cities.view import View
from tabletown.core.event import Event
from tabletown.core.outcome import Outcome
from tabletown.core.seat import Seat
from tabletown.server.pictures.automa import (
    AutomaView,
    automa_offers,
    discard_parts,
    own_sections,
    public_sections,
)
from tabletown.server.pictures.picture import Concerned, everybody

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


class CivicPicture(Struct, frozen=True):
    """A civic building and its wishes."""

    square: str
    """Of the canvas."""
    tile: str
    likes: tuple[Kind, ...]
    dislikes: Kind
    points: int
    """What it scores now: 1, 3 or 6."""


class DistrictPicture(Struct, frozen=True):
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


class CityPicture(Struct, frozen=True):
    """Sections `city/0`, `city/1`, …, for everybody. City i lies between seats i and i + 1."""

    grid: str
    """The whole canvas, rows from the top with / between them; a dot is an empty square, `a1` the top left one.
    With Capitals `#` is nature, and `C` a civic building."""
    joins: tuple[str, ...]
    """Duplexes, as the two squares that each covers: `d4e4`."""
    frame: tuple[str, str]
    """Top left and bottom right square of the part of the canvas where tiles can still go."""
    owners: tuple[int, ...]
    scores: dict[str, int]
    """By building type, in the order of the score sheet."""
    total: int
    notation: str
    """The city alone, as `tabletown score` reads it."""
    size: int
    """Rows and columns of the finished square: 4, or 5 with a landscape."""
    civics: tuple[CivicPicture, ...]
    """From the top left; empty without civic tiles."""


class PastPicture(Struct, frozen=True):
    """Section `past`, for everybody: what all chose, turn by turn."""

    turns: tuple[tuple[tuple[str, str], ...], ...]


class EndPicture(Struct, frozen=True):
    """Section `end`, for everybody, once the game is over."""

    outcome: Outcome
    groups: tuple[tuple[Group, ...], ...]
    """By city: every line, set and group with its squares and points. Squares are those of the city's notation."""


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


class ChoosePart(Struct, frozen=True, tag_field="kind", tag="choose"):
    tiles: tuple[str, str]


class PlacePart(Struct, frozen=True, tag_field="kind", tag="place"):
    tile: str
    side: str
    city: int
    square: str
    """Of the canvas; for a duplex the left or upper half's."""
    adds: int | None
    """Points that the placement adds to the city as all cities stand, districts apart; None in a proposal."""


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
_REVEALING = (happened.Revealed, happened.PickedUp, happened.GameEnded)


class CitiesPicture:
    def public(self, view: object) -> Mapping[str, bytes]:
        if isinstance(view, AutomaView):
            return public_sections(view)
        seen = cast(View, view)
        worths = _worths(seen.cities)
        sections = {"turn": encode(_turn(seen)), "past": _past(seen.past)}
        modules = seen.modules
        points: Sequence[int] = (0,) * len(seen.cities)
        if modules is not BASE:
            sections["capitals"] = encode(_capitals(seen.cities, modules))
        if modules.districts:
            points = points_by_city([district_sizes(city, modules.districts) for city in seen.cities])
        for number, city in enumerate(seen.cities):
            sections[f"city/{number}"] = _city(city, number, worths[number], seen.seats, modules, points[number])
        if seen.phase is Phase.OVER:
            outcome = final_outcome(seen.cities, seen.seats, modules)
            sections["end"] = encode(EndPicture(outcome, explain_cities(seen.cities, modules.districts)))
        return sections

    def own(self, view: object) -> Mapping[str, bytes]:
        if isinstance(view, AutomaView):
            return own_sections(view)
        seen = cast(View, view)
        hand = HandPicture(seen.hand, seen.choice)
        sides = b"{}" if seen.seat is None else _sides(seen.seat, seen.seats)
        return {"hand": encode(hand), "sides": sides, "held": _held(seen.held)}

    def offers(self, view: object, seat: int, moves: Sequence[object]) -> bytes:
        if isinstance(view, AutomaView):
            return automa_offers(view, seat, cast("Sequence[AnyMove]", moves))
        listed, seen = cast("Sequence[Move]", moves), cast(View, view)
        if seen.phase is Phase.CHOOSE:
            return b"[" + b",".join([_choice(move) for move in listed if isinstance(move, Choose)]) + b"]"
        factories = [city.mask(Building.FACTORY).bit_count() for city in seen.cities]
        found, last = [], None
        for move in listed:
            # Moves with the same tile and side come one after the other.
            if isinstance(move, Place) and (move.tile, move.side) != last:
                last = (move.tile, move.side)
                number = city_index(Seat(seat), move.side, seen.seats)
                others = tuple(factories[:number] + factories[number + 1 :])
                found.append(_placements(seen.cities[number], number, move.tile, move.side, others))
        return b"[" + b",".join(found) + b"]"

    def parts(self, move: object, seat: int, seats: int) -> bytes:
        if isinstance(move, Discard):
            return discard_parts(move)
        match cast(Move, move):
            case Choose(tiles):
                return encode(ChoosePart(tiles))
            case Place(tile, side, square):
                return encode(PlacePart(tile, side, city_index(Seat(seat), side, seats), square, None))

    def concerned(self, events: Iterable[Event], seats: int) -> Concerned:
        own: set[int] = set()
        moves: set[int] = set()
        for event in events:
            match event:
                case happened.Chosen(seat=seat):
                    own.add(seat)
                # A factory changes what factories are worth in every city.
                case happened.Placed(seat=seat, city=city, tile=tile):
                    moves |= {seat, *_owners(city, seats)}
                    if Building.FACTORY in tile.buildings:
                        moves |= set(range(seats))
                case _:
                    return everybody(seats)
        return Concerned(frozenset(own), frozenset(own | moves))

    def reveals(self, event: Event) -> bool:
        return isinstance(event, _REVEALING)

    def shares(self, seats: int, by: int, to: int, move: str) -> bool:
        meant = parse_move(move)
        return isinstance(meant, Place) and city_index(Seat(to), meant.side, seats) in cities_of(Seat(by), seats)


PICTURE = CitiesPicture()


def _turn(view: View) -> TurnPicture:
    turns = view.turns
    over = view.phase is Phase.OVER
    turn = turns[min(view.turn, len(turns) - 1)]
    return TurnPicture(
        view.phase,
        0 if over else turn.round,
        "" if over else turn.part,
        0 if over else turn.step,
        0 if over else sum([(other.round, other.part) == (turn.round, turn.part) for other in turns]),
        None if over else turn.passing,
        view.hand_sizes,
        view.has_chosen,
        view.loose,
        view.filled,
    )


def city_picture(
    city: City, number: int, worth: int, seats: int, modules: Modules = BASE, districts: int = 0
) -> CityPicture:
    """One city, its factories worth so much each, its districts so much together."""
    ground = city.canvas
    side, width = ground.side, ground.width
    letters = _letters(city)
    rows = [letters[row : row + side] for row in range(0, ground.plane, width)]
    top, left = divmod(city.corner, width)
    square = "/".join([row[left : left + ground.size] for row in rows[top : top + ground.size]])
    score = score_city(city, worth, districts)
    return CityPicture(
        "/".join(rows),
        tuple([ground.squares[first] + ground.squares[second] for first, second in duplex_cells(city)]),
        _frame(ground, city.windows),
        _owners(number, seats),
        score.shown(modules),
        score.total,
        " ".join([square, *format_marks(city)]),
        ground.size,
        tuple([_civic(city, cell, tile) for cell, tile in city.civics]),
    )


@lru_cache(maxsize=1 << 14)
def _city(city: City, number: int, worth: int, seats: int, modules: Modules, districts: int) -> bytes:
    return encode(city_picture(city, number, worth, seats, modules, districts))


def _civic(city: City, cell: int, tile: Tile) -> CivicPicture:
    beside = types_beside(city, cell)
    return CivicPicture(
        city.canvas.squares[cell], tile, tile.likes, tile.dislikes or tile.likes[0], points_beside(tile, beside)
    )


def _capitals(cities: Sequence[City], modules: Modules) -> CapitalsPicture:
    return CapitalsPicture(
        modules.landscapes, modules.civics, tuple([_district(cities, district) for district in modules.districts])
    )


def _district(cities: Sequence[City], district: District) -> DistrictPicture:
    found = [largest_group(city, district) for city in cities]
    sizes = tuple([len(cells) for cells in found])
    squares = [tuple([city.canvas.squares[cell] for cell in cells]) for city, cells in zip(cities, found, strict=True)]
    return DistrictPicture(district, sizes, place_points(sizes), tuple(squares))


def _letters(city: City) -> str:
    """One letter per cell of the canvas."""
    found = ["."] * city.canvas.plane
    for cell in bits(city.canvas.nature):
        found[cell] = NATURE
    for cell, _ in city.civics:
        found[cell] = Building.CIVIC
    for building, mask in zip(BUILDINGS, city.masks(), strict=True):
        while mask:
            cell = mask & -mask
            found[cell.bit_length() - 1] = building
            mask ^= cell
    return "".join(found)


@lru_cache
def _frame(ground: Canvas, windows: Mask) -> tuple[str, str]:
    cells = bits(ground.reach(windows).cells)
    return ground.squares[cells[0]], ground.squares[cells[-1]]


@lru_cache(maxsize=1 << 12)
def _past(past: tuple[tuple[tuple[Tile, Tile], ...], ...]) -> bytes:
    return encode(PastPicture(past))


@lru_cache(maxsize=1 << 12)
def _held(hands: tuple[tuple[Tile, ...], ...]) -> bytes:
    return encode(HeldPicture(hands))


@lru_cache
def _sides(seat: int, seats: int) -> bytes:
    left, right = cities_of(Seat(seat), seats)
    before, after = ((seat - 1) % seats, (seat + 1) % seats) if seats > 2 else (None, None)
    return encode(SidesPicture(SidePicture(left, after), SidePicture(right, before)))


@lru_cache(maxsize=1 << 10)
def _choice(move: Choose) -> bytes:
    return encode({"move": format_move(move), "parts": ChoosePart(move.tiles)})


@lru_cache(maxsize=1 << 14)
def _placements(city: City, number: int, tile: Tile, side: Side, others: tuple[int, ...]) -> bytes:
    """All squares for one tile in one city; the other cities matter by their factories alone."""
    factories = city.mask(Building.FACTORY).bit_count()
    before = score_city(city, _worth(factories, others)).total
    worth = _worth(factories + tile.buildings.count(Building.FACTORY), others)
    beginnings = _beginnings(tile, side, number, city.canvas)
    found = []
    for cell in bits(city.room_for(tile)):
        adds = score_city(city.place(tile, cell), worth).total - before
        found.append(b"%s%d}}" % (beginnings[cell], adds))
    return b",".join(found)


@lru_cache(maxsize=1 << 10)
def _beginnings(tile: Tile, side: Side, number: int, ground: Canvas) -> tuple[bytes, ...]:
    """By cell: an offer up to the number that `adds` is. All but that is always the same."""
    offers = [
        encode({"move": format_move(Place(tile, side, square)), "parts": PlacePart(tile, side, number, square, 0)})
        for square in ground.squares
    ]
    return tuple([offer.removesuffix(b"0}}") for offer in offers])


def _worth(factories: int, others: tuple[int, ...]) -> int:
    """What one factory is worth in a city with so many."""
    return factory_worths((factories, *others))[0]


def _worths(cities: Sequence[City]) -> tuple[int, ...]:
    return factory_worths([city.mask(Building.FACTORY).bit_count() for city in cities])


def _owners(city: int, seats: int) -> tuple[int, ...]:
    return (city // 2,) if seats == 2 else (city, (city + 1) % seats)
