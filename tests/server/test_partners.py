"""Bots as partners: they propose with reasons, answer proposals, and wait a moment for people, but never for bots."""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from tests.server import hubs

from tabletown.between_two_cities import GAME as ANY_TABLE
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.moves import Place
from tabletown.between_two_cities.people.state import Phase, State, city_index
from tabletown.bots.between_two_cities.net import net_for
from tabletown.bots.between_two_cities.proposals import PlacementWish, answer, clear_wishes, gains_for
from tabletown.core.seat import Seat, all_seats
from tabletown.locales import languages
from tabletown.server.games.between_two_cities.talk import _opinion, reply, wishes
from tabletown.server.live.bot_seat import BotWorkers
from tabletown.server.live.hub import Hub
from tabletown.server.live.live_table import LiveTable
from tabletown.server.live.talk import Reply, Talk, Words
from tabletown.server.live.tokens import hash_token
from tabletown.server.live.wishes import Actor
from tabletown.server.stores.sqlite import SqliteStore
from tabletown.server.tools.client import SeatClient
from tabletown.server.wire import requests
from tabletown.server.wire.bodies import OpenTable
from tabletown.server.wire.protocol import Proposal, Seated
from tabletown.testing.playouts import random_moves, random_states
from tabletown.testing.server_harness import Server, accepted, fill_and_start, play_to_the_end, running


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Its bots wait as long as a test can take: only what people do makes them go on."""
    with running(Path(tmp_path_factory.mktemp("patient")), "--bot-patience", "600") as server:
        yield server


@asynccontextmanager
async def one_among_bots(server: Server, bot: str) -> AsyncIterator[SeatClient]:
    """Ann, with a bot on either side."""
    table = server.open(3)
    async with table.player(table.sit("Ann"), table.host) as ann:
        await fill_and_start(ann, [1, 2], bot)
        yield ann


async def choose(ann: SeatClient) -> None:
    await ann.until(lambda: bool(ann.moves.get(0)) and turn(ann)["phase"] == "choose")
    await accepted(ann, requests.Submit(ann.nonce(), 0, ann.version, ann.moves[0][0].move))
    await ann.until(lambda: turn(ann)["phase"] == "place")


async def place_both(ann: SeatClient) -> None:
    for _ in range(2):
        await ann.until(lambda: bool(ann.moves.get(0)))
        await accepted(ann, requests.Submit(ann.nonce(), 0, ann.version, ann.moves[0][0].move))


def turn(ann: SeatClient) -> dict[str, object]:
    found = json.loads(ann.public["turn"])
    assert isinstance(found, dict)
    return found


def loose(ann: SeatClient, seat: int) -> list[str]:
    return list(json.loads(ann.public["turn"])["loose"][seat])


def proposals(ann: SeatClient) -> tuple[Proposal, ...]:
    assert ann.info is not None
    return ann.info.proposals


def test_a_bot_does_what_is_proposed(patient: Server) -> None:
    async def play() -> None:
        async with one_among_bots(patient, "random") as ann:
            await choose(ann)
            tile = loose(ann, 1)[0]
            await accepted(ann, requests.Propose(ann.nonce(), 0, 1, f"place {tile} right d4"))
            await ann.until(lambda: len(loose(ann, 1)) < 2)
            first, *_ = [json.loads(bytes(event.parts)) for event in ann.events if event.type == "Placed"]
            assert (first["seat"], first["tile"], first["square"], first["city"]) == (1, tile, "d4", 0)
            assert not proposals(ann)

    asyncio.run(play())


def test_a_bot_with_an_opinion_agrees_or_says_what_it_would_rather_do(patient: Server) -> None:
    async def play() -> None:
        async with one_among_bots(patient, "greedy") as ann:
            await choose(ann)
            for tile in loose(ann, 1):
                await accepted(ann, requests.Propose(ann.nonce(), 0, 1, f"place {tile} right d4"))
                await ann.until(lambda: not any(one.to == 1 for one in proposals(ann)))
                # Its other tile goes where no person is its partner: it may be placed already.
                if len(loose(ann, 1)) < 2:
                    break
                assert ann.chat[-1].seat == 1 and ann.chat[-1].phrase == "phrase-rather-not"
                assert set(ann.chat[-1].words) == set(languages())
            # One of the two tiles is the one it would take itself.
            assert len(loose(ann, 1)) < 2

    asyncio.run(play())


def test_bots_wait_until_the_person_beside_them_is_done_and_no_longer(patient: Server) -> None:
    async def play() -> None:
        async with one_among_bots(patient, "random") as ann:
            for _ in range(3):
                await choose(ann)
                await asyncio.sleep(0.3)
                assert [len(loose(ann, seat)) for seat in range(3)] == [2, 2, 2]
                await place_both(ann)
                await ann.until(lambda: turn(ann)["phase"] == "choose")
            await play_to_the_end(ann)

    asyncio.run(play())


def test_bots_propose_with_reasons_and_one_step_accepts(patient: Server) -> None:
    async def find() -> Proposal:
        # Nearly every game has a turn with a clear wish, but bots may speak too late for one that does not wait long.
        for _ in range(6):
            async with one_among_bots(patient, "greedy") as ann:
                for _ in range(7):
                    await choose(ann)
                    if await heard(ann):
                        return await grant(ann)
                    await place_both(ann)
        raise AssertionError("in six games no bot had a clear wish")

    async def heard(ann: SeatClient) -> bool:
        for _ in range(20):
            await asyncio.sleep(0.1)
            if proposals(ann):
                return True
        return False

    async def grant(ann: SeatClient) -> Proposal:
        one = proposals(ann)[0]
        assert one.move in {offer.move for offer in ann.moves[0]}
        await accepted(ann, requests.AnswerProposal(ann.nonce(), 0, one.id, accept=True))
        await ann.until(lambda: len(loose(ann, 0)) == 1)
        return one

    wish = asyncio.run(find())
    assert wish.to == 0
    assert set(wish.words) == set(languages()) and all(wish.words.values())


def test_a_wish_says_why_in_every_language_and_can_be_played() -> None:
    told = 0
    for state in random_states(GAME, 4, "wishes"):
        for seat in all_seats(4):
            others = tuple(other for other in range(4) if other != seat)
            for wish in wishes(Talk(GAME.name, "hard", GAME.view(state, seat)), others):
                told += 1
                assert GAME.parse_move(wish.move) in GAME.legal_moves(state, all_seats(4)[wish.to])
                assert wish.words.keys() == set(languages()) and len(set(wish.words.values())) == len(wish.words)
                # Whatever its level, a partner speaks; one who plays by chance has nothing to say.
                assert wish in wishes(Talk(GAME.name, "easy", GAME.view(state, seat)), others)
                assert "%" in wish.words["en"]
            assert wishes(Talk(GAME.name, "random", GAME.view(state, seat)), others) == ()
    assert told > 10


SENSES = {
    "en": ("points? less", "as many", "points? more"),
    "de": ("Punkte? weniger", "ebenso viele", "Punkte? mehr"),
    "hu": ("kevesebbet", "ugyanannyi", "többet"),
    "ru": ("меньше", "столько же", "очк\\w+ больше"),
}
"""How fewer, as many and more points are told, as patterns."""
LESS, SAME, MORE = range(3)
KINDS_OF_TABLES: list[tuple[int, dict[str, str | bool]]] = [
    (3, {}),
    (4, {}),
    (3, {"landscapes": True, "civics": True, "districts": True}),
    (4, {"civics": True, "districts": True}),
    # No net knows these.
    (3, {"districts": True}),
    (2, {"automa": "third"}),
    (2, {"automa": "third", "landscapes": True, "civics": True, "districts": True}),
]


def some_views(seats: int, options: dict[str, str | bool]) -> Iterator[tuple[Talk, list[Place]]]:
    """Every fifth table of three games as each seat sees it, with what the seat itself may place there."""
    for deal in range(3):
        first = ANY_TABLE.setup(seats, f"told {deal}", **options)
        for number, (state, _, _) in enumerate(random_moves(ANY_TABLE, first, Random(deal))):
            for seat in all_seats(seats) if number % 5 == deal else ():
                moves = ANY_TABLE.legal_moves(state, seat)
                view = ANY_TABLE.view(state, seat)
                yield Talk(GAME.name, "hard", view), [move for move in moves if isinstance(move, Place)]


def check_words(words: Words, gain: PlacementWish) -> int:
    """Whether all languages tell the same, the points and then the chance. Gives the sense: less, as many or more."""
    points, chance = round(gain.points), round(100 * gain.chance)
    sense = MORE if points > 0 else LESS if points < 0 else SAME
    told = [*([str(abs(points))] if points else []), *([str(chance)] if chance else [])]
    for language, senses in SENSES.items():
        assert re.findall(r"\b\d+", words[language]) == told
        assert [number for number, words_of in enumerate(senses) if re.search(words_of, words[language])] == [sense]
        assert ("%" in words[language]) == bool(chance)
    return sense


@pytest.mark.parametrize(("seats", "options"), KINDS_OF_TABLES, ids=str)
def test_words_say_what_a_bot_expects_in_every_language(seats: int, options: dict[str, str | bool]) -> None:
    wished, declined, senses = 0, 0, set[int]()
    for talk, places in some_views(seats, options):
        view = _opinion(talk)
        assert view is not None and view.seat is not None
        gains, net, seat = gains_for(view), net_for(view), view.seat
        others = frozenset(all_seats(view.seats)) - {seat}
        meant, said = clear_wishes(view, gains, others, net), wishes(talk, tuple(others))
        assert [one.move for one in said] == [GAME.format_move(one.move(view.seats)) for one in meant]
        senses |= {check_words(one.words, wish) for one, wish in zip(said, meant, strict=True)}
        wished += len(said)
        for place in places[::5]:
            told = reply(talk, GAME.format_move(place))
            if place.tile not in view.loose[seat] or place.side is view.filled[seat]:
                assert told == Reply(True, {}), "the Automa's tile, also where an own one is alike"
                continue
            wish = PlacementWish(seat, city_index(seat, place.side, view.seats), place.tile, place.square)
            counter = answer(view, wish, gains, net)
            assert told.accept == (counter is None)
            if counter is not None:
                senses.add(check_words(told.words, counter))
                declined += 1
    assert MORE in senses
    assert wished > 5 and declined > 5


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"landscapes": True, "civics": True, "districts": True}),
        (2, {"automa": "third"}),
        (2, {"automa": "third", "landscapes": True, "civics": True, "districts": True}),
    ],
    ids=str,
)
def test_bots_talk_with_capitals_and_beside_an_automa(seats: int, options: dict[str, str | bool]) -> None:
    told = declined = 0
    first = ANY_TABLE.setup(seats, "talk", **options)
    for state, _, _ in random_moves(ANY_TABLE, first, Random("talk")):
        for seat in all_seats(seats):
            talk = Talk(GAME.name, "hard", ANY_TABLE.view(state, seat))
            others = tuple(other for other in all_seats(seats) if other != seat)
            for wish in wishes(talk, others):
                told += 1
                assert ANY_TABLE.parse_move(wish.move) in ANY_TABLE.legal_moves(state, Seat(wish.to))
                said = reply(Talk(GAME.name, "hard", ANY_TABLE.view(state, Seat(wish.to))), wish.move)
                assert said.accept != bool(said.words)
            for move in ANY_TABLE.legal_moves(state, seat)[:3]:
                declined += not reply(talk, ANY_TABLE.format_move(move)).accept
    assert told > 3 and declined > 3


def test_an_answer_is_yes_or_says_what_else() -> None:
    agreed = declined = 0
    for state in random_states(GAME, 3, "answers"):
        for seat in sorted(GAME.to_act(state)):
            moves = [text for move in GAME.legal_moves(state, seat) if (text := GAME.format_move(move))[:5] == "place"]
            for text in moves[::5]:
                said = reply(Talk(GAME.name, "hard", GAME.view(state, seat)), text)
                agreed += said.accept
                declined += not said.accept
                assert said.accept != bool(said.words)
                assert reply(Talk(GAME.name, "random", GAME.view(state, seat)), text).accept
    assert agreed > 10 and declined > 10


class AmongBots:
    """A table of three in a hub without sockets, which may be started anew: Ann, and bots that do not wait for her."""

    def __init__(self, file: Path) -> None:
        self._file = str(file)
        self._number = 0
        self.reader = hubs.Reader("")
        self.table = ""

    def hub(self) -> Hub:
        return Hub(SqliteStore(self._file), BotWorkers(0, 0.0))

    async def begin(self, hub: Hub) -> LiveTable:
        opened = await hub.open_table(OpenTable("between-two-cities", 3, manners=hubs.FREE))
        self.table, self.reader = opened.header.id, hubs.Reader(opened.host)
        seated = await hub.once(self.table, requests.Sit("n", "Ann"))
        assert isinstance(seated, Seated)
        self.reader.actor = Actor(self.reader.actor.tokens | {hash_token(seated.token)})
        live = await self.come(hub)
        for request in (requests.Fill("1", 1, "greedy"), requests.Fill("2", 2, "greedy"), requests.Start("s")):
            hub.ask(live, request, self.reader)
        return live

    async def come(self, hub: Hub) -> LiveTable:
        return await hub.hello(self.reader, requests.Hello("h", self.table))

    async def play(self, hub: Hub, live: LiveTable, phase: Phase) -> None:
        """Ann's first move, once she has one in this phase."""

        def is_due() -> bool:
            state = live.table.state
            return isinstance(state, State) and state.phase is phase and Seat(0) in live.table.to_act

        await hubs.until(is_due)
        self._number += 1
        version, game = live.table.version, live.table.game
        move = game.format_move(game.legal_moves(live.table.state, Seat(0))[0])
        hub.ask(live, requests.Submit(f"m{self._number}", 0, version, move), self.reader)
        await hubs.until(lambda: live.table.version > version)

    async def wait(self, hub: Hub, live: LiveTable) -> int:
        """Until the others have placed what they have, and said what they have to say."""
        await hubs.until(lambda: isinstance(live.table.state, State) and live.table.state.phase is Phase.PLACE)
        await hubs.until(lambda: live.table.to_act == {0} and set(live.wishing) == {1, 2})
        await hubs.until(lambda: not hub._tasks and not live.inbox and live.told == live.table.version)
        return live.table.version


def test_whoever_reads_a_table_later_finds_the_same_wishes(tmp_path: Path) -> None:
    """The others have placed meanwhile, and see more. What they did not wish for when tiles were turned up they do not
    wish for because a server was started anew."""

    async def go() -> None:
        for number in range(8):
            table = AmongBots(tmp_path / f"{number}.sqlite3")
            async with hubs.running(table.hub()) as hub:
                live = await table.begin(hub)
                await table.play(hub, live, Phase.CHOOSE)
                await table.wait(hub, live)
                for _ in range(2):
                    await table.play(hub, live, Phase.PLACE)
                await table.play(hub, live, Phase.CHOOSE)
                version = await table.wait(hub, live)
            async with hubs.running(table.hub()) as hub:
                assert await table.wait(hub, await table.come(hub)) == version

    asyncio.run(go())
