"""What is stored of a table: a header, and a log of entries that only grows. The table is the sum of its log."""

from typing import TypeAlias

import msgspec
from msgspec import Struct

from tabletown.core.game import Option
from tabletown.server.wire.agreed import Absent, Clock, Manners, TalkRule, UndoRule, Visibility
from tabletown.server.wire.protocol import ChatLine

OF_OLD = Manners(UndoRule.CONSENT, TalkRule.FREE)
"""How people behaved before a table could choose."""


class Header(Struct, frozen=True):
    """Fixed when the table is opened."""

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, Option]
    language: str
    visibility: Visibility
    absent: Absent
    clock: Clock | None
    seed: str
    host: str
    """Hash of the host's token."""
    opened: float
    manners: Manners = OF_OLD
    data: str = ""
    """Fingerprint of the data files that it plays by; empty: of none, or opened before it was written down."""


class What(Struct, frozen=True, tag_field="e"):
    """Base of everything that can happen to a table."""


class Sat(What, frozen=True, tag="sat", omit_defaults=True):
    seat: int
    name: str
    token: str
    """Its hash."""
    draws: bool = False
    """It gives a share of the deal."""


class BotSat(What, frozen=True, tag="bot-sat"):
    seat: int
    bot: str
    left: bool = False
    """Whoever had the seat has left it herself: with that she agrees that somebody else gets it."""


class Freed(What, frozen=True, tag="freed"):
    seat: int


class Invited(What, frozen=True, tag="invited", omit_defaults=True):
    """A seat is kept for somebody who was at the table before."""

    seat: int
    name: str
    token: str
    draws: bool = False


class Came(What, frozen=True, tag="came"):
    """Whoever was invited is here."""

    seat: int


class Declined(What, frozen=True, tag="declined"):
    """Whoever was invited stays away."""

    seat: int


class Renamed(What, frozen=True, tag="renamed"):
    seat: int
    name: str


class Resized(What, frozen=True, tag="resized"):
    """More or fewer seats; those who sit move up."""

    seats: int


class SeatsDrawn(What, frozen=True, tag="seats-drawn"):
    order: tuple[int, ...]
    """By seat: from which seat its sitter comes."""
    cards: tuple[int, ...]
    """By seat: the number of the card."""


class HostChanged(What, frozen=True, tag="host-changed"):
    """Whoever sits here is the host from now on."""

    seat: int


class Pledged(What, frozen=True, tag="pledged"):
    """A seat has a share of the deal, and this is its hash."""

    seat: int
    pledge: str


class DrawBegun(What, frozen=True, tag="draw-begun"):
    """The host has started. When all have pledged nothing can be changed any more, and shares are shown."""


class ShareShown(What, frozen=True, tag="share-shown"):
    seat: int
    share: str


class DrawStopped(What, frozen=True, tag="draw-stopped"):
    """These did not pledge, or did not show their share: the game did not begin, and all draw afresh."""

    seats: tuple[int, ...]
    names: tuple[str, ...]


class Started(What, frozen=True, tag="started"):
    """The game begins: with the shares that were shown, or else with the server's own."""


class MovePlayed(What, frozen=True, tag="played", omit_defaults=True):
    seat: int
    move: str
    again: bool = False
    """It stood already, and was only lifted to get at a secret choice below it: nothing is told of it."""


class MovesUndone(What, frozen=True, tag="undone", omit_defaults=True):
    """So many moves were taken back. They stay in the log."""

    count: int
    seat: int = -1
    """Whose secret choice it was, if nobody else has lost anything by it."""


class UndoAsked(What, frozen=True, tag="undo-asked"):
    seat: int
    count: int
    waiting: tuple[int, ...]


class UndoAgreed(What, frozen=True, tag="undo-agreed"):
    seat: int


class UndoRefused(What, frozen=True, tag="undo-refused"):
    seat: int


class HandoverAsked(What, frozen=True, tag="handover-asked"):
    """The host wants a new link for somebody's seat, during the game."""

    seat: int
    by: int
    """The seat of whoever asked; -1: a host without one."""
    waiting: tuple[int, ...]
    """Who all have to agree, unless its owner does."""


class HandoverAgreed(What, frozen=True, tag="handover-agreed"):
    seat: int


class HandoverRefused(What, frozen=True, tag="handover-refused"):
    seat: int


class DeletionAsked(What, frozen=True, tag="deletion-asked"):
    """Somebody wants the table deleted for good."""

    seat: int
    waiting: tuple[int, ...]


class DeletionAgreed(What, frozen=True, tag="deletion-agreed"):
    seat: int


class DeletionRefused(What, frozen=True, tag="deletion-refused"):
    seat: int


class Removed(What, frozen=True, tag="removed"):
    """It is deleted: the last entry of a log, for whoever still has the table in memory."""


class Closed(What, frozen=True, tag="closed"):
    """By the host of the server: it can be looked at only."""


class Muted(What, frozen=True, tag="muted", omit_defaults=True):
    """By the host of the server: whoever has this seat may not talk here."""

    seat: int
    off: bool = False


class LineSaid(What, frozen=True, tag="said", omit_defaults=True):
    seat: int
    text: str
    phrase: str
    words: dict[str, str] = {}
    """By language, what a bot says."""


class Proposed(What, frozen=True, tag="proposed", omit_defaults=True):
    """Its id is the version of the entry."""

    by: int
    to: int
    move: str
    words: dict[str, str] = {}
    """By language, why a bot wishes it."""


class ProposalClosed(What, frozen=True, tag="proposal-closed"):
    id: int


class TookOver(What, frozen=True, tag="took-over"):
    """A bot moves for a person who is not there."""

    seat: int
    bot: str


class GaveBack(What, frozen=True, tag="gave-back"):
    seat: int


class Followed(What, frozen=True, tag="followed", omit_defaults=True):
    """The rematch is at another table."""

    table: str
    by: int = -1
    """Who asked for it; -1: somebody without a seat."""


class Waited(What, frozen=True, tag="waited"):
    """Somebody wants a partner to go first."""

    by: int
    to: int


class TalkKept(What, frozen=True, tag="talk-kept"):
    """What was said at the table before."""

    lines: tuple[ChatLine, ...]


AnyWhat: TypeAlias = (
    Sat
    | BotSat
    | Freed
    | Invited
    | Came
    | Declined
    | Renamed
    | Resized
    | SeatsDrawn
    | HostChanged
    | Pledged
    | DrawBegun
    | ShareShown
    | DrawStopped
    | Started
    | MovePlayed
    | MovesUndone
    | UndoAsked
    | UndoAgreed
    | UndoRefused
    | HandoverAsked
    | HandoverAgreed
    | HandoverRefused
    | DeletionAsked
    | DeletionAgreed
    | DeletionRefused
    | Removed
    | Closed
    | Muted
    | LineSaid
    | Proposed
    | ProposalClosed
    | TookOver
    | GaveBack
    | Followed
    | Waited
    | TalkKept
)


class LogEntry(Struct, frozen=True, omit_defaults=True):
    version: int
    """1, 2, … without gaps."""
    at: float
    """Seconds since 1970."""
    what: AnyWhat
    actor: str = ""
    """Who asked for it: a hashed token; empty for the server and its bots."""
    nonce: str = ""


encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(LogEntry).decode
encode_header = msgspec.json.Encoder().encode
decode_header = msgspec.json.Decoder(Header).decode
