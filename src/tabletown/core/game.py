"""The contract between the rules of a game and everything that uses them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, Protocol, TypeAlias, TypeVar, runtime_checkable

from tabletown.core.chance import Stream
from tabletown.core.event import Event
from tabletown.core.outcome import Outcome
from tabletown.core.seat import Seat

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")

Option: TypeAlias = str | int | bool
Options: TypeAlias = Mapping[str, Option]


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """What applying a move gives: the next State, and what happened on the way."""

    state: S
    events: tuple[Event, ...]


class Game(Protocol[S, M, V]):
    """The rules of one game. Stateless; States and Moves are frozen, hashable records.

    A View holds what one seat may know (None: an onlooker). It is built field by field from what may be known, so
    that two States which differ only in hidden things give equal Views.
    """

    @property
    def name(self) -> str: ...

    @property
    def rules_version(self) -> int:
        """Grows whenever an old record would no longer replay to the same State."""

    @property
    def seat_counts(self) -> range: ...

    def setup(self, seats: int, seed: str, /, **options: Option) -> S:
        """The State before the first move. Raises BadSetup."""

    def to_act(self, state: S) -> frozenset[Seat]:
        """The seats that may move now: several while a choice is secret or the order is free; none at the end."""

    def legal_moves(self, state: S, seat: Seat) -> tuple[M, ...]:
        """Every different move this seat may play now, in a stable order. Raises IllegalMove for an unknown seat."""

    def apply(self, state: S, seat: Seat, move: M) -> Step[S]:
        """Play a move. Raises IllegalMove and then leaves nothing half done."""

    def view(self, state: S, seat: Seat | None) -> V:
        """What a seat may know. Raises IllegalMove for an unknown seat."""

    def outcome(self, state: S) -> Outcome | None:
        """None until the game is over."""

    def format_move(self, move: M) -> str: ...

    def parse_move(self, text: str) -> M:
        """The move a text stands for. Raises UnreadableMove."""

    def resample(self, view: V, stream: Stream) -> S:
        """A State that somebody with this View must hold possible, hidden things drawn by chance."""

    def faults(self, state: S) -> tuple[str, ...]:
        """Everything that cannot be right in a State, in words; nothing for States reached by play."""


AnyGame: TypeAlias = Game[object, object, object]
"""A game whose records are opaque: all that records, the command line and the server need."""


@runtime_checkable
class HasCustoms(Protocol):
    """A game in which new tables are played by rules that old records were written without."""

    def agreed(self, seats: int, options: Options) -> Options:
        """The options of a new table, with those customs spelled out; what cannot be is left for `setup` to refuse."""


def agreed(game: object, seats: int, options: Options) -> dict[str, Option]:
    """What a new table is played by, as it is written down. A record is replayed by what stands in it, and no more."""
    return dict(game.agreed(seats, options) if isinstance(game, HasCustoms) else options)


@runtime_checkable
class UsesData(Protocol):
    """A game with tables that play by data files, which the owner of a box may edit."""

    def data_digest(self, seats: int, options: Options) -> str:
        """A fingerprint of the data that such a table plays by; empty where it plays by none. Raises BadSetup."""
