"""The files for hosts do what they say: run for real where the machine has what they are for, and read anywhere."""

import asyncio
import json
import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import socket

import httpx
import pytest
from typer.core import TyperGroup
from typer.main import get_command

from tabletown.cli.app import _command_line as command_line
from tabletown.server.choosing import ALL_SETTINGS, choose
from tabletown.server.metrics import Metrics
from tabletown.server.settings import check
from tabletown.server.stores.sqlite import SqliteStore
from tabletown.testing.server_harness import HTTP, OpenedTable, Server, play_to_the_end, running

DEPLOY = Path(__file__).parents[2] / "deploy"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
CADDY = shutil.which("caddy")
ANALYZE = shutil.which("systemd-analyze")
EXPOSED = 2.0
"""The most that `systemd-analyze security` may say of the unit, of 10."""


def test_every_figure_of_the_dashboard_exists() -> None:
    metrics = Metrics()
    metrics.refusals["files"] += 1
    metrics.cuts["unread"] += 1
    known = set(re.findall(r"^(tabletown_\w+)", metrics.text(), re.MULTILINE))
    board = json.loads((DEPLOY / "grafana" / "tabletown.json").read_text())
    asked = {name for panel in board["panels"] for one in panel["targets"] for name in _figures(one["expr"])}
    assert asked <= known, asked - known
    shown = {re.sub("_(bucket|sum|count)$", "", name) for name in known}
    assert {re.sub("_bucket$", "", name) for name in asked} == shown, "every figure is on the board"


def _figures(expression: str) -> list[str]:
    return re.findall(r"tabletown_\w+", expression)


def test_settings_in_the_files_exist() -> None:
    known = {setting.variable for setting in ALL_SETTINGS} | {f"{setting.variable}_FILE" for setting in ALL_SETTINGS}
    known |= {"TABLETOWN_SETTINGS", "TABLETOWN_DOMAIN", "TABLETOWN_UPSTREAM"}
    for file in ("Containerfile", "compose.yaml", "tabletown.service", "Caddyfile"):
        named = set(re.findall(r"\bTABLETOWN_[A-Z_]+", (DEPLOY / file).read_text()))
        assert named and named <= known, (file, named - known)


def test_the_container_is_nobody_and_says_how_it_is() -> None:
    lines = (DEPLOY / "Containerfile").read_text().splitlines()
    words = [line.split(maxsplit=1)[0] for line in lines if line[:1].isupper()]
    assert "USER 10001:10001" in lines and words.index("USER") < words.index("CMD")
    assert "HEALTHCHECK" in words and "readyz" in "\n".join(lines)
    compose = (DEPLOY / "compose.yaml").read_text()
    assert "read_only: true" in compose and "cap_drop: [ALL]" in compose
    # Both ask in the same way: podman heeds only one of them.
    [asked] = re.findall(r"CMD \[(.*readyz.*)\]", "\n".join(lines))
    assert f'["CMD", {asked}]' in compose


COMMAND = re.compile(r"(?<![\w/-])tabletown ((?:serve|backup|restore|doctor|admin)\b[^`#\n]*)")


def test_the_manual_names_what_there_is(tmp_path: Path) -> None:
    manual = (DEPLOY.parent / "docs" / "hosting.md").read_text()
    named = [found.split() for found in COMMAND.findall(manual)]
    assert len(named) > 15
    for words in named:
        command = get_command(command_line(words[0]))
        known: set[str] = set()
        for word in words:
            inside = command.commands if isinstance(command, TyperGroup) else {}
            command = inside.get(word, command)
            known |= {name for parameter in command.params for name in parameter.opts}
        assert {word for word in words if word.startswith("--")} <= known, words
    # What the manual shows as a file of settings is one, and commands find the store of the unit by it.
    [settings] = re.findall(r"```toml\n(.*?)```", manual, re.DOTALL)
    (tmp_path / "manual.toml").write_text(settings)
    for file in (tmp_path / "manual.toml", DEPLOY / "tabletown.toml"):
        chosen = choose({}, {}, str(file)).settings
        check(chosen)
        assert chosen.db == "/var/lib/tabletown/tabletown.sqlite3"


def test_the_unit_may_do_little(tmp_path: Path) -> None:
    unit = (DEPLOY / "tabletown.service").read_text()
    settings = dict(line.split("=", 1) for line in unit.splitlines() if "=" in line and not line.startswith("#"))
    wanted = {"DynamicUser": "yes", "ProtectSystem": "strict", "NoNewPrivileges": "yes", "CapabilityBoundingSet": ""}
    assert wanted.items() <= settings.items()
    if ANALYZE is None:
        return
    # Where there is systemd it judges itself, with a command that exists.
    (tmp_path / "tabletown.service").write_text(unit.replace("/opt/tabletown/bin/tabletown", "/bin/true"))
    file = str(tmp_path / "tabletown.service")
    verified = subprocess.run([ANALYZE, "verify", file], capture_output=True, text=True, timeout=60, check=False)
    assert verified.returncode == 0 and "tabletown.service" not in verified.stderr, verified.stderr
    judge = [ANALYZE, "security", "--offline=true", f"--threshold={int(EXPOSED * 10)}", file]
    judged = subprocess.run(judge, capture_output=True, text=True, timeout=60, check=False)
    assert judged.returncode == 0, judged.stdout[-400:]


def directives(text: str) -> list[list[str]]:
    """What stands in a configuration of nginx, without its blocks."""
    plain = re.sub(r"^\s*#.*$", "", text, flags=re.MULTILINE)
    return [found.split() for found in re.findall(r"[^;{}]+(?=[;{])", plain)]


