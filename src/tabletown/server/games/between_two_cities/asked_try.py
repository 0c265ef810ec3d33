"""A private try-out: tiles laid on copies of one's cities. Nothing of it reaches a table."""

from typing import Annotated

from msgspec import Meta, Struct

from tabletown.server.games.between_two_cities.asked import CityNotations, DistrictNames
from tabletown.server.games.between_two_cities.city import CityPicture

CityNumber = Annotated[int, Meta(ge=0, le=6)]
TileText = Annotated[str, Meta(min_length=1, max_length=4)]


class TriedTile(Struct, frozen=True, forbid_unknown_fields=True):
    city: CityNumber
    tile: TileText
    square: Annotated[str, Meta(min_length=2, max_length=3)]
    """Of the canvas; for a duplex the left or upper half's."""


class TryAsked(Struct, frozen=True, forbid_unknown_fields=True):
    cities: CityNotations
    """All of the table, each with its whole canvas."""
    own: Annotated[tuple[CityNumber, ...], Meta(min_length=1, max_length=2)]
    """Those that tiles are tried in."""
    laid: Annotated[tuple[TriedTile, ...], Meta(max_length=40)] = ()
    """What has been laid so far, in this order."""
    tile: TileText | None = None
    """What would be laid next."""
    districts: DistrictNames = ()


class TrySquare(Struct, frozen=True):
    city: int
    square: str
    adds: int
    """Points that it would add to the city, with all that was laid."""


class TryTold(Struct, frozen=True):
    cities: tuple[CityPicture, ...]
    """Those of `own`, with what was laid."""
    squares: tuple[TrySquare, ...]
    """Where the next tile may go."""
