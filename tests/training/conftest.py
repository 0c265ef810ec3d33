"""What tests of learning share."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from math import exp

import numpy as np
import pytest

from tabletown.bots.nets.between_two_cities import with_numpy
from tabletown.bots.nets.between_two_cities.forward import SPREAD, USUAL, Hope


@contextmanager
def quickly_compiled() -> Iterator[None]:
    """What is compiled here runs seldom: to make it quick takes longer than to run it."""
    config = import_module("jax").config
    config.update("jax_disable_most_optimizations", True)
    yield
    config.update("jax_disable_most_optimizations", False)


@pytest.fixture
def quick_compiler() -> Iterator[None]:
    with quickly_compiled():
        yield


@pytest.fixture
def unrounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Arrays learn by what a net says to the last digit; a bot rounds it, and takes the first of what is equal then."""

    def points_of(score: float) -> float:
        return float(np.float32(USUAL) + np.float32(SPREAD) * np.float32(score))

    monkeypatch.setattr(with_numpy, "points_of", points_of)
    monkeypatch.setattr(with_numpy, "hope_of", lambda win, score: Hope(1 / (1 + exp(-win)), points_of(score)))
