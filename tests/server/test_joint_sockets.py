"""The deal that all draw together, over real sockets: nobody does anything for it but sit down."""

import asyncio
import json
from pathlib import Path

import pytest
from tests.server.hubs import Reader, running as running_hub, until
from websockets.asyncio.client import connect

from tabletown.core.record import parse_record, verify
from tabletown.server.live.absence import DRAW_SECONDS
from tabletown.server.live.bot_seat import BotWorkers
from tabletown.server.live.hub import Hub
from tabletown.server.live.log import ShareShown
from tabletown.server.live.tokens import hash_token, new_token
from tabletown.server.live.wishes import Actor
from tabletown.server.stores.sqlite import SqliteStore
from tabletown.server.tools.client import SeatClient
from tabletown.server.tools.own_shares import DealCheck, OwnShares
from tabletown.server.wire import requests
from tabletown.server.wire.bodies import OpenTable
from tabletown.server.wire.protocol import DealInfo, Seated, Status, Why
from tabletown.testing.server_harness import OpenedTable, Server, accepted, play_to_the_end, rejected


def is_running(player: SeatClient) -> bool:
    return player.info is not None and player.info.status is Status.RUNNING


def deal_of(player: SeatClient) -> DealInfo:
    assert player.info is not None and player.info.deal is not None
    return player.info.deal


def all_pledged(player: SeatClient) -> bool:
    return all(deal_of(player).pledges)


async def start(host: SeatClient) -> None:
    await host.until(lambda: all_pledged(host))
    await accepted(host, requests.Start(host.nonce()))


def test_two_people_and_a_bot_draw_a_deal_that_verify_proves(server: Server) -> None:
    async def play() -> OpenedTable:
        table = server.open(3)
        mine, yours = OwnShares(), OwnShares()
        async with (
            table.player(table.sit("Ann"), table.host, shares=mine) as ann,
            table.player(table.sit("Ben"), shares=yours) as ben,
            table.player() as onlooker,
        ):
            await accepted(ann, requests.Fill(ann.nonce(), 2, "random"))
            await start(ann)
            await asyncio.gather(play_to_the_end(ann), play_to_the_end(ben))
            await onlooker.until(lambda: onlooker.is_over)
            assert ann.info is not None and ben.info is not None and onlooker.info is not None
            assert mine.check(ann.info) is yours.check(ben.info) is DealCheck.VERIFIED
            assert OwnShares().check(onlooker.info) is DealCheck.JOINT
        return table

    table = asyncio.run(play())
    record = parse_record(table.record().text)
    assert verify(record).scores and record.joint is not None and all(record.joint.shares)
    assert record.commitment == table.commitment


def test_somebody_who_leaves_when_shares_are_asked_for_is_named(server: Server) -> None:
    async def play() -> None:
        table = server.open(2)
        token = table.sit("Ann")
        async with table.player(token, table.host, shares=OwnShares()) as ann:
            async with table.player(table.sit("Ben")) as ben:
                # Ben's client pledges something that nobody knows the share of.
                await accepted(ben, requests.Pledge(ben.nonce(), 1, 1, "ab" * 32))
                await start(ann)
                assert (await rejected(ben, requests.ShowShare(ben.nonce(), 1, 1, "cd" * 32))).why is Why.BAD_SHARE
                assert (await rejected(ann, requests.Free(ann.nonce(), 1))).why is Why.DRAWING
                await accepted(ben, requests.Leave(ben.nonce(), 1))
            await ann.until(lambda: deal_of(ann).pledges[0] != "" and deal_of(ann).named == ("Ben",))
            assert any(line.told is not None and line.told.message == "told-draw-stopped" for line in ann.chat)
            async with table.player(table.sit("Cleo"), shares=OwnShares()) as cleo:
                await start(ann)
                await cleo.until(lambda: is_running(cleo))

    asyncio.run(play())


