"""How moves of Between Two Cities are rated before they are tried out: by a net, or else as `balanced` does."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Generic, Protocol, TypeVar

from tabletown.bots.bot import Thought
from tabletown.bots.nets.files import NetFault
from tabletown.bots.nets.instead import say_once
from tabletown.bots.search.one_search import Lore
from tabletown.core.sentence import Sentence, sentence

V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)
M = TypeVar("M")
RATER = "balanced"
"""Who rates moves where no net does."""
_UNCOMPARED = Sentence("hint-uncompared")


class ComparesMoves(Protocol[V_contra, M]):
    def compare(self, view: V_contra, moves: Sequence[M]) -> Mapping[M, Thought[M]]:
        """Those that a net has an opinion of, with chances to win."""


class RatedByNet(Lore[V, M], Generic[V, M]):
    """`balanced` at a glance and the net, where there is one, say which moves are worth a trial."""

    @abstractmethod
    def judged(self, view: V, moves: Sequence[M]) -> list[Thought[M]]:
        """As `balanced` rates them: in points, best first."""

    @abstractmethod
    def load(self, view: V) -> ComparesMoves[V, M]:
        """The net for such tables. Raises NetFault."""

    def rate(self, view: V, moves: Sequence[M]) -> list[Thought[M]]:
        """In points as `balanced` sees them, or in chances to win by the net, and in the words of whoever rates."""
        rated, net = self.judged(view, moves), self.net(view)
        return rated if net is None or len(rated) == 1 else rated_by(net.compare(view, moves), rated)

    def net(self, view: V) -> ComparesMoves[V, M] | None:
        """Where none has learnt such tables, `balanced` rates, and a sentence says so."""
        try:
            return self.load(view)
        except NetFault as fault:
            say_once(sentence("net-rated", fault=fault.said))
            return None


def rated_by(compared: Mapping[M, Thought[M]], rated: Sequence[Thought[M]]) -> list[Thought[M]]:
    """Best first; equal ones as they were rated. One that the net does not compare stands no higher than its worst."""
    worst, lowest = (min(kind) for kind in zip(*[(one.liked, one.value) for one in compared.values()], strict=True))
    found = [compared.get(one.move) or Thought(one.move, lowest, _UNCOMPARED, worst) for one in rated]
    return sorted(found, key=lambda one: -one.liked)
