"""A table's life over real sockets: open, sit, fill, start, play, look on, prove, play again."""

import asyncio
import json
from secrets import token_urlsafe

import pytest

import tabletown
from tabletown.core.chance import commitment
from tabletown.core.record import parse_record, verify
from tabletown.server.wire import requests
from tabletown.server.wire.protocol import Seated, Sitter, Status, Why
from tabletown.testing.server_harness import HTTP, Server, accepted, fill_and_start, play_to_the_end, rejected

CASES = [(name, seats) for name in tabletown.names() for seats in tabletown.load(name).seat_counts]


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_one_person_and_bots_play_a_whole_game(server: Server, game: str, seats: int) -> None:
    async def play() -> None:
        table = server.open(seats, game)
        assert table.record().status_code == 409
        async with table.player(table.sit(), table.host) as ann, table.player() as onlooker:
            await fill_and_start(ann, range(1, seats))
            assert table.record().json()["why"] == "not-over"
            await play_to_the_end(ann)
            await onlooker.until(lambda: onlooker.is_over)
            assert onlooker.own == {} and onlooker.public == ann.public
            assert ann.info is not None and ann.info.seed is not None
            assert commitment(ann.info.seed) == table.commitment == ann.info.commitment
        record = parse_record(table.record().text)
        assert verify(record).scores
        assert record.seed == ann.info.seed

    asyncio.run(play())


def test_people_only_each_on_a_socket_of_their_own(server: Server) -> None:
    async def play() -> None:
        table = server.open(3)
        tokens = [table.sit(name) for name in ("Ann", "Ben", "Cleo")]
        async with (
            table.player(tokens[0], table.host) as ann,
            table.player(tokens[1]) as ben,
            table.player(tokens[2]) as cleo,
        ):
            await accepted(ann, requests.Start(ann.nonce()))
            await asyncio.gather(*(play_to_the_end(who, str(n)) for n, who in enumerate((ann, ben, cleo))))
        assert verify(parse_record(table.record().text)).winners

    asyncio.run(play())


def test_hot_seat_and_rematch_take_everybody_along(server: Server) -> None:
    async def play() -> None:
        table = server.open(3)
        tokens = [table.sit("Ann"), table.sit("Ben")]
        async with table.player(*tokens, table.host) as both:
            assert both.you == (0, 1)
            assert (await rejected(both, requests.Rematch(both.nonce()))).why is Why.NOT_OVER
            await fill_and_start(both, [2])
            await play_to_the_end(both)
            await accepted(both, requests.Rematch(both.nonce()))
            await accepted(both, requests.Rematch(both.nonce()))
            await both.until(lambda: both.info is not None and both.info.next is not None)
            assert both.info is not None and both.info.next is not None
            old = both.info
        table.id = both.info.next
        async with table.player(*tokens, table.host) as again:
            assert again.info is not None and again.you == (0, 1)
            assert again.info.status is Status.RUNNING and again.info.commitment != old.commitment
            assert [seat.name for seat in again.info.seats] == [seat.name for seat in old.seats]
            await play_to_the_end(again)

    asyncio.run(play())


def test_public_tables_are_listed_until_they_start(server: Server) -> None:
    def listed() -> set[str]:
        return {row["id"] for row in HTTP.get(f"{server.url}/api/tables").json()["tables"]}

    async def play() -> None:
        private, public = server.open(2), server.open(2, visibility="public")
        assert public.id in listed() and private.id not in listed()
        async with public.player(public.sit(), public.host) as ann:
            summary = HTTP.get(f"{server.url}/api/tables/{public.id}").json()
            assert (summary["free"], summary["names"]) == (1, ["Ann", ""])
            await fill_and_start(ann, [1])
            assert public.id not in listed()

    asyncio.run(play())


def test_sitting_down_and_getting_up(server: Server) -> None:
    async def play() -> None:
        table = server.open(2)
        async with table.player() as guest, table.player(table.host) as host:
            answer = await guest.ask(requests.Sit(guest.nonce(), "  Ann\u202e\n B. ", 1))
            assert isinstance(answer, Seated) and answer.seat == 1 and len(answer.token) >= 43
            await guest.until(lambda: guest.you == (1,))
            await host.until(lambda: host.info is not None and host.info.seats[1].present)
            assert guest.info is not None and guest.info.seats[1].name == "Ann B."
            assert (await rejected(host, requests.Sit(host.nonce(), "Eve", 1))).why is Why.SEAT_TAKEN
            assert (await rejected(host, requests.Sit(host.nonce(), "Eve", 7))).why is Why.NO_SUCH_SEAT
            assert (await rejected(host, requests.Sit(host.nonce(), "\u200b \n"))).why is Why.BAD_NAME
            assert (await rejected(host, requests.Start(host.nonce()))).why is Why.SEATS_EMPTY
            assert (await rejected(guest, requests.Start(guest.nonce()))).why is Why.NOT_HOST
            assert (await rejected(host, requests.Leave(host.nonce(), 1))).why is Why.NOT_YOUR_SEAT
            await accepted(guest, requests.Leave(guest.nonce(), 1))
            await guest.until(lambda: guest.you == ())
            assert (await rejected(host, requests.Fill(host.nonce(), 0, "nobody"))).why is Why.NO_SUCH_BOT

    asyncio.run(play())


