"""The rows of `rows` in arrays: uint8 [lanes, numbers], of the seat by lane. Learning and searching use them."""

from typing import NamedTuple

import numpy as np

from tabletown.batch.arrays import Array, ArrayNamespace, Operand
from tabletown.batch.loops import repeat
from tabletown.batch.ticket_to_ride_new_york.actions import high_bit, low_bit
from tabletown.batch.ticket_to_ride_new_york.cards import counts, size
from tabletown.batch.ticket_to_ride_new_york.lanes import KNOWN, Lanes, Mover, mover_of, seat_rows
from tabletown.batch.ticket_to_ride_new_york.legal import open_rows
from tabletown.batch.ticket_to_ride_new_york.standing import connected, ticket_rows
from tabletown.bots.nets.ticket_to_ride_new_york.layout import (
    CLAIM_TURN,
    FAR,
    MOST_SEATS,
    OTHER_ROW,
    ROW,
    SEATS,
    ZERO,
)
from tabletown.ticket_to_ride_new_york.board import ATTRACTIONS, ROUTES, TICKETS, Stop
from tabletown.ticket_to_ride_new_york.cards import ALL_CARDS, COLOURS

_STOPS = tuple(Stop)
_LENGTHS = np.array([route.length for route in ROUTES], np.int8)[:, None]
_LOW = np.array([low_bit(route) for route in ROUTES], np.int32)[:, None]
_HIGH = np.array([high_bit(route) for route in ROUTES], np.int32)[:, None]
_ONE, _OTHER = (np.array([_STOPS.index(route.ends[end]) for route in ROUTES], np.int32) for end in (0, 1))
_COLOUR = np.array([len(COLOURS) if route.is_grey else COLOURS.index(route.colours[0]) for route in ROUTES], np.int32)
"""By route; the last number is grey."""
_START, _END = (np.array([_STOPS.index(ticket.ends[end]) for ticket in TICKETS], np.int32) for end in (0, 1))
_WORTH = np.array([ticket.points for ticket in TICKETS], np.int32)[:, None]
_PLACES = np.array([[stop.bit] for stop in Stop], np.int16)
_SIGHTS = np.array([_STOPS.index(stop) for stop in ATTRACTIONS], np.int32)
_BY_COLOUR = np.equal(_COLOUR, np.arange(len(COLOURS) + 1)[:, None]).astype(np.int8)
_LINKS = tuple(dict.fromkeys(route.ends for route in ROUTES))
"""Places with a route or two between them, and the numbers of these routes: the first and the last."""
_FIRST_OF_LINK, _LAST_OF_LINK = (
    np.array([pick(n for n, route in enumerate(ROUTES) if route.ends == ends) for ends in _LINKS], np.int32)
    for pick in (min, max)
)


def _matrix() -> np.ndarray[tuple[int, ...], np.dtype[np.int32]]:
    """By pair of places, [places, places]: the row of their link; behind the links a row for what is not linked, and
    one for a place itself."""
    table = np.full((len(_STOPS), len(_STOPS)), len(_LINKS), np.int32)
    for number, ends in enumerate(_LINKS):
        one, other = map(_STOPS.index, ends)
        table[one, other] = table[other, one] = number
    np.fill_diagonal(table, len(_LINKS) + 1)
    return table


_MATRIX = _matrix()


class _Ways(NamedTuple):
    """By ticket and route, whether the route is on a cheapest way: bool [tickets, routes, lanes]; and what it costs."""

    on: Array
    cost: Array
    """int8 [tickets, lanes]."""


class _Routes(NamedTuple):
    """By route: [routes, lanes]."""

    own: Array
    open: Array
    short: Array
    """int8: cards that are missing with wilds."""
    bare: Array
    """int8: and without."""


