"""All that happened in one world, in order. The same seed gives the same bytes."""

from dataclasses import dataclass, field
from hashlib import sha256

from tabletown.testing.world.heard import Heard, WrittenEntry, WrittenHeader


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that happened."""

    at: float
    who: str
    text: str

    def __str__(self) -> str:
        return f"{self.at:12.6f} {self.who:<10} {self.text}"


@dataclass(frozen=True, slots=True)
class RequestMade(Fact):
    """A guest has made a request; the text is what it says."""

    table: str
    kind: str
    nonce: str
    seat: int = -1
    content: str = ""
    """The move, the line or the name."""


@dataclass(frozen=True, slots=True)
class MessageSent(Fact):
    """A server has written a message to a guest, whether it arrives or not."""

    table: str
    link: int
    message: Heard
    guest: str


@dataclass(frozen=True, slots=True)
class MessageRead(Fact):
    """A guest has read a message."""

    table: str
    message: Heard


@dataclass(frozen=True, slots=True)
class Synced(Fact):
    """From now on the disk has it whatever happens."""

    table: str
    entries: tuple[WrittenEntry, ...]
    header: WrittenHeader | None = None


@dataclass(frozen=True, slots=True)
class Portrait(Fact):
    """How a table looks to somebody when everything has come to rest; the text is all of it."""

    table: str
    key: str
    """Those of the same key must be equal."""
    version: int


@dataclass(slots=True)
class History:
    facts: list[Fact] = field(default_factory=list)
    tokens: dict[str, str] = field(default_factory=dict)
    """By secret: whose it is."""
    doubled: set[str] = field(default_factory=set)
    """Nonces of messages that the network has delivered more than once, or late."""
    shares: dict[str, str] = field(default_factory=dict)
    """By share of a deal: whose it is."""
    noted: dict[tuple[str, str], dict[int, str]] = field(default_factory=dict)
    """By guest and table: for which terms of each draw it has shown a share."""
    faults: list[str] = field(default_factory=list)
    """What was seen to be wrong while it happened."""

    def add(self, fact: Fact) -> None:
        self.facts.append(fact)

    def lines(self) -> list[str]:
        return [str(fact) for fact in self.facts]

    def digest(self) -> str:
        return sha256("\n".join(self.lines()).encode()).hexdigest()
