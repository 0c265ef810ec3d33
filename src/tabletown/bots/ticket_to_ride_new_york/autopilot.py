"""How everybody plays on in a fleet of tables: the best of some plans each turn, its routes as soon as they can be
paid, cards for it meanwhile; then whatever route or new ticket still pays.
"""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from tabletown.bots.ticket_to_ride_new_york.fleet import NOT_YET, Fleet
from tabletown.bots.ticket_to_ride_new_york.lanes import (
    ENDS,
    FIRST_KIND,
    GREY_KIND,
    LENGTHS,
    LINK_BITS,
    POINTS,
    SECOND_KIND,
    SHORT_LENGTHS,
    SIGHTS_OF_LINK,
    SWING,
    TICKET_BITS,
    TICKET_ENDS,
    TICKET_POINTS,
    TWO_COLOURED,
    UNITS,
    WILD,
    Bools,
    Ints,
    beyond,
    counts,
    grey_gap,
    measure,
    packed,
    price,
    total,
    wilds,
)
from tabletown.bots.ticket_to_ride_new_york.prospects import value_of_two
from tabletown.bots.ticket_to_ride_new_york.reading import END_AT
from tabletown.ticket_to_ride_new_york.board import TICKETS, TicketMask
from tabletown.ticket_to_ride_new_york.cards import ALL_CARDS
from tabletown.ticket_to_ride_new_york.network import tickets_in

Floats = NDArray[np.float64]
NEVER = -1e6
GOALS = 6
"""Plans, or single routes, that the next card is chosen for."""
COLOURS = WILD
"""The kinds before the wilds."""


@dataclass(frozen=True, slots=True)
class Habits:
    """The numbers that a player goes by."""

    pace: float = 2.1
    """Points that a turn is worth."""
    per_card: float = 0.5
    """Turns for a card that any colour will do for."""
    picky: float = 0.2
    """Further turns for a card of one certain colour."""
    late: float = 4.0
    """Points lost for every turn that a plan comes too late."""
    enough: float = 1.5
    """Points that new tickets must promise to be worth a turn."""
    unlikely: float = 0.6
    """The part of its points that a ticket is thought to cost that the network does not connect yet."""
    buffer: float = 2.0
    """Turns to spare for which cards are drawn before routes are claimed."""
    least: float = 0.0
    """Points that a plan must bring beyond its turns."""


USUAL = Habits()


@dataclass(slots=True)
class Crew:
    """What the players of a fleet go for: by seat, row and number of a plan, its links and the tickets it connects."""

    links: list[Ints]
    tickets: list[Ints]
    habits: list[Habits]


def play_turn(fleet: Fleet, crew: Crew) -> None:
    """One turn of the seat to move, in all games that are not over."""
    rows = np.flatnonzero(~fleet.over)
    passed = np.zeros(fleet.rows, np.bool_)
    passed[rows] = ~_Turn(fleet, crew, fleet.turn, rows).play()
    fleet.end_turn(passed)


def draw_second(fleet: Fleet, crew: Crew, rows: Ints) -> None:
    """The second card of the seat to move."""
    _Turn(fleet, crew, fleet.turn, rows).draw(np.arange(len(rows)), second=True)


