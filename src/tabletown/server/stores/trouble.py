"""What is wrong with a store, in one sentence for whoever looks after the server."""

import errno

_WORDS = (
    ("disk is full", "The disk of the store is full: nothing is stored or acknowledged until there is room."),
    ("diskfull", "The disk of PostgreSQL is full: nothing is stored or acknowledged until there is room."),
    ("no space left", "The disk is full: nothing is stored or acknowledged until there is room."),
    ("disk i/o error", "The disk of the store could not write (full, failing, or its quota used up): look at it."),
    ("readonly", "The store is read-only: nothing is stored or acknowledged until it can be written to."),
    ("read-only", "The store is read-only: nothing is stored or acknowledged until it can be written to."),
    ("is locked", "Another program keeps the store locked: end it, or wait until it is done."),
    ("is gone", "The file of the store is gone: put it back, or restore a backup."),
    ("malformed", "The file of the store is damaged: run tabletown doctor, and restore a backup."),
    ("connection", "PostgreSQL cannot be reached: nothing is stored or acknowledged until it is back."),
    ("shutting down", "PostgreSQL is being stopped: nothing is stored or acknowledged until it is back."),
    ("starting up", "PostgreSQL is just starting: nothing is stored or acknowledged until it is ready."),
)
WORKS_AGAIN = "The store works again."
_OTHER = "The store failed: nothing is stored or acknowledged until it works again."


def why(error: BaseException) -> str:
    """As the system says it, without its number."""
    return error.strerror if isinstance(error, OSError) and error.strerror else str(error)


def in_words(error: BaseException) -> str:
    if isinstance(error, TimeoutError):
        return "The store does not answer: nothing is stored or acknowledged until it does."
    if isinstance(error, OSError) and error.errno == errno.ENOSPC:
        return _WORDS[2][1]
    if isinstance(error, OSError):
        # Sockets and names that cannot be had: a file of SQLite fails otherwise.
        return _WORDS[9][1]
    found = f"{type(error).__name__} {error}".lower()
    return next((words for sign, words in _WORDS if sign in found), _OTHER)
