"""Cards and links for many tables at once, packed into whole numbers that NumPy can add up row by row.

A packed hand has eight bits for every kind of card, so that one subtraction compares all kinds; a set of links is a
mask, and two tables of 32,768 entries each answer for every mask (as in `graph`).
"""

import numpy as np
from numpy.typing import NDArray

from tabletown.bots.ticket_to_ride_new_york.graph import GREY, LINKS, SIGHTS
from tabletown.ticket_to_ride_new_york.board import TICKETS
from tabletown.ticket_to_ride_new_york.cards import COLOURS, COUNT, Bundle, Card

Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]

KINDS = len(Card)
WILD = KINDS - 1
BITS = 8
UNITS: Ints = np.array([1 << BITS * kind for kind in range(KINDS)], np.int64)
KIND_OF = {card: kind for kind, card in enumerate(Card)}
GREY_KIND = KINDS
"""Stands for any one colour, next to the kinds."""

_COLOUR_LANES = sum(0x7F << BITS * kind for kind in range(len(COLOURS)))
_GUARDS = sum(0x80 << BITS * kind for kind in range(len(COLOURS)))
_ONES = sum(1 << BITS * kind for kind in range(len(COLOURS)))
_TOP = BITS * (len(COLOURS) - 1)
_GREY_SUM, _GREY_COUNT = BITS * 6, BITS * 7

_HALF = 15
_LOW = (1 << _HALF) - 1
LINK_BITS: Ints = np.array([link.bit for link in LINKS], np.int64)
SHORT_LENGTHS = np.array([link.length for link in LINKS], np.int8)
LENGTHS: Ints = np.array([link.length for link in LINKS], np.int64)
POINTS: Ints = np.array([link.points for link in LINKS], np.int64)
ENDS: Ints = np.array([[place for place in range(15) if link.touches >> place & 1] for link in LINKS], np.int64)
TICKET_ENDS: Ints = np.array(
    [[place for place in range(15) if ticket.touches >> place & 1] for ticket in TICKETS], np.int64
)
TICKET_BITS: Ints = np.array([ticket.bit for ticket in TICKETS], np.int64)
TICKET_POINTS: Ints = np.array([ticket.points for ticket in TICKETS], np.int64)
SIGHTS_OF_LINK: Ints = np.array([link.touches & SIGHTS for link in LINKS], np.int64)
SINGLE = sum(link.bit for link in LINKS if len(link.routes) == 1)


def _kind(link_number: int, half: int) -> int:
    halves = LINKS[link_number].halves
    shift = halves[min(half, len(halves) - 1)][1]
    return GREY_KIND if shift == GREY else shift // 4


FIRST_KIND: Ints = np.array([_kind(number, 0) for number in range(len(LINKS))], np.int64)
SECOND_KIND: Ints = np.array([_kind(number, 1) for number in range(len(LINKS))], np.int64)
"""What pays for the halves of every link; the same twice for a link of one route."""


def _price(link_number: int, kinds: Ints) -> int:
    kind, length = int(kinds[link_number]), int(LENGTHS[link_number])
    return length << _GREY_SUM | 1 << _GREY_COUNT if kind == GREY_KIND else length << BITS * kind


def _table(worth: list[int]) -> Ints:
    """By set of links: the sum of what each is worth."""
    sums = np.zeros(1, np.int64)
    for each in worth:
        sums = np.concatenate((sums, sums + each))
    return sums


def _unions(masks: list[int]) -> Ints:
    sets = np.zeros(1, np.int64)
    for each in masks:
        sets = np.concatenate((sets, sets | each))
    return sets


_POINTS_AT, _COUNT_AT, _SIGHTS_AT = 8, 16, 32
_SUMS = [
    _table([link.length | link.points << _POINTS_AT | 1 << _COUNT_AT for link in half])
    | _unions([(link.touches & SIGHTS) << _SIGHTS_AT for link in half])
    for half in (LINKS[:_HALF], LINKS[_HALF:])
]
_PRICES = [
    _table([_price(number, FIRST_KIND) for number in numbers]) for numbers in (range(_HALF), range(_HALF, len(LINKS)))
]
# A price is that of all first halves, and what the second halves in it cost more. Only nine links have halves of
# different colours: with this shift all nine fit side by side into a small table.
_FOLD = 13
_TWO_COLOURED = [number for number in range(len(LINKS)) if FIRST_KIND[number] != SECOND_KIND[number]]
_FOLDED = {number if number < _HALF else number - _FOLD: number for number in _TWO_COLOURED}
_MORE = _table(
    [
        _price(_FOLDED[place], SECOND_KIND) - _price(_FOLDED[place], FIRST_KIND) if place in _FOLDED else 0
        for place in range(max(_FOLDED) + 1)
    ]
)
TWO_COLOURED: Ints = np.array(_TWO_COLOURED, np.int64)
SWING: Ints = _table([2 * ticket.points for ticket in TICKETS])
"""By set of tickets: the difference between having all of them connected and none."""


def measure(links: Ints) -> tuple[Ints, Ints, Ints, Ints]:
    """Of every set of links: taxis, points, how many there are, and the attractions they touch."""
    low, high = _look_up(_SUMS[0], links & _LOW), _look_up(_SUMS[1], links >> _HALF)
    sums = low + high
    return sums & 0xFF, sums >> _POINTS_AT & 0xFF, sums >> _COUNT_AT & 0xFF, (low | high) >> _SIGHTS_AT


def price(links: Ints, second: Ints) -> Ints:
    """The cards for every set of links; `second` are those to be paid in the colour of their second half."""
    found = _look_up(_PRICES[0], links & _LOW)
    found += _look_up(_PRICES[1], links >> _HALF)
    other = links & second
    found += _look_up(_MORE, (other | other >> _FOLD) & len(_MORE) - 1)
    return found


def _look_up(table: Ints, places: Ints) -> Ints:
    # Clipping never happens, but it is faster than the check whether it would be needed.
    found: Ints = table.take(places, mode="clip")
    return found


def beyond(cards: Ints, others: Ints) -> Ints:
    """Colour by colour, how many more cards there are than others (none if there are fewer)."""
    gap: Ints = (cards & _COLOUR_LANES | _GUARDS) - (others & _COLOUR_LANES)
    more: Ints = gap & _GUARDS
    found: Ints = gap & (more - (more >> 7))
    return found


def total(cards: Ints) -> Ints:
    """Cards of all colours together."""
    return (cards & _COLOUR_LANES) * _ONES >> _TOP & 0xFF


def grey_gap(prices: Ints, spare: Ints) -> Ints:
    """Cards of any colour that are lacking for grey links when these are to spare: pairs first, then single cards."""
    spaces, count = prices >> _GREY_SUM & 0xFF, prices >> _GREY_COUNT
    pairs = total(spare >> 1 & 0x3F3F3F3F3F3F)
    singles = total(spare & _ONES)
    gap: Ints = np.maximum(0, spaces - 2 * pairs - np.minimum(singles, np.maximum(0, count - pairs)))
    return gap


def counts(cards: Ints) -> NDArray[np.int8]:
    """One column for every kind."""
    return np.ascontiguousarray(cards).view(np.int8).reshape(-1, BITS)[:, :KINDS]


def wilds(cards: Ints) -> Ints:
    return cards >> BITS * WILD & 0x7F


def packed(cards: Bundle) -> int:
    return sum((cards >> card.shift & COUNT) << BITS * kind for kind, card in enumerate(Card))
