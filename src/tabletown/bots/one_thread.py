"""How many threads multiply matrices in a process that lets bots think."""

import os


def one_thread_each() -> None:
    """In processes that are started from now on, and in this one if it has not imported NumPy yet: one, unless somebody
    has said otherwise.

    There is a process for every core already. Threads besides would wait for each other, and a net's move of two
    milliseconds then takes a hundred.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