def table_rows(xp: ArrayNamespace, lanes: Lanes, seat: Array) -> Array:
    """uint8 [lanes, numbers]: what a seat, by lane, looks at."""
    seats = lanes.players.shape[0]
    viewer = xp.maximum(seat, 0)
    around = [(viewer + number) % seats for number in range(seats)]
    movers = [mover_of(xp, lanes.players, other) for other in around]
    reach = [seat_rows(xp, lanes.reach, other) for other in around]
    own = movers[0]
    routes = _routes(xp, lanes, own)
    done = connected(xp, reach[0])
    held = ticket_rows(xp, own.tickets)
    first = own.shown & -own.shown
    shown = [ticket_rows(xp, mask) for mask in (first, own.shown - first)]
    parts = [
        *_table_part(xp, lanes, around, own),
        *_own_part(xp, movers, reach, held, done),
        *_ways_part(xp, routes, held & ~done, held & done, own, shown),
    ]
    for number in range(1, MOST_SEATS):
        parts += _other_part(xp, movers[number] if number < seats else None, reach[number % seats])
    rows = xp.concatenate([part.astype(xp.uint8) for part in parts])
    assert rows.shape[0] == ROW, rows.shape
    return rows.T


def _table_part(xp: ArrayNamespace, lanes: Lanes, around: list[Array], own: Mover) -> list[Array]:
    supply, seats = lanes.supply, len(around)
    nobody = xp.zeros_like(lanes.turn)
    turn = [xp.equal(lanes.turn, other).astype(xp.int32) for other in around] + [nobody] * (MOST_SEATS - seats)
    known = xp.sum(lanes.players[:, KNOWN], axis=0, dtype=xp.int32) - own.known
    unseen = ALL_CARDS - own.hand - supply.display - supply.discards - known
    return [
        xp.equal(lanes.phase, xp.arange(4, dtype=xp.int32)[:, None]),
        xp.stack([nobody + int(seats == number) for number in SEATS]),
        xp.stack(turn),
        xp.stack([(lanes.turns_left >= 0).astype(xp.int32), xp.maximum(lanes.turns_left, 0)]),
        *(counts(xp, cards) for cards in (own.hand, supply.display, supply.discards, unseen)),
        xp.stack([size(supply.deck), lanes.ticket_count]),
    ]


def _own_part(xp: ArrayNamespace, movers: list[Mover], reach: list[Array], held: Array, done: Array) -> list[Array]:
    own, sights = movers[0], [_sights(xp, one) for one in reach]
    worth = xp.asarray(_WORTH)
    tickets = xp.sum(xp.where(held, xp.where(done, worth, -worth), 0), axis=0, dtype=xp.int32)
    public = [mover.points + seen for mover, seen in zip(movers, sights, strict=True)]
    best = public[1]
    for other in public[2:]:
        best = xp.maximum(best, other)
    missing = xp.sum(held & ~done, axis=0, dtype=xp.int32)
    numbers = [
        *(own.taxis, own.points, size(own.hand)),
        *(xp.maximum(public[0] + tickets + ZERO, 0), xp.maximum(public[0] - best + ZERO, 0)),
        *(sights[0], missing),
    ]
    return [xp.stack(numbers), xp.not_equal(reach[0], xp.asarray(_PLACES))]


def _sights(xp: ArrayNamespace, reach: Array) -> Array:
    """Attractions that a network touches: int32 [lanes]."""
    seen = xp.not_equal(xp.take(reach, xp.asarray(_SIGHTS), axis=0), xp.asarray(_PLACES[_SIGHTS]))
    return xp.sum(seen, axis=0, dtype=xp.int32)


def _routes(xp: ArrayNamespace, lanes: Lanes, own: Mover) -> _Routes:
    held = counts(xp, own.hand).astype(xp.int8)
    best = xp.max(held[:-1], axis=0)
    colour = xp.take(xp.concatenate([held[:-1], best[None]]), xp.asarray(_COLOUR), axis=0)
    bare = xp.maximum(xp.asarray(_LENGTHS) - colour, 0)
    mine = xp.not_equal(own.low & xp.asarray(_LOW) | own.high & xp.asarray(_HIGH), 0)
    return _Routes(mine, open_rows(xp, lanes, own), xp.maximum(bare - held[-1], 0), bare)


