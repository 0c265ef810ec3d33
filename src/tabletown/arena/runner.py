"""A whole run: what is still to be played, who plays it, and where it is written down."""

import os
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path

from tabletown.arena.blocks import Block, BlockPlan
from tabletown.arena.cluster import play_on_cluster
from tabletown.arena.journal import Journal
from tabletown.arena.match import Finished
from tabletown.arena.processes import play_on_processes
from tabletown.arena.work import RunFailed
from tabletown.core.record import check_seed
from tabletown.core.registry import load


def run(
    plan: BlockPlan,
    *,
    workers: int | None = None,
    cluster: str | None = None,
    journal: Path | None = None,
    progress: Callable[[int, int], None] = lambda _done, _all: None,
) -> tuple[Finished, ...]:
    """Play a plan, or what its journal lacks of it. The blocks come in the plan's order, whoever played them when.

    `progress` is told how many blocks are finished, and of how many.
    """
    check_plan(plan)
    book = None if journal is None else Journal(journal, plan)
    finished = {} if book is None else book.finished
    total = sum(1 for _ in plan)
    progress(len(finished), total)
    left = [block for block in plan if block not in finished]
    for done in _play(plan, left, workers or cores(), cluster):
        finished[done.block] = done
        if book is not None:
            book.add(done)
        progress(len(finished), total)
    return tuple(finished[block] for block in plan)


def check_plan(plan: BlockPlan) -> None:
    """Find out before the first game what would stop it. Raises a sentence."""
    check_seed(plan.deal(plan.blocks))
    load(plan.game).setup(plan.seats, plan.deal(1), **dict(plan.options))
    if not plan.tables():
        raise RunFailed("there is nothing to play")
    for entrant in plan.entrants:
        entrant.make(plan.game, plan.seed)


def need(package: str, extra: str) -> None:
    """Raises what to install for something that is not always there."""
    if find_spec(package) is None:
        raise RunFailed(
            f"this needs {package}, which is not installed: "
            f"pip install 'tabletown[{extra}]', or in the repository make tools"
        )


def cores() -> int:
    """The cores that this process may use, which can be fewer than the machine has."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _play(plan: BlockPlan, blocks: Sequence[Block], workers: int, cluster: str | None) -> Iterator[Finished]:
    if not blocks:
        return iter(())
    if cluster is None:
        return play_on_processes(plan, blocks, workers)
    need("ray", "cluster")
    return play_on_cluster(plan, blocks, cluster, workers)
