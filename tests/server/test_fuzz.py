"""Hostile messages and hostile requests: no crash, no change, honest players undisturbed."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from typing import TypeAlias

import pytest
import schemathesis
from bench import server_hostile
from bench.server_fuzz import run
from hypothesis import HealthCheck, settings
from schemathesis.schemas import APIOperation, BaseSchema
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from tabletown.server.http import openapi
from tabletown.server.live.table import Table
from tabletown.server.wire.protocol import Why
from tabletown.server.wire.refusal import Refusal
from tabletown.testing.server_harness import HTTP, Server, running

Case: TypeAlias = "schemathesis.Case[APIOperation[object, object, object, BaseSchema]]"
SCHEMA = schemathesis.openapi.from_file(openapi.as_json().decode())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Of its own: it is attacked."""
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


def test_hostile_messages_change_nothing(server: Server) -> None:
    report = asyncio.run(run(server, messages=4000, enemies=2))
    assert report.sent == report.answered == 4000


def test_seated_players_cannot_hurt_either() -> None:
    found = server_hostile.attack(3_000)
    assert found.sent == 3_000 and not found.failures
    # It comes far enough to be worth it: granted, refused for many reasons, and not only unreadable.
    assert found.outcomes["granted"] > 50 and len(found.outcomes) > 12


def test_a_table_that_fails_or_changes_when_asked_is_found() -> None:
    def renames(table: Table, *_: object) -> None:
        table.chairs[0] = replace(table.chairs[0], name=f"{table.chairs[0].name}!")
        raise Refusal(Why.ILLEGAL)

    def fails(table: Table, *_: object) -> None:
        raise KeyError(table.version)

    assert any("has changed" in what for what in server_hostile.attack(500, done=renames).failures)
    assert any("KeyError" in what for what in server_hostile.attack(500, done=fails).failures)


@SCHEMA.parametrize()
@settings(max_examples=6, suppress_health_check=list(HealthCheck), deadline=None, derandomize=True)
def test_the_http_part_keeps_its_word(case: Case, server: Server) -> None:
    """Every answer is one that the document promises, and none is a 500."""
    # A game of an unknown name fits the document, and is refused all the same.
    answer = case.call(base_url=server.url)
    # What is too long is refused before anybody reads it: that is 413, and the check does not know it as a refusal.
    refused = [negative_data_rejection] if answer.status_code == 413 else []
    case.validate_response(answer, excluded_checks=[positive_data_acceptance, *refused])
    assert answer.status_code < 500


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/tables/abcdefgh", 404),
        ("GET", "/api/tables/NOT A TABLE", 404),
        ("DELETE", "/api/tables", 405),
        ("POST", "/api/tables", 400),
        ("GET", "/api/tables/abcdefgh/record", 404),
        ("POST", "/api/tables/abcdefgh/seats", 400),
        ("GET", "/api/nothing", 404),
    ],
)
def test_mistakes_get_an_answer(server: Server, method: str, path: str, status: int) -> None:
    answer = HTTP.request(method, server.url + path)
    assert answer.status_code == status


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({"game": "chess", "seats": 2}, "no-such-game"),
        ({"game": "between-two-cities", "seats": 9}, "bad-setup"),
        ({"game": "between-two-cities", "seats": 3, "options": {"dragons": True}}, "bad-setup"),
        ({"game": "between-two-cities", "seats": 3, "language": "tlh"}, "no-such-language"),
        ({"game": "between-two-cities", "seats": 3, "absent": {"after": 60, "bot": "nobody"}}, "no-such-bot"),
        ({"game": "between-two-cities", "seats": 3, "surprise": 1}, "unreadable"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(server: Server, body: object, why: str) -> None:
    answer = HTTP.post(f"{server.url}/api/tables", json=body, headers={"accept-language": "de-AT,de"})
    assert answer.status_code == 400 and answer.json()["why"] == why and answer.json()["words"]


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (
            7,
            {"landscapes": True},
            {"en": "draw 126 single", "de": "126 einzelne", "hu": "126 épületlapkát", "ru": "нужно 126"},
        ),
        (1, {"level": 99}, {"en": "0 to 66", "de": "0 bis 66", "hu": "0-tól 66-ig", "ru": "от 0 до 66"}),
        (1, {"level": -1}, {"en": "below 0", "de": "unter 0", "hu": "0 alatt", "ru": "ниже 0"}),
    ],
)
def test_a_wish_that_people_can_have_is_refused_in_their_language(
    server: Server, seats: int, options: dict[str, bool | int], said: dict[str, str]
) -> None:
    body = {"game": "between-two-cities", "seats": seats, "options": options}
    for language, words in said.items():
        answer = HTTP.post(f"{server.url}/api/tables", json=body, headers={"accept-language": language})
        assert answer.status_code == 400 and words in answer.json()["words"]
