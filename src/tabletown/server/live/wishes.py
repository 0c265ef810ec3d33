"""What a table can be asked for, and what an answer to it is."""

from dataclasses import dataclass
from typing import TypeAlias

from msgspec import Struct

from tabletown.core.game import Step
from tabletown.server.live import log
from tabletown.server.wire import requests


@dataclass(frozen=True, slots=True)
class Actor:
    """Who asks: a connection with the hashes of its tokens."""

    tokens: frozenset[str] = frozenset()
    address: str = ""
    """Where it comes from: whose budgets are used."""


@dataclass(frozen=True, slots=True)
class BotMove:
    """A bot of this server has decided."""

    seat: int
    version: int
    move: str
    mover: str | None
    """The bot that had the seat when it was asked; None if it was for a person whose clock had run out."""


@dataclass(frozen=True, slots=True)
class BotWish:
    """A bot of this server proposes something to a partner."""

    seat: int
    turned_at: int
    """The part of the game that it was thinking about."""
    to: int
    move: str
    words: dict[str, str]


@dataclass(frozen=True, slots=True)
class BotReply:
    """A bot of this server answers a proposal."""

    seat: int
    proposal: int
    accept: bool
    words: dict[str, str]


@dataclass(frozen=True, slots=True)
class StandIn:
    """An absent player is to be replaced by a bot (or, with None, is back)."""

    seat: int
    bot: str | None


@dataclass(frozen=True, slots=True)
class Follow:
    """The rematch has been opened."""

    nonce: str
    table: str
    by: int = -1
    """Who asked for it; -1: somebody without a seat."""


@dataclass(frozen=True, slots=True)
class Arrive:
    """Somebody who was asked to play again has come, or (if not `came`) stays away."""

    token: str
    """Hashed."""
    came: bool


@dataclass(frozen=True, slots=True)
class StopDraw:
    """The deal that was begun at this version has waited long enough for those who do not answer."""

    begun: int


@dataclass(frozen=True, slots=True)
class Resync:
    """A slow reader has caught up with its buffer, and needs to be told everything."""


ServerWish: TypeAlias = BotMove | BotWish | BotReply | StandIn | Follow | Arrive | StopDraw
"""What nobody asks for from outside."""
Wish: TypeAlias = requests.ClientMessage | ServerWish | Resync


class Verdict(Struct, frozen=True):
    what: tuple[log.AnyWhat, ...]
    seat: int = -1
    token: str = ""
    """A new token for `seat`, to be told to whoever asked and nobody else."""
    step: Step[object] | None = None
    """What the move among the entries leads to: it was tried here, and need not be again."""
