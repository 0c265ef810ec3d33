"""What can happen at a table with Automas, besides what can happen at every table."""

from dataclasses import dataclass

from tabletown.between_two_cities.automas.cards import AutomaCard
from tabletown.between_two_cities.automas.choice import Choice
from tabletown.between_two_cities.automas.names import Automa
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.people.moves import Pair, Side
from tabletown.core.event import Event
from tabletown.core.outcome import Outcome
from tabletown.core.seat import Seat


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    automa: Automa
    card: AutomaCard


@dataclass(frozen=True, slots=True)
class Took(Event):
    """An Automa assigns a tile of its row to a city, and says why."""

    automa: Automa
    town: str
    """The city's name; at a table of two people `city 2`, `city 3`."""
    choice: Choice


@dataclass(frozen=True, slots=True)
class Kept(Event):
    """You keep two tiles of your hand."""

    tiles: Pair


@dataclass(frozen=True, slots=True)
class Built(Event):
    seat: Seat
    side: Side
    city: int
    """Index into the cities of the View."""
    town: str
    tile: Tile
    square: str
    automa: Automa | None
    """Whose tile it is; None: the seat's own."""


@dataclass(frozen=True, slots=True)
class ThrownAway(Event):
    """Tiles go out of the game, seen by all."""

    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class FilledUp(Event):
    """The hand is drawn up to its size again."""

    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class VilleGrew(Event):
    """Random tiles for Automaville (simple mode)."""

    tiles: tuple[Tile, ...]
    """All that were drawn."""
    thrown: tuple[Tile, ...] = ()
    """The weakest of them, which go out of the game again."""


@dataclass(frozen=True, slots=True)
class SoloEnded(Event):
    """The scores are yours, Autommaso's and Automarta's."""

    outcome: Outcome
