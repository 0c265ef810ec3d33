"""A pool that lends connections for one transaction at a time: pgbouncer, and one of our own that does the same.

Every transaction gets the connection that has rested longest, so that whoever relies on keeping one is found out. It
counts what is executed.
"""

import asyncio
import os
import pwd
import shutil
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from socket import socket
from struct import unpack
from tempfile import TemporaryDirectory
from urllib.parse import parse_qs, unquote, urlsplit

PGBOUNCER = shutil.which("pgbouncer") or shutil.which("pgbouncer", path="/usr/sbin")
_SSL_REQUEST = 80877103
_CANCEL_REQUEST = 80877102
_EXECUTED = (b"Q", b"E")
_AT_REST = b"I"


@dataclass
class Upstream:
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter


@dataclass
class TransactionPool:
    socket: str
    """Of the database itself."""
    port: int = 0
    statements: int = 0
    most_lent: int = 0
    greeting: bytes = b""
    _free: "asyncio.Queue[Upstream]" = field(default_factory=asyncio.Queue)
    _all: list[Upstream] = field(default_factory=list)

    async def fill(self, size: int, startup: bytes) -> None:
        for _ in range(size):
            reader, writer = await asyncio.open_unix_connection(self.socket)
            writer.write(startup)
            greeting = b""
            while True:
                kind, message = await _message(reader)
                greeting += message
                if kind == b"Z":
                    break
            self.greeting = greeting
            upstream = Upstream(reader, writer)
            self._all.append(upstream)
            self._free.put_nowait(upstream)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(asyncio.IncompleteReadError, ConnectionError, asyncio.CancelledError):
            await _startup(reader, writer)
            writer.write(self.greeting)
            while True:
                await self._transaction(reader, writer)
        writer.close()

    async def _transaction(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first = await self._take(reader)
        upstream = await self._free.get()
        self.most_lent = max(self.most_lent, len(self._all) - self._free.qsize())
        upstream.writer.write(first)
        asking = asyncio.create_task(self._pass_on(reader, upstream.writer))
        try:
            while True:
                kind, message = await _message(upstream.reader)
                writer.write(message)
                if kind == b"Z" and message[-1:] == _AT_REST:
                    return
        finally:
            asking.cancel()
            with suppress(asyncio.CancelledError, asyncio.IncompleteReadError, ConnectionError):
                await asking
            self._free.put_nowait(upstream)

    async def _pass_on(self, reader: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
        while True:
            to.write(await self._take(reader))

    async def _take(self, reader: asyncio.StreamReader) -> bytes:
        kind, message = await _message(reader)
        self.statements += kind in _EXECUTED
        if kind == b"X":
            raise ConnectionResetError
        return message

    def close(self) -> None:
        for upstream in self._all:
            upstream.writer.close()


async def _message(reader: asyncio.StreamReader) -> tuple[bytes, bytes]:
    """Whoever waits for an answer says nothing meanwhile: the wait for more is given up between two messages."""
    head = await reader.readexactly(5)
    body = await reader.readexactly(unpack("!I", head[1:])[0] - 4)
    return head[:1], head + body


async def _startup(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while True:
        (size,) = unpack("!I", await reader.readexactly(4))
        body = await reader.readexactly(size - 4)
        (code,) = unpack("!I", body[:4])
        if code == _CANCEL_REQUEST:
            # What was begun ends by itself.
            raise ConnectionResetError
        if code != _SSL_REQUEST:
            return
        writer.write(b"N")


@asynccontextmanager
async def transaction_pool(address: str, size: int = 3) -> AsyncIterator[TransactionPool]:
    """Before a database that listens on a socket of this machine and asks for no password."""
    parts = urlsplit(address)
    folder = parse_qs(parts.query)["host"][0]
    pool = TransactionPool(f"{unquote(folder)}/.s.PGSQL.5432")
    words = ["user", parts.username or "postgres", "database", parts.path.strip("/") or "postgres"]
    told = b"".join(word.encode() + b"\0" for word in words) + b"\0"
    await pool.fill(size, (8 + len(told)).to_bytes(4, "big") + (196608).to_bytes(4, "big") + told)
    server = await asyncio.start_server(pool.serve, "127.0.0.1", 0)
    pool.port = server.sockets[0].getsockname()[1]
    try:
        yield pool
    finally:
        server.close()
        pool.close()


@asynccontextmanager
async def pooled(address: str, size: int = 3) -> AsyncIterator[int]:
    """The port of such a pool: pgbouncer's where that is installed, else our own."""
    if PGBOUNCER is None:
        async with transaction_pool(address, size) as pool:
            yield pool.port
        return
    with TemporaryDirectory() as folder, socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
        free.close()
        command = _pgbouncer(Path(folder), unquote(parse_qs(urlsplit(address).query)["host"][0]), port, size)
        process = subprocess.Popen(command)
        try:
            await _answers(port, process)
            yield port
        finally:
            process.terminate()
            process.wait(20)


def _pgbouncer(folder: Path, socket_folder: str, port: int, size: int) -> list[str]:
    """How it is started. It does not run as root: then as whoever may open the socket of the database."""
    (folder / "pgbouncer.ini").write_text(
        f"[databases]\npostgres = host={socket_folder} port=5432 user=postgres\n"
        f"[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = {port}\nunix_socket_dir =\nauth_type = any\n"
        f"pool_mode = transaction\ndefault_pool_size = {size}\n"
    )
    folder.chmod(0o755)
    owner = pwd.getpwuid(os.stat(socket_folder).st_uid).pw_name
    who = ["-u", owner] if os.getuid() == 0 else []
    return [str(PGBOUNCER), "-q", *who, str(folder / "pgbouncer.ini")]


async def _answers(port: int, process: "subprocess.Popen[bytes]") -> None:
    async with asyncio.timeout(30):
        while process.poll() is None:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.05)
            else:
                writer.close()
                return
    raise RuntimeError("pgbouncer does not start")
