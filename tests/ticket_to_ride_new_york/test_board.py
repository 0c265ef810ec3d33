"""The board as printed."""

from collections import Counter

import pytest

from tabletown.ticket_to_ride_new_york.board import (
    ATTRACTIONS,
    FIRST_HALVES,
    ROUTES,
    SECOND_HALVES,
    TICKETS,
    Stop,
    Ticket,
)
from tabletown.ticket_to_ride_new_york.cards import CARDS, Card
from tabletown.ticket_to_ride_new_york.network import cheapest_way, routes_in


def test_the_box_holds_what_the_rules_say() -> None:
    assert Counter(CARDS) == {card: 8 if card is Card.WILD else 6 for card in Card}
    assert (len(Stop), len(ROUTES), len(TICKETS), len(ATTRACTIONS)) == (15, 41, 18, 9)
    assert Counter(route.length for route in ROUTES) == {1: 9, 2: 22, 3: 9, 4: 1}
    assert sum(ticket.points for ticket in TICKETS) == 92


def test_there_are_eleven_double_routes_with_adjacent_bits() -> None:
    pairs = [(route, route.twin) for route in ROUTES if route.bit & FIRST_HALVES]
    assert len(pairs) == 11
    for first, second in pairs:
        assert second is not None and second.bit == first.bit << 1 and second.bit & SECOND_HALVES
        assert second.length == first.length and second.twin is first


def test_the_colours_have_as_many_spaces_as_printed() -> None:
    spaces: Counter[str] = Counter()
    for route in ROUTES:
        spaces["grey" if route.is_grey else route.colours[0].word] += route.length
    assert spaces == {"grey": 20, "blue": 11, "green": 11, "black": 10, "pink": 11, "red": 11, "orange": 10}


@pytest.mark.parametrize("ticket", TICKETS)
def test_a_ticket_is_worth_its_shortest_way(ticket: Ticket) -> None:
    everything = sum(route.bit for route in ROUTES)
    way = cheapest_way(ticket, 0, everything)
    assert way is not None and way.spaces == ticket.points
    assert way.routes == way.missing and set(way.routes) <= set(routes_in(everything))
