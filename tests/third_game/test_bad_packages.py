"""Packages that are not in order: one clear sentence that names them, and the others play on."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from tests.cli.prepared import prepared
from tests.third_game.conftest import EXAMPLE, Beside, package

OWN = ["between-two-cities", "ticket-to-ride-new-york"]
ASK = """
import json, sys
from tabletown.core.registry import load, names, problems
from tabletown.core.errors import TabletownError
said = []
for name in sys.argv[1:]:
    try:
        load(name)
    except TabletownError as error:
        said.append(str(error))
print(json.dumps([list(names()), list(problems()), said]))
"""
FACE = (EXAMPLE / "lantern_lane" / "face.py").read_text(encoding="utf-8")
GAMES, BOTS = "[tabletown.games]", "[tabletown.bots]"


def lane(name: str) -> dict[str, str]:
    """The example under another name, as modules."""
    files = [file for file in (EXAMPLE / "lantern_lane").rglob("*") if file.suffix in (".py", ".ftl")]
    other = name.replace("-", "_")
    return {
        str(file.relative_to(EXAMPLE)).replace("lantern_lane", other): file.read_text(encoding="utf-8")
        .replace("lantern_lane", other)
        .replace("lantern-lane", name)
        for file in files
    }


def ask(folder: Path, *load: str) -> tuple[list[str], list[str], list[str]]:
    names, problems, said = json.loads(Beside(folder).run("-c", ASK, *load).stdout)
    return names, problems, said


@pytest.mark.parametrize(
    ("modules", "point", "sentence"),
    [
        (
            {"gone.py": "import nothing_of_the_kind\n"},
            "moon = gone:FACE",
            "the game “moon” of the package moonlit is left out: gone:FACE cannot be imported "
            "(ModuleNotFoundError: No module named 'nothing_of_the_kind')",
        ),
        ({"empty.py": ""}, "moon = empty:FACE", "the game “moon” of the package moonlit is left out: empty:FACE "),
        ({"empty.py": "FACE = 1\n"}, "moon = empty", "of the package moonlit is left out: empty:FACE is no Face"),
        (
            {"moon.py": FACE.replace('name="lantern-lane"', 'name="sun"')},
            "moon = moon:FACE",
            "of the package moonlit is left out: its face calls it “sun”",
        ),
        (
            {
                **lane("moon"),
                "moon/face.py": lane("moon")["moon/face.py"].replace('title="moon-title"', 'title="moon-name"'),
            },
            "moon = moon.face:FACE",
            "of the package moonlit is left out: no English .ftl file of moon has the message moon-name",
        ),
        (
            {
                **lane("moon"),
                "moon/face.py": lane("moon")["moon/face.py"].replace("default_seats=3", "default_seats=9"),
            },
            "moon = moon.face:FACE",
            "of the package moonlit is left out: it has no tables of 9",
        ),
        (
            {"moon.py": FACE},
            "between-two-cities = moon:FACE",
            "the game “between-two-cities” of the package moonlit is left out: tabletown has a game of that name",
        ),
    ],
)
def test_a_game_that_cannot_be_shown(modules: dict[str, str], point: str, sentence: str, tmp_path: Path) -> None:
    package(tmp_path, "moonlit", modules, [GAMES, point])
    names, problems, _ = ask(tmp_path)
    assert names == OWN
    assert len(problems) == 1 and sentence in problems[0]


def test_two_packages_with_a_game_of_one_name(tmp_path: Path) -> None:
    package(tmp_path, "first", lane("moon"), [GAMES, "moon = moon.face:FACE"])
    package(tmp_path, "second", {}, [GAMES, "moon = moon.face:FACE"])
    names, problems, _ = ask(tmp_path)
    assert names == [*OWN, "moon"]
    assert problems == ["the game “moon” of the package second is left out: first has a game of that name already"]


@pytest.mark.parametrize(
    ("rules", "why"),
    [
        ("GAME = 1 / 0\n", "its rules cannot be imported (ZeroDivisionError: division by zero)"),
        ("GAME = object()\n", "its rules have no name"),
    ],
)
def test_rules_that_break_the_contract_are_left_out_when_they_are_loaded(rules: str, why: str, tmp_path: Path) -> None:
    package(tmp_path, "moonlit", {**lane("moon"), "moon/rules.py": rules}, [GAMES, "moon = moon.face:FACE"])
    names, problems, said = ask(tmp_path, "moon")
    assert names == OWN
    assert problems == said == [f"the game “moon” of the package moonlit is left out: {why}"]


@pytest.mark.parametrize(
    ("points", "sentence"),
    [
        (["lonely = json:loads"], "the bot “lonely” of the package moonlit is left out: an entry point of a bot is"),
        (["chess/deep = json:loads"], "of the package moonlit is left out: there is no game “chess”"),
    ],
)
def test_a_bot_that_is_named_wrongly(points: Sequence[str], sentence: str, tmp_path: Path) -> None:
    package(tmp_path, "moonlit", {}, [BOTS, *points])
    names, problems, _ = ask(tmp_path)
    assert names == OWN
    assert len(problems) == 1 and sentence in problems[0]


def test_the_command_warns_once_and_goes_on(tmp_path: Path) -> None:
    package(tmp_path, "moonlit", {}, [GAMES, "moon = gone:FACE"])
    done = Beside(tmp_path).run("-m", "tabletown", "sim", "ticket-to-ride-new-york", "--games", "1")
    assert done.stderr.count("tabletown: warning: the game “moon” of the package moonlit is left out") == 1
    assert "1 game" in done.stdout


BAD_BOTS = """
def alone(seed): ...
def three(seed, budget, more): ...
def nothing(seed, budget): return None
class Deaf:
    def decide(self, view): ...
