"""A whole server: store, hub, requests, sockets; started and stopped in the right order."""

import asyncio
import ctypes
import gc
import resource
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import uvicorn

from tabletown.server.http import pages
from tabletown.server.http.app import HttpSite, make_app
from tabletown.server.http.door import DoorSite, opened_for
from tabletown.server.http.game_endpoint import check_endpoints
from tabletown.server.journal import note, start_journal
from tabletown.server.live.bot_seat import BotWorkers
from tabletown.server.live.hub import Hub
from tabletown.server.live.retention import Retention
from tabletown.server.live.warm import read_words, warm_up
from tabletown.server.metrics import Metrics
from tabletown.server.own_data import check_data
from tabletown.server.settings import BadSettings, Settings, check
from tabletown.server.stores.store import open_store
from tabletown.server.wire.budgets import Budgets
from tabletown.server.wire.connection import bound_to
from tabletown.server.wire.limits import SEND_BUFFER
from tabletown.server.wire.socket import SocketSite

STOP_SECONDS = 5
MOST_FILES = 65_536
_BACKLOG = 4096
_HEAPS, _APART = -8, -3
"""What `mallopt` calls M_ARENA_MAX and M_MMAP_THRESHOLD."""
_LARGE = 128 * 1024
_TIDY_SECONDS = 60.0
_WORDS_AFTER = 2.0
"""Seconds: whoever waited has been served by then."""


def run(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until told to stop; `ready` is called with the address once it is open."""
    check(settings)
    check_data()
    start_journal()
    _give_memory_back()
    loop_factory = uvicorn.Config(app=_nothing, loop="uvloop", log_config=None).get_loop_factory()
    with asyncio.Runner(loop_factory=loop_factory) as runner:
        runner.run(serve(settings, ready))


async def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    listener = _listen(settings)
    port = listener.getsockname()[1]
    bots = BotWorkers(settings.bot_workers, settings.bot_seconds)
    budgets = Budgets(Metrics(), settings.rate_factor, _most_files())
    retention = Retention(settings.keep_finished_days, settings.keep_untouched_days)
    hub = Hub(open_store(settings.db, alone=True), bots, settings.bot_patience, budgets=budgets, retention=retention)
    try:
        await hub.start()
        check_endpoints()
        warm_up(bots)
        await pages.warm_up()
        _collect_garbage_seldom()
        server = _Server(_config(settings, hub, port))
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, server.stop)
        url = settings.url(port)
        note("started", url=url, store="postgresql" if hub.store.shared else "sqlite")
        ready(url)
        words = asyncio.get_running_loop().call_later(_WORDS_AFTER, _read_words_aside)
        _tidy()
        await server.serve(sockets=[listener])
        words.cancel()
    finally:
        await hub.close()
        listener.close()
    note("stopped")


class _Server(uvicorn.Server):
    """Stops when told to, and leaves the rest to `serve`: uvicorn would raise the signal again before that."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    def stop(self) -> None:
        self.should_exit = True


def _config(settings: Settings, hub: Hub, port: int) -> uvicorn.Config:
    sockets = SocketSite(hub, settings.origins(port), settings.behind_proxy)
    site = HttpSite(hub, settings.url(port), settings.origins(port), settings.behind_proxy, settings)
    return uvicorn.Config(
        make_app(site),
        ws=bound_to(sockets),
        http=opened_for(DoorSite(hub.budgets, settings.behind_proxy)),
        # Else a forged X-Forwarded-For would be believed from this very machine.
        proxy_headers=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        backlog=_BACKLOG,
        timeout_graceful_shutdown=STOP_SECONDS,
    )


def _most_files() -> int:
    """As many as this process may have open, which is more than it begins with."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(hard, MOST_FILES) if hard != resource.RLIM_INFINITY else MOST_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return wanted
    return wanted if soft == resource.RLIM_INFINITY else soft


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Inherited by every connection: a reader that never reads must not fill megabytes of the kernel's memory.
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    try:
        listener.bind((settings.host, settings.port))
        listener.listen(_BACKLOG)
    except OSError as error:
        listener.close()
        raise BadSettings(f"{settings.host}:{settings.port} cannot be used: {error.strerror}") from None
    return listener


def _read_words_aside() -> None:
    asyncio.get_running_loop().run_in_executor(None, read_words)


def _give_memory_back() -> None:
    """The C library has a heap for every thread, and keeps in it what was large and is not needed any more: over hours
    that adds up. With one heap, and what is large apart from it, that goes back. Others have no such habits."""
    with suppress(OSError, AttributeError, TypeError):
        allocator = ctypes.CDLL(None)
        allocator.mallopt(_HEAPS, 1)
        allocator.mallopt(_APART, _LARGE)


def _tidy() -> None:
    """From time to time whole pages between what is in use go back, too. That takes a millisecond."""
    with suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
    asyncio.get_running_loop().call_later(_TIDY_SECONDS, _tidy)


def _collect_garbage_seldom() -> None:
    """Tables, sockets and requests end by themselves; looking for the rest after every 700 objects takes a tenth of the
    time, and going through all tables in memory keeps everybody waiting."""
    gc.freeze()
    gc.set_threshold(200_000, 5, 100)


async def _nothing(*_: object) -> None:
    """Never served: only the choice of the loop is asked of this configuration."""
