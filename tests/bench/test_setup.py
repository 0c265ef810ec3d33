"""What `make play` does on a machine, as far as it can be told without a network."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = [*sorted((ROOT / "requirements").glob("*.txt")), ROOT / "web" / "python" / "requirements.txt"]
VERSION = re.compile(r"^([a-z0-9.-]+)==(\S+)([^\\\n]*)", re.MULTILINE)


def versions(lock: Path) -> set[tuple[str, str, str]]:
    return {(name, version, where.strip()) for name, version, where in VERSION.findall(lock.read_text())}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.relative_to(ROOT).as_posix())
def test_a_lock_names_versions_with_hashes_and_nothing_of_a_machine(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    entries = re.split(r"\n(?=\S)", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).strip())
    assert len(entries) == len(versions(lock))
    assert all(VERSION.match(entry) and "--hash=sha256:" in entry for entry in entries)
    assert not re.search(r"--(index|extra-index|find-links|trusted)|://|^ *#.*/", text, re.MULTILINE)


def test_what_playing_needs_has_the_same_versions_in_tests() -> None:
    play, test = (versions(ROOT / "requirements" / f"{name}.txt") for name in ("play", "test"))
    assert {(name, version) for name, version, _ in play} <= {(name, version) for name, version, _ in test}


def test_playing_needs_none_of_the_tools() -> None:
    names = {name for name, _, _ in versions(ROOT / "requirements" / "play.txt")}
    assert {"numpy", "starlette", "hatchling"} <= names
    assert not names & {"ray", "pgserver", "asyncpg", "pytest", "mypy", "ruff", "playwright", "matplotlib", "uv"}


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The repository's files, and nothing that was made from them."""
    made = shutil.ignore_patterns(".*", "node_modules", "wheels", "static", "__pycache__", "docs", "tests")
    return Path(shutil.copytree(ROOT, tmp_path / "clone", ignore=made))


def planned(clone: Path, *targets: str) -> str:
    """What make would do."""
    without = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    asked = ["make", "--dry-run", *targets]
    return subprocess.run(asked, cwd=clone, env=without, check=True, capture_output=True, text=True).stdout


def test_a_clean_clone_installs_what_playing_needs_and_builds_the_page(clone: Path) -> None:
    todo = planned(clone, "play")
    assert "requirements/play.txt" in todo
    assert "requirements/test.txt" not in todo
    assert "npm --prefix web" in todo
    assert "ci --omit=dev" in todo
    assert "run --silent build" in todo


def test_a_page_that_is_built_is_not_built_again_and_needs_no_node(clone: Path) -> None:
    page = clone / "src" / "tabletown" / "server" / "static" / ".built"
    page.parent.mkdir(parents=True)
    page.touch()
    todo = planned(clone, "play")
    assert "requirements/play.txt" in todo
    assert "npm" not in todo
    os.utime(clone / "web" / "src" / "main.ts", (page.stat().st_mtime + 10,) * 2)
    assert "run --silent build" in planned(clone, "play")


def test_tests_install_the_rest(clone: Path) -> None:
    todo = planned(clone, "test")
    assert todo.index("requirements/play.txt") < todo.index("requirements/test.txt") < todo.index("run --silent build")
