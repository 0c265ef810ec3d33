"""What has happened at a table since all were last told."""

from msgspec import Struct

from tabletown.core.event import Event
from tabletown.core.sentence import Sentence
from tabletown.server.wire.protocol import ChatLine

ToldEvent = tuple[Event, tuple[Sentence, ...]]
"""An event, and what is said of what it has brought."""


class Turned(Struct, frozen=True, gc=False):
    """A move that stands, with what it caused."""

    seat: int
    version: int
    events: tuple[Event, ...]
    move: str
    number: int
    """How many moves stood before it: what it has brought is told from the States around it."""


class Changes(Struct):
    """What has changed since all were last told."""

    game: bool = False
    info: bool = False
    seating: bool = False
    everything: bool = False
    """Everybody has to be told all of it: seats have other numbers, or there is another host."""
    restart: bool = False
    """The game's pictures must be drawn anew: it has begun, or moves were taken back."""
    begun: bool = False
    """The game has begun: what happens before the first move has to be told."""
    turned: list[Turned] = []
    undone: list[int] = []
    """The versions of moves that were taken back."""
    settled: dict[int, tuple[ToldEvent, ...]] = {}
    """By version of a move that has still to be told and was taken back meanwhile: what it had brought."""
    chat: list[ChatLine] = []

    @property
    def events(self) -> list[Event]:
        found: list[Event] = []
        for turned in self.turned:
            found += turned.events
        return found
