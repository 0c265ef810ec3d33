"""Packages that are not in order: one clear sentence that names them, and the others play on."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from tests.cli.prepared import prepared
from tests.third_game.conftest import EXAMPLE, Beside, package

SHY = "class Shy:\n    def __repr__(self):\n        return 1 / 0\n\n\n"
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


def changed(name: str, file: str, good: str, bad: str) -> dict[str, str]:
    """The example with one fault."""
    modules = lane(name)
    path = f"{name}/{file}"
    assert good in modules[path]
    return {**modules, path: modules[path].replace(good, bad, 1)}


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
            {"gone.py": "import sys\nsys.exit(3)\n"},
            "moon = gone:FACE",
            "of the package moonlit is left out: gone:FACE cannot be imported (SystemExit: 3)",
        ),
        (
            changed("moon", "face.py", "seats=(2, 3, 4)", "seats='234'"),
            "moon = moon.face:FACE",
            "of the package moonlit is left out: its seats must be a tuple, and is '234'",
        ),
        (
            changed("moon", "face.py", "locales=", "groups=(3,), locales="),
            "moon = moon.face:FACE",
            "of the package moonlit is left out: its groups[0] must be of the class OptionGroup, and is 3",
        ),
        (
            changed("moon", "face.py", "FACE = Face(", f"{SHY}FACE = Face(others=Shy(), "),
            "moon = moon.face:FACE",
            "moonlit is left out: moon.face:FACE is not filled in as a Face is (ZeroDivisionError: division by zero)",
        ),
        (
            {"gone.py": "raise KeyboardInterrupt\n"},
            "moon = gone:FACE",
            "moonlit is left out: gone:FACE cannot be imported (ImportError: it raises KeyboardInterrupt)",
        ),
        (
            {"gone.py": "class Gone(BaseException): ...\nraise Gone('away')\n"},
            "moon = gone:FACE",
            "of the package moonlit is left out: gone:FACE cannot be imported (ImportError: it raises Gone)",
        ),
        (
            changed("moon", "face.py", 'title="moon-title"', 'title=""'),
            "moon = moon.face:FACE",
            "of the package moonlit is left out: it has no title",
        ),
        (
            changed("moon", "face.py", 'locales="moon"', 'locales="nowhere"'),
            "moon = moon.face:FACE",
            "left out: the messages of nowhere cannot be read (ModuleNotFoundError: No module named 'nowhere')",
        ),
        (
            changed("moon", "face.py", 'locales="moon"', 'locales="json"'),
            "moon = moon.face:FACE",
            "of the package moonlit is left out: no English .ftl file of json has the message moon-about",
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


def saying(name: str, more: str) -> dict[str, str]:
    """The example under another name, with one more line among its English words."""
    modules = lane(name)
    english = f"{name}/locales/en/{name}.ftl"
    return {**modules, english: f"{modules[english]}{more}\n"}


@pytest.mark.parametrize(
    ("message", "more"),
    [
        ("told-won", "told-won = The moon has won."),
        ("illegal-chosen-already", "illegal-chosen-already = Wait."),
        ("game-ticket-to-ride", "game-ticket-to-ride = Moonlight"),
    ],
)
def test_a_message_that_tabletown_has_already(message: str, more: str, tmp_path: Path) -> None:
    """Of two messages of one name only one can be told: the game would be told in words that are not its own."""
    package(tmp_path, "moonlit", saying("moon", more), [GAMES, "moon = moon.face:FACE"])
    names, problems, _ = ask(tmp_path)
    assert names == OWN
    assert problems == [
        f"the game “moon” of the package moonlit is left out: tabletown has the message {message} already"
    ]


@pytest.mark.parametrize("message", ["illegal-too-bright", "-lamp"])
def test_two_packages_with_a_message_of_one_name(message: str, tmp_path: Path) -> None:
    """The first by the name of its game keeps it, and is played."""
    for name in ("moon", "sun"):
        package(tmp_path, f"{name}lit", saying(name, f"{message} = As {name} says."), [GAMES, f"{name} = {name}.face"])
    names, problems, said = ask(tmp_path, "moon")
    assert names == [*OWN, "moon"] and said == []
    assert problems == [f"the game “sun” of the package sunlit is left out: moonlit has the message {message} already"]


def test_two_games_may_share_their_words(tmp_path: Path) -> None:
    """Whoever makes two games may tell both in the words that lie in one of them."""
    path = "stars/face.py"
    stars = lane("stars")
    shared = stars[path].replace('"stars-', '"moon-').replace('locales="stars"', 'locales="moon"')
    modules = {**lane("moon"), **stars, path: shared}
    package(tmp_path, "skies", modules, [GAMES, "moon = moon.face:FACE", "stars = stars.face:FACE"])
    names, problems, said = ask(tmp_path, "moon", "stars")
    assert names == [*OWN, "moon", "stars"]
    assert problems == said == []


@pytest.mark.parametrize(
    ("modules", "why"),
    [
        (
            {**lane("moon"), "moon/rules.py": "GAME = 1 / 0\n"},
            "its rules cannot be imported (ZeroDivisionError: division by zero)",
        ),
        ({**lane("moon"), "moon/rules.py": "GAME = object()\n"}, "its rules have no name"),
        (changed("moon", "rules.py", "name = FACE.name", 'name = "sun"'), "its rules call it “sun”"),
        (
            changed("moon", "rules.py", "seat_counts = range(2, 5)", "seat_counts = 3"),
            "its rules cannot be asked what they are for (TypeError: 'int' object is not iterable)",
        ),
        (
            changed("moon", "face.py", "seats=(2, 3, 4)", "seats=(2, 3, 4, 5)"),
            "its rules and its face have different seats",
        ),
    ],
)
def test_rules_that_break_the_contract_are_left_out_when_they_are_loaded(
    modules: dict[str, str], why: str, tmp_path: Path
) -> None:
    package(tmp_path, "moonlit", modules, [GAMES, "moon = moon.face:FACE"])
    names, problems, said = ask(tmp_path, "moon")
    assert names == OWN
    assert problems == said == [f"the game “moon” of the package moonlit is left out: {why}"]


@pytest.mark.parametrize(
    ("points", "sentence"),
    [
        (["lonely = json:loads"], "the bot “lonely” of the package moonlit is left out: an entry point of a bot is"),
        (["chess/deep = json:loads"], "of the package moonlit is left out: there is no game “chess”"),
        (["ticket-to-ride-new-york/random = json:loads"], "is left out: there is a bot of that name already"),
        (["ticket-to-ride-new-york/expert = json:loads"], "is left out: there is a bot of that name already"),
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


@pytest.mark.parametrize(
    ("modules", "why"),
    [
        (
            changed("moon", "locales/en/moon.ftl", "moon-title = ", "moon-title = { "),
            "the English message moon-title of moon is not written as Fluent asks",
        ),
        (
            changed("moon", "locales/en/moon.ftl", "moon-told-dark = ", "moon-told-dark = { "),
            "the English message moon-told-dark of moon is not written as Fluent asks",
        ),
    ],
)
def test_words_that_are_not_written_as_they_must_be(modules: dict[str, str], why: str, tmp_path: Path) -> None:
    package(tmp_path, "moonlit", modules, [GAMES, "moon = moon.face:FACE"])
    done = Beside(tmp_path).run("-m", "tabletown", "sim", "ticket-to-ride-new-york", "--games", "1")
    assert done.stderr == f"tabletown: warning: the game “moon” of the package moonlit is left out: {why}\n"
    assert "1 game" in done.stdout


def test_words_of_one_package_that_cannot_be_read_leave_all_others_theirs(tmp_path: Path) -> None:
    package(tmp_path, "moonlit", lane("moon"), [GAMES, "moon = moon.face:FACE"])
    (tmp_path / "moon/locales/de/moon.ftl").write_bytes("moon-title = Mondlämpchen\n".encode("latin-1"))
    done = Beside(tmp_path).run("-m", "tabletown", "play", "moonshine", "--language", "de", code=2)
    first, second = done.stderr.splitlines()
    assert "the game “moon” of the package moonlit is left out: de/moon.ftl of moon cannot be read" in first
    assert second.startswith("tabletown: Ein Spiel „moonshine“ gibt es hier nicht")


WHOSE = "tabletown: the game “moon” of the package moonlit is left out: "


@pytest.mark.parametrize(
    ("modules", "sentence"),
    [
        (
            changed("moon", "face.py", "moon.bots:BOTS", "moon.bots:NOBODY"),
            f"{WHOSE}moon.bots:NOBODY cannot be imported (AttributeError: module 'moon.bots' has no attribute",
        ),
        (
            changed("moon", "bots.py", '{"careful": Careful}', "{}"),
            f"{WHOSE}moon.bots:BOTS has no bot “careful”, which its face names",
        ),
        (changed("moon", "bots.py", '{"careful": Careful}', "3"), f"{WHOSE}moon.bots:BOTS is no line-up of bots"),
        (
            changed("moon", "bots.py", "        wish = 9", "        1 / 0\n        wish = 9"),
            "tabletown: the package moonlit has failed: ZeroDivisionError: division by zero (bots.py, line ",
        ),
        (
            changed("moon", "rules.py", "        check_is_move(move, Light)\n", "        state.hands[99]\n"),
            "tabletown: the package moonlit has failed: IndexError: tuple index out of range (rules.py, line ",
        ),
        (
            changed("moon", "bots.py", "class Careful", "raise SystemExit(5)\nclass Careful"),
            f"{WHOSE}moon.bots:BOTS cannot be imported (SystemExit: 5)",
        ),
    ],
)
def test_a_game_that_fails_in_the_middle_gets_one_sentence(
    modules: dict[str, str], sentence: str, tmp_path: Path
) -> None:
    package(tmp_path, "moonlit", modules, [GAMES, "moon = moon.face:FACE"])
    done = Beside(tmp_path).run("-m", "tabletown", "sim", "moon", "--games", "1", "--bots", "careful", code=2)
    assert done.stderr.startswith(sentence) and done.stderr.count("\n") == 1


def test_a_bot_of_a_package_that_cannot_be_had(tmp_path: Path) -> None:
    package(tmp_path, "moonlit", {}, [BOTS, "ticket-to-ride-new-york/deep = json:nothing"])
    sim = ("sim", "ticket-to-ride-new-york", "--games", "1", "--bots", "deep")
    done = Beside(tmp_path).run("-m", "tabletown", *sim, code=2)
    assert done.stderr == (
        "tabletown: the bot “ticket-to-ride-new-york/deep” of the package moonlit cannot be had: "
        "“json:nothing” is no bot: module 'json' has no attribute 'nothing'\n"
    )


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


@pytest.mark.parametrize(
    "message", ["lantern-lane-told-lit", "lantern-lane-told-chosen", "lantern-lane-illegal-not-held"]
)
def test_a_message_that_a_package_lacks_ends_no_game_in_the_terminal(message: str, tmp_path: Path) -> None:
    """What happened, or what was wrong, stays untold; whose words are missing is told."""
    modules = lane("moon")
    english, lacking = "moon/locales/en/moon.ftl", message.replace("lantern-lane", "moon")
    assert f"\n{lacking} =" in modules[english]
    modules[english] = modules[english].replace(f"\n{lacking} =", "\nsomething-else =")
    package(tmp_path, "moonlit", modules, [GAMES, "moon = moon.face:FACE"])
    every = "".join(f"light {lantern}\n" for _ in range(9) for lantern in range(1, 10))
    play = ("play", "moon", "--seed", "words", "--language", "en", "--record", str(tmp_path / "moon.txt"))
    told = Beside(tmp_path).run("-m", "tabletown", *play, stdin=every)
    assert "The game moon of the package moonlit finds no words for this." in told.stdout
    assert told.stderr == ""
    again = Beside(tmp_path).run("-m", "tabletown", "replay", str(tmp_path / "moon.txt"), "--language", "en")
    assert ("finds no words" in again.stdout) is ("told" in message)
