"""Moves that are rated by a net instead of a judge, whose words stay."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

from tabletown.bots.bot import Thought

M = TypeVar("M")


def rated_by(rated: Sequence[Thought[M]], values: Mapping[M, float]) -> list[Thought[M]]:
    """Best first, by shares of the win. A move that the net does not compare stands no higher than its worst one."""
    worst = min(values.values())
    found = [replace(one, value=values.get(one.move, worst)) for one in rated]
    return sorted(found, key=lambda one: -one.value)
