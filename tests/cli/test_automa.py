"""Solo games, campaigns and the companion at the terminal."""

import json
import re
from pathlib import Path

import pytest

from tabletown.cli import main
from tabletown.cli.games.between_two_cities.kept import begin_game
from tabletown.core.codec import to_plain
from tabletown.locales import join, languages, say


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as stop:
        main(arguments)
    said = capsys.readouterr()
    return int(stop.value.code or 0), said.out, said.err


@pytest.mark.parametrize(
    ("seats", "option"), [("1", "automa=simple"), ("1", "automa=full"), ("2", "automa=third")], ids=str
)
def test_simulated_records_replay_and_verify(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, seats: str, option: str
) -> None:
    arguments = ["--seats", seats, "--option", option, "--games", "2", "--bots", "greedy", "--record", str(tmp_path)]
    assert run(capsys, "sim", "between-two-cities", *arguments)[0] == 0
    record = str(tmp_path / "game-0001.txt")
    assert run(capsys, "verify", record)[0] == 0
    code, out, _ = run(capsys, "replay", record)
    assert (code == 0 and "draws card" in out) or "Automaville gets" in out
    opening = out.partition("   1  ")[0]
    assert "Round 1 begins." in opening
    assert "Autommaso takes the" in opening or ("Simple mode" in opening and "Automaville starts with" in opening)
    code, out, _ = run(capsys, "replay", record, "--json")
    assert code == 0 and json.loads(out)["outcome"]["scores"][2] > 0


@pytest.mark.parametrize(("seats", "option"), [("1", "automa=simple"), ("1", "automa=full"), ("2", "automa=third")])
def test_a_simulation_says_what_the_automas_reach(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, seats: str, option: str
) -> None:
    arguments = ["sim", "between-two-cities", "--seats", seats, "--option", option, "--games", "3", "--bots", "random"]
    told = json.loads(run(capsys, *arguments, "--json", "--record", str(tmp_path))[1])
    games = [json.loads(run(capsys, "replay", str(file), "--json")[1]) for file in sorted(tmp_path.iterdir())]
    names = ["Autommaso", "Automarta"][: 3 - int(seats)]
    assert [row["name"] for row in told["automas"]] == names
    for place, row in enumerate(told["automas"], int(seats)):
        scores = [game["outcome"]["scores"][place] for game in games]
        assert (row["mean"], row["lowest"], row["highest"]) == (round(sum(scores) / 3, 2), min(scores), max(scores))
    assert sum(row["wins"] for row in (*told["seats"], *told["automas"])) == 3
    assert len(told["seats"]) == int(seats)
    lines = run(capsys, *arguments)[1].splitlines()
    shown = [line.split()[0] for line in lines if "Autom" in line]
    if seats == "1":
        villes = [game["view"]["points"][1] for game in games]
        assert told["automaville"] == {
            "mean": round(sum(villes) / 3, 2),
            "lowest": min(villes),
            "highest": max(villes),
        }
    assert shown == [*names, *(["Automaville"] if seats == "1" else [])]


def test_a_simulation_without_automas_says_nothing_of_them(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "sim", "between-two-cities", "--seats", "3", "--games", "1", "--json")
    assert code == 0 and not {"automas", "automaville"} & set(json.loads(out))


@pytest.mark.parametrize(
    ("seats", "option", "cities"), [("1", "automa=simple", 2), ("1", "automa=full", 2), ("2", "automa=third", 3)]
)
def test_the_best_layouts_of_a_game_with_automas(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, seats: str, option: str, cities: int
) -> None:
    arguments = ["--seats", seats, "--option", option, "--games", "1", "--bots", "random", "--record", str(tmp_path)]
    run(capsys, "sim", "between-two-cities", *arguments)
    record = str(tmp_path / "game-0001.txt")
    code, out, err = run(capsys, "best", record, "--json")
    assert code == 0, err
    compared = json.loads(out)["cities"]
    assert len(compared) == cities
    _, told, _ = run(capsys, "replay", record, "--json")
    # Factories count as at the table, those of Automaville included.
    scores = json.loads(told)["outcome"]["keys"][0][:2]
    assert {city["city"]["total"] for city in compared} >= set(scores)


@pytest.mark.parametrize("seats", ["2", "7"])
@pytest.mark.parametrize("off", ["off", "no", "False"])
def test_no_automa_is_a_table_of_people(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, seats: str, off: str
) -> None:
    records = []
    for name, option in ("said", ["--option", f"automa={off}"]), ("unsaid", []):
        arguments = ["--seats", seats, *option, "--games", "1", "--bots", "random", "--record", str(tmp_path / name)]
        code, _, err = run(capsys, "sim", "between-two-cities", *arguments)
        assert code == 0, err
        records.append(tmp_path / name / "game-0001.txt")
    said, unsaid = (json.loads(run(capsys, "replay", str(record), "--json")[1]) for record in records)
    assert said["outcome"] == unsaid["outcome"] and len(said["outcome"]["scores"]) == int(seats)
    assert run(capsys, "verify", str(records[0]))[0] == 0


