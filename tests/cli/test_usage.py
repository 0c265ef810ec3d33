"""What is wrong with a command line: one sentence in the reader's language, which fits the screen it is shown on."""

import fcntl
import os
import pty
import struct
import subprocess
import sys
import termios
from collections.abc import Sequence

import pytest
from tests.cli.running import run

from tabletown import load
from tabletown.bots.levels import make_opponent
from tabletown.cli.play import run as play_on
from tabletown.cli.screen import Screen
from tabletown.cli.terminal import Left, PlainTerminal
from tabletown.core.play import sit_down
from tabletown.core.record import Played
from tabletown.core.text import load_text
from tabletown.core.words import fold
from tabletown.locales import languages

B2C = "between-two-cities"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("dance --language de", "Einen Befehl „dance“ gibt es nicht: tabletown --help zählt alle auf."),
        ("play --stars 3 --language de", "Eine Option „--stars“ gibt es hier nicht: --help zählt alle auf."),
        ("replay --language=hu", "Hiányzik: file. A --help megmondja, hogyan írjuk."),
        ("campaign --language ru", "Не хватает: new|continue|show. Как это пишется, говорит --help."),
        ("play --seats many --language ru", "--seats — целое число, а не «many»."),
        ("play --language en --seats", "--seats needs a value after it."),
        ("play --json=3 --language hu", "--json után nem áll érték."),
        (f"play {B2C} and more --language de", "Das ist hier zu viel: and more"),
        (f"sim {B2C} --games 0", "--games is at least 1, not 0."),
        (f"arena {B2C} --time soon", "--time is a number, not “soon”."),
        ("score --variant odd --language hu", "--variant: ring vagy two-player lehet, „odd” nem."),
        ("admin dance", "There is no command “dance”: tabletown --help lists them."),
    ],
)
def test_a_command_line_is_refused_in_the_language_asked_for(
    capsys: pytest.CaptureFixture[str], line: str, said: str
) -> None:
    code, out, err = run(capsys, *line.split())
    assert (code, out, err) == (2, "", f"tabletown: {said}\n")


@pytest.mark.parametrize("line", ["", "admin"])
def test_without_a_word_more_there_is_help_and_no_complaint(capsys: pytest.CaptureFixture[str], line: str) -> None:
    code, out, err = run(capsys, *line.split())
    assert (code, err) == (2, "")
    assert "Usage: tabletown" in out and "Commands" in out


def test_without_a_language_a_command_line_is_refused_in_that_of_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert run(capsys, "play", "--seats", "x")[2] == "tabletown: --seats ist eine ganze Zahl, nicht „x“.\n"


def on_a_screen(arguments: Sequence[str], columns: int = 80) -> str:
    """What a terminal gets on standard error."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    command = [sys.executable, "-m", "tabletown", *arguments]
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=theirs, env=environment, check=False)
    os.close(theirs)
    with os.fdopen(ours, "rb", buffering=0) as screen:
        shown = screen.read(20_000).decode()
    assert done.returncode == 2 and done.stdout == b""
    return shown.replace("\r\n", "\n")


@pytest.mark.parametrize("language", languages())
def test_a_refusal_breaks_between_words(language: str) -> None:
    shown = on_a_screen(["score", "SSSSS", "--language", language])
    first, second, *_ = lines = shown.rstrip("\n").split("\n")
    assert max(map(len, lines)) <= 80
    assert first.startswith("tabletown: ") and second.startswith("  ")


def test_in_a_file_a_refusal_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    (line,) = run(capsys, "score", "SSSSS")[2].splitlines()
    assert len(line) > 80


def test_a_command_that_is_there_to_be_copied_stays_in_one_piece() -> None:
    command = "tabletown campaign continue a/long/way/to/winter.json"
    said = f"Game 1 of 3 is being played, with shops and parks counting double: {command}"
    told, copied = Screen(80, 24).fit(said).split("\n")
    assert told == "Game 1 of 3 is being played, with shops and parks counting double:"
    assert copied == f"  {command}"
    assert fold(f"go on with: {command}") == f"go on with: {command}", "where it fits it goes on"


@pytest.mark.parametrize(("lines", "is_played"), [(24, False), (None, True)], ids=["screen", "program"])
def test_at_a_screen_a_number_is_no_placement(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lines: int | None, is_played: bool
) -> None:
    """Squares have numbers beside them: one that is typed is meant as such, and no tile can be taken back."""
    sitting = sit_down(load(B2C), 2, "numbers")
    typed = iter(["1", "1", "1", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt: "" if "Enter" in prompt else next(typed))
    terminal = PlainTerminal(
        sitting,
        load_text(B2C),
        make_opponent(B2C, "random", "x"),
        "en",
        curtain=False,
        screen=lambda: Screen(80, lines),
    )
    with pytest.raises(Left):
        play_on(sitting, {}, terminal, None)
    placed = [entry for entry in sitting.record.entries if isinstance(entry, Played) and entry.move.startswith("place")]
    assert bool(placed) == is_played
    assert ("Moves are not numbered here: type one, like " in capsys.readouterr().out) != is_played
