"""What travels over HTTP: the bodies of requests and answers."""

from typing import Annotated

from msgspec import Meta, Raw, Struct

from tabletown.core.face import LevelFace, OptionFace, OptionGroup
from tabletown.server.wire.agreed import Absent, Clock, Manners, Visibility
from tabletown.server.wire.fields import Language, Name, OwnToken, SeatNumber
from tabletown.server.wire.protocol import Happening, Status, Why


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(min_length=1, max_length=60)]
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: Annotated[dict[Annotated[str, Meta(max_length=40)], str | int | bool], Meta(max_length=16)] = {}
    language: Language = "en"
    visibility: Visibility = Visibility.PRIVATE
    absent: Absent = Absent()
    clock: Clock | None = None
    manners: Manners = Manners()


class Opened(Struct, frozen=True):
    table: str
    link: str
    """To be shared: whoever has it can sit down or look on."""
    host: str
    """The host's token: keep it secret."""
    commitment: str


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    seat: SeatNumber | None = None
    """None: the first free one."""
    token: OwnToken | None = None
    """As in `Sit`."""
    draws: bool = False
    """As in `Sit`."""


class SeatTaken(Struct, frozen=True):
    table: str
    seat: int
    token: str
    link: str
    """The seat's own link, with the token behind the #: it brings one back from any device."""


class TableSummary(Struct, frozen=True):
    id: str
    game: str
    status: Status
    seats: int
    free: int
    names: tuple[str, ...]
    language: str
    opened: float
    to_act: tuple[int, ...] = ()
    """Whom the table waits for, where one asks for this table alone."""
    closed: bool = False
    """The host of the server has closed it."""


class TableList(Struct, frozen=True):
    tables: tuple[TableSummary, ...]


class GameInfo(Struct, frozen=True):
    """The face of a game: enough to draw the choice of it and its options."""

    name: str
    rules_version: int
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    """Whom a person can ask to take a seat: the levels, then the bots by name."""
    title: str
    """A message, as all words here."""
    about: str
    default_seats: int
    options: tuple[OptionFace, ...]
    groups: tuple[OptionGroup, ...]
    levels: tuple[LevelFace, ...]
    neighbours_share: bool
    silent_choices: bool
    """Its rules forbid talk while all choose in secret."""
    draws_seats: bool
    """It has seating cards."""
    plain: bool
    """It has no picture of its own: its text is its picture."""
    bundled: bool
    """Its words are in the page already; those of others are at `/api/words/{language}`."""


class GameList(Struct, frozen=True):
    games: tuple[GameInfo, ...]
    languages: tuple[str, ...]


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


class HouseInfo(Struct, frozen=True):
    """What a visitor may know of a server and whoever runs it."""

    version: str
    operator: str
    contact: str
    keep_finished_days: int
    """0: for ever."""
    keep_untouched_days: int


class Health(Struct, frozen=True):
    status: str


class Problem(Struct, frozen=True):
    """Every answer that is not a success."""

    why: Why
    words: str
