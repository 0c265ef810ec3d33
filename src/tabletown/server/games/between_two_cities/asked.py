"""What pages ask about games besides playing: scores of cardboard cities, best layouts, finished games step by step."""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from tabletown.between_two_cities.city.explain import Group
from tabletown.server.games.between_two_cities.city import CityPicture
from tabletown.server.games.between_two_cities.people import DistrictPicture
from tabletown.server.games.ticket_to_ride_new_york.parts import BoardPicture, EndPicture
from tabletown.server.wire.protocol import Happening
from tabletown.server.wire.said import Said
from tabletown.ticket_to_ride_new_york.board import Route, Stop, Ticket

CityText = Annotated[str, Meta(min_length=1, max_length=240)]
Cities = Annotated[tuple[CityText, ...], Meta(min_length=1, max_length=7)]
Districts = Annotated[tuple[Annotated[str, Meta(max_length=2)], ...], Meta(max_length=3)]
"""Capitals: pairs of district cards, like `SP`."""


class ScoreAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """The cities of one table, in notation and in the order of the table."""

    cities: Cities
    districts: Districts = ()


class MatPicture(Struct, frozen=True):
    """A landscape of the box."""

    name: str
    grid: str
    """Rows from the top, `#` for nature and `.` for a plot."""
    places: tuple[tuple[int, int], ...]
    """Where it can lie in a finished city: row and column of its first cell, from 0."""


class BoxPicture(Struct, frozen=True):
    """What the box of Capitals holds, as its data file says."""

    size: int
    """Rows and columns of a city with a landscape."""
    mats: tuple[MatPicture, ...]
    civics: tuple[str, ...]
    cards: tuple[str, ...]
    """District cards, by the letters that name them in districts."""


class CityScored(Struct, frozen=True):
    picture: CityPicture
    groups: tuple[Group, ...]


class CitiesScored(Struct, frozen=True):
    cities: tuple[CityScored, ...]
    districts: tuple[DistrictPicture, ...]
    doubts: tuple[Said, ...]
    """What a real game could not have built."""
    box: BoxPicture


class BestAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """The best layout of one of the cities of a table; the others matter by their factories."""

    cities: Cities
    number: Annotated[int, Meta(ge=0, le=6)]


class BestCity(Struct, frozen=True):
    """The best layout that was found. Districts are not counted: they look at the other cities too."""

    city: str
    total: int
    scores: dict[str, int]
    built: int
    """What the city as it was built is worth, counted the same way."""
    proven: bool
    """Whether no layout of these tiles has more points: always so for 4×4 cities without civic buildings."""
    bound: int
    """No layout has more than this; the total itself where that is proven."""


class RideHeld(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What one player has claimed and holds at the end."""

    routes: Annotated[tuple[Route, ...], Meta(max_length=41)] = ()
    tickets: Annotated[tuple[Ticket, ...], Meta(max_length=18)] = ()
    name: Annotated[str, Meta(min_length=1, max_length=40)] | None = None
    """What the player is called in sentences."""


class RideAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A game of Ticket to Ride: New York that was played with cardboard, complete or not yet."""

    players: Annotated[tuple[RideHeld, ...], Meta(min_length=2, max_length=4)]


class TicketFact(Struct, frozen=True):
    code: Ticket
    ends: tuple[Stop, Stop]
    points: int


class RideScored(Struct, frozen=True):
    board: BoardPicture
    tickets: tuple[TicketFact, ...]
    """All that are in the box."""
    end: EndPicture | None
    """None: nothing has been told yet, or it cannot be."""
    doubt: Said | None
    """Why it cannot be a finished game; None if it can."""


class Seen(Struct, frozen=True, omit_defaults=True):
    """One position of a finished game. Parts that are as before are left out; null takes a part away."""

    seat: int | None
    """Who moved; None at the start and for moves taken back."""
    move: str | None
    public: dict[str, Raw]
    hands: tuple[dict[str, Raw], ...]
    """By seat: what only it could see."""
    events: tuple[Happening, ...] = ()
    """What everybody was told then."""


class Positions(Struct, frozen=True):
    """A finished game, position by position."""

    game: str
    names: tuple[str, ...]
    bots: tuple[bool, ...]
    positions: tuple[Seen, ...]
