"""One word, one meaning: a type has its name for itself, and every room says what it is for."""

import ast
import re
from collections import defaultdict
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

import tabletown

ROOT = Path(tabletown.__file__).parent
HOUSE = ROOT.parents[1]
PAGE = HOUSE / "web" / "src"
GAMES = {name.replace("-", "_") for name in tabletown.names()}
PIECES = {"Duplex", "Taxi", "Window"}
"""Words for what lies on a table and is no type of its own."""
CAPITALISED = re.compile(r"_?[A-Z]\w*[a-z]")
"""How a type is written, unlike a constant."""
TYPE_LIKE = (ast.Subscript, ast.BinOp, ast.Name, ast.Attribute)
"""What an alias of a type looks like: `Callable[…]`, `A | B`, `int`, `np.int32`."""
GENERATED = "// Written by `make types`"
"""How a file of TypeScript begins that no hand has written."""
TYPE_OF_THE_PAGE = re.compile(
    r"^ {0,2}(?:export )?(?:declare )?(?:abstract )?(?:const )?(?:interface|type|class|enum) ([A-Z]\w*)", re.MULTILINE
)
"""Types of a module, and of the script of a component, which is indented by two."""
OWN_IN_EVERY_COMPONENT = "Props"
SHARED_WORDS = {
    *("Automa", "Building", "Campaign", "Clock", "Companion", "Modules", "Refusal", "Table", "Taxi", "Ticket", "Tile"),
    *("Connection", "DealCheck", "Draw", "OwnShares", "Sentence", "Ville"),
}
"""Words of the house that types written by hand and components of the page may have: they stand for the same there."""
SCREEN = 60
"""Lines that a README may have, on a screen of 120 columns."""
WIDTH = 120
BEGINS_A_LINE = re.compile(r"\s*(?:[|#`>-]|\d+\.)")


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
    return next((name for part in path.parts if (name := part.replace("-", "_")) in GAMES), "")


def types_of_python() -> set[str]:
    return {name for path in ROOT.rglob("*.py") for name in types_in(path)}


def types_of_the_page(path: Path) -> list[str]:
    """Interfaces, aliases, classes and enums of a file of TypeScript or of a component."""
    return [
        name for name in TYPE_OF_THE_PAGE.findall(path.read_text(encoding="utf-8")) if name != OWN_IN_EVERY_COMPONENT
    ]


def is_generated(path: Path) -> bool:
    return path.read_text(encoding="utf-8").startswith(GENERATED)


