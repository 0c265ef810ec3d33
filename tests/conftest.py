"""Hypothesis without a clock: `make test` tries the same examples everywhere, `make fuzz` new and many more."""

import gc
import os
import sys
from collections.abc import Generator, Iterator
from tempfile import mkdtemp

import pytest
from hypothesis import settings
from tests.forked_servers import Nursery

from tabletown.testing.server_harness import Server, running

# Commands speak the language of the terminal: tests read what they say in English.
os.environ["LC_ALL"] = "C.UTF-8"
# Games that tests play are kept, too, but not among those of whoever runs them.
os.environ["XDG_STATE_HOME"] = mkdtemp()
# What JAX compiles for a test runs a few times: the compiler's older way to write loops takes less than half as long.
os.environ["XLA_FLAGS"] = f"{os.environ.get('XLA_FLAGS', '')} --xla_cpu_use_fusion_emitters=false"

Server.start_process = Nursery().start
# Processes that start from nothing run the main program's file first: here that would be pytest's, of which they need
# nothing, and it takes longer to import than all that they do need.
vars(sys.modules["__main__"]).pop("__file__", None)

settings.register_profile("test", deadline=None, derandomize=True)
settings.register_profile("fuzz", deadline=None, max_examples=int(os.environ.get("EXAMPLES") or 5000), print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "test"))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is collected stays to the end: to look through all of it for garbage, again and again, would take a third of
    collecting, and more while tests run."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(50_000, 20, 100)
        gc.enable()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One real server for all tests that do not kill it, count what it has done or attack it."""
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found
