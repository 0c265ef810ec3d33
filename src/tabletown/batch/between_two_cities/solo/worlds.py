"""From a View of a solo table to many lanes: `solo.view.resample` in arrays."""

from typing import NamedTuple

from tabletown.batch.arrays import Array
from tabletown.batch.between_two_cities.solo.kind import SoloKind
from tabletown.batch.between_two_cities.solo.lanes import SoloArrays, SoloConverter
from tabletown.batch.between_two_cities.worlds import VIEWS, AsTheyLie, InEveryLane
from tabletown.batch.chance import shuffled, subkey
from tabletown.batch.kept import KeptAnswers
from tabletown.between_two_cities.solo.view import SoloView, resample


class _Known(NamedTuple):
    world: InEveryLane[SoloArrays]
    places: tuple[int, int, int]
    """So many singles, duplexes and cards are still to come: at the end of their stacks."""


class SoloWorlds:
    """One world by the rules, in every lane; then the stacks and the cards in another order."""

    def __init__(self, kind: SoloKind) -> None:
        self.kind = kind
        self._converter = SoloConverter(kind)
        self._known = KeptAnswers(self._look, VIEWS)

    def drawn(self, view: SoloView, key: Array, lanes: int) -> SoloArrays:
        xp, (world, places) = self.kind.xp, self._known(view)
        every, one = world.times(lanes), world.world
        keys = subkey(xp, key, xp.arange(len(places), dtype=xp.int32))
        stacks = zip((one.singles, one.duplexes, one.cards), places, strict=True)
        drawn = [_reordered(self.kind, *stack, keys[:, number], lanes) for number, stack in enumerate(stacks)]
        return every._replace(singles=drawn[0], duplexes=drawn[1], cards=drawn[2])

    def _look(self, view: SoloView) -> _Known:
        world = self._converter.from_states([resample(view, AsTheyLie("", "any"))])
        return _Known(
            InEveryLane(self.kind.xp, world), (len(view.in_box), len(view.duplexes_in_box), len(view.cards_left))
        )


def _reordered(kind: SoloKind, stack: Array, count: int, key: Array, lanes: int) -> Array:
    """The last so many of a stack in random order; what comes before them stays."""
    xp, first = kind.xp, stack.shape[0] - count
    known = xp.broadcast_to(stack[:first], (first, lanes))
    if not count:
        return known
    return xp.concatenate([known, stack[first:, 0].take(shuffled(xp, key, count, lanes))])