def files_of_the_page(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*")) if path.suffix in {".ts", ".svelte"}]


def words_of_the_house() -> set[str]:
    """The words of `docs/words.md` that are written like types."""
    rows = re.findall(r"^\| ([^|]+) \|", (HOUSE / "docs" / "words.md").read_text(encoding="utf-8"), re.MULTILINE)
    return {word for row in rows for word in re.findall(r"\b[A-Z]\w+", row)}


def same_names(files: list[Path]) -> dict[str, list[Path]]:
    """Names that stand for more than one thing. The same idea in two games may have one name: `State`, `View`."""
    found: dict[str, list[Path]] = defaultdict(list)
    for path in files:
        for name in types_in(path) if path.suffix == ".py" else types_of_the_page(path):
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


def shadowing(files: list[Path]) -> set[str]:
    """Types written by hand that have the name of one that `make types` writes."""
    written, told = set[str](), set[str]()
    for path in files:
        (told if is_generated(path) else written).update(types_of_the_page(path))
    return written & told


def words_used_otherwise(files: list[Path]) -> set[str]:
    """Words of the house that types written by hand, or components, have for something else.

    Where only the page has such a type, the list explains that one.
    """
    by_hand = [path for path in files if not is_generated(path)]
    components = {path.stem for path in by_hand if path.suffix == ".svelte"}
    told = PIECES.union(types_of_python(), *(types_of_the_page(path) for path in files if is_generated(path)))
    return words_of_the_house() & told & components.union(*map(types_of_the_page, by_hand)) - SHARED_WORDS


def test_a_type_of_the_page_has_its_name_for_itself() -> None:
    files = files_of_the_page(PAGE)
    assert len(files) > 300
    found = same_names(files)
    assert {name: [str(path.relative_to(PAGE)) for path in paths] for name, paths in found.items()} == {}
    assert shadowing(files) == set()
    assert words_used_otherwise(files) == set()


def test_every_shared_word_is_still_one_of_the_page() -> None:
    by_hand = [path for path in files_of_the_page(PAGE) if not is_generated(path)]
    assert SHARED_WORDS <= {path.stem for path in by_hand}.union(*map(types_of_the_page, by_hand))
    assert SHARED_WORDS <= words_of_the_house()


def planted(folder: Path, **texts: str) -> list[Path]:
    """A page of these files: `a__b_dot_ts` is `a/b.ts`."""
    for name, text in texts.items():
        path = folder / name.replace("__", "/").replace("_dot_", ".")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return files_of_the_page(folder)


@pytest.mark.parametrize(
    "line", ["interface Shelf {}", "export type Shelf<T> = T;", "class Shelf {}", "export const enum Shelf {}"]
)
def test_two_types_of_one_name_are_found_in_the_page(line: str, tmp_path: Path) -> None:
    component = f"<script lang='ts'>\n  interface Props {{}}\n  {line}\n</script>\n"
    files = planted(tmp_path, a_dot_ts=f"{line}\ninterface Props {{}}\n", b_dot_svelte=component)
    assert list(same_names(files)) == ["Shelf"]


def test_two_games_may_have_one_idea_and_no_third_place_may(tmp_path: Path) -> None:
    first, second = (name.replace("_", "-") for name in sorted(GAMES)[:2])
    about = "export type About = string;\n"
    files = planted(tmp_path, **{f"{first}__a_dot_ts": about, f"{second}__a_dot_ts": about})
    assert same_names(files) == {}
    for place in (f"{first}__b_dot_ts", "b_dot_ts"):
        assert list(same_names([*files, *planted(tmp_path / place, **{place: about})])) == ["About"]


def test_a_type_that_shadows_a_generated_one_is_found(tmp_path: Path) -> None:
    first, second = (name.replace("_", "-") for name in sorted(GAMES)[:2])
    told = f"{GENERATED} from the records of the server.\nexport interface Kept {{}}\n"
    files = planted(tmp_path, **{f"{first}__types_dot_ts": told, f"{second}__kept_dot_ts": "interface Kept {}\n"})
    assert shadowing(files) == {"Kept"}
    assert shadowing(files[:1]) == set()


def test_a_word_of_the_house_that_means_something_else_is_found(tmp_path: Path) -> None:
    told = f"{GENERATED} from the records of the server.\nexport interface Waiting {{}}\n"
    files = planted(tmp_path, a_dot_ts="export interface Wish {}\n", Verdict_dot_svelte="<p></p>\n", b_dot_ts=told)
    assert words_used_otherwise(files) == {"Wish", "Verdict"}


@pytest.mark.parametrize("alias", [" = Callable[[], int]", " = int | str", ": TypeAlias = int", " = np.int32"])
def test_an_alias_is_a_type(alias: str, tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text(f"Clock{alias}\nCLOCKS = seconds[0]\nfirst = seconds[0]\n", encoding="utf-8")
    assert types_in(tmp_path / "a.py") == ["Clock"]


def test_words_that_look_like_types_are_types() -> None:
    """What `docs/words.md` explains is there: a word that was renamed would mislead whoever reads it."""
    types = types_of_python().union(*map(types_of_the_page, files_of_the_page(PAGE)))
    words = words_of_the_house()
    assert len(words) > 80
    assert words - types == PIECES


READMES = [*sorted(ROOT.rglob("README.md")), HOUSE / "web" / "README.md"]
HEADINGS = ("**What it is for.**", "**What it may touch.**", "**The way data takes.**")


@pytest.mark.parametrize("readme", READMES, ids=lambda path: path.parent.name)
def test_every_room_says_on_one_screen_what_it_is_for(readme: Path) -> None:
    text = readme.read_text(encoding="utf-8")
    assert text.startswith("# ")
    assert [heading for heading in HEADINGS if f"\n{heading} " not in text] == []
    assert lines_on_a_screen(text) <= SCREEN


def lines_on_a_screen(text: str) -> int:
    """Lines of one paragraph go on behind each other, as they are read; those of code and of tables do not."""
    lines, is_code = list[str](), False
    for line in text.splitlines():
        goes_on = lines and lines[-1] and line and not is_code and not BEGINS_A_LINE.match(line)
        is_code ^= line.startswith("```")
        if goes_on:
            lines[-1] += f" {line.strip()}"
        else:
            lines.append(line)
    return sum(-(-max(1, len(line)) // WIDTH) for line in lines)


def test_long_lines_count_as_often_as_they_break() -> None:
    assert lines_on_a_screen("# a\n\nword\nword\n") == 3
    assert lines_on_a_screen(f"{'x' * 121}\n| {'x' * 300} |\n- a\n") == 6


BENCH = HOUSE / "bench"
ROOMS = [*sorted(readme.parent for readme in ROOT.rglob("README.md")), BENCH]
"""Rooms whose README names all that lies in them: modules, and packages without a README of their own."""
BARE = {
    *(ROOT / "batch" / "between_two_cities", ROOT / "batch" / "ticket_to_ride_new_york"),
    *(ROOT / "ticket_to_ride_new_york", ROOT / "testing" / "world", BENCH),
}
"""Those that are full of modules, and write `name` for `name.py`."""
IN_BACKTICKS, LINKED = re.compile(r"`([^`\n]+)`"), re.compile(r"\]\(([^)]+)\)")


def left_out(readme: Path, room: Path, *, bare: bool = False) -> list[str]:
    """What lies in a room and its README does not name. `upkeep_*.py` names all modules that begin so."""
    text = readme.read_text(encoding="utf-8")
    said = {*IN_BACKTICKS.findall(text), *LINKED.findall(text)}
    return [name for name in things_in(room) if not any(is_named(name, word, bare=bare) for word in said)]


def things_in(room: Path) -> list[str]:
    """Modules, packages as `name/`, and in `bench` pages and figures, too. What a game adds is `<game>/` everywhere."""
    files = [path.name for ending in ("py", "md", "json", "jsonl") for path in room.glob(f"*.{ending}")]
    kept = [name for name in files if name.endswith(".py") or room == BENCH]
    folders = [path for path in room.iterdir() if path.is_dir() and not path.name.startswith(("_", "."))]
    packages = [f"{path.name}/" for path in folders if (path / "__init__.py").exists() or room == BENCH]
    own = {"__init__.py", "README.md", *(f"{game}/" for game in GAMES)}
    return sorted({*kept, *packages} - own)


def is_named(name: str, word: str, *, bare: bool) -> bool:
    if name.endswith("/"):
        return word.startswith(name)
    return fnmatchcase(name, word) or (bare and fnmatchcase(name, f"{word}.py"))


@pytest.mark.parametrize("room", ROOMS, ids=lambda path: path.relative_to(HOUSE).as_posix())
def test_a_readme_names_all_that_lies_in_its_room(room: Path) -> None:
    assert left_out(room / "README.md", room, bare=room in BARE) == []


def test_the_readme_of_the_page_names_its_folders() -> None:
    text = (PAGE.parent / "README.md").read_text(encoding="utf-8")
    assert [path.name for path in PAGE.iterdir() if path.is_dir() and f"`src/{path.name}/" not in text] == []


def test_the_list_of_bench_fits_one_screen() -> None:
    assert lines_on_a_screen((BENCH / "README.md").read_text(encoding="utf-8")) <= SCREEN


def test_what_a_readme_leaves_out_is_found(tmp_path: Path) -> None:
    text = "| `chance.py` | `art/`, [how](deal/README.md), `keep_*.py`, `slow` |\n"
    (tmp_path / "README.md").write_text(text, encoding="utf-8")
    for name in ("deal", "art", "odd", "no_package"):
        (tmp_path / name).mkdir()
    for name in ("chance", "undo", "keep_one", "keep_two", "slow", "__init__", "deal/__init__", "art/__init__"):
        (tmp_path / f"{name}.py").touch()
    (tmp_path / "odd" / "__init__.py").touch()
    assert left_out(tmp_path / "README.md", tmp_path) == ["odd/", "slow.py", "undo.py"]
    assert left_out(tmp_path / "README.md", tmp_path, bare=True) == ["odd/", "undo.py"]


def test_the_map_fits_one_screen() -> None:
    assert lines_on_a_screen((HOUSE / "docs" / "architecture.md").read_text(encoding="utf-8")) <= SCREEN
