"""The table of a night: what ran, how long, and what it found, with steps that take no time."""

import ast
import re
import sys
from pathlib import Path

import pytest
from bench.capitals import stuck_games
from bench.night import ROOT, STEPS, Step, main


def saying(name: str, code: int, *lines: str) -> Step:
    program = f"print({chr(10).join(lines)!r}); raise SystemExit({code})"
    return Step(name, "", (sys.executable, "-c", program))


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
    hanging = Step("hanging", "", ("sh", "-c", "sleep 60 & sleep 60"))
    assert main(["--limit", "0.2"], [hanging], tmp_path) == 1
    assert "stuck: not done after 0.2 s" in capsys.readouterr().out


def test_a_step_that_is_not_there_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--only", "best"], [BAD, GOOD], tmp_path) == 2
    assert capsys.readouterr().err == "there is no step best: there is bad, good\n"


def test_the_list_names_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--list"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == [step.name for step in STEPS]


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.name)
def test_every_step_can_be_made_and_has_a_short_form(step: Step) -> None:
    assert re.search(rf"^{step.name}:.*## ", (ROOT / "Makefile").read_text(), re.MULTILINE)
    file, name = step.short.split("::")
    tree = ast.parse((ROOT / "tests" / file).read_text(encoding="utf-8"))
    assert name in {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


def test_no_mat_gets_a_random_city_stuck() -> None:
    assert not any(played.stuck for played in stuck_games(20, "short").values())
