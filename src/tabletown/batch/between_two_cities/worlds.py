"""From a View to many lanes: `people.worlds.resample` in arrays."""

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from tabletown.batch.arrays import Array
from tabletown.batch.between_two_cities.hands import choices, chosen_tiles
from tabletown.batch.between_two_cities.lanes import Converter, Lanes
from tabletown.batch.between_two_cities.table import BoxKind, TableKind
from tabletown.batch.chance import below, shuffled, subkey, words
from tabletown.batch.loops import each
from tabletown.between_two_cities.box.tiles import DUPLEXES, Tile
from tabletown.between_two_cities.people.options import singles_of
from tabletown.between_two_cities.people.state import Hand, Phase
from tabletown.between_two_cities.people.view import View
from tabletown.between_two_cities.people.worlds import known_hand, resample
from tabletown.core.chance import Stream

T = TypeVar("T")
_SINGLES, _DUPLEXES, _CHOICES = range(3)
"""Purposes of keys."""


class AsTheyLie(Stream):
    """Shuffles nothing: for a world of which all that is hidden is drawn anew, in arrays."""

    __slots__ = ()

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        return tuple(items)


def worlds(kind: TableKind, view: View, key: Array, lanes: int) -> Lanes:
    """One world by the rules, in every lane; then all that this View leaves open is drawn anew."""
    xp = kind.xp
    keys = subkey(xp, key, xp.arange(_CHOICES + 1, dtype=xp.int32))
    one = Converter(kind).from_states([resample(view, AsTheyLie("", "any"))])
    every = each(lambda array: xp.broadcast_to(array, (*array.shape[:-1], lanes)), one)
    singles = _stack(kind, view, singles_of(view.modules), keys[:, _SINGLES], lanes, duplexes=False)
    duplexes = _stack(kind, view, DUPLEXES, keys[:, _DUPLEXES], lanes, duplexes=True)
    every = every._replace(singles=singles, duplexes=duplexes)
    if view.phase is Phase.OVER:
        return every
    every = every._replace(hands=_hands(kind, view, every))
    return every._replace(chosen=_chosen(kind, view, every, keys[:, _CHOICES]))


def _known(view: View, *, duplexes: bool) -> list[tuple[Hand, int]]:
    """By deal and seat: what is known of a hand, and its size."""
    deals = [number for number, turn in enumerate(view.turns[: view.turn + 1]) if turn.drawn >= 0]
    return [
        (known_hand(view, number, seat), view.turns[number].hand)
        for number in deals
        if view.turns[number].duplexes == duplexes
        for seat in range(view.seats)
    ]


def _stack(kind: TableKind, view: View, box: Hand, key: Array, lanes: int, *, duplexes: bool) -> Array:
    return stack_of_known(kind, _known(view, duplexes=duplexes), box, key, lanes)


def stack_of_known(
    box_kind: BoxKind, known: Sequence[tuple[Hand, int]], box: Hand, key: Array, lanes: int, first: Hand = ()
) -> Array:
    """Known tiles at their places, and all others in random order at the places that are open."""
    xp = box_kind.xp
    places: list[Tile | None] = [*first]
    for hand, size in known:
        places += [*hand, *[None] * (size - len(hand))]
    places += [None] * (len(box) - len(places))
    unseen = tuple((Counter(box) - Counter(tile for tile in places if tile is not None)).elements())
    fixed = xp.asarray(box_kind.tiles.numbers(tuple(tile or box[0] for tile in places), 0), dtype=xp.int8)[:, None]
    if not unseen:
        return xp.broadcast_to(fixed, (len(box), lanes))
    open_numbers = xp.asarray(box_kind.tiles.numbers(unseen, 0), dtype=xp.int8)
    drawn = xp.take(open_numbers, shuffled(xp, key, len(unseen), lanes))
    is_open = [tile is None for tile in places]
    before = [sum(is_open[:place]) for place in range(len(places))]
    order = xp.asarray([min(number, len(unseen) - 1) for number in before], dtype=xp.int32)
    return xp.where(xp.asarray(is_open)[:, None], xp.take(drawn, order, axis=0), fixed)


def _hands(kind: TableKind, view: View, every: Lanes) -> Array:
    """Hands that this View has not seen whole are what is open of the deal that they come from."""
    xp = kind.xp
    turns = view.turns
    deal = max(number for number in range(view.turn + 1) if turns[number].drawn >= 0)
    turn = turns[deal]
    stack = every.duplexes if turn.duplexes else every.singles
    hands = [every.hands[seat] for seat in range(view.seats)]
    moved = sum(1 if one.passing == "left" else -1 for one in turns[deal : view.turn])
    for seat in range(view.seats):
        known = len(known_hand(view, deal, seat))
        if known < turn.hand:
            start = turn.drawn + seat * turn.hand
            left = stack[start + known : start + turn.hand]
            missing = xp.full((kind.times.hand - left.shape[0], left.shape[1]), -1, dtype=xp.int8)
            hands[(seat + moved) % view.seats] = xp.concatenate([left, missing])
    return xp.stack(hands)


def _chosen(kind: TableKind, view: View, every: Lanes, key: Array) -> Array:
    """Secret choices of others, drawn from their hands."""
    if view.phase is not Phase.CHOOSE:
        return every.chosen
    secret = [chosen and seat != view.seat for seat, chosen in enumerate(view.has_chosen)]
    return secret_choices(kind, every.hands, every.chosen, secret, key)


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
    return xp.stack(rows)
