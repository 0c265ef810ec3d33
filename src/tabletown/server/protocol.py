"""Every record that travels: messages on the socket, bodies over HTTP (docs/protocol.md is written from this file).

Seats count from 0. Every message of a client carries a `nonce` and is answered: by `Accepted`, `Rejected`, or, for
`Hello`, by `Sync`. A message that repeats a nonce gets the first answer again and does nothing more.
"""

from enum import StrEnum
from typing import Annotated, TypeAlias

from msgspec import Meta, Raw, Struct

Nonce: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Token: TypeAlias = Annotated[str, Meta(min_length=20, max_length=100)]
OwnToken: TypeAlias = Annotated[str, Meta(min_length=32, max_length=100, pattern="^[A-Za-z0-9_-]+$")]
"""A token that a client has made itself, from a good source of randomness: at least 128 bits."""
TableId: TypeAlias = Annotated[str, Meta(min_length=8, max_length=32, pattern="^[a-z0-9]+$")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Language: TypeAlias = Annotated[str, Meta(min_length=2, max_length=8)]
MoveText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
BotName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Seconds: TypeAlias = Annotated[int, Meta(ge=5, le=1_000_000)]
Sections: TypeAlias = dict[str, Raw]
"""Parts of a picture by name. A part that is sent replaces the one of the same name; the others stay as they are."""


class Visibility(StrEnum):
    PRIVATE = "private"
    PUBLIC = "public"


class Status(StrEnum):
    OPEN = "open"
    RUNNING = "running"
    OVER = "over"


class Sitter(StrEnum):
    """Who has a seat."""

    NOBODY = "nobody"
    PERSON = "person"
    BOT = "bot"


class Why(StrEnum):
    """Why a message was refused, where it is not the rules of the game that say so."""

    UNREADABLE = "unreadable"
    TOO_BIG = "too-big"
    TOO_FAST = "too-fast"
    NO_TABLE = "no-table"
    NO_HELLO = "no-hello"
    NOT_YOUR_SEAT = "not-your-seat"
    NOT_HOST = "not-host"
    SEAT_TAKEN = "seat-taken"
    NO_SUCH_SEAT = "no-such-seat"
    NOT_STARTED = "not-started"
    STARTED = "started"
    OVER = "over"
    NOT_OVER = "not-over"
    SEATS_EMPTY = "seats-empty"
    STALE = "stale"
    ILLEGAL = "illegal"
    UNREADABLE_MOVE = "unreadable-move"
    NO_SUCH_BOT = "no-such-bot"
    NO_SUCH_GAME = "no-such-game"
    NO_SUCH_LANGUAGE = "no-such-language"
    NO_SUCH_PHRASE = "no-such-phrase"
    BAD_SETUP = "bad-setup"
    BAD_NAME = "bad-name"
    BAD_TEXT = "bad-text"
    NO_PROPOSAL = "no-proposal"
    NO_UNDO = "no-undo"
    UNDO_ASKED = "undo-asked"
    TOO_MANY = "too-many"
    BUSY = "busy"


# ---- what a client sends


class Request(Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """Base of everything a client sends."""

    nonce: Nonce


class Hello(Request, frozen=True, tag="hello"):
    """Come to a table, or come back: with the tokens of one's seats (none: an onlooker), or of the host."""

    table: TableId
    tokens: Annotated[tuple[Token, ...], Meta(max_length=16)] = ()
    language: Language = "en"
    seen: Version | None = None
    """The last version seen: events since then come with the answer, as far as they are still at hand."""


class Submit(Request, frozen=True, tag="submit"):
    """Play a move, in the game's notation."""

    seat: SeatNumber
    version: Version
    """The last version seen. A move that is still legal is played, whatever others did at the same time; but not after
    an undo, or a move of this very seat, that the player had not seen."""
    move: MoveText


class Propose(Request, frozen=True, tag="propose"):
    """Show the owner of a tile where it could go: a move that she could play now, in a city that both share."""

    seat: SeatNumber
    to: SeatNumber
    move: MoveText


class Withdraw(Request, frozen=True, tag="withdraw"):
    """Take back one's own proposal."""

    seat: SeatNumber
    proposal: Version


class AnswerProposal(Request, frozen=True, tag="answer-proposal"):
    """Accept a proposal (which plays the move), or decline it."""

    seat: SeatNumber
    proposal: Version
    accept: bool


class Say(Request, frozen=True, tag="say"):
    """Chat. Either free text or the id of a ready-made phrase."""

    seat: SeatNumber
    text: Annotated[str, Meta(max_length=300)] = ""
    phrase: Annotated[str, Meta(max_length=40)] = ""


class AskUndo(Request, frozen=True, tag="ask-undo"):
    """Ask to take back everything from one's own last move on."""

    seat: SeatNumber
    version: Version


class AnswerUndo(Request, frozen=True, tag="answer-undo"):
    seat: SeatNumber
    agree: bool


class Sit(Request, frozen=True, tag="sit"):
    """Take a free seat (any, if none is named) on this connection. Answered by `Seated`."""

    name: Name
    seat: SeatNumber | None = None
    token: OwnToken | None = None
    """The seat's token, made by the client: then the same wish again, also after a crash, gives the same seat again.
    None: the server makes one; if its answer is lost, only the host can issue another."""


class Leave(Request, frozen=True, tag="leave"):
    """Give up one's seat before the game starts."""

    seat: SeatNumber


class Fill(Request, frozen=True, tag="fill"):
    """Host: give a seat to a bot, for good or (during a game) until it is freed."""

    seat: SeatNumber
    bot: BotName


class Free(Request, frozen=True, tag="free"):
    """Host: take a seat from whoever has it; during a game its player comes back with `Reissue`."""

    seat: SeatNumber


class Reissue(Request, frozen=True, tag="reissue"):
    """Host: a new token for a person's seat. The old one dies. Answered by `Seated`."""

    seat: SeatNumber
    name: Name | None = None
    """A new name, when the seat is handed to somebody else."""


class Start(Request, frozen=True, tag="start"):
    """Host: begin, as soon as every seat is taken."""


class Rematch(Request, frozen=True, tag="rematch"):
    """After the end: a new table with the same people, bots and tokens. `Update.table.next` names it for all."""


class Ping(Request, frozen=True, tag="ping"):
    """Answered by `Accepted`."""


ClientMessage: TypeAlias = (
    Hello
    | Submit
    | Propose
    | Withdraw
    | AnswerProposal
    | Say
    | AskUndo
    | AnswerUndo
    | Sit
    | Leave
    | Fill
    | Free
    | Reissue
    | Start
    | Rematch
    | Ping
)


# ---- what the server sends


class Absent(Struct, frozen=True, forbid_unknown_fields=True):
    """What happens when somebody who is to move is not there: wait, or a bot takes over and gives back."""

    after: Seconds | None = None
    """None: wait. Else a bot takes over after so many seconds, until the player is back."""
    bot: BotName | None = None
    """None: the server's choice."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think for every seat. When it is used up, a bot moves at once for the seat."""

    bank: Seconds
    """Seconds for the whole game."""
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds that every move adds."""


class SeatInfo(Struct, frozen=True):
    sitter: Sitter
    name: str
    """Untrusted text: show it as text only."""
    bot: str | None
    """Which bot has the seat."""
    stand_in: str | None
    """Which bot moves for an absent person, until she is back."""
    present: bool


class Proposal(Struct, frozen=True):
    """A ghost tile. It stays until it is answered, withdrawn, or cannot be played any more."""

    id: int
    by: int
    to: int
    move: str
    parts: Raw
    """The move in parts, as in `Offer`."""
    words: dict[str, str] = {}
    """By language: why, if a bot proposes it."""


class UndoAsk(Struct, frozen=True):
    by: int
    count: int
    """How many moves would be taken back."""
    waiting: tuple[int, ...]
    """Who has still to agree."""


class TableInfo(Struct, frozen=True):
    """All that is public about a table apart from the game itself."""

    id: str
    game: str
    options: dict[str, str | int | bool]
    language: str
    visibility: Visibility
    absent: Absent
    clock: Clock | None
    status: Status
    seats: tuple[SeatInfo, ...]
    commitment: str
    """SHA-256 of the seed."""
    seed: str | None
    """Only when the game is over."""
    next: str | None
    """The table of the rematch."""
    undo: UndoAsk | None
    proposals: tuple[Proposal, ...]


class Turn(Struct, frozen=True, omit_defaults=True):
    """Whom the table waits for."""

    to_act: tuple[int, ...]
    clocks: tuple[float, ...] = ()
    """By seat: seconds left when this was sent. The clocks of those who are to act run on. Empty: no clocks."""


class ChatLine(Struct, frozen=True):
    version: int
    seat: int
    text: str
    """Untrusted text: show it as text only."""
    phrase: str
    at: float
    words: dict[str, str] = {}
    """By language: what a bot says, in more words than its phrase."""


class Happening(Struct, frozen=True):
    """One event of the game. Which types there are and what they hold is told in the chapter of the game."""

    type: str
    parts: Raw


class Offer(Struct, frozen=True):
    """One legal move: in notation, as `Submit` takes it, and in parts, as a page needs it."""

    move: str
    parts: Raw


class Own(Struct, frozen=True):
    """What only one seat may know."""

    seat: int
    events: tuple[Happening, ...] = ()
    """What only this seat is told."""
    sections: Sections = {}
    """What changed; all of it in a `Sync`."""
    moves: tuple[Offer, ...] | None = None
    """Every legal move of this seat. None: as before."""


class Sync(Struct, frozen=True, tag_field="t", tag="sync"):
    """Everything, as one may know it. The answer to `Hello`; also sent to a reader who was too slow for updates."""

    nonce: str | None
    seq: int
    """Counts what this server tells everybody at this table: the next `Update` has one more."""
    version: int
    table: TableInfo
    turn: Turn
    you: tuple[int, ...]
    """The seats that this connection holds."""
    host: bool
    news: tuple[Happening, ...]
    """What happened in public since the version that `Hello` named."""
    public: Sections
    """What everybody may see. Empty before the start."""
    own: tuple[Own, ...]
    chat: tuple[ChatLine, ...]
    phrases: dict[str, str]
    """The ready-made phrases in the reader's language."""
    bots: tuple[str, ...]
    """The bots that can be asked to take a seat, weakest first."""


class Update(Struct, frozen=True, tag_field="t", tag="update", omit_defaults=True):
    """What changed. Versions only grow; one update may cover several."""

    seq: int
    """One more than the last: apply it. Less: it is old, drop it. More: something was lost, say `Hello` again."""
    version: int
    table: TableInfo | None = None
    """None: as before."""
    turn: Turn | None = None
    events: tuple[Happening, ...] = ()
    """What happened in public, oldest first."""
    public: Sections = {}
    own: tuple[Own, ...] = ()
    chat: tuple[ChatLine, ...] = ()


class Accepted(Struct, frozen=True, tag_field="t", tag="accepted"):
    """Done, and stored."""

    nonce: str
    version: int


class Seated(Struct, frozen=True, tag_field="t", tag="seated"):
    """A seat's token: keep it secret, it is the seat."""

    nonce: str
    version: int
    seat: int
    token: str


class Rejected(Struct, frozen=True, tag_field="t", tag="rejected"):
    """Not done, and nothing has changed."""

    nonce: str | None
    """None if the message could not be read so far."""
    why: Why
    reason: str
    """For moves, the game's own reason; else empty."""
    words: str
    """A sentence in the reader's language."""
    version: int
    """The table's version now."""


ServerMessage: TypeAlias = Sync | Update | Accepted | Seated | Rejected


# ---- bodies over HTTP


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(min_length=1, max_length=60)]
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: Annotated[dict[Annotated[str, Meta(max_length=40)], str | int | bool], Meta(max_length=16)] = {}
    language: Language = "en"
    visibility: Visibility = Visibility.PRIVATE
    absent: Absent = Absent()
    clock: Clock | None = None


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


class TableList(Struct, frozen=True):
    tables: tuple[TableSummary, ...]


class GameInfo(Struct, frozen=True):
    name: str
    rules_version: int
    seats: tuple[int, ...]
    bots: tuple[str, ...]


class GameList(Struct, frozen=True):
    games: tuple[GameInfo, ...]
    languages: tuple[str, ...]


class Health(Struct, frozen=True):
    status: str


class Problem(Struct, frozen=True):
    """Every answer that is not a success."""

    why: Why
    words: str
