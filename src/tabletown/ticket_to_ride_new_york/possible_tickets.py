"""Tickets for everybody, and a ticket deck, that explain all the tickets somebody has seen (rule 9.5).

Every ticket is followed by its place in the deck at the start. Who was shown how many and kept how many is public, so
only two things are open: which of two tickets the others put back, and what is on the tickets nobody has shown us.
"""

from dataclasses import dataclass

from tabletown.core.chance import Stream
from tabletown.core.seat import Seat, all_seats
from tabletown.ticket_to_ride_new_york.board import TICKETS, Ticket, TicketMask
from tabletown.ticket_to_ride_new_york.state import Phase, TicketDraw, ticket_draw
from tabletown.ticket_to_ride_new_york.view import DrawSeen, View

DeckPlace = int
"""Where a ticket lay in the deck at the start."""


@dataclass(frozen=True, slots=True)
class TicketWorld:
    tickets: tuple[TicketMask, ...]
    shown: tuple[TicketMask, ...]
    deck: tuple[Ticket, ...]
    draws: tuple[TicketDraw, ...]


@dataclass(frozen=True, slots=True)
class _Story:
    """The draws so far: for each, the places shown and kept; the deck then; and what is known to lie where."""

    draws: tuple[tuple[Seat, tuple[DeckPlace, ...], tuple[DeckPlace, ...]], ...]
    deck: tuple[DeckPlace, ...]
    known: tuple[Ticket | None, ...]


def tell_tickets(view: View, stream: Stream) -> TicketWorld:
    story = _continue(_Story((), tuple(range(len(TICKETS))), (None,) * len(TICKETS)), _draws(view), stream)
    if story is None:
        raise ValueError("no order of the tickets explains this View")
    unseen = iter(stream.shuffled([ticket for ticket in TICKETS if ticket not in story.known]))
    order = [ticket if ticket is not None else next(unseen) for ticket in story.known]
    draws = [(seat, _mask(order, shown), _mask(order, kept)) for seat, shown, kept in story.draws]
    tickets = [0] * view.seats
    showing = [0] * view.seats
    finished = draws[: len(view.draws)]
    for seat, _, kept in finished:
        tickets[seat] |= kept
    for seat, shown, _ in draws[len(view.draws) :]:
        showing[seat] = shown
    deck = tuple(order[place] for place in story.deck)
    return TicketWorld(tuple(tickets), tuple(showing), deck, tuple(ticket_draw(*draw) for draw in finished))


def _draws(view: View) -> tuple[DrawSeen, ...]:
    """The finished draws, then those whose choice is still to come (as if all were kept: none has gone back yet)."""
    open_draws = [
        DrawSeen(seat, seen.shown, seen.shown, own := view.shown if seat == view.seat else (), own)
        for seat, seen in zip(all_seats(view.seats), view.players, strict=True)
        if seen.shown and view.phase in (Phase.CHOOSE, Phase.KEEP)
    ]
    return (*view.draws, *open_draws)


def _continue(story: _Story, draws: tuple[DrawSeen, ...], stream: Stream) -> _Story | None:
    """Tell the rest; where a choice of another seat turns out to contradict what was seen later, tell it otherwise."""
    if not draws:
        return story
    draw, rest = draws[0], draws[1:]
    shown = story.deck[: draw.shown]
    known = _recognise(story.known, shown, draw.shown_tickets)
    if known is None:
        return None
    for kept in _ways_to_keep(draw, shown, known, stream):
        returned = tuple(place for place in shown if place not in kept)
        deck = story.deck[draw.shown :] + returned
        told = _continue(_Story((*story.draws, (draw.seat, shown, kept)), deck, known), rest, stream)
        if told is not None:
            return told
    return None


def _recognise(
    known: tuple[Ticket | None, ...], places: tuple[DeckPlace, ...], tickets: tuple[Ticket, ...]
) -> tuple[Ticket | None, ...] | None:
    """Put seen tickets on the places they were shown from; None if they cannot have lain there."""
    if not tickets:
        return known
    new = [ticket for ticket in tickets if ticket not in known]
    blank = [place for place in places if known[place] is None]
    if len(new) != len(blank) or any(known[place] not in (None, *tickets) for place in places):
        return None
    found = list(known)
    for place, ticket in zip(blank, new, strict=True):
        found[place] = ticket
    return tuple(found)


def _ways_to_keep(
    draw: DrawSeen, shown: tuple[DeckPlace, ...], known: tuple[Ticket | None, ...], stream: Stream
) -> list[tuple[DeckPlace, ...]]:
    if draw.kept == draw.shown:
        return [shown]
    if draw.shown_tickets:
        return [tuple(place for place in shown if known[place] in draw.kept_tickets)]
    return [(place,) for place in stream.shuffled(shown)]


def _mask(order: list[Ticket], places: tuple[DeckPlace, ...]) -> TicketMask:
    return sum(order[place].bit for place in places)
