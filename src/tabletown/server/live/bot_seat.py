"""Bots at the table: they think in worker processes, so that the loop never waits for them."""

import asyncio
import multiprocessing
import os
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import NamedTuple, TypeVar

from tabletown.bots.one_thread import one_thread_each
from tabletown.bots.roster import BadBot
from tabletown.core.data import DataTexts, using_files
from tabletown.core.errors import FAILURES
from tabletown.core.registry import load, names
from tabletown.server.journal import note
from tabletown.server.live.opponents import make_opponent, opponents
from tabletown.server.live.turns import Turns
from tabletown.server.wire.budgets import Budgets, Limit

T = TypeVar("T")


class Question(NamedTuple):
    """All that a bot is told: what its seat may know."""

    game: str
    bot: str
    seed: str
    seconds: float
    view: object
    moves: tuple[object, ...]
    texts: DataTexts = ()
    """Of the table, where its data files are not those that are here."""


def _always() -> bool:
    return True


class BotWorkers:
    """A few processes (or, with none, threads of this one) that answer questions one after the other."""

    def __init__(self, workers: int, seconds: float, patience: float = 30.0) -> None:
        self._workers = workers
        self._patience = patience
        self.seconds = seconds
        """How long a bot may think about one move."""
        self._pool: Executor | None = None
        self._turns = Turns(max(1, workers))
        """Whoever waits for a worker waits here, not in the pool: its time starts with its turn, and a pool that is
        given up takes nobody along who has not begun."""
        self._budgets: Budgets | None = None

    def share(self, budgets: Budgets) -> None:
        """From now on by turns among addresses; who has used up its time to think comes after all others."""
        self._budgets = budgets
        self._turns.is_late = partial(budgets.is_used_up, Limit.BOTS)

    async def ask(self, question: Question, payer: str = "", is_wanted: Callable[[], bool] = _always) -> str | None:
        """The bot's move, in notation. A bot that fails or never ends plays its first legal move instead.

        None: when its turn came, nobody wanted to know any more.
        """
        async with self._turns.turn(payer):
            if not is_wanted():
                return None
            move = await self._run(partial(think, question), payer, question.game, question.bot)
        return load(question.game).format_move(question.moves[0]) if move is None else move

    async def run(self, work: Callable[[], T], payer: str = "", game: str = "", bot: str = "") -> T | None:
        """Let a worker do something; None if it fails or never ends, so that the table goes on. The journal is told
        whose bot failed."""
        async with self._turns.turn(payer):
            return await self._run(work, payer, game, bot)

    async def _run(self, work: Callable[[], T], payer: str, game: str, bot: str) -> T | None:
        pool = self._get_pool()
        started = time.monotonic()
        try:
            thought = asyncio.get_running_loop().run_in_executor(pool, work)
            async with asyncio.timeout(self._patience):
                return await thought
        except FAILURES as error:
            note("bot-failed", game=game, bot=bot, error=repr(error)[:200])
            if isinstance(error, TimeoutError | BrokenProcessPool):
                self._give_up(pool)
            return None
        finally:
            if self._budgets is not None:
                self._budgets.spend(Limit.BOTS, payer, time.monotonic() - started)

    @property
    def waiting(self) -> int:
        """Questions that wait for a worker."""
        return len(self._turns)

    @property
    def are_elsewhere(self) -> bool:
        """In processes of their own."""
        return self._workers > 0

    def warm_up(self) -> None:
        """Have a worker ready before the first bot is to move."""
        if self._workers:
            self._get_pool().submit(_import_everything)

    def close(self) -> None:
        if self._pool is not None:
            self._give_up(self._pool, for_good=True)

    def _get_pool(self) -> Executor:
        if self._pool is None:
            if self._workers:
                # Spawned, not forked: the loop's threads and sockets must not come along.
                context = multiprocessing.get_context("spawn")
                one_thread_each()
                self._pool = ProcessPoolExecutor(self._workers, context, initializer=_be_modest)
            else:
                self._pool = ThreadPoolExecutor(1, thread_name_prefix="bots")
        return self._pool

    def _give_up(self, pool: Executor, for_good: bool = False) -> None:
        """Start afresh: a worker that does not come back can only be killed. What others had begun fails with it; it is
        not cancelled unless nobody waits for it any more."""
        if self._pool is pool:
            self._pool = None
        workers = dict(pool._processes or {}) if isinstance(pool, ProcessPoolExecutor) else {}
        pool.shutdown(wait=False, cancel_futures=for_good)
        for process in workers.values():
            process.kill()


def think(question: Question) -> str:
    """Runs in the worker."""
    with using_files(question.texts):
        return _think(question)


def _think(question: Question) -> str:
    bot = make_opponent(question.game, question.bot, question.seed, question.seconds)
    move = bot.decide(question.view, question.moves).move
    if move not in question.moves:
        raise BadBot(f"{question.bot} plays what it may not")
    return load(question.game).format_move(move)


def _import_everything() -> None:
    """What a bot needs takes a second to import."""
    for game in names():
        # A bot from elsewhere that cannot be made shows that when it is asked.
        with suppress(*FAILURES):
            make_opponent(game, opponents(game)[-1], "", 0.0)


def _be_modest() -> None:
    """People come first: workers take what the server leaves, and end with it."""
    with suppress(OSError):
        os.nice(10)
    # A server that is killed closes nothing, and a worker would wait for its next question for ever.
    server = multiprocessing.parent_process()
    if server is not None:
        Thread(target=_end_with, args=(server,), daemon=True).start()


def _end_with(server: BaseProcess) -> None:
    server.join()
    os._exit(0)
