"""What pages ask about games besides playing: scores of cardboard cities, best layouts, finished games step by step."""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from tabletown.between_two_cities.explain import Group
from tabletown.server.pictures.between_two_cities import CityPicture

CityText = Annotated[str, Meta(min_length=1, max_length=80)]
Cities = Annotated[tuple[CityText, ...], Meta(min_length=1, max_length=7)]


class ScoreAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """The cities of one table, in notation and in the order of the table."""

    cities: Cities


class CityScored(Struct, frozen=True):
    picture: CityPicture
    groups: tuple[Group, ...]


class CitiesScored(Struct, frozen=True):
    cities: tuple[CityScored, ...]
    doubts: tuple[str, ...]
    """What a real game could not have built, in words."""


class BestAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """The best layout of one of the cities of a table; the others matter by their factories."""

    cities: Cities
    number: Annotated[int, Meta(ge=0, le=6)]


class BestCity(Struct, frozen=True):
    city: str
    total: int
    scores: dict[str, int]


class Seen(Struct, frozen=True, omit_defaults=True):
    """One position of a finished game. Parts that are as before are left out; null takes a part away."""

    seat: int | None
    """Who moved; None at the start and for moves taken back."""
    move: str | None
    public: dict[str, Raw]
    hands: tuple[dict[str, Raw], ...]
    """By seat: what only it could see."""


class Positions(Struct, frozen=True):
    """A finished game, position by position."""

    game: str
    names: tuple[str, ...]
    bots: tuple[bool, ...]
    positions: tuple[Seen, ...]
