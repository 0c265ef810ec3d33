"""Moves tried out in many worlds at once: make each in every world, let everybody play on, look at the ends."""

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from tabletown.bots.ticket_to_ride_new_york.autopilot import USUAL, Crew, Habits, draw_second, play_turn
from tabletown.bots.ticket_to_ride_new_york.courses import COURSES, best_keep, courses
from tabletown.bots.ticket_to_ride_new_york.fleet import Fleet, half_of
from tabletown.bots.ticket_to_ride_new_york.graph import LINK_OF, LINKS, link_mask
from tabletown.bots.ticket_to_ride_new_york.lanes import KIND_OF, TICKET_BITS, WILD, Ints, packed
from tabletown.core.chance import Stream
from tabletown.ticket_to_ride_new_york.board import TICKETS
from tabletown.ticket_to_ride_new_york.moves import Claim, DrawBlind, DrawFaceUp, DrawTickets, KeepTickets, Move, Pass
from tabletown.ticket_to_ride_new_york.network import open_routes, tickets_in
from tabletown.ticket_to_ride_new_york.state import Phase, State

Floats = NDArray[np.float64]
BY_POINTS = 0.5
"""The part of a result that goes by points; the rest is the win."""
SPREAD = 8.0
"""The lead in points that makes three quarters of the part that goes by points."""


class Trials:
    """One decision of one seat: worlds that fit its View, in which moves can be tried again and again."""

    def __init__(self, worlds: Sequence[State], seat: int, stream: Stream, habits: Habits = USUAL) -> None:
        self.seat = seat
        self.phase = worlds[0].phase
        self.habits = habits
        self.worlds = len(worlds)
        self._at = 0
        self.fleet = Fleet(worlds, np.random.default_rng(stream.below(1 << 32)))
        some = worlds[0]
        self.own = [link_mask(player.routes) for player in some.players]
        self.free = [link_mask(open_routes(p.routes, some.claimed, some.seats)) for p in some.players]
        self.taxis = [player.taxis for player in some.players]
        self.shown = [[player.shown for player in world.players] for world in worlds]
        if self.phase is Phase.CHOOSE:
            self._others_choose(worlds)

    def run(self, moves: Sequence[Move], count: int, is_up: Callable[[], bool]) -> list[list[float]] | None:
        """For every move so many games, in the same worlds: how well each ends, from 0 to 1. None if time is up."""
        rows = (self._at + np.arange(count)) % self.worlds
        if 1 < self.worlds < self._at + count:
            # Worlds come again, but what is unseen in them comes in another order. A single one is taken for the truth.
            self.fleet.reorder_decks()
        self._at += count
        fleet = self.fleet.take_rows(np.tile(rows, len(moves)))
        spans = [np.arange(number * count, (number + 1) * count) for number in range(len(moves))]
        moving = [span for move, span in zip(moves, spans, strict=True) if self.make(fleet, move, span)]
        crew = self.crew(fleet, spans)
        if moving:
            draw_second(fleet, crew, np.concatenate(moving))
        if self.phase is not Phase.CHOOSE:
            fleet.end_turn(np.array([isinstance(move, Pass) for move in moves]).repeat(count))
        while not fleet.over.all():
            if is_up():
                return None
            play_turn(fleet, crew)
        found: list[list[float]] = worth(*fleet.results(), self.seat).reshape(len(moves), count).tolist()
        return found

    def make(self, fleet: Fleet, move: Move, span: Ints) -> bool:
        """One move in some rows of a fleet. True if a second card is to be drawn."""
        seat = self.seat
        match move:
            case Claim(route):
                same = (LINKS.index(LINK_OF[route]), half_of(route), packed(move.price))
                fleet.claim(seat, span, *[np.full(len(span), each) for each in same])
            case DrawBlind():
                fleet.draw(seat, span)
                return self.phase is Phase.TURN
            case DrawFaceUp(card):
                fleet.take(seat, span, np.full(len(span), KIND_OF[card]))
                return self.phase is Phase.TURN and KIND_OF[card] != WILD
            case DrawTickets():
                self._draw_tickets(fleet, span)
            case KeepTickets():
                fleet.tickets[seat, span] |= move.mask
                for back in tickets_in(self.shown[0][seat] & ~move.mask):
                    _put_under(fleet, span, TICKETS.index(back))
            case Pass():
                pass
        return False

    def _draw_tickets(self, fleet: Fleet, span: Ints) -> None:
        seat = self.seat
        for row in span:
            top, bottom = int(fleet.ticket_top[row]), int(fleet.ticket_bottom[row])
            shown = sum(int(TICKET_BITS[t]) for t in fleet.ticket_deck[row, top : min(top + 2, bottom)])
            fleet.ticket_top[row] = min(top + 2, bottom)
            kept = shown
            if bottom - top > 1:
                held = int(fleet.tickets[seat, row])
                kept = best_keep(self.own[seat], self.free[seat], held, shown, self.taxis[seat])
            fleet.tickets[seat, row] |= kept
            for back in tickets_in(shown & ~kept):
                _put_under(fleet, np.array([row]), TICKETS.index(back))

    def _others_choose(self, worlds: Sequence[State]) -> None:
        """Their first tickets, as far as it is not told in a world."""
        for row, world in enumerate(worlds):
            for seat, player in enumerate(world.players):
                if seat == self.seat:
                    continue
                kept = player.chosen or best_keep(0, self.free[seat], 0, player.shown, self.taxis[seat])
                self.fleet.tickets[seat, row] = kept
                for back in tickets_in(player.shown & ~kept):
                    _put_under(self.fleet, np.array([row]), TICKETS.index(back))

    def crew(self, fleet: Fleet, spans: Sequence[Ints]) -> Crew:
        """What everybody goes for once a move is made: whose way is shut by it looks for another at once.

        In the rows of a span the same move was made.
        """
        links, tickets = np.zeros((2, fleet.seats, fleet.rows, COURSES), np.int64)
        for span in spans:
            first = span[:1]
            for seat in range(fleet.seats):
                own, free, taxis = fleet.own[seat, first], fleet.free(seat, first), fleet.taxis[seat, first]
                held, where = np.unique(fleet.tickets[seat, span], return_inverse=True)
                found = [courses(int(own[0]), int(free[0]), each, int(taxis[0])) for each in held.tolist()]
                table = np.array(found, np.int64)
                links[seat, span], tickets[seat, span] = table[where, :, 0], table[where, :, 1]
        return Crew(list(links), list(tickets), [self.habits] * fleet.seats)


def worth(points: Ints, tickets: Ints, seat: int) -> Floats:
    """How good the ends are for a seat, row by row, from 0 to 1."""
    keys = 32 * points + tickets
    best = keys.max(axis=0)
    share = (keys[seat] == best) / (keys == best).sum(axis=0)
    others = np.delete(points, seat, axis=0).max(axis=0)
    by_points = 1 / (1 + np.exp((others - points[seat]) * (np.log(3) / SPREAD)))
    result: Floats = (1 - BY_POINTS) * share + BY_POINTS * by_points
    return result


def _put_under(fleet: Fleet, rows: Ints, ticket: int) -> None:
    fleet.ticket_deck[rows, fleet.ticket_bottom[rows]] = ticket
    fleet.ticket_bottom[rows] += 1
