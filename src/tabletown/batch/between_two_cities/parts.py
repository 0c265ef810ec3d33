"""What a batch of any sort of table leaves to its parts: dealing, reading States, looking, imagining worlds."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from tabletown.batch.arrays import NUMPY, Array
from tabletown.batch.between_two_cities.sources import Dealer, Source
from tabletown.batch.contract import NOBODY
from tabletown.batch.loops import each

L = TypeVar("L")
S = TypeVar("S")
V = TypeVar("V")
L_co = TypeVar("L_co", covariant=True)
L_contra = TypeVar("L_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


class ReadsStates(Protocol[L, S]):
    def from_states(self, states: Sequence[S]) -> L: ...

    def to_state(self, lanes: L, lane: int) -> S: ...


class ObservesLanes(Protocol[L_contra, V_contra]):
    @property
    def features(self) -> int: ...

    def observe(self, lanes: L_contra, seat: Array) -> Array: ...

    def observe_view(self, view: V_contra) -> bytes: ...


class ImaginesWorlds(Protocol[L_co, V_contra]):
    def drawn(self, view: V_contra, key: Array, lanes: int) -> L_co: ...


@dataclass(frozen=True)
class BatchParts(Generic[L, S, V]):
    """Of one sort of table."""

    dealer: Dealer
    deal: Callable[[Source], L]
    reader: ReadsStates[L, S]
    observer: ObservesLanes[L, V]
    worlds: ImaginesWorlds[L, V]
    """By NumPy on any library: what is known of a View is another shape each time, and JAX would compile each anew."""


class BatchOfParts(Generic[L, S, V]):
    """Some of a GameBatch; what may be done, and what comes of it, is each sort's own."""

    def __init__(self, parts: BatchParts[L, S, V]) -> None:
        self._parts, self.xp = parts, parts.dealer.xp
        self.features = parts.observer.features

    def deal(self, key: Array, lanes: int) -> L:
        return self._parts.deal(self._parts.dealer.by_key(key, lanes))

    def deal_seeds(self, seeds: Sequence[str]) -> L:
        """The games that these seeds give at a table."""
        return self._parts.deal(self._parts.dealer.by_texts(seeds))

    def observe(self, lanes: L, seat: Array) -> Array:
        return self._parts.observer.observe(lanes, seat)

    def observe_view(self, view: V) -> bytes:
        return self._parts.observer.observe_view(view)

    def from_states(self, states: Sequence[S]) -> L:
        return self._parts.reader.from_states(states)

    def to_state(self, lanes: L, lane: int, seed: str = "") -> S:
        del seed
        return self._parts.reader.to_state(lanes, lane)

    def lanes(self, view: V, key: Array, lanes: int) -> L:
        drawn = self._parts.worlds.drawn(view, NUMPY.asarray(key), lanes)
        return drawn if self.xp is NUMPY else each(self.xp.asarray, drawn)

    def first_of(self, acting: Array) -> Array:
        """int32 [lanes]: the first seat of bool [seats, lanes]."""
        first = self.xp.argmax(acting, axis=0).astype(self.xp.int32)
        return self.xp.where(self.xp.any(acting, axis=0), first, NOBODY)
