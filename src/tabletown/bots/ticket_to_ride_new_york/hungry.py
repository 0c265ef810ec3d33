"""The public agent Hungry: one plan for all its tickets, and more tickets as long as the plan leaves room.

The plan is laid out as two clusters that grow from the places farthest apart, and are joined at the end.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from tabletown.bots.bot import Decision
from tabletown.bots.english import say_count
from tabletown.bots.ticket_to_ride_new_york.graph import (
    LINKS,
    Link,
    LinkMask,
    length_of,
    links_in,
    missing_ways,
    places_of,
    points_of,
)
from tabletown.bots.ticket_to_ride_new_york.plans import MOST_WAYS
from tabletown.bots.ticket_to_ride_new_york.public import (
    Menu,
    PublicBot,
    draw_card,
    draw_tickets,
    free_links,
    open_tickets,
    wanted_colour,
)
from tabletown.bots.ticket_to_ride_new_york.reading import Reading, read
from tabletown.ticket_to_ride_new_york.board import StopMask, Ticket
from tabletown.ticket_to_ride_new_york.cards import COLOURS, Card, size
from tabletown.ticket_to_ride_new_york.moves import DrawFaceUp, KeepTickets, Move
from tabletown.ticket_to_ride_new_york.network import tickets_in
from tabletown.ticket_to_ride_new_york.state import Phase
from tabletown.ticket_to_ride_new_york.view import View

NO_WAY = 10**6
"""More spaces than any way has: there is none."""


@dataclass(frozen=True, slots=True)
class Clusters:
    links: LinkMask
    """Those not owned yet."""
    taxis: int
    points: int


def lay_out(tickets: Sequence[Ticket], own: LinkMask, free: LinkMask, *, fixed: bool) -> Clusters | None:
    """Links for all the tickets together; None if some of their places cannot be joined."""
    keys = list(dict.fromkeys(place.bit for ticket in tickets for place in ticket.ends))
    if not keys:
        return Clusters(0, 0, 0)
    seeds = max(combinations(keys, 2), key=lambda pair: shortest(pair[0], pair[1], own, free)[0])
    clusters, links, nearest, chosen = list(seeds), 0, NO_WAY, 0
    for key in keys:
        if key in seeds:
            continue
        tries = [shortest(key, cluster, own, free) for cluster in clusters]
        if fixed:
            nearest = NO_WAY
        # As published, the nearest distance of one place is still remembered for the next.
        for number, (distance, _) in enumerate(tries):
            if distance < nearest:
                nearest, chosen = distance, number
        if tries[chosen][0] >= NO_WAY:
            return None
        way = tries[chosen][1]
        links |= way
        clusters[chosen] |= key | places_of(way)
    distance, way = shortest(clusters[0], clusters[1], own, free)
    if distance >= NO_WAY:
        return None
    lacking = (links | way) & ~own
    return Clusters(lacking, length_of(lacking), points_of(lacking))


def shortest(sources: StopMask, goals: StopMask, own: LinkMask, free: LinkMask) -> tuple[int, LinkMask]:
    """Spaces and links between two sets of places; links of one's own cost nothing."""
    if sources & goals:
        return 0, 0
    reached: dict[StopMask, tuple[int, LinkMask]] = {}
    waiting: list[tuple[int, LinkMask, StopMask]] = [(0, 0, 1 << n) for n in range(15) if sources >> n & 1]
    while waiting:
        step = min(waiting)
        waiting.remove(step)
        distance, way, place = step
        if place in reached:
            continue
        if place & goals:
            return distance, way
        reached[place] = (distance, way)
        for link in LINKS:
            if link.touches & place and link.bit & (own | free):
                length = 0 if link.bit & own else link.length
                waiting.append((distance + length, way | link.bit, link.touches ^ place))
    return NO_WAY, 0


SLACK, ROOM = 2, 3
"""Taxis that a choice of tickets should leave, and that a plan must leave before tickets are drawn (5 and 8 of 45)."""
MOST_OPEN = 1
"""Tickets not connected yet, at most, for another one to be wanted."""
ONE_MORE = 6.0
"""Turns that another ticket takes."""


