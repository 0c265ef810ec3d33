"""Who sits where: bots by name, one for all seats or one for each."""

from tabletown.core.errors import TabletownError


class BadSeats(TabletownError):
    """Bots that do not fit the seats."""


def name_bots(bots: str, seats: int) -> list[str]:
    names = [name.strip() for name in bots.split(",")]
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise BadSeats(f"{len(names)} bots cannot fill {seats} seats: name one for all, or one for each")
    return names