def _ways_part(
    xp: ArrayNamespace, routes: _Routes, missing: Array, done: Array, own: Mover, shown: list[Array]
) -> list[Array]:
    lengths = xp.broadcast_to(xp.asarray(_LENGTHS), routes.bare.shape)
    prices = [xp.where(routes.open, price, FAR).astype(xp.int8) for price in (lengths, CLAIM_TURN + routes.bare)]
    apart = _distances(xp, xp.stack([xp.where(routes.own, 0, price).astype(xp.int8) for price in prices]))
    short, quick = (_ways(xp, apart[number], price) for number, price in enumerate(prices))
    worth = xp.asarray(_WORTH)[:, None]
    on, worths = [], []
    for ways in (short, quick):
        mine = ways.on & missing[:, None]
        on.append(xp.sum(mine, axis=0, dtype=xp.int32))
        worths.append(xp.sum(xp.where(mine, worth, 0), axis=0, dtype=xp.int32))
    looked = [xp.any(quick.on & one[:, None], axis=0) for one in shown]
    needs = [_needs(xp, found, routes.bare) for found in on]
    cards = [_of(xp, one, short, quick) for one in shown]
    return [
        *(routes.own, routes.open, xp.where(routes.open, routes.short, 0)),
        *(on[0], worths[0], on[1], worths[1], *looked),
        *(needs[0][:-1], needs[1]),
        *(missing, done, ticket_rows(xp, own.returned), short.cost),
        *(xp.where(missing, ways.cost, 0) for ways in (short, quick)),
        *shown,
        *cards,
    ]


def _distances(xp: ArrayNamespace, prices: Array) -> Array:
    """Between all places, int8 [2, 15, 15, lanes], of what routes cost, [2, routes, lanes]."""
    links = xp.minimum(*(xp.take(prices, xp.asarray(which), axis=1) for which in (_FIRST_OF_LINK, _LAST_OF_LINK)))
    far = xp.full((2, 1, prices.shape[-1]), FAR, dtype=xp.int8)
    table = xp.take(xp.concatenate([links, far, xp.zeros_like(far)], axis=1), xp.asarray(_MATRIX), axis=1)

    def through(place: Array, known: Array) -> Array:
        row, column = (xp.take(known, place, axis=axis) for axis in (1, 2))
        return xp.minimum(known, column[:, :, None] + row[:, None])

    return repeat(xp, len(_STOPS), through, table)


def _ways(xp: ArrayNamespace, apart: Array, price: Array) -> _Ways:
    """Of distances [15, 15, lanes] and what routes cost [routes, lanes]."""
    start, end = (xp.take(apart, xp.asarray(which), axis=0) for which in (_START, _END))
    cost = xp.take(apart.reshape((-1, apart.shape[-1])), xp.asarray(_START * len(_STOPS) + _END), axis=0)
    cost = xp.minimum(cost, FAR).astype(xp.int8)
    there, back = xp.asarray(_ONE), xp.asarray(_OTHER)
    first = xp.take(start, there, axis=1) + xp.take(end, back, axis=1)
    second = xp.take(start, back, axis=1) + xp.take(end, there, axis=1)
    total = xp.minimum(first, second) + price
    return _Ways(xp.equal(total, cost[:, None]) & (price < FAR) & (cost < FAR)[:, None], cost)


def _needs(xp: ArrayNamespace, on: Array, bare: Array) -> Array:
    """By colour, cards that are missing on routes of these ways; grey comes last: int32 [7, lanes]."""
    wanted = xp.where(on > 0, bare, 0).astype(xp.int32)
    return xp.sum(xp.asarray(_BY_COLOUR)[:, :, None] * wanted, axis=1, dtype=xp.int32)


def _of(xp: ArrayNamespace, which: Array, short: _Ways, quick: _Ways) -> Array:
    """Points and distances of a ticket that is shown: int32 [3, lanes]."""
    rows: list[Operand] = [xp.asarray(_WORTH), short.cost, quick.cost]
    return xp.stack([xp.sum(xp.where(which, row, 0), axis=0, dtype=xp.int32) for row in rows])


def _other_part(xp: ArrayNamespace, other: Mover | None, reach: Array) -> list[Array]:
    if other is None:
        return [xp.zeros((OTHER_ROW, reach.shape[-1]), dtype=xp.uint8)]
    held = xp.bitwise_count(other.tickets).astype(xp.int32)
    mine = xp.not_equal(other.low & xp.asarray(_LOW) | other.high & xp.asarray(_HIGH), 0)
    return [
        xp.stack([xp.zeros_like(other.taxis) + 1, size(other.hand)]),
        counts(xp, other.known),
        xp.stack([other.taxis, other.points, held, _sights(xp, reach)]),
        mine,
        connected(xp, reach),
    ]