def test_nginx_is_told_what_sockets_and_addresses_need() -> None:
    found = directives((DEPLOY / "nginx.conf").read_text())
    for wanted in (
        ["proxy_http_version", "1.1"],
        ["proxy_set_header", "Upgrade", "$http_upgrade"],
        ["proxy_set_header", "Connection", "$tabletown_connection"],
        # What the visitor has written must not stand before what nginx has seen.
        ["proxy_set_header", "X-Forwarded-For", "$remote_addr"],
        ["limit_conn", "tabletown_visitors", "600"],
    ):
        assert wanted in found, wanted
    [patience] = [int(words[1].removesuffix("s")) for words in found if words[0] == "proxy_read_timeout"]
    assert patience > 40, "longer than the server waits for a sign of life"


def free_port() -> int:
    with socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@contextmanager
def caddy(server: Server, folder: Path) -> Iterator[str]:
    """The real Caddy with our file, without certificates; its address."""
    assert CADDY is not None
    url = f"http://127.0.0.1:{free_port()}"
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + (DEPLOY / "Caddyfile").read_text())
    places = {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "TABLETOWN_DOMAIN": url}
    places["TABLETOWN_UPSTREAM"] = f"127.0.0.1:{server.port}"
    command = [CADDY, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    with (
        (folder / "log").open("w") as log,
        subprocess.Popen(command, env=os.environ | places, stderr=log, stdout=log) as process,
    ):
        try:
            _wait_for(url, process)
            yield url
        finally:
            process.terminate()


@contextmanager
def nginx(server: Server, folder: Path) -> Iterator[str]:
    """The real nginx with our file, on ports that are free; its address."""
    assert NGINX is not None
    port = free_port()
    text = (DEPLOY / "nginx.conf").read_text()
    text = text.replace("listen 80;", f"listen 127.0.0.1:{port};").replace("listen [::]:80;", "")
    (folder / "site.conf").write_text(text.replace("127.0.0.1:8000", f"127.0.0.1:{server.port}"))
    places = "".join(
        f"{name}_temp_path {folder / name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder / 'pid'}; error_log {folder / 'errors'}; events {{}} "
        f"http {{ access_log off; {places} include {folder / 'site.conf'}; }}"
    )
    with subprocess.Popen([NGINX, "-p", str(folder), "-c", str(folder / "nginx.conf")]) as process:
        try:
            url = f"http://127.0.0.1:{port}"
            _wait_for(url, process)
            yield url
        finally:
            process.terminate()


def _wait_for(url: str, process: "subprocess.Popen[bytes]") -> None:
    end = time.monotonic() + 30
    while process.poll() is None and time.monotonic() < end:
        try:
            HTTP.get(f"{url}/healthz")
        except httpx.TransportError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError("the proxy does not answer")


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("proxied"), "--behind-proxy") as found:
        yield found


def test_people_play_through_a_proxy_and_are_told_apart_by_their_addresses(proxied: Server, tmp_path: Path) -> None:
    """Through nginx and Caddy, where they are installed; without either straight, as a proxy would ask."""
    os.chmod(tmp_path, 0o755)
    fronts = [front for front, found in ((nginx, NGINX), (caddy, CADDY)) if found]
    if not fronts:
        asyncio.run(_banned(proxied, proxied.url, {"x-forwarded-for": "203.0.113.9, 127.0.0.1"}))
    for front in fronts:
        folder = tmp_path / front.__name__
        folder.mkdir(0o755)
        with front(proxied, folder) as url:
            opened = proxied.open(2)
            tokens = [opened.sit(name) for name in ("Ann", "Bob")]
            through = Server(proxied.db, url=url)
            asyncio.run(_whole_game(OpenedTable(through, opened.id, opened.host, opened.commitment), tokens))
            # Figures are not for everybody: nginx shows them on this machine, Caddy to nobody.
            assert HTTP.get(f"{url}/metrics").status_code == (200 if front is nginx else 404)
            asyncio.run(_banned(proxied, url, {"x-forwarded-for": "203.0.113.9"}))


async def _whole_game(table: OpenedTable, tokens: list[str]) -> None:
    from tabletown.server.wire.requests import Start
    from tabletown.testing.server_harness import accepted

    async with table.player(table.host, *tokens) as both:
        await accepted(both, Start(both.nonce()))
        await play_to_the_end(both)
        assert both.is_over and both.connects == 1


async def _banned(server: Server, url: str, forged: dict[str, str]) -> None:
    """Who is shut out is whom the proxy has seen, not whom the visitor pretends to be."""
    import msgspec

    from tabletown.server.wire.bans import BAN, Ban

    store = SqliteStore(server.db)
    await store.start(lambda _table, _version: None)
    for address, status in (("203.0.113.9", 200), ("127.0.0.1", 403)):
        await store.order(BAN + address, msgspec.json.encode(Ban(0.0)))
        await _until(server, address, 403)
        answer = await asyncio.to_thread(lambda: HTTP.get(f"{url}/api/tables", headers=forged))
        assert answer.status_code == status, (address, answer.text)
        await store.order(BAN + address, None)
        await _until(server, address, 200)
    await store.close()


async def _until(server: Server, address: str, status: int) -> None:
    """The server has heard of a ban, or of its end: so is answered who comes from there, as its proxy would say it."""
    asked = {"x-forwarded-for": address}
    async with asyncio.timeout(30):
        while (await asyncio.to_thread(HTTP.get, f"{server.url}/api/tables", headers=asked)).status_code != status:
            await asyncio.sleep(0.05)
