"""One word, one meaning: a type has its name for itself, and every room says what it is for."""

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

import tabletown

ROOT = Path(tabletown.__file__).parent
HOUSE = ROOT.parents[1]
GAMES = {name.replace("-", "_") for name in tabletown.names()}
PIECES = {"Duplex", "Taxi", "Window"}
"""Words for what lies on a table and is no type of its own."""
CAPITALISED = re.compile(r"_?[A-Z]\w*[a-z]")
"""How a type is written, unlike a constant."""
TYPE_LIKE = (ast.Subscript, ast.BinOp, ast.Name, ast.Attribute)
"""What an alias of a type looks like: `Callable[…]`, `A | B`, `int`, `np.int32`."""
SCREEN = 60
"""Lines that a README may have."""


def types_in(path: Path) -> list[str]:
    """Classes, aliases of types and `NewType`s that a file defines at its top."""
    return [name for node in ast.parse(path.read_text(encoding="utf-8")).body if (name := type_in(node))]


def type_in(node: ast.stmt) -> str:
    """The type that a line defines; empty if it defines none."""
    match node:
        case ast.ClassDef(name=name):
            return name
        case ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id="TypeAlias")):
            return name
        case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(func=ast.Name(id="NewType"))):
            return name
        case ast.Assign(targets=[ast.Name(id=name)], value=value) if isinstance(value, TYPE_LIKE):
            return name if CAPITALISED.match(name) else ""
    return ""


def game_of(path: Path) -> str:
    """The game whose folder a file lies in; empty for the rest of the house."""
    return next((part for part in path.parts if part in GAMES), "")


def same_names(files: list[Path]) -> dict[str, list[Path]]:
    """Names that stand for more than one thing. The same idea in two games may have one name: `State`, `View`."""
    found: dict[str, list[Path]] = defaultdict(list)
    for path in files:
        for name in types_in(path):
            if not name.startswith("_"):
                found[name].append(path)
    return {
        name: paths
        for name, paths in found.items()
        if len(paths) > 1 and not ("" not in map(game_of, paths) and len(set(map(game_of, paths))) == len(paths))
    }


def test_a_type_has_its_name_for_itself() -> None:
    found = same_names(list(ROOT.rglob("*.py")))
    assert {name: [str(path.relative_to(ROOT)) for path in paths] for name, paths in found.items()} == {}


def test_two_types_of_one_name_are_found(tmp_path: Path) -> None:
    for name in ("a.py", "b.py"):
        (tmp_path / name).write_text("class Clock: ...\n", encoding="utf-8")
    assert list(same_names(sorted(tmp_path.iterdir()))) == ["Clock"]


@pytest.mark.parametrize("alias", [" = Callable[[], int]", " = int | str", ": TypeAlias = int", " = np.int32"])
def test_an_alias_is_a_type(alias: str, tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text(f"Clock{alias}\nCLOCKS = seconds[0]\nfirst = seconds[0]\n", encoding="utf-8")
    assert types_in(tmp_path / "a.py") == ["Clock"]


def test_words_that_look_like_types_are_types() -> None:
    """What `docs/words.md` explains is there: a word that was renamed would mislead whoever reads it."""
    types = {name for path in ROOT.rglob("*.py") for name in types_in(path)}
    for path in (HOUSE / "web" / "src").rglob("*.ts"):
        types |= set(
            re.findall(r"^export (?:interface|type|class) (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
        )
    rows = re.findall(r"^\| ([^|]+) \|", (HOUSE / "docs" / "words.md").read_text(encoding="utf-8"), re.MULTILINE)
    words = {word for row in rows for word in re.findall(r"\b[A-Z]\w+", row)}
    assert len(words) > 80
    assert words - types == PIECES


READMES = [*sorted(ROOT.rglob("README.md")), HOUSE / "web" / "README.md"]
HEADINGS = ("**What it is for.**", "**What it may touch.**", "**The way data takes.**")


@pytest.mark.parametrize("readme", READMES, ids=lambda path: path.parent.name)
def test_every_room_says_on_one_screen_what_it_is_for(readme: Path) -> None:
    text = readme.read_text(encoding="utf-8")
    assert text.startswith("# ")
    assert [heading for heading in HEADINGS if f"\n{heading} " not in text] == []
    assert len(text.splitlines()) <= SCREEN


def test_the_map_fits_one_screen() -> None:
    assert len((HOUSE / "docs" / "architecture.md").read_text(encoding="utf-8").splitlines()) <= SCREEN
