"""Masks against slow and obvious ways to say the same."""

from itertools import combinations, product

from hypothesis import given, strategies as st

from tabletown.ticket_to_ride_new_york.board import ALL_ROUTES, ROUTES, TICKETS, Route, Stop
from tabletown.ticket_to_ride_new_york.network import (
    cheapest_way,
    connects,
    listed,
    open_routes,
    regions,
    routes_in,
    touched,
    twins,
)

networks = st.sets(st.sampled_from(ROUTES), max_size=15)


def mask(routes: set[Route] | tuple[Route, ...]) -> int:
    return sum(route.bit for route in routes)


def reachable(start: Stop, routes: set[Route] | tuple[Route, ...]) -> set[Stop]:
    """Walk until nothing new is found."""
    found = {start}
    while more := {place for route in routes if found & set(route.ends) for place in route.ends} - found:
        found |= more
    return found


@given(networks)
def test_connection_is_what_walking_finds(routes: set[Route]) -> None:
    for ticket in TICKETS:
        assert connects(mask(routes), ticket) == (ticket.ends[1] in reachable(ticket.ends[0], routes))


def test_connection_of_all_networks_of_up_to_three_routes() -> None:
    for count in range(4):
        for routes in combinations(ROUTES, count):
            parts = {frozenset(reachable(route.ends[0], routes)) for route in routes}
            told = {frozenset(place for place in Stop if part & place.bit) for part in regions(mask(routes))}
            assert told == parts


@given(networks)
def test_touched_places_are_the_ends_of_routes(routes: set[Route]) -> None:
    ends = {place for route in routes for place in route.ends}
    assert {place for place in Stop if touched(mask(routes)) & place.bit} == ends


def test_twins_are_the_other_halves() -> None:
    for route in ROUTES:
        assert routes_in(twins(route.bit)) == (() if route.twin is None else (route.twin,))


@given(networks, networks)
def test_open_routes_are_those_nobody_closes(own: set[Route], others: set[Route]) -> None:
    claimed = own | others
    for seats in (2, 3, 4):
        closing = claimed if seats == 2 else own
        want = {route for route in ROUTES if route not in claimed and route.twin not in closing}
        assert set(routes_in(open_routes(mask(own), mask(claimed), seats))) == want


def test_of_two_open_grey_halves_only_the_first_is_listed() -> None:
    assert set(ROUTES) - set(routes_in(listed(ALL_ROUTES))) == {Route.ES_CH_2, Route.GV_CT_2}
    assert listed(ALL_ROUTES & ~Route.ES_CH_1.bit) & Route.ES_CH_2.bit


@given(networks, networks)
def test_the_cheapest_way_is_a_way_and_none_is_cheaper(own: set[Route], others: set[Route]) -> None:
    for ticket in TICKETS[::4]:
        way = cheapest_way(ticket, mask(own), mask(others - own))
        if way is None:
            assert ticket.ends[1] not in reachable(ticket.ends[0], own | others)
            continue
        assert ticket.ends[1] in reachable(ticket.ends[0], way.routes)
        assert set(way.missing) == set(way.routes) - own
        assert way.spaces == slow_distance(ticket.ends, own, others)
        assert (not way.missing) == connects(mask(own), ticket)


def slow_distance(ends: tuple[Stop, Stop], own: set[Route], others: set[Route]) -> int:
    """Floyd and Warshall."""
    far = 99
    distance = {pair: 0 if pair[0] is pair[1] else far for pair in product(Stop, Stop)}
    for route in own | others:
        cost = 0 if route in own else route.length
        for a, b in (route.ends, route.ends[::-1]):
            distance[a, b] = min(distance[a, b], cost)
    for via, a, b in product(Stop, Stop, Stop):
        distance[a, b] = min(distance[a, b], distance[a, via] + distance[via, b])
    return distance[ends]