def test_whoever_sits_down_again_with_the_same_token_is_shown_the_seat(server: Server) -> None:
    async def play() -> None:
        table, token = server.open(2), token_urlsafe(32)
        server.post(f"/api/tables/{table.id}/seats", {"name": "Ann", "token": token})
        async with table.player() as ann:
            answer = await ann.ask(requests.Sit(ann.nonce(), "Ann", None, token))
            assert isinstance(answer, Seated) and (answer.seat, answer.token) == (0, token)
            await ann.until(lambda: ann.you == (0,))
            assert ann.info is not None and ann.info.seats[0].present

    asyncio.run(play())


def test_the_host_reissues_a_lost_link_and_hands_seats_over(server: Server) -> None:
    async def play() -> None:
        table = server.open(2)
        token = table.sit("Ann", 0)
        async with table.player(table.host) as host, table.player(token) as lost:
            await fill_and_start(host, [1])
            assert lost.you == (0,)
            await accepted(host, requests.Reissue(host.nonce(), 0))
            await accepted(lost, requests.AnswerHandover(lost.nonce(), 0, agree=True))
            answer = await host.ask(requests.Reissue(host.nonce(), 0))
            assert isinstance(answer, Seated)
            await lost.until(lambda: lost.you == ())
            await host.until(lambda: host.info is not None and not host.info.seats[0].present)
            assert host.you == (), "the new link is for whoever lost the old one"
            assert lost.own == {}, "what was the seat's own is not shown to a dead link"
            late = await rejected(lost, requests.Submit(lost.nonce(), 0, lost.version, "choose S S"))
            assert late.why is Why.NOT_YOUR_SEAT
            async with table.player(answer.token) as found:
                assert found.you == (0,)
                await accepted(host, requests.Fill(host.nonce(), 0, "random"))
                await found.until(lambda: found.is_over)
                assert found.info is not None and found.info.seats[0].sitter is Sitter.BOT

    asyncio.run(play())


def test_a_seat_goes_to_a_bot_and_back_in_the_middle_of_a_game(server: Server) -> None:
    async def play() -> None:
        table = server.open(3)
        tokens = [table.sit(name) for name in ("Ann", "Ben")]
        async with table.player(tokens[0], table.host) as ann, table.player(tokens[1]) as ben:
            await fill_and_start(ann, [2])
            await accepted(ann, requests.Fill(ann.nonce(), 1, "random"))
            await ben.until(lambda: ben.you == ())
            await accepted(ann, requests.Reissue(ann.nonce(), 1, "Bea"))
            await accepted(ben, requests.AnswerHandover(ben.nonce(), 1, agree=True))
            answer = await ann.ask(requests.Reissue(ann.nonce(), 1, "Bea"))
            assert isinstance(answer, Seated)
            await ann.until(lambda: ann.info is not None and ann.info.seats[1].name == "Bea")
            assert ann.info is not None and not ann.info.seats[1].present
            async with table.player(answer.token) as bea:
                assert bea.you == (1,) and ann.you == (0,) and list(ann.own) == [0]
                await asyncio.gather(play_to_the_end(ann), play_to_the_end(bea))

    asyncio.run(play())


def test_the_wire_carries_what_a_page_draws(server: Server) -> None:
    async def play() -> None:
        table = server.open(3)
        tokens = [table.sit(name) for name in ("Ann", "Ben", "Cleo")]
        async with table.player(*tokens, table.host) as all_three:
            await accepted(all_three, requests.Start(all_three.nonce()))
            await all_three.until(lambda: len(all_three.moves) == 3)
            city = json.loads(all_three.public["city/0"])
            assert city["grid"] == "/".join(["......."] * 7) and city["owners"] == [0, 1] and city["total"] == 0
            assert len(json.loads(all_three.own[1]["hand"])["tiles"]) == 7
            assert json.loads(all_three.own[0]["sides"]) == {
                "left": {"city": 0, "partner": 1},
                "right": {"city": 2, "partner": 2},
            }
            for seat in range(3):
                await all_three.submit(seat, all_three.moves[seat][0].move)
            await all_three.until(lambda: json.loads(all_three.public["turn"])["phase"] == "place")
            offer = next(offer for offer in all_three.moves[0] if " left " in offer.move)
            parts = json.loads(bytes(offer.parts))
            assert parts["kind"] == "place" and parts["city"] == 0 and parts["square"] == "d4"
            await accepted(all_three, requests.Submit(all_three.nonce(), 0, all_three.version, offer.move))
            await all_three.until(lambda: json.loads(all_three.public["city/0"])["grid"].count(".") == 48)
            assert json.loads(all_three.public["city/0"])["total"] == parts["adds"]

    asyncio.run(play())
