"""Bundles of cards against plain lists."""

from collections import Counter

from hypothesis import given, strategies as st

from tabletown.ticket_to_ride_new_york.cards import ALL_CARDS, CARDS, Card, bundle, cards_in, covers, size

hands = st.permutations(CARDS).flatmap(lambda cards: st.integers(0, 44).map(lambda n: cards[:n]))


@given(hands)
def test_a_bundle_holds_what_was_put_in(cards: list[Card]) -> None:
    assert Counter(cards_in(bundle(cards))) == Counter(cards)
    assert size(bundle(cards)) == len(cards)


@given(hands, hands)
def test_covers_compares_every_kind(one: list[Card], other: list[Card]) -> None:
    assert covers(bundle(one), bundle(other)) == (Counter(other) <= Counter(one))


def test_the_whole_box_fits_into_a_bundle() -> None:
    assert size(ALL_CARDS) == 44 and covers(ALL_CARDS, ALL_CARDS)
