"""From a View of a solo table to many lanes: `solo.view.resample` in arrays."""

from tabletown.batch.arrays import Array
from tabletown.batch.between_two_cities.solo.kind import SoloKind
from tabletown.batch.between_two_cities.solo.lanes import SoloArrays, SoloConverter
from tabletown.batch.between_two_cities.worlds import AsTheyLie
from tabletown.batch.chance import shuffled, subkey
from tabletown.batch.loops import each
from tabletown.between_two_cities.solo.view import SoloView, resample


def solo_worlds(kind: SoloKind, view: SoloView, key: Array, lanes: int) -> SoloArrays:
    """One world by the rules, in every lane; then the stacks and the cards in another order."""
    xp = kind.xp
    one = SoloConverter(kind).from_states([resample(view, AsTheyLie("", "any"))])
    every = each(lambda array: xp.broadcast_to(array, (*array.shape[:-1], lanes)), one)
    places = (len(view.in_box), len(view.duplexes_in_box), len(view.cards_left))
    stacks = (one.singles, one.duplexes, one.cards)
    drawn = [
        _reordered(kind, stack, count, subkey(xp, key, purpose), lanes)
        for purpose, (stack, count) in enumerate(zip(stacks, places, strict=True))
    ]
    return every._replace(singles=drawn[0], duplexes=drawn[1], cards=drawn[2])


def _reordered(kind: SoloKind, stack: Array, count: int, key: Array, lanes: int) -> Array:
    """The last so many of a stack in random order; what comes before them stays."""
    xp, first = kind.xp, stack.shape[0] - count
    known = xp.broadcast_to(stack[:first], (first, lanes))
    if not count:
        return known
    return xp.concatenate([known, xp.take(stack[first:, 0], shuffled(xp, key, count, lanes))])
