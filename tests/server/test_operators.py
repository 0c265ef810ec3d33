"""Health, figures, documents: what operators and programmers rely on."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tabletown.cli import main
from tabletown.core.registry import names
from tabletown.locales import languages
from tabletown.server.http import openapi
from tabletown.server.live.phrases import REACTIONS, phrases_at, phrases_in
from tabletown.server.settings import BadSettings, Settings, check
from tabletown.server.tools import documents
from tabletown.server.wire.protocol import Why
from tabletown.server.wire.refusal import Refusal
from tabletown.server.wire.words import words_for
from tabletown.testing.server_harness import HTTP, Server, running

DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Of its own: whoever is connected to it is counted."""
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


def test_the_documents_are_not_stale() -> None:
    """If this fails: make protocol."""
    assert (DOCS / "protocol.md").read_text(encoding="utf-8") == documents.protocol_page()
    assert (DOCS / "openapi.json").read_bytes() == openapi.as_json() + b"\n"


def test_health_readiness_and_figures(server: Server) -> None:
    assert HTTP.get(f"{server.url}/healthz").json() == {"status": "alive"}
    assert HTTP.get(f"{server.url}/readyz").json() == {"status": "ready"}
    server.open(2)
    figures = HTTP.get(f"{server.url}/metrics").text
    assert 'tabletown_commit_seconds_bucket{le="+Inf"}' in figures and "tabletown_connections 0" in figures


def test_the_pages_are_there(server: Server) -> None:
    assert "<!doctype html>" in HTTP.get(server.url).text.lower()
    assert HTTP.get(f"{server.url}/t/abcdefgh").status_code == 200
    assert "Open a table." in HTTP.get(f"{server.url}/docs").text
    document = msgspec.json.decode(HTTP.get(f"{server.url}/openapi.json").content)
    assert document["openapi"] == "3.1.0" and len(document["paths"]) == 20


def test_an_owner_without_data_files_has_none_to_take_along(server: Server) -> None:
    answer = HTTP.get(f"{server.url}/own-data.json")
    assert answer.status_code == 200 and answer.json() == {}


def test_games_are_listed_with_their_opponents(server: Server) -> None:
    games = HTTP.get(f"{server.url}/api/games").json()
    cities = next(game for game in games["games"] if game["name"] == "between-two-cities")
    assert cities["seats"] == [1, 2, 3, 4, 5, 6, 7] and {"easy", "expert", "random"} <= set(cities["bots"])
    assert games["languages"] == list(languages()) and {"en", "de", "hu", "ru"} <= set(languages())


@pytest.mark.parametrize("language", ["en", "de", "hu", "ru"])
def test_everything_can_be_said_in_every_language(language: str) -> None:
    words = {words_for(Refusal(why), language) for why in Why}
    assert len(words) == len(Why) and all(words)
    for game in names():
        assert len(set(phrases_in(language, game).values())) == len(phrases_at(game)) + len(REACTIONS)


def test_what_can_be_said_belongs_to_the_game() -> None:
    cities, ride = (set(phrases_at(game)) for game in names()[:2])
    assert "phrase-need-tavern" in cities - ride and "phrase-thanks" in cities & ride


@pytest.mark.parametrize(
    "settings",
    [
        Settings(public_url="games.example.org"),
        Settings(public_url="https://games.example.org:99999"),
        Settings(public_url="https://[games"),
        Settings(port=70_000),
        Settings(bot_workers=-1),
    ],
)
def test_a_server_that_cannot_be_is_not_started(settings: Settings) -> None:
    with pytest.raises(BadSettings):
        check(settings)


@pytest.mark.parametrize(
    ("public_url", "origin"),
    [
        ("https://Games.Example.org", "https://games.example.org"),
        ("https://games.example.org:443/", "https://games.example.org"),
        ("http://games.example.org:443", "http://games.example.org:443"),
        ("http://[2001:DB8::1]:8000", "http://[2001:db8::1]:8000"),
    ],
)
def test_origins_are_written_as_browsers_write_them(public_url: str, origin: str) -> None:
    settings = Settings(public_url=public_url)
    check(settings)
    assert settings.origins(8000) == (origin,)


def test_a_store_that_is_no_store_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear friends, " * 100, encoding="utf-8")
    with pytest.raises(SystemExit) as stopped:
        main(["serve", "--db", str(letter), "--port", "0"])
    assert stopped.value.code == 2
    assert "is no database of SQLite: nothing was changed" in capsys.readouterr().err
    assert letter.read_text(encoding="utf-8") == "Dear friends, " * 100
