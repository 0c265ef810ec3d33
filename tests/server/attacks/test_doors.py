"""What one visitor can do with plain HTTP: late, idle, unread, forged, foreign."""

import asyncio
import resource
import subprocess
import sys
from collections.abc import Iterator

import httpx
import pytest
from bench.attacks import forged, idle, solver, tables, unread_files
from bench.attacks.harness import Victim, raw
from tests.server.attacks.servers import at_default_limits, figure, is_answering, until_figure
from tests.server.attacks.test_sockets import memory

from tabletown.server.wire.address import forwarded, holders
from tabletown.server.wire.budgets import STALLED
from tabletown.testing.server_harness import HTTP, Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with at_default_limits(tmp_path_factory.mktemp("attacked")) as found:
        yield found


def test_whoever_says_nothing_is_shown_out(server: Server) -> None:
    told = asyncio.run(idle.attack(Victim(server.port, "127.0.0.3"), 60))
    assert told.cuts == {"HTTP/1.1 408 Request Timeout": 60}
    assert is_answering(server)


def test_one_address_does_not_get_all_connections(tmp_path_factory: pytest.TempPathFactory) -> None:
    with at_default_limits(tmp_path_factory.mktemp("few")) as server:
        assert server.process is not None
        soft, hard = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
        assert soft == min(hard, 65_536)

        async def crowd() -> None:
            connections = [raw(Victim(server.port, "127.0.0.8")) for _ in range(650)]
            for connection in connections:
                await connection.__aenter__()
            assert await asyncio.to_thread(is_answering, server)
            assert await asyncio.to_thread(figure, server, 'tabletown_cut_total{limit="connections"}') == 50
            for connection in connections:
                await connection.__aexit__(None, None, None)

        asyncio.run(crowd())


def test_whoever_asks_for_the_first_file_keeps_nobody_waiting() -> None:
    """What files are read with is there before: importing it takes longer than anybody should wait for a move."""
    program = """
import asyncio, sys
from starlette.responses import FileResponse, StreamingResponse
from tabletown.server import run
from tabletown.server.http import pages

async def receive():
    await asyncio.sleep(60)

async def send(message):
    pass

async def parts():
    yield b"part"

async def ask():
    await pages.warm_up()
    before = set(sys.modules)
    scope = {"type": "http", "method": "GET", "headers": [], "path": "/", "asgi": {"spec_version": "2.3"}}
    await FileResponse(pages.__file__)(scope, receive, send)
    await StreamingResponse(parts())(scope, receive, send)
    print(sorted(set(sys.modules) - before))

asyncio.run(ask())
"""
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert told.stdout == "[]\n", told.stdout


def test_files_that_nobody_reads_are_not_kept_in_memory(server: Server) -> None:
    before = memory(server)
    told = asyncio.run(unread_files.attack(Victim(server.port, "127.0.0.4"), 3 * STALLED))
    assert told.sent == 3 * STALLED
    assert figure(server, 'tabletown_cut_total{limit="unread"}') >= STALLED
    assert memory(server) - before < 60 << 20
    assert is_answering(server)


def test_the_head_of_a_request_is_bounded(server: Server) -> None:
    async def shout() -> bytes:
        async with raw(Victim(server.port, "127.0.0.5")) as connection:
            await connection.send(b"GET / HTTP/1.1\r\n" + b"X-Long: " + b"x" * 100_000)
            return await connection.rest(10)

    assert asyncio.run(shout()).startswith(b"HTTP/1.1 431 ")


def test_requests_that_wait_for_each_other_are_bounded(server: Server) -> None:
    async def shout() -> bytes:
        async with raw(Victim(server.port, "127.0.0.5")) as connection:
            await connection.send(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 1_000)
            return await connection.rest(10)

    assert asyncio.run(shout()).count(b'{"status":"alive"}') < 100
    assert figure(server, 'tabletown_cut_total{limit="pipeline"}') == 1


def test_a_forged_address_is_not_believed(tmp_path_factory: pytest.TempPathFactory) -> None:
    with at_default_limits(tmp_path_factory.mktemp("forged")) as server:
        told = asyncio.run(forged.attack(Victim(server.port), 90))
    assert told.answers["201"] >= 60 and told.answers["429"] > 0


