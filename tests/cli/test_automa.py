"""Games with Automas at the terminal."""

import json
import re
from pathlib import Path

import pytest
from tests.cli.running import run


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
    ("seats", "options"),
    [
        ("1", ["--option", "automa=full"]),
        ("1", ["--option", "automa=simple"]),
        ("2", ["--option", "automa=third"]),
        ("1", ["--option", "automa=full", *CAPITALS]),
        ("2", ["--option", "automa=third", *CAPITALS]),
    ],
)
def test_hints_say_what_moves_add_to_which_city(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    seats: str,
    options: list[str],
) -> None:
    lines = iter(["hint", "1", "hint", "quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    code, out, err = run(capsys, "play", "between-two-cities", "--seats", seats, "--seed", "harbour-7", *options)
    assert code == 0, err
    chosen, placed = re.findall(r"would play the first of these .*\n((?:  .+\n){1,3})", out)
    tile, gain = r"[A-Z/-]+", r"[+−]\d+\.\d"
    for line in chosen.splitlines():
        assert re.match(rf"  choose {tile} {tile} +\d+%  {tile} left {gain}, {tile} right {gain}", line), line
    for line in placed.splitlines():
        assert re.match(rf"  place {tile} (left|right) [a-g][1-7] +\d+%  {tile} \1 {gain}", line), line


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
