"""Streams of chance in arrays are those of `core.chance`, word by word."""

import numpy as np
import pytest

from tabletown.batch.arrays import NUMPY, Array
from tabletown.batch.streams import seed_bytes, seed_text, shuffled_by, stream_words
from tabletown.core.chance import Stream, shuffled
from tabletown.core.errors import BadSetup

SEEDS = ["a", "", "f" * 64, "x" * 104, "häuser", *("q" * length for length in range(41, 52))]
"""At about 45 letters a message grows from one block to two."""
SIZES = [44, 0, 1, 2, 43, *range(3, 14)]


def test_words_and_shuffles_are_those_of_a_stream() -> None:
    numbers = [2, 10, 123, 7, 999, *range(1, 12)]
    seeds = seed_bytes(NUMPY, SEEDS)
    found = stream_words(NUMPY, seeds, "deck", NUMPY.asarray(numbers, dtype=np.int32), 48)
    items = np.repeat(np.arange(44, dtype=np.int8)[:, None], len(SEEDS), axis=1)
    order = np.asarray(shuffled_by(NUMPY, found, NUMPY.asarray(items), NUMPY.asarray(SIZES, dtype=np.int32)))
    for lane, (seed, number, size) in enumerate(zip(SEEDS, numbers, SIZES, strict=True)):
        stream = Stream(seed, f"deck/{number}")
        assert np.asarray(found)[:, lane].tolist() == [stream.below(1 << 32) for _ in range(48)]
        assert tuple(order[:size, lane].tolist()) == shuffled(range(size), seed, f"deck/{number}")
        assert order[size:, lane].tolist() == list(range(size, 44))


def test_a_purpose_needs_no_number() -> None:
    found = np.asarray(stream_words(NUMPY, seed_bytes(NUMPY, ["a", "b"]), "start", None, 3))
    assert found[:, 1].tolist() == [stream.below(1 << 32) for stream in [Stream("b", "start")] for _ in range(3)]


def test_words_that_would_not_be_fair_are_thrown_away() -> None:
    words: Array = NUMPY.asarray([[0xFFFFFFFF, 5], [4, 4], [1, 1], [0, 0]], dtype=np.uint32)
    items = NUMPY.asarray([[0, 0], [1, 1], [2, 2]], dtype=np.int8)
    order = shuffled_by(NUMPY, words, items, NUMPY.asarray([3, 3], dtype=np.int32))
    # Of three, 2^32 − 1 is unfair: 4 % 3 is 1, and then 1 % 2. In the other lane 5 % 3 is 2, and then 4 % 2.
    assert np.asarray(order).T.tolist() == [[0, 2, 1], [1, 0, 2]]


def test_seeds_come_back_and_have_a_limit() -> None:
    assert [seed_text(column) for column in np.asarray(seed_bytes(NUMPY, SEEDS)).T.tolist()] == SEEDS
    for wrong in ("x" * 105, "a\0b"):
        with pytest.raises(BadSetup, match="104 bytes"):
            seed_bytes(NUMPY, [wrong])