def test_behind_a_proxy_only_its_own_hop_counts(tmp_path_factory: pytest.TempPathFactory) -> None:
    with at_default_limits(tmp_path_factory.mktemp("proxied"), "--behind-proxy") as server:
        body = {"game": HTTP.get(f"{server.url}/api/games").json()["games"][0]["name"], "seats": 2}

        def ask(*lines: str) -> int:
            headers = [("X-Forwarded-For", line) for line in lines]
            return HTTP.post(f"{server.url}/api/tables", json=body, headers=headers).status_code

        assert {ask(f"10.0.0.{number}", "198.51.100.1") for number in range(90)} == {201, 429}
        assert ask("198.51.100.1, 198.51.100.2") == 201
        assert {ask(f"2001:db8:0:1::{number:x}") for number in range(90)} == {201, 429}
        assert ask("2001:db8:0:2::1") == 201


def test_addresses_share_the_budget_of_their_household() -> None:
    assert holders("2001:db8:0:1::5") == holders("2001:db8:0:1:ffff::9")
    assert holders("2001:db8:0:1::5")[0] != holders("2001:db8:0:2::5")[0]
    assert holders("2001:db8:0:1::5")[1] == holders("2001:db8:0:2::5")[1]
    assert holders("::ffff:192.0.2.1") == holders("192.0.2.1") == ("192.0.2.1",)
    assert forwarded(["1.2.3.4", "evil, 192.0.2.9"], "127.0.0.1") == "192.0.2.9"
    assert forwarded(["192.0.2.9, nonsense"], "127.0.0.1") == "127.0.0.1"


def test_every_path_has_a_limit(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Each from an address of its own, at a hundredth of the usual limits."""
    paths = [
        "/",
        "/docs",
        "/metrics",
        "/readyz",
        "/healthz",
        "/openapi.json",
        "/api/games",
        "/nothing.js",
        "/own-data.json",
    ]
    with running(tmp_path_factory.mktemp("strict"), "--rate-factor", "0.01") as server:
        for number, path in enumerate([*paths, "/api/tables/abcdefgh/positions"], 2):
            transport = httpx.HTTPTransport(local_address=f"127.0.1.{number}")
            with httpx.Client(transport=transport, trust_env=False) as http:
                assert 429 in {http.get(server.url + path).status_code for _ in range(60)}, path


def test_the_solver_leaves_those_who_have_left(server: Server) -> None:
    told = asyncio.run(solver.attack(Victim(server.port, "127.0.0.9"), 80))
    assert told.sent == 80
    assert any(answer.startswith("200 for somebody honest") for answer in told.answers)
    until_figure(server, "tabletown_questions_waiting", 0)


def test_empty_tables_do_not_push_those_who_wait_off_the_list(server: Server) -> None:
    told = asyncio.run(tables.attack(Victim(server.port), 70 * tables.SOURCES))
    assert told.answers["201"] >= 100 and told.answers["429"] > 0
    assert told.answers["whoever waits is listed"] == 1


@pytest.mark.parametrize("path", ["/%00", "/assets/%00", "/" + "x" * 300, "/assets/" + "x" * 300])
def test_paths_that_no_file_has_are_not_found(server: Server, path: str) -> None:
    assert HTTP.get(server.url + path).status_code == 404


def test_a_city_of_nothing_but_nature_is_refused(server: Server) -> None:
    answer = HTTP.post(f"{server.url}/api/score", json={"cities": ["/".join(["#####"] * 5)]})
    assert answer.status_code == 400


def test_a_foreign_page_opens_no_table(server: Server) -> None:
    body = {"game": HTTP.get(f"{server.url}/api/games").json()["games"][0]["name"], "seats": 2}
    for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
        answer = HTTP.post(f"{server.url}/api/tables", json=body, headers=headers)
        assert answer.status_code == 403 and answer.json()["why"] == "foreign-page"
    own = {"Origin": server.url, "Sec-Fetch-Site": "same-origin"}
    assert HTTP.post(f"{server.url}/api/tables", json=body, headers=own).status_code == 201


def test_logs_stay_readable(tmp_path_factory: pytest.TempPathFactory) -> None:
    with at_default_limits(tmp_path_factory.mktemp("logs")) as server:

        async def nonsense() -> None:
            for _ in range(200):
                async with raw(Victim(server.port, "127.0.0.3")) as connection:
                    await connection.send(b"\x16\x03\x01 nonsense\r\n\r\n")
                    await connection.rest(5)

        asyncio.run(nonsense())
        lines = server.stop().splitlines()
    assert len(lines) < 80 and all(line.startswith("{") for line in lines)
