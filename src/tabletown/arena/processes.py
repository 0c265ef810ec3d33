"""Workers on the cores of this machine: one process each, one pipe each, so that a death is known to the block."""

import signal
from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext

from tabletown.arena.blocks import Block, BlockPlan
from tabletown.arena.match import Finished
from tabletown.arena.work import Chunk, ChunkAnswer, Work, own_folders, play_chunk
from tabletown.bots.one_thread import one_thread_each


def play_on_processes(plan: BlockPlan, blocks: Sequence[Block], workers: int) -> Iterator[Finished]:
    """Finished blocks, in the order in which they happen to be finished."""
    # A fresh interpreter for each worker: nothing that this process did can change how a bot plays.
    context = get_context("spawn")
    one_thread_each()
    work = Work(blocks, workers)
    team = [_Worker(context, plan) for _ in range(min(workers, len(blocks)))]
    try:
        while True:
            for worker in team:
                if work and not worker.chunk:
                    worker.give(work.take())
            busy = [worker for worker in team if worker.chunk]
            if not busy:
                return
            wait([end for worker in busy for end in (worker.pipe, worker.process.sentinel)])
            for worker in busy:
                yield from _collect(worker, work)
    finally:
        for worker in team:
            worker.stop()


def _collect(worker: "_Worker", work: Work) -> list[Finished]:
    """What a worker has to hand in, if it has; a dead one is replaced."""
    try:
        if worker.pipe.poll():
            answer: ChunkAnswer = worker.pipe.recv()
            chunk, worker.chunk = worker.chunk, ()
            return work.answered(chunk, answer)
        if worker.process.is_alive():
            return []
    except (EOFError, OSError):
        pass
    chunk, worker.chunk = worker.chunk, ()
    worker.stop()
    work.died(chunk)
    worker.start()
    return []


class _Worker:
    def __init__(self, context: SpawnContext, plan: BlockPlan) -> None:
        self._context = context
        self._plan = plan
        self.chunk: Chunk = ()
        self.start()

    def start(self) -> None:
        self.pipe, far_end = self._context.Pipe()
        self.process = self._context.Process(target=_serve, args=(far_end, self._plan, own_folders()))
        self.process.start()
        # Held open here, it would hide that the worker has gone.
        far_end.close()

    def give(self, chunk: Chunk) -> None:
        self.chunk = chunk
        try:
            self.pipe.send(chunk)
        except OSError:
            # Dead before its first word: collecting its answer will notice.
            return

    def stop(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()


def _serve(pipe: Connection, plan: BlockPlan, folders: tuple[str, ...]) -> None:
    # Ctrl-C is for the process that has the journal; it stops the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            pipe.send(play_chunk(plan, pipe.recv(), folders))
    except (EOFError, OSError):
        return
