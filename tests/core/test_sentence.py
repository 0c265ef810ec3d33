"""Sentences, errors that carry them, and who says them."""

import pickle

import pytest

import tabletown
from tabletown.core import speaking
from tabletown.core.errors import BadRecord, BadSetup, IllegalMove, Refused, WordedError
from tabletown.core.sentence import Sentence, Who, Word, listing, sentence
from tabletown.core.speaking import speak
from tabletown.locales import join, language_of, languages, say_error, speaker

MOVED = sentence("illegal-out-of-turn", turn=Who(1))


class Odd(WordedError):
    """Only here."""


@pytest.mark.parametrize(
    "error",
    [
        Odd("entry-too-many", count=9, tile=Word("building-shop"), most=8),
        BadSetup(sentence("setup-seed")),
        BadSetup("plain text for programmers"),
        IllegalMove(Refused.OUT_OF_TURN, turn=Who(1)),
        IllegalMove(Refused.OUT_OF_TURN, Sentence("illegal-chosen-already")),
        BadRecord(3, MOVED),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_keeps_its_sentence_between_processes(error: BadSetup) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert again.said == error.said and str(again) == str(error)


def test_an_error_is_said_in_english_by_itself_and_in_every_language_when_asked() -> None:
    error = Odd("entry-too-many", count=9, tile=Word("building-shop"), most=8)
    assert str(error) == "That would make 9 tiles “shop”, but the box has 8."
    assert "Laden" in say_error(error, "de") and "магазин" in say_error(error, "ru")
    assert say_error(BadSetup("plain"), "hu") == "plain"
    assert str(BadRecord(3, MOVED)) == "line 3: It is not your turn: Seat 2 is to move."


def test_where_nobody_can_speak_the_message_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speaking, "_find_speaker", [])
    assert speak(sentence("entry-count", wanted=2, given=3)) == "entry-count wanted=2 given=3"
    assert str(BadSetup(Sentence("setup-seed"))) == "setup-seed"


def test_the_package_finds_its_speaker() -> None:
    assert tabletown.__version__ and speak(Sentence("told-ended")) == "The game is over."


def test_a_seat_is_you_to_herself_and_has_a_name_to_others() -> None:
    chosen = sentence("told-chosen", who=Who(1))
    assert speaker(you=1)(chosen) == "You have chosen."
    assert speaker(you=0)(chosen) == "Seat 2 has chosen."
    assert speaker(you=0, names=("Anna", "Béla"))(chosen) == "Béla has chosen."
    assert speaker("de", you=1)(chosen) == "Du hast gewählt."
    assert speaker("de", names=("Anna", "Béla"))(MOVED) == "Du bist nicht am Zug: Béla ist dran."


def test_lists_are_joined_as_the_language_joins_them() -> None:
    tiles = listing([Word("building-shop"), Word("building-park"), Word("building-house")])
    said = {one: speaker(one)("told-thrown-away", tiles=tiles) for one in languages()}
    assert said["en"] == "Out of the game: shop, park and house."
    assert " und " in said["de"] and " és " in said["hu"] and " и " in said["ru"]
    assert join(["park, with trees", "shop"]) == "park, with trees; shop"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE", "LC_MESSAGES": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "de_DE", "LC_MESSAGES": "hu_HU", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        ({"LANG": "tlh"}, "en"),
    ],
)
def test_the_terminal_says_which_language_it_speaks(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language
