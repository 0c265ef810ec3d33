"""A sort of table as numbers: what a game gives so that every environment can be made of it."""

from collections.abc import Sequence
from typing import Protocol, TypeAlias, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from tabletown.core.errors import BadSetup, TabletownError
from tabletown.core.game import Game, Option
from tabletown.core.registry import face, part
from tabletown.core.seat import Seat
from tabletown.envs.chance_nodes import ChanceNodes

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")

Encoded: TypeAlias = NDArray[np.int8]
"""An observation, or a mask of actions."""

SCORE = "score"


class IllegalAction(TabletownError):
    """An integer that stands for no move which this seat may play now."""


class Encoding(Protocol[S, M, V]):
    """Moves and what seats may know, as integers: seats and options are fixed. Works on States of the pure rules."""

    @property
    def game(self) -> Game[S, M, V]: ...

    @property
    def seats(self) -> int: ...

    @property
    def actions(self) -> int:
        """How many integers there are for moves."""

    @property
    def features(self) -> int:
        """How many numbers an observation has."""

    @property
    def version(self) -> int:
        """Of the observation and of the actions: grows whenever a number means something else."""

    @property
    def score_name(self) -> str:
        """What the score of an Outcome is called as a reward."""

    @property
    def longest(self) -> int:
        """No game has more moves."""

    def setup(self, seed: str) -> S:
        """The game of a seed, as it is dealt at a table."""

    def observe(self, state: S, seat: Seat | None) -> Encoded:
        """What a seat may know: int8 [features]. A new array each time."""

    def observe_all(self, state: S) -> Sequence[Encoded]:
        """The same for every seat."""

    def mask(self, state: S, seat: Seat) -> Encoded:
        """1 for every action that is a legal move, else 0: int8 [actions]."""

    def mask_together(self, state: S, seat: Seat) -> Encoded:
        """The same where all who may act do so at once: nothing that another could make impossible meanwhile."""

    def move_of(self, state: S, seat: Seat, action: int) -> M:
        """What an integer stands for. Raises LookupError where it is nothing; the move need not be legal."""

    def action_of(self, state: S, seat: Seat, move: M) -> int:
        """The integer of a legal move."""

    @property
    def chance(self) -> ChanceNodes[S]:
        """How chance deals where it is a player."""

    def draw(self, view: V) -> str:
        """What a seat sees, as a picture: SVG."""


AnyEncoding: TypeAlias = Encoding[object, object, object]


class MakeEncoding(Protocol):
    """What a face names as `envs`."""

    def __call__(self, seats: int, /, **options: Option) -> AnyEncoding:
        """Raises BadSetup."""


def load_encoding(game: str, seats: int, /, **options: Option) -> AnyEncoding:
    """Raises UnknownGame, and BadSetup with one sentence for tables that there are not."""
    where = face(game).envs
    if not where:
        raise BadSetup(f"{game} has no environments")
    return cast(MakeEncoding, part(game, where, "__call__"))(seats, **options)


def describe(encoding: AnyEncoding, state: object, seat: Seat, action: int) -> str:
    """An action as it is written in records; nothing if it stands for no move here."""
    try:
        return encoding.game.format_move(encoding.move_of(state, seat, action))
    except LookupError:
        return ""


def action_table(encoding: AnyEncoding, state: object, seat: Seat) -> dict[int, str]:
    """All legal actions of a seat as they are written in records. The other way: `action_of` and `parse_move`."""
    return {
        int(action): describe(encoding, state, seat, int(action))
        for action in np.flatnonzero(encoding.mask(state, seat))
    }
