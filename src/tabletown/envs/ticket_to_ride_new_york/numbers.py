"""What a seat may know in Ticket to Ride: New York, as bytes straight from a State: one byte is one number."""

from collections.abc import Iterator
from functools import cache

from tabletown.batch.ticket_to_ride_new_york.lanes import PHASES
from tabletown.core.seat import Seat
from tabletown.ticket_to_ride_new_york.board import ROUTES, TICKETS, TicketMask
from tabletown.ticket_to_ride_new_york.cards import COUNT, Bundle, Card, size
from tabletown.ticket_to_ride_new_york.scoring import completed
from tabletown.ticket_to_ride_new_york.state import Phase, Player, State

_MOST = 127
_MINUS_ONE = 255
"""−1 in a byte with a sign."""
_SHIFTS = tuple(card.shift for card in Card)


def told(state: State, seat: Seat | None) -> bytearray:
    """The numbers of `batch.ticket_to_ride_new_york.observe.observe_view`, of this seat's View."""
    own = seat or 0
    around = (*state.players[own:], *state.players[:own])
    return bytearray().join([*_table(state, own, around), *_players(state, around), *_own(state, seat)])


def _table(state: State, own: int, around: tuple[Player, ...]) -> Iterator[bytes]:
    stock, seats = state.stock, len(around)
    yield bytes(state.phase is phase for phase in PHASES)
    yield bytes((state.turn - own) % seats == number for number in range(seats))
    yield bytes((_MINUS_ONE if state.turns_left is None else state.turns_left, state.passes))
    held_over = sum(player.held_over for player in around)
    for cards in (stock.display, stock.discards, stock.swept, held_over):
        yield _kinds(cards)
    yield bytes((len(stock.deck), min(stock.shuffles, _MOST), len(state.ticket_deck)))


def _players(state: State, around: tuple[Player, ...]) -> Iterator[bytes]:
    over = state.phase is Phase.OVER
    for player in around:
        yield bytes((size(player.hand),))
        yield _kinds(player.known)
        yield bytes((size(player.held_over),))
        yield _kinds(player.revealed)
        yield _bits(player.routes, len(ROUTES))
        counts = (player.tickets.bit_count(), player.shown.bit_count(), player.chosen != 0)
        yield bytes((player.taxis, player.points, *counts))
        yield _bits(player.tickets if over else 0, len(TICKETS))


def _own(state: State, seat: Seat | None) -> Iterator[bytes]:
    if seat is None:
        yield bytes(2 * len(Card) + 5 * len(TICKETS))
        return
    player = state.players[seat]
    yield _kinds(player.hand)
    yield _kinds(player.held_over)
    done = completed(player.routes, player.tickets)
    for tickets in (player.tickets, done, player.shown, player.chosen, _put_back(state, seat)):
        yield _bits(tickets, len(TICKETS))


def _put_back(state: State, seat: Seat) -> TicketMask:
    back = 0
    for draw in state.draws:
        if draw.seat == seat:
            back |= draw.shown & ~draw.kept
    return back


def _kinds(cards: Bundle) -> bytes:
    """How many there are of each kind."""
    return bytes([cards >> shift & COUNT for shift in _SHIFTS])


@cache
def _byte(bits: int) -> bytes:
    return bytes(bits >> place & 1 for place in range(8))


def _bits(mask: int, count: int) -> bytes:
    """A set, one number for each that could be in it."""
    return b"".join([_byte(bits) for bits in mask.to_bytes((count + 7) // 8, "little")])[:count]
