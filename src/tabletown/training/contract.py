"""What a sort of table brings to be learnt. Everything is in arrays, so that whole rounds stay on the device."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol, TypeAlias, cast

from tabletown.batch.arrays import Array, ArrayNamespace
from tabletown.core.errors import BadSetup
from tabletown.core.game import Option
from tabletown.core.registry import face, resolve

Weights: TypeAlias = Mapping[str, Array]
"""By name, as the net's file will have them."""

NET, EARLIER, BY_HAND, RANDOM = range(4)
"""Who decides for a seat: the net that learns, an earlier self, a policy by hand, chance."""


class Sitters(NamedTuple):
    """Who plays a round of games, the same at all of its tables."""

    weights: Weights
    earlier: Weights
    who: Array
    """int32 [seats]: one of the four."""
    start: Array
    """int32: which seat goes first where seats go one after another."""
    warmth: Array
    """float32: how much chance there is in what nets decide, in shares of the win."""
    trust: Array
    """float32: see `RunPace.trust`."""


class PlayedRound(NamedTuple):
    """Whole games, and all that can be learnt from them."""

    samples: object
    """NamedTuples of arrays whose last axis but one is the game: parts of a round can be learnt one by one."""
    shares: Array
    """float32 [games, seats]: of the win."""
    scores: Array
    """float32 [games, seats]."""
    usual: Array | None = None
    """bool [games]: those that evaluations count, where a round has games of several sorts; None: all."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RunPace:
    """How a run goes on from round to round. Defaults are what is planned if nothing else is said."""

    games: int = 4096
    """At once."""
    parts: int = 16
    """Of a round, learnt one after another."""
    rate: float = 1e-3
    """Of learning, at the beginning."""
    times: int = 1
    """How often each round is learnt from."""
    alone: float = 0.5
    """The part of the rounds in which all are the net that learns."""
    by_hand: float = 0.2
    """The part in which others play by hand; in the rest some are earlier selves."""
    warmth: float = 0.03
    """Chance in what nets decide, in shares of the win, at the beginning."""
    trust: float = 1.0
    """What hopes are held to: 1 for the end of the game alone; the less, the more what was hoped for later counts."""


class TableSort(Protocol):
    """Tables at which rounds are played."""

    @property
    def name(self) -> str:
        """The name under which evaluations report it, where a net learns several."""

    def play(self, sitters: Sitters, key: Array, games: int) -> PlayedRound: ...


class Learnable(Protocol):
    """What one net learns: one sort of table, or several."""

    @property
    def kind(self) -> str:
        """Of the net, as its file says it."""

    @property
    def seats(self) -> int: ...

    @property
    def xp(self) -> ArrayNamespace:
        """What plays: JAX, or NumPy for runs that end before JAX would have compiled. What learns is always JAX."""

    @property
    def facts(self) -> Mapping[str, int | float | str]:
        """What playing needs to know besides the arrays."""

    @property
    def shared(self) -> tuple[str, ...]:
        """Arrays that mean the same in nets for other sorts of tables, if they have the same shape."""

    @property
    def pace(self) -> RunPace: ...

    def new_weights(self, key: Array) -> dict[str, Array]: ...

    @property
    def sorts(self) -> Sequence[TableSort]:
        """Rounds are played at these in turn; a sort that is listed twice is played twice as often."""

    def of_seat(self, samples: object, seat: int) -> object:
        """Only what one seat has decided, where that can be told apart; else all of it."""

    def parts(self, samples: object, parts: int) -> object:
        """Cut into parts, along a new first axis."""

    def loss(self, weights: Weights, part: object) -> tuple[Array, Array]:
        """What is to become small, and what it is made of: [terms]."""

    @property
    def terms(self) -> tuple[str, ...]:
        """What the loss is made of."""

    def exported(self, weights: Weights) -> Mapping[str, Array]:
        """As the net's file has them."""


MakeLearnable: TypeAlias = Callable[..., Learnable]
"""From the number of seats, a name for the net's size, an array library and options of the table. Raises BadSetup."""


def load_learnable(game: str, seats: int, size: str, xp: ArrayNamespace, **options: Option) -> Learnable:
    """Raises UnknownGame, and BadSetup."""
    where = face(game).training
    if not where:
        raise BadSetup(f"{game} has nothing to be learnt")
    return cast(MakeLearnable, resolve(where))(seats, size, xp, **options)
