"""Ticket to Ride: New York on a terminal: the map, what a seat sees, and sentences for what happens."""

from collections.abc import Iterator, Mapping, Sequence

from tabletown.core.event import Event
from tabletown.core.seat import Seat, all_seats, format_seat
from tabletown.core.sentence import Sayer, Sentence, Who, listing
from tabletown.core.words import WIDTH, columns, fold, tell_outcome
from tabletown.ticket_to_ride_new_york.board import Route, RouteMask, Ticket
from tabletown.ticket_to_ride_new_york.cards import Card
from tabletown.ticket_to_ride_new_york.drawing import draw_map, place_names
from tabletown.ticket_to_ride_new_york.explain import explain_players, explain_ticket
from tabletown.ticket_to_ride_new_york.moves import Claim, DrawBlind, DrawFaceUp, DrawTickets, KeepTickets, Move, Pass
from tabletown.ticket_to_ride_new_york.scoring import final_outcome
from tabletown.ticket_to_ride_new_york.state import Phase
from tabletown.ticket_to_ride_new_york.telling import tell
from tabletown.ticket_to_ride_new_york.view import View
from tabletown.ticket_to_ride_new_york.words import (
    DECIDED,
    card_word,
    name_cards,
    name_ticket,
    say_player,
    say_progress,
)

_SPREAD = 65
"""What is left of a line behind the longest label."""
_TICKETS = 5


class NewYorkText:
    def help(self, say: Sayer) -> str:
        return fold(say("ride-help"))

    def draw(self, view: View, say: Sayer) -> str:
        parts = [
            _heading(view, say),
            draw_map([player.routes for player in view.players]),
            f"{say('ride-legend')}\n{place_names()}",
            "\n".join(_seats(view, say)),
            "\n".join(_cards(view, say)),
        ]
        if view.seat is not None:
            parts.append("\n".join(_own_tickets(view, view.seat, say)))
        return fold("\n\n".join(part for part in parts if part))

    def offer(self, view: View, moves: Sequence[Move], say: Sayer) -> str:
        """The moves by what they do; + marks a route on one shortest way of a ticket, of which there can be several."""
        wanted = _wanted(view)
        groups: dict[str, list[str]] = {}
        for number, move in enumerate(moves, 1):
            group, words = _offered(move, say)
            mark = "+" if isinstance(move, Claim) and move.route in wanted else ""
            groups.setdefault(group, []).append(f"{number:>3} {words}{mark}")
        lines = []
        for group, cells in groups.items():
            lines.append(group)
            lines.append(columns(cells))
        return "\n".join(lines)

    def at_once(self, view: View, moves: Sequence[Move], say: Sayer) -> str:
        """Without the map: your cards and tickets, the others in figures, and your moves."""
        parts = [_heading(view, say), *_seats(view, say), *_cards(view, say)]
        if view.seat is not None:
            parts += _short_tickets(view, view.seat, say)
        return fold("\n".join([*parts, "", self.offer(view, moves, say)]))

    def is_private(self, view: View) -> bool:
        return bool(view.hand or view.tickets or view.shown)

    def tell(self, event: Event) -> tuple[Sentence, ...]:
        return tell(event)

    def close(self, view: View, say: Sayer) -> str:
        routes = [sum(route.bit for route in player.routes) for player in view.players]
        tickets = [sum(ticket.bit for ticket in player.final_tickets) for player in view.players]
        names = [say("who-name", who=Who(seat)) for seat in all_seats(view.seats)]
        players = zip(names, explain_players(routes, tickets), strict=True)
        parts = ["\n".join(say_player(name, player, say)) for name, player in players]
        return fold("\n\n".join([*parts, " ".join(map(say, tell_outcome(final_outcome(routes, tickets), DECIDED)))]))

    def readable(self, view: View) -> Mapping[str, object]:
        """Nothing to add: routes, tickets and cards travel as the short names that the notation uses."""
        del view
        return {}


TEXT = NewYorkText()
_PHASES = {Phase.SECOND_CARD: "ride-turn-second", Phase.KEEP: "ride-turn-keep"}


def _heading(view: View, say: Sayer) -> str:
    if view.phase is Phase.OVER:
        return say("told-ended")
    if view.phase is Phase.CHOOSE:
        waiting = listing(Who(seat) for seat in all_seats(view.seats) if not view.players[seat].has_chosen)
        return say("ride-choosing", seats=waiting)
    parts = [say("to-move", who=Who(view.turn))]
    if view.phase in _PHASES:
        parts.append(say(_PHASES[view.phase]))
    if view.turns_left is not None:
        parts += [say("ride-last-lap"), say("ride-turns-left", count=view.turns_left)]
    return " ".join(parts)


_COLUMNS = ("column-seat", "column-points", "ride-column-taxis", "ride-column-tickets", "ride-column-cards")


