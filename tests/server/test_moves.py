"""Moves: nothing collides, nothing is played twice, everything is answered; undo by consent; talk."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial

from tabletown.core.record import Undone, parse_record, verify
from tabletown.server.tools.client import SeatClient
from tabletown.server.wire import requests
from tabletown.server.wire.protocol import Accepted, Why
from tabletown.testing.server_harness import Server, accepted, play_to_the_end, rejected


@asynccontextmanager
async def three_people(server: Server, language: str = "en") -> AsyncIterator[list[SeatClient]]:
    """Ann (the host), Ben and Cleo, each on her own socket, at the first choice."""
    table = server.open(3)
    tokens = [table.sit(name) for name in ("Ann", "Ben", "Cleo")]
    async with AsyncExitStack() as stack:
        players = [
            await stack.enter_async_context(table.player(token, *([table.host] if n == 0 else []), language=language))
            for n, token in enumerate(tokens)
        ]
        await accepted(players[0], requests.Start(players[0].nonce()))
        for seat, player in enumerate(players):
            await player.until(partial(may_move, player, seat))
        yield players


async def all_choose(players: list[SeatClient]) -> None:
    """Everybody chooses, and sees the reveal."""
    answers = await asyncio.gather(
        *(player.submit(seat, player.moves[seat][0].move) for seat, player in enumerate(players))
    )
    assert all(isinstance(answer, Accepted) for answer in answers), answers
    for player in players:
        await player.until(partial(is_in, player, "place"))


def phase(player: SeatClient) -> str:
    return str(json.loads(player.public["turn"])["phase"])


def is_in(player: SeatClient, wanted: str) -> bool:
    return phase(player) == wanted


def may_move(player: SeatClient, seat: int) -> bool:
    return bool(player.moves.get(seat))


def test_choices_made_at_the_same_time_never_collide(server: Server) -> None:
    async def play() -> None:
        async with three_people(server) as players:
            for _ in range(3):
                await all_choose(players)
                for seat, player in enumerate(players):
                    for _ in range(2):
                        await player.until(partial(may_move, player, seat))
                        move = player.moves[seat][0].move
                        await accepted(player, requests.Submit(player.nonce(), seat, player.version, move))
                for player in players:
                    await player.until(partial(is_in, player, "choose"))
            # Three seats came and the game began; then everybody chose once and placed twice, in each of three turns.
            assert [player.version for player in players] == [4 + 3 * 3 * 3] * 3

    asyncio.run(play())


def test_a_repeated_nonce_is_answered_again_and_not_played_again(server: Server) -> None:
    async def play() -> None:
        async with three_people(server) as (ann, ben, _):
            wish = requests.Submit(ann.nonce(), 0, ann.version, ann.moves[0][0].move)
            first = await accepted(ann, wish)
            await ben.submit(1, ben.moves[1][0].move)
            assert await accepted(ann, wish) == first
            other = requests.Submit(wish.nonce, 0, ann.version, ann.moves[0][-1].move if ann.moves[0] else "choose S S")
            assert await accepted(ann, other) == first
            assert json.loads(ann.public["turn"])["has_chosen"] == [True, True, False]

    asyncio.run(play())


def test_a_choice_cannot_be_changed_once_confirmed(server: Server) -> None:
    async def play() -> None:
        async with three_people(server) as (ann, _, _):
            moves = ann.moves[0]
            await accepted(ann, requests.Submit(ann.nonce(), 0, ann.version, moves[0].move))
            await ann.until(lambda: not ann.moves[0])
            late = await rejected(ann, requests.Submit(ann.nonce(), 0, ann.version, moves[1].move))
            assert (late.why, late.reason) == (Why.ILLEGAL, "OUT_OF_TURN")
            slip = await rejected(ann, requests.Submit(ann.nonce(), 0, 0, moves[1].move))
            assert slip.why is Why.STALE

    asyncio.run(play())


def test_refusals_speak_the_players_language(server: Server) -> None:
    async def play() -> None:
        words = {}
        for language in ("en", "de-AT", "hu", "ru", "tlh"):
            async with three_people(server, language) as (ann, _, _):
                no = await rejected(ann, requests.Submit(ann.nonce(), 0, ann.version, "place S left d4"))
                assert (no.why, no.reason) == (Why.ILLEGAL, "WRONG_PHASE")
                words[language] = no.words
                assert (await rejected(ann, requests.Submit(ann.nonce(), 0, ann.version, "dance"))).why is (
                    Why.UNREADABLE_MOVE
                )
                assert (await rejected(ann, requests.Submit(ann.nonce(), 1, ann.version, "x"))).why is Why.NOT_YOUR_SEAT
                assert (await rejected(ann, requests.Submit(ann.nonce(), 9, ann.version, "x"))).why is Why.NO_SUCH_SEAT
                assert (await rejected(ann, requests.Submit(ann.nonce(), 0, 10**6, "x"))).why is Why.STALE
        assert len(set(words.values())) == 4 and words["tlh"] == words["en"]

    asyncio.run(play())


def test_undo_asks_those_whose_decision_would_vanish(server: Server) -> None:
    async def play() -> None:
        async with three_people(server) as (ann, ben, cleo):
            await all_choose([ann, ben, cleo])
            before = ann.moves[0]
            await accepted(ann, requests.Submit(ann.nonce(), 0, ann.version, before[0].move))
            await ben.until(lambda: 0 in ben.turn.may_undo)
            await accepted(ben, requests.Submit(ben.nonce(), 1, ben.version, ben.moves[1][0].move))
            await accepted(ann, requests.AskUndo(ann.nonce(), 0, ann.version))
            await ben.until(lambda: ben.info is not None and ben.info.undo is not None)
            assert ben.info is not None and ben.info.undo is not None
            assert (ben.info.undo.by, ben.info.undo.count, ben.info.undo.waiting) == (0, 2, (1,))
            assert (await rejected(cleo, requests.AnswerUndo(cleo.nonce(), 2, True))).why is Why.NO_UNDO
            assert (await rejected(cleo, requests.AskUndo(cleo.nonce(), 2, cleo.version))).why is Why.UNDO_ASKED
            await accepted(ben, requests.AnswerUndo(ben.nonce(), 1, True))
            await ann.until(lambda: ann.moves[0] == before)
            assert len(json.loads(ann.public["turn"])["loose"][1]) == 2

    asyncio.run(play())


def test_a_secret_choice_is_taken_back_without_asking(server: Server) -> None:
    """Over the wire: those who have chosen see nothing of it, and those who look on neither."""

    async def play() -> None:
        async with three_people(server) as (ann, ben, cleo):
            before = ann.moves[0]
            assert ann.turn.may_undo == ()
            await accepted(ann, requests.Submit(ann.nonce(), 0, ann.version, before[0].move))
            await accepted(ben, requests.Submit(ben.nonce(), 1, ben.version, ben.moves[1][0].move))
            await cleo.until(lambda: cleo.turn.free_undo == (0, 1))
            told = len(cleo.events)
            await accepted(ann, requests.AskUndo(ann.nonce(), 0, ann.version))
            await ann.until(lambda: ann.moves[0] == before)
            await cleo.until(lambda: cleo.turn.free_undo == (1,))
            assert json.loads(cleo.public["turn"])["has_chosen"] == [False, True, False]
            assert len(cleo.events) == told and cleo.info is not None and cleo.info.undo is None
            assert not json.loads(ann.own[0]["hand"])["choice"] and json.loads(ben.own[1]["hand"])["choice"]

    asyncio.run(play())


def test_undo_across_a_reveal_needs_everybody_and_can_be_refused(server: Server) -> None:
    async def play() -> None:
        async with three_people(server) as (ann, ben, cleo):
            await all_choose([ann, ben, cleo])
            await accepted(ann, requests.AskUndo(ann.nonce(), 0, ann.version))
            await cleo.until(lambda: cleo.info is not None and cleo.info.undo is not None)
            assert cleo.info is not None and cleo.info.undo is not None and cleo.info.undo.waiting == (1, 2)
            await accepted(ben, requests.AnswerUndo(ben.nonce(), 1, True))
            await accepted(cleo, requests.AnswerUndo(cleo.nonce(), 2, False))
            await ann.until(lambda: ann.info is not None and ann.info.undo is None)
            assert phase(ann) == "place"

    asyncio.run(play())


def test_a_record_with_an_undo_is_proved(server: Server) -> None:
    async def play() -> None:
        table = server.open(2)
        async with table.player(table.sit(), table.host) as ann:
            await accepted(ann, requests.Fill(ann.nonce(), 1, "random"))
            await accepted(ann, requests.Start(ann.nonce()))
            await ann.until(lambda: bool(ann.moves.get(0)))
            stale = requests.Submit(ann.nonce(), 0, ann.version, ann.moves[0][0].move)
            await accepted(ann, requests.Submit(ann.nonce(), 0, ann.version, ann.moves[0][0].move))
            await accepted(ann, requests.AskUndo(ann.nonce(), 0, ann.version))
            assert (await rejected(ann, stale)).why is Why.STALE
            await play_to_the_end(ann)
        record = parse_record(table.record().text)
        assert any(isinstance(entry, Undone) for entry in record.entries) and verify(record).winners

    asyncio.run(play())


def test_a_proposal_is_accepted_in_one_step(server: Server) -> None:
    async def play() -> None:
        async with three_people(server) as (ann, ben, cleo):
            early = requests.Propose(ann.nonce(), 0, 1, "place S right d4")
            assert (await rejected(ann, early)).why is Why.ILLEGAL
            await all_choose([ann, ben, cleo])
            bens = [offer.move for offer in ben.moves[1]]
            shared = next(move for move in bens if " right " in move)
            other = next(move for move in bens if " left " in move)
            assert (await rejected(ann, requests.Propose(ann.nonce(), 0, 1, other))).why is Why.NO_PROPOSAL
            number = await accepted(ann, requests.Propose(ann.nonce(), 0, 1, shared))
            await ben.until(lambda: ben.info is not None and len(ben.info.proposals) == 1)
            assert ben.info is not None
            (ghost,) = ben.info.proposals
            assert (ghost.id, ghost.by, ghost.to, ghost.move) == (number, 0, 1, shared)
            assert json.loads(bytes(ghost.parts))["city"] == 0
            assert (await rejected(cleo, requests.AnswerProposal(cleo.nonce(), 2, number, True))).why is Why.NO_PROPOSAL
            wish = requests.AnswerProposal(ben.nonce(), 1, number, True)
            done = await accepted(ben, wish)
            assert await accepted(ben, wish) == done
            await ann.until(lambda: ann.info is not None and not ann.info.proposals)
            assert any(event.type == "Placed" for event in ann.events)

    asyncio.run(play())


def test_proposals_are_declined_withdrawn_and_forgotten(server: Server) -> None:
    async def play() -> None:
        async with three_people(server) as (ann, ben, cleo):
            await all_choose([ann, ben, cleo])
            shared = [offer.move for offer in ben.moves[1] if " right " in offer.move]
            first = await accepted(ann, requests.Propose(ann.nonce(), 0, 1, shared[0]))
            await accepted(ben, requests.AnswerProposal(ben.nonce(), 1, first, False))
            await ann.until(lambda: [(line.seat, line.phrase) for line in ann.chat] == [(1, "phrase-rather-not")])
            second = await accepted(ann, requests.Propose(ann.nonce(), 0, 1, shared[0]))
            assert (await rejected(ben, requests.Withdraw(ben.nonce(), 1, second))).why is Why.NO_PROPOSAL
            await accepted(ann, requests.Withdraw(ann.nonce(), 0, second))
            await accepted(ann, requests.Propose(ann.nonce(), 0, 1, shared[0]))
            await accepted(ben, requests.Submit(ben.nonce(), 1, ben.version, shared[-1]))
            await ann.until(lambda: ann.info is not None and not ann.info.proposals)

    asyncio.run(play())


def test_chat_survives_and_phrases_are_translated(server: Server) -> None:
    async def play() -> None:
        async with three_people(server) as (ann, ben, cleo):
            await accepted(ann, requests.Say(ann.nonce(), 0, "<b>hi</b>\u0007 all"))
            await accepted(ben, requests.Say(ben.nonce(), 1, phrase="phrase-thanks"))
            assert (await rejected(ben, requests.Say(ben.nonce(), 1, phrase="phrase-x"))).why is Why.NO_SUCH_PHRASE
            assert (await rejected(ben, requests.Say(ben.nonce(), 1, " \n"))).why is Why.BAD_TEXT
            assert (await rejected(ben, requests.Say(ben.nonce(), 0, "I am Ann"))).why is Why.NOT_YOUR_SEAT
            await cleo.until(lambda: len(cleo.chat) == 2)
            await cleo.cut()
            await cleo.until(lambda: cleo.connects == 2)
            await cleo.until(lambda: len(cleo.chat) == 2)
            assert [(line.seat, line.text, line.phrase) for line in cleo.chat] == [
                (0, "<b>hi</b> all", ""),
                (1, "", "phrase-thanks"),
            ]

    asyncio.run(play())
