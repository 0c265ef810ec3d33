"""One thread that does what it is given, in order, so that the event loop never waits for a disk.

An executor of the standard library makes two futures, with a lock each, for every piece of work; a store is given one
with every commit.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import TypeVar

from tabletown.server.journal import note
from tabletown.server.stores.store import StoreError
from tabletown.server.stores.trouble import in_words

T = TypeVar("T")
U = TypeVar("U")
Job = Callable[[], None]


class Worker:
    def __init__(self, name: str) -> None:
        self._waiting: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._is_over = False

    async def do(self, work: Callable[[], T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.submit(lambda: _do(work, done))
        return await done

    def submit(self, job: Job) -> None:
        """Nobody waits for this. Raises StoreError after `close`."""
        if self._is_over:
            raise StoreError("the store is closed")
        if not self._thread.ident:
            self._thread.start()
        self._waiting.put(job)

    def close(self) -> None:
        """When everything is done that was given before."""
        self._is_over = True
        if self._thread.ident:
            self._waiting.put(None)
            self._thread.join()

    def _run(self) -> None:
        while (work := self._waiting.get()) is not None:
            try:
                work()
            except Exception as error:
                # Whatever comes next is done all the same.
                note("store-failed", words=in_words(error), error=repr(error)[:200])


def _do(work: Callable[[], T], done: "asyncio.Future[T]") -> None:
    """In the thread; how it went is told in the loop."""
    try:
        result = work()
    except BaseException as error:
        _tell(done, _fail, error)
    else:
        _tell(done, _succeed, result)


def _tell(done: "asyncio.Future[T]", how: "Callable[[asyncio.Future[T], U], None]", what: U) -> None:
    # A loop that is closed has nobody left who waits.
    with suppress(RuntimeError):
        done.get_loop().call_soon_threadsafe(how, done, what)


def _succeed(done: "asyncio.Future[T]", result: T) -> None:
    if not done.done():
        done.set_result(result)


def _fail(done: "asyncio.Future[T]", error: BaseException) -> None:
    if not done.done():
        done.set_exception(error)
