"""What has happened at a table since all were last told."""

from dataclasses import dataclass, field

from tabletown.core.event import Event
from tabletown.core.sentence import Sentence
from tabletown.server.wire.protocol import ChatLine


@dataclass(frozen=True, slots=True)
class Turned:
    """A move that stands, with what it caused."""

    seat: int
    version: int
    events: tuple[Event, ...]
    gains: tuple[tuple[Sentence, ...], ...]
    """By event: what is said of what it has brought."""
    move: str


@dataclass(slots=True)
class Changes:
    """What has changed since all were last told."""

    game: bool = False
    info: bool = False
    seating: bool = False
    everything: bool = False
    """Everybody has to be told all of it: seats have other numbers, or there is another host."""
    restart: bool = False
    """The game's pictures must be drawn anew: it has begun, or moves were taken back."""
    turned: list[Turned] = field(default_factory=list)
    undone: list[int] = field(default_factory=list)
    """The versions of moves that were taken back."""
    chat: list[ChatLine] = field(default_factory=list)

    @property
    def events(self) -> list[Event]:
        return [event for turned in self.turned for event in turned.events]
