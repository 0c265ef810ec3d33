"""Tickets for everybody, and a ticket deck, in many worlds at once, that explain what somebody has seen (rule 9.5).

As the rules' `possible_tickets` for one world: every ticket is followed by its place in the deck at the start. How many
were shown and kept is public, so all lanes go through the same draws; which of two tickets another seat put back is by
lane. Where that contradicts what was seen later, a lane has failed, and is drawn anew.
"""

from typing import NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import NUMPY, Array, Int32s
from tabletown.batch.chance import words
from tabletown.batch.ticket_to_ride_new_york.lanes import NO_TICKET, NONE
from tabletown.core.seat import Seat
from tabletown.ticket_to_ride_new_york.board import TICKETS, Ticket
from tabletown.ticket_to_ride_new_york.state import Phase
from tabletown.ticket_to_ride_new_york.view import DrawSeen, View

_ALL = len(TICKETS)
_NUMBER = {ticket: number for number, ticket in enumerate(TICKETS)}


class TicketWorlds(NamedTuple):
    tickets: Int32s
    """Masks, int32 [seats, lanes], as the next two."""
    shown: Int32s
    returned: Int32s
    order: NDArray[np.int8]
    """int8 [18, lanes]: as `Lanes.ticket_order`."""
    left: int
    """How many the deck has."""
    draws: NDArray[np.int16]
    """int16 [18, lanes]: as `Lanes.draws`."""
    failed: NDArray[np.bool_]


class _Told(NamedTuple):
    """One draw: places in the deck at the start, int32 [shown, lanes], and which of them was put back (-1: none)."""

    draw: DrawSeen
    places: Int32s
    back: Int32s


class _Story:
    """The draws so far, the deck then, and what is known to lie where."""

    def __init__(self, lanes: int) -> None:
        self.deck: Int32s = np.repeat(np.arange(_ALL, dtype=np.int32)[:, None], lanes, axis=1)
        self.known: Int32s = np.full((_ALL, lanes), NONE, np.int32)
        self.failed = np.zeros(lanes, np.bool_)
        self.told: list[_Told] = []

    def tell(self, draw: DrawSeen, coin: NDArray[np.uint32]) -> None:
        places, rest = self.deck[: draw.shown], self.deck[draw.shown :]
        if draw.shown_tickets:
            self._recognise(places, [_NUMBER[ticket] for ticket in draw.shown_tickets])
        back = np.full(places.shape[1], NONE, np.int32)
        if draw.kept < draw.shown:
            back = self._returned(draw, places, coin)
            rest = np.concatenate([rest, back[None]])
        self.deck = rest
        self.told.append(_Told(draw, places, back))

    def _recognise(self, places: Int32s, tickets: list[int]) -> None:
        """Put seen tickets on the places they were shown from; a lane where they cannot have lain there has failed."""
        there = np.take_along_axis(self.known, places, axis=0)
        blank = there == NONE
        free = blank.copy()
        found = there
        self.failed |= ~(blank | np.isin(there, tickets)).all(axis=0)
        for ticket in tickets:
            new = ~(self.known == ticket).any(axis=0)
            self.failed |= ~new & ~(there == ticket).any(axis=0)
            first = free & (np.cumsum(free, axis=0) == 1) & new
            found = np.where(first, ticket, found)
            free &= ~first
        np.put_along_axis(self.known, places, found, axis=0)

    def _returned(self, draw: DrawSeen, places: Int32s, coin: NDArray[np.uint32]) -> Int32s:
        """Of two places the one whose ticket was put back; any, if somebody else did it."""
        if draw.shown_tickets:
            kept = [_NUMBER[ticket] for ticket in draw.kept_tickets]
            first = ~np.isin(np.take_along_axis(self.known, places[:1], axis=0)[0], kept)
        else:
            first = coin >> np.uint32(31) == 1
        return cast(Int32s, np.where(first, places[0], places[1]))


def tell_tickets(view: View, keys: Array, lanes: int) -> TicketWorlds:
    drawn = cast(NDArray[np.uint32], words(NUMPY, keys, 2 * _ALL, lanes))
    story = _Story(lanes)
    for number, draw in enumerate(_draws(view)):
        story.tell(draw, drawn[number])
    tickets = _fill(story.known, drawn[_ALL:])
    held, shown, returned = np.zeros((3, view.seats, lanes), np.int32)
    codes = np.full((_ALL, lanes), NONE, np.int16)
    for number, told in enumerate(story.told):
        seat, names = told.draw.seat, np.take_along_axis(tickets, told.places, axis=0)
        bits = np.bitwise_or.reduce(1 << names, axis=0)
        if number >= len(view.draws):
            shown[seat] = bits
            continue
        back = np.where(told.back < 0, NONE, np.take_along_axis(tickets, np.maximum(told.back, 0)[None], axis=0)[0])
        gone = np.where(back < 0, 0, 1 << np.maximum(back, 0))
        held[seat] |= bits & ~gone
        returned[seat] |= gone
        codes[number] = _code(seat, names, back)
    count = story.deck.shape[0]
    order = np.full((_ALL, lanes), NONE, np.int8)
    order[:count] = np.take_along_axis(tickets, story.deck, axis=0)
    return TicketWorlds(held, shown, returned, order, count, codes, story.failed)


def _draws(view: View) -> list[DrawSeen]:
    """The finished draws, then those whose choice is still to come (as if all were kept: none has gone back yet)."""
    open_draws = []
    for seat, seen in enumerate(view.players):
        if seen.shown and view.phase in (Phase.CHOOSE, Phase.KEEP):
            own: tuple[Ticket, ...] = view.shown if seat == view.seat else ()
            open_draws.append(DrawSeen(Seat(seat), seen.shown, seen.shown, own, own))
    return [*view.draws, *open_draws]


def _fill(known: Int32s, drawn: NDArray[np.uint32]) -> Int32s:
    """What lies where, with tickets that nobody has shown us in random order: int32 [18, lanes]."""
    numbers = np.arange(_ALL)[:, None]
    seen = np.zeros((_ALL + 1, known.shape[1]), np.bool_)
    np.put_along_axis(seen, np.where(known < 0, _ALL, known), values=True, axis=0)
    # Words of 31 bits for the unseen, in random order before all others.
    keys = np.where(seen[:_ALL], np.uint32(1 << 31), drawn >> np.uint32(1)).astype(np.int64) * 32 + numbers
    unseen = np.argsort(keys, axis=0)
    blank = known < 0
    place = np.maximum(np.cumsum(blank, axis=0) - 1, 0)
    return cast(Int32s, np.where(blank, np.take_along_axis(unseen, place, axis=0), known).astype(np.int32))


def _code(seat: int, names: Int32s, back: Int32s) -> NDArray[np.int16]:
    """As `lanes.draw_code`."""
    first = names.min(axis=0)
    second = names.max(axis=0) if names.shape[0] == 2 else np.full_like(first, NO_TICKET)
    kept = np.where(back < 0, 3, np.where(back == first, 2, 1)) if names.shape[0] == 2 else np.ones_like(first)
    return cast(NDArray[np.int16], (seat << 12 | first << 7 | second << 2 | kept).astype(np.int16))
