from collections.abc import Callable
from dataclasses import replace
from typing import cast

import pytest
from hypothesis import given, strategies as st

import tabletown
from tabletown.core.errors import BadRecord, BadSetup
from tabletown.core.play import resume, sit_down
from tabletown.core.record import (
    Played,
    Record,
    Undone,
    format_record,
    new_record,
    parse_record,
    replay,
    verify,
)
from tabletown.core.registry import face, resolve
from tabletown.testing.playouts import random_sitting

GAME = tabletown.load("between-two-cities")
FINISHED = random_sitting(GAME, 3, "harbour-7").record
TEXT = format_record(FINISHED)
LINES = TEXT.splitlines(keepends=True)


def altered(line: int, text: str) -> str:
    return "".join([*LINES[: line - 1], text + "\n", *LINES[line:]])


def refusal(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        verify(parse_record(text))
    return caught.value


def test_a_record_reads_back_as_it_was_written() -> None:
    assert parse_record(TEXT) == FINISHED
    assert format_record(parse_record(TEXT)) == TEXT


def test_a_finished_record_is_proven() -> None:
    outcome = verify(parse_record(TEXT))
    assert outcome.scores == tuple(int(word) for word in LINES[-1].split(";")[0].split()[2:])


def test_blank_lines_and_comments_are_free() -> None:
    assert verify(parse_record(TEXT.replace("\n1 ", "\n\n# thinking …\n1 "))) == verify(FINISHED)


def test_replay_shows_every_position() -> None:
    positions = list(replay(FINISHED))
    assert len(positions) == len(FINISHED.entries) + 1
    assert positions[0].entry is None
    assert GAME.outcome(positions[-1].state) is not None


def test_the_first_wrong_line_is_named() -> None:
    move = next(number for number, line in enumerate(LINES, 1) if " place " in line)
    assert refusal(altered(move, "1 place S left z9")).line == move
    assert refusal(altered(move, "9 place S left d4")).line == move
    assert refusal(altered(move, "1 dance")).line == move


def test_a_changed_move_is_found_where_it_stops_being_legal() -> None:
    first = next(number for number, line in enumerate(LINES, 1) if line.startswith("1 choose"))
    error = refusal(altered(first, "1 choose S/B H/O"))
    assert error.line == first
    assert "not both in your hand" in str(error)


def test_a_wrong_seed_breaks_the_commitment() -> None:
    line = next(number for number, line in enumerate(LINES, 1) if line.startswith("seed:"))
    error = refusal(altered(line, "seed: harbour-8"))
    assert error.line == line
    assert "not committed to" in str(error)


def test_a_wrong_result_is_corrected() -> None:
    error = refusal(altered(len(LINES), "end: scores 99 1 1; won by 1; decided by lower city"))
    assert error.line == len(LINES)
    assert str(FINISHED.result) in str(error)


def test_a_truncated_record_is_said_to_stop_early() -> None:
    error = refusal("".join(LINES[:-10]))
    assert error.line == len(LINES) - 10
    assert "not over" in str(error)


def test_a_file_cut_inside_a_line_is_noticed() -> None:
    assert "breaks off" in str(refusal(TEXT[:-30]))


def test_a_missing_result_line_is_noticed() -> None:
    assert "result is missing" in str(refusal("".join(LINES[:-1])))


def test_a_result_without_the_end_of_the_game_is_noticed() -> None:
    assert "not over" in str(refusal("".join([*LINES[:-2], LINES[-1]])))


def test_lines_after_the_end_are_noticed() -> None:
    assert "more lines follow" in str(refusal(TEXT + "1 choose S S\n"))


@pytest.mark.parametrize(
    ("line", "text", "words"),
    [
        (1, "tabletown record 9", "not a record"),
        (2, "game: chess", "not a game here"),
        (3, "rules: 99", "version 99 of the rules"),
        (3, "rules: one", "not a number"),
        (4, "seats: 8", "1 to 7 players"),
        (4, "chairs: 3", "Expected “seats: …”"),
        (5, "options: {", "options must be written"),
        (5, 'options: {"a": [1]}', "options must be written"),
        (5, 'options: {"rivers": 1}', "no option “rivers”"),
    ],
)
def test_a_broken_header_is_explained(line: int, text: str, words: str) -> None:
    assert words in str(refusal(altered(line, text)))


def test_an_empty_file_is_no_record() -> None:
    assert "not a record" in str(refusal(""))


def test_a_header_that_stops_is_noticed() -> None:
    assert "header breaks off" in str(refusal("".join(LINES[:4])))


@pytest.mark.parametrize("seed", ["", " a", "a\nb", "x" * 201, "tab\there", "\ud800"])
def test_seeds_that_would_not_survive_a_line_are_refused(seed: str) -> None:
    with pytest.raises(BadSetup, match="A seed is one line"):
        new_record(GAME, 3, seed, {})


def test_undo_is_appended_and_replayed() -> None:
    sitting = sit_down(GAME, 3, "harbour-7")
    entries = FINISHED.entries
    taken_back = replace(FINISHED, entries=(*entries[:5], Undone(2), *entries[3:]))
    *_, last = replay(taken_back)
    assert verify(parse_record(format_record(taken_back))) == verify(FINISHED)
    *_, straight = replay(FINISHED)
    assert last.state == straight.state
    assert sitting.record.entries == ()


@pytest.mark.parametrize("count", [0, 6])
def test_more_than_was_played_cannot_be_taken_back(count: int) -> None:
    record = replace(FINISHED, entries=(*FINISHED.entries[:5], Undone(count)), result=None)
    with pytest.raises(BadRecord, match="moves cannot be taken back"):
        list(replay(record))


def test_a_sitting_goes_on_where_its_record_stops() -> None:
    half = replace(FINISHED, entries=FINISHED.entries[:30], result=None)
    sitting = resume(parse_record(format_record(half)))
    for entry in FINISHED.entries[30:]:
        assert isinstance(entry, Played)
        sitting.submit(entry.seat, GAME.parse_move(entry.move))
    assert sitting.record == FINISHED


DRAWN = (3, 9, 14)


def test_seats_that_were_drawn_are_in_the_record_and_proven() -> None:
    """The cards come from the seed of the deal, so nobody can have chosen them."""
    draw = cast("Callable[[int, str], tuple[int, ...]]", resolve(face(GAME.name).seating_cards))
    seated = replace(FINISHED, cards=tuple(sorted(draw(3, "harbour-7"))))
    text = format_record(seated)
    assert parse_record(text) == seated and verify(parse_record(text)) == verify(FINISHED)
    error = refusal(format_record(replace(FINISHED, cards=DRAWN)))
    assert error.line == 1 + text.splitlines().index(f"cards: {' '.join(map(str, seated.cards))}")
    assert f"not those that the seed gives: {' '.join(map(str, seated.cards))}." in str(error)


def test_where_no_seats_are_drawn_there_are_no_cards() -> None:
    [other] = [name for name in tabletown.names() if not face(name).seating_cards]
    record = random_sitting(tabletown.load(other), 2, "harbour-7").record
    assert "not those that the seed gives: 0." in str(refusal(format_record(replace(record, cards=DRAWN))))


@given(st.text())
def test_any_text_is_a_record_or_refused(text: str) -> None:
    try:
        parse_record(text)
    except BadRecord as error:
        assert str(error)


@given(st.integers(0, len(TEXT) - 1), st.characters(codec="utf-8"))
def test_a_record_with_one_letter_changed_never_crashes(place: int, letter: str) -> None:
    text = TEXT[:place] + letter + TEXT[place + 1 :]
    try:
        record: Record = parse_record(text)
        verify(record)
    except BadRecord as error:
        assert str(error)
