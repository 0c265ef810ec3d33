"""What can happen at the table, each with its audience (`only`)."""

from dataclasses import dataclass
from functools import cache, lru_cache

from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.people.moves import Pair, Side
from tabletown.between_two_cities.people.schedule import Passing
from tabletown.core.event import Event
from tabletown.core.outcome import Outcome
from tabletown.core.seat import Seat


@dataclass(frozen=True, slots=True)
class Chosen(Event):
    """A seat has confirmed its choice. Who has is public, what is not."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """Everybody has chosen: all chosen tiles are shown at once."""

    pairs: tuple[Pair, ...]


@dataclass(frozen=True, slots=True)
class Placed(Event):
    seat: Seat
    side: Side
    city: int
    tile: Tile
    square: str


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """The rest of a hand goes out of the game, face down."""

    seat: Seat
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class HandsPassed(Event):
    passing: Passing


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    round: int
    part: str


@dataclass(frozen=True, slots=True)
class PickedUp(Event):
    """A seat looks at its next hand."""

    seat: Seat
    hand: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    outcome: Outcome


placed, chosen = lru_cache(maxsize=1 << 13)(Placed), cache(Chosen)
"""What happens with nearly every move: the same few thousand at all tables, so they share them."""
