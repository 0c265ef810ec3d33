"""Chance by keys gives the same numbers everywhere."""

from collections.abc import Callable

import numpy as np
import pytest

from tabletown.batch.arrays import NUMPY, Array, ArrayNamespace, jax_arrays
from tabletown.batch.chance import below, key_of, lane_keys, shuffled, shuffled_numbers, subkey, threefry, words

LIBRARIES: list[Callable[[], ArrayNamespace]] = [lambda: NUMPY, jax_arrays]
"""Called in tests only: whoever collects tests need not load JAX."""
ANSWERS = [
    ((0, 0), (0, 0), (0x6B200159, 0x99BA4EFE)),
    ((0xFFFFFFFF, 0xFFFFFFFF), (0xFFFFFFFF, 0xFFFFFFFF), (0x1CB996FC, 0xBB002BE7)),
    ((0x13198A2E, 0x03707344), (0x243F6A88, 0x85A308D3), (0xC4923A9C, 0x483DF7A0)),
]
"""Keys, counters and words that the authors of Threefry publish."""


def plain(array: Array) -> object:
    return np.asarray(array).tolist()


@pytest.mark.parametrize("library", LIBRARIES, ids=["numpy", "jax"])
@pytest.mark.parametrize(("key", "counter", "expected"), ANSWERS)
def test_known_answers(
    library: Callable[[], ArrayNamespace], key: tuple[int, int], counter: tuple[int, int], expected: tuple[int, int]
) -> None:
    xp = library()
    high, low = (xp.asarray([word], dtype=xp.uint32) for word in counter)
    found = threefry(xp, xp.asarray(key, dtype=xp.uint32), high, low)
    assert tuple(int(word[0]) for word in found) == expected


def test_both_libraries_draw_the_same() -> None:
    libraries = [library() for library in LIBRARIES]
    one, other = (subkey(xp, key_of(xp, "a seed"), 3) for xp in libraries)
    assert plain(one) == plain(other)
    orders = [plain(shuffled(xp, key, 24, 6)) for xp, key in zip(libraries, (one, other), strict=True)]
    assert orders[0] == orders[1]


def test_a_lane_draws_the_same_beside_any_others() -> None:
    key = key_of(NUMPY, "a seed")
    assert plain(words(NUMPY, key, 5, 9)[:, :4]) == plain(words(NUMPY, key, 5, 4))
    own = lane_keys(NUMPY, key, 9)
    assert plain(words(NUMPY, own, 5, 9)[:, 3:5]) == plain(words(NUMPY, own[:, 3:5], 5, 2))


def test_few_keys_are_those_of_many() -> None:
    key, many = key_of(NUMPY, "a seed"), NUMPY.arange(40, dtype=NUMPY.int32)
    every = subkey(NUMPY, key, many)
    assert plain(subkey(NUMPY, key, many[:7])) == plain(every[:, :7])
    assert plain(subkey(NUMPY, key, 39)) == plain(every[:, 39])


def test_shuffles_and_numbers_are_fair() -> None:
    order = np.asarray(shuffled(NUMPY, key_of(NUMPY, "a seed"), 5, 20_000))
    assert (np.sort(order, axis=0) == np.arange(5)[:, None]).all()
    counts = np.array([np.bincount(row, minlength=5) for row in order])
    assert abs(counts - 4_000).max() < 5 * 57
    drawn = words(NUMPY, key_of(NUMPY, "another"), 1, 20_000)[0]
    found = np.bincount(np.asarray(below(NUMPY, drawn, NUMPY.full(20_000, 5, dtype=NUMPY.int32))), minlength=5)
    assert found.size == 5 and abs(found - 4_000).max() < 5 * 57


@pytest.mark.parametrize("library", LIBRARIES, ids=["numpy", "jax"])
def test_numbers_are_shuffled_as_their_places_are(library: Callable[[], ArrayNamespace]) -> None:
    xp, numbers = library(), [9, 9, 9, 10, 12, 12, 15, 15, 16]
    key = key_of(xp, "numbers")
    expected = xp.take(xp.asarray(numbers), shuffled(xp, key, len(numbers), 50))
    assert plain(shuffled_numbers(xp, key, numbers, 50)) == plain(expected)
    for wrong in ([2, 1], [0, 1, 4]):
        with pytest.raises(ValueError, match="that ascend"):
            shuffled_numbers(xp, key, wrong, 1)
