"""CONTRIBUTING, “Add a game”, done word for word: the example under another name, and no file of Tabletown changes."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from textwrap import dedent

import pytest
from tests.locales.test_english import unsaid
from tests.third_game.conftest import EXAMPLE

from tabletown.games import NAMES

ROOT = EXAMPLE.parents[1]
SOURCES = ROOT / "src" / "tabletown"
SERVE = "tabletown serve"


def blocks(title: str = "Add a game") -> list[str]:
    """The commands of a chapter, block by block."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    chapter = text.partition(f"## {title}")[2].partition("\n## ")[0]
    return [dedent(block) for block in re.findall(r"^ *```sh\n(.*?)^ *```", chapter, re.MULTILINE | re.DOTALL)]


def fingerprints(folder: Path) -> Mapping[Path, str]:
    files = [path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    return {path: sha256(path.read_bytes()).hexdigest() for path in files}


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """The folder in which all was done, and what was said last."""
    folder = tmp_path_factory.mktemp("contributing")
    here = folder / "tabletown"
    here.mkdir()
    (here / "examples").symlink_to(ROOT / "examples")
    target = folder / "installed"
    env = {
        **os.environ,
        # As in an environment of one's own that has nothing to do with others: installed there, found there.
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "PIP_TARGET": str(target),
        "PIP_QUIET": "2",
        "PYTHONPATH": str(target),
    }
    copying, checking = blocks()
    assert checking.rstrip().endswith(SERVE)
    script = "\n".join(["set -e", copying, checking.rstrip().removesuffix(SERVE), "tabletown play --help"])
    done = subprocess.run(["bash", "-c", script], cwd=here, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "warning" not in done.stderr
    return folder, done.stdout


def test_the_game_is_there_under_its_own_name(followed: tuple[Path, str]) -> None:
    folder, said = followed
    assert "tabletown play harbour-market --option nights=3" in said
    assert "lantern" not in " ".join(path.name for path in (folder / "harbour_market").rglob("*"))
    titles = (folder / "harbour_market" / "harbour_market" / "locales" / "en" / "harbour_market.ftl").read_text("utf-8")
    assert "harbour-market-title = Harbour Market" in titles
    # No message is called as the example calls its own: both can lie beside Tabletown.
    named = re.findall(r"^([a-z][a-z0-9-]*) =", titles, re.MULTILINE)
    assert len(named) > 10 and {name for name in named if not name.startswith("harbour-market-")} == set()


def test_no_file_of_tabletown_changes(followed: tuple[Path, str]) -> None:
    """Files that change when a game is added by entry points: none."""
    folder, _ = followed
    assert (folder / "harbour_market" / "harbour_market" / "rules.py").exists()
    assert {path.name for path in (folder / "tabletown").iterdir()} == {"examples"}


def test_all_that_every_room_has_is_named_for_a_game_that_comes_into_the_package() -> None:
    """Tests want a README of every room, and a page of rules of every game."""
    chapter = (
        (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("**Into Tabletown itself**")[2].partition("\n## ")[0]
    )
    for name, package in NAMES.items():
        room = package.rpartition(".")[2]
        for file in (f"src/tabletown/{room}/README.md", f"docs/rules/{name}.md"):
            assert (ROOT / file).exists()
            assert f"`{file.replace(room, '<game>').replace(name, '<game>')}`" in chapter


def test_one_file_changes_when_a_game_comes_into_the_package(tmp_path: Path) -> None:
    """The registration, and nothing else outside the game's own folder."""
    inside = tmp_path / "tabletown"
    shutil.copytree(SOURCES, inside, ignore=shutil.ignore_patterns("static", "__pycache__"))
    before = fingerprints(inside)
    shutil.copytree(EXAMPLE / "lantern_lane", inside / "lantern_lane")
    for file in (inside / "lantern_lane").glob("*.py"):
        text = file.read_text("utf-8").replace("lantern_lane", "tabletown.lantern_lane")
        file.write_text(text, encoding="utf-8")
    games = inside / "games.py"
    text = games.read_text("utf-8")
    games.write_text(text.replace("\n}", '\n    "lantern-lane": "tabletown.lantern_lane",\n}', 1), encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": str(tmp_path)}
    command = [sys.executable, "-m", "tabletown", "sim", "lantern-lane", "--games", "2", "--bots", "careful"]
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True)
    assert "2 games" in done.stdout, done.stderr
    after = fingerprints(inside)
    changed = {path for path in after if before.get(path) != after[path]}
    assert {path for path in changed if "lantern_lane" not in path.parts} == {games}
    # The tests that look at every file of the package ask no list to be longer for it either.
    copied = sorted(path.relative_to(inside) for path in (inside / "lantern_lane").rglob("*.py"))
    assert {str(path): found for path in copied if (found := unsaid(inside, path))} == {}


def test_a_language_is_added_by_its_folders(tmp_path: Path) -> None:
    """“Add a language”, done word for word in a copy of the sources."""
    left_out = shutil.ignore_patterns("static", "nets", "__pycache__")
    shutil.copytree(SOURCES, tmp_path / "src" / "tabletown", ignore=left_out)
    (block,) = blocks("Add a language")
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    script = "set -e\n" + block + 'tabletown seating --help; python -c "import tabletown; print(tabletown.__file__)"'
    env = {**os.environ, "PATH": path, "PYTHONPATH": str(tmp_path / "src")}
    done = subprocess.run(["bash", "-c", script], cwd=tmp_path, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "de, en, fr, hu, ru" in done.stdout and "Ann" in done.stdout
    assert str(tmp_path) in done.stdout, "nothing of the sources themselves was used"
