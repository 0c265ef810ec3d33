"""`tabletown score` for games of other packages: by a file, or by words and options of their own."""

import json
from pathlib import Path

import pytest
from tests.cli.test_score import RIDE
from tests.third_game.conftest import Beside, package
from tests.third_game.test_bad_packages import GAMES, OWN, changed

SHEET = """
def score_text(text, say):
    return f"{say('moon-title')}: {len(text.split())}"


def score_json(text):
    return {"lanterns": len(text.split())}
"""
COMMAND = """
from typing import Annotated

import typer

from tabletown.cli.output import print_json
from tabletown.cli.score_command import ScoreCommand


def score(
    words: list[str],
    *,
    say,
    as_json: bool,
    explain: Annotated[bool, typer.Option("--explain", help="As another game has it.")] = False,
    twice: Annotated[bool, typer.Option("--twice", help="Count every lantern twice.")] = False,
) -> None:
    '''Lanterns are counted.'''
    print_json([len(words) * (1 + twice), explain, as_json, say.language])


SCORE = ScoreCommand(typer.Argument(metavar="LANTERN"), score, elsewhere="moon-dark")
"""
WITHOUT = """
import sys
from tabletown.cli import main
from tabletown.core.registry import leave_out
leave_out("between-two-cities", "it is not in this house")
main(sys.argv[1:])
"""
RIDING = ("--game", "ticket-to-ride-new-york")


def moonlit(folder: Path, named: str, scoring: str) -> Beside:
    """The example under another name, scored by what its face names."""
    modules = changed("moon", "face.py", "    examples=", f"    {named},\n    examples=")
    words = "moon/locales/en/moon.ftl"
    modules[words] += "moon-dark = In { $game } no lantern is lit.\n"
    package(folder, "moonlit", {**modules, "moon/scoring.py": scoring}, [GAMES, "moon = moon.face:FACE"])
    return Beside(folder)


def test_a_game_without_a_score_sheet_says_so(beside: Beside, tmp_path: Path) -> None:
    said = beside.run("-m", "tabletown", "score", "--game", "lantern-lane", str(tmp_path), code=2).stderr
    assert said == "tabletown: lantern-lane has no score sheet for games with the real box.\n"


def test_a_file_is_scored_by_the_sheet_of_its_face(tmp_path: Path) -> None:
    beside = moonlit(tmp_path, 'score_sheet="moon.scoring"', SHEET)
    told = beside.tabletown("score", "--game", "moon", "-", stdin="red green blue")
    assert told.endswith(": 3\n")
    assert json.loads(beside.tabletown("score", "--game", "moon", "--json", stdin="red")) == {"lanterns": 1}
    refused = beside.run("-m", "tabletown", "score", "--game", "moon", "a", "b", code=2).stderr
    assert refused == "tabletown: moon is scored from one file (or - for standard input), not from 2.\n"
    assert "are for cities" in beside.run("-m", "tabletown", "score", "--game", "moon", "--explain", "a", code=2).stderr


def test_a_sheet_that_cannot_be_imported_is_told_by_its_package(tmp_path: Path) -> None:
    beside = moonlit(tmp_path, 'score_sheet="moon.scoring"', "import nothing_of_the_kind\n")
    said = beside.run("-m", "tabletown", "score", "--game", "moon", "-", code=2, stdin="red").stderr
    assert "the game “moon” of the package moonlit is left out: moon.scoring cannot be imported" in said


def test_a_game_brings_words_and_options_of_its_own(tmp_path: Path) -> None:
    beside = moonlit(tmp_path, 'score_command="moon.scoring:SCORE"', COMMAND)
    line = ("score", "--game", "moon", "red", "blue", "--twice", "--language", "de")
    assert json.loads(beside.tabletown(*line)) == [4, False, False, "de"]
    # The first game has an option of that name, too: it is the same for both.
    assert json.loads(beside.tabletown(*line, "--explain", "--json")) == [4, True, True, "de"]
    assert "sind für Städte" in beside.run("-m", "tabletown", *line, "--players", code=2).stderr
    assert beside.tabletown("score", "SSSS").split()[-1] == "16"
    refused = beside.run("-m", "tabletown", "score", "--twice", "SSSS", code=2).stderr
    assert refused == "tabletown: In between-two-cities no lantern is lit.\n"
    told = beside.tabletown("score", "--help")
    assert "Count every lantern twice." in told and "Lanterns are counted." in told


@pytest.mark.parametrize(
    ("scoring", "why"),
    [
        ("import nothing_of_the_kind\n", "moon.scoring:SCORE cannot be imported (ModuleNotFoundError"),
        ("SCORE = 1\n", "moon.scoring:SCORE is no ScoreCommand"),
        (
            COMMAND.replace("say,", "say: 'Nobody',"),
            "the options of moon.scoring:SCORE cannot be read (NameError: name 'Nobody' is not defined)",
        ),
    ],
)
def test_one_that_cannot_be_had_leaves_the_others_theirs(scoring: str, why: str, tmp_path: Path) -> None:
    beside = moonlit(tmp_path, 'score_command="moon.scoring:SCORE"', scoring)
    done = beside.run("-m", "tabletown", "score", "SSSS")
    assert done.stderr.count(f"tabletown: warning: the game “moon” of the package moonlit is left out: {why}") == 1
    assert done.stdout.split()[-1] == "16"


@pytest.mark.parametrize(
    ("option", "name", "owner"),
    [
        ("players: Annotated[int, typer.Option()] = 3", "players", "tabletown"),
        ("language: Annotated[str, typer.Option()] = ''", "language", "tabletown"),
    ],
)
def test_an_option_that_another_game_has_otherwise_is_left_out(
    option: str, name: str, owner: str, tmp_path: Path
) -> None:
    more = COMMAND.replace("    twice:", f"    {option},\n    twice:")
    done = moonlit(tmp_path, 'score_command="moon.scoring:SCORE"', more).run(
        "-m", "tabletown", "score", "--game", "moon", "red"
    )
    assert json.loads(done.stdout)[0] == 1
    assert done.stderr == (
        f"tabletown: warning: the option {name} that the package moonlit has for score is left out: "
        f"{owner} has another of that name\n"
    )


def test_every_game_can_be_scored_where_the_first_one_is_gone(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(RIDE), encoding="utf-8")
    house = Beside(tmp_path)
    assert "Ben" in house.run("-c", WITHOUT, "score", *RIDING, str(file)).stdout
    assert "--game is missing" in house.run("-c", WITHOUT, "score", str(file), code=2).stderr
    told = house.run("-c", WITHOUT, "score", "--help").stdout
    assert "FILE|-" in told and "--explain" not in told and "tabletown score --game ticket" in told
    assert OWN[0] not in told
