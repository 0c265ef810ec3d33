"""The companion at the terminal: it tells what Automas do beside a cardboard game."""

import json
import re
from pathlib import Path

import pytest
from tests.cli.running import run

from tabletown.cli.games.between_two_cities.kept import begin_game
from tabletown.core.codec import to_plain
from tabletown.locales import join, languages, say


def test_the_companion_says_what_automas_take(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = iter(["aq", "SFOPHM", "SFOPHME", "back", "SFOPHME", "hhoopps", "SSFFBBD", "zz", "Sa", "quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    file = str(tmp_path / "evening.json")
    code, out, _ = run(capsys, "automa", "--seed", "x", "--file", file)
    assert code == 0
    assert "7 tiles are needed here, and you gave 6" in out
    assert "Automarta takes the" in out and "Automaville: " in out
    assert "“z” is not a tile" in out
    lines = iter(["quit"])
    code, out, _ = run(capsys, "automa", "--file", file, "--language", "de")
    assert code == 0 and "Was wurde in Linkshafen platziert" in out


def typing(monkeypatch: pytest.MonkeyPatch, *typed: str) -> None:
    lines = iter(typed)
    monkeypatch.setattr("builtins.input", lambda _: next(lines))


def test_duplexes_are_typed_as_they_are_shown_and_told_back(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typing(monkeypatch, "EF", "EF H/O", "quit")
    code, out, _ = run(capsys, "automa")
    assert code == 0
    assert "Understood: EF\n  2 tiles are needed here, and you gave 1." in out
    assert "Understood: EF H/O\n  Automaville: " in out


@pytest.mark.parametrize("word", ["help", "?", "Help"])
def test_help_says_how_to_answer(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, word: str
) -> None:
    typing(monkeypatch, word, "quit")
    code, out, _ = run(capsys, "automa", "--language", "de")
    assert code == 0 and say("companion-help-duplexes", "de") in out and say("companion-help-commands", "de") in out
    assert "gebraucht" not in out


def test_who_comes_back_is_told_what_the_automas_took_and_why(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = str(tmp_path / "evening.json")
    typing(monkeypatch, "EF F/E", "SFOPHME", "hhoopps", "SSFFBBD", "quit")
    _, before, _ = run(capsys, "automa", "--seed", "x", "--file", file)
    told = re.findall(r"^(?:> )?  (Autom.*)$", before, re.MULTILINE)[1:]
    assert len(told) == 7 and told[-1].startswith("Automaville: ")
    typing(monkeypatch, "Pa", "back", "quit")
    _, after, _ = run(capsys, "automa", "--file", file)
    assert re.findall(r"^(?:> )?  (Autom.*)$", after, re.MULTILINE) == [*told, *told], "and once more after “back”"


@pytest.mark.parametrize(
    ("given", "what"),
    [
        (["--mode", "simple"], "--mode"),
        (["--level", "3"], "--level"),
        (["--option", "level=3"], "--level"),
        (["--seed", "y"], "--seed"),
        (["--option", "civics=yes"], "--option civics"),
        (["--option", "double=shops"], "--option double"),
        (["--option", "lava=yes"], "--option lava"),
    ],
)
def test_a_game_that_is_gone_on_with_keeps_its_settings(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    given: list[str],
    what: str,
) -> None:
    file = tmp_path / "evening.json"
    options = ["--level", "2", "--seed", "x", "--option", "districts=yes", "--option", "double=shops+parks"]
    typing(monkeypatch, "sp of ht", "SP", "quit")
    run(capsys, "automa", "--file", str(file), *options)
    before = file.read_text(encoding="utf-8")
    code, _, err = run(capsys, "automa", "--file", str(file), *given)
    assert code == 2 and f"holds a game that was begun otherwise than {what} says. Leave that out" in err
    code, _, err = run(capsys, "automa", "--file", str(file), *given, "--language", "de")
    assert code == 2 and f"als {what} sagt" in err
    assert file.read_text(encoding="utf-8") == before
    typing(monkeypatch, "quit")
    again = ["--mode", "full", *options[:-1], "double=parks+shops", "--option", "civics=no"]
    assert run(capsys, "automa", "--file", str(file), *again)[0] == 0, "the same said again is no contradiction"


@pytest.mark.parametrize("language", languages())
def test_what_civic_tiles_became_is_told_with_automaville(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    typing(monkeypatch, "S", "SSF SF-P ST-O O", "quit")
    arguments = ["--mode", "simple", "--level", "1", "--option", "civics=yes", "--option", "growth=booklet"]
    arguments += ["--language", language]
    _, out, _ = run(capsys, "automa", *arguments)
    kinds = [say(f"kind-{name}", language) for name in ("shops", "factories", "taverns", "offices", "parks", "civics")]
    shops, factories, taverns, offices, parks, civics = kinds
    town = say("town-automaville", language)
    assert f"  {town}: {say('automa-points', language, points=2)} ({shops} S = 2)\n" in out, "after the start"
    understood = say("companion-understood", language, what="S S F SF-P ST-O O")
    first, second, ville, later = out.partition(understood)[2].splitlines()[1:5]
    for line, tile, points, counts in (
        (first, "SF-P", 6, (f"{shops} 3", f"{factories} 1", f"{parks} 0")),
        (second, "ST-O", 3, (f"{shops} 3", f"{taverns} 0", f"{offices} 1")),
    ):
        assert all(f" {word}" in line for word in (tile, points)), line
        assert all(f" {count.lower() if language != 'de' else count}" in line for count in counts), line
    total = say("automa-points", language, points=24)
    rows = f"{shops} S S S = 10, {factories} F = 4, {offices} O = 1, {civics} SF-P×6 ST-O×3 = 9"
    assert ville == f"  {town}: {total} ({rows})"
    assert later == f"  {say('companion-compared-later', language)}"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--language", "de", "--level", "-1"], "tabletown: Der Schwierigkeitsgrad kann nicht unter 0 liegen"),
        (["--language", "hu", "--level", "1000"], "tabletown: A szint itt 0-tól 66-ig terjed"),
        (["--language", "ru", "--mode", "hard"], "tabletown: Режим бывает simple или full, а не «hard»."),
    ],
)
def test_what_cannot_be_begun_is_refused_in_the_language_asked_for(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    code, _, err = run(capsys, "automa", *arguments)
    assert code == 2 and err.startswith(sentence)


def test_the_companion_with_capitals(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = ["SFOPHMESF SF-P", "SFOPHMES SF-P", "hhooppssb", "SFOPHMES TO-F"]
    lines = iter(["sp", "", "x", "a", "a", "SFOP", *rows, "SF-Pa", "quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    file = str(tmp_path / "evening.json")
    modules = [part for name in ("landscapes", "civics", "districts") for part in ("--option", f"{name}=yes")]
    code, out, _ = run(capsys, "automa", "--seed", "x", "--file", file, *modules)
    assert code == 0
    assert "3 pairs of different district cards are needed" in out
    assert "“x” is not a letter of the list: it goes from a to g" in out
    assert "it goes from a to g" in out and "a  lake" in out, "the bay is in Lefthaven by then"
    assert "9 tiles are needed here, and you gave 10" in out
    assert "Automarta takes the" in out and "What was placed in Lefthaven" in out


def kept(**changed: object) -> str:
    """A file of the companion, with something changed in it."""
    game, _ = begin_game("full", {"level": 0}, "x")
    plain = to_plain(game)
    assert isinstance(plain, dict)
    return json.dumps(plain | changed)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "is not a game of the companion"),
        ('{"version": 2}', "saved by version 2; here is version 3. It stays as it is"),
        ('{"version": 3}', "this is no KeptGame"),
        ("{}", "is not a game of the companion"),
        ('{"version": "3"}', "is not a game of the companion"),
        (kept(mode="third"), "automa=third is not possible at a table of 1"),
        (kept(options=[["lava", True], ["level", 0]]), "no option “lava”"),
        (kept(options=[["level", 1000]]), "The level is 0 to"),
        (kept(data="0123456789ab"), "was begun with other data files. It stays as it is"),
        (kept(answers=["S F O P H M"]), "answer 1: 7 tiles are needed here, and you gave 6"),
        (kept(answers=["S F O P H M E", "place S left d4"]), "answer 2: Nothing is placed now"),
    ],
)
def test_files_of_other_versions_stay_as_they_are(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, words: str
) -> None:
    file = tmp_path / "evening.json"
    file.write_text(text, encoding="utf-8")
    code, _, err = run(capsys, "automa", "--file", str(file))
    assert code == 2 and words in err
    assert file.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", " — не партия помощника."),
        ('{"version": 3}', " — повреждённая партия помощника: "),
        ('{"version": 2}', " сохранён версией 2, а здесь версия 3."),
        (kept(answers=["S F O P H M"]), ", ответ 1: Здесь нужно плиток: 7, а введено: 6."),
    ],
)
def test_files_that_cannot_be_read_are_refused_in_the_language_asked_for(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, words: str
) -> None:
    file = tmp_path / "evening.json"
    file.write_text(text, encoding="utf-8")
    code, _, err = run(capsys, "automa", "--language", "ru", "--file", str(file))
    assert code == 2 and f"{file}{words}" in err


def test_every_answer_can_be_taken_back_another_day(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = iter(["SFOPHME", "hhoopps", "quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    file = str(tmp_path / "evening.json")
    run(capsys, "automa", "--level", "0", "--file", file)
    lines = iter(["back", "back", "back", "quit"])
    code, out, _ = run(capsys, "automa", "--file", file)
    assert code == 0
    asked = [line for line in out.splitlines() if line.startswith(("Draw", "  There"))]
    assert asked == [
        "Draw 7 tiles for Automarta. Which are they, from the left?",
        "Draw 7 tiles for Autommaso. Which are they, from the left?",
        "Draw 7 tiles for yourself. Which are they, from the left?",
        "  There is no answer to take back.",
        "Draw 7 tiles for yourself. Which are they, from the left?",
    ]


def test_one_tile_is_asked_for_as_one(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["SF", "quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    _, out, _ = run(capsys, "automa", "--level", "1")
    assert "Draw one random tile for Automaville. Which is it?" in out
    assert "One tile is needed here, and you gave 2." in out


def test_errors_are_told_in_the_language_asked_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = iter(["SFO", "quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    code, out, _ = run(capsys, "automa", "--level", "0", "--language", "de")
    assert code == 0 and "Hier werden 7 Plättchen gebraucht, angegeben: 3." in out


@pytest.mark.parametrize(
    ("options", "typed", "sentence"),
    [
        (
            ["--option", "districts=yes"],
            ["sx"],
            "„SX“ ist kein Bezirk: Schreib dafür zwei verschiedene Buchstaben aus",
        ),
        (["--option", "districts=yes"], ["ss"], "„SS“ ist kein Bezirk"),
        (["--option", "civics=yes"], ["SF-X"], "„SF-X“ ist kein Plättchen: Es gibt SF-"),
        ([], ["SF-X"], "„SF-X“ ist kein Plättchen: Es gibt S F B D E M O P H."),
        ([], ["SXF"], "„X“ ist kein Plättchen"),
        (["--mode", "simple"], ["SSPOHBDF", "SSPOHBDF", "SXSSHHOMOPOOOPHP"], "„X“ ist kein Plättchen: Es gibt S F"),
        (
            ["--mode", "simple"],
            ["SSPOHBDF", "SSPOHBDF", "CSSSHHOMOPOOOPHP"],
            "Dem öffentlichen Gebäude auf a1 fehlen die Wünsche",
        ),
    ],
)
def test_what_cannot_be_read_is_told_in_the_language_asked_for(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    options: list[str],
    typed: list[str],
    sentence: str,
) -> None:
    lines = iter([*typed, "quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    start = [] if "simple" in options else ["--level", "0"]
    code, out, _ = run(capsys, "automa", *start, *options, "--language", "de")
    assert code == 0 and sentence in out


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_the_score_sheet_is_in_the_language_asked_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    sheets = []
    for spoken in ("en", language):
        lines = iter(["sp of ht", "SPOHBF", "SSOHDF", "SSSSHHOMOPFOOPHP", "SSSSHHOMOPOOOPFP"])
        monkeypatch.setattr("builtins.input", lambda _, lines=lines: next(lines))
        modules = ["--option", "districts=yes", "--option", "growth=booklet", "--option", "double=shops+district-2"]
        code, out, err = run(capsys, "automa", "--mode", "simple", "--level", "0", *modules, "--language", spoken)
        assert code == 0, err
        (sheet,) = re.findall(rf"\n\n({say('town-lefthaven', spoken)}, .*)", out, re.DOTALL)
        sheets.append(sheet.strip().splitlines())
    english, other = sheets
    points = [[line.split()[0] for line in sheet if re.match(r" +\d+  \S", line)] for sheet in (english, other)]
    assert points[0] == points[1], "the same points"
    same = {line for line in other if line in english and line}
    assert all("Autom" in line or not re.search("[a-z]{3}", line) for line in same), "no sentence is left in English"
    assert say("solo-how-won", language) in other
    doubled = join([say("some-shops", language), say("some-district-number", language, number=2)], language)
    assert other[-1] == say("solo-doubled", language, kinds=doubled)


def test_the_score_sheet_adds_up(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["sp of ht", "SPOHBF", "SSOHDF", "SSSSHHOMOPFOOPHP", "SSSSHHOMOPOOOPFP"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    modules = ["--option", "districts=yes", "--option", "growth=booklet"]
    _, out, _ = run(capsys, "automa", "--mode", "simple", "--level", "0", *modules)
    for town in ("Lefthaven", "Automaville", "Rightcastle"):
        ((total, points),) = re.findall(rf"\n{town}, (\d+) points.*\n((?:  .+\n)+)", out)
        assert sum(int(line.split()[0]) for line in points.splitlines()) == int(total)
        assert re.search(rf"\n{town} .* {total}\n", out), "the table says so too"


def test_automas_that_share_the_win_are_not_said_to_be_level_with_you(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = iter(["SPP", "SSPOHBDF", "SSPOHBDF", "SSSSHHOMOPOOOPHP", "SSSSHHOMOPOOOPHP"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    _, out, _ = run(capsys, "automa", "--mode", "simple", "--level", "3", "--language", "de")
    assert "Den Sieg teilen sich mit 56 Punkten: Autommaso und Automarta." in out
    assert say("decided-against-you", "de") not in out


def test_the_companion_scores_a_simple_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = iter(["SSPOHBDF", "SSPOHBDF", "SSSSHHOMOPOOOPHP", "SSSSHHOMOPOOOPHP"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    code, out, _ = run(capsys, "automa", "--mode", "simple")
    assert (code == 0 and "You win with" in out) or "wins with" in out
