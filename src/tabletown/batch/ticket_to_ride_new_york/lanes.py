"""Games side by side: what a State holds, as arrays whose last axis is the lane."""

from typing import NamedTuple

from tabletown.batch.arrays import Array, ArrayNamespace, Operand
from tabletown.ticket_to_ride_new_york.cards import CARDS
from tabletown.ticket_to_ride_new_york.state import Phase

CHOOSE, TURN, SECOND_CARD, KEEP, OVER = range(5)
PHASES = (Phase.CHOOSE, Phase.TURN, Phase.SECOND_CARD, Phase.KEEP, Phase.OVER)
"""By number."""
NONE = -1
"""An empty place, and turns left before the last lap."""
NO_TICKET = 31
"""In a draw that showed a single ticket: in place of the second."""
DECK = len(CARDS)
HAND, KNOWN, HELD_OVER, REVEALED, LOW, HIGH, TAXIS, POINTS, TICKETS, SHOWN, CHOSEN, RETURNED = range(12)
"""Rows of `Lanes.players`."""


class Mover(NamedTuple):
    """The rows of one player by name: int32 [lanes] each."""

    hand: Array
    """As `known`, `held_over` and `revealed` a bundle of cards."""
    known: Array
    held_over: Array
    revealed: Array
    low: Array
    """Her routes, 22 in this mask and 19 in the next."""
    high: Array
    taxis: Array
    points: Array
    tickets: Array
    """As `shown` and `chosen` a mask of tickets."""
    shown: Array
    chosen: Array
    returned: Array
    """Tickets that she has ever put under the deck."""


class Supply(NamedTuple):
    """Deck, display and discards. Bundles are int32 [lanes]."""

    deck: Array
    """Which cards the deck holds, as a bundle."""
    display: Array
    discards: Array
    swept: Array
    shuffles: Array
    """int32 [lanes]."""
    order: Array
    """int8 [44, lanes]: the kinds of the deck's cards, the next one first, pushed to the end; NONE before them.
    [0, lanes] where the order is left to chance by keys."""
    key: Array
    """uint32 [2, lanes]: what decides the order of this deck and of those to come; [0, lanes] where seeds decide."""
    seed: Array
    """uint8 [104, lanes]: the bytes of the seed that decides it; [0, lanes] where keys decide."""


class Lanes(NamedTuple):
    phase: Array
    """int32 [lanes], as are all numbers that have no shape here."""
    turn: Array
    turns_left: Array
    passes: Array
    players: Array
    """int32 [seats, 12, lanes]: the rows are those of `Mover`."""
    reach: Array
    """int16 [seats, 15, lanes]: by place, the places that a seat's routes connect it with, itself included."""
    ticket_order: Array
    """int8 [18, lanes]: the ticket deck, the next one first; NONE behind them."""
    ticket_count: Array
    draws: Array
    """int16 [18, lanes]: tickets that were shown, in order, as `draw_code`; NONE behind them."""
    draw_count: Array
    supply: Supply


def mover_of(xp: ArrayNamespace, players: Array, seat: Array) -> Mover:
    """The player of one seat, by lane; anybody's where the seat is nobody."""
    rows = seat_rows(xp, players, seat)
    return Mover(*(rows[number] for number in range(rows.shape[0])))


def seat_rows(xp: ArrayNamespace, table: Array, seat: Array) -> Array:
    """Of [seats, k, lanes] the part of one seat, by lane: [k, lanes]."""
    found = table[0]
    for number in range(1, table.shape[0]):
        found = xp.where(xp.equal(seat, number), table[number], found)
    return found


def with_seat_rows(xp: ArrayNamespace, table: Array, seat: Array, rows: Array) -> Array:
    """[seats, k, lanes] with the part of one seat exchanged; nothing where the seat is nobody."""
    return xp.stack([xp.where(xp.equal(seat, number), rows, table[number]) for number in range(table.shape[0])])


def draw_code(xp: ArrayNamespace, seat: Operand, first: Operand, second: Operand, kept: Array) -> Array:
    """Who was shown which tickets, in the order of the box, and which were kept: 1 first, 2 second, 3 both."""
    code = xp.asarray(seat) << 12 | xp.asarray(first) << 7 | xp.asarray(second) << 2 | kept
    return code.astype(xp.int16)
