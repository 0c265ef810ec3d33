"""From States of the rules to lanes, and back."""

from collections.abc import Sequence
from functools import lru_cache
from typing import cast

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import NUMPY, Array, ArrayNamespace
from tabletown.batch.chance import key_of
from tabletown.batch.kept import KeptAnswers
from tabletown.batch.loops import each
from tabletown.batch.streams import seed_bytes, seed_text
from tabletown.batch.ticket_to_ride_new_york.actions import LOW_ROUTES
from tabletown.batch.ticket_to_ride_new_york.lanes import DECK, NO_TICKET, NONE, PHASES, Lanes, Supply
from tabletown.batch.ticket_to_ride_new_york.supply import keyed_deck
from tabletown.core.seat import Seat
from tabletown.ticket_to_ride_new_york.board import TICKETS, RouteMask, Stop, Ticket
from tabletown.ticket_to_ride_new_york.cards import CARD_OF, Card
from tabletown.ticket_to_ride_new_york.network import regions, tickets_in
from tabletown.ticket_to_ride_new_york.state import Player, State, TicketDraw, ticket_draw
from tabletown.ticket_to_ride_new_york.stock import Stock

_LETTERS = "".join(card.value for card in Card)
_KINDS = bytes.maketrans(_LETTERS.encode(), bytes(range(len(_LETTERS))))
_NO_CARD = bytes([NONE & 255])
_NUMBER = {ticket: number for number, ticket in enumerate(TICKETS)}
_LOW_MASK = (1 << LOW_ROUTES) - 1
_NUMBER_OF_PHASE = {phase: number for number, phase in enumerate(PHASES)}
_PLAYER = np.dtype([("numbers", np.int32, 11), ("reach", np.int16, len(Stop))])
"""What a lane has of one player, less the tickets that she gave back: the draws tell those."""
_MOST_SEATS = 4


def lanes_of(xp: ArrayNamespace, states: Sequence[State], *, by_seeds: bool) -> Lanes:
    """A lane for every State. Where keys decide, the order of the deck is left to the key that its seed gives."""
    players, reach = _players(states)
    draws = b"".join(_draw_row.of([state.draws for state in states]))
    tickets = b"".join(_ticket_row.of([state.ticket_deck for state in states]))
    lanes = Lanes(
        _numbers([_NUMBER_OF_PHASE[state.phase] for state in states]),
        _numbers([state.turn for state in states]),
        _numbers([NONE if state.turns_left is None else state.turns_left for state in states]),
        _numbers([state.passes for state in states]),
        players,
        reach,
        _lane_last(np.frombuffer(tickets, np.int8).reshape(len(states), len(TICKETS))),
        _numbers([len(state.ticket_deck) for state in states]),
        _lane_last(np.frombuffer(draws, np.int16).reshape(len(states), len(TICKETS))),
        _numbers([len(state.draws) for state in states]),
        _supply(states, by_seeds=by_seeds),
    )
    return each(xp.asarray, lanes)


def state_of(lanes: Lanes, lane: int, seed: str) -> State:
    """The State of one lane. Where seeds decide, it has its own; else this one, if it gives the lane's key."""
    row = each(lambda array: NUMPY.asarray(array)[..., lane], lanes)
    supply = row.supply
    if supply.order.shape[0]:
        seed = seed_text(_list(supply.seed))
        deck = "".join(_LETTERS[kind] for kind in _list(supply.order) if kind != NONE)
    else:
        key = _list(supply.key)
        seed = seed if _list(key_of(NUMPY, seed)) == key else format_key(key)
        deck = keyed_deck(int(supply.deck), key, int(supply.shuffles))
    stock = Stock(deck, int(supply.display), int(supply.discards), int(supply.shuffles), int(supply.swept))
    players = tuple(_player(row.players[number]) for number in range(row.players.shape[0]))
    left = int(row.turns_left)
    return State(
        seed,
        PHASES[int(row.phase)],
        Seat(int(row.turn)),
        stock,
        players,
        tuple(TICKETS[number] for number in _list(row.ticket_order) if number != NONE),
        tuple(_draw(code) for code in _list(row.draws) if code != NONE),
        None if left == NONE else left,
        int(row.passes),
    )


def reach_of(routes: RouteMask) -> list[int]:
    """By place, the places that these routes connect it with."""
    return list(_reach_of(routes))


@lru_cache(maxsize=4096)
def _reach_of(routes: RouteMask) -> tuple[int, ...]:
    parts = regions(routes)
    return tuple(next((part for part in parts if part & stop.bit), stop.bit) for stop in Stop)


def key_in(seed: str) -> list[int]:
    """The key that a seed stands for: the one it spells out, or its hash."""
    word, _, digits = seed.partition(" ")
    if word == "key" and len(digits) == 16:
        return [int(digits[:8], 16), int(digits[8:], 16)]
    return _list(key_of(NUMPY, seed))