def deaf(seed, budget): return Deaf()
value = 3
"""


@pytest.mark.parametrize("command", [("sim", "--games", "1"), ("play",), ("arena", "--blocks", "1", "--workers", "1")])
@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("mine:alone", "“mine:alone” is no bot: it must take a seed and a budget, and takes (seed)"),
        ("mine:three", "“mine:three” is no bot: it must take a seed and a budget"),
        ("mine:nothing", "“mine:nothing” is no bot: what it makes has no `decide(view, moves)`"),
        ("mine:deaf", "“mine:deaf” is no bot: what it makes has no `decide(view, moves)`"),
        ("mine:value", "“mine:value” is no bot: it must be something to call with a seed and a budget"),
        ("mine:gone", "“mine:gone” is no bot: module 'mine' has no attribute 'gone'"),
        ("nowhere:make", "“nowhere:make” is no bot: No module named 'nowhere'"),
    ],
)
def test_a_bot_with_a_wrong_shape_gets_one_sentence(
    command: Sequence[str], bot: str, sentence: str, tmp_path: Path
) -> None:
    (tmp_path / "mine.py").write_text(BAD_BOTS, encoding="utf-8")
    bots = f"random,{bot}" if command[0] == "arena" else bot
    words = (command[0], "ticket-to-ride-new-york", *command[1:], "--bots", bots, "--seats", "2")
    done = prepared().run(words, cwd=tmp_path)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1 and "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("offer", "sentence"),
    [
        ("chess=mine:alone", "“chess” is not a game here"),
        ("ticket-to-ride-new-york", "offers no bot: write GAME=module:factory"),
        ("ticket-to-ride-new-york=mine:alone", "“mine:alone” is no bot"),
    ],
)
def test_a_server_offers_no_bot_that_is_none(offer: str, sentence: str, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(BAD_BOTS, encoding="utf-8")
    done = Beside(tmp_path / "empty").run("-m", "tabletown", "serve", "--bot", offer, code=2, cwd=tmp_path)
    assert sentence in done.stderr and "Traceback" not in done.stderr


def test_a_record_from_elsewhere_runs_no_program_of_its_choice(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("print('run')\n" + BAD_BOTS, encoding="utf-8")
    sim = ("sim", "ticket-to-ride-new-york", "--games", "1", "--seats", "2", "--record", str(tmp_path / "records"))
    Beside(tmp_path / "empty").tabletown(*sim)
    record = tmp_path / "records" / "game-0001.txt"
    lines = record.read_text(encoding="utf-8").splitlines()
    start = lines.index("")
    record.write_text("\n".join([*lines[:start], "players: person, mine:alone", ""]) + "\n", encoding="utf-8")
    done = Beside(tmp_path / "empty").run("-m", "tabletown", "play", "--resume", str(record), code=2, cwd=tmp_path)
    assert "The record lets the program “mine:alone” play: name it with --bots if you trust it" in done.stderr
    assert "run" not in done.stdout
