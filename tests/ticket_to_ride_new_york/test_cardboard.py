"""A game that was played with cardboard (rule 10)."""

import json
from typing import cast

import pytest
from hypothesis import given, strategies as st

from tabletown.core.errors import TabletownError
from tabletown.core.sentence import Sentence
from tabletown.locales import languages, say_sentence, speaker
from tabletown.ticket_to_ride_new_york.board import Route
from tabletown.ticket_to_ride_new_york.score_sheet import (
    BadCardboard,
    ImpossibleGame,
    parse_cardboard,
    score_json,
    score_text,
)


def file(*players: tuple[str, list[str], list[str]]) -> str:
    return json.dumps({"players": [{"name": n, "routes": r, "tickets": t} for n, r, t in players]})


BOB: tuple[str, list[str], list[str]] = ("Bob", [], ["LE-WS"])


def test_a_game_is_scored_and_explained() -> None:
    ann = ("Ann", ["Chinatown - Lower East Side", "CT-WS/P", "ES-CH"], ["CH-BK", "Gramercy Park – Chinatown"])
    text = score_text(file(ann, ("Bob", ["LC-CP"], ["LE-WS"])), speaker())
    lines = [line.strip() for line in text.splitlines()]
    assert "Ann: −4 points" in lines and "Bob: 1 point" in lines
    assert "−8  Chelsea to Brooklyn, 8 points" in lines
    assert lines[-1] == "Bob wins with 1 point."


def test_programs_get_the_same_scores_with_their_reasons() -> None:
    ann = ("Ann", ["LC-CP", "CP-UN"], ["CP-MW"])
    told = score_json(file(ann, ("Ben", ["CT-LE", "CT-WS/P"], ["LE-WS"])))
    assert (told["winners"], told["decided_by"]) == ([1], "points")
    first, second = cast(list[dict[str, object]], told["players"])
    parts = ("name", "rank", "routes", "tickets", "attractions", "total", "completed_tickets")
    assert [first[part] for part in parts] == ["Ann", 2, 2 + 4, -3, 2, 5, 0]
    assert [second[part] for part in parts] == ["Ben", 1, 1 + 1, 2, 2, 6, 1]
    explained = cast(dict[str, list[object]], second["explained"])
    assert explained["attractions"] == ["Chinatown", "Wall Street"]
    assert (len(explained["routes"]), len(explained["tickets"])) == (2, 1)


def test_routes_can_be_named_in_many_ways() -> None:
    ways = ["LC-TS/B", "ts-lc/b", "Lincoln Center - Times Square, blue", "times square – lincoln center, Blue"]
    for way in ways:
        assert parse_cardboard(file(("Ann", [way], ["CP-MW"]), BOB)).routes[0] == Route.LC_TS_B.bit


def test_grey_halves_need_no_number() -> None:
    three = [(name, ["Empire State Building - Chelsea"], [t]) for name, t in (("A", "CP-MW"), ("B", "LE-WS"))]
    game = parse_cardboard(file(*three, ("C", [], ["CH-BK"])))
    assert game.routes == (Route.ES_CH_1.bit, Route.ES_CH_2.bit, 0)


@pytest.mark.parametrize(
    ("routes", "words"),
    [
        (["LC-BK"], "“LC-BK” is not a route of the board"),
        (["LC-TS"], "say which half, blue and green"),
        (["Chelsea - Soho, blue"], "that route is pink, not blue"),
        (["LC-CP", "CP-LC"], "is listed twice"),
        (["LC-TS/B", "LC-TS/G"], "nobody may claim both halves"),
        (["ES-CH", "ES-CH"], "nobody may claim both halves"),
        (["CH-SO", "CH-GV/R", "CT-BK/O", "WS-BK/B", "LE-BK"], "take 16 taxis, but everybody has 15"),
    ],
)
def test_wrong_routes_get_a_sentence(routes: list[str], words: str) -> None:
    with pytest.raises(BadCardboard, match=f"Ann: .*{words}"):
        parse_cardboard(file(("Ann", routes, ["CP-MW"]), BOB))


