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
