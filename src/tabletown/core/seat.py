"""A seat at a table: 0, 1, … in Python; 1, 2, … wherever people read it."""

from typing import NewType

from tabletown.core.errors import IllegalMove, Refused, Unreadable, UnreadableMove

Seat = NewType("Seat", int)


def all_seats(count: int) -> tuple[Seat, ...]:
    return tuple(Seat(index) for index in range(count))


def check_seat(seat: int, seats: int) -> None:
    """Raise IllegalMove for a seat that is not at the table (−1 would silently mean the last one)."""
    if not 0 <= seat < seats:
        raise IllegalMove(Refused.UNKNOWN_SEAT, seat=seat + 1, seats=seats)


def format_seat(seat: Seat) -> str:
    return str(seat + 1)


def parse_seat(text: str, seats: int) -> Seat:
    if not (text.isascii() and text.isdigit() and len(text) <= 4 and 1 <= int(text) <= seats):
        raise UnreadableMove(Unreadable.SEAT, text=text, seats=seats)
    return Seat(int(text) - 1)