def test_playing_solo_with_typed_moves(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = iter(["help", "discard S", "1", "look", "quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    file = str(tmp_path / "game.txt")
    options = ["--seats", "1", "--option", "automa=simple", "--seed", "harbour-7", "--record", file]
    code, out, _ = run(capsys, "play", "between-two-cities", *options)
    assert code == 0
    assert "Tiles are being chosen now" in out
    assert "Lefthaven" in out and "go on with: tabletown play --resume" in out


CAPITALS = [part for name in ("landscapes", "civics", "districts") for part in ("--option", f"{name}=on")]


@pytest.mark.parametrize(
    ("seats", "options", "worth"),
    [
        ("1", ["--option", "automa=full"], r"\d+\.\d"),
        ("1", ["--option", "automa=simple"], r"\d+\.\d"),
        ("2", ["--option", "automa=third"], r"\d+\.\d"),
        ("1", ["--option", "automa=full", *CAPITALS], r"\d+%"),
        ("2", ["--option", "automa=third", *CAPITALS], r"\d+\.\d"),
    ],
)
def test_hints_say_what_moves_add_to_which_city(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    seats: str,
    options: list[str],
    worth: str,
) -> None:
    lines = iter(["hint", "1", "hint", "quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    code, out, err = run(capsys, "play", "between-two-cities", "--seats", seats, "--seed", "harbour-7", *options)
    assert code == 0, err
    chosen, placed = re.findall(r"would play the first of these .*\n((?:  .+\n){1,3})", out)
    tile, gain = r"[A-Z/-]+", r"[+-]\d+\.\d"
    for line in chosen.splitlines():
        assert re.match(rf"  choose {tile} {tile} +{worth}  {tile} left {gain}, {tile} right {gain}", line), line
    for line in placed.splitlines():
        assert re.match(rf"  place {tile} (left|right) [a-g][1-7] +{worth}  {tile} \1 {gain}", line), line


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


def test_the_companion_says_what_automas_take(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = iter(["aq", "SFOPHM", "SFOPHME", "back", "SFOPHME", "hhoopps", "SSFFBBD", "zz", "Sa", "quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    file = str(tmp_path / "evening.json")
    code, out, _ = run(capsys, "automa", "--seed", "x", "--file", file)
    assert code == 0
    assert "7 tiles are needed here, and these are 6" in out
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
    assert "Understood: EF\n  2 tiles are needed here, and these are 1." in out
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
    assert "“x” is not a letter of the list: they are a to g" in out
    assert "they are a to g" in out and "a  lake" in out, "the bay is in Lefthaven by then"
    assert "9 tiles are needed here, and these are 10" in out
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
        (kept(answers=["S F O P H M"]), "answer 1: 7 tiles are needed here, and these are 6"),
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
        ("{", " — не игра помощника."),
        ('{"version": 3}', " — повреждённая игра помощника: "),
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


def test_a_campaign_of_capitals_has_ten_categories(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = str(tmp_path / "winter.json")
    modules = [part for name in ("landscapes", "civics", "districts") for part in ("--option", f"{name}=yes")]
    code, out, _ = run(capsys, "campaign", "new", file, "--mode", "simple", *modules)
    assert code == 0 and "Game 1 of 5" in out and "district-3" in out
    code, out, err = run(capsys, "campaign", "continue", file, "--double", "civics+district-2", "--bot", "random")
    assert code == 0 and "civic buildings and district 2" in out, err


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
    assert "One tile is needed here, and these are 2." in out


def test_errors_are_told_in_the_language_asked_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = iter(["SFO", "quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    code, out, _ = run(capsys, "automa", "--level", "0", "--language", "de")
    assert code == 0 and "Hier werden 7 Plättchen gebraucht, und das sind 3." in out


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


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["automa", "--mode", "hard"], "The mode is simple or full"),
        (["automa", "--level", "-1"], "cannot be below 0"),
        (["automa", "--option", "automa=simple"], "automa=simple contradicts the mode full"),
        (["automa", "--option", "automa=off"], "automa=off contradicts the mode full"),
        (["automa", "--language", "tlh"], "is not a language"),
        (["campaign", "new", "x.json", "--mode", "third"], "The mode is simple or full"),
        (["campaign", "new", "x.json", "--level", "67"], "The level is 0 to 66 here"),
        (
            ["sim", "between-two-cities", "--seats", "1", "--option", "automa=off"],
            "Alone you always play against Automas",
        ),
        (["sim", "between-two-cities", "--seats", "2", "--option", "automa=on"], "automa=on is not possible"),
        (["sim", "between-two-cities", "--seats", "3", "--option", "automa=third"], "off for more than one"),
        (["sim", "between-two-cities", "--seats", "1", "--option", "level=-2"], "cannot be below 0"),
        (["sim", "between-two-cities", "--seats", "1", "--option", "lava=yes"], "no option “lava”"),
    ],
)
def test_bad_input_gets_a_sentence(capsys: pytest.CaptureFixture[str], arguments: list[str], words: str) -> None:
    code, _, err = run(capsys, *arguments)
    assert code == 2 and words in err
