import pytest

from tabletown.between_two_cities.cardboard.seating import Criterion, draw_criterion, draw_numbers, seat_order
from tabletown.core.errors import BadSetup
from tabletown.locales import languages, say


def test_fifteen_cards_numbered_from_one() -> None:
    assert [card.number for card in Criterion] == list(range(1, 16))


def test_players_sit_by_the_numbers_of_their_cards() -> None:
    numbers = draw_numbers(7, "seed")
    assert len(set(numbers)) == 7
    assert all(1 <= number <= 15 for number in numbers)
    assert [numbers[player] for player in seat_order(numbers)] == sorted(numbers)


def test_every_card_comes_up() -> None:
    assert {draw_criterion(f"seed-{n}") for n in range(300)} == set(Criterion)


@pytest.mark.parametrize("players", [0, 8])
def test_too_many_or_nobody(players: int) -> None:
    with pytest.raises(BadSetup, match="1 to 7 players"):
        draw_numbers(players, "seed")


@pytest.mark.parametrize("language", languages())
def test_every_card_has_words_in_every_language(language: str) -> None:
    sentences = {say(card, language) for card in Criterion}
    assert len(sentences) == 15
    assert not sentences & {card.value for card in Criterion}
    if language != "en":
        assert not sentences & {say(card, "en") for card in Criterion}
