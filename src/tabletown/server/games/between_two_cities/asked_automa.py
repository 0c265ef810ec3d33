"""What pages ask about solo games with cardboard and about campaigns."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from tabletown.server.games.between_two_cities.asked import BoxPicture, CityNotation, DistrictNames, MatPicture, OwnBox
from tabletown.server.games.between_two_cities.automa_records import (
    AutomasPicture,
    SoloEndPicture,
    SoloTurnPicture,
    VillePicture,
)
from tabletown.server.games.between_two_cities.city import CityPicture
from tabletown.server.games.between_two_cities.people import DistrictPicture
from tabletown.server.wire.said import Said

Doubled = Annotated[tuple[Annotated[str, Meta(max_length=20)], ...], Meta(max_length=2)]


class SoloScoreAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A solo game that was played with cardboard."""

    cities: tuple[CityNotation, CityNotation]
    """Lefthaven and Rightcastle in notation."""
    ville: Annotated[str, Meta(max_length=400)] = ""
    """Automaville's tiles, like `SSPPH SF-P=3`."""
    districts: DistrictNames = ()
    hard: bool = False
    """Districts of Automaville count 2 more, not 1."""
    box: OwnBox | None = None


class SoloScored(Struct, frozen=True):
    cities: tuple[CityPicture, ...]
    ville: VillePicture
    end: SoloEndPicture
    finished: bool
    """Both cities are full: so the end is the end."""
    districts: tuple[DistrictPicture, ...]
    """In the order Lefthaven, Automaville, Rightcastle."""
    doubts: tuple[Said, ...]
    box: BoxPicture


class CompanionAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A solo game with cardboard: everything that was answered so far, in order."""

    mode: Annotated[str, Meta(max_length=20)]
    level: int | None
    """None: the normal one of the mode."""
    seed: Annotated[str, Meta(min_length=1, max_length=64)]
    """Decides the order of the Automa cards."""
    answers: Annotated[tuple[Annotated[str, Meta(max_length=240)], ...], Meta(max_length=200)] = ()
    """`S P SF-P O S F B` for rows of tiles, `place S left d4`, `city` and a finished city in notation,
    `districts SP OT HC`, or `mat` and a landscape."""
    landscapes: bool = False
    civics: bool = False
    districts: bool = False
    hard: bool = False
    growth: Literal["even", "booklet"] | None = None
    """How Automaville grows in the simple mode with Capitals; None: as before there was a choice, by the booklet."""
    box: OwnBox | None = None
    data: Annotated[str, Meta(max_length=64)] | None = None
    """The fingerprint of the data files that the game was begun with; None: not told yet."""


class AskPicture(Struct, frozen=True):
    """What the companion wants to know next."""

    want: str
    """districts, mat, start, row, place, growth, city, or nothing."""
    count: int
    whose: str
    """The message that names a city; for rows a name, or `you`."""
    side: str | None
    tiles: tuple[str, ...]
    """What may be entered."""
    left: tuple[int, ...]
    """By tile: how many of it the box still has, so far as that is known."""
    size: int
    """Rows and columns of a finished city."""
    mats: tuple[MatPicture, ...]
    """Landscapes that may lie there; for a finished city the one that does."""
    cards: tuple[str, ...]
    """District cards by their letters."""
    drawn: tuple[str, ...]
    """Pairs of them that were drawn for whoever wants them."""
    thrown: int
    """How many of the tiles, the weakest, are thrown away again."""


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
    districts: tuple[DistrictPicture, ...]
    """In the order Lefthaven, Automaville, Rightcastle."""
    end: SoloEndPicture | None
    came: str | None
    """In which direction the rows have been passed since the turn before; None: they have not."""
    data: str
    """The fingerprint of the data files: to be sent along, so that others are noticed."""


class GamePlayed(Struct, frozen=True, forbid_unknown_fields=True):
    """One finished game of a campaign."""

    doubled: Doubled
    cities: tuple[int, int]
    automas: tuple[int, int]


class CampaignAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign as the page has kept it."""

    length: Literal["short", "long"]
    mode: Literal["simple", "full"]
    level: int | None = None
    games: Annotated[tuple[GamePlayed, ...], Meta(max_length=10)] = ()
    doubled: Doubled = ()
    """What is picked for the next game; nothing: it is still to be picked."""
    capitals: bool = False
    """With all of Capitals: ten categories instead of six."""
    hard: bool = False
    """Districts of Automaville count 2 more, not 1."""
    total: Annotated[int, Meta(ge=1, le=10)] | None = None
    """How many games were chosen; None: as many as the categories allow."""


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
    most_games: int
    least_games: int
    """What could be chosen."""
    rows: tuple[SheetRow, ...]
    yours: int
    theirs: int
    is_over: bool
    options: dict[str, str | int | bool]
    """Of the table for the game that is being played."""