def format_key(key: Sequence[int]) -> str:
    return f"key {key[0]:08x}{key[1]:08x}"


def split_routes(routes: RouteMask) -> tuple[int, int]:
    return routes & _LOW_MASK, routes >> LOW_ROUTES


def _players(states: Sequence[State]) -> tuple[Array, Array]:
    """Numbers and reach."""
    seats = len(states[0].players) if states else 0
    packed = b"".join(_player_row.of([player for state in states for player in state.players]))
    rows = np.frombuffer(packed, _PLAYER).reshape(len(states), seats)
    returned = np.frombuffer(b"".join(_returned.of([state.draws for state in states])), np.int32)
    back = returned.reshape(len(states), _MOST_SEATS)[:, :seats]
    return _lane_last(np.concatenate([rows["numbers"], back[:, :, None]], axis=2)), _lane_last(rows["reach"])


def _packed_player(player: Player) -> bytes:
    reach = np.array(_reach_of(player.routes), np.int16).tobytes()
    return np.array(_player_numbers(player), np.int32).tobytes() + reach


def _player_numbers(p: Player) -> list[int]:
    cards = [p.hand, p.known, p.held_over, p.revealed]
    return [*cards, *split_routes(p.routes), p.taxis, p.points, p.tickets, p.shown, p.chosen]


def _given_back(draws: tuple[TicketDraw, ...]) -> bytes:
    """By seat, masks of tickets."""
    found = [0] * _MOST_SEATS
    for draw in draws:
        found[draw.seat] |= draw.shown & ~draw.kept
    return np.array(found, np.int32).tobytes()


def _player(rows: Array) -> Player:
    hand, known, held_over, revealed, low, high, taxis, points, tickets, shown, chosen, _ = _list(rows)
    routes = low | high << LOW_ROUTES
    return Player(hand, known, held_over, revealed, routes, taxis, points, tickets, shown, chosen)


def _draw_number(draw: TicketDraw) -> int:
    """As `draw_code` has it."""
    shown, kept = tickets_in(draw.shown), tickets_in(draw.kept)
    numbers = [*(_NUMBER[ticket] for ticket in shown), NO_TICKET]
    return draw.seat << 12 | numbers[0] << 7 | numbers[1] << 2 | sum(1 << shown.index(ticket) for ticket in kept)


def _draw(code: int) -> TicketDraw:
    first, second = (1 << (code >> shift & 31) for shift in (7, 2))
    second = 0 if second == 1 << NO_TICKET else second
    kept = (first if code & 1 else 0) | (second if code & 2 else 0)
    return ticket_draw(Seat(code >> 12), first | second, kept)


def _supply(states: Sequence[State], *, by_seeds: bool) -> Supply:
    stocks, lanes = [state.stock for state in states], len(states)
    order, key, seed = (np.zeros((0, lanes), kind) for kind in (np.int8, np.uint32, np.uint8))
    if by_seeds:
        order = np.frombuffer(b"".join(_order_row.of(stocks)), np.int8).reshape(lanes, DECK).T.copy()
        seed = cast(NDArray[np.uint8], seed_bytes(NUMPY, [state.seed for state in states]))
    else:
        key = np.array([key_in(state.seed) for state in states], np.uint32).T
    return Supply(
        _numbers(_deck_cards.of(stocks)),
        _numbers([stock.display for stock in stocks]),
        _numbers([stock.discards for stock in stocks]),
        _numbers([stock.swept for stock in stocks]),
        _numbers([stock.shuffles for stock in stocks]),
        *(cast(Array, array) for array in (order, key, seed)),
    )


def _numbers(numbers: Sequence[int]) -> Array:
    return cast(Array, np.array(numbers, np.int32))


def _lane_last(rows: NDArray[np.generic]) -> Array:
    return cast(Array, np.ascontiguousarray(np.moveaxis(rows, 0, -1)))


def _filled_up(row: Sequence[int], length: int) -> list[int]:
    return [*row, *[NONE] * (length - len(row))]


_player_row = KeptAnswers(_packed_player)
_returned = KeptAnswers(_given_back)
_draw_row = KeptAnswers[tuple[TicketDraw, ...], bytes](
    lambda draws: np.array(_filled_up([*map(_draw_number, draws)], len(TICKETS)), np.int16).tobytes()
)
_ticket_row = KeptAnswers[tuple[Ticket, ...], bytes](
    lambda deck: bytes([_NUMBER[ticket] for ticket in deck]).ljust(len(TICKETS), _NO_CARD)
)
_order_row = KeptAnswers[Stock, bytes](lambda stock: stock.deck.encode().translate(_KINDS).rjust(DECK, _NO_CARD))
_deck_cards = KeptAnswers[Stock, int](lambda stock: sum(CARD_OF[letter].unit for letter in stock.deck))


def _list(array: Array) -> list[int]:
    return cast(list[int], array.tolist())
