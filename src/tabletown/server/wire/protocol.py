"""What the server says on the socket.

What clients say is in `requests`, bodies over HTTP are in `bodies`, what is agreed on when a table is opened is in
`agreed`; docs/protocol.md and docs/openapi.json are written from these four. Seats count from 0.
"""

from enum import StrEnum
from typing import TypeAlias

from msgspec import Raw, Struct

from tabletown.server.wire.agreed import Absent, Clock, Manners, Visibility
from tabletown.server.wire.said import Said

Sections: TypeAlias = dict[str, Raw]
"""Parts of a picture by name. A part that is sent replaces the one of the same name; the others stay as they are."""


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
    FOREIGN_PAGE = "foreign-page"
    """A page from elsewhere has made the visitor's browser send it."""
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
    NO_HANDOVER = "no-handover"
    NO_DELETION = "no-deletion"
    CONSENT = "consent"
    """Others have to agree first; they are asked, or the host can ask them."""
    UNDO_ASKED = "undo-asked"
    UNDO_OFF = "undo-off"
    QUIET = "quiet"
    """The table is strict, and something is being chosen in secret."""
    HOST_THERE = "host-there"
    SEATS_TAKEN = "seats-taken"
    """More people sit there than there would be seats."""
    NO_STANDOFF = "no-standoff"
    DRAWING = "drawing"
    """The deal is being drawn: until that is done, or stopped, seats stay as they are."""
    NO_DRAW = "no-draw"
    """No share is asked for now."""
    BAD_SHARE = "bad-share"
    """It is not what was pledged."""
    TOO_MANY = "too-many"
    BUSY = "busy"
    GAME_BROKEN = "game-broken"
    """The rules of a game from another package have failed; the words say which."""
    OTHER_RULES = "other-rules"
    """The table was begun under rules or with data files that are not here; the words say which."""
    DAMAGED = "damaged"
    """What is stored of the table cannot be trusted from some point on: it can be looked at only."""
    CLOSED = "closed"
    """The host of the server has closed the table: it can be looked at only."""
    MUTED = "muted"
    """The host of the server does not let this person talk here."""
    BANNED = "banned"
    """The host of the server lets nobody in from this address."""
    DELETED = "deleted"
    """The table has just been deleted."""


class SeatInfo(Struct, frozen=True):
    sitter: Sitter
    name: str
    """Untrusted text: show it as text only."""
    bot: str | None
    """Which bot has the seat."""
    stand_in: str | None
    """Which bot moves for an absent person, until she is back."""
    present: bool
    card: int | None = None
    """The number of the seating card that was drawn for this seat."""
    awaited: bool = False
    """It is kept for somebody who was asked to play again, and has not come yet."""
    who: str = ""
    """The same for one person at all seats and in all rematches, whatever her name; empty for bots and nobody."""


class Waiting(Struct, frozen=True):
    """“You first”: somebody waits for a partner. If both wait, the one with the lower seating card must go first."""

    by: int
    to: int
    must: bool
    """Both wait, and `to` has the lower card: it is obliged."""


class Proposal(Struct, frozen=True):
    """A move that is proposed. It stays until it is answered, withdrawn, or cannot be played any more."""

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


class HandoverAsk(Struct, frozen=True):
    """A new link for a seat, which the host has asked for during the game."""

    seat: int
    by: int
    """The seat of whoever asked; -1: a host without one."""
    waiting: tuple[int, ...]
    """Who has still to agree, unless whoever has the seat does."""
    granted: bool
    """The host may have the link now."""


class DeletionAsk(Struct, frozen=True):
    """Somebody wants the table deleted for good."""

    by: int
    waiting: tuple[int, ...]
    """Who has still to agree."""


class DealPhase(StrEnum):
    """How far a deal has been drawn."""

    GATHERING = "gathering"
    """Seats pledge shares as they come."""
    PLEDGING = "pledging"
    """The host has started, and some who are to pledge have not yet."""
    SHOWING = "showing"
    """All pledges are there and stay: now is the time to show one's share."""
    DONE = "done"


