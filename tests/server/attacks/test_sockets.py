"""What one visitor can do with sockets: it is counted, and cut off with a reason, and the others go on."""

import asyncio
from collections.abc import Iterator

import pytest
from bench.attacks import fragments, onlookers, pings, talk, unread_hellos
from bench.attacks.harness import Victim, closing, message, texts, web_socket
from tests.server.attacks.servers import at_default_limits, figure, is_answering
from tests.server.test_backup import command

from tabletown.server.tools.client import SeatClient
from tabletown.server.wire import requests
from tabletown.server.wire.limits import ONLOOKERS, UNREAD
from tabletown.testing.server_harness import Server, accepted, fill_and_start


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with at_default_limits(tmp_path_factory.mktemp("attacked")) as found:
        yield found


def memory(server: Server) -> int:
    """Bytes that the server has in memory."""
    assert server.process is not None
    with open(f"/proc/{server.process.pid}/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * 4096


def test_pings_are_counted_and_cut(server: Server) -> None:
    before = memory(server)
    told = asyncio.run(pings.attack(Victim(server.port, "127.0.0.3"), 200_000))
    assert told.cuts and set(told.cuts) <= {"1008 too-fast: control-frames", "aborted"}
    assert figure(server, 'tabletown_cut_total{limit="control-frames"}') >= 1
    assert memory(server) - before < UNREAD + (20 << 20)
    assert is_answering(server)


def test_fragments_are_counted_and_cut(server: Server) -> None:
    told = asyncio.run(fragments.attack(Victim(server.port, "127.0.0.4"), 200_000))
    assert told.cuts and set(told.cuts) <= {"1008 too-fast: control-frames", "aborted"}
    assert is_answering(server)


def test_what_nobody_reads_is_bounded(server: Server) -> None:
    before = memory(server)
    told = asyncio.run(unread_hellos.attack(Victim(server.port, "127.0.0.5"), 150))
    assert told.sent > 400
    refused = figure(server, 'tabletown_limited_total{limit="hellos"}')
    assert refused + figure(server, 'tabletown_cut_total{limit="unread"}') > 0
    assert memory(server) - before < unread_hellos.HOUSES * UNREAD + (27 << 20), (
        "what addresses may owe, and what handling it takes"
    )
    assert is_answering(server)


def test_onlookers_never_take_the_places_of_seats(server: Server) -> None:
    table = server.open(2)
    token = table.sit()

    async def come() -> None:
        async with table.player(token, table.host) as ann:
            await fill_and_start(ann, [1])
            await accepted(ann, requests.Say(ann.nonce(), 0, "here"))

    told = asyncio.run(onlookers.crowd(Victim(server.port, "127.0.0.6"), ONLOOKERS + 20, table.id, come))
    assert told.answers == {"sync": ONLOOKERS, "too-many": 20}


def test_talk_cannot_fill_the_disk(server: Server) -> None:
    before = figure(server, "tabletown_entries_total")
    told = asyncio.run(talk.attack(Victim(server.port, "127.0.0.7"), 30_000))
    assert sum(told.cuts.values()) == talk.SOCKETS and set(told.cuts) <= {"1008 too-fast: messages", "aborted"}
    assert figure(server, "tabletown_entries_total") - before < 4_000
    assert is_answering(server)


def test_whoever_is_banned_is_told_so_and_cut_off(server: Server) -> None:
    banned = Victim(server.port, "127.0.0.10")

    async def talk_on() -> bytes:
        async with asyncio.timeout(60), web_socket(banned) as socket, banned.client() as http:
            assert await asyncio.to_thread(command, "admin", "ban", banned.source, "--db", server.db) == 0
            while (await http.get("/api/tables")).status_code != 403:
                await asyncio.sleep(0.05)
            await socket.send(message("ping", "still here"))
            return await socket.rest(60)

    said = asyncio.run(talk_on())
    assert closing(said) == "1008 banned" and texts(said)[-1]["why"] == "banned"

    async def come_back(says: bytes) -> bytes:
        async with asyncio.timeout(60), web_socket(banned) as socket:
            await socket.send(says)
            return await socket.rest(60)

    hello = message("hello", 1, table="abcdefgh", language="de-AT")
    for says, words in ((hello + hello, "von deiner Adresse"), (b"", "from your address")):
        said = asyncio.run(come_back(says))
        [refused] = texts(said)
        assert closing(said) == "1008 banned" and refused["why"] == "banned" and words in str(refused["words"])

    async def open_page() -> str:
        async with banned.client() as http:
            answer = await http.get("/", headers={"accept": "text/html,*/*", "accept-language": "hu-HU,hu"})
            assert answer.status_code == 403
            return answer.text

    assert asyncio.run(open_page()) == "A szerver üzemeltetője a te címedről senkit sem enged be."
    assert is_answering(server)


def test_sixty_people_behind_one_address_play_and_come_back(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("sixty")
    with at_default_limits(folder) as server:
        tables = [server.open(2) for _ in range(30)]
        seats = [(table, table.sit()) for table in tables for _ in range(2)]

        async def play() -> None:
            async with asyncio.TaskGroup() as group:
                for number, (table, token) in enumerate(seats):
                    group.create_task(one(number, table.player(token, *[table.host][number % 2 :])))

        restarted = asyncio.Event()
        back = 0

        async def one(number: int, client: SeatClient) -> None:
            nonlocal back
            async with client as player:
                if number % 2 == 0:
                    await accepted(player, requests.Start(player.nonce()))
                await player.until(lambda: bool(player.moves.get(player.you[0])))
                seat = player.you[0]
                answer = await player.submit(seat, player.moves[seat][0].move)
                assert type(answer).__name__ == "Accepted"
                back += 1
                if back == len(seats):
                    await asyncio.to_thread(restart)
                    restarted.set()
                await restarted.wait()
                await player.until(lambda: player.connects >= 2)
                await player.ask(requests.Ping(player.nonce()))

        def restart() -> None:
            server.stop()
            server.start()

        asyncio.run(play())
        assert figure(server, "tabletown_limited_total") == 0
