"""The best layout of a city's tiles, as the page asks for it after a game."""

import asyncio
from pathlib import Path
from threading import Event

import pytest
from tests.server.hubs import running, until

from tabletown.analysis.stopping import Stopped, go_on, unless
from tabletown.between_two_cities.city.notation import parse_city
from tabletown.between_two_cities.city.scoring import factory_worths, score_city
from tabletown.server.games.between_two_cities.asked import BestAsked
from tabletown.server.games.between_two_cities.best_layout import best
from tabletown.server.games.between_two_cities.score_cities import factories
from tabletown.server.http.questions import QuestionEndpoints
from tabletown.server.live.bot_seat import BotWorkers
from tabletown.server.live.hub import Hub
from tabletown.server.stores.sqlite import SqliteStore
from tabletown.testing.server_harness import HTTP, Server

SMALL = "SSSS/HHOM/OPOO/OPHP"
WIDE = "SSSSH/H###O/M#O#O/PPPPF/FOODC e5:SP-H"
OPEN = "HHOFM/PPOOS/PDBSO/SFE##/OO###"


def test_a_small_city_has_a_proven_best_layout(server: Server) -> None:
    told = HTTP.post(f"{server.url}/api/best-layout", json={"cities": [SMALL, SMALL], "number": 1}).json()
    assert told["proven"] and told["bound"] == told["total"] >= told["built"]
    assert "civics" not in told["scores"] and sum(told["scores"].values()) == told["total"]


@pytest.mark.parametrize("city", [WIDE, OPEN])
def test_a_city_around_a_landscape_has_one_too(server: Server, city: str) -> None:
    told = HTTP.post(f"{server.url}/api/best-layout", json={"cities": [city, SMALL], "number": 0}).json()
    before, after = parse_city(city), parse_city(told["city"])
    assert sorted(told["city"].split()[0]) == sorted(city.split()[0]) and after.canvas.nature == before.canvas.nature
    worth = factory_worths([factories(before), factories(parse_city(SMALL))])[0]
    assert told["built"] == score_city(before, worth).total and told["total"] == score_city(after, worth).total
    assert told["built"] <= told["total"] <= told["bound"]
    assert told["proven"] == (told["total"] == told["bound"])


def test_what_is_still_open_is_said() -> None:
    """Twelve offices cannot all stand beside one tavern, and the bound does not see that."""
    told = best(BestAsked(("OOOOO/OOOOO/OODSF/PHH##/HH###",), 0))
    assert not told.proven and told.bound > told.total


def test_an_unfinished_city_is_refused_in_words(server: Server) -> None:
    wish = {"cities": ["SSSS./H###O/M#O#O/PPPPF/FOOD."], "number": 0}
    answer = HTTP.post(f"{server.url}/api/best-layout", json=wish, headers={"accept-language": "en"})
    assert answer.status_code == 400 and "not finished" in answer.json()["words"]


def test_a_search_ends_when_nobody_waits_for_it() -> None:
    asked = BestAsked((OPEN,), 0)
    questions = iter([False] * 50 + [True] * 10)
    with pytest.raises(Stopped), unless(lambda: next(questions)):
        best(asked)
    # The same for the proof of a small city, whose tables are kept.
    with pytest.raises(Stopped), unless(lambda: True):
        best(BestAsked((SMALL,), 0))
    assert best(asked).total > 0


def test_the_thread_is_free_again_when_its_asker_has_gone(tmp_path: Path) -> None:
    has_begun = Event()

    def search() -> None:
        has_begun.set()
        while True:
            go_on()

    async def go() -> None:
        async with running(Hub(SqliteStore(str(tmp_path / "x.sqlite3")), BotWorkers(0, 0.1))) as hub:
            endpoints = QuestionEndpoints(hub, lambda _: "")
            asked = asyncio.create_task(endpoints._counted("", search))
            await until(has_begun.is_set)
            assert "tabletown_questions_waiting 1" in hub.metrics.text()
            asked.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asyncio.wait_for(asked, 60)
            assert await endpoints._counted("", lambda: 7) == 7
            assert "tabletown_questions_waiting 0" in hub.metrics.text()

    asyncio.run(go())
