"""The public agent Path: goes for the routes on the way of its most valuable tickets, and never draws tickets."""

from collections.abc import Sequence

from tabletown.bots.bot import Decision
from tabletown.bots.english import say_count
from tabletown.bots.ticket_to_ride_new_york.graph import Link, link_mask, links_in
from tabletown.bots.ticket_to_ride_new_york.public import (
    Menu,
    draw_card,
    free_links,
    keep_all,
    open_tickets,
    route_to,
    wanted_colour,
)
from tabletown.bots.ticket_to_ride_new_york.reading import Reading, read
from tabletown.ticket_to_ride_new_york.moves import Move
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
        own, free = link_mask(now.own), link_mask(now.openings)
        priority: dict[Link, int] = {}
        for ticket in open_tickets(now):
            links = route_to(ticket, own, free, fixed=self.fixed) or 0
            for link in links_in(links):
                if link.length < now.taxis + self.fixed:
                    priority[link] = max(priority.get(link, 0), link.points + 2 * ticket.points)
        if priority:
            return sorted(priority.items(), key=lambda item: -item[1])
        return sorted(((link, link.points) for link in free_links(now)), key=lambda item: item[1], reverse=self.fixed)
