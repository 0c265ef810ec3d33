"""The host who wants to see a hand: a new link for somebody's seat needs her own yes, or that of all others."""

import pytest
from tests.server.plays import HOST, TOKENS, Play, begun, opened

from tabletown.server.live.tokens import hash_token
from tabletown.server.live.wishes import Verdict
from tabletown.server.wire import requests
from tabletown.server.wire.protocol import Status, Why


def answer(play: Play, seat: int, agree: bool, token: str = "") -> Verdict:
    return play.ask(requests.AnswerHandover("n", seat, agree), token or TOKENS[seat])


def test_the_host_alone_gets_no_link_to_a_hand() -> None:
    play = begun()
    asked = play.ask(requests.Reissue("n", 2), HOST, TOKENS[0])
    assert not asked.token and play.table.chairs[2].token == TOKENS[2]
    assert play.table.handover is not None and play.table.handover.waiting == {1}
    assert play.refused(requests.Reissue("n", 2), HOST, TOKENS[0]) is Why.CONSENT
    assert play.refused(requests.AnswerHandover("n", 1, agree=True), HOST, TOKENS[0]) is Why.NOT_YOUR_SEAT
    assert play.refused(requests.AnswerHandover("n", 2, agree=True), HOST, TOKENS[0]) is Why.NOT_YOUR_SEAT
    assert play.notices == ["told-handover-asked"], "everybody is told"


@pytest.mark.parametrize("by", [1, 2], ids=["all others", "the owner"])
def test_the_owner_or_all_others_can_agree(by: int) -> None:
    play = begun()
    play.ask(requests.Reissue("n", 2), HOST, TOKENS[0])
    answer(play, by, agree=True)
    given = play.ask(requests.Reissue("m", 2), HOST, TOKENS[0])
    assert given.token and play.table.chairs[2].token == hash_token(given.token)
    assert play.table.handover is None
    assert play.notices == ["told-handover-asked", "told-handover-agreed", "told-new-link"]


def test_one_no_ends_it() -> None:
    play = begun()
    play.ask(requests.Reissue("n", 2), HOST)
    assert play.table.handover is not None and play.table.handover.waiting == {0, 1}
    answer(play, 0, agree=True)
    answer(play, 1, agree=False)
    assert play.notices[-1] == "told-handover-refused"
    assert play.refused(requests.AnswerHandover("n", 1, agree=True), TOKENS[1]) is Why.NO_HANDOVER


@pytest.mark.parametrize("wish", [requests.Free("n", 2), requests.Fill("n", 2, "random")], ids=["free", "fill"])
def test_there_is_no_way_round_it(wish: requests.Free | requests.Fill) -> None:
    """Not by a free seat that anybody could take, nor by a bot between."""
    play = begun()
    play.ask(wish, HOST)
    if isinstance(wish, requests.Free):
        assert play.refused(requests.Sit("n", "Spy"), HOST) is Why.CONSENT
    assert not play.ask(requests.Reissue("n", 2, "Spy"), HOST).token
    answer(play, 2, agree=True)
    assert play.table.handover is not None and play.table.handover.granted, "it is still hers to agree"


def test_two_at_a_table_need_the_other_one() -> None:
    """There is nobody else who could agree."""
    play = begun(people=2)
    assert not play.ask(requests.Reissue("n", 1), HOST, TOKENS[0]).token
    assert play.refused(requests.Reissue("n", 1), HOST, TOKENS[0]) is Why.CONSENT
    answer(play, 1, agree=True)
    assert play.ask(requests.Reissue("m", 1), HOST, TOKENS[0]).token


def test_alone_with_bots_nobody_is_asked() -> None:
    play = begun(people=1)
    assert play.ask(requests.Reissue("n", 2, "Dani"), HOST, TOKENS[0]).token


def test_before_the_start_there_is_no_hand() -> None:
    play = opened()
    assert play.status() is Status.OPEN and play.ask(requests.Reissue("n", 2), HOST).token