class HungryBot(PublicBot):
    agent = "hungry"

    def __init__(self, *, fixed: bool) -> None:
        super().__init__(fixed=fixed)
        self._links: LinkMask = 0
        self._needs = 0
        self._seen = -1

    def decide(self, view: View, moves: Sequence[Move]) -> Decision[Move]:
        now, menu = read(view), Menu(moves)
        if view.phase in (Phase.CHOOSE, Phase.KEEP):
            self._keep(now, menu)
        else:
            self._turn(now, menu)
        return menu.decision()

    def _keep(self, now: Reading, menu: Menu) -> None:
        """The best points for the taxis among subsets that leave some; else the cheapest that fits at all."""
        found: list[tuple[tuple[float, float], int, KeepTickets]] = []
        for move in menu.moves:
            if isinstance(move, KeepTickets):
                plan = self._plan(now, (*tickets_in(now.tickets), *move.tickets))
                points = sum(ticket.points for ticket in move.tickets)
                key: tuple[float, float]
                if plan is None or plan.taxis > now.taxis:
                    key = (0.0, -float(points))
                elif plan.taxis > now.taxis - SLACK:
                    key = (1.0, -float(plan.taxis))
                else:
                    key = (2.0, (points + plan.points) / max(plan.taxis, 1))
                found.append((key, plan.taxis if plan else 0, move))
        best_first = sorted(found, key=lambda item: item[0], reverse=True)
        for key, taxis, move in best_first:
            menu.add(move, key[0], f"a plan of {say_count(taxis, 'taxi')}")
        # As published, it goes by the last subset it has looked at, not by the one it has chosen.
        self._needs = best_first[0][1] if self.fixed else found[-1][1]
        self._seen = -1

    def _turn(self, now: Reading, menu: Menu) -> None:
        self._replan(now)
        links = [link for link in links_in(self._links) if link.length <= now.taxis]
        if self._needs < now.taxis - ROOM and self._has_time(now, links) and now.view.ticket_deck_size:
            draw_tickets(menu)
        needs = _needs(now, links)
        if links:
            self._claim_planned(now, menu, links, needs)
        else:
            for link in sorted(free_links(now), key=lambda link: -link.length):
                route, colour = wanted_colour(now, link)
                menu.claim(route, colour, float(link.length), "the longest route there is")
        self._draw(now, menu, needs)

    def _has_time(self, now: Reading, links: Sequence[Link]) -> bool:
        """Whether the plan, and a further ticket of the usual size, can be done before the others end the game."""
        if not self.fixed:
            # As published, it counts taxis and no turns.
            return True
        if len(open_tickets(now)) > MOST_OPEN:
            return False
        cards = sum(link.length for link in links) - size(now.hand)
        return len(links) + max(0, cards) / 2 + ONE_MORE <= now.turns

    def _replan(self, now: Reading) -> None:
        if now.news == self._seen:
            return
        first = self._seen == -1
        self._seen = now.news
        tickets = list(tickets_in(now.tickets))
        plan = self._plan(now, tickets)
        if self.fixed:
            while tickets and (plan is None or plan.taxis > now.taxis):
                # A ticket that cannot be had is given up, and there is no room for more of them.
                tickets.remove(_first_to_go(now, tickets))
                plan = self._plan(now, tickets)
        self._links = plan.links if plan else 0
        if self.fixed or not first:
            self._needs = plan.taxis if plan else 0
        if self.fixed and len(tickets) < len(now.view.tickets):
            self._needs = now.taxis

    def _plan(self, now: Reading, tickets: Sequence[Ticket]) -> Clusters | None:
        return lay_out(tickets, now.own_links, now.free_links, fixed=self.fixed)

    def _claim_planned(self, now: Reading, menu: Menu, links: Sequence[Link], needs: Counter[Card]) -> None:
        """A grey route only with a colour that nothing else needs."""
        for link in links:
            halves = [route for route in link.routes if now.openings & route.bit]
            spare = [colour for colour in COLOURS if not needs[colour]] or list(COLOURS)
            for route in halves:
                colours = sorted(spare if route.is_grey else route.colours, key=lambda c: -now.held(c))
                if any(menu.claim(route, colour, 5.0 + link.length, "part of the plan") for colour in colours[:1]):
                    break

    def _draw(self, now: Reading, menu: Menu, needs: Counter[Card]) -> None:
        display = Counter(card for card in now.view.display if card is not Card.WILD)
        missing = {c: needs[c] - now.held(c) for c in COLOURS if needs[c]}
        if self.fixed:
            # As published, this rule never comes to bear.
            for colour in sorted(missing, key=lambda c: -missing[c]):
                if missing[colour] > 0:
                    menu.add(DrawFaceUp(colour), float(missing[colour]), f"{colour.word} is needed most")
        for colour, shown in display.most_common(1):
            if missing.get(colour, 0) > 0 or (not any(m > 0 for m in missing.values()) and shown >= 2):
                menu.add(DrawFaceUp(colour), 1.0, f"{colour.word} is there most often")
        draw_card(menu, None)


def _needs(now: Reading, links: Sequence[Link]) -> Counter[Card]:
    """Cards of each colour for a plan; a double route takes a colour not needed yet, else the least needed."""
    needs: Counter[Card] = Counter()
    for link in sorted(links, key=lambda link: len(link.routes)):
        colours = [route.colours[0] for route in link.routes if now.openings & route.bit and not route.is_grey]
        if colours:
            needs[min(colours, key=lambda colour: needs[colour])] += link.length
    return needs


def _first_to_go(now: Reading, tickets: Sequence[Ticket]) -> Ticket:
    """One without a way left, else the one with the fewest points."""
    own, free = now.own_links, now.free_links
    return min(tickets, key=lambda t: (bool(missing_ways(t, own, free, now.taxis, MOST_WAYS)), t.points))
