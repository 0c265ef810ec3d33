"""Drawing, turning up, sweeping and reshuffling in arrays (rules 3.1 to 3.8), as `stock` does for one game.

The next card comes from the order of the deck, which a seed of ours decided; or, where keys decide, it is drawn when it
is needed: the card at a random place among those left. The word for that hangs on the key, the number of the deck and
the cards left in it, so that a key stands for one order and nothing has to be shuffled.
"""

from collections.abc import Sequence
from typing import NamedTuple, cast

import numpy as np

from tabletown.batch.arrays import NUMPY, Array, ArrayNamespace, along, pick, put
from tabletown.batch.chance import below
from tabletown.batch.loops import on_lanes, while_any
from tabletown.batch.streams import shuffled_by, stream_words
from tabletown.batch.ticket_to_ride_new_york.cards import BITS, COLOUR_BITS, counts, size, unit_at, wilds
from tabletown.batch.ticket_to_ride_new_york.lanes import DECK, NONE, Supply
from tabletown.ticket_to_ride_new_york.cards import Bundle, cards_in
from tabletown.ticket_to_ride_new_york.stock import DISPLAY, MOST_WILDS

_GOLDEN, _OTHER, _FIRST, _SECOND = (
    cast(Array, np.uint32(factor)) for factor in (0x9E3779B9, 0x85EBCA6B, 0x7FEB352D, 0x846CA68B)
)
_WORDS = 48
"""Of a stream: 43 to shuffle 44 cards, and a few in case that some are unfair."""


def top_card(xp: ArrayNamespace, supply: Supply, word: Array | None = None) -> Array:
    """The next card as a bundle of one; meaningless where the deck is empty. The word is its own, if it is known."""
    left = size(supply.deck)
    if supply.order.shape[0]:
        kind = pick(xp, supply.order, xp.minimum(DECK - left, DECK - 1)).astype(xp.int32)
        return 1 << BITS * xp.maximum(kind, 0)
    word = _word(xp, supply, left) if word is None else word
    return unit_at(xp, supply.deck, below(xp, word, left))


def without_top(xp: ArrayNamespace, supply: Supply, drawn: Array, unit: Array) -> Supply:
    """Less its top card where one is drawn: bool [lanes]."""
    order = supply.order
    if order.shape[0]:
        order = put(xp, order, xp.where(drawn, DECK - size(supply.deck), NONE), NONE).astype(xp.int8)
    return supply._replace(deck=supply.deck - xp.where(drawn, unit, 0), order=order)


def whole_order(xp: ArrayNamespace, supply: Supply) -> Array:
    """The order of a deck that keys decide, as `Supply.order` has it: int8 [44, lanes]."""
    left = xp.broadcast_to(DECK - xp.arange(DECK, dtype=xp.int32)[:, None], (DECK, *supply.deck.shape))
    words = _word(xp, supply, left)
    rows = []
    for place in range(DECK):
        drawn = xp.equal(size(supply.deck), DECK - place)
        unit = top_card(xp, supply, words[place])
        # A bundle of one is a single bit, four times as far up as the number of its kind.
        kind = xp.bitwise_count(unit - 1).astype(xp.int32) // BITS
        rows.append(xp.where(drawn, kind, NONE))
        supply = without_top(xp, supply, drawn, unit)
    return xp.stack(rows).astype(xp.int8)


def keyed_deck(cards: Bundle, key: Sequence[int], number: int) -> str:
    """The same for one deck with so many cards and this number, as letters; the next card first."""
    left, words = list(cards_in(cards)), NUMPY.asarray(key, dtype=NUMPY.uint32)
    low = NUMPY.arange(len(left), dtype=NUMPY.uint32) + 1
    drawn = cast(list[int], card_word(words, NUMPY.full(low.shape, number, dtype=NUMPY.uint32), low).tolist())
    return "".join(left.pop((word >> 16) * len(left) >> 16) for word in reversed(drawn))


def card_word(key: Array, number: Array, left: Array) -> Array:
    """A random word for the card of this deck with so many left: uint32, of a key [2, …].

    Drawn at every move in every lane, so mixed twice and not Threefry's twenty times.
    """
    return _mixed((_mixed(key[0] ^ number * _GOLDEN) ^ key[1]) + left * _OTHER)


def _mixed(word: Array) -> Array:
    word = (word ^ word >> 16) * _FIRST
    word = (word ^ word >> 15) * _SECOND
    return word ^ word >> 16


class _Settling(NamedTuple):
    supply: Supply
    active: Array
    """bool [lanes]: what is still to be settled."""
    first: Array
    """Shuffles before the beginning."""
    swapped: Array
    """bool [lanes]: the last sweep exchanged five cards for five."""
    sweeps: Array
    """int32 [lanes]: how often the display may still be swept."""


NO_LIMIT = 1 << 20


def settle(xp: ArrayNamespace, supply: Supply, unsettled: Array, most_sweeps: int = NO_LIMIT) -> Supply:
    """Reshuffle, fill the display and sweep it in these lanes until nothing more is to do, or it was swept so often."""
    sweeps = xp.full(unsettled.shape, most_sweeps, dtype=xp.int32)
    begin = _Settling(supply, unsettled, supply.shuffles, xp.zeros_like(unsettled), sweeps)
    return on_lanes(
        xp,
        unsettled,
        lambda some: while_any(xp, lambda now: now.active, lambda now: _settle_once(xp, now), some),
        begin,
    ).supply


