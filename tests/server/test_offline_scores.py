"""The browser scores with the server's own Python: the files it gets are enough, and their answers are the same."""

import gzip
import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tabletown.core.sentence import Sentence
from tabletown.locales import languages, say_sentence
from tabletown.server.games.between_two_cities.asked import ExamplesAsked, ScoreAsked, WorthAsked
from tabletown.server.games.between_two_cities.asked_automa import (
    CampaignAsked,
    CompanionAsked,
    GamePlayed,
    SoloScoreAsked,
)
from tabletown.server.games.between_two_cities.companion import campaign, companion
from tabletown.server.games.between_two_cities.examples import examples
from tabletown.server.games.between_two_cities.score_cities import score_cities
from tabletown.server.games.between_two_cities.score_solo import score_solo_cities
from tabletown.server.games.between_two_cities.worth import worth
from tabletown.server.games.ticket_to_ride_new_york.asked import RideAsked, RideHeld, RouteAsked
from tabletown.server.games.ticket_to_ride_new_york.score import score_ride
from tabletown.server.games.ticket_to_ride_new_york.worth import route_worth
from tabletown.server.http import pages
from tabletown.server.http.offline import answer
from tabletown.ticket_to_ride_new_york.board import Route, Ticket

CITIES = ScoreAsked(("SSSS/HHOM/OPOO/OPHP", "FF../..../..../....", "..../..../..../...."))
BIG = "SSSSH/H###O/M#O#O/PPPPF/FOODC e5:SP-H"
SOLO = SoloScoreAsked((BIG, BIG.replace("S", "H", 2)), "SSPPH SF-H=3", ("SP", "OT", "HC"), hard=True)
COMPANION = CompanionAsked("full", None, "x", ("districts SP OT HC", "mat ###/#.#/..."), True, True, True)
CAMPAIGN = CampaignAsked("short", "full", capitals=True, games=(GamePlayed(("shops", "civics"), (60, 61), (50, 51)),))
RIDE = RideAsked((RideHeld((Route.CT_LE, Route.CT_WS_P), (Ticket.LE_WS,)), RideHeld((), (Ticket.CH_BK,))))
WORTH = WorthAsked(("/".join([".......", *["...SP.."] * 2, *["......."] * 4]),) * 3, 1, ("SP",), "SF-P")
ROUTE = RouteAsked(Route.CT_LE, (Route.CT_WS_P,), (Ticket.LE_WS,))
ASKED = {
    "/api/score": CITIES,
    "/api/score-ride": RIDE,
    "/api/score-solo": SOLO,
    "/api/companion": COMPANION,
    "/api/campaign": CAMPAIGN,
    "/api/worth": WORTH,
    "/api/city-examples": ExamplesAsked(),
    "/api/route-worth": ROUTE,
}
TOLD = {
    "/api/score": score_cities(CITIES),
    "/api/score-ride": score_ride(RIDE),
    "/api/score-solo": score_solo_cities(SOLO),
    "/api/companion": companion(COMPANION),
    "/api/campaign": campaign(CAMPAIGN),
    "/api/worth": worth(WORTH),
    "/api/city-examples": examples(ExamplesAsked()),
    "/api/route-worth": route_worth(ROUTE),
}
RUN = "import sys; from tabletown.server.http.offline import answer; print(answer(sys.argv[1], sys.argv[2]))"


@pytest.fixture
def files(tmp_path: Path) -> Path:
    """Our Python as the page holds it, and nothing else of ours."""
    [packed] = (pages.STATIC / "assets" / "python").glob("*/tabletown.json.gz")
    sources: dict[str, str] = json.loads(gzip.decompress(packed.read_bytes()))
    for path, text in sources.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    (tmp_path / "msgspec").symlink_to(Path(msgspec.__file__).parent)
    return tmp_path


@pytest.mark.parametrize("path", list(ASKED))
def test_the_files_of_the_page_answer_like_the_server(path: str, files: Path) -> None:
    # Without site-packages (-S) there is nothing but the standard library and this folder.
    start = f"import sys; sys.path.insert(0, {str(files)!r}); {RUN}"
    wish = msgspec.json.encode(ASKED[path]).decode()
    said = subprocess.run([sys.executable, "-ISc", start, path, wish], check=True, capture_output=True, text=True)
    assert json.loads(said.stdout)["told"] == json.loads(msgspec.json.encode(TOLD[path]))


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        ('{"cities": ["nonsense"]}', "city-no-building"),
        ('{"cities": []}', "refused-entries"),
        ("[]", "refused-entries"),
        ("{", "refused-entries"),
    ],
)
def test_what_cannot_be_scored_is_refused_in_words(wish: str, message: str) -> None:
    told = json.loads(answer("/api/score", wish))
    assert list(told) == ["refused"]
    assert told["refused"]["message"] == message


def test_a_companion_notices_other_data_files() -> None:
    """With other cards the same answers would lead elsewhere."""
    told = companion(COMPANION)
    assert companion(msgspec.structs.replace(COMPANION, data=told.data)) == told
    other = msgspec.structs.replace(COMPANION, data="0123456789ab")
    refused = json.loads(answer("/api/companion", msgspec.json.encode(other).decode()))
    assert refused["refused"]["message"] == "entry-other-box"


def test_a_companion_without_data_files_of_its_own_notices_them_too() -> None:
    """The simple mode of the base game plays by none: that is an answer as well."""
    simple = CompanionAsked("simple", None, "x")
    assert companion(simple).data == ""
    other = msgspec.structs.replace(simple, data="0123456789ab")
    assert "entry-other-box" in answer("/api/companion", msgspec.json.encode(other).decode())


def test_a_hard_campaign_plays_hard_games() -> None:
    wish = CampaignAsked("short", "full", level=7, capitals=True, hard=True, doubled=("shops", "civics"))
    options = {"landscapes": True, "civics": True, "districts": True, "hard": True, "level": 7}
    assert campaign(wish).options == {"automa": "full", "double": "shops+civics", **options}


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        ({"length": "short", "mode": "full", "level": 99}, "setup-level"),
        ({"length": "long", "mode": "simple", "level": -1}, "setup-level-below"),
        ({"length": "short", "mode": "full", "hard": True}, "setup-hard"),
    ],
)
def test_a_campaign_that_cannot_be_is_refused_before_its_first_game(wish: dict[str, object], message: str) -> None:
    assert json.loads(answer("/api/campaign", json.dumps(wish)))["refused"]["message"] == message


@pytest.mark.parametrize("language", languages())
def test_refusals_are_said_in_the_readers_language(language: str) -> None:
    wish = {"mode": "full", "level": 0, "seed": "x", "answers": ["S S"]}
    refused = json.loads(answer("/api/companion", json.dumps(wish)))["refused"]
    sentence = Sentence(refused["message"], tuple(tuple(pair) for pair in refused["values"]))
    said = say_sentence(sentence, language)
    assert "7" in said and "2" in said
    assert (said == say_sentence(sentence)) == (language == "en")
