"""What tests of batches share."""

from collections.abc import Iterator
from importlib import import_module

import pytest


@pytest.fixture
def quick_compiler() -> Iterator[None]:
    """What is compiled here runs once: to make it quick takes longer than to run it."""
    config = import_module("jax").config
    config.update("jax_disable_most_optimizations", True)
    yield
    config.update("jax_disable_most_optimizations", False)
