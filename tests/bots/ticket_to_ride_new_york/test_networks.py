"""Ways and networks, held against brute force."""

from itertools import combinations
from random import Random

import pytest

from tabletown.bots.ticket_to_ride_new_york.graph import (
    ALL,
    LINKS,
    Link,
    LinkMask,
    length_of,
    link_mask,
    links_in,
    missing_ways,
    points_of,
    sights_of,
    ways,
)
from tabletown.bots.ticket_to_ride_new_york.plans import cheapest_network, cost_of, halves, plans, price_of, shortfall
from tabletown.ticket_to_ride_new_york.board import ALL_ROUTES, ROUTES, TAXIS, TICKETS, Ticket
from tabletown.ticket_to_ride_new_york.cards import CARDS, Bundle, bundle
from tabletown.ticket_to_ride_new_york.moves import Claim, claims
from tabletown.ticket_to_ride_new_york.network import cheapest_way, connects, open_routes
from tabletown.ticket_to_ride_new_york.scoring import attractions, route_points

ALL_LINKS = (1 << len(LINKS)) - 1


def routes_of(links: LinkMask) -> int:
    """The first route of every link."""
    return sum(link.routes[0].bit for link in links_in(links))


def test_links_add_up_like_routes() -> None:
    random = Random("links")
    for _ in range(200):
        links = random.getrandbits(len(LINKS))
        routes = routes_of(links)
        assert link_mask(routes) == links
        assert length_of(links) == sum(route.length for route in ROUTES if routes & route.bit)
        assert points_of(links) == route_points(routes)
        assert sights_of(links).bit_count() == len(attractions(routes))


@pytest.mark.parametrize("ticket", TICKETS)
def test_ways_connect_and_the_first_is_the_shortest(ticket: Ticket) -> None:
    found = ways(ticket)
    assert all(connects(routes_of(way), ticket) and length_of(way) <= TAXIS for way in found)
    best = cheapest_way(ticket, 0, ALL_ROUTES)
    assert best is not None and best.spaces == length_of(found[0])


def test_what_is_missing_is_what_the_rules_find_missing() -> None:
    random = Random("missing")
    for _ in range(60):
        own = routes_of(sum(link.bit for link in random.sample(LINKS, 4)))
        others = routes_of(sum(link.bit for link in random.sample(LINKS, 6))) & ~own
        free = open_routes(own, own | others, 2)
        for ticket in random.sample(TICKETS, 4):
            taxis = TAXIS - length_of(link_mask(own))
            found = missing_ways(ticket, link_mask(own), link_mask(free), taxis, ALL)
            best = cheapest_way(ticket, own, free)
            assert bool(found) == (best is not None and best.spaces <= taxis)
            assert not found or (best and best.spaces == length_of(found[0]))


def test_the_cheapest_network_is_the_cheapest() -> None:
    """Against all sets of twelve links: small maps, made of a part of the real one."""
    random = Random("forest")
    for _ in range(6):
        few = random.sample(LINKS, 12)
        free = sum(link.bit for link in few)
        costs = [random.choice((1.0, 2.0, 2.5, 4.0)) for _ in LINKS]
        tickets = random.sample(TICKETS, 2)
        best = cheapest_network(tickets, 0, free, costs)
        expected = min((cost_of(links, costs) for links in _connecting(few, tickets)), default=None)
        assert (None if best is None else cost_of(best, costs)) == expected


def _connecting(links: list[Link], tickets: list[Ticket]) -> list[LinkMask]:
    subsets = [
        sum(link.bit for link in subset) for count in range(len(links) + 1) for subset in combinations(links, count)
    ]
    return [subset for subset in subsets if all(connects(routes_of(subset), ticket) for ticket in tickets)]


def test_what_is_not_short_can_be_claimed() -> None:
    """A plan without shortfall can be claimed route by route, by the rules."""
    random = Random("short")
    complete = 0
    for _ in range(300):
        hand = bundle(random.sample(CARDS, 9))
        plan = random.choice(plans(0, ALL_ROUTES, random.choice(TICKETS).bit, TAXIS))
        if plan.links and shortfall(plan, hand) == (0, 0):
            complete += 1
            assert _can_claim_all(plan.links, hand)
    assert complete > 10


def _can_claim_all(links: LinkMask, hand: Bundle) -> bool:
    if not links:
        return True
    link = links_in(links)[0]
    routes = sum(route.bit for route in link.routes)
    found = [move for move in claims(hand, routes) if isinstance(move, Claim)]
    return any(_can_claim_all(links & ~link.bit, hand - move.price) for move in found)


def test_a_price_counts_every_space_once() -> None:
    for plan in plans(0, ALL_ROUTES, TICKETS[-1].bit | TICKETS[3].bit, TAXIS):
        price = price_of(plan.links, ALL_ROUTES & halves(plan.links))
        spaces = sum(n for _, n in price.fixed) + sum(n for _, _, n in price.either) + sum(price.any_colour)
        assert spaces == length_of(plan.links) <= TAXIS
        assert sum(shortfall(plan, 0)) == spaces
