"""What the rules of a game give when thousands of games are played at once."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeVar, cast

from tabletown.batch.arrays import NUMPY, Array, ArrayNamespace
from tabletown.core.errors import BadSetup
from tabletown.core.game import Option
from tabletown.core.registry import face, part
from tabletown.core.seat import Seat

L = TypeVar("L")
S = TypeVar("S")
M = TypeVar("M")
V_contra = TypeVar("V_contra", contravariant=True)

NOBODY = -1
"""The seat, or the action, of a lane in which nothing happens."""


class Standing(NamedTuple):
    """How games stand or ended; what has no meaning before the end is worked out all the same.

    Seats are those of the Outcome: where the rules themselves play against people, their scores come behind.
    """

    over: Array
    """bool [lanes]."""
    scores: Array
    """int32 [lanes, seats]: those of an Outcome."""
    keys: Array
    """int32 [lanes, seats, comparisons]: those of an Outcome, more is better."""
    ranks: Array
    """int32 [lanes, seats]: 1 is best, seats level on everything share a rank."""


class GameBatch(Protocol[L, S, M, V_contra]):
    """The rules of one sort of table: seats and options are fixed, and so is the array library, `xp`.

    L, the lanes, is a NamedTuple of arrays whose last axis is the lane; so JAX knows it as a pytree. Lanes that stand
    for one State are equal bit for bit. What comes out for others has the lane first. All methods that get and give
    arrays only can be compiled, scanned and mapped.
    """

    @property
    def xp(self) -> ArrayNamespace: ...

    @property
    def seats(self) -> int: ...

    @property
    def actions(self) -> int:
        """How many integers there are for moves. What one means may depend on the lane: see `move_of`."""

    @property
    def features(self) -> int:
        """How many numbers an observation has."""

    @property
    def longest(self) -> int:
        """No game has more moves."""

    def deal(self, key: Array, lanes: int) -> L:
        """New games by chance. A game whose deal our seeds fix comes by `from_states` from `Game.setup`."""

    def to_act(self, lanes: L) -> Array:
        """bool [lanes, seats]: as `Game.to_act`."""

    def actor(self, lanes: L) -> Array:
        """int32 [lanes]: of those who may act the one whose move is taken next where one must be; NOBODY at the end."""

    def legal(self, lanes: L, seat: Array) -> Array:
        """bool [lanes, actions]: what a seat, by lane, may do now; nothing for NOBODY."""

    def step(self, lanes: L, seat: Array, action: Array) -> L:
        """Every lane with one more move. Nothing happens where the seat is NOBODY.

        Asks nothing: the result of an illegal action is undefined.
        """

    def observe(self, lanes: L, seat: Array) -> Array:
        """int8 [lanes, features]: what a seat, by lane, may know, as numbers; an onlooker where it is NOBODY."""

    def standing(self, lanes: L) -> Standing:
        """Scores and ranks, tie-breaks included."""

    def playout(self, lanes: L, key: Array) -> L:
        """Every game played to its end by chance, in whatever order of moves is quickest."""

    def from_states(self, states: Sequence[S]) -> L:
        """A lane for every State."""

    def to_state(self, lanes: L, lane: int, seed: str = "") -> S:
        """The State of a lane. `seed` is for games whose States hold it."""

    def lanes(self, view: V_contra, key: Array, lanes: int) -> L:
        """As many worlds that somebody with this View must hold possible (`Game.resample`)."""

    def move_of(self, state: S, seat: Seat, action: int) -> M:
        """The move that an integer stands for, in a State in which it is legal."""

    def action_of(self, state: S, seat: Seat, move: M) -> int:
        """The integer that stands for a legal move."""

    def observe_view(self, view: V_contra) -> Sequence[int]:
        """`observe`, from a View alone: slow, obvious, and the witness that no hidden thing changes a bit."""


AnyBatch = GameBatch[object, object, object, object]
"""A batch whose records are opaque."""


class MakeBatch(Protocol):
    """What a face names as `batch`."""

    def __call__(self, seats: int, /, *, xp: ArrayNamespace, **options: Option) -> AnyBatch:
        """Raises BadSetup for tables that there are not, or not yet as a batch."""


def load_batch(game: str, seats: int, /, *, xp: ArrayNamespace = NUMPY, **options: Option) -> AnyBatch:
    """The batch of a game by its name. Raises UnknownGame, and BadSetup."""
    where = face(game).batch
    if not where:
        raise BadSetup(f"{game} has no rules for many games at once")
    return cast(MakeBatch, part(game, where, "__call__"))(seats, xp=xp, **options)


def rank_keys(xp: ArrayNamespace, keys: Array) -> Array:
    """Ranks from keys [comparisons, seats, lanes], first difference first: int32 [seats, lanes] (`outcome.rank`)."""
    one, other = keys[:, :, None], keys[:, None]
    ahead = xp.zeros(one[0].shape[:1] + keys.shape[1:], dtype=xp.bool_)
    level = xp.logical_not(ahead)
    for number in range(keys.shape[0]):
        ahead = ahead | level & (other[number] > one[number])
        level = level & xp.equal(other[number], one[number])
    return 1 + xp.sum(ahead, axis=1, dtype=xp.int32)