class _Turn:
    """One turn of one seat in many rows."""

    def __init__(self, fleet: Fleet, crew: Crew, seat: int, rows: Ints) -> None:
        self.fleet, self.seat, self.rows = fleet, seat, rows
        self.habits = crew.habits[seat]
        self.each = np.arange(len(rows))
        self.own = fleet.own[seat, rows]
        self.free = fleet.free(seat, rows)
        self.taxis = fleet.taxis[seat, rows]
        self.done = fleet.done(seat, rows)
        self.seen = measure(self.own)[3]
        left = fleet.turns_left[rows]
        self.last = (left != NOT_YET) & (left <= fleet.seats)
        self.turns = np.where(left != NOT_YET, -(-left // fleet.seats), self._horizon())
        self._count()
        self._rank_plans(crew.links[seat][rows], crew.tickets[seat][rows])
        self.planned = self.profits[:, 0] > self.habits.least
        loose = (~self.planned).nonzero()[0]
        if len(loose):
            self._rank_fillers(loose)
        self.target = self.goals[:, 0]

    def play(self) -> Bools:
        """True where anything could be done."""
        acted = np.zeros(len(self.rows), np.bool_)
        last = self.last.nonzero()[0]
        if len(last):
            self._claim(acted, last, self._last_gains(last))
        loose = (~acted & (self.last | ~self.planned)).nonzero()[0]
        if len(loose):
            self._look_for_tickets(acted, loose)
        some = (~acted & ~self.last & ~self._can_wait()).nonzero()[0]
        wanted = (self.target[some, None] & LINK_BITS) != 0
        self._claim(acted, some, wanted * (40 - 8 * self.wilds_for[some] + SHORT_LENGTHS))
        idle = (~acted).nonzero()[0]
        if len(idle):
            self._draw_two(acted, idle)
        return acted

    def _can_wait(self) -> Bools:
        """Where cards are lacking for the plan, and there is time: whoever claims late can still change her mind."""
        lacking = total(beyond(price(self.target, self.second), self.hand)) > self.wilds
        in_time = np.bitwise_count(self.target) + self.habits.buffer < self.turns
        found: Bools = self.planned & lacking & in_time
        return found

    def _draw_two(self, acted: Bools, idle: Ints) -> None:
        drawn, full = self.draw(idle, second=False)
        acted[idle] = drawn
        rest = idle[drawn & ~full]
        if len(rest):
            self.draw(rest, second=True)

    def draw(self, some: Ints, *, second: bool) -> tuple[Bools, Bools]:
        """The card that helps the best goals most, from the display or, on average, from the deck.

        Where there was one, and where it was a wild, which takes the whole turn.
        """
        fleet, rows = self.fleet, self.rows[some]
        display = fleet.display[rows]
        values = self._with_each_kind(some)
        unseen = counts(_ALL_CARDS - fleet.hands[self.seat, rows] - display - fleet.discards[rows])
        deck = fleet.top[rows] < fleet.bottom[rows]
        average = (values * unseen).sum(axis=1) / np.maximum(1, unseen.sum(axis=1))
        if second:
            values[:, WILD] = NEVER
        else:
            values[:, WILD] -= self.habits.pace * self.habits.per_card
        values[counts(display) == 0] = NEVER
        pick = values.argmax(axis=1)
        best = values[self.each[: len(some)], pick]
        blind = deck & (average >= best)
        taking = ~blind & (best > NEVER)
        fleet.draw(self.seat, rows[blind])
        fleet.take(self.seat, rows[taking], pick[taking])
        return taking | blind, taking & (pick == WILD)

    def _with_each_kind(self, some: Ints) -> Floats:
        """What the best goal would bring with one more card of every kind."""
        goals, worth = self.goals[some], self.worths[some, :, None]
        prices = price(goals, self.second[some, None])[:, :, None]
        hands = self.fleet.hands[self.seat, self.rows[some], None, None] + UNITS
        profit = self._profit(prices, hands, np.bitwise_count(goals)[:, :, None], worth, self.turns[some, None, None])
        profit[self.profits[some] <= NEVER] = NEVER
        values: Floats = profit.max(axis=1)
        return values

    def _profit(self, prices: Ints, hands: Ints, claims: Ints, worth: Ints, left: Floats) -> Floats:
        """Points beyond the turns they take."""
        h, some_wilds = self.habits, wilds(hands)
        picky = total(beyond(prices, hands))
        gap = np.maximum(0, picky + grey_gap(prices, beyond(hands, prices)) - some_wilds)
        turns = claims + h.per_card * gap + h.picky * np.maximum(0, picky - some_wilds)
        found: Floats = worth - h.pace * turns - np.minimum(worth, h.late * np.maximum(0, turns - left))
        return found

    def _horizon(self) -> Floats:
        """About how many turns this seat will still have, as far as the others decide it."""
        fleet = self.fleet
        found = np.full(len(self.rows), 99.0)
        for other in range(fleet.seats):
            if other != self.seat:
                hand = fleet.hands[other, self.rows]
                spaces = np.maximum(0, fleet.taxis[other, self.rows] - END_AT)
                cards = total(hand) + wilds(hand)
                found = np.minimum(found, spaces / 2.2 + np.maximum(0, spaces - cards) / 1.7)
        return 1.0 + found

    def _count(self) -> None:
        """For every link: the better half, and the wilds it takes from this hand."""
        fleet, rows = self.fleet, self.rows
        self.hand = fleet.hands[self.seat, rows]
        self.counts = counts(self.hand)
        self.wilds = wilds(self.hand)
        held = self.counts.copy()
        held[:, WILD] = self.counts[:, :COLOURS].max(axis=1)
        one, other = held.take(_COLUMN[0], axis=1), held.take(_COLUMN[1], axis=1)
        if fleet.seats > 2:
            # With two players the halves of a link are open or shut together.
            shut = (fleet.shut[:, rows, None] & LINK_BITS) != 0
            one[shut[0]] = -20
            other[shut[1]] = -20
        self.second_half = other > one
        self.second = (self.second_half[:, TWO_COLOURED] @ _TWO_COLOURED_BITS).astype(np.int64)
        self.wilds_for = np.maximum(0, SHORT_LENGTHS - np.maximum(one, other))
        self.open = ((self.free[:, None] & LINK_BITS) != 0) & (self.taxis[:, None] >= LENGTHS)
        self.payable = self.open & (self.wilds_for <= self.wilds[:, None])

    def _rank_plans(self, links: Ints, tickets: Ints) -> None:
        """What is left of the best plans in every row, best first, and the points they bring beyond their turns."""
        left = links & ~self.own[:, None]
        taxis, points, claims, touched = measure(left)
        swing = SWING.take(tickets & ~self.done[:, None], mode="clip")
        worth = swing + points + np.bitwise_count(touched & ~self.seen[:, None])
        prices = price(left, self.second[:, None])
        profit = self._profit(prices, self.hand[:, None], claims, worth, self.turns[:, None])
        profit[(left & ~self.free[:, None] != 0) | (taxis > self.taxis[:, None]) | (swing == 0)] = NEVER
        best = np.argsort(-profit, axis=1)[:, :GOALS]
        self.goals = np.take_along_axis(left, best, axis=1)
        self.worths = np.take_along_axis(worth, best, axis=1)
        self.profits = np.take_along_axis(profit, best, axis=1)

    def _rank_fillers(self, some: Ints) -> None:
        """Where there is no plan: the single links that bring most for their turns."""
        h = self.habits
        lacking = np.maximum(0, self.wilds_for[some] - self.wilds[some, None])
        turns = 1 + (h.per_card + h.picky * (_COLUMN[0] != WILD)) * lacking
        worth = POINTS + np.bitwise_count(SIGHTS_OF_LINK & ~self.seen[some, None]).astype(np.int64)
        profit = worth - h.pace * turns - h.late * np.maximum(0, turns - self.turns[some, None])
        profit[~self.open[some]] = NEVER
        best = np.argsort(-profit, axis=1)[:, :GOALS]
        self.profits[some] = np.take_along_axis(profit, best, axis=1)
        self.worths[some] = np.take_along_axis(worth, best, axis=1)
        self.goals[some] = np.where(self.profits[some] > NEVER, LINK_BITS[best], 0)

    def _last_gains(self, some: Ints) -> Ints:
        """What every link brings at once, tickets included."""
        regions = self.fleet.regions[self.seat, self.rows[some]]
        one, other = regions[:, ENDS[:, 0]], regions[:, ENDS[:, 1]]
        gains: Ints = POINTS + np.bitwise_count(SIGHTS_OF_LINK & ~self.seen[some, None]).astype(np.int64)
        open_tickets = self.fleet.tickets[self.seat, self.rows[some]] & ~self.done[some]
        for number, (start, goal) in enumerate(TICKET_ENDS):
            holders = (open_tickets >> number & 1).nonzero()[0]
            if len(holders):
                begin, end = regions[holders, start, None], regions[holders, goal, None]
                a, b = one[holders], other[holders]
                joined = (begin == a) & (end == b) | (begin == b) & (end == a)
                gains[holders] += joined * (2 * TICKET_POINTS[number])
        return gains

    def _claim(self, acted: Bools, some: Ints, value: Ints) -> None:
        """In some rows the payable link of the greatest value above zero."""
        value = value * self.payable[some]
        best = value.argmax(axis=1)
        sure = value[self.each[: len(some)], best] > 0
        some, links = some[sure], best[sure]
        if not len(some):
            return
        halves = self.second_half[some, links].astype(np.int64)
        kinds = _COLUMN[halves, links]
        grey = kinds == WILD
        if grey.any():
            kinds[grey] = self._grey_kind(some[grey], links[grey])
        have = np.minimum(self.counts[some, kinds], LENGTHS[links])
        prices = have * UNITS[kinds] + (LENGTHS[links] - have) * UNITS[WILD]
        self.fleet.claim(self.seat, self.rows[some], links, halves, prices)
        acted[some] = True

    def _grey_kind(self, some: Ints, links: Ints) -> Ints:
        """The colour for a grey link: one that is to spare, if that will do."""
        rest = self.target[some] & ~LINK_BITS[links]
        spare = counts(beyond(self.hand[some], price(rest, self.second[some])))[:, :COLOURS]
        loose = spare.argmax(axis=1)
        enough = spare[self.each[: len(some)], loose] + self.wilds[some] >= LENGTHS[links]
        kinds: Ints = np.where(enough, loose, self.counts[some, :COLOURS].argmax(axis=1))
        return kinds

    def _look_for_tickets(self, acted: Bools, some: Ints) -> None:
        """Two new tickets where they promise enough."""
        fleet = self.fleet
        some = some[fleet.ticket_top[self.rows[some]] < fleet.ticket_bottom[self.rows[some]]]
        held, done = fleet.tickets[self.seat, self.rows[some]], self.done[some]
        h = self.habits
        promised = [_promise(d, t, h.unlikely) for d, t in zip(done.tolist(), held.tolist(), strict=True)]
        some = some[np.array(promised, np.float64) > np.where(self.last[some], 0.0, h.enough)]
        if len(some):
            draw_tickets(fleet, self.seat, self.rows[some], self.done[some], h.unlikely)
            acted[some] = True


def draw_tickets(fleet: Fleet, seat: int, rows: Ints, done: Ints, unlikely: float) -> None:
    """Both are kept if both are connected, else the better one."""
    top, bottom = fleet.ticket_top[rows], fleet.ticket_bottom[rows]
    two = bottom - top > 1
    first, second = fleet.ticket_deck[rows, top], fleet.ticket_deck[rows, np.where(two, top + 1, top)]
    fleet.ticket_top[rows] += 1 + two
    worth = [np.where(done >> t & 1, 1.0, -unlikely) * TICKET_POINTS[t] for t in (first, second)]
    both = two & (worth[0] > 0) & (worth[1] > 0)
    better = np.where(worth[1] > worth[0], second, first)
    kept = TICKET_BITS[better] | np.where(both, TICKET_BITS[first] | TICKET_BITS[second], 0)
    fleet.tickets[seat, rows] |= kept
    back = two & ~both
    under = rows[back]
    fleet.ticket_deck[under, fleet.ticket_bottom[under]] = np.where(worth[1] > worth[0], first, second)[back]
    fleet.ticket_bottom[under] += 1


_COLUMN: Ints = np.where(np.array([FIRST_KIND, SECOND_KIND]) == GREY_KIND, WILD, np.array([FIRST_KIND, SECOND_KIND]))
"""By half and link: the column with the cards for it; for a grey one that of the wilds, which holds the best colour."""

_ALL_CARDS = packed(ALL_CARDS)
_TWO_COLOURED_BITS = LINK_BITS[TWO_COLOURED].astype(np.float64)


@lru_cache(maxsize=1 << 15)
def _promise(done: TicketMask, held: TicketMask, unlikely: float) -> float:
    """What two unknown tickets are worth to a network as it stands."""
    unknown = tickets_in(((1 << len(TICKETS)) - 1) & ~held)
    return value_of_two([t.points if t.bit & done else -unlikely * t.points for t in unknown])
