"""The joint deal at the terminal: words that people type, and what `verify` says of a game that all have drawn."""

import json
from pathlib import Path

import pytest
from tests.cli.prepared import prepared
from tests.core.test_joint import finished

from tabletown.cli.own_words import draw_with, share_of
from tabletown.core.chance import commitment
from tabletown.core.joint import Joint
from tabletown.core.record import format_record, parse_record

JOINT = Joint("harbour7", ((1,),), "5" * 64, ("1" * 64, "2" * 64, ""))


def test_the_deal_follows_from_what_is_typed(tmp_path: Path) -> None:
    arguments = ["play", "--seats", "3", "--people", "2", "--bots", "random", "--shares", "--language", "en"]
    found = prepared().run([*arguments, "--record", str(tmp_path / "a.txt")], "harbour at dawn\n\nquit\n", tmp_path)
    assert found.returncode == 0, found.stderr
    record = parse_record((tmp_path / "a.txt").read_text(encoding="utf-8"))
    assert record.joint is not None and record.seed == record.joint.seed
    assert record.joint.shares[0] == share_of("harbour at dawn") and record.joint.shares[1:] != ("", "")
    assert record.joint.shares[2] == "" and record.commitment == commitment(record.joint.share)
    # It was shown before anything was typed.
    assert found.stdout.replace("\n", " ").index(record.commitment[:20]) < found.stdout.index("Seat 1:")


def test_programs_are_asked_too(tmp_path: Path) -> None:
    arguments = ["play", "--seats", "2", "--bots", "random", "--shares", "--json", "--record", str(tmp_path / "j.txt")]
    found = prepared().run(arguments, "any words\nquit\n", tmp_path)
    first, second = [json.loads(line) for line in found.stdout.splitlines()[:2]]
    record = parse_record((tmp_path / "j.txt").read_text(encoding="utf-8"))
    assert first == {"ask": 0, "share": record.commitment} and second["commitment"] == record.commitment
    assert record.joint is not None and record.joint.shares[0] == share_of("any words")


def test_a_deal_that_is_given_is_not_drawn(tmp_path: Path) -> None:
    found = prepared().run(["play", "--shares", "--seed", "x", "--language", "en"], "", tmp_path)
    assert found.returncode != 0 and "--shares" in found.stderr
    left = prepared().run(["play", "--shares", "--language", "en"], "quit\n", tmp_path)
    assert left.returncode == 0


def test_the_program_has_committed_before_it_hears_anything() -> None:
    shown: list[str] = []

    def ask(seat: int, committed: str) -> str:
        shown.append(committed)
        return "" if seat else "words"

    first, second = draw_with(2, 3, ask), draw_with(2, 3, ask)
    assert shown == [first.commitment] * 2 + [second.commitment] * 2 and first.commitment != second.commitment
    assert first.shares[0] == second.shares[0] and first.shares[1] != second.shares[1]


@pytest.mark.parametrize("language", ["en", "de", "hu", "ru"])
def test_verify_tells_how_a_deal_was_drawn(tmp_path: Path, language: str) -> None:
    file = tmp_path / "game.txt"
    record = finished(JOINT)
    file.write_text(format_record(record), encoding="utf-8")
    told = prepared().run(["verify", str(file), "--commitment", record.commitment, "--language", language])
    assert told.returncode == 0, told.stderr
    out = told.stdout.replace("\n", "")
    assert record.seed in out and JOINT.share in out and record.commitment in out


def test_verify_finds_a_share_that_was_changed(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    text = format_record(finished(JOINT))
    file.write_text(text, encoding="utf-8")
    proven = json.loads(prepared().run(["verify", str(file), "--json"]).stdout)
    assert proven["verified"] and proven["joint"]["shares"] == list(JOINT.shares)
    for before, after, line in (("1" * 64, "4" * 64, 7), ("5" * 64, "6" * 64, 10), ("stopped: 2", "stopped: 1", 7)):
        file.write_text(text.replace(before, after), encoding="utf-8")
        wrong = json.loads(prepared().run(["verify", str(file), "--json"]).stdout)
        assert not wrong["verified"] and wrong["line"] == line
