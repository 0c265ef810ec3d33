"""Structured logs: one line of JSON per happening. Tokens, names and chat never appear in them."""

import logging
import sys
import time

import msgspec

_logger = logging.getLogger("tabletown.server")


def note(what: str, **details: str | int | float | bool | None) -> None:
    _logger.info(msgspec.json.encode({"at": round(time.time(), 3), "what": what, **details}).decode())


def start_journal() -> None:
    """To standard error, lines only: they are JSON already."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(message)s"))
    _logger.handlers[:] = [handler]
    _logger.setLevel(logging.INFO)
    _logger.propagate = False
