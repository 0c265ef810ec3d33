"""Structured logs: one line of JSON per happening. Tokens, names and chat never appear in them."""

import logging
import sys
import time

import msgspec

_logger = logging.getLogger("tabletown.server")


_BURST, _PER_SECOND = 50.0, 1.0
"""Lines of one kind: whoever attacks must not drown what the host has to read."""
_left: dict[str, tuple[float, float, int]] = {}
"""By kind: how many lines may still come, when that was counted, and how many were left out."""


def note(what: str, **details: str | int | float | bool | None) -> None:
    now = time.monotonic()
    left, at, omitted = _left.get(what, (_BURST, now, 0))
    left = min(_BURST, left + (now - at) * _PER_SECOND)
    if left < 1:
        _left[what] = (left, now, omitted + 1)
        return
    _left[what] = (left - 1, now, 0)
    more = {"omitted": omitted} if omitted else {}
    _logger.info(msgspec.json.encode({"at": round(time.time(), 3), "what": what, **details, **more}).decode())


class _Others(logging.Handler):
    """What a library or another room has to say, in our form: a library would print whole tracebacks."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        note(
            record.name.removeprefix("tabletown.").partition(".")[0],
            words=record.getMessage().strip()[:120],
            error=repr(error)[:200] if error else None,
        )


def start_journal() -> None:
    """To standard error, lines only: they are JSON already."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(message)s"))
    _logger.handlers[:] = [handler]
    _logger.setLevel(logging.INFO)
    _logger.propagate = False
    for name in ("uvicorn.error", "asyncpg", "tabletown.bots"):
        other = logging.getLogger(name)
        other.handlers[:] = [_Others()]
        other.propagate = False
    # Who plays a level at tables that no net has learnt is news for nobody else.
    logging.getLogger("tabletown.bots").setLevel(logging.INFO)
