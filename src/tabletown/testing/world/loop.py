"""An event loop without time: its clock jumps to whatever is due next, and the order of what is due is drawn."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from contextvars import Context, ContextVar, copy_context
from heapq import heappop, heappush
from random import Random
from typing import Protocol, TypeVar, TypeVarTuple, cast

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

OWNER: ContextVar[str] = ContextVar("owner", default="")
"""The simulated process that something belongs to: tasks and callbacks inherit it from whoever made them."""
MOST_TURNS = 100_000
"""A world that has not ended after so many turns of its loop goes round in circles."""
THREAD_SECONDS = 0.002
"""What is given to a thread comes back within about so long."""


class NothingLeft(Exception):
    """Everybody waits, and nothing will ever happen again."""


class EndlessWorld(Exception):
    """Something wakes something else for ever."""


class VirtualLoop(asyncio.BaseEventLoop):
    """As asyncio's own, but nothing of the machine it runs on can be told from what happens here.

    `shuffled`: what is ready at the same moment runs in any order. asyncio keeps it in the order in which it was made
    ready; with real threads, sockets and timers nobody can rely on that.
    """

    def __init__(self, random: Random, shuffled: bool) -> None:
        super().__init__()
        self._random = random
        self._shuffled = shuffled
        self._now = 1_000.0
        self._count = self._turns = 0
        self._soon: list[tuple[str, asyncio.Handle]] = []
        self._timers: list[tuple[float, int, str, asyncio.TimerHandle]] = []
        self._buried: set[str] = set()
        self._tasks_made: list[tuple[str, asyncio.Task[object]]] = []
        self.failures: list[str] = []
        """What nobody caught."""
        self.set_exception_handler(self._failed)
        self.set_task_factory(self._make_task)

    def time(self) -> float:
        return self._now

    def bury(self, owner: str) -> None:
        """A process is killed: nothing of it ever runs again, not even to clean up."""
        self._buried.add(owner)

    # ---- what asyncio asks of a loop

    def call_soon(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        context = copy_context() if context is None else context
        handle = asyncio.Handle(callback, args, self, context)
        self._soon.append((context.get(OWNER, ""), handle))
        return handle

    def call_soon_threadsafe(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        return self.call_soon(callback, *args, context=context)

    def call_later(
        self, delay: float, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self._now + delay, callback, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.TimerHandle:
        context = copy_context() if context is None else context
        timer = asyncio.TimerHandle(when, callback, args, self, context)
        self._count += 1
        heappush(self._timers, (when, self._count, context.get(OWNER, ""), timer))
        return timer

    def run_in_executor(self, executor: Executor | None, func: Callable[[*Ts], T], *args: *Ts) -> "asyncio.Future[T]":
        """No threads: it is done in one go, somewhat later."""
        del executor
        done: asyncio.Future[T] = self.create_future()
        self.call_later(self._random.uniform(0, 2 * THREAD_SECONDS), _do, done, func, args)
        return done

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        del handle  # It is passed over when its time comes.

    def _run_once(self) -> None:
        timers = self._timers
        self._turns += 1
        if self._turns > MOST_TURNS:
            raise EndlessWorld
        if not self._soon:
            while timers and (timers[0][3].cancelled() or timers[0][2] in self._buried):
                heappop(timers)
            if not timers:
                raise NothingLeft
            self._now = max(self._now, timers[0][0])
        while timers and timers[0][0] <= self._now:
            _, _, owner, timer = heappop(timers)
            self._soon.append((owner, timer))
        due, self._soon = self._soon, []
        if self._shuffled:
            self._random.shuffle(due)
        for owner, handle in due:
            if not handle.cancelled() and owner not in self._buried:
                handle._run()

    def close(self) -> None:
        """What the dead have left is taken apart here: nothing of it may reach the next world."""
        self._buried |= {owner for owner, _ in self._tasks_made}
        for _, task in self._tasks_made:
            if not task.done():
                _forget(task)
        self._soon, self._timers, self._tasks_made = [], [], []
        super().close()

    # ---- what happens here

    def _make_task(
        self, loop: asyncio.AbstractEventLoop, work: "asyncio._CoroutineLike[T]", context: Context | None = None
    ) -> "asyncio.Task[T]":
        task: asyncio.Task[T] = asyncio.Task(work, loop=loop, context=context)
        owner = OWNER.get() if context is None else context.get(OWNER, "")
        self._tasks_made.append((owner, task))
        return task

    def _failed(self, loop: asyncio.AbstractEventLoop, details: "dict[str, object]") -> None:
        del loop
        self.failures.append(f"{details.get('message')}: {details.get('exception')!r}")


def _do(done: "asyncio.Future[T]", func: Callable[[*Ts], T], args: tuple[*Ts]) -> None:
    if done.cancelled():
        return
    try:
        found = func(*args)
    except Exception as error:
        done.set_exception(error)
    else:
        done.set_result(found)


class _Complaining(Protocol):
    """What a task has in CPython, and typeshed leaves out."""

    _log_destroy_pending: bool


def _forget(task: "asyncio.Task[object]") -> None:
    """Without the complaint that it was pending."""
    cast(_Complaining, task)._log_destroy_pending = False
    work = task.get_coro()
    if work is not None:
        work.close()
