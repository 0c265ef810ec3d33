"""A game in a package of its own: everything that our games can do, it can do by its entry points alone."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.third_game.conftest import Beside

from tabletown.server.wire import requests
from tabletown.testing.server_harness import HTTP, Server, accepted, play_to_the_end, running

GAME = "lantern-lane"
CHECK = """
from tabletown import load
from tabletown.testing import check_game
for seats in load("lantern-lane").seat_counts:
    for nights in (3, 6):
        check_game(load("lantern-lane"), seats, "lane", {"nights": nights}, games=3)
print("conforms")
"""


def test_it_keeps_the_contract(beside: Beside) -> None:
    assert beside.run("-c", CHECK).stdout == "conforms\n"


WRONG = """
from tabletown import load
from tabletown.core.errors import TabletownError
from tabletown.locales import say_error
game = load("lantern-lane")
def said(act, language="en"):
    try:
        act()
    except TabletownError as error:
        return say_error(error, language)
for text in ("foo", "light", "light 12", "light 4 5"):
    print(said(lambda: game.parse_move(text)))
for options in ({"nights": 9}, {"nights": True}, {"days": 1}):
    print(said(lambda: game.setup(2, "lane", **options)))
print(said(lambda: game.setup(9, "lane")))
print(said(lambda: game.setup(9, "lane"), "hu"))
"""
ANSWERS = """\
“foo” is not a move: a move starts with light.
“light” is written like this: light 4
“light” is written like this: light 4
“light” is written like this: light 4
“nights” can be 3, 4, 5 or 6, not 9.
“nights” can be 3, 4, 5 or 6, not True.
Lantern Lane has no option “days”, only nights.
Lantern Lane is for 2 to 4 players, not 9.
Lámpás köz: 2–4 játékos játszhatja, nem 9.
"""


def test_what_is_wrong_is_answered_in_sentences(beside: Beside) -> None:
    assert beside.run("-c", WRONG).stdout == ANSWERS


def test_no_rules_are_imported_before_they_are_asked_for(beside: Beside) -> None:
    code = "import sys, tabletown; from tabletown.core.registry import face; face('lantern-lane')"
    code += "; print([name for name in sys.modules if name.endswith('.rules') or 'bots' in name])"
    assert beside.run("-c", code).stdout == "[]\n"


def test_bots_play_it(beside: Beside) -> None:
    options = ("--games", "30", "--seats", "4", "--bots", "careful,bold,medium,random", "--json")
    told = json.loads(beside.tabletown("sim", GAME, *options))
    assert [row["bot"] for row in told["seats"]] == ["careful", "bold", "medium", "random"]
    assert sum(row["wins"] for row in told["seats"]) == pytest.approx(30, abs=0.5)


def test_a_person_plays_it_and_the_record_is_proven(beside: Beside, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    typed = "\n".join(["1"] * 3)
    options = ("--seats", "2", "--bots", "bold", "--seed", "lamp", "--option", "nights=3", "--record", str(record))
    said = beside.tabletown("play", GAME, *options, stdin=f"{typed}\n")
    assert "Your lanterns" in said and "points" in said
    assert "light" in beside.tabletown("replay", str(record))
    assert beside.tabletown("verify", str(record))


def test_it_enters_the_arena(beside: Beside, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("from lantern_lane.bots import Bold as make\n", encoding="utf-8")
    options = ("--bots", "random,careful,mine:make", "--seats", "3", "--blocks", "4", "--workers", "1", "--json")
    told = json.loads(beside.tabletown("arena", GAME, *options, cwd=tmp_path))
    assert {"random", "careful", "mine:make"} <= set(json.dumps(told).replace('"', " ").split())


@pytest.fixture(scope="module")
def server(found: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    del found
    with running(tmp_path_factory.mktemp("server"), "--bot", f"{GAME}=lantern_lane.bots:Careful") as started:
        yield started


def test_the_page_learns_its_face_and_its_words(server: Server) -> None:
    games = {game["name"]: game for game in HTTP.get(f"{server.url}/api/games").json()["games"]}
    face = games[GAME]
    assert (face["title"], face["seats"], face["default_seats"]) == ("lantern-lane-title", [2, 3, 4], 3)
    assert face["bots"] == ["easy", "medium", "random", "careful", "bold", "lantern_lane.bots:Careful"]
    assert face["plain"] and not face["bundled"]
    assert face["options"][0]["name"] == "nights" and face["options"][0]["most"] == 6
    assert "lantern-lane-title = Laternengasse" in HTTP.get(f"{server.url}/api/words/de").text
    assert HTTP.get(f"{server.url}/api/words/tlh").status_code == 400


def test_people_and_bots_play_it_over_a_socket(server: Server) -> None:
    async def game() -> None:
        table = server.open(4, GAME, options={"nights": 3})
        token = table.sit("Ann", 0)
        async with table.player(token, table.host) as ann:
            for seat, bot in enumerate(("medium", "bold", "lantern_lane.bots:Careful"), 1):
                await accepted(ann, requests.Fill(ann.nonce(), seat, bot))
            await accepted(ann, requests.Start(ann.nonce()))
            await play_to_the_end(ann)
            assert json.loads(ann.public["outcome"])["comparisons"] == ["points", "dimmer hand"]
            drawn = json.loads(ann.public["text"])
            assert "The lane is lit." in drawn["en"]
            # Everybody is called what the page calls her; the bots, too.
            assert all(name in drawn["en"] for name in ("Ann", "Otto", "Panni", "Bruno")) and "Seat" not in drawn["en"]
            assert "Отто" in drawn["ru"] and "Место" not in drawn["ru"]
        assert "game: lantern-lane" in table.record().text

    asyncio.run(game())
