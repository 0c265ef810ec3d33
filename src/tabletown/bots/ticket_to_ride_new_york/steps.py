"""The public agents Path, One Step Thinker and Long Route Junkie."""

from collections.abc import Sequence

from tabletown.bots.bot import Decision
from tabletown.bots.english import say_count, say_one
from tabletown.bots.ticket_to_ride_new_york.graph import LINKS, Link, LinkMask, links_in
from tabletown.bots.ticket_to_ride_new_york.public import (
    Menu,
    biggest_holding,
    draw_card,
    draw_tickets,
    free_links,
    in_order,
    keep_all,
    keep_by_rate,
    open_tickets,
    route_to,
    wanted_colour,
)
from tabletown.bots.ticket_to_ride_new_york.reading import Reading, read
from tabletown.ticket_to_ride_new_york.cards import WILD_SHIFT, Card
from tabletown.ticket_to_ride_new_york.moves import DrawFaceUp, Move
from tabletown.ticket_to_ride_new_york.state import Phase
from tabletown.ticket_to_ride_new_york.view import View


class PathBot:
    def __init__(self, *, fixed: bool) -> None:
        self.name = "path-fixed" if fixed else "path-faithful"
        self.fixed = fixed

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


class OneStepBot:
    def __init__(self, *, fixed: bool) -> None:
        self.name = "one-step-fixed" if fixed else "one-step-faithful"
        self.fixed = fixed
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
        route, _ = wanted_colour(now, link)
        held, wilds = biggest_holding(now.hand, route.colours), now.hand >> WILD_SHIFT
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


LONG = 2
"""The shortest route that it plans with: here, where routes are shorter, 2 for the 3 of the larger maps."""


class LongRouteBot(OneStepBot):
    def __init__(self, *, fixed: bool, shortest: int = LONG) -> None:
        super().__init__(fixed=fixed)
        self.shortest = shortest
        number = "" if shortest == LONG else f"-{shortest}"
        self.name = f"long-route{number}-{'fixed' if fixed else 'faithful'}"

    def choose(self, now: Reading, menu: Menu) -> None:
        keep_by_rate(menu, now, self.usable(now), fixed=self.fixed)

    def usable(self, now: Reading) -> LinkMask:
        shortest = min(self.shortest, now.taxis)
        return now.free_links & sum(link.bit for link in LINKS if link.length >= shortest)

    def wants_tickets(self, now: Reading) -> bool:
        return False

    def rank(self, now: Reading, link: Link) -> int:
        route, _ = wanted_colour(now, link)
        payable = biggest_holding(now.hand, route.colours) >= link.length
        return 15 if route.is_grey and payable else super().rank(now, link)
