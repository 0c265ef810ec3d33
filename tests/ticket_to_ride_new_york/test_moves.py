"""Payments against brute force; what is listed, once and in order."""

from itertools import combinations_with_replacement

import pytest
from hypothesis import given, strategies as st

from tabletown.ticket_to_ride_new_york.board import ALL_ROUTES, ROUTES, Route, Ticket
from tabletown.ticket_to_ride_new_york.cards import CARDS, Card, bundle
from tabletown.ticket_to_ride_new_york.moves import Claim, DrawFaceUp, KeepTickets, claims, keeps, takes
from tabletown.ticket_to_ride_new_york.notation import format_move

hands = st.permutations(CARDS).flatmap(lambda cards: st.integers(0, 20).map(lambda n: cards[:n]))


def texts(hand: str, *routes: Route) -> list[str]:
    return [format_move(move) for move in claims(bundle(map(Card, hand)), sum(route.bit for route in routes))]


def brute_force(hand: list[Card], route: Route) -> set[tuple[Card, ...]]:
    """All cards in one place, one colour at most beside wilds, and that the route's."""
    found = set()
    for cards in combinations_with_replacement(Card, route.length):
        colours = set(cards) - {Card.WILD}
        fits = len(colours) <= 1 and colours <= set(route.colours)
        if fits and all(hand.count(card) >= cards.count(card) for card in cards):
            found.add(tuple(cards))
    return found


@given(hands)
def test_claims_are_all_payments_and_each_once(hand: list[Card]) -> None:
    moves = claims(bundle(hand), ALL_ROUTES)
    assert len(set(moves)) == len(moves)
    for route in set(ROUTES) - {Route.ES_CH_2, Route.GV_CT_2}:
        told = {move.cards for move in moves if isinstance(move, Claim) and move.route is route}
        assert told == brute_force(hand, route)


def test_a_blue_route_of_three_has_exactly_four_payments() -> None:
    assert texts("BBBWWW", Route.WS_BK_B) == [f"claim WS-BK/B {cards}" for cards in ("BBB", "BBW", "BWW", "WWW")]


def test_a_grey_route_takes_any_one_colour_and_wilds_alone_once() -> None:
    assert texts("BRRWW", Route.TS_UN) == [f"claim TS-UN {cards}" for cards in ("BW", "RR", "RW", "WW")]


def test_of_two_free_grey_halves_one_is_listed() -> None:
    assert texts("BB", Route.ES_CH_1, Route.ES_CH_2) == ["claim ES-CH/1 BB"]
    assert texts("BB", Route.ES_CH_2) == ["claim ES-CH/2 BB"]


def test_the_order_of_claims_is_pinned() -> None:
    routes = (Route.LC_TS_B, Route.LC_TS_G, Route.MW_TS, Route.ES_CH_1, Route.ES_CH_2, Route.WS_BK_B)
    assert texts("BBGW", *routes) == [
        "claim LC-TS/B BB",
        "claim LC-TS/B BW",
        "claim MW-TS B",
        "claim ES-CH/1 BB",
        "claim ES-CH/1 BW",
        "claim WS-BK/B BBW",
        "claim LC-TS/G GW",
        "claim MW-TS G",
        "claim ES-CH/1 GW",
        "claim MW-TS W",
    ]


def test_a_face_up_wild_is_no_second_card() -> None:
    display = bundle(map(Card, "BBRWW"))
    assert takes(display, second=False) == tuple(map(DrawFaceUp, (Card.BLUE, Card.RED, Card.WILD)))
    assert takes(display, second=True) == tuple(map(DrawFaceUp, (Card.BLUE, Card.RED)))


def test_both_or_either_of_two_tickets_can_be_kept() -> None:
    shown = Ticket.LE_WS.bit | Ticket.CH_BK.bit
    pairs = [(Ticket.LE_WS, Ticket.CH_BK), (Ticket.LE_WS,), (Ticket.CH_BK,)]
    assert keeps(shown) == tuple(map(KeepTickets, pairs))


@pytest.mark.parametrize("cards", ["BBBB", "BB", "BBR", "BRW", "RRR", "GGG", ""])
def test_what_pays_for_nothing_has_no_price(cards: str) -> None:
    assert Claim(Route.WS_BK_B, tuple(map(Card, cards))).price == 0