def _settle_once(xp: ArrayNamespace, now: _Settling) -> _Settling:
    """One new deck, if the old one is out; as many cards as there are to fill the display; and one sweep."""
    supply = _renewed(xp, now.supply, now.active)
    lacking = now.active & (size(supply.display) < DISPLAY) & xp.not_equal(supply.deck, 0)
    supply = on_lanes(xp, lacking, lambda some: _filled(xp, some), supply)
    out = now.active & is_out(xp, supply)
    # A display that is not full has nothing left to be filled from, and stays (rule 3.4).
    crowded = now.active & ~out & (wilds(supply.display) > MOST_WILDS) & xp.not_equal(supply.deck, 0)
    # After a reshuffle everybody knows what is left, and so whether sweeping on can help (rule 3.7).
    stays = (supply.shuffles > now.first) & (now.swapped | _lacks_colours(supply))
    sweeps = crowded & ~stays & (now.sweeps > 0)
    five_for_five = xp.equal(size(supply.deck), DISPLAY) & xp.equal(supply.discards, 0)
    swept = xp.where(sweeps & xp.equal(supply.swept, 0), supply.display, supply.swept)
    gone = xp.where(sweeps, supply.display, 0)
    supply = supply._replace(swept=swept, discards=supply.discards + gone, display=supply.display - gone)
    swapped = xp.where(sweeps, five_for_five, now.swapped)
    return _Settling(supply, out | sweeps, now.first, swapped, now.sweeps - sweeps)


def _filled(xp: ArrayNamespace, supply: Supply) -> Supply:
    """The display with as many cards of the deck as it lacks and the deck has."""
    left = size(supply.deck)
    turned = xp.minimum(DISPLAY - size(supply.display), left)
    numbers = xp.arange(DISPLAY, dtype=xp.int32)[:, None]
    if supply.order.shape[0]:
        places = DECK - left + numbers
        kinds = along(xp, supply.order, xp.minimum(places, DECK - 1)).astype(xp.int32)
        units = 1 << BITS * xp.maximum(kinds, 0)
        behind = xp.arange(DECK, dtype=xp.int32)[:, None] < DECK - left + turned
        order = xp.where(behind, NONE, supply.order).astype(xp.int8)
    else:
        units, order = _next_cards(xp, supply, left), supply.order
    cards = xp.sum(xp.where(numbers < turned, units, 0), axis=0, dtype=xp.int32)
    return supply._replace(deck=supply.deck - cards, display=supply.display + cards, order=order)


def _next_cards(xp: ArrayNamespace, supply: Supply, left: Array) -> Array:
    """The next five of a deck that keys decide, as bundles of one: int32 [5, lanes]."""
    remaining = xp.maximum(left - xp.arange(DISPLAY, dtype=xp.int32)[:, None], 0)
    drawn = below(xp, _word(xp, supply, remaining), remaining)
    places: list[Array] = []
    gone: list[Array] = []
    for number in range(DISPLAY):
        # Turn the index among cards left into an index in the deck: step past every card drawn before.
        place = drawn[number]
        for other in gone:
            place = place + (place >= other)
        places.append(place)
        gone = _in_order(xp, gone, place)
    return unit_at(xp, supply.deck, xp.stack(places))


def _in_order(xp: ArrayNamespace, sorted_places: list[Array], place: Array) -> list[Array]:
    found = []
    for other in sorted_places:
        found.append(xp.minimum(other, place))
        place = xp.maximum(other, place)
    return [*found, place]


def is_out(xp: ArrayNamespace, supply: Supply) -> Array:
    """Whether there is something to shuffle, and no deck: bool [lanes]."""
    return xp.equal(supply.deck, 0) & xp.not_equal(supply.discards, 0)


def _lacks_colours(supply: Supply) -> Array:
    """Whether no display with few enough wilds can be made of all that is left."""
    return size(supply.deck + supply.display + supply.discards & COLOUR_BITS) < DISPLAY - MOST_WILDS


def _renewed(xp: ArrayNamespace, supply: Supply, active: Array) -> Supply:
    """The discards are the deck where it is out (rule 3.5)."""
    out = active & is_out(xp, supply)
    deck = xp.where(out, supply.discards, supply.deck)
    discards = xp.where(out, 0, supply.discards)
    renewed = supply._replace(deck=deck, discards=discards, shuffles=supply.shuffles + out.astype(xp.int32))
    if not supply.order.shape[0]:
        return renewed
    return on_lanes(xp, out, lambda some: some._replace(order=seeded_order(xp, some)), renewed)


def seeded_order(xp: ArrayNamespace, supply: Supply) -> Array:
    """The deck's cards, sorted and then shuffled by the stream of this deck, as `Supply.order` has it."""
    left = size(supply.deck)
    places = xp.arange(DECK, dtype=xp.int32)[:, None]
    kinds = counts(xp, supply.deck)
    behind, kind = xp.zeros_like(left), xp.zeros((DECK, 1), dtype=xp.int32)
    for number in range(kinds.shape[0] - 1):
        behind = behind + kinds[number]
        kind = kind + (places >= behind).astype(xp.int32)
    words = stream_words(xp, supply.seed, "deck", supply.shuffles, _WORDS)
    order = shuffled_by(xp, words, kind.astype(xp.int8), left)
    moved = places - (DECK - left)
    pushed = along(xp, order, xp.maximum(moved, 0))
    return xp.where(moved >= 0, pushed, NONE).astype(xp.int8)


def _word(xp: ArrayNamespace, supply: Supply, left: Array) -> Array:
    """For the card with so many left: [lanes], or more of them [..., lanes]."""
    return card_word(supply.key, supply.shuffles.astype(xp.uint32), left.astype(xp.uint32))