def test_a_restart_between_pledging_and_showing(tmp_path: Path) -> None:
    """Ann has shown her share, Ben has pledged and lost his connection: after the restart the game begins."""
    server = Server(str(tmp_path / "restart.sqlite3"))
    server.start()

    async def play() -> None:
        table = server.open(2)
        mine, yours = OwnShares(), OwnShares()
        anns, token = table.sit("Ann"), table.sit("Ben")
        async with table.player(anns, table.host, shares=mine) as ann:
            async with table.player(token, shares=yours) as ben:
                await ben.until(lambda: all_pledged(ben))
            await start(ann)
            await ann.until(
                lambda: ann.info is not None and ann.info.deal is not None and ann.info.deal.waiting == (1,)
            )
            server.kill()
            server.start()
            async with table.player(token, shares=yours) as ben:
                await asyncio.gather(play_to_the_end(ann), play_to_the_end(ben))
            assert ann.info is not None and ben.info is not None
            assert mine.check(ann.info) is yours.check(ben.info) is DealCheck.VERIFIED
        assert verify(parse_record(table.record().text)).scores

    try:
        asyncio.run(play())
    finally:
        server.stop()


def test_shares_that_are_none_are_unreadable(server: Server) -> None:
    async def play() -> list[str]:
        table = server.open(2)
        token = table.sit("Ann")
        found = []
        async with connect(server.url.replace("http", "ws", 1) + "/ws") as socket:
            await socket.send(json.dumps({"t": "hello", "nonce": "h", "table": table.id, "tokens": [token]}))
            await socket.recv()
            for wrong in ("", "ab", "ab" * 31, "ab" * 33, "AB" * 32, "zz" * 32, 7, None, ["ab" * 32]):
                for kind, field in (("pledge", "pledge"), ("show-share", "share")):
                    wish = {"t": kind, "nonce": "n", "seat": 0, "draw": 1, field: wrong}
                    await socket.send(json.dumps(wish))
                    found.append(str(json.loads(await socket.recv())["why"]))
            await socket.send(json.dumps({"t": "pledge", "nonce": "n", "seat": 0, "draw": 0, "pledge": "ab" * 32}))
            found.append(str(json.loads(await socket.recv())["why"]))
        return found

    assert {*asyncio.run(play())} == {"unreadable"}


@pytest.mark.parametrize("shows", [True, False])
def test_whoever_does_not_answer_is_named_after_a_while(tmp_path: Path, shows: bool) -> None:
    """Nobody's clock but the hub's: of two seats one never says anything."""
    now = 1000.0

    async def play() -> None:
        nonlocal now
        hub = Hub(SqliteStore(str(tmp_path / "late.sqlite3")), BotWorkers(0, 0.0), now=lambda: now)
        async with running_hub(hub):
            opened = await hub.open_table(OpenTable("between-two-cities", 2))
            readers = [Reader(opened.host), Reader(new_token())]
            for number, reader in enumerate(readers):
                wish = requests.Sit(f"s{number}", ("Ann", "Ben")[number], draws=True)
                seated = await hub.once(opened.header.id, wish)
                assert isinstance(seated, Seated)
                reader.actor = Actor(reader.actor.tokens | {hash_token(seated.token)})
            live = await hub.hello(readers[0], requests.Hello("h", opened.header.id))
            table, share = live.table, "ab" * 32
            hub.ask(live, requests.Pledge("p", 0, 1, table.dealing.draw.pledge(0, share)), readers[0])
            if shows:
                hub.ask(live, requests.Pledge("p", 1, 1, table.dealing.draw.pledge(1, "cd" * 32)), readers[1])
            hub.ask(live, requests.Start("go"), readers[0])
            hub.ask(live, requests.ShowShare("show", 0, 1, share), readers[0])
            await until(lambda: bool(table.dealing.begun) and live.draw_seen[0] == table.dealing.begun)
            assert bool(table.dealing.shares) is shows
            now += DRAW_SECONDS - 1
            assert not table.dealing.stopped
            now += 1
            await until(lambda: table.dealing.stopped == ((1,),))
            assert table.dealing.named == ("Ben",) and not table.dealing.begun and not table.dealing.shares
            assert table.status is Status.OPEN
            await until(lambda: live.told == table.version)
            stored = await hub.store.load(opened.header.id)
            assert stored is not None
            assert any(isinstance(entry.what, ShareShown) for entry in stored.entries) is shows

    asyncio.run(play())
