"""What tests of learning share."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module

import pytest


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
