"""What time it is at the tables: seconds since 1970, which nobody sets while the server runs."""

import time
from collections.abc import Callable


def steady_time() -> Callable[[], float]:
    """Set once, now. Were it put back or forward later, people would lose their time, or bots would play for them."""
    ahead = time.time() - time.monotonic()
    return lambda: ahead + time.monotonic()
