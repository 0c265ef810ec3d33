"""What is typed to the companion is read as it is shown, and told back."""

import pytest

from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.box.tiles import DUPLEXES, Tile
from tabletown.between_two_cities.cardboard.companion import Ask, Companion, Want, asked, new_companion
from tabletown.between_two_cities.cardboard.entries import BadEntry
from tabletown.between_two_cities.people.moves import Side
from tabletown.between_two_cities.solo.state import Setting
from tabletown.cli.games.between_two_cities.asking import how_to_answer
from tabletown.cli.games.between_two_cities.typed import read_typed
from tabletown.locales import languages, say, speaker

PLACE_DUPLEX = Ask(Want.PLACE, 1, "Lefthaven", Side.LEFT, DUPLEXES)


def start() -> Companion:
    """Two duplexes are asked for."""
    return new_companion("x", Setting(Mode.FULL, 4))


@pytest.mark.parametrize(
    ("typed", "tiles"),
    [
        ("EF", "EF"),
        ("EF FO", "EF FO"),
        ("EF F/E", "EF F/E"),
        ("ef fo", "EF FO"),
        ("f/e h/o", "F/E H/O"),
        ("ef", "HB OH"),
        ("e f", "HB OH"),
        ("aq", "EF O/P"),
        ("AQ", "EF O/P"),
        ("EF b", "EF FO"),
    ],
)
def test_a_duplex_is_the_tile_that_is_shown_or_a_letter_of_the_list(typed: str, tiles: str) -> None:
    read = read_typed(start(), asked(start()), typed)
    assert (read.answer, read.understood) == (tiles, tiles)


@pytest.mark.parametrize(
    ("typed", "message"),
    [("E/F a", "entry-no-tile"), ("yz", "entry-no-letter"), ("SF-H a", None)],
)
def test_what_is_no_duplex_is_refused_in_words(typed: str, message: str | None) -> None:
    if message is None:
        assert read_typed(start(), asked(start()), typed).answer == "SF-H EF", "the rules say that it cannot lie here"
        return
    with pytest.raises(BadEntry) as refused:
        read_typed(start(), asked(start()), typed)
    assert refused.value.said.message == message


@pytest.mark.parametrize(
    ("typed", "answer", "understood"),
    [
        ("EFa", "place EF left d4", "EF a"),
        ("EF a", "place EF left d4", "EF a"),
        ("efA", "place EF left d4", "EF a"),
        ("F/Ea", "place F/E left d4", "F/E a"),
        ("ea", "place HB left d4", "HB a"),
        ("Ea", "place HB left d4", "HB a"),
    ],
)
def test_a_duplex_is_placed_as_it_is_shown(typed: str, answer: str, understood: str) -> None:
    read = read_typed(start(), PLACE_DUPLEX, typed)
    assert (read.answer, read.understood) == (answer, understood)


@pytest.mark.parametrize("typed", ["EF", "F/E", "", "a", "EFFOa"])
def test_a_duplex_without_its_square_is_not_another_one(typed: str) -> None:
    with pytest.raises(BadEntry, match="the letter of the square"):
        read_typed(start(), PLACE_DUPLEX, typed)


def test_a_civic_tile_without_its_square_is_asked_for_one() -> None:
    ask = Ask(Want.PLACE, 1, "Lefthaven", Side.LEFT, (Tile.SHOP, Tile("SF-P")))
    with pytest.raises(BadEntry, match="the letter of the square"):
        read_typed(start(), ask, "SF-P")
    assert read_typed(start(), ask, "SF-Pa").understood == "SF-P a"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("want", [want for want in Want if want is not Want.NOTHING])
def test_there_is_help_for_every_question(want: Want, language: str) -> None:
    how, commands = how_to_answer(Ask(want), speaker(language))
    assert how and commands == say("companion-help-commands", language)
    with_duplexes, _ = how_to_answer(Ask(want, tiles=DUPLEXES), speaker(language))
    assert (with_duplexes != how) == (want in (Want.START, Want.PLACE))
