"""Where a new table gets its chance from: keys, or seeds of ours, which deal as they do for the rules."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import permutations
from types import MappingProxyType
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import Array, ArrayNamespace
from tabletown.batch.between_two_cities.convert import CARDS
from tabletown.batch.chance import below, in_order_of, lane_keys, subkey, words, words_of_keys
from tabletown.batch.loops import while_any
from tabletown.batch.streams import key_seeds, seed_bytes, shuffled_by, stream_words
from tabletown.between_two_cities.box.modules import DISTRICTS, NEVER, district_cards, pairs_of
from tabletown.core.errors import BadSetup
from tabletown.core.game import Option

SEEDS, KEYS = "seeds", "keys"
_PURPOSES = ("singles", "duplexes", "districts", "landscapes", "automa", "singles/2")
"""By the number of their keys."""
EMPTY: Mapping[str, int] = MappingProxyType({})
_SPARE = 6
"""Words of a stream more than a shuffle needs, in case that some are unfair."""


class Source(Protocol):
    """Of so many lanes; purposes are those of the rules."""

    @property
    def lanes(self) -> int: ...

    def order(self, purpose: str, count: int) -> Array:
        """A random order of the numbers below count: int32 [count, lanes]."""

    def tiles(self, purpose: str, numbers: Sequence[int]) -> Array:
        """Tiles whose numbers ascend, in random order: int8 [tiles, lanes]."""

    def districts(self, *, civics: bool) -> Array:
        """Three pairs of `CARDS`: int32 [3, 2, lanes]."""


class Keys:
    """`wanted` says how many words of which purposes are drawn at once; others are drawn when they are asked for."""

    def __init__(self, xp: ArrayNamespace, key: Array, lanes: int, wanted: Mapping[str, int] = EMPTY) -> None:
        self.xp, self.key, self.lanes = xp, key, lanes
        self._drawn: dict[str, Array] = {}
        if wanted:
            numbers = xp.asarray([_PURPOSES.index(purpose) for purpose in wanted], dtype=xp.int32)
            keys = subkey(xp, key, numbers if key.ndim == 1 else numbers[:, None])
            drawn = words_of_keys(xp, keys, [*wanted.values()], lanes)
            self._drawn = dict(zip(wanted, drawn, strict=True))

    def order(self, purpose: str, count: int) -> Array:
        return in_order_of(self.xp, self._words(purpose, count), range(count))

    def tiles(self, purpose: str, numbers: Sequence[int]) -> Array:
        return in_order_of(self.xp, self._words(purpose, len(numbers)), numbers).astype(self.xp.int8)

    def districts(self, *, civics: bool) -> Array:
        draws = self.xp.asarray(district_draws(civics=civics))
        every = self.xp.full(self.lanes, draws.shape[-1], dtype=self.xp.int32)
        number = below(self.xp, self._words("districts", 1)[0], every)
        return self.xp.take(draws, number, axis=-1)

    def _words(self, purpose: str, count: int) -> Array:
        """uint32 [count, lanes]."""
        drawn = self._drawn.get(purpose)
        if drawn is not None and drawn.shape[0] == count:
            return drawn
        return words(self.xp, subkey(self.xp, self.key, _PURPOSES.index(purpose)), count, self.lanes)


class Seeds:
    def __init__(self, xp: ArrayNamespace, seed: Array) -> None:
        self.xp, self.seed, self.lanes = xp, seed, seed.shape[-1]

    def order(self, purpose: str, count: int) -> Array:
        return self._order(stream_words(self.xp, self.seed, purpose, None, count + _SPARE), count)

    def tiles(self, purpose: str, numbers: Sequence[int]) -> Array:
        return self.xp.take(self.xp.asarray(numbers, dtype=self.xp.int8), self.order(purpose, len(numbers)))

    def districts(self, *, civics: bool) -> Array:
        """Drawn again, as often as factory and house come together."""
        cards = len(district_cards(civics=civics))
        first = self._pairs(self.order("districts", cards))
        again = self.xp.full(self.lanes, 1, dtype=self.xp.int32)

        def draw(now: tuple[Array, Array]) -> tuple[Array, Array]:
            pairs, number = now
            wrong = self._wrong(pairs)
            number = number + wrong.astype(self.xp.int32)
            drawn = stream_words(self.xp, self.seed, "districts", number, cards + _SPARE)
            return self.xp.where(wrong, self._pairs(self._order(drawn, cards)), pairs), number

        return while_any(self.xp, lambda now: self._wrong(now[0]), draw, (first, again))[0]

    def _order(self, drawn: Array, count: int) -> Array:
        xp = self.xp
        numbers = xp.broadcast_to(xp.arange(count, dtype=xp.int32)[:, None], (count, self.lanes))
        return shuffled_by(xp, drawn, numbers, xp.full((self.lanes,), count, dtype=xp.int32))

    def _pairs(self, order: Array) -> Array:
        """Cards two by two, each pair in the order of the score sheet."""
        pairs = order[: 2 * DISTRICTS].reshape((DISTRICTS, 2, self.lanes))
        one, other = pairs[:, 0], pairs[:, 1]
        return self.xp.stack([self.xp.minimum(one, other), self.xp.maximum(one, other)], axis=1)

    def _wrong(self, pairs: Array) -> Array:
        """bool [lanes]."""
        first, second = sorted(CARDS.index(kind) for kind in NEVER)
        return self.xp.any(self.xp.equal(pairs[:, 0], first) & self.xp.equal(pairs[:, 1], second), axis=0)


class Dealer:
    """How a batch deals: by keys, or by seeds that spell the keys out; and by any seeds of ours."""

    def __init__(self, xp: ArrayNamespace, chance: Option, wanted: Mapping[str, int]) -> None:
        """`wanted`: what a deal needs, as for `Keys`."""
        if chance not in (SEEDS, KEYS):
            raise BadSetup(f"chance comes from {SEEDS} or from {KEYS}, not from {str(chance)[:20]}")
        self.xp, self.by_seeds, self.wanted = xp, chance == SEEDS, wanted

    def by_key(self, key: Array, lanes: int) -> Source:
        if self.by_seeds:
            return Seeds(self.xp, key_seeds(self.xp, lane_keys(self.xp, key, lanes) if key.ndim == 1 else key))
        return Keys(self.xp, key, lanes, self.wanted)

    def by_texts(self, seeds: Sequence[str]) -> Source:
        """Raises BadSetup for a seed that arrays have no room for."""
        return Seeds(self.xp, seed_bytes(self.xp, seeds))


@cache
def district_draws(*, civics: bool) -> NDArray[np.int32]:
    """All that can be drawn, each as likely as another: [3, 2, draws] (rule 12.2)."""
    decks = [pairs_of(cards) for cards in permutations(district_cards(civics=civics))]
    allowed = sorted({pairs for pairs in decks if not any(set(pair) == NEVER for pair in pairs)})
    rows = [[[CARDS.index(kind) for kind in pair] for pair in pairs] for pairs in allowed]
    return np.moveaxis(np.array(rows, np.int32), 0, -1).copy()
