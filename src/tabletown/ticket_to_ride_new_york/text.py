"""Ticket to Ride: New York on a terminal: the map, what a seat sees, and sentences for what happens."""

from collections.abc import Iterator, Mapping, Sequence

from tabletown.core.event import Event
from tabletown.core.seat import Seat, all_seats, format_seat
from tabletown.core.words import columns, say_count, say_outcome, say_seat, say_seats, verb
from tabletown.ticket_to_ride_new_york import events as happened
from tabletown.ticket_to_ride_new_york.board import Route, RouteMask, Ticket
from tabletown.ticket_to_ride_new_york.cards import Card
from tabletown.ticket_to_ride_new_york.drawing import LEGEND, draw_map, place_names
from tabletown.ticket_to_ride_new_york.explain import explain_players, explain_ticket
from tabletown.ticket_to_ride_new_york.moves import Claim, DrawBlind, DrawFaceUp, DrawTickets, KeepTickets, Move, Pass
from tabletown.ticket_to_ride_new_york.scoring import final_outcome
from tabletown.ticket_to_ride_new_york.state import Phase
from tabletown.ticket_to_ride_new_york.view import View
from tabletown.ticket_to_ride_new_york.words import say_cards, say_player, say_progress, say_route, say_ticket

_WIDTH = 100
_HELP = """A turn is one of three things: draw two cards (a taxi taken from the display is the only one of its turn),
claim one route with as many cards of its colour as it has spaces (taxis stand for any colour), or draw tickets.
Routes of 1, 2, 3, 4 spaces score 1, 2, 4, 7. Tickets count for you if your own routes connect their ends, else
against you. Every attraction (*) that your routes touch is a point. Who has two taxis or fewer begins the last lap."""


class NewYorkText:
    title = "Ticket to Ride: New York"
    help = _HELP

    def draw(self, view: View) -> str:
        parts = [
            _heading(view),
            draw_map([player.routes for player in view.players]),
            f"{LEGEND}\n{place_names()}",
            "\n".join(_seats(view)),
            "\n".join(_cards(view)),
        ]
        if view.seat is not None:
            parts.append("\n".join(_own_tickets(view, view.seat)))
        return "\n\n".join(part for part in parts if part)

    def offer(self, view: View, moves: Sequence[Move]) -> str:
        """The moves by what they do; + marks a route on the shortest way of a ticket."""
        wanted = _wanted(view)
        groups: dict[str, list[str]] = {}
        for number, move in enumerate(moves, 1):
            group, words = _offered(move)
            mark = "+" if isinstance(move, Claim) and move.route in wanted else ""
            groups.setdefault(group, []).append(f"{number:>3} {words}{mark}")
        lines = []
        for group, cells in groups.items():
            lines.append(group)
            lines.append(columns(cells, _WIDTH))
        return "\n".join(lines)

    def is_private(self, view: View) -> bool:
        return bool(view.hand or view.tickets or view.shown)

    def tell(self, event: Event, viewer: Seat | None) -> str | None:
        def who(seat: Seat, plain: str, third: str) -> str:
            return verb(say_seat(seat, viewer), plain, third)

        match event:
            case happened.TicketsChosen(seat=seat):
                return f"{who(seat, 'have', 'has')} chosen."
            case happened.GameBegan(kept=kept, start=start):
                shown = ", ".join(f"seat {number} {count}" for number, count in enumerate(kept, 1))
                return f"Tickets kept: {shown}. {who(start, 'start', 'starts')}."
            case happened.FaceUpTaken(seat=seat, card=card):
                return f"{who(seat, 'take', 'takes')} a {card.word} card from the display."
            case happened.BlindDrawn(seat=seat):
                return f"{who(seat, 'draw', 'draws')} a card from the deck."
            case happened.CardSeen(card=card):
                return f"It is a {card.word} card."
            case happened.TurnedUp(cards=cards):
                return f"Turned up: {say_cards(cards)}."
            case happened.DisplaySwept(cards=cards, times=times):
                again = f", and {say_count(times - 1, 'display')} after it" if times > 1 else ""
                return f"Three taxis or more lie in the display: {say_cards(cards)} are discarded{again}."
            case happened.Reshuffled(cards=number):
                return f"{say_count(number, 'discarded card')} become the new deck."
            case happened.RouteClaimed(seat=seat, route=route, cards=paid):
                points = say_count(route.points, "point")
                return f"{who(seat, 'claim', 'claims')} {say_route(route)} for {say_cards(paid)}: {points}."
            case happened.TicketsDrawn(seat=seat, count=number):
                return f"{who(seat, 'draw', 'draws')} {say_count(number, 'ticket')}."
            case happened.TicketsSeen(tickets=tickets):
                return f"Shown: {'; '.join(map(say_ticket, tickets))}."
            case happened.TicketsKept(seat=seat, kept=kept_now, returned=returned):
                return f"{who(seat, 'keep', 'keeps')} {say_count(kept_now, 'ticket')}, and {returned} go back."
            case happened.TicketsLaidOpen(seat=seat, shown=shown_once, kept=kept_of_them):
                back = [say_ticket(ticket) for ticket in shown_once if ticket not in kept_of_them]
                put_back = f"; put back: {'; '.join(back)}" if back else ""
                return f"{who(seat, 'held', 'held')} {'; '.join(map(say_ticket, kept_of_them))}{put_back}."
            case happened.Passed(seat=seat):
                return f"{who(seat, 'can do nothing and pass', 'can do nothing and passes')}."
            case happened.LastLapBegan(seat=seat):
                return f"{who(seat, 'have', 'has')} two taxis or fewer left: everybody has one more turn."
            case happened.GameEnded(outcome=outcome):
                return say_outcome(outcome, say_seats(len(outcome.scores), viewer))
        return None

    def close(self, view: View) -> str:
        routes = [sum(route.bit for route in player.routes) for player in view.players]
        tickets = [sum(ticket.bit for ticket in player.final_tickets) for player in view.players]
        names = say_seats(view.seats, view.seat)
        players = zip(names, explain_players(routes, tickets), strict=True)
        parts = ["\n".join(say_player(name, player)) for name, player in players]
        return "\n\n".join([*parts, say_outcome(final_outcome(routes, tickets), names)])

    def readable(self, view: View) -> Mapping[str, object]:
        """Nothing to add: routes, tickets and cards travel as the short names that the notation uses."""
        del view
        return {}


