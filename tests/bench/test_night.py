"""The table of a night: what ran, how long, and what it found, with steps that take no time."""

import ast
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from itertools import takewhile
from pathlib import Path

import pytest
from bench.capitals import stuck_games
from bench.night import ROOT, STEPS, Step, main


def saying(name: str, code: int, *lines: str) -> Step:
    program = f"print({chr(10).join(lines)!r}); raise SystemExit({code})"
    return Step(name, "", command=(sys.executable, "-c", program))


GOOD = saying("good", 0, "on the way", "7 games, nothing lost")
BAD = saying("bad", 3, "8 games, 2 moves lost", "make: *** [bad] Error 3")


def test_a_night_goes_on_after_a_failure_and_tells_of_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([], [BAD, GOOD], tmp_path) == 1
    said = capsys.readouterr().out
    assert re.search(r"^bad +[\d.]+ s +3 +8 games, 2 moves lost$", said, re.MULTILINE)
    assert re.search(r"^good +[\d.]+ s +0 +7 games, nothing lost$", said, re.MULTILINE)
    assert "2 ran, 1 failed" in said
    assert "on the way" not in said
    assert "on the way" in (tmp_path / "good.log").read_text()


def test_a_good_night_ends_well_and_steps_can_be_chosen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--only", "good"], [BAD, GOOD], tmp_path) == 0
    assert "1 ran, 0 failed" in capsys.readouterr().out


def test_a_step_that_hangs_is_ended_with_all_it_started(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    hanging = Step("hanging", "", command=("sh", "-c", "sleep 60 & sleep 60"))
    assert main(["--limit", "0.2"], [hanging], tmp_path) == 1
    assert "stuck: not done after 0.2 s" in capsys.readouterr().out


def test_a_step_that_is_not_there_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--only", "best"], [BAD, GOOD], tmp_path) == 2
    assert capsys.readouterr().err == "there is no step best: there is bad, good\n"


def test_the_list_names_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--list"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == [step.name for step in STEPS]
    assert main(["--list", "--rehearse"]) == 0
    assert "make --silent stuck STUCK=20" in capsys.readouterr().out


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.name)
def test_every_step_can_be_made_and_has_a_short_form(step: Step) -> None:
    assert re.search(rf"^{step.name}:.*## ", (ROOT / "Makefile").read_text(), re.MULTILINE)
    file, name = step.short.split("::")
    tree = ast.parse((ROOT / "tests" / file).read_text(encoding="utf-8"))
    assert name in {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


REFUSED = "--what-no-program-knows"


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.name)
def test_every_step_can_be_rehearsed(
    step: Step, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is small already, or its target hands on what makes it small, and the program there understands it."""
    assert step.is_small != bool(step.small)
    started = commands_of(step.words(rehearsed=True))
    assert started
    for setting in step.small:
        assert any(setting.partition("=")[2] in command for command in started), f"nobody is told {setting}"
    for command in started:
        settings, program, words = parts_of(command)
        if program == "pytest":
            read = [ROOT / "tests" / "conftest.py", *(ROOT / word for word in words if word.endswith(".py"))]
            assert all(any(name in path.read_text("utf-8") for path in read) for name in settings)
            continue
        assert not settings
        monkeypatch.setattr(sys, "argv", [program, *words, REFUSED])
        with pytest.raises(SystemExit) as ended:
            main_of(program)()
        # All that stands before it was understood.
        assert ended.value.code == 2
        assert capsys.readouterr().err.endswith(f"error: unrecognized arguments: {REFUSED}\n")


def commands_of(words: tuple[str, ...]) -> list[str]:
    """The programs of the environment that a target would start now, without looking whether that is ready."""
    outer = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    dry = [words[0], "--dry-run", "--old-file=tools", *words[1:]]
    made = subprocess.run(dry, cwd=ROOT, capture_output=True, text=True, check=True, env=outer).stdout
    commands = re.split(r"[\n;]|&&", made.replace("\\\n", " "))
    return [command.strip() for command in commands if re.search(r"/(pytest|python -m|coverage run)\b", command)]


def parts_of(command: str) -> tuple[list[str], str, list[str]]:
    """Names of what it finds in its environment, the module that runs, and its words."""
    words = shlex.split(command)
    settings = list(takewhile(lambda word: re.match(r"[A-Z_]+=", word), words))
    names = [setting.partition("=")[0] for setting in settings if setting.partition("=")[2]]
    rest = words[len(settings) :]
    at = rest.index("-m") + 1 if "-m" in rest else 0
    return names, Path(rest[at]).name, rest[at + 1 :]


def main_of(module: str) -> Callable[[], object]:
    spec = find_spec(module)
    assert spec is not None
    main: Callable[[], object] = import_module(f"{module}.__main__" if spec.submodule_search_locations else module).main
    return main


def test_no_mat_gets_a_random_city_stuck() -> None:
    assert not any(played.stuck for played in stuck_games(20, "short").values())
