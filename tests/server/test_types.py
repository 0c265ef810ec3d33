"""The page's types: every record is written once, and a game's file holds what is its own."""

import re
from pathlib import Path

import pytest

from tabletown.core import registry
from tabletown.server.tools.typescript import all_files

FILES = all_files()
WEB = Path(__file__).parents[2] / "web" / "src"
GAMES = [name for name in FILES if name.endswith("/types.ts")]
SHARED = ("Outcome", "Said", "Happening", "Positions", "GameInfo", "OptionFace")


def exported(text: str) -> list[str]:
    return re.findall(r"^export (?:interface|type|const) (\w+)", text, re.MULTILINE)


def test_there_is_one_file_for_all_and_three_for_every_game_that_is_drawn() -> None:
    drawn = [face.name for face in registry.faces() if face.picture and registry.is_own(face.name)]
    own = [f"games/{name}/{file}.ts" for name in drawn for file in ("face", "types", "words")]
    assert sorted(FILES) == sorted(["protocol.ts", *own])


@pytest.mark.parametrize("file", FILES)
def test_no_name_is_there_twice(file: str) -> None:
    names = exported(FILES[file])
    assert len(names) == len(set(names))


@pytest.mark.parametrize("record", SHARED)
def test_what_games_share_is_written_once_and_imported(record: str) -> None:
    assert [file for file, text in FILES.items() if record in exported(text)] == ["protocol.ts"]


@pytest.mark.parametrize("file", GAMES)
def test_all_that_a_game_speaks_of_is_there(file: str) -> None:
    text = FILES[file]
    imported = re.findall(r"\w+", re.findall(r"^import type \{(.*?)\}", text, re.MULTILINE)[0])
    spoken = set(re.findall(r"\b[A-Z]\w+\b", re.sub(r"'[^']*'|^//.*", "", text, flags=re.MULTILINE)))
    assert spoken - {"Readonly", "Record"} <= {*exported(text), *imported}


def test_the_page_has_no_table_of_words_that_python_has() -> None:
    """A message may be used where it is said, as in `t('kind-shops')`; what it names stands in `words.ts` alone."""
    messages = {text for file, text in FILES.items() if file.endswith("/words.ts")}
    named = set(re.findall(r'": "([\w-]+)"', "".join(messages)))
    assert {"building-shop", "kind-shops", "decided-by-shops", "ride-blue"} <= named
    written = (path for path in WEB.rglob("*.ts") if path.relative_to(WEB).as_posix() not in FILES)
    repeated = {
        (path.name, message)
        for path in written
        for message in re.findall(r"^\s*\S+: '([\w-]+)',$", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert not [one for one in repeated if one[1] in named]


def test_what_is_stored_is_what_the_server_says() -> None:
    assert {name: (WEB / name).read_text(encoding="utf-8") for name in FILES} == FILES
