"""Bots for these tests only, entered as `arena_bots:name`."""

import fcntl
import os
from collections.abc import Sequence
from multiprocessing import parent_process
from pathlib import Path
from random import Random

from tabletown.bots.bot import Budget, Decision

MARKER = "ARENA_TEST_MARKER"
"""Names the file that says how often a deadly bot has died."""


class First:
    """Always takes the first move."""

    name = "first"

    def decide(self, view: object, moves: Sequence[object]) -> Decision[object]:
        del view
        return Decision(moves[0], simulations=3)


class OneThread(First):
    """Plays only where matrices are multiplied with one thread."""

    def __init__(self) -> None:
        if parent_process() is not None and os.environ.get("OPENBLAS_NUM_THREADS") != "1":
            raise RuntimeError("too many threads")


class Seeded:
    """Plays by chance, with a stream of its own."""

    name = "seeded"

    def __init__(self, seed: str) -> None:
        self._random = Random(f"seeded/{seed}")

    def decide(self, view: object, moves: Sequence[object]) -> Decision[object]:
        del view
        return Decision(self._random.choice(moves))


class Deadly(First):
    """Kills its whole process, as long as the marker file is shorter than it wants."""

    name = "deadly"

    def __init__(self, deaths: int) -> None:
        self._deaths = deaths

    def decide(self, view: object, moves: Sequence[object]) -> Decision[object]:
        marker = Path(os.environ[MARKER])
        with marker.open("a") as file:
            # Two workers may come here at once: only one of them may die of the same death.
            fcntl.flock(file, fcntl.LOCK_EX)
            if marker.stat().st_size < self._deaths:
                file.write("x")
                file.flush()
                os._exit(1)
        return super().decide(view, moves)


class Nosy(First):
    """Breaks down unless it is shown a View of its own seat, and nothing that holds more."""

    name = "nosy"

    def decide(self, view: object, moves: Sequence[object]) -> Decision[object]:
        if type(view).__name__ != "View" or any(hasattr(view, secret) for secret in ("singles", "duplexes", "seed")):
            raise RuntimeError(f"I was shown a {type(view).__name__}")
        return super().decide(view, moves)


class Broken(First):
    name = "broken"

    def decide(self, view: object, moves: Sequence[object]) -> Decision[object]:
        raise ZeroDivisionError(f"no idea what to do with {len(moves)} moves on {type(view).__name__}")


class Stubborn(First):
    """Plays its first move again and again, long after it stopped being legal."""

    name = "stubborn"

    def __init__(self) -> None:
        self._decision: Decision[object] | None = None

    def decide(self, view: object, moves: Sequence[object]) -> Decision[object]:
        self._decision = self._decision or super().decide(view, moves)
        return self._decision


def first(seed: str, budget: Budget) -> First:
    del seed, budget
    return First()


def one_thread(seed: str, budget: Budget) -> OneThread:
    del seed, budget
    return OneThread()


def seeded(seed: str, budget: Budget) -> Seeded:
    del budget
    return Seeded(seed)


def dies_once(seed: str, budget: Budget) -> Deadly:
    del seed, budget
    return Deadly(1)


def always_dies(seed: str, budget: Budget) -> Deadly:
    del seed, budget
    return Deadly(1_000_000)


def nosy(seed: str, budget: Budget) -> Nosy:
    del seed, budget
    return Nosy()


def broken(seed: str, budget: Budget) -> Broken:
    del seed, budget
    return Broken()


def stubborn(seed: str, budget: Budget) -> Stubborn:
    del seed, budget
    return Stubborn()


def unmakeable(seed: str, budget: Budget) -> First:
    raise OSError(f"no weights for {seed[:0]}{budget.simulations}")


not_a_bot = 7
