"""Whether worlds can be drawn from a View: one of an older version may hold less than games by these rules show."""

from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

from tabletown.bots.bot import Decision, Thought, first_of
from tabletown.bots.nets.instead import say_once
from tabletown.bots.search.one_search import OneSearch
from tabletown.core.chance import Stream
from tabletown.core.seat import Seat
from tabletown.core.sentence import sentence

S = TypeVar("S")
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)
M = TypeVar("M")


class HasSeat(Protocol):
    @property
    def seat(self) -> Seat | None: ...


class DrawsWorlds(Protocol[S, V]):
    """Of a Game, what tells whether a View can be one of its."""

    def view(self, state: S, seat: Seat | None) -> V: ...

    def resample(self, view: V, stream: Stream) -> S: ...

    def faults(self, state: S) -> tuple[str, ...]: ...


class SearchWhereItCan(Generic[V, M]):
    """The one search; where no world looks like a View, the move that is rated best without any."""

    name = OneSearch.name

    def __init__(
        self,
        search: OneSearch[V, M],
        is_possible: Callable[[V], bool],
        rate: Callable[[V, Sequence[M]], Sequence[Thought[M]]],
        rater: str,
    ) -> None:
        """`rate` is how `rater` rates moves: by what lies on the table."""
        self.search, self._is_possible, self._rate, self._rater = search, is_possible, rate, rater

    def decide(self, view: V, moves: Sequence[M]) -> Decision[M]:
        if len(moves) > 1 and not self._is_possible(view):
            say_once(sentence("search-no-world", bot=self._rater))
            return first_of(self._rate(view, moves))
        return self.search.decide(view, moves)


H = TypeVar("H", bound=HasSeat)


def is_possible(game: DrawsWorlds[S, H], view: H) -> bool:
    """Whether a world that is drawn from a View looks like it and has no faults, as holds for Views of all games."""
    try:
        world = game.resample(view, Stream("possible", "worlds"))
    except (IndexError, ValueError):
        # A hand is missing, or something was taken from it that was not in it.
        return False
    return not game.faults(world) and game.view(world, view.seat) == view
