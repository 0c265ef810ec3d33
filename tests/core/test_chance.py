"""Chance is SHA-256 and nothing else: the numbers here are also in docs/chance.md, for other languages."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given, strategies as st

from tabletown.core.chance import Stream, commitment, keeps_commitment, shuffled


def words(seed: str, purpose: str, count: int) -> list[int]:
    """The definition, spelled out."""
    blocks = b"".join(hashlib.sha256(f"{seed}/{purpose}/{n}".encode()).digest() for n in range(count // 8 + 1))
    return [int.from_bytes(blocks[4 * n : 4 * n + 4], "big") for n in range(count)]


def slow_shuffle(items: list[int], seed: str, purpose: str) -> list[int]:
    stream = iter(words(seed, purpose, 20 * len(items) + 8))
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        word = next(stream)
        while word >= 2**32 - 2**32 % (last + 1):
            word = next(stream)
        pick = word % (last + 1)
        order[last], order[pick] = order[pick], order[last]
    return order


def test_vectors_of_the_documentation() -> None:
    assert words("harbour-7", "singles", 3) == [2930220022, 1947178217, 306273733]
    stream = Stream("harbour-7", "singles")
    assert [stream.below(2**32) for _ in range(3)] == [2930220022, 1947178217, 306273733]
    assert shuffled(range(10), "harbour-7", "singles") == (1, 7, 8, 4, 6, 0, 3, 5, 9, 2)
    assert commitment("harbour-7") == "ebdfd2c3e1b5a12edb7ad49580cfd33ecf9575d3d6a0ca795ba6123a79f1cc91"


@given(st.text(max_size=20).filter(lambda s: s.isprintable()), st.integers(1, 150))
def test_shuffling_is_the_slow_definition(seed: str, count: int) -> None:
    assert list(shuffled(range(count), seed, "deck/2")) == slow_shuffle(list(range(count)), seed, "deck/2")


@given(st.integers(1, 2**32))
def test_below_stays_below(n: int) -> None:
    stream = Stream("seed", "purpose")
    assert all(0 <= stream.below(n) < n for _ in range(20))


def test_unfair_words_are_thrown_away() -> None:
    n = 3 * 2**30
    fair = [word for word in words("seed", "unfair", 400) if word < n]
    stream = Stream("seed", "unfair")
    assert [stream.below(n) for _ in range(200)] == fair[:200]
    assert len(fair) < 400


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_what_cannot_be_drawn_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match="a stream can draw below"):
        Stream("seed", "purpose").below(n)


def test_streams_do_not_move_each_other() -> None:
    first = shuffled(range(20), "seed", "singles")
    Stream("seed", "duplexes").shuffled(range(50))
    assert shuffled(range(20), "seed", "singles") == first
    assert shuffled(range(20), "seed", "duplexes") != first


def test_every_order_is_about_as_likely() -> None:
    orders = Counter(shuffled("abc", f"seed-{n}", "order") for n in range(6000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_a_commitment_binds_to_its_seed() -> None:
    published = commitment("secret")
    assert keeps_commitment("secret", published)
    assert not keeps_commitment("Secret", published)