def test_a_route_is_claimed_once() -> None:
    with pytest.raises(BadCardboard, match=r"Bob: .* belongs to Ann already"):
        parse_cardboard(file(("Ann", ["LC-CP"], ["CP-MW"]), ("Bob", ["LC-CP"], ["LE-WS"])))


@pytest.mark.parametrize(("first", "second"), [("LC-TS/B", "LC-TS/G"), ("ES-CH", "ES-CH")])
def test_with_two_players_one_half_closes_the_other(first: str, second: str) -> None:
    two = [("Ann", [first], ["CP-MW"]), ("Bob", [second], ["LE-WS"])]
    with pytest.raises(BadCardboard, match=r"with two players only one half of .* can be claimed, and Ann has it"):
        parse_cardboard(file(*two))
    assert parse_cardboard(file(*two, ("Cyd", [], ["CH-BK"]))).routes[1]


@pytest.mark.parametrize(
    ("tickets", "words"),
    [
        (["CP-XX"], "not a ticket of the box"),
        (["CP-MW", "MW-CP"], "is listed twice"),
        (["LE-WS"], "belongs to Ann already"),
        ([], "everybody keeps a ticket, but none is listed"),
    ],
)
def test_wrong_tickets_get_a_sentence(tickets: list[str], words: str) -> None:
    with pytest.raises(BadCardboard, match=words):
        parse_cardboard(file(("Ann", [], tickets), BOB))


IMPOSSIBLE = {
    "ride-same-name": (("Ann", [], ["CP-MW"]), ("Ann", [], ["LE-WS"])),
    "ride-too-many-taxis": (("Ann", ["CH-SO", "CH-GV/R", "CT-BK/O", "WS-BK/B", "LE-BK"], ["CP-MW"]), BOB),
    "ride-route-twice": (("Ann", ["LC-CP", "CP-LC"], ["CP-MW"]), BOB),
    "ride-route-taken": (("Ann", ["LC-CP"], ["CP-MW"]), ("Bob", ["LC-CP"], ["LE-WS"])),
    "ride-both-halves": (("Ann", ["LC-TS/B", "LC-TS/G"], ["CP-MW"]), BOB),
    "ride-half-closed": (("Ann", ["LC-TS/B"], ["CP-MW"]), ("Bob", ["LC-TS/G"], ["LE-WS"])),
    "ride-ticket-twice": (("Ann", [], ["CP-MW", "MW-CP"]), BOB),
    "ride-ticket-taken": (("Ann", [], ["CP-MW"]), ("Bob", [], ["CP-MW"])),
    "ride-no-ticket": (("Ann", [], []), BOB),
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("message", IMPOSSIBLE)
def test_what_no_game_ends_like_is_said_in_every_language(message: str, language: str) -> None:
    with pytest.raises(ImpossibleGame) as refused:
        parse_cardboard(file(*IMPOSSIBLE[message]))
    sentence = refused.value.said
    assert sentence.message == message and say_sentence(sentence) == str(refused.value)
    said = say_sentence(sentence, language)
    assert "$" not in said
    shown = [value for name, value in sentence.values if name in ("name", "route", "ticket", "used")]
    assert all((say_sentence(one, language) if isinstance(one, Sentence) else str(one)) in said for one in shown)


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "3", '{"players": 3}', '{"players": [{}]}', '{"players": [{"nam": 1}, {}]}', "[" * 100_000],
    ids=lambda text: text[:40],
)
def test_other_files_get_a_sentence(text: str) -> None:
    with pytest.raises(BadCardboard):
        parse_cardboard(text)


@given(st.recursive(st.none() | st.text() | st.integers(), lambda x: st.lists(x) | st.dictionaries(st.text(), x)))
def test_no_file_gives_a_traceback(data: object) -> None:
    for text in (json.dumps(data), json.dumps({"players": data}), json.dumps({"players": [data, data]})):
        with pytest.raises(TabletownError):
            parse_cardboard(text)
