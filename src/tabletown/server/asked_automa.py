"""What pages ask about solo games with cardboard and about campaigns."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from tabletown.server.pictures.automa_records import AutomasPicture, SoloEndPicture, SoloTurnPicture, VillePicture
from tabletown.server.pictures.city import CityPicture


class CompanionAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A solo game with cardboard: everything that was answered so far, in order."""

    mode: Annotated[str, Meta(max_length=20)]
    level: int | None
    """None: the normal one of the mode."""
    seed: Annotated[str, Meta(min_length=1, max_length=64)]
    """Decides the order of the Automa cards."""
    answers: Annotated[tuple[Annotated[str, Meta(max_length=80)], ...], Meta(max_length=200)] = ()
    """`S P H O S F B` for rows of tiles, `place S left d4`, or `city` and a finished city in notation."""


class AskPicture(Struct, frozen=True):
    """What the companion wants to know next."""

    want: str
    """start, row, place, growth, city, or nothing."""
    count: int
    whose: str
    """The message that names a city; for rows a name, or `you`."""
    side: str | None
    tiles: tuple[str, ...]
    """What may be entered."""


class CompanionTold(Struct, frozen=True):
    ask: AskPicture
    turn: SoloTurnPicture | None
    automas: AutomasPicture
    ville: VillePicture
    cities: tuple[CityPicture, ...]
    places: Raw
    """Where which tile can go, as `Offer`s."""
    theirs: tuple[str | None, str | None]
    """The Automas' tiles that are to be placed in your cities."""
    end: SoloEndPicture | None


class GamePlayed(Struct, frozen=True, forbid_unknown_fields=True):
    """One finished game of a campaign."""

    doubled: Annotated[tuple[Annotated[str, Meta(max_length=20)], ...], Meta(max_length=2)]
    cities: tuple[int, int]
    automas: tuple[int, int]


class CampaignAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign as the page has kept it."""

    length: Literal["short", "long"]
    mode: Literal["simple", "full"]
    level: int | None = None
    games: Annotated[tuple[GamePlayed, ...], Meta(max_length=10)] = ()
    doubled: Annotated[tuple[Annotated[str, Meta(max_length=20)], ...], Meta(max_length=2)] = ()
    """What is picked for the next game; nothing: it is still to be picked."""


class SheetRow(Struct, frozen=True):
    doubled: tuple[str, ...]
    cities: tuple[int, int]
    yours: int
    theirs: int


class CampaignTold(Struct, frozen=True):
    categories: tuple[str, ...]
    open: tuple[str, ...]
    """What has not been doubled yet."""
    per_game: int
    total_games: int
    rows: tuple[SheetRow, ...]
    yours: int
    theirs: int
    is_over: bool
    double: str
    """The option of the next game's table; empty: nothing is picked yet."""
