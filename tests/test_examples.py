"""The examples run as they are (the one that needs a server: tests/server/test_example.py)."""

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = [
    script
    for script in sorted((Path(__file__).parents[1] / "examples").glob("*.py"))
    if "sys.argv" not in script.read_text(encoding="utf-8")
]


@pytest.mark.parametrize("script", EXAMPLES, ids=lambda script: script.name)
def test_examples_run(script: Path) -> None:
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize(
    ("name", "missing", "extra"),
    [("bot_in_40_lines.py", "websockets", "server"), ("many_games.py", "jax", "jax"), ("ppo.py", "jax", "jax")],
)
def test_an_example_without_what_it_needs_says_what_to_install(name: str, missing: str, extra: str) -> None:
    """In one sentence: a module that is None is one that is not installed."""
    script = Path(__file__).parents[1] / "examples" / name
    hidden = f"import runpy, sys; sys.modules[{missing!r}] = None; runpy.run_path({str(script)!r}, run_name='__main__')"
    done = subprocess.run([sys.executable, "-c", hidden], capture_output=True, text=True, check=False)
    assert done.returncode == 1 and not done.stdout
    assert len(done.stderr.splitlines()) == 1 and f"pip install 'tabletown[{extra}]'" in done.stderr


def test_a_bot_without_a_link_says_how_it_is_called() -> None:
    script = Path(__file__).parents[1] / "examples" / "bot_in_40_lines.py"
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False)
    assert done.returncode == 1 and not done.stdout
    assert len(done.stderr.splitlines()) == 1 and "http://127.0.0.1:8000/t/TABLE#TOKEN" in done.stderr


@pytest.mark.parametrize("words", [("--games", "0"), ("--width", "0"), ("--minutes", "-1"), ("--seats", "9")])
def test_what_cannot_be_learnt_is_refused_before_anything_is_compiled(words: tuple[str, str]) -> None:
    script = Path(__file__).parents[1] / "examples" / "ppo.py"
    done = subprocess.run([sys.executable, str(script), *words], capture_output=True, text=True, check=False)
    assert done.returncode == 2 and not done.stdout
    assert done.stderr.splitlines()[-1].endswith("minutes not below 0, and seats 2 to 7")
