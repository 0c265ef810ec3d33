"""The public agents Path, One Step Thinker and Long Route Junkie, and what they share with Hungry (`hungry.py`).

All four are known from play-testing studies of the larger maps. Each is here twice: `faithful` keeps the slips of the
published program, `fixed` plays what it was meant to play. Numbers that were made for 45 trains are divided by three.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from tabletown.bots.bot import SHOWN, Decision, Thought, first_of
from tabletown.bots.english import say_count, say_one
from tabletown.bots.ticket_to_ride_new_york.graph import (
    LINKS,
    Link,
    LinkMask,
    length_of,
    links_in,
    missing_ways,
    points_of,
    ways,
)
from tabletown.bots.ticket_to_ride_new_york.reading import Reading, read
from tabletown.ticket_to_ride_new_york.board import TAXIS, Route, Ticket
from tabletown.ticket_to_ride_new_york.cards import WILD_SHIFT, Card
from tabletown.ticket_to_ride_new_york.moves import DRAW_BLIND, DRAW_TICKETS, Claim, DrawFaceUp, KeepTickets, Move
from tabletown.ticket_to_ride_new_york.network import tickets_in
from tabletown.ticket_to_ride_new_york.state import Phase
from tabletown.ticket_to_ride_new_york.view import View


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


def wanted_colour(now: Reading, link: Link) -> tuple[Route, Card]:
    """The half of a link, and the colour for it, that is held most."""
    pairs = [(route, colour) for route in link.routes if now.openings & route.bit for colour in route.colours]
    return max(pairs, key=lambda pair: now.held(pair[1]))


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


class PublicBot:
    """One of the agents as it was published, or `fixed`: without its slips."""

    agent: str

    def __init__(self, *, fixed: bool) -> None:
        self.name = f"{self.agent}-{'fixed' if fixed else 'faithful'}"
        self.fixed = fixed


class PathBot(PublicBot):
    """Claims whatever is on the way of a ticket, the most valuable link first."""

    agent = "path"

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        now, menu = read(view), Menu(moves)
        keep_all(menu)
        if view.phase in (Phase.TURN, Phase.SECOND_CARD):
            self._turn(now, menu)
        return menu.decision()

    def _turn(self, now: Reading, menu: Menu) -> None:
        wanted = self._wanted(now)
        for link, priority in wanted:
            route, colour = wanted_colour(now, link)
            menu.claim(route, colour, priority, f"worth {say_count(priority, 'point')} with its ticket")
        # As published, the names of the colours never match, and every card comes from the deck.
        draw_card(menu, wanted_colour(now, wanted[0][0])[1] if wanted and self.fixed else None)

    def _wanted(self, now: Reading) -> list[tuple[Link, int]]:
        """Links by priority. With no way left for a ticket, any link (as published, the least valuable first)."""
        own, free = now.own_links, now.free_links
        priority: dict[Link, int] = {}
        for ticket in open_tickets(now):
            links = route_to(ticket, own, free, fixed=self.fixed) or 0
            for link in links_in(links):
                if link.length < now.taxis + self.fixed:
                    priority[link] = max(priority.get(link, 0), link.points + 2 * ticket.points)
        if priority:
            return sorted(priority.items(), key=lambda item: -item[1])
        return sorted(((link, link.points) for link in free_links(now)), key=lambda item: item[1], reverse=self.fixed)


ROOM = 3
"""Taxis that everybody must still have before it draws tickets (8 of 45 trains on the larger maps)."""


class OneStepBot(PublicBot):
    """One Step Thinker: goes for a single link, the next one of its greatest ticket, until that is claimed."""

    agent = "one-step"

    def __init__(self, *, fixed: bool) -> None:
        super().__init__(fixed=fixed)
        self._objective: Link | None = None
        self._seen = -1

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        now, menu = read(view), Menu(moves)
        match view.phase:
            case Phase.CHOOSE:
                self.choose(now, menu)
            case Phase.KEEP:
                keep_by_rate(menu, now, self.usable(now), fixed=self.fixed)
            case _:
                self._turn(now, menu)
        return menu.decision()

    def choose(self, now: Reading, menu: Menu) -> None:
        """The first tickets."""
        keep_all(menu)

    def usable(self, now: Reading) -> LinkMask:
        """Links that a plan may contain."""
        return now.free_links

    def wants_tickets(self, now: Reading) -> bool:
        enough = all(player.taxis >= ROOM for player in now.view.players)
        return enough and now.view.ticket_deck_size > 0 and now.view.phase is Phase.TURN

    def rank(self, now: Reading, link: Link) -> int:
        """How near a free link is to being paid for."""
        held, wilds = now.held(wanted_colour(now, link)[1]), now.hand >> WILD_SHIFT
        if held >= link.length:
            return 10
        return 9 if held + wilds >= link.length else 9 - link.length + held

    def _turn(self, now: Reading, menu: Menu) -> None:
        self._replan(now)
        if self._objective is None and self.wants_tickets(now):
            draw_tickets(menu)
        objective = self._objective or self._longest(now)
        if objective is None:
            return
        route, colour = wanted_colour(now, objective)
        menu.claim(route, colour, 10.0, f"the next step, {objective.routes[0][:5]}")
        # As published, a grey route never finds its colour in the display.
        if self.fixed or not route.is_grey:
            menu.add(DrawFaceUp(colour), 1.5, f"{say_one(colour.word)} card for {objective.routes[0][:5]}")
        menu.add(DrawFaceUp(Card.WILD), 1.0, "a wild for any route")
        draw_card(menu, None)

    def _replan(self, now: Reading) -> None:
        """Only when somebody has claimed something, or tickets have come."""
        if now.news == self._seen:
            return
        self._seen = now.news
        self._objective = None
        own, usable = now.own_links, self.usable(now)
        for ticket in sorted(open_tickets(now), key=lambda ticket: -ticket.points):
            links = route_to(ticket, own, usable, fixed=self.fixed)
            steps = in_order(ticket, links, own) if links else []
            if steps and steps[0].length <= now.taxis:
                self._objective = steps[0]
                return

    def _longest(self, now: Reading) -> Link | None:
        return max(free_links(now), key=lambda link: (link.length, self.rank(now, link)), default=None)


class LongRouteBot(OneStepBot):
    """Long Route Junkie: the same, with long links only."""

    agent = "long-route"
    shortest = 2
    """Of the links that it plans with: here, where routes are shorter, 2 for the 3 of the larger maps."""

    def choose(self, now: Reading, menu: Menu) -> None:
        keep_by_rate(menu, now, self.usable(now), fixed=self.fixed)

    def usable(self, now: Reading) -> LinkMask:
        shortest = min(self.shortest, now.taxis)
        return now.free_links & sum(link.bit for link in LINKS if link.length >= shortest)

    def wants_tickets(self, now: Reading) -> bool:
        return False

    def rank(self, now: Reading, link: Link) -> int:
        route, colour = wanted_colour(now, link)
        return 15 if route.is_grey and now.held(colour) >= link.length else super().rank(now, link)


class LongestRouteBot(LongRouteBot):
    """The same with the number of the larger maps."""

    agent = "long-route-3"
    shortest = 3
