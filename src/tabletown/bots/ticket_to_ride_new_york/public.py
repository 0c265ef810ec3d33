"""What the four public agents share: their graphs, their colours, and how they pay and draw.

Path, Hungry, One Step Thinker and Long Route Junkie are known from play-testing studies of the larger maps. Each is
here twice: `faithful` keeps the slips of the published program, `fixed` plays what it was meant to play. Numbers that
were made for 45 trains are divided by three.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from tabletown.bots.bot import SHOWN, Decision, Thought, first_of
from tabletown.bots.english import say_one
from tabletown.bots.ticket_to_ride_new_york.graph import (
    Link,
    LinkMask,
    length_of,
    links_in,
    missing_ways,
    points_of,
    ways,
)
from tabletown.bots.ticket_to_ride_new_york.reading import Reading
from tabletown.ticket_to_ride_new_york.board import TAXIS, Route, Ticket
from tabletown.ticket_to_ride_new_york.cards import COLOURS, COUNT, Bundle, Card
from tabletown.ticket_to_ride_new_york.moves import DRAW_BLIND, DRAW_TICKETS, Claim, DrawFaceUp, KeepTickets, Move
from tabletown.ticket_to_ride_new_york.network import tickets_in


@dataclass(slots=True)
class Menu:
    """Legal moves in the order in which an agent would like them; the first one is played."""

    moves: Sequence[Move]
    thoughts: list[Thought[Move]] = field(default_factory=list)

    def add(self, move: Move, value: float, words: str) -> None:
        if move in self.moves and all(thought.move != move for thought in self.thoughts):
            # Who goes down a list thinks no more of what comes later, whatever it would bring by itself.
            self.thoughts.append(Thought(move, min([value, *[thought.value for thought in self.thoughts]]), words))

    def claim(self, route: Route, colour: Card, value: float, words: str) -> bool:
        """With the fewest wilds; False if the hand cannot pay."""
        for move in self.moves:
            if isinstance(move, Claim) and move.route == route and move.cards[0] in (colour, Card.WILD):
                self.add(move, value, words)
                return True
        return False

    def decision(self) -> Decision[Move]:
        self.add(DRAW_BLIND, 0.0, "a card of the deck")
        for move in self.moves[: SHOWN + 1]:
            self.add(move, -1.0, "nothing better to do")
        return first_of(self.thoughts)


def most_held(hand: Bundle, colours: Iterable[Card]) -> Card:
    return max(colours, key=lambda colour: hand >> colour.shift & COUNT)


def wanted_colour(now: Reading, link: Link) -> tuple[Route, Card]:
    """The half of a link, and the colour for it, that is held most."""
    halves = [route for route in link.routes if now.openings & route.bit]
    pairs = [(route, most_held(now.hand, route.colours)) for route in halves]
    return max(pairs, key=lambda pair: now.hand >> pair[1].shift & COUNT)


def open_tickets(now: Reading) -> list[Ticket]:
    """Not connected yet."""
    return [ticket for ticket in tickets_in(now.tickets) if ticket not in now.view.completed]


def fewest_taxis(ticket: Ticket, own: LinkMask, free: LinkMask) -> LinkMask | None:
    """What is missing on the way that takes the fewest further taxis."""
    found = missing_ways(ticket, own, free, TAXIS, 30)
    return found[0] if found else None


def route_to(ticket: Ticket, own: LinkMask, free: LinkMask, *, fixed: bool) -> LinkMask | None:
    """The links an agent still wants for a ticket; None if there is no way. As published, it goes by the fewest links,
    however long they are."""
    if fixed:
        return fewest_taxis(ticket, own, free)
    usable = [way for way in ways(ticket) if not way & ~(own | free)]
    way = min(usable, key=int.bit_count, default=None)
    return None if way is None else way & ~own


def in_order(ticket: Ticket, links: LinkMask, own: LinkMask) -> list[Link]:
    """Missing links from the first end of the ticket on."""
    place, left, found = ticket.ends[0].bit, links | own, list[Link]()
    reached, edge = place, place
    while edge:
        nearby = [link for link in links_in(left) if link.touches & edge]
        found += [link for link in nearby if links & link.bit]
        edge = 0
        for link in nearby:
            left &= ~link.bit
            edge |= link.touches & ~reached
        reached |= edge
    return found


def keep_all(menu: Menu) -> None:
    for move in menu.moves:
        if isinstance(move, KeepTickets):
            menu.add(move, sum(ticket.points for ticket in move.tickets), "as many tickets as there are")


def keep_by_rate(menu: Menu, now: Reading, free: LinkMask, *, fixed: bool) -> None:
    """The subset with the most points for its taxis, of those that fit; else the one with the fewest points.

    As published, the rate could never be worked out, so it was always the fewest points.
    """
    kept = [move for move in menu.moves if isinstance(move, KeepTickets)]
    kept.sort(key=lambda move: (-(_rate(now, move, free) if fixed else 0.0), sum(t.points for t in move.tickets)))
    for move in kept:
        menu.add(move, sum(ticket.points for ticket in move.tickets), "the best points for its taxis")


def _rate(now: Reading, move: KeepTickets, free: LinkMask) -> float:
    links = 0
    for ticket in move.tickets:
        way = fewest_taxis(ticket, now.own_links, free)
        if way is None:
            return 0.0
        links |= way
    taxis = length_of(links)
    points = sum(ticket.points for ticket in move.tickets) + points_of(links)
    return points / max(taxis, 1) if taxis <= now.taxis else 0.0


def draw_card(menu: Menu, colour: Card | None) -> None:
    """Face up if it is there, else the deck."""
    if colour is not None:
        menu.add(DrawFaceUp(colour), 1.0, f"{say_one(colour.word)} card for the next route")
    menu.add(DRAW_BLIND, 0.5, "a card of the deck")


def draw_tickets(menu: Menu) -> None:
    menu.add(DRAW_TICKETS, 2.0, "room for more tickets")


def free_links(now: Reading) -> list[Link]:
    """Links that can still be claimed with the taxis left."""
    return [link for link in links_in(now.free_links) if link.length <= now.taxis]


def biggest_holding(hand: Bundle, colours: Iterable[Card] = COLOURS) -> int:
    return max(hand >> colour.shift & COUNT for colour in colours)
