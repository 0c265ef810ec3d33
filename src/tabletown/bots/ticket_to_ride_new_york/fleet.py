"""Many tables side by side, one per row, for playing hundreds of games to the end at once; a test holds them against
the rules. The same seat is to move in all rows.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from tabletown.bots.ticket_to_ride_new_york.graph import LINK_OF, LinkMask, link_mask
from tabletown.bots.ticket_to_ride_new_york.lanes import (
    ENDS,
    KIND_OF,
    KINDS,
    LENGTHS,
    LINK_BITS,
    SINGLE,
    SWING,
    TICKET_BITS,
    TICKET_ENDS,
    UNITS,
    Bools,
    Ints,
    measure,
    packed,
    wilds,
)
from tabletown.ticket_to_ride_new_york.board import TICKETS, Route, RouteMask
from tabletown.ticket_to_ride_new_york.cards import CARD_OF, CARDS
from tabletown.ticket_to_ride_new_york.network import routes_in
from tabletown.ticket_to_ride_new_york.rules import FEW_TAXIS
from tabletown.ticket_to_ride_new_york.state import State
from tabletown.ticket_to_ride_new_york.stock import DISPLAY, MOST_WILDS

NOT_YET = -1
"""Turns left as long as nobody has begun the last lap."""
_TICKET_ROOM = 3 * len(TICKETS)
"""Places for the tickets of a deck and those that go under it."""


class Fleet:
    """Arrays by seat and row, or by row. Chance is needed only when a deck is shuffled anew."""

    def __init__(self, worlds: Sequence[State], chance: np.random.Generator) -> None:
        rows, self.seats = len(worlds), len(worlds[0].players)
        self.rows = rows
        self.chance = chance
        self.turn = int(worlds[0].turn)
        players = list(zip(*[world.players for world in worlds], strict=True))
        self.hands = np.array([[packed(p.hand) for p in row] for row in players], np.int64)
        self.own = np.array([[link_mask(p.routes) for p in row] for row in players], np.int64)
        self.taxis = np.array([[p.taxis for p in row] for row in players], np.int64)
        self.tickets = np.array([[p.tickets for p in row] for row in players], np.int64)
        self.regions = np.array([[_regions(link_mask(p.routes)) for p in row] for row in players], np.int8)
        self.shut = np.array([_shut(world.claimed, self.seats) for world in worlds], np.int64).T
        """By half of a link: the links of which that half is taken."""
        self.display = np.array([packed(world.stock.display) for world in worlds], np.int64)
        self.discards = np.array([packed(world.stock.discards) for world in worlds], np.int64)
        self.deck = np.zeros((rows, len(CARDS)), np.int8)
        self.top = np.zeros(rows, np.int64)
        self.bottom = np.array([len(world.stock.deck) for world in worlds], np.int64)
        self.ticket_deck = np.zeros((rows, _TICKET_ROOM), np.int8)
        self.ticket_top = np.zeros(rows, np.int64)
        self.ticket_bottom = np.array([len(world.ticket_deck) for world in worlds], np.int64)
        for row, world in enumerate(worlds):
            self.deck[row, : len(world.stock.deck)] = [_KINDS[letter] for letter in world.stock.deck]
            self.ticket_deck[row, : len(world.ticket_deck)] = [_NUMBERS[ticket] for ticket in world.ticket_deck]
        self.turns_left = np.array(
            [NOT_YET if world.turns_left is None else world.turns_left for world in worlds], np.int64
        )
        self.passes = np.array([world.passes for world in worlds], np.int64)
        self.over = np.zeros(rows, np.bool_)

    def take_rows(self, rows: Ints) -> "Fleet":
        """A copy of these rows, in this order; a row may be named more than once."""
        fleet = object.__new__(Fleet)
        fleet.__dict__.update(self.__dict__)
        fleet.rows = len(rows)
        for name in ("hands", "own", "taxis", "tickets", "regions", "shut"):
            setattr(fleet, name, getattr(self, name)[:, rows])
        for name in ("display", "discards", "deck", "top", "bottom", "ticket_deck", "ticket_top", "ticket_bottom"):
            setattr(fleet, name, getattr(self, name)[rows])
        for name in ("turns_left", "passes", "over"):
            setattr(fleet, name, getattr(self, name)[rows])
        return fleet

    def reorder_decks(self) -> None:
        """What is unseen comes in another order."""
        width = self.deck.shape[1]
        keys = self.chance.random(self.deck.shape)
        keys[np.arange(width) >= self.bottom[:, None]] = 2.0
        keys[np.arange(width) < self.top[:, None]] = -1.0
        self.deck = np.take_along_axis(self.deck, np.argsort(keys, axis=1, kind="stable"), axis=1)

    def free(self, seat: int, rows: Ints) -> Ints:
        """Links that a seat may still claim, as far as the board goes."""
        links: Ints = ~(self.own[seat, rows] | self.shut[0, rows] & self.shut[1, rows]) & _ALL
        return links

    def done(self, seat: int, rows: Ints) -> Ints:
        """The tickets, held or not, that a seat's network connects."""
        regions = self.regions[seat, rows]
        joined = regions.take(TICKET_ENDS[:, 0], axis=1) == regions.take(TICKET_ENDS[:, 1], axis=1)
        tickets: Ints = (joined @ _TICKET_BITS).astype(np.int64)
        return tickets

    def draw(self, seat: int, rows: Ints) -> None:
        """The top card, in rows whose deck is not empty."""
        self.hands[seat, rows] += UNITS[self.deck[rows, self.top[rows]]]
        self.top[rows] += 1
        self._settle(rows[self.top[rows] >= self.bottom[rows]])

    def take(self, seat: int, rows: Ints, kinds: Ints) -> None:
        """A card of the display, which is replaced at once."""
        self.hands[seat, rows] += UNITS[kinds]
        self.display[rows] -= UNITS[kinds]
        full = self.bottom[rows] - self.top[rows] > 1
        usual = rows[full]
        self.display[usual] += UNITS[self.deck[usual, self.top[usual]]]
        self.top[usual] += 1
        odd = ~full
        odd[full] = wilds(self.display[usual]) > MOST_WILDS
        self._settle(rows[odd])

    def claim(self, seat: int, rows: Ints, links: Ints, halves: Ints, prices: Ints) -> None:
        """By number of the link and of its half."""
        bits, lengths = LINK_BITS[links], LENGTHS[links]
        self.hands[seat, rows] -= prices
        self.discards[rows] += prices
        self.own[seat, rows] |= bits
        self.taxis[seat, rows] -= lengths
        if self.seats == 2:
            self.shut[0, rows] |= bits
            self.shut[1, rows] |= bits
        else:
            self.shut[halves, rows] |= bits
        regions = self.regions[seat, rows]
        each = np.arange(len(rows))
        one, other = regions[each, ENDS[links, 0]], regions[each, ENDS[links, 1]]
        self.regions[seat, rows] = np.where(regions == other[:, None], one[:, None], regions)
        self._settle(rows[self.top[rows] >= self.bottom[rows]])

    def end_turn(self, passed: Bools) -> None:
        """Of the seat to move, in all rows that are not over."""
        live, few = ~self.over, self.taxis[self.turn] <= FEW_TAXIS
        self.passes = np.where(passed, self.passes + 1, 0)
        counting = self.turns_left != NOT_YET
        self.turns_left = np.where(counting, self.turns_left - live, np.where(few & live, self.seats, NOT_YET))
        self.over |= (self.turns_left == 0) | (self.passes == self.seats)
        self.turn = (self.turn + 1) % self.seats

    def results(self) -> tuple[Ints, Ints]:
        """By seat and row: points, and tickets to break a tie."""
        all_rows = np.arange(self.rows)
        points, tickets = [], []
        for seat in range(self.seats):
            done = self.done(seat, all_rows) & self.tickets[seat]
            _, routes, _, seen = measure(self.own[seat])
            points.append(routes + np.bitwise_count(seen) + SWING[done] - SWING[self.tickets[seat]] // 2)
            tickets.append(np.bitwise_count(done).astype(np.int64))
        return np.array(points), np.array(tickets)

    def _settle(self, rows: Ints) -> None:
        """Reshuffle, fill and sweep, row by row: this is rare."""
        for row in rows:
            self._fill(row)
            # There may be no end to it, so a few times are enough.
            for _ in range(5):
                if wilds(self.display[row]) <= MOST_WILDS or self.top[row] >= self.bottom[row]:
                    break
                self.discards[row] += self.display[row]
                self.display[row] = 0
                self._fill(row)

    def _fill(self, row: int) -> None:
        missing = DISPLAY - int((self.display[row] >> _LANE_SHIFTS & 0x7F).sum())
        while True:
            top, bottom = self.top[row], self.bottom[row]
            some = min(missing, int(bottom - top))
            self.display[row] += UNITS[self.deck[row, top : top + some]].sum()
            self.top[row] += some
            missing -= some
            if self.top[row] < bottom or not self.discards[row]:
                return
            cards = np.repeat(np.arange(KINDS), self.discards[row] >> _LANE_SHIFTS & 0x7F).astype(np.int8)
            self.chance.shuffle(cards)
            self.deck[row, : len(cards)] = cards
            self.top[row], self.bottom[row], self.discards[row] = 0, len(cards), 0


_ALL = (1 << len(LENGTHS)) - 1
_LANE_SHIFTS: NDArray[np.int64] = 8 * np.arange(KINDS)
_TICKET_BITS = TICKET_BITS.astype(np.float64)
_KINDS = {letter: KIND_OF[card] for letter, card in CARD_OF.items()}
_NUMBERS = {ticket: number for number, ticket in enumerate(TICKETS)}


def _regions(links: LinkMask) -> list[int]:
    """For every place a number that it shares with the places it is connected to."""
    regions = list(range(15))
    for number, bit in enumerate(LINK_BITS):
        if links & int(bit):
            one, other = regions[ENDS[number, 0]], regions[ENDS[number, 1]]
            regions = [one if region == other else region for region in regions]
    return regions


def _shut(claimed: RouteMask, seats: int) -> tuple[LinkMask, LinkMask]:
    """Links whose first and second half is taken; a link of one route has no second half."""
    first, second = 0, SINGLE
    for route in routes_in(claimed):
        link = LINK_OF[route]
        if seats == 2 or half_of(route) == 0:
            first |= link.bit
        if seats == 2 or half_of(route) == 1:
            second |= link.bit
    return first, second


def half_of(route: Route) -> int:
    return LINK_OF[route].routes.index(route)
