"""What the other tests of core pass by: errors that travel, and files and headers that are wrong in rare ways."""

import pickle
from pathlib import Path

import pytest

import tabletown
from tabletown.core.codec import decode, to_plain
from tabletown.core.data import FOLDER, BadDataFile, read_data
from tabletown.core.errors import BadRecord, IllegalMove, Refused
from tabletown.core.outcome import SHARED, rank
from tabletown.core.record import format_record, parse_record
from tabletown.core.words import tell_outcome
from tabletown.locales import speaker
from tabletown.testing.playouts import random_sitting


def test_errors_come_back_whole_from_another_process() -> None:
    """Bots think in processes of their own, and what goes wrong there is told here."""
    move = pickle.loads(pickle.dumps(IllegalMove(Refused.NOT_A_MOVE, move="no")))
    assert (type(move), move.reason, str(move)) == (IllegalMove, Refused.NOT_A_MOVE, "no is not a move of this game.")
    record = pickle.loads(pickle.dumps(BadRecord(7, "seats are missing")))
    assert (record.line, record.detail, str(record)) == (7, "seats are missing", "line 7: seats are missing")


class Nameless:
    pass


def test_what_has_no_name_does_not_travel() -> None:
    with pytest.raises(NotImplementedError, match="Nameless does not travel"):
        to_plain(Nameless())
    with pytest.raises(NotImplementedError, match="Nameless does not travel"):
        decode(b'"x"', Nameless)


def test_a_data_file_that_is_not_there_is_told() -> None:
    """As in a package that was not installed whole."""
    with pytest.raises(BadDataFile, match="cannot be read: "):
        read_data("tabletown.core", "no-such.json")


def test_a_data_file_that_is_no_text_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "capitals.json").write_bytes(b"\xff\xfe{}")
    monkeypatch.setenv(FOLDER, str(tmp_path))
    with pytest.raises(BadDataFile, match=r"^capitals\.json cannot be read: "):
        read_data("tabletown.between_two_cities", "capitals.json")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("\n\n", "\nplayers: Ann, Bob\n\n", "2 players are named for 3 seats"),
        ("seed: corner", "seed: a\tb", "line 7: "),
    ],
)
def test_a_header_that_contradicts_itself_is_told(old: str, new: str, words: str) -> None:
    text = format_record(random_sitting(tabletown.load("between-two-cities"), 3, "corner").record)
    with pytest.raises(BadRecord, match=words):
        parse_record(text.replace(old, new, 1))


def test_a_shared_win_is_told() -> None:
    outcome = rank((9, 9, 3), ("points", "tickets"), ((9, 1), (9, 1), (3, 8)))
    said = tell_outcome(outcome, {SHARED: "decided-by-nothing"}, ("Ann", "Bob", "Cleo"))
    assert " ".join(map(speaker(), said)) == "The win is shared with 9 points: Ann and Bob. Level on every tie-break."
