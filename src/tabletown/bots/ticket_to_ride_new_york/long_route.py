"""The public agent Long Route Junkie: One Step Thinker that plans with longer routes only and never draws tickets."""

from tabletown.bots.ticket_to_ride_new_york.graph import LINKS, Link, LinkMask, link_mask
from tabletown.bots.ticket_to_ride_new_york.one_step import OneStepBot
from tabletown.bots.ticket_to_ride_new_york.public import Menu, biggest_holding, keep_by_rate, wanted_colour
from tabletown.bots.ticket_to_ride_new_york.reading import Reading

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
        return link_mask(now.openings) & sum(link.bit for link in LINKS if link.length >= shortest)

    def wants_tickets(self, now: Reading) -> bool:
        return False

    def rank(self, now: Reading, link: Link) -> int:
        route, _ = wanted_colour(now, link)
        payable = biggest_holding(now.hand, route.colours) >= link.length
        return 15 if route.is_grey and payable else super().rank(now, link)