TEXT = NewYorkText()


def _heading(view: View) -> str:
    if view.phase is Phase.OVER:
        return "The game is over."
    if view.phase is Phase.CHOOSE:
        waiting = [format_seat(seat) for seat in all_seats(view.seats) if not view.players[seat].has_chosen]
        return f"Everybody chooses tickets in secret; still to choose: seat {', '.join(waiting)}."
    who = "Your turn" if view.turn == view.seat else f"The turn of seat {format_seat(view.turn)}"
    what = {Phase.SECOND_CARD: ", second card", Phase.KEEP: ", which tickets to keep"}.get(view.phase, "")
    last = "" if view.turns_left is None else f" Last lap: {say_count(view.turns_left, 'turn')} to go."
    return f"{who}{what}.{last}"


def _seats(view: View) -> Iterator[str]:
    yield "seat   points   taxis   tickets   cards"
    for seat, player in zip(all_seats(view.seats), view.players, strict=True):
        mine = " (you)" if seat == view.seat else f", surely {_piles(player.known)}" if player.known else ""
        counts = f"{player.points:>9}{player.taxis:>8}{player.tickets:>10}{player.hand_size:>8}"
        yield f"{format_seat(seat):>4}{counts}{mine}"


def _cards(view: View) -> Iterator[str]:
    yield f"Display   {_spread(view.display)}"
    yield f"Deck      {say_count(view.deck_size, 'card')}; {say_count(view.ticket_deck_size, 'ticket')} to draw"
    yield f"Discards  {say_cards(view.discards)}"
    if view.seat is not None:
        yield f"Your hand {_spread(view.hand)}"


def _spread(cards: Sequence[Card]) -> str:
    """`BB R WWW   (2 blue, 1 red, 3 wild)`."""
    return f"{_piles(cards)}   ({say_cards(cards)})" if cards else "empty"


def _piles(cards: Sequence[Card]) -> str:
    return " ".join(card * cards.count(card) for card in dict.fromkeys(cards))


def _own_tickets(view: View, seat: Seat) -> Iterator[str]:
    own = sum(route.bit for route in view.players[seat].routes)
    claimed = sum(route.bit for player in view.players for route in player.routes)
    if view.tickets:
        yield "Your tickets"
        for ticket in view.tickets:
            yield from _ticket(view, ticket, own, claimed)
    if view.shown:
        yield "Tickets to choose from"
        for ticket in view.shown:
            yield from _ticket(view, ticket, own, claimed)


def _wanted(view: View) -> set[Route]:
    """The routes that are missing on the shortest ways of this seat's tickets."""
    if view.seat is None:
        return set()
    own = sum(route.bit for route in view.players[view.seat].routes)
    claimed = sum(route.bit for player in view.players for route in player.routes)
    ways = [explain_ticket(ticket, own, claimed, view.seats).way for ticket in view.tickets]
    return {route for way in ways if way is not None for route in way.missing}


def _ticket(view: View, ticket: Ticket, own: RouteMask, claimed: RouteMask) -> Iterator[str]:
    yield f"  {ticket}  {say_ticket(ticket)}"
    yield f"         {say_progress(explain_ticket(ticket, own, claimed, view.seats))}"


def _offered(move: Move) -> tuple[str, str]:
    """Under which heading a move is listed, and how."""
    match move:
        case KeepTickets(tickets):
            return "Keep", " and ".join(tickets)
        case DrawFaceUp(card):
            return "Draw a card", f"take {card} ({card.word})"
        case DrawBlind():
            return "Draw a card", "draw (top of the deck)"
        case Claim(route, cards):
            kind = "wilds alone" if cards[0] is Card.WILD else f"{cards[0].word} cards"
            return f"Claim with {kind}", f"{route} {''.join(cards)}"
        case DrawTickets():
            return "Draw tickets", "tickets"
        case Pass():
            return "Nothing else can be done", "pass"
