"""Workers on a Ray cluster (`pip install tabletown[cluster]`), or on one that is started here and stopped again."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from logging import ERROR, getLogger
from socket import create_connection

from tabletown.arena.blocks import Block, BlockPlan
from tabletown.arena.match import Finished
from tabletown.arena.work import Chunk, ChunkAnswer, RunFailed, Work, own_folders, play_chunk

LOCAL = "local"


def play_on_cluster(plan: BlockPlan, blocks: Sequence[Block], address: str, workers: int) -> Iterator[Finished]:
    """Finished blocks, in the order in which they happen to be finished: the same ones as from processes here.

    `workers` is for a local cluster; any other has as many as it has processors. Every machine needs this package,
    and the bots that are not part of it.
    """
    import ray
    from ray.exceptions import RayError

    with _connected(address, workers):
        resources: Callable[[], dict[str, float]] = ray.cluster_resources
        capacity = max(1, int(resources().get("CPU", 1)))
        work = Work(blocks, capacity)
        # Ray's own retries would play a whole chunk again; ours go on block by block, and are counted.
        remote = ray.remote(max_retries=0)(play_chunk)
        shared_plan, folders = ray.put(plan), own_folders()
        running: dict[ray.ObjectRef[ChunkAnswer], Chunk] = {}
        while work or running:
            while work and len(running) < 2 * capacity:
                chunk = work.take()
                running[remote.remote(shared_plan, chunk, folders)] = chunk
            (ready, *_), _ = ray.wait(list(running), num_returns=1)
            chunk = running.pop(ready)
            try:
                answer = ray.get(ready)
            except RayError:
                # The worker, or its whole machine, has gone.
                work.died(chunk)
            else:
                yield from work.answered(chunk, answer)


@contextmanager
def _connected(address: str, workers: int) -> Iterator[None]:
    import ray

    local = address == LOCAL
    if local:
        # Advice for those who run a cluster; this one is ours, and gone with the run.
        getLogger("ray").setLevel(ERROR)
    _knock(address)
    try:
        ray.init(
            address=address,
            num_cpus=workers if local else None,
            include_dashboard=False if local else None,
            log_to_driver=False,
            configure_logging=False,
        )
    except (OSError, RuntimeError, ValueError, AssertionError) as error:
        reason = str(error).strip().partition("\n")[0]
        raise RunFailed(f"the Ray cluster “{address}” cannot be used: {reason}") from None
    try:
        yield
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Raises RunFailed where nobody listens: Ray itself would wait for minutes before it says so."""
    host, colon, port = address.rpartition("/")[2].rpartition(":")
    if colon and port.isdigit():
        try:
            create_connection((host, int(port)), timeout=5).close()
        except (OSError, OverflowError) as error:
            raise RunFailed(f"no Ray cluster answers at “{address}”: {error}") from None
