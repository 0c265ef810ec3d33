"""A real PostgreSQL for tests and figures, from PyPI, where none is installed."""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """Its address, as long as it is needed."""
    with warnings.catch_warnings():
        # It warns about an unset XDG_RUNTIME_DIR, which concerns nobody here.
        warnings.simplefilter("ignore")
        from pgserver.postgres_server import get_server

        server = get_server(folder / "postgres", cleanup_mode="delete")
    try:
        yield str(server.get_uri())
    finally:
        server.cleanup()
