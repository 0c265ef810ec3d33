"""Takes the most points it can have at once, and else draws towards the ticket that is nearest."""

from collections.abc import Sequence

from tabletown.bots.bot import Decision, Thought, first_of
from tabletown.bots.english import say_count, say_one
from tabletown.bots.ticket_to_ride_new_york.graph import LINK_OF, LinkMask, length_of, missing_ways
from tabletown.bots.ticket_to_ride_new_york.planner import gain_of
from tabletown.bots.ticket_to_ride_new_york.reading import Reading, read
from tabletown.ticket_to_ride_new_york.board import Ticket
from tabletown.ticket_to_ride_new_york.cards import Card
from tabletown.ticket_to_ride_new_york.moves import Claim, DrawBlind, DrawFaceUp, DrawTickets, KeepTickets, Move, Pass
from tabletown.ticket_to_ride_new_york.network import tickets_in
from tabletown.ticket_to_ride_new_york.view import View

WILD, NEEDED, BLIND, NOT_NEEDED = 0.9, 1.5, 1.0, 0.8
"""What cards are worth to it in points: a wild takes the whole turn, one that is needed does not."""
STEP = 2.0
"""What a claim on the way to the nearest ticket counts for besides its points."""


class GreedyBot:
    name = "greedy"

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        now = read(view)
        nearest = _nearest(now)
        thoughts = [_thought(now, move, nearest) for move in moves]
        return first_of(sorted(thoughts, key=lambda thought: -thought.value))


def _thought(now: Reading, move: Move, nearest: LinkMask) -> Thought[Move]:
    match move:
        case Claim(route, cards):
            gain = gain_of(now, route)
            on_the_way = bool(nearest & LINK_OF[route].bit)
            value = gain + STEP * on_the_way - 0.1 * cards.count(Card.WILD)
            words = f"{say_count(gain, 'point')} at once" + ", on the way to a ticket" * on_the_way
            # A short route that leads nowhere is worth no turn, unless there is nothing else to go for.
            return Thought(move, value if on_the_way or not nearest or gain > 2 else 0.0, words)
        case DrawFaceUp(card):
            if card is Card.WILD:
                return Thought(move, WILD, "a wild, the whole turn")
            needed = _needed(now, card, nearest)
            return Thought(
                move, NEEDED if needed else NOT_NEEDED, f"{say_one(card.word)} card" + " that is needed" * needed
            )
        case DrawBlind():
            return Thought(move, BLIND, "a card of the deck")
        case DrawTickets():
            return Thought(move, 0.1, "new tickets")
        case KeepTickets(tickets):
            return Thought(move, _reachable_points(now, tickets), " and ".join(tickets))
        case Pass():
            return Thought(move, 0.0, "nothing else can be done")


def _nearest(now: Reading) -> LinkMask:
    """What is missing for the open ticket that takes the fewest taxis."""
    own, free = now.own_links, now.free_links
    found = [missing_ways(ticket, own, free, now.taxis, 1) for ticket in tickets_in(now.tickets)]
    return min((ways[0] for ways in found if ways and ways[0]), key=length_of, default=0)


def _needed(now: Reading, card: Card, nearest: LinkMask) -> bool:
    """Whether a route on the way takes this colour, and not enough of it is in hand."""
    routes = [route for route, link in LINK_OF.items() if link.bit & nearest and now.openings & route.bit]
    return any(card in route.colours and now.held(card) < route.length for route in routes)


def _reachable_points(now: Reading, tickets: Sequence[Ticket]) -> float:
    """Points for the taxis: more tickets are better as long as there is a way and room for them."""
    own, free = now.own_links, now.free_links
    room, value = now.taxis, 0.0
    for ticket in tickets:
        ways = missing_ways(ticket, own, free, room, 1)
        value += ticket.points if ways else -ticket.points
        room -= length_of(ways[0]) if ways else 0
    return value
