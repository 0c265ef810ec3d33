"""One server for all tests of a file that do not kill it."""

from collections.abc import Iterator

import pytest

from bench.server_harness import Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found
