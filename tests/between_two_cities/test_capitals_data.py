"""The data file of Capitals: read, checked, and replaced by the owner of a box."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletown.between_two_cities.box.capitals import FILE, capitals, file_capitals, parse_capitals
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.cardboard.cities import doubts
from tabletown.between_two_cities.cardboard.entries import BadEntry, check_box
from tabletown.between_two_cities.cardboard.solo_end import parse_ville, score_cardboard
from tabletown.between_two_cities.city.explain import explain_cities
from tabletown.between_two_cities.city.notation import parse_city
from tabletown.between_two_cities.people import GAME
from tabletown.core.data import FOLDER, BadDataFile, read_data
from tabletown.locales import say_sentence

PACKAGE = "tabletown.between_two_cities.box"


def shipped() -> object:
    return read_data(PACKAGE, FILE)


def test_the_shipped_file_is_sound() -> None:
    found = parse_capitals(shipped())
    assert len(found.mats) == 7
    assert len(found.civics) == 21
    assert found.district_points == (6, 3)
    assert {mat.grid.count("#") for mat in found.mats} == {5}


def part(data: object, step: str | int) -> object:
    if isinstance(step, int):
        assert isinstance(data, list)
        return data[step]
    assert isinstance(data, dict)
    return data[step]


def changed(*path: str | int, to: object) -> object:
    """The shipped file with one thing changed."""
    return _changed(shipped(), path, to)


def _changed(data: object, path: tuple[str | int, ...], to: object) -> object:
    if not path:
        return to
    step, *rest = path
    inner = _changed(part(data, step), tuple(rest), to)
    if isinstance(data, list):
        return [inner if number == step else item for number, item in enumerate(data)]
    assert isinstance(data, dict)
    return {**data, step: inner}


LANDSCAPES, CIVICS = part(shipped(), "landscapes"), part(shipped(), "civics")
assert isinstance(LANDSCAPES, list)
assert isinstance(CIVICS, list)


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ([], "the file must be a JSON object"),
        ({}, "landscapes must be a JSON list"),
        (changed("landscapes", to=LANDSCAPES[:6]), "landscapes has 6 entries instead of 7"),
        (changed("landscapes", 2, "grid", to="##/##/#."), "landscape 3 must have 3 rows of 3 cells"),
        (changed("landscapes", 0, "grid", to="###/#../..."), "landscape 1 has 4 natural cells instead of 5"),
        (changed("landscapes", 0, "grid", to="~~~/~~./..."), "landscape 1 has “~”"),
        (changed("landscapes", 4, "grid", to="#.#/.#./#.#"), "landscape 5 cannot be completed"),
        (changed("landscapes", 4, "grid", to=".##/.#./.##"), "landscape 5 cannot be completed"),
        (changed("landscapes", 1, to=LANDSCAPES[0]), "is there twice"),
        (changed("landscapes", 1, "name", to=None), "landscape 2: its name must be a text"),
        (changed("civics", to=[*CIVICS, CIVICS[0]]), "civics has 22 entries instead of 21"),
        (changed("civics", 8, "dislikes", to="castle"), "civic tile 9 names “castle”"),
        (changed("civics", 8, "dislikes", to="civic"), "civic tile 9 names “civic”"),
        (changed("civics", 8, "likes", to=["shop"]), "civic tile 9: likes has 1 entries instead of 2"),
        (changed("civics", 8, "likes", to=["shop", "shop"]), "three different types"),
        (changed("civics", 0, to="SF-H"), "civic tile 1 must be a JSON object"),
        (changed("district_points", to=[3, 6]), "cannot score less"),
        (changed("district_points", to=[6, "3"]), "whole numbers"),
        (changed("district_points", to=[6]), "district_points has 1 entries instead of 2"),
    ],
)
def test_what_is_wrong_with_a_data_file_is_said(data: object, words: str) -> None:
    with pytest.raises(BadDataFile, match=words) as error:
        parse_capitals(data)
    assert str(error.value).startswith("capitals.json: ")


@pytest.fixture
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    file_capitals.cache_clear()
    yield tmp_path
    file_capitals.cache_clear()


def test_the_owner_of_a_box_can_put_her_own_values(own_folder: Path) -> None:
    data = changed("landscapes", 0, to={"name": "lagoon", "grid": "..#/..#/###"})
    assert isinstance(data, dict)
    data["district_points"] = [8, 4]
    (own_folder / FILE).write_text(json.dumps(data), encoding="utf-8")
    assert capitals().mats[0].name == "lagoon"
    assert capitals().district_points == (8, 4)
    assert GAME.setup(3, "own", landscapes=True, districts=True).cities


def test_a_folder_without_the_file_changes_nothing(own_folder: Path) -> None:
    assert list(own_folder.iterdir()) == []
    assert capitals().district_points == (6, 3)


def test_a_broken_file_is_refused_when_the_table_is_laid(own_folder: Path) -> None:
    (own_folder / FILE).write_text("{", encoding="utf-8")
    with pytest.raises(BadDataFile, match=r"capitals\.json cannot be read"):
        GAME.setup(3, "own", landscapes=True)
    assert GAME.setup(3, "own").cities


@pytest.mark.parametrize(
    ("city", "words"),
    [
        ("C... a1:SF-H", "The civic tile SF-H is not in the box."),
        ("CSSC a1:FT-S d1:FT-S", "The civic tile FT-S is here 2 times, but in the box once."),
    ],
)
def test_civic_tiles_that_cannot_be_are_told(city: str, words: str) -> None:
    assert words in [say_sentence(doubt) for doubt in doubts([parse_city(city)])]


def test_the_base_game_is_scored_without_the_file(own_folder: Path) -> None:
    (own_folder / FILE).write_text("{", encoding="utf-8")
    cities = [parse_city("SSSS/HHOM/OPOO/OPHP"), parse_city("MDHH/SEOB/SOHH/SFPP")]
    assert doubts(cities) == [] and explain_cities(cities)
    assert score_cardboard(cities, parse_ville("SSPPH")).outcome.scores
    with pytest.raises(BadEntry, match="but the box has 16"):
        check_box((Tile.SHOP,) * 17)
    with pytest.raises(BadDataFile):
        doubts([parse_city("C... a1:FT-S")])


@pytest.mark.parametrize("named", ["{tmp}/nowhere", "{tmp}/a-file", "~nobody-here/box", "x" * 5000])
def test_a_folder_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, named: str) -> None:
    (tmp_path / "a-file").write_text("{}", encoding="utf-8")
    monkeypatch.setenv(FOLDER, named.format(tmp=tmp_path))
    with pytest.raises(BadDataFile, match="TABLETOWN_DATA names a folder that"):
        shipped()


def test_a_folder_may_be_named_from_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("[]", encoding="utf-8")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.setenv(FOLDER, "~")
    assert shipped() == []


def test_the_mark_that_some_editors_begin_files_with_is_no_fault(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / FILE).write_bytes(b"\xef\xbb\xbf" + json.dumps(shipped()).encode())
    monkeypatch.setenv(FOLDER, str(tmp_path))
    assert len(parse_capitals(shipped()).mats) == 7


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, '{"a":' * 100_000])
def test_what_is_no_json_is_told_with_the_name_of_the_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str
) -> None:
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    monkeypatch.setenv(FOLDER, str(tmp_path))
    with pytest.raises(BadDataFile, match=r"capitals\.json cannot be read"):
        shipped()