def _seats(view: View, say: Sayer) -> Iterator[str]:
    heads = [say(message) for message in _COLUMNS]
    yield "   ".join(heads)
    for seat, player in zip(all_seats(view.seats), view.players, strict=True):
        counts = (format_seat(seat), player.points, player.taxis, player.tickets, player.hand_size)
        line = "   ".join(f"{count:>{len(head)}}" for head, count in zip(heads, counts, strict=True))
        if seat == view.seat:
            line += f" ({say('you')})"
        elif player.known:
            line += f", {say('ride-surely', cards=_piles(player.known))}"
        yield line


def _cards(view: View, say: Sayer) -> Iterator[str]:
    deck = say("ride-cards-held", count=view.deck_size)
    tickets = say("ride-tickets-to-draw", count=view.ticket_deck_size)
    rows = {
        "ride-label-display": _spread(view.display, say),
        "ride-label-deck": f"{deck}; {tickets}",
        "ride-label-discards": _spread(view.discards, say, letters=False),
    }
    if view.seat is not None:
        rows["ride-hand"] = _spread(view.hand, say)
    labels = {message: say(message) for message in rows}
    width = max(map(len, labels.values()))
    for message, row in rows.items():
        yield f"{labels[message]:<{width}} {row}"


def _spread(cards: Sequence[Card], say: Sayer, *, letters: bool = True) -> str:
    """`BB R WWW   (2 blue, 1 red and 3 taxi)`."""
    if not cards:
        return say("ride-no-cards")
    words = _some(cards, say)
    both = f"{_piles(cards)}   ({words})" if letters else words
    # Where the words are long, the letters say it all.
    return both if len(both) <= _SPREAD else _piles(cards)


def _some(cards: Sequence[Card], say: Sayer) -> str:
    return say("plain-list", items=name_cards(cards))


def _piles(cards: Sequence[Card]) -> str:
    return " ".join(card * cards.count(card) for card in dict.fromkeys(cards))


def _own_tickets(view: View, seat: Seat, say: Sayer) -> Iterator[str]:
    own = sum(route.bit for route in view.players[seat].routes)
    claimed = sum(route.bit for player in view.players for route in player.routes)
    for message, tickets in (("ride-tickets", view.tickets), ("ride-to-choose-from", view.shown)):
        if tickets:
            yield say(message)
        for ticket in tickets:
            yield from _ticket(view, ticket, own, claimed, say)


def _short_tickets(view: View, seat: Seat, say: Sayer) -> Iterator[str]:
    """A line for each: those still to be connected first, and not too many."""
    own = sum(route.bit for route in view.players[seat].routes)
    claimed = sum(route.bit for player in view.players for route in player.routes)
    tickets = [explain_ticket(ticket, own, claimed, view.seats) for ticket in (*view.shown, *view.tickets)]
    tickets.sort(key=lambda one: one.done)
    for explained in tickets[:_TICKETS]:
        line = f"{explained.ticket}  {say(name_ticket(explained.ticket))}: {say_progress(explained, say)}"
        yield line if len(line) <= WIDTH else f"{line[: WIDTH - 2]} …"
    if len(tickets) > _TICKETS:
        yield say("ride-more-tickets", count=len(tickets) - _TICKETS)


def _wanted(view: View) -> set[Route]:
    """The routes that are missing on one shortest way of each of this seat's tickets."""
    if view.seat is None:
        return set()
    own = sum(route.bit for route in view.players[view.seat].routes)
    claimed = sum(route.bit for player in view.players for route in player.routes)
    ways = [explain_ticket(ticket, own, claimed, view.seats).way for ticket in view.tickets]
    return {route for way in ways if way is not None for route in way.missing}


def _ticket(view: View, ticket: Ticket, own: RouteMask, claimed: RouteMask, say: Sayer) -> Iterator[str]:
    yield f"  {ticket}  {say(name_ticket(ticket))}"
    yield f"         {say_progress(explain_ticket(ticket, own, claimed, view.seats), say)}"


def _offered(move: Move, say: Sayer) -> tuple[str, str]:
    """Under which heading a move is listed, and how."""
    match move:
        case KeepTickets(tickets):
            return say("ride-offer-keep"), " ".join(tickets)
        case DrawFaceUp(card):
            return say("ride-offer-card"), f"take {card} ({say(card_word(card).word)})"
        case DrawBlind():
            return say("ride-offer-card"), f"draw ({say('ride-offer-top')})"
        case Claim(route, cards):
            return say("ride-offer-claim", card=card_word(cards[0])), f"{route} {''.join(cards)}"
        case DrawTickets():
            return say("ride-offer-tickets"), "tickets"
        case Pass():
            return say("ride-offer-pass"), "pass"
