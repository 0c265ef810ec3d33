"""Imports point down only, and the rules touch nothing of the outside world."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tabletown
from tabletown.games import NAMES

ROOT = Path(tabletown.__file__).parent
GAMES = {package.rpartition(".")[2] for package in NAMES.values()}
MAY_IMPORT = {
    "core": set[str](),
    **{game: {"core"} for game in sorted(GAMES)},
    "locales": {"core"},
    "batch": {"core", *GAMES},
    "analysis": {"core", *GAMES},
    "bots": {"core", "analysis", "batch", *GAMES},
    "arena": {"core", "bots", "analysis", *GAMES},
    "envs": {"core", "analysis", "arena", "batch", "bots", "locales", *GAMES},
    "training": {"core", "batch", "bots", *GAMES},
    "testing": {"core", "batch", "locales", "server", *GAMES},
    "server": {"core", "bots", "analysis", "locales", *GAMES},
    "cli": {"core", "analysis", "bots", "arena", "testing", "server", "locales", *GAMES},
}
PURE = {
    "__future__",
    "bisect",
    "collections",
    "contextlib",
    "dataclasses",
    "enum",
    "functools",
    "hashlib",
    "heapq",
    "itertools",
    "json",
    "math",
    "operator",
    "re",
    "struct",
    "textwrap",
    "tabletown",
    "typing",
}
ALLOWED = {
    # Whoever asks may bring the cards and mats of her own box: for her question alone.
    "between_two_cities/automas/cards.py": {"contextvars"},
    # Mats that people type are kept as long as a city stands on them; what the rules say does not depend on it.
    "between_two_cities/box/canvas.py": {"weakref"},
    "between_two_cities/box/capitals.py": {"contextvars"},
    "between_two_cities/sorts.py": {"importlib"},
    "core/codec.py": {"msgspec"},
    # A table may play by files that were kept for it.
    "core/data.py": {"contextvars", "importlib", "os", "pathlib"},
    # What packages from elsewhere print and raise while they are imported must not reach whoever asked.
    "core/importing.py": {"importlib", "opcode", "sys"},
    "core/registry.py": {"importlib"},
}
"""The only files of core and of the rules that may import more, and what."""

FILES = sorted(path.relative_to(ROOT) for path in ROOT.rglob("*.py"))
RULES = [path for path in FILES if path.parts[0] in {"core", *GAMES}]


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative imports hide which room they come from"
            yield node.module or ""


def rooms_imported(path: Path) -> set[str]:
    names = [name.split(".") for name in imported(path)]
    return {name[1] for name in names if name[0] == "tabletown" and len(name) > 1}


@pytest.mark.parametrize("path", [path for path in FILES if len(path.parts) > 1], ids=str)
def test_imports_point_down_only(path: Path) -> None:
    room = path.parts[0]
    assert room in MAY_IMPORT, f"{room} is a room that the plan of the house does not know"
    assert rooms_imported(path) <= {room, *MAY_IMPORT[room]}


@pytest.mark.parametrize("path", RULES, ids=str)
def test_rules_import_nothing_that_can_touch_the_world(path: Path) -> None:
    roots = {name.split(".")[0] for name in imported(path)}
    assert roots <= PURE | ALLOWED.get(path.as_posix(), set())


@pytest.mark.parametrize("path", RULES, ids=str)
def test_rules_call_nothing_that_can_touch_the_world(path: Path) -> None:
    calls = {
        node.func.id
        for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not calls & {"open", "print", "input", "eval", "exec", "__import__", "breakpoint"}


@pytest.mark.parametrize("path", [path for path in RULES if path.as_posix() != "core/data.py"], ids=str)
def test_only_one_file_of_core_and_the_rules_reads_files(path: Path) -> None:
    named = {
        node.attr
        for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
    }
    assert not named & {"open", "read_text", "read_bytes", "iterdir", "glob", "rglob", "is_file", "is_dir", "exists"}


def test_the_map_names_the_rooms_that_there_are() -> None:
    rooms = {path.name for path in ROOT.iterdir() if (path / "__init__.py").exists()}
    assert set(MAY_IMPORT) == rooms
    assert set().union(*MAY_IMPORT.values()) <= rooms


SERVER = ROOT / "server"
PARTS = {
    path.name.removesuffix(".py") for path in SERVER.iterdir() if path.suffix == ".py" or (path / "README.md").exists()
}
"""Rooms of the server, and the files beside them."""


def touched(readme: Path) -> tuple[set[str], str]:
    """Where a README says what its room may touch: names in backticks, up to their first dot or slash, and the text."""
    assert readme.exists(), f"{readme.parent.name} has no README.md: like every room it says there what it may touch"
    text = readme.read_text(encoding="utf-8").partition("**What it may touch.** ")[2].partition("\n\n")[0]
    return {re.split(r"[./(]", name)[0] for name in re.findall(r"`([^`]+)`", text)}, text


def test_a_room_without_a_readme_is_told_so(tmp_path: Path) -> None:
    with pytest.raises(
        AssertionError, match=r"lane has no README\.md: like every room it says there what it may touch"
    ):
        touched(tmp_path / "lane" / "README.md")


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_what_a_room_may_touch_is_what_its_readme_says(room: str) -> None:
    names, text = touched(ROOT / room / "README.md")
    said = names & MAY_IMPORT.keys() | (GAMES if re.search(r"\bgames\b", text) else set())
    assert said - {room} == MAY_IMPORT[room]


@pytest.mark.parametrize("room", sorted(path.parent.name for path in SERVER.glob("*/README.md")))
def test_what_a_room_of_the_server_touches_is_what_its_readme_says(room: str) -> None:
    """Nothing keeps these apart but this: what is imported is said, and nothing more."""
    files = [path for path in FILES if path.parts[:2] == ("server", room)]
    found = {tuple(name.split(".")[1:3]) for path in files for name in imported(path) if name.startswith("tabletown.")}
    inside = {part for top, *rest in found if top == "server" for part in rest}
    touches = {top for top, *_ in found if top != "server"} - GAMES | inside
    names, _ = touched(SERVER / room / "README.md")
    assert names & (MAY_IMPORT.keys() | PARTS) == touches - {room}


def test_the_package_itself_imports_only_core() -> None:
    assert rooms_imported(Path("__init__.py")) <= {"core", "games"}
    assert rooms_imported(Path("games.py")) <= {"core"}
