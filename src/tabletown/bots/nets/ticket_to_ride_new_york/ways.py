"""Cheapest ways over the board, in plain rules: distances between all places, and which routes lie on them."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from tabletown.bots.nets.ticket_to_ride_new_york.layout import FAR, LINK_OF, LINKS
from tabletown.ticket_to_ride_new_york.board import ROUTES, TICKETS, RouteMask, Stop

Distances: TypeAlias = list[list[int]]
"""By place and place."""

_STOPS = tuple(Stop)
_ENDS = tuple((_STOPS.index(route.ends[0]), _STOPS.index(route.ends[1])) for route in ROUTES)
_GOALS = tuple((_STOPS.index(ticket.ends[0]), _STOPS.index(ticket.ends[1])) for ticket in TICKETS)
_PAIRS = tuple((min(link), max(link)) for link in LINKS)


class Ways(NamedTuple):
    """What routes cost, and what it costs to go from anywhere to anywhere over own and open ones."""

    prices: Sequence[int]
    """By route; FAR for those that are not open."""
    distances: Distances

    def cost(self, ticket: int) -> int:
        start, end = _GOALS[ticket]
        return min(self.distances[start][end], FAR)

    def on(self, ticket: int) -> list[bool]:
        """By route, whether it is on a cheapest way, to be claimed."""
        cost = self.cost(ticket)
        if cost >= FAR:
            return [False] * len(ROUTES)
        start, end = (self.distances[place] for place in _GOALS[ticket])
        return [
            price < FAR and min(start[one] + end[other], start[other] + end[one]) + price == cost
            for price, (one, other) in zip(self.prices, _ENDS, strict=True)
        ]


def ways(own: RouteMask, prices: Sequence[int]) -> Ways:
    """Own routes cost nothing."""
    links = [FAR] * len(LINKS)
    for route, link, price in zip(ROUTES, LINK_OF, prices, strict=True):
        links[link] = min(links[link], 0 if route.bit & own else price)
    table = [[FAR] * len(_STOPS) for _ in _STOPS]
    for place in range(len(_STOPS)):
        table[place][place] = 0
    for (one, other), price in zip(_PAIRS, links, strict=True):
        table[one][other] = table[other][one] = price
    for place in range(len(_STOPS)):
        through = table[place]
        table = [
            row
            if row[place] >= FAR
            else [min(known, row[place] + more) for known, more in zip(row, through, strict=True)]
            for row in table
        ]
    return Ways(prices, table)
