"""The deck of Automa cards: what may be in it, and who reads which line."""

from collections import Counter

import pytest
from tests.between_two_cities.automa.solo_games import FULL

from tabletown.between_two_cities import GAME
from tabletown.between_two_cities.automas.cards import AutomaCard, Rule, deck, parse_deck
from tabletown.between_two_cities.automas.names import Automa, Town
from tabletown.between_two_cities.solo.rules import deal
from tabletown.between_two_cities.solo.state import SoloState
from tabletown.core.data import BadDataFile

CARDS = [{"left": "best", "right": "best"}] * 20


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ([], "is written like"),
        ({"cards": 3}, "is written like"),
        ({"cards": CARDS[:19]}, "20 Automa cards, not 19"),
        ({"cards": [*CARDS[:19], {"left": "best"}]}, "card 20 needs"),
        ({"cards": [*CARDS[:19], {"left": "best", "right": "worst"}]}, "card 20: “worst” is not a rule"),
        ({"cards": [{"left": 1, "right": "best"}, *CARDS[:19]]}, "card 1: “1” is not a rule"),
        (
            {"cards": [{**CARDS[0], "shared": "best"}, *CARDS[:19]]},
            "may have both an “automaville”",
        ),
        ({"cards": [{**CARDS[0], "automaville": "best", "shared": "?"}, *CARDS[:19]]}, "card 1: “\\?” is not a rule"),
    ],
)
def test_a_broken_deck_is_refused_in_words(data: object, words: str) -> None:
    with pytest.raises(BadDataFile, match=words):
        parse_deck(data)


def test_the_deck_has_twenty_cards() -> None:
    assert len(deck()) == 20
    assert {rule for card in deck() for rule in (card.left, card.right)} == set(Rule)


def test_with_two_people_the_deck_is_fair_to_both() -> None:
    columns = Counter((card.left, card.right) for card in deck())
    assert columns == Counter((card.right, card.left) for card in deck())


def test_a_card_may_have_a_line_of_its_own_for_playing_alone() -> None:
    plain, own = parse_deck(
        {
            "cards": [
                {"left": "best", "right": "missing"},
                {"left": "best", "right": "missing", "automaville": "missing", "shared": "first"},
                *CARDS[:18],
            ]
        }
    )[:2]
    assert plain.read_by(Automa.AUTOMMASO) == plain.read_by(Automa.AUTOMARTA) == plain.usual
    # Automaville is his left city and her right one.
    assert own.usual == AutomaCard(2, Rule.BEST, Rule.MISSING)
    assert own.read_by(Automa.AUTOMMASO) == AutomaCard(2, Rule.MISSING, Rule.FIRST)
    assert own.read_by(Automa.AUTOMARTA) == AutomaCard(2, Rule.FIRST, Rule.MISSING)


def test_with_capitals_the_columns_of_the_cards_count() -> None:
    state = GAME.setup(1, "columns", automa="full", civics=True)
    assert isinstance(state, SoloState)
    printed = {card.number: card.usual for card in deck()}
    assert len(state.cards) == len(printed)
    for card in state.cards:
        assert card.read_by(Automa.AUTOMMASO) == card.read_by(Automa.AUTOMARTA) == printed[card.number]


def test_full_automas_do_what_the_line_for_playing_alone_says() -> None:
    state = deal("harbour-7", FULL)
    drawn = zip(Automa, state.cards[: state.dealt], strict=True)
    lines = {automa: card.solo_line(automa) for automa, card in drawn}
    for one in state.assigned:
        line = lines[one.automa]
        assert one.choice.rule is (line.ville if one.town is Town.AUTOMAVILLE else line.shared)
