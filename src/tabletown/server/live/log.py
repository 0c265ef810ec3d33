"""What is stored of a table: a header, and a log of entries that only grows. The table is the sum of its log."""

from typing import TypeAlias

import msgspec
from msgspec import Struct

from tabletown.core.game import Option
from tabletown.server.wire.protocol import Absent, Clock, Visibility


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


class What(Struct, frozen=True, tag_field="e"):
    """Base of everything that can happen to a table."""


class Sat(What, frozen=True, tag="sat"):
    seat: int
    name: str
    token: str
    """Its hash."""


class BotSat(What, frozen=True, tag="bot-sat"):
    seat: int
    bot: str


class Freed(What, frozen=True, tag="freed"):
    seat: int


class Started(What, frozen=True, tag="started"):
    """The game begins."""


class MovePlayed(What, frozen=True, tag="played"):
    seat: int
    move: str


class MovesUndone(What, frozen=True, tag="undone"):
    """So many moves were taken back. They stay in the log."""

    count: int


class UndoAsked(What, frozen=True, tag="undo-asked"):
    seat: int
    count: int
    waiting: tuple[int, ...]


class UndoAgreed(What, frozen=True, tag="undo-agreed"):
    seat: int


class UndoRefused(What, frozen=True, tag="undo-refused"):
    seat: int


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


class Followed(What, frozen=True, tag="followed"):
    """The rematch is at another table."""

    table: str


AnyWhat: TypeAlias = (
    Sat
    | BotSat
    | Freed
    | Started
    | MovePlayed
    | MovesUndone
    | UndoAsked
    | UndoAgreed
    | UndoRefused
    | LineSaid
    | Proposed
    | ProposalClosed
    | TookOver
    | GaveBack
    | Followed
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
