"""Which cards to pay with, and which to draw, for a set of links."""

from tabletown.bots.ticket_to_ride_new_york.graph import GREY
from tabletown.bots.ticket_to_ride_new_york.plans import Price
from tabletown.ticket_to_ride_new_york.cards import COLOURS, COUNT, WILD_SHIFT, Bundle

SHIFTS = tuple(colour.shift for colour in COLOURS)


def spare(price: Price, hand: Bundle) -> Bundle:
    """What a hand holds beyond the colours that routes of one colour will take."""
    for shift, need in price.fixed:
        hand -= min(need, hand >> shift & COUNT) << shift
    return hand


def payment(length: int, shift: int, hand: Bundle, free: Bundle) -> Bundle:
    """Cards for a route, wilds last; 0 if the hand cannot pay. A grey route takes cards that are `free`, if it can."""
    if shift == GREY:
        return _in_best_colour(length, free) or _in_best_colour(length, hand)
    have = hand >> shift & COUNT
    if have >= length:
        return length << shift
    if have + (hand >> WILD_SHIFT) >= length:
        return have << shift | length - have << WILD_SHIFT
    return 0


def lacking(price: Price, hand: Bundle) -> tuple[dict[int, int], int]:
    """Cards still to come by colour (both colours of a double route), and those that may be of any colour."""
    wanted: dict[int, int] = {}
    for shift, need in price.fixed:
        have = hand >> shift & COUNT
        hand -= min(need, have) << shift
        if have < need:
            wanted[shift] = need - have
    for one, other, need in price.either:
        have, shift = max((hand >> one & COUNT, one), (hand >> other & COUNT, other))
        hand -= min(need, have) << shift
        if have < need:
            wanted[shift] = wanted.get(shift, 0) + need - have
            if not have:
                wanted.setdefault(one + other - shift, 1)
    easy = 0
    for need in price.any_colour:
        have, shift = max([(hand >> shift & COUNT, shift) for shift in SHIFTS])
        hand -= min(need, have) << shift
        easy += max(0, need - have)
    return wanted, easy


def _in_best_colour(length: int, hand: Bundle) -> Bundle:
    have = best = 0
    for shift in SHIFTS:
        if hand >> shift & COUNT > have:
            have, best = hand >> shift & COUNT, shift
    if have >= length:
        return length << best
    wilds = length - have
    return have << best | wilds << WILD_SHIFT if wilds <= hand >> WILD_SHIFT else 0
