"""What strangers try, and what they get."""

import asyncio
import json
import re
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from tabletown.server.live.names import clean_name
from tabletown.server.wire import requests
from tabletown.server.wire.budgets import KNOWN_SECONDS
from tabletown.server.wire.limits import REST_SECONDS, Bucket, Buckets, Rate
from tabletown.server.wire.protocol import Why
from tabletown.server.wire.refusal import Refusal
from tabletown.testing.server_harness import HTTP, Server, accepted, fill_and_start, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Of its own: what it has done is counted here, and it is attacked."""
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


def ws(server: Server) -> str:
    return server.url.replace("http", "ws", 1) + "/ws"


def test_only_the_own_page_may_open_a_socket(server: Server) -> None:
    async def knock(origin: str | None) -> bool:
        try:
            async with connect(ws(server), origin=None if origin is None else Origin(origin)):
                return True
        except InvalidStatus as refused:
            assert refused.response.status_code == 403
            return False

    async def all_of_them() -> None:
        assert await knock(None) and await knock(server.url)
        for foreign in (
            "https://evil.example",
            "null",
            server.url + ".evil.example",
            server.url.replace("http", "https"),
        ):
            assert not await knock(foreign), foreign

    asyncio.run(all_of_them())


def test_there_is_no_socket_elsewhere(server: Server) -> None:
    async def knock() -> None:
        with pytest.raises(InvalidStatus):
            async with connect(server.url.replace("http", "ws", 1) + "/api/tables"):
                pass

    asyncio.run(knock())


def test_messages_over_16_kib_are_refused(server: Server) -> None:
    async def shout() -> None:
        async with connect(ws(server)) as loud:
            await loud.send("x" * 17_000)
            with pytest.raises(ConnectionClosed) as closed:
                await loud.recv()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
        async with connect(ws(server)) as sly:
            await sly.send(["x" * 9_000, "x" * 9_000])
            with pytest.raises(ConnectionClosed):
                await sly.recv()

    asyncio.run(shout())
    assert HTTP.post(f"{server.url}/api/tables", content=b"x" * 17_000).status_code == 413


def test_a_flood_is_answered_then_ended(tmp_path: Path) -> None:
    async def flood(url: str) -> None:
        async with connect(url) as noisy:
            for number in range(400):
                await noisy.send(json.dumps({"t": "ping", "nonce": str(number)}))
            answers = []
            with suppress(ConnectionClosed):
                async for answer in noisy:
                    answers.append(json.loads(answer))
            assert noisy.close_code == 1008
            assert {"accepted", "rejected"} == {answer["t"] for answer in answers}
            assert [answer["nonce"] for answer in answers] == list(map(str, range(len(answers))))

    with running(tmp_path, "--rate-factor", "1") as strict:
        asyncio.run(flood(ws(strict)))
        statuses = [HTTP.post(f"{strict.url}/api/tables", json={}).status_code for _ in range(3)]
        assert statuses == [400, 400, 400]
        body = {"game": "between-two-cities", "seats": 2}
        codes = [HTTP.post(f"{strict.url}/api/tables", json=body).status_code for _ in range(80)]
        assert codes[0] == 201 and codes[-1] == 429
    # The host reads why, and not who.
    [cut] = [line for line in map(json.loads, strict.log) if line["what"] == "cut" and line["connection"] == "socket"]
    assert cut.keys() == {"at", "what", "limit", "connection"} and cut["limit"] == "messages"


def test_a_slow_reader_is_not_waited_for_but_resynced(server: Server) -> None:
    """It stops reading: the others go on, it misses updates, and when it reads again it is told everything."""

    async def play() -> None:
        table = server.open(2)
        token = table.sit()
        lazy = socket.socket()
        lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 16)
        lazy.connect(("127.0.0.1", server.port))
        head = "GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        lazy.sendall((head + f"Sec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        assert b"101" in await asyncio.to_thread(lazy.recv, 1 << 12)
        hello = json.dumps({"t": "hello", "nonce": "1", "table": table.id}).encode()
        lazy.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        async with table.player(token, table.host) as ann:
            await fill_and_start(ann, [1])
            wide = "\N{CITYSCAPE}" * 290
            while ann.version < 1500:
                said = [ann.ask(requests.Say(ann.nonce(), 0, f"{number} {wide}")) for number in range(50)]
                await asyncio.gather(*said)
            lazy.settimeout(0.5)
            while "tabletown_resyncs_total 0" in figures(server):
                with suppress(TimeoutError):
                    assert await asyncio.to_thread(lazy.recv, 1 << 16), "it was dropped instead"
            await accepted(ann, requests.Say(ann.nonce(), 0, "bye"))
        lazy.close()

    asyncio.run(play())
    assert "tabletown_resyncs_total 0" not in figures(server)


def figures(server: Server) -> str:
    return HTTP.get(f"{server.url}/metrics").text


def test_every_answer_carries_the_policy(server: Server) -> None:
    for path in ("/", "/api/games", "/t/abcdefgh", "/nothing.js", "/api/nothing", "/docs"):
        answer = HTTP.get(server.url + path)
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert not re.search(r"<script(?![^>]*\ssrc=)", answer.text), "no script stands in the page itself"
        assert not re.search(r"\son\w+=", answer.text), "nor in an attribute"


def test_no_file_outside_the_page_is_served(server: Server) -> None:
    for path in ("/../app.py", "/%2e%2e/app.py", "/..%2fapp.py", "//etc/passwd"):
        with socket.create_connection(("127.0.0.1", server.port)) as raw:
            raw.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
            answer = b"".join(iter(partial(raw.recv, 65536), b""))
            assert b"import" not in answer and b"root:" not in answer


def test_tokens_are_not_in_the_database_or_the_log(tmp_path: Path) -> None:
    with running(tmp_path) as server:

        async def play() -> tuple[str, str]:
            table = server.open(2)
            token = table.sit("Annabel")
            async with table.player(token, table.host) as ann:
                await fill_and_start(ann, [1])
                await accepted(ann, requests.Say(ann.nonce(), 0, "psst"))
            return token, table.host

        token, host = asyncio.run(play())
        said = server.stop()
        stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert token.encode() not in stored and host.encode() not in stored and b"Annabel" in stored
        for secret in (token, host, "Annabel", "psst"):
            assert secret not in said
        rows = sqlite3.connect(tmp_path / "tables.sqlite3").execute("SELECT count(*) FROM tables").fetchone()
        assert rows == (1,)


def test_buckets_fill_slowly_and_remember_few() -> None:
    bucket = Bucket(Rate(burst=2, per_second=1), now=0.0)
    assert [bucket.take(0.0) for _ in range(3)] == [True, True, False]
    assert bucket.take(1.0) and not bucket.take(1.5) and bucket.take(2.0)
    many = Buckets(Rate(1, 1), most=100)
    for address in range(1000):
        assert many.take(str(address), 0.0)
    assert len(many) == 100 and not many.take("999", 0.0)


def test_buckets_at_rest_make_room() -> None:
    assert KNOWN_SECONDS < REST_SECONDS
    some = Buckets(Rate(100, 1))
    some.spend("slow", 0.0, 90)
    for address in range(50):
        some.take(str(address), 0.0)
    # Full again, but somebody may still have them at hand; then they go, but not what has not filled up yet.
    some.take("soon", 30.0)
    assert len(some) == 52
    for number in range(30):
        some.take(f"later {number}", 70.0)
    assert len(some) == 52 + 30
    for number in range(60):
        some.take(f"last {number}", 95.0)
    assert len(some) == 52 + 30 + 60 - 52


@pytest.mark.parametrize("name", ["", " ", "\u202e", "x" * 25, "\u200b\u2066"])
def test_invisible_and_endless_names_are_refused(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean_name(name)
    assert refused.value.why is Why.BAD_NAME


def test_names_keep_what_people_write() -> None:
    assert clean_name("  Zsófi\u00a0 Ő. ") == "Zsófi Ő."
    assert clean_name("نیم\u200cفاصله") == "نیم\u200cفاصله"
    assert clean_name("a\u202eb\u0000c") == "a b c"
