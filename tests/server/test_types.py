"""The page's types: every record is written once, and a game's file holds what is its own."""

import re
from pathlib import Path

import pytest

from tabletown.core import registry
from tabletown.server.tools.typescript import all_files

FILES = all_files()
GAMES = [name for name in FILES if name.endswith("/types.ts")]
SHARED = ("Outcome", "Said", "Happening", "Positions", "GameInfo", "OptionFace")


def exported(text: str) -> list[str]:
    return re.findall(r"^export (?:interface|type|const) (\w+)", text, re.MULTILINE)


def test_there_is_one_file_for_all_and_two_for_every_game_that_is_drawn() -> None:
    drawn = [face.name for face in registry.faces() if face.picture and registry.is_own(face.name)]
    own = [f"games/{name}/{file}.ts" for name in drawn for file in ("face", "types")]
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


def test_what_is_stored_is_what_the_server_says() -> None:
    folder = Path(__file__).parents[2] / "web" / "src"
    assert {name: (folder / name).read_text(encoding="utf-8") for name in FILES} == FILES
