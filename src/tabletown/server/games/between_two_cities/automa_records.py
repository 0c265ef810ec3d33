"""The records of tables with Automas: what the Automas have before them, what they took and why."""

from msgspec import Struct

from tabletown.between_two_cities.automas import events as told
from tabletown.between_two_cities.automas.cards import AutomaCard, Rule
from tabletown.between_two_cities.automas.choice import Weighed
from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.box.tiles import Kind
from tabletown.between_two_cities.two_with_automa.events import DuoEnded
from tabletown.core.event import Event
from tabletown.core.outcome import Outcome
from tabletown.server.games.between_two_cities.people import GroupPicture
from tabletown.server.wire.said import Said


class SoloTurnPicture(Struct, frozen=True):
    """Section `turn` of a solo game. With two people it is a `TurnPicture`."""

    phase: str
    round: int
    """0 when the game is over."""
    part: str
    step: int
    steps: int
    passing: str | None
    stays: bool = False
    """The hand goes nowhere: one tile is thrown away, and it is filled up."""


class TakenPicture(Struct, frozen=True):
    """One tile that an Automa has taken in this turn."""

    town: str
    """The message that names the city."""
    city: int | None
    """None: Automaville."""
    tile: str
    place: int
    """Where it lay in the row, from 0, before it was taken."""
    rule: Rule
    reasons: tuple[Said, ...]
    """Why."""
    weighed: tuple[Weighed, ...]
    """All that was compared, best first."""


class AutomaPicture(Struct, frozen=True):
    name: str
    card: AutomaCard | None
    """The card of this turn."""
    columns: tuple[str, str]
    """The messages that name the cities of the card's two columns."""
    row: tuple[str, ...]
    """What is left of its row, from the left."""
    dealt: tuple[str, ...]
    """The row before it took anything."""
    taken: tuple[TakenPicture, ...]


class AutomasPicture(Struct, frozen=True):
    """Section `automas`, for everybody, at every table with Automas."""

    mode: Mode
    level: int | None
    """None with two people: there is no level."""
    doubled: tuple[str, ...]
    """Categories that count double for you (a game of a campaign)."""
    automas: tuple[AutomaPicture, ...]
    cards_left: int


class SoloHandPicture(Struct, frozen=True):
    """Section `solo`, for everybody: your tiles, which lie open in a solo game."""

    tiles: tuple[str, ...]
    chosen: tuple[str, str] | None
    loose: tuple[str, ...]
    """Your chosen tiles that are not placed yet."""
    filled: str | None
    """The side that has got its tile of yours in this turn."""
    theirs: tuple[str | None, str | None]
    """The Automas' tiles that you place: in Lefthaven, in Rightcastle."""


class VilleRowPicture(Struct, frozen=True):
    kind: str
    """A category of the score sheet."""
    tiles: tuple[str, ...]
    points: int
    values: tuple[int, ...]
    """Of civic tiles: what each is worth."""


class VillePicture(Struct, frozen=True):
    """Section `ville`, for everybody: Automaville, row by row."""

    rows: tuple[VilleRowPicture, ...]
    total: int


class WaitingPicture(Struct, frozen=True):
    """Section `waiting`, for everybody, with two people: the Automa's tiles that they place."""

    theirs: tuple[str | None, str | None]
    """By person: for the city that she shares with the Automa, now."""
    duplexes: tuple[str | None, str | None]
    """By person: for the same city, in round 2."""
    sides: tuple[str, str]
    """By person: on which side that city lies."""


class VilleGroupPicture(Struct, frozen=True):
    """Tiles of Automaville that score together. They have no squares."""

    kind: Kind
    why: Said
    points: int


class SoloEndPicture(Struct, frozen=True):
    """Section `end` of a solo game. With two people it is an `EndPicture` whose third player is the Automa."""

    outcome: Outcome
    """Of you, Autommaso and Automarta."""
    groups: tuple[tuple[GroupPicture, ...], ...]
    """Of Lefthaven and Rightcastle."""
    own: tuple[int, int]
    """What your two cities are worth to you, doubled categories included."""
    ville: tuple[VilleGroupPicture, ...]
    shared: tuple[int, int]
    """What the same two cities are worth to the Automas, for whom nothing counts double."""
    """Where the points of Automaville come from."""


class DiscardPart(Struct, frozen=True, tag_field="kind", tag="discard"):
    """A tile of the hand to throw away (simple mode)."""

    tile: str


SECTIONS: tuple[type[Struct], ...] = (
    SoloTurnPicture,
    AutomasPicture,
    SoloHandPicture,
    VillePicture,
    SoloEndPicture,
    WaitingPicture,
    DiscardPart,
)
"""What the documentation tells of these tables, besides what it tells of the game."""

EVENTS: tuple[type[Event], ...] = (
    told.CardDrawn,
    told.Took,
    told.Kept,
    told.Built,
    told.ThrownAway,
    told.FilledUp,
    told.VilleGrew,
    told.SoloEnded,
    DuoEnded,
)
