"""What workers share, on this machine or on a cluster: chunks of blocks, and what happens when a worker dies."""

import sys
from collections import Counter, deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import TypeAlias

from tabletown.arena.blocks import Block, BlockPlan
from tabletown.arena.match import Finished, play_block
from tabletown.core.errors import TabletownError

Chunk: TypeAlias = tuple[Block, ...]

_LARGEST = 16
_PATIENCE = 1.0
"""Seconds after which a worker hands in what it has, so that slow bots lose little when a run is broken off."""
_ATTEMPTS = 3


class RunFailed(TabletownError):
    """The run cannot go on. What was finished is in its journal, if it has one."""


@dataclass(frozen=True, slots=True)
class Failure:
    """What stopped a worker, as a sentence: it travels between machines better than an exception."""

    sentence: str


ChunkAnswer: TypeAlias = list[Finished] | Failure


def play_chunk(plan: BlockPlan, chunk: Chunk, folders: Sequence[str]) -> ChunkAnswer:
    """Play the first blocks of a chunk: one at least, and more while there is time."""
    sys.path += [folder for folder in folders if folder not in sys.path]
    started = perf_counter()
    finished: list[Finished] = []
    try:
        for block in chunk:
            finished.append(play_block(plan, block))
            if perf_counter() - started > _PATIENCE:
                break
    except TabletownError as error:
        return Failure(str(error))
    return finished


def own_folders() -> tuple[str, ...]:
    """Where a worker also has to look for bots: the folders to import from that are not Python's own."""
    return tuple(folder for folder in sys.path if not folder.startswith((sys.prefix, sys.base_prefix)))


class Work:
    """The blocks that are still to be played."""

    def __init__(self, blocks: Iterable[Block], workers: int) -> None:
        rest = tuple(blocks)
        # Small enough that everybody has something to do until the end.
        size = max(1, min(_LARGEST, len(rest) // (4 * workers)))
        self._waiting = deque(rest[start : start + size] for start in range(0, len(rest), size))
        self._deaths: Counter[Block] = Counter()

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def take(self) -> Chunk:
        return self._waiting.popleft()

    def answered(self, chunk: Chunk, answer: ChunkAnswer) -> list[Finished]:
        """Take in an answer; blocks of the chunk that were not reached wait again. Raises RunFailed."""
        if isinstance(answer, Failure):
            raise RunFailed(answer.sentence)
        if left := chunk[len(answer) :]:
            self._waiting.appendleft(left)
        return answer

    def died(self, chunk: Chunk) -> None:
        """A worker died over this chunk. Its blocks try again one by one, so that only the guilty one can die again."""
        for block in chunk:
            self._deaths[block] += 1
            if self._deaths[block] == _ATTEMPTS:
                bots = " ".join(block.table)
                raise RunFailed(f"block {block.number} of {bots} killed its worker {_ATTEMPTS} times: the run stops")
            self._waiting.append((block,))
