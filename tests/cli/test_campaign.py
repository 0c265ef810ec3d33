"""Campaigns at the terminal."""

import json
import re
from pathlib import Path

import pytest
from tests.cli.running import run


def test_a_campaign_from_the_first_game_to_the_last(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = str(tmp_path / "winter.json")
    code, out, _ = run(capsys, "campaign", "new", file, "--mode", "simple")
    assert code == 0 and "Game 1 of 3 comes next: tabletown campaign continue" in out
    for pair in ("shops+parks", "houses,offices", "taverns+factories"):
        code, out, err = run(capsys, "campaign", "continue", file, "--double", pair, "--bot", "greedy")
        assert code == 0, err
        assert any(end in out for end in ("You win with", "You are ", "It is a tie, and", "Level on everything"))
        assert "Seat 1" not in out
    ends = (", and you have won it.", ". The Automas have won it.", ". It ends level.")
    assert any(f"The campaign is over{end}" in out for end in ends)
    assert re.search(r"You won [0-3] of 3 games\.", out)
    code, out, _ = run(capsys, "campaign", "show", file, "--json")
    series = json.loads(out)
    assert series["games"][0]["doubled"] == ["shops", "parks"]
    assert run(capsys, "campaign", "continue", file, "--double", "shops+parks")[0] == 2


def test_a_campaign_is_left_and_resumed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "winter.json"
    run(capsys, "campaign", "new", str(file), "--length", "long", "--level", "2")
    lines = iter(["parks", "1", "quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    code, out, _ = run(capsys, "campaign", "continue", str(file))
    assert code == 0 and "go on with: tabletown campaign continue" in out
    kept = (tmp_path / "winter.json.game").read_text(encoding="utf-8")
    assert '"double": "parks"' in kept and '"level": 2' in kept
    code, out, _ = run(capsys, "campaign", "continue", str(file), "--bot", "random")
    assert code == 0 and "Game 2 of 6" in out
    assert not (tmp_path / "winter.json.game").exists()


def test_what_cannot_count_double_is_asked_for_again(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A slip at the prompt ends nothing; what is left is told as it is typed, and may be typed as it is called."""
    file = tmp_path / "winter.json"
    run(capsys, "campaign", "new", str(file), "--mode", "simple")
    lines = iter(["lakes shops", "shops", "Läden und Parks", "LÄDEN, parks", "quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    code, out, _ = run(capsys, "campaign", "continue", str(file), "--language", "de")
    assert code == 0 and json.loads(file.read_text(encoding="utf-8"))["doubled"] == ["shops", "parks"]
    assert "„lakes“ ist keine Kategorie dieser Kampagne: Es gibt shops (Läden), factories (Fabriken), " in out
    assert out.count("Wähle 2 Kategorien für dieses Spiel: shops (Läden), ") == 2


def test_who_does_not_want_to_choose_now_leaves(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "winter.json"
    run(capsys, "campaign", "new", str(file))
    before = file.read_text(encoding="utf-8")
    monkeypatch.setattr("builtins.input", lambda _: "quit")
    assert run(capsys, "campaign", "continue", str(file))[0] == 130
    assert file.read_text(encoding="utf-8") == before


def test_a_game_of_a_campaign_that_was_left_is_told_and_not_changed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "winter.json"
    run(capsys, "campaign", "new", str(file), "--mode", "simple")
    monkeypatch.setattr("builtins.input", lambda _: "quit")
    playing = "Game 1 of 3 is being played, with shops and parks counting double: tabletown campaign continue"
    for arguments in (["continue", str(file), "--double", "shops+parks"], ["show", str(file)]):
        code, out, _ = run(capsys, "campaign", *arguments)
        assert code == 0 and playing in out and "Not doubled yet: factories, taverns, offices, houses\n" in out
    before = file.read_text(encoding="utf-8"), (tmp_path / "winter.json.game").read_text(encoding="utf-8")
    code, _, err = run(capsys, "campaign", "continue", str(file), "--double", "houses+offices", "--bot", "random")
    assert code == 2 and "is being played already, with shops and parks counting double: finish it first" in err
    assert before == (file.read_text(encoding="utf-8"), (tmp_path / "winter.json.game").read_text(encoding="utf-8"))
    code, out, _ = run(capsys, "campaign", "continue", str(file), "--double", "parks,shops", "--bot", "random")
    assert code == 0 and "Game 2 of 3 comes next" in out, "the same said again is no contradiction"


@pytest.mark.parametrize(
    ("order", "option", "words"),
    [
        ("continue", ["--length", "short"], "--length belongs to “tabletown campaign new”, not to “continue”"),
        ("continue", ["--mode", "full"], "--mode belongs to “tabletown campaign new”"),
        ("continue", ["--level", "4"], "--level belongs to “tabletown campaign new”"),
        ("show", ["--option", "civics=yes"], "--option belongs to “tabletown campaign new”, not to “show”"),
        ("show", ["--double", "shops+parks"], "--double belongs to “tabletown campaign continue”"),
        ("show", ["--bot", "random"], "--bot belongs to “tabletown campaign continue”"),
        ("new", ["--double", "shops+parks"], "--double belongs to “tabletown campaign continue”, not to “new”"),
    ],
)
def test_what_an_order_of_a_campaign_has_no_use_for_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, order: str, option: list[str], words: str
) -> None:
    file = tmp_path / "winter.json"
    if order != "new":
        run(capsys, "campaign", "new", str(file))
    before = file.exists() and file.read_text(encoding="utf-8")
    code, _, err = run(capsys, "campaign", order, str(file), *option)
    assert code == 2 and words in err
    assert before == (file.exists() and file.read_text(encoding="utf-8")) and len(list(tmp_path.iterdir())) < 2


@pytest.mark.parametrize(("cities", "automas"), [([-5, 60], [50, 50]), ([60, 60], [10**9, 50])])
def test_a_campaign_with_points_that_cannot_be_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, cities: list[int], automas: list[int]
) -> None:
    file = tmp_path / "winter.json"
    run(capsys, "campaign", "new", str(file))
    game = {"doubled": ["shops", "parks"], "seed": "a", "cities": cities, "automas": automas}
    file.write_text(json.dumps(json.loads(file.read_text(encoding="utf-8")) | {"games": [game]}), encoding="utf-8")
    code, _, err = run(capsys, "campaign", "show", str(file))
    assert code == 2 and "points are no score: a city has 0 to 999" in err


def test_a_campaign_that_is_over_asks_for_nothing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "winter.json"
    run(capsys, "campaign", "new", str(file))
    pairs = (["shops", "parks"], ["factories", "taverns"], ["offices", "houses"])
    games = [{"doubled": pair, "seed": "a", "cities": [60, 61], "automas": [50, 51]} for pair in pairs]
    file.write_text(json.dumps(json.loads(file.read_text(encoding="utf-8")) | {"games": games}), encoding="utf-8")
    monkeypatch.setattr("builtins.input", lambda _: pytest.fail("nothing is left to ask"))
    code, _, err = run(capsys, "campaign", "continue", str(file))
    assert code == 2 and "This campaign is over." in err


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "is not a campaign"),
        ("{}", "is not a campaign of Tabletown: those have a whole number as their version"),
        (
            '{"version": "1"}',
            "is not a campaign of Tabletown: those have a whole number as their version",
        ),
        ('{"version": true}', "is not a campaign of Tabletown"),
        ('{"version": 0}', "saved by version 0"),
        ('{"version": 1}', "this is no Campaign"),
    ],
)
def test_files_that_are_no_campaign(capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "winter.json"
    file.write_text(text, encoding="utf-8")
    code, _, err = run(capsys, "campaign", "show", str(file))
    assert code == 2 and words in err


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("mode", "third", "The mode is simple or full"),
        ("level", -1, "cannot be below 0"),
        ("level", 3, "is not the game that this campaign has begun"),
        ("options", [["level", True]], "A campaign has no option “level”"),
    ],
)
def test_a_campaign_that_was_changed_by_hand(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    key: str,
    value: object,
    words: str,
) -> None:
    file = tmp_path / "winter.json"
    run(capsys, "campaign", "new", str(file), "--level", "2")
    monkeypatch.setattr("builtins.input", lambda _: "quit")
    run(capsys, "campaign", "continue", str(file), "--double", "shops+parks")
    text = json.dumps(json.loads(file.read_text(encoding="utf-8")) | {key: value})
    file.write_text(text, encoding="utf-8")
    code, _, err = run(capsys, "campaign", "continue", str(file))
    assert code == 2 and words in err
    assert file.read_text(encoding="utf-8") == text and (tmp_path / "winter.json.game").exists()


@pytest.mark.parametrize("option", ["level=3", "double=shops", "automa=simple", "lava=yes"])
def test_a_campaign_takes_modules_as_options_and_nothing_else(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, option: str
) -> None:
    file = tmp_path / "winter.json"
    code, _, err = run(capsys, "campaign", "new", str(file), "--option", option)
    assert code == 2 and f"A campaign has no option “{option.partition('=')[0]}”" in err
    assert not file.exists()


def test_a_campaign_is_never_written_over(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = str(tmp_path / "winter.json")
    run(capsys, "campaign", "new", file)
    code, _, err = run(capsys, "campaign", "new", file)
    assert code == 2 and "is there already" in err


def test_a_campaign_of_capitals_has_ten_categories(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = str(tmp_path / "winter.json")
    modules = [part for name in ("landscapes", "civics", "districts") for part in ("--option", f"{name}=yes")]
    code, out, _ = run(capsys, "campaign", "new", file, "--mode", "simple", *modules)
    assert code == 0 and "Game 1 of 5" in out and "district-3" in out
    code, out, err = run(capsys, "campaign", "continue", file, "--double", "civics+district-2", "--bot", "random")
    assert code == 0 and "civic buildings and district 2" in out, err
