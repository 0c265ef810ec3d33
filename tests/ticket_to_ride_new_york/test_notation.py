"""Moves to text and back."""

import pytest
from hypothesis import given, strategies as st

from tabletown.core.errors import Reason, Unreadable, UnreadableMove
from tabletown.ticket_to_ride_new_york.board import ROUTES, TICKETS, Route
from tabletown.ticket_to_ride_new_york.cards import Card
from tabletown.ticket_to_ride_new_york.moves import DRAW_BLIND, DRAW_TICKETS, PASS, Claim, DrawFaceUp, KeepTickets, Move
from tabletown.ticket_to_ride_new_york.notation import UnreadablePart, format_move, parse_move

words = st.sampled_from(
    ["keep", "take", "draw", "claim", "tickets", "pass", "B", "BW", "w", "LC-TS/B", "ts-lc/b", "LC-CP", "LE-WS", "–"]
)
moves: st.SearchStrategy[Move] = st.one_of(
    st.builds(KeepTickets, st.lists(st.sampled_from(TICKETS), min_size=1, max_size=2, unique=True).map(tuple)),
    st.builds(DrawFaceUp, st.sampled_from(Card)),
    st.builds(
        Claim, st.sampled_from(ROUTES), st.lists(st.sampled_from(Card), min_size=1, max_size=8).map(lambda c: (*c,))
    ),
    st.sampled_from([DRAW_BLIND, DRAW_TICKETS, PASS]),
)


@given(moves)
def test_every_move_comes_back(move: Move) -> None:
    assert parse_move(format_move(move)) == move


@given(st.one_of(st.text(), st.lists(words, max_size=4).map(" ".join)))
def test_any_text_is_a_move_or_explained(text: str) -> None:
    try:
        move = parse_move(text)
    except UnreadableMove as error:
        assert str(error)
        return
    assert parse_move(format_move(move)) == move


@pytest.mark.parametrize(
    ("text", "reason", "words"),
    [
        ("", Unreadable.WORD, "a move starts with keep"),
        ("fly LC-CP", Unreadable.WORD, "a move starts with keep"),
        ("take", Unreadable.SHAPE, "take CARD"),
        ("take X", UnreadablePart.CARD, "B (blue)"),
        ("claim LC-CP", Unreadable.SHAPE, "claim ROUTE CARDS"),
        ("claim LC-BK BB", UnreadablePart.ROUTE, "the codes are LC CP"),
        ("claim LC-TS BB", UnreadablePart.ROUTE, "say which half, LC-TS/B / LC-TS/G"),
        ("claim LC-CP/O OO", UnreadablePart.ROUTE, "it is written LC-CP"),
        ("claim LC-CP BX", UnreadablePart.CARD, "is not a card"),
        ("keep LC-CP", UnreadablePart.TICKET, "is not a ticket"),
        ("keep LE-WS CP-MW UN-MW", Unreadable.SHAPE, "keep TICKET"),
        ("draw two", Unreadable.SHAPE, "top card"),
    ],
)
def test_unreadable_moves_say_what_is_wrong(text: str, reason: Reason, words: str) -> None:
    with pytest.raises(UnreadableMove) as caught:
        parse_move(text)
    assert caught.value.reason is reason and words in str(caught.value)


def test_small_letters_and_turned_routes_are_read() -> None:
    assert parse_move("CLAIM ts-lc/b bw") == Claim(Route.LC_TS_B, (Card.BLUE, Card.WILD))
    assert format_move(parse_move("keep ws-le")) == "keep LE-WS"