class DealInfo(Struct, frozen=True, omit_defaults=True):
    """How the deal is drawn by all who play (docs/joint-deal.md)."""

    phase: DealPhase
    stopped: tuple[tuple[int, ...], ...] = ()
    """By draw before this one: the seats that stopped it. The number of this draw is one more than there are."""
    named: tuple[str, ...] = ()
    """Who stopped the last one. Untrusted text."""
    pledges: tuple[str, ...] = ()
    """By seat: the hash of its share; empty where there is none."""
    waiting: tuple[int, ...] = ()
    """Who has still to pledge, or to show a share, before the game begins."""
    shares: tuple[str, ...] = ()
    """After the end, by seat as they sat when it was drawn: their shares."""
    share: str = ""
    """After the end: the server's own."""


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
    """SHA-256 of the server's share of the deal; where no seat gives one, that is the seed."""
    seed: str | None
    """What the game was dealt from. Only when it is over."""
    next: str | None
    """The table of the rematch."""
    undo: UndoAsk | None
    proposals: tuple[Proposal, ...]
    manners: Manners
    """As they hold now: `undo` is never null."""
    again: int | None
    """Who asked for the rematch."""
    waits: tuple[Waiting, ...]
    host_away: bool
    """The host has been away for so long that anybody who sits here may take the role."""
    damaged: bool
    """What is stored of it is damaged: what is shown was before that, and nothing can be done any more."""
    handover: HandoverAsk | None = None
    deletion: DeletionAsk | None = None
    closed: bool = False
    """The host of the server has closed it: it can be looked at only."""
    kept_until: float | None = None
    """When it will be deleted if nothing more happens at it, in seconds since 1970; None: it stays."""
    deal: DealInfo | None = None
    """How the deal is drawn, before the start, and how it was, after the end."""


class TurnInfo(Struct, frozen=True, omit_defaults=True):
    """Whom the table waits for, and who could think again."""

    to_act: tuple[int, ...]
    clocks: tuple[float, ...] = ()
    """By seat: seconds left when this was sent. The clocks of those who are to act run on. Empty: no clocks."""
    may_undo: tuple[int, ...] = ()
    """The people who have a move that they could ask to take back."""
    free_undo: tuple[int, ...] = ()
    """Those of them who need to ask nobody: what they did is still secret."""
    quiet: bool = False
    """Nobody may talk just now."""


class ChatLine(Struct, frozen=True, omit_defaults=True):
    version: int
    """Below 0: it was said at the table before."""
    seat: int
    text: str
    """Untrusted text: show it as text only."""
    phrase: str
    at: float
    words: dict[str, str] = {}
    """By language: what a bot says, in more words than its phrase."""
    name: str = ""
    """Who said it at the table before; `seat` is -1 then. Untrusted text."""
    who: str = ""
    """As in `SeatInfo`."""
    told: Said | None = None
    """What is told of the table itself: a seat has changed hands, there is a new host. Nobody said it."""


class Happening(Struct, frozen=True):
    """One event of the game. Which types there are and what they hold is told in the chapter of the game."""

    type: str
    parts: Raw
    told: tuple[Said, ...] = ()
    """What is said of it, in this order; nothing for what needs no words."""
    by: int | None = None
    """The seat whose move caused it. None: it has happened before anybody moved."""
    at: int = 0
    """The version at which that move was made, or the game began."""


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
    turn: TurnInfo
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
    offered: tuple[int, ...] = ()
    """Seats that were this connection's, where a bot plays now: `TakeBack` brings them back."""


class Update(Struct, frozen=True, tag_field="t", tag="update", omit_defaults=True):
    """What changed. Versions only grow; one update may cover several."""

    seq: int
    """One more than the last: apply it. Less: it is old, drop it. More: something was lost, say `Hello` again."""
    version: int
    table: TableInfo | None = None
    """None: as before."""
    turn: TurnInfo | None = None
    events: tuple[Happening, ...] = ()
    """What happened in public, oldest first."""
    undone: tuple[int, ...] = ()
    """Moves that were taken back, by the version at which each was made."""
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


Answer: TypeAlias = Accepted | Seated | Rejected
"""What a request gets."""
ServerMessage: TypeAlias = Sync | Update | Accepted | Seated | Rejected
