"""The command as a person uses it: in a process of its own, with real files and pipes."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.commands import B2C, OWN_BOT, RECORD, TTR, answer, complaint, run, run_from_nothing


@pytest.mark.parametrize(
    "arguments",
    [
        ["score", "--explain", "SSSS/HHOM/OPOO/OPHP"],
        ["best", "SFSF/HHOM/OPOO/OPHP"],
        ["sim", B2C, "--games", "1", "--bots", "greedy", "--seed", "t", "--json"],
        ["play", TTR, "--seats", "2", "--seed", "t"],
        ["replay", "-"],
        ["verify", "-"],
        ["seating", "Anna", "Ben", "--seed", "x"],
    ],
    ids=lambda arguments: arguments[0],
)
def test_a_command_imports_all_that_it_needs(arguments: list[str]) -> None:
    """And says the same as in a process that had imported everything before."""
    typed = RECORD if arguments[-1] == "-" else "1\nhint\nquit\n"
    alone, prepared_one = run_from_nothing(*arguments, stdin=typed), run(*arguments, stdin=typed)
    assert alone.returncode == prepared_one.returncode == 0, alone.stderr
    said = [re.sub(r'(seconds?": )[\d.]+', r"\1", done.stdout) for done in (alone, prepared_one)]
    assert said[0] == said[1]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["score", "SSXS"], "“X” is not a building"),
        (["score", "SSSS/SS"], "Row 2"),
        (["score", "SSSSSS"], "at most 5 rows"),
        (["score", "--players", "S", "S"], "A ring has 3 to 7 cities"),
        (["score", "--variant", "two-player", "S"], "Two players build four cities"),
        (["score", "--variant", "solo", "S"], "solo"),
        (["score", "--wrong"], "--wrong"),
        (["score"], "no city to score"),
        (["dance"], "dance"),
        (["sim", "chess"], "not a game here"),
        (["sim", B2C, "--seats", "9"], "1 to 7 players"),
        (["sim", B2C, "--games", "none"], "--games"),
        (
            ["sim", B2C, "--bots", "genius"],
            "“genius” is not a bot for between-two-cities. Its bots: easy, medium, hard,",
        ),
        (["sim", B2C, "--bots", "random,random"], "Bots: 2, seats: 4."),
        (["sim", B2C, "--seed", " "], "A seed is one line"),
        (["play", B2C, "--bots", "genius"], "is not a bot"),
        (["play", TTR, "--seats", "4", "--option", "start=7"], "1 to 4, not 7"),
        (["play", TTR, "--option", "start"], "write NAME=VALUE"),
        (["sim", TTR, "--option", "start=1", "--option", "start=2"], "given twice"),
        (["sim", TTR, "--option", "start=1", "--option", "rivers=2"], "no option “rivers”"),
        (["score", "--game", TTR, "--players", "x.json"], "are for cities"),
        (["play", B2C, "--people", "9"], "can be people"),
        (["play", "--resume", "nowhere.txt"], "nowhere.txt: no such file"),
        (["replay", "nowhere.txt"], "nowhere.txt: no such file"),
        (["verify", "-"], "not a record"),
        (["best"], "no city to improve"),
        (["best", "SSSS"], "16 squares"),
        (["best", "SSSS/HHOM/OPOO/OPHP", "--factories", "7"], "factory"),
        (["best", "SSSS/HHOM/OPOO/OPHP", "SSSS/HHOM/OPOO/OPHP"], "marks nothing"),
        (["best", "SSSS/HHOM/OPOO/OPHP", "+a1b1"], "no such tile"),
        (["best", "game.txt"], "There is no file “game.txt”"),
        (["seating", *"abcdefgh"], "1 to 7 players"),
        (["seating", "Anna", "--language", "tlh"], "not a language"),
    ],
)
def test_bad_input_gets_one_sentence(arguments: list[str], words: str) -> None:
    assert words in complaint(*arguments)


def test_what_was_probably_meant_is_said() -> None:
    assert "There is no file “nofile.txt”" in complaint("score", "nofile.txt")
    assert "between quotation marks" in complaint("score", "SS", "+a1b1")
    assert "City 3 is not finished" in run("score", "--players", "SSSS", "SSSS", "S").stderr


def test_a_terminal_that_cannot_show_a_letter_gets_question_marks() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    command = [sys.executable, "-m", "tabletown", "replay", "-"]
    done = subprocess.run(command, input=RECORD.encode(), capture_output=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr


def test_a_binary_file_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "picture.bin"
    file.write_bytes(b"\xff\xfe\x00")
    for command in ("score", "replay", "verify"):
        assert "is not a text file" in complaint(command, str(file))


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert "is a directory" in complaint("verify", str(tmp_path))


def test_seating_draws_cards() -> None:
    result = json.loads(answer("seating", "Anna", "Ben", "Cleo", "--seed", "x", "--json", "--language", "hu"))
    assert sorted(result["order"]) == ["Anna", "Ben", "Cleo"]
    assert result["text"].startswith("Üljetek")
    assert "seat 1: " in answer("seating", "Anna", "Ben")


def test_games_are_simulated_with_a_bot_from_ones_own_folder(tmp_path: Path) -> None:
    (tmp_path / "last_mover.py").write_text(OWN_BOT)
    bots = "random,last_mover:make"
    told = json.loads(answer("sim", TTR, "--seats", "2", "--games", "2", "--bots", bots, "--json", cwd=tmp_path))
    assert told["games"] == 2
    assert [row["bot"] for row in told["seats"]] == bots.split(",")


@pytest.mark.parametrize("command", ["play", "score", "best", "sim", "arena", "replay", "verify", "seating"])
def test_every_command_has_help_with_examples(command: str) -> None:
    text = answer(command, "--help")
    assert "Examples" in text
    assert f"tabletown {command}" in text
    assert "--json" in text


def test_the_reader_of_a_pipe_may_leave(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(RECORD)
    command = f"{sys.executable} -m tabletown replay {file} | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert done.stderr == ""


def test_no_progress_bar_when_piped() -> None:
    assert run("sim", B2C, "--games", "2").stderr == ""


LANGUAGES = {
    "de": ("Alle decken auf.", "gewinnt mit", "Platz 1: ", "Geprüft: ", "Keine Anordnung", "Läden"),
    "hu": ("Mindenki felfedi a lapkáit.", "nyer", "1. hely: ", "Ellenőrizve: ", "egyetlen elrendezés sem", "Üzletek"),
    "ru": ("Все открывают плитки.", "очк", "место 1: ", "Проверено: ", "Ни одна расстановка", "Магазины"),
}
"""Of each: a story, its end, a seat, a proof, the best layout, a table."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_speak_the_language_asked_for(language: str) -> None:
    told, won, seat, proven, layout, table = LANGUAGES[language]
    story = answer("replay", "-", "--language", language, stdin=RECORD)
    assert told in story and won in story and "seat" not in story and "points" not in story
    assert seat in answer("seating", "--language", language, "Anna", "Ben", "--seed", "x")
    assert proven in answer("verify", "-", "--language", language, stdin=RECORD)
    assert layout in answer("best", "--language", language, "SSSS/HHOM/OPOO/OPHP")
    assert table in answer("score", "--language", language, "--explain", "SSSS/HHOM/OPOO/OPHP")
    played = answer("play", B2C, "--language", language, "--seats", "3", stdin="help\n1\nquit\n")
    assert "You" not in played and "seat" not in played


def test_the_language_of_the_terminal_is_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Platz 1: " in run_from_nothing("seating", "Anna", "Ben").stdout
    assert "Ring hat 3 bis 7" in run_from_nothing("score", "--players", "SSSS", "SSSS").stderr
    assert "Platz 1" not in run_from_nothing("seating", "--language", "en", "Anna", "Ben").stdout
