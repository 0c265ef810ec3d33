"""No file outside a game's own folders names a game; the one registration file is the exception."""

import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

import tabletown
from tabletown.games import NAMES

PACKAGE = Path(tabletown.__file__).parent
HOUSE = Path(__file__).parents[2]
WEB = HOUSE / "web"
REGISTRATION = PACKAGE / "games.py"
TEXT = {".py", ".ts", ".js", ".svelte", ".css", ".html", ".ftl", ".json", ".svg", ".webmanifest"}


def spellings(packages: Iterable[str]) -> list[str]:
    """`between_two_cities` as packages, pages, people and types write it; and its first three words alone."""
    found = []
    for package in packages:
        words = package.rpartition(".")[2].split("_")
        for some in (words, words[:3]):
            found += [r"[-_ ]?".join(some)]
    return found


NAMED = re.compile("|".join(spellings(NAMES.values())), re.IGNORECASE)


BELONGS_TO_ONE = re.compile(
    r"automa(s|ville|rta)?\b|autommaso|duplex|tavern|civic|district|(?<!orientation: )landscape|\btiles?\b"
    r"|taxi|subway|tourist|\btickets?\b|\bcit(y|ies)\b",
    re.IGNORECASE,
)
"""What is in the box of one game alone."""
ALLOWED = {
    "src/art/icons.ts": "one set of icons for the page, whoever uses them",
    "src/sentence.test.ts": "says real sentences",
    "src/state.test.ts": "receives what a real game sends",
}
"""By file: why it may speak of such things."""


def own_folders() -> set[str]:
    packages = {package.rpartition(".")[2] for package in NAMES.values()}
    return packages | set(NAMES)


def generic_files(package: Path = PACKAGE, web: Path = WEB) -> Iterator[Path]:
    folders = own_folders()
    # Of the page also what builds it; what is fetched for it is not ours.
    ours = [file for folder in ("src", "tools", "public") for file in (web / folder).rglob("*")]
    files = [*package.rglob("*"), *ours, *web.glob("*")]
    for root, file in ((package if file.is_relative_to(package) else web, file) for file in sorted(files)):
        inside = file.relative_to(root).parts[:-1]
        if file.suffix in TEXT and "static" not in inside and not folders.intersection(inside):
            yield file


def naming(files: Iterable[Path], named: re.Pattern[str] = NAMED) -> set[Path]:
    return {file for file in files if named.search(file.read_text(encoding="utf-8"))} - {REGISTRATION}


def test_there_are_files_to_look_at() -> None:
    files = list(generic_files())
    assert {"core", "bots", "server", "cli", "arena", "testing"} <= {
        file.relative_to(PACKAGE).parts[0] for file in files if file.is_relative_to(PACKAGE)
    }
    assert {"src", "tools", "public", "svelte.config.js"} <= {
        file.relative_to(WEB).parts[0] for file in files if file.is_relative_to(WEB)
    }
    assert {".ts", ".js", ".svelte"} <= {file.suffix for file in files}


def test_names_are_found_however_they_are_written() -> None:
    for text in ("between-two-cities", "between_two_cities", "Between Two Cities", "betweenTwoCities", "TicketToRide"):
        assert NAMED.search(text)


def test_no_file_of_the_package_names_a_game() -> None:
    named = {file for file in naming(generic_files()) if file.is_relative_to(PACKAGE)}
    assert {file.relative_to(PACKAGE).as_posix() for file in named} == set()


def test_no_file_names_the_game_of_the_examples() -> None:
    """Whoever brings it into the package, as CONTRIBUTING says, must find that no file names it already."""
    packages = [face.parent.name for face in (HOUSE / "examples").glob("*/*/face.py")]
    assert packages
    named = re.compile("|".join(spellings(packages)), re.IGNORECASE)
    assert {file.name for file in naming(generic_files(), named)} == set()


def test_what_builds_names_no_game() -> None:
    """The project's description may: people find it by that."""
    assert naming([HOUSE / "Makefile"]) == set()
    tools = tomllib.loads((HOUSE / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
    assert not NAMED.search(str(tools))


def test_a_planted_file_that_names_a_game_is_found(tmp_path: Path) -> None:
    game = next(iter(NAMES))
    for planted in ("package/core/planted.py", "web/src/planted.ts", f"package/bots/{game}/own.py"):
        file = tmp_path / planted
        file.parent.mkdir(parents=True)
        file.write_text(f"# as in {game}", encoding="utf-8")
    found = naming(generic_files(tmp_path / "package", tmp_path / "web"))
    assert {file.name for file in found} == {"planted.py", "planted.ts"}


def test_no_file_speaks_of_what_one_game_has() -> None:
    assert {BELONGS_TO_ONE.search(text) is not None for text in ("Automas", "--suit-taxi", "a duplex", "Tickets")} == {
        True
    }
    found = {
        next(file.relative_to(root).as_posix() for root in (PACKAGE, WEB) if file.is_relative_to(root)): sorted(words)
        for file in generic_files()
        if file != REGISTRATION
        if (words := {found[0] for found in BELONGS_TO_ONE.finditer(file.read_text(encoding="utf-8"))})
    }
    assert {file: words for file, words in found.items() if file not in ALLOWED} == {}
    assert ALLOWED.keys() <= found.keys()


def test_no_drawing_colour_for_all_is_used_by_one_game_alone() -> None:
    used: dict[str, set[str]] = {}
    for file in (file for file in (WEB / "src").rglob("*") if file.suffix in {".svelte", ".ts", ".css"}):
        inside = file.relative_to(WEB / "src").parts
        for colour in re.findall(r"var\((--art-[\w-]+)", file.read_text(encoding="utf-8")):
            used.setdefault(colour, set()).add(inside[1] if inside[0] == "games" else "")
    theme = (WEB / "src" / "art" / "theme.css").read_text(encoding="utf-8")
    named = set(re.findall(r"^  (--art-[\w-]+):", theme, re.MULTILINE))
    assert {"--art-ink", "--art-cream"} <= named
    assert {
        colour for colour in named if "" not in used.get(colour, set()) and len(used.get(colour, set())) < 2
    } == set()


def test_no_file_of_the_page_names_a_game() -> None:
    named = {file.relative_to(WEB).as_posix() for file in naming(generic_files()) if file.is_relative_to(WEB)}
    assert named == set()
