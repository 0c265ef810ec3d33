"""What packages do while they are imported: it harms nobody else, and a person at the keyboard can still stop it."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.third_game.conftest import Beside, package
from tests.third_game.test_bad_packages import GAMES, changed, lane

MOON = [GAMES, "moon = moon.face:FACE"]
PRINTS = "print('hello from an import')\n"


def test_what_is_printed_meanwhile_stands_beside_the_answer(tmp_path: Path) -> None:
    modules = {file: PRINTS + text if file.endswith(".py") else text for file, text in lane("moon").items()}
    package(tmp_path, "moonlit", modules, MOON)
    sim = ("sim", "moon", "--games", "1", "--bots", "careful", "--json")
    done = Beside(tmp_path).run("-m", "tabletown", *sim)
    assert json.loads(done.stdout)["game"] == "moon"
    # Nobody asked for its text.
    assert done.stderr.count("hello from an import") == len([file for file in modules if file.endswith(".py")]) - 1


@pytest.mark.parametrize("file", ["face", "rules", "bots"])
def test_one_that_raises_what_a_keyboard_does_ends_nothing(file: str, tmp_path: Path) -> None:
    modules = lane("moon")
    modules[f"moon/{file}.py"] = "raise KeyboardInterrupt\n"
    package(tmp_path, "moonlit", modules, MOON)
    done = Beside(tmp_path).run("-m", "tabletown", "sim", "moon", "--games", "1", "--bots", "careful", code=2)
    said = done.stderr.splitlines()[0]
    assert "the game “moon” of the package moonlit is left out: " in said
    assert said.endswith("(ImportError: it raises KeyboardInterrupt)")


WAITS = "import sys, time\nprint('importing', file=sys.stderr, flush=True)\nwhile True:\n    {}\n"


@pytest.mark.parametrize("waiting", ["time.sleep(0.01)", "pass"])
def test_a_person_can_stop_it_while_a_package_is_imported(waiting: str, tmp_path: Path) -> None:
    modules = {**lane("moon"), "moon/face.py": WAITS.format(waiting)}
    package(tmp_path, "moonlit", modules, MOON)
    command = [sys.executable, "-m", "tabletown", "seating", "Ann"]
    with subprocess.Popen(command, env=Beside(tmp_path).env, stderr=subprocess.PIPE, text=True) as running:
        assert running.stderr is not None and running.stderr.readline() == "importing\n"
        running.send_signal(signal.SIGINT)
        assert running.wait(10) == 130
        assert running.stderr.read() == ""


@pytest.mark.parametrize("points", [b"[tabletown.games]\nsun\n", b"[tabletown.games]\nsun = \xff\xfe:FACE\n"])
def test_entry_points_that_cannot_be_read_take_no_others_with_them(points: bytes, tmp_path: Path) -> None:
    package(tmp_path, "moonlit", lane("moon"), MOON)
    package(tmp_path, "sunlit", {}, [])
    (tmp_path / "sunlit-1.0.dist-info" / "entry_points.txt").write_bytes(points)
    done = Beside(tmp_path).run("-m", "tabletown", "sim", "moon", "--games", "1", "--json")
    assert json.loads(done.stdout)["game"] == "moon"
    assert done.stderr.startswith(
        "tabletown: warning: the package sunlit is left out: its entry points cannot be read ("
    )
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("metadata", ["", None])
def test_a_package_that_does_not_say_its_name_is_called_by_its_module(metadata: str | None, tmp_path: Path) -> None:
    package(tmp_path, "moonlit", {}, [GAMES, "moon = gone:FACE"])
    about = tmp_path / "moonlit-1.0.dist-info" / "METADATA"
    about.unlink() if metadata is None else about.write_text(metadata, encoding="utf-8")
    done = Beside(tmp_path).run("-m", "tabletown", "seating", "Ann")
    assert "the game “moon” of the package gone is left out: gone:FACE cannot be imported" in done.stderr


COMMAND = 'FACE = replace(FACE, commands=(CommandFace("wink", "moon.wink:wink"),))\n'
IMPORTS = "\nfrom dataclasses import replace\n\nfrom tabletown.core.face import CommandFace\n\n"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("wink = 3\n", "TypeError: moon.wink:wink is no function"),
        ("def wink(how: int | str) -> None: ...\n", "AssertionError: "),
        ("def wink(how: 'Nothing') -> None: ...\n", "NameError: name 'Nothing' is not defined"),
        ("def wink() -> None:\n    'With [/bold].'\n", "MarkupError: closing tag '[/bold]'"),
        ("", "AttributeError: module 'moon.wink' has no attribute 'wink'"),
        ("raise KeyboardInterrupt\n", "ImportError: it raises KeyboardInterrupt"),
    ],
)
def test_a_command_that_is_none_takes_no_other_with_it(text: str, why: str, tmp_path: Path) -> None:
    modules = {**lane("moon"), "moon/wink.py": text}
    modules["moon/face.py"] += IMPORTS + COMMAND
    package(tmp_path, "moonlit", modules, MOON)
    done = Beside(tmp_path).run("-m", "tabletown", "--help")
    said = "tabletown: warning: the command wink of the package moonlit is left out: "
    assert done.stderr.startswith(f"{said}{why}") and done.stderr.count("\n") == 1
    assert "seating" in done.stdout and "wink" not in done.stdout


def test_examples_of_a_package_are_shown_as_they_are(tmp_path: Path) -> None:
    line = "tabletown play moon [/bold]"
    modules = changed("moon", "face.py", '"tabletown play moon --option nights=3"', repr(line))
    modules["moon/face.py"] += IMPORTS + COMMAND
    modules["moon/wink.py"] = "EXAMPLES = 'wink [/bold]'\ndef wink() -> None:\n    'Close one eye.'\n"
    package(tmp_path, "moonlit", modules, MOON)
    assert line in Beside(tmp_path).tabletown("play", "--help")
    assert "wink [/bold]" in Beside(tmp_path).tabletown("wink", "--help")
