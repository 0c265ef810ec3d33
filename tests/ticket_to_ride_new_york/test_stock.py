"""The deck, the display and the discards (rule 3)."""

import pytest
from hypothesis import given, strategies as st

from tabletown.core.event import Event
from tabletown.ticket_to_ride_new_york.cards import ALL_CARDS, CARDS, Card, bundle, cards_in, size
from tabletown.ticket_to_ride_new_york.events import DisplaySwept, Reshuffled, TurnedUp
from tabletown.ticket_to_ride_new_york.stock import (
    Stock,
    discard,
    draw_top,
    drawable,
    first_stock,
    has_too_many_wilds,
    new_deck,
    take,
)


def cards(letters: str) -> tuple[Card, ...]:
    return tuple(map(Card, letters))


def stock(deck: str, display: str, discards: str = "") -> Stock:
    return Stock(deck, bundle(cards(display)), bundle(cards(discards)), 1)


def letters(packed: int) -> str:
    return "".join(cards_in(packed))


def test_setup_deals_two_cards_each_and_five_face_up() -> None:
    hands, first = first_stock(3, "harbour")
    deck = new_deck(ALL_CARDS, "harbour", 1)
    assert hands == tuple(bundle(deck[at : at + 2]) for at in (0, 2, 4))
    assert first.display == bundle(deck[6:11]) and first.deck == deck[11:]


def test_three_taxis_are_swept_at_setup_too() -> None:
    swept = [first for n in range(300) if (first := first_stock(2, f"s{n}")[1]).discards]
    assert swept
    for first in swept:
        assert size(first.discards) % 5 == 0 and size(first.display) == 5 and not has_too_many_wilds(first)


def test_a_taken_card_is_replaced_at_once() -> None:
    events: list[Event] = []
    after = take(stock("OG", "BBGKP"), Card.BLUE, "x", events)
    assert letters(after.display) == "BGKPO" and after.deck == "G"
    assert events == [TurnedUp(cards("O"))]


def test_three_taxis_in_a_full_display_are_swept() -> None:
    events: list[Event] = []
    after = take(stock("WBGKPRO", "BBGWW"), Card.BLUE, "x", events)
    assert letters(after.display) == "BGKPR" and letters(after.discards) == "BGWWW"
    assert events == [TurnedUp(cards("W")), DisplaySwept(cards("BGWWW"), 1), TurnedUp(cards("BGKPR"))]


def test_of_several_sweeps_the_first_and_the_last_display_are_told() -> None:
    events: list[Event] = []
    after = take(stock("WWWWBGBGKPRO", "BBGWW"), Card.BLUE, "x", events)
    assert letters(after.display) == "BGKPR" and letters(after.swept) == "BGWWW"
    assert events == [TurnedUp(cards("W")), DisplaySwept(cards("BGWWW"), 2), TurnedUp(cards("BGKPR"))]


def test_three_taxis_in_a_display_that_is_not_full_stay() -> None:
    events: list[Event] = []
    after = take(stock("", "BGWWW"), Card.BLUE, "x", events)
    assert letters(after.display) == "GWWW" and after.shuffles == 1 and events == []


def test_an_empty_deck_is_reshuffled_at_once() -> None:
    events: list[Event] = []
    after = draw_top(stock("B", "BGKPR", "OORR"), "x", events)
    assert sorted(after.deck) == sorted("RROO") and not after.discards and after.shuffles == 2
    assert events == [Reshuffled(4)]


def test_turning_up_the_last_card_reshuffles_at_once() -> None:
    after = take(stock("B", "BGKPR", "OORR"), Card.RED, "x", [])
    assert letters(after.display) == "BBGKP" and len(after.deck) == 4 and after.shuffles == 2


def test_discards_are_sorted_before_they_are_shuffled() -> None:
    """However they got there, the same cards give the same deck, and each deck has a stream of its own."""
    one = discard(stock("", "BGKPR"), bundle(cards("OGB")), "x", [])
    other = draw_top(stock("R", "BGKPR", "BGO"), "x", [])
    assert one.deck == other.deck == new_deck(bundle(cards("BGO")), "x", 2)
    assert new_deck(ALL_CARDS, "x", 2) != new_deck(ALL_CARDS, "x", 3)


def test_without_discards_the_deck_stays_empty_until_the_next_discard() -> None:
    empty = take(stock("", "BGK"), Card.BLUE, "x", [])
    assert letters(empty.display) == "GK" and not empty.deck
    after = discard(empty, bundle(cards("RRRO")), "x", [])
    assert size(after.display) == 5 and len(after.deck) == 1 and not after.discards


def test_the_display_stays_if_too_few_other_cards_are_left() -> None:
    """Two colours among nine cards: no display of five with fewer than three taxis can be made."""
    after = take(stock("WWW", "GKWWP", "W"), Card.PINK, "x", [])
    assert has_too_many_wilds(after) and size(after.display) + len(after.deck) == 8


def test_five_for_five_is_not_swept_for_ever() -> None:
    """Display and deck would only change places: after one sweep the display stays."""
    events: list[Event] = []
    after = take(stock("WBWWWW", "KPRWW"), Card.RED, "x", events)
    assert letters(after.display) == "BWWWW" and letters(bundle(after.deck)) == "KPWWW"
    assert [event.times for event in events if isinstance(event, DisplaySwept)] == [1]


@pytest.mark.parametrize(
    ("deck", "display", "first", "second"),
    [("", "", False, False), ("", "WW", True, False), ("", "WB", True, True), ("W", "", True, True)],
)
def test_what_can_be_drawn(deck: str, display: str, first: bool, second: bool) -> None:
    assert drawable(stock(deck, display), second=False) is first
    assert drawable(stock(deck, display), second=True) is second


@given(st.permutations(CARDS), st.integers(0, 44), st.integers(0, 44), st.text(max_size=3))
def test_settling_always_ends_and_keeps_all_cards(order: list[Card], a: int, b: int, seed: str) -> None:
    first, second = sorted((a, b))
    before = Stock("".join(order[:first]), 0, bundle(order[first:second]), 1)
    after = discard(Stock("", 0, 0, 1), bundle(before.deck) + before.discards, seed, [])
    assert bundle(after.deck) + after.display + after.discards == bundle(order[:second])
    assert after.deck or not after.discards
    assert size(after.display) == min(5, second)
    if has_too_many_wilds(after):
        assert sum(card is not Card.WILD for card in order[:second]) < 3 or second == 10
