"""From a View to many lanes: `people.worlds.resample` in arrays."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Generic, NamedTuple, TypeVar

from tabletown.batch.arrays import Array, ArrayNamespace, stacked
from tabletown.batch.between_two_cities.hands import choices, chosen_tiles
from tabletown.batch.between_two_cities.lanes import Converter, Lanes
from tabletown.batch.between_two_cities.table import BoxKind, TableKind
from tabletown.batch.chance import below, shuffled, subkey, words
from tabletown.batch.kept import KeptAnswers
from tabletown.batch.loops import each
from tabletown.between_two_cities.box.tiles import DUPLEXES, Tile
from tabletown.between_two_cities.people.options import singles_of
from tabletown.between_two_cities.people.state import Hand, Phase
from tabletown.between_two_cities.people.view import View
from tabletown.between_two_cities.people.worlds import known_hand, resample
from tabletown.core.chance import Stream

L = TypeVar("L")
T = TypeVar("T")
_SINGLES, _DUPLEXES, _CHOICES = range(3)
"""Purposes of keys."""


class AsTheyLie(Stream):
    """Shuffles nothing: for a world of which all that is hidden is drawn anew, in arrays."""

    __slots__ = ()

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        return tuple(items)


class InEveryLane(Generic[L]):
    """One lane, so many times. Nothing is copied, and the last such number is kept."""

    def __init__(self, xp: ArrayNamespace, world: L) -> None:
        self.xp, self.world = xp, world
        self._last: tuple[int, L] = (1, world)

    def times(self, lanes: int) -> L:
        number, found = self._last
        if number != lanes:
            wide = self.xp.broadcast_to
            found = each(lambda array: wide(array, (*array.shape[:-1], lanes)), self.world)
            self._last = lanes, found
        return found


class OpenStack(NamedTuple):
    """What is known of a stack: so much as one View tells is worked out once for it."""

    fixed: Array
    """int8 [tiles, 1]: those whose places are known."""
    unseen: Array
    """int8 [others]: in any order."""
    is_open: Array
    """bool [tiles, 1]: places that the others may have."""
    order: Array
    """int32 [tiles]: how many such places come before."""


class _Known(NamedTuple):
    """What one View tells."""

    world: InEveryLane[Lanes]
    singles: OpenStack
    duplexes: OpenStack
    hands: tuple[tuple[int, int, int], ...]
    """Hands that it has not seen whole: whose they are, and where they begin and end in the stack of this deal."""
    from_duplexes: bool
    secret: tuple[bool, ...]
    """By seat: whether it has chosen what others do not know."""


VIEWS = 16
"""How many Views are remembered: a search asks for lanes of the same one again and again."""


class Worlds:
    """`people.worlds.resample` in arrays: one world by the rules, in every lane, and all that is open drawn anew."""

    def __init__(self, kind: TableKind) -> None:
        self.kind = kind
        self._converter = Converter(kind)
        self._known = KeptAnswers(self._look, VIEWS)

    def drawn(self, view: View, key: Array, lanes: int) -> Lanes:
        xp, known = self.kind.xp, self._known(view)
        keys = subkey(xp, key, xp.arange(_CHOICES + 1, dtype=xp.int32))
        every = known.world.times(lanes)
        every = every._replace(
            singles=drawn_stack(xp, known.singles, keys[:, _SINGLES], lanes),
            duplexes=drawn_stack(xp, known.duplexes, keys[:, _DUPLEXES], lanes),
        )
        if known.hands:
            every = every._replace(hands=self._hands(known, every))
        chosen = secret_choices(self.kind, every.hands, every.chosen, known.secret, keys[:, _CHOICES])
        return every._replace(chosen=chosen)

    def _look(self, view: View) -> _Known:
        kind, choosing = self.kind, view.phase is Phase.CHOOSE
        return _Known(
            InEveryLane(kind.xp, self._converter.from_states([resample(view, AsTheyLie("", "any"))])),
            open_stack(kind, _known_tiles(view, duplexes=False), singles_of(view.modules)),
            open_stack(kind, _known_tiles(view, duplexes=True), DUPLEXES),
            tuple(_half_seen(view)),
            view.phase is not Phase.OVER and view.turns[_deal(view)].duplexes,
            tuple(choosing and chosen and seat != view.seat for seat, chosen in enumerate(view.has_chosen)),
        )

    def _hands(self, known: _Known, every: Lanes) -> Array:
        """Hands that this View has not seen whole get the tiles of their deal that it does not know."""
        xp, size = self.kind.xp, self.kind.times.hand
        stack = every.duplexes if known.from_duplexes else every.singles
        hands = [every.hands[seat] for seat in range(self.kind.seats)]
        for seat, first, last in known.hands:
            missing = xp.full((size - (last - first), stack.shape[1]), -1, dtype=xp.int8)
            hands[seat] = xp.concatenate([stack[first:last], missing])
        return stacked(xp, hands)


def _known_tiles(view: View, *, duplexes: bool) -> list[tuple[Hand, int]]:
    """By deal and seat: what is known of a hand, and its size."""
    deals = [number for number, turn in enumerate(view.turns[: view.turn + 1]) if turn.drawn >= 0]
    return [
        (known_hand(view, number, seat), view.turns[number].hand)
        for number in deals
        if view.turns[number].duplexes == duplexes
        for seat in range(view.seats)
    ]


def _deal(view: View) -> int:
    """The turn in which the hands of now were drawn."""
    return max(number for number in range(view.turn + 1) if view.turns[number].drawn >= 0)


def _half_seen(view: View) -> Iterator[tuple[int, int, int]]:
    if view.phase is Phase.OVER:
        return
    deal = _deal(view)
    turn = view.turns[deal]
    moved = sum(1 if one.passing == "left" else -1 for one in view.turns[deal : view.turn])
    for seat in range(view.seats):
        known = len(known_hand(view, deal, seat))
        if known < turn.hand:
            start = turn.drawn + seat * turn.hand
            yield (seat + moved) % view.seats, start + known, start + turn.hand


def open_stack(box_kind: BoxKind, known: Sequence[tuple[Hand, int]], box: Hand, first: Hand = ()) -> OpenStack:
    """Of known tiles at their places: hand by hand, behind those that come first."""
    xp = box_kind.xp
    places: list[Tile | None] = [*first]
    for hand, size in known:
        places += [*hand, *[None] * (size - len(hand))]
    places += [None] * (len(box) - len(places))
    unseen = tuple((Counter(box) - Counter(tile for tile in places if tile is not None)).elements())
    is_open = [tile is None for tile in places]
    before = [sum(is_open[:place]) for place in range(len(places))]
    return OpenStack(
        fixed=xp.asarray(box_kind.tiles.numbers(tuple(tile or box[0] for tile in places), 0), dtype=xp.int8)[:, None],
        unseen=xp.asarray(box_kind.tiles.numbers(unseen, 0), dtype=xp.int8),
        is_open=xp.asarray(is_open)[:, None],
        order=xp.asarray([min(number, max(len(unseen) - 1, 0)) for number in before], dtype=xp.int32),
    )


def drawn_stack(xp: ArrayNamespace, stack: OpenStack, key: Array, lanes: int) -> Array:
    """Known tiles at their places, and all others in random order at the places that are open."""
    if not stack.unseen.size:
        return xp.broadcast_to(stack.fixed, (stack.fixed.shape[0], lanes))
    drawn = stack.unseen.take(shuffled(xp, key, stack.unseen.size, lanes))
    return xp.where(stack.is_open, drawn.take(stack.order, axis=0), stack.fixed)


def secret_choices(box: BoxKind, hands: Array, chosen: Array, secret: Sequence[bool], key: Array) -> Array:
    """Choices [seats, 2, lanes], some drawn from what hands allow."""
    if not any(secret):
        return chosen
    xp = box.xp
    drawn = words(xp, key, len(secret), hands.shape[-1])
    rows = [chosen[seat] for seat in range(len(secret))]
    for seat, is_secret in enumerate(secret):
        if is_secret:
            mask = choices(xp, hands[seat]).astype(xp.int32)
            number = below(xp, drawn[seat], xp.sum(mask, axis=0))
            place = xp.argmax(xp.cumsum(mask, axis=0) > number, axis=0).astype(xp.int32)
            rows[seat] = chosen_tiles(xp, hands[seat], place)
    return stacked(xp, rows)
