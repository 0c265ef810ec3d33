"""Killed in the middle: nothing that was acknowledged is lost, and everybody goes on by herself."""

import asyncio
from pathlib import Path

from bench.server_crash import run

from tabletown.core.record import parse_record, verify
from tabletown.server.live.tokens import new_token
from tabletown.server.wire import requests
from tabletown.server.wire.protocol import Rejected, Seated, Why
from tabletown.testing.server_harness import Server, accepted, fill_and_start, play_to_the_end, rejected


def test_no_acknowledged_move_is_lost_doubled_or_reordered(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "crash.sqlite3"))
    server.start()
    try:
        report = asyncio.run(run(server, tables=6, kills=3, pause=1.0))
    finally:
        server.stop()
    assert report.is_clean and report.finished == 6 and report.kills == 3
    assert report.phantoms == 0 and report.acknowledged > 100 and report.reconnects >= 12


def test_a_lost_answer_costs_nobody_a_seat(tmp_path: Path) -> None:
    """Whoever makes her own token may ask again, whatever happened to the answer."""
    server = Server(str(tmp_path / "sit.sqlite3"))
    server.start()

    async def play() -> None:
        table = server.open(3)
        wish = {"name": "Ann", "token": new_token()}
        first = server.post(f"/api/tables/{table.id}/seats", wish)
        server.kill()
        server.start()
        assert server.post(f"/api/tables/{table.id}/seats", wish) == first
        async with table.player() as ann:
            sit = requests.Sit("again", "Ann", token=wish["token"])
            answer = await ann.ask(sit)
            assert isinstance(answer, Seated) and (answer.seat, answer.token) == (0, wish["token"])
            other = await ann.ask(requests.Sit("other", "Ben", token=new_token()))
            assert isinstance(other, Seated) and other.seat == 1
            await ann.until(
                lambda: ann.info is not None and [seat.name for seat in ann.info.seats] == ["Ann", "Ben", ""]
            )
            short = await ann.ask(requests.Sit("short", "Cleo", token="too-short-for-a-secret"))
            assert isinstance(short, Rejected) and short.why is Why.UNREADABLE

    try:
        asyncio.run(play())
    finally:
        server.stop()


def test_a_table_survives_a_restart_with_chat_seats_and_nonces(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "restart.sqlite3"))
    server.start()

    async def play() -> None:
        table = server.open(3)
        token = table.sit()
        async with table.player(token, table.host) as ann:
            await fill_and_start(ann, [1, 2])
            await accepted(ann, requests.Say(ann.nonce(), 0, "Before the storm"))
            await ann.until(lambda: bool(ann.moves.get(0)))
            wish = requests.Submit(ann.nonce(), 0, ann.version, ann.moves[0][0].move)
            first = await accepted(ann, wish)
            log = await asyncio.to_thread(server.stop)
            assert '"what":"stopped"' in log and "Traceback" not in log
            await asyncio.to_thread(server.start)
            assert await accepted(ann, wish) == first
            assert ann.connects == 2 and [line.text for line in ann.chat] == ["Before the storm"]
            await play_to_the_end(ann)
        assert verify(parse_record(table.record().text)).winners

    try:
        asyncio.run(play())
    finally:
        server.stop()


def test_a_refusal_is_judged_anew_after_a_restart_and_an_old_move_stays_refused(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "refused.sqlite3"))
    server.start()

    async def play() -> None:
        table = server.open(3)
        tokens = [table.sit(name) for name in ("Ann", "Ben", "Cleo")]
        async with table.player(*tokens, table.host) as all_three:
            await accepted(all_three, requests.Start(all_three.nonce()))
            await all_three.until(lambda: bool(all_three.moves.get(0)))
            # Duplexes are not in the first hands.
            early = requests.Submit(all_three.nonce(), 0, all_three.version, "choose S/F S/F")
            first = await rejected(all_three, early)
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)
            again = await rejected(all_three, early)
            assert (again.why, again.reason, again.version) == (first.why, first.reason, first.version)
            chosen = all_three.moves[0][0].move
            await accepted(all_three, requests.Submit(all_three.nonce(), 0, all_three.version, chosen))
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)
            late = await rejected(all_three, early)
            assert late.why is Why.STALE

    try:
        asyncio.run(play())
    finally:
        server.stop()
