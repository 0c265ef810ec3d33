"""What a measurement gives, and how it is taken: in processor time, so that a busy machine does not count."""

import gc
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Figure:
    what: str
    value: float
    unit: str
    target: float | None = None
    at_most: bool = False
    """Whether the target is a ceiling rather than a floor."""
    note: str = ""

    @property
    def met(self) -> bool | None:
        if self.target is None:
            return None
        return self.value <= self.target if self.at_most else self.value >= self.target


def microseconds_each(work: Callable[[T], object], items: list[T], rounds: int = 15) -> float:
    """The median over rounds of the mean time for one item."""
    times = []
    for _ in range(rounds):
        started = process_time()
        for item in items:
            work(item)
        times.append((process_time() - started) / len(items) * 1e6)
    return median(times)


def per_second(work: Callable[[], int], seconds: float = 4.0) -> float:
    """How many things per second, the median over about ten stretches; `work` says how many it did."""
    rates = []
    work()
    end = process_time() + seconds
    while process_time() < end:
        started, done = process_time(), 0
        while process_time() - started < seconds / 10:
            done += work()
        rates.append(done / (process_time() - started))
    return median(rates)


def deep_size(thing: object, shared: Iterable[object], kinds: tuple[type, ...] = ()) -> int:
    """Bytes of everything reachable that is not shared by all States: classes, enum members, canvases, Moves."""
    seen = {id(item) for item in shared}
    total, waiting = 0, [thing]
    while waiting:
        item = waiting.pop()
        if id(item) in seen or isinstance(item, (type, *kinds)):
            continue
        seen.add(id(item))
        total += item.__sizeof__() + (16 if gc.is_tracked(item) else 0)
        waiting += gc.get_referents(item)
    return total
