"""A seat at a table: 0, 1, … in Python; 1, 2, … wherever people read it."""

from typing import NewType

from tabletown.core.errors import Unreadable, UnreadableMove

Seat = NewType("Seat", int)


def all_seats(count: int) -> tuple[Seat, ...]:
    return tuple(Seat(index) for index in range(count))


def format_seat(seat: Seat) -> str:
    return str(seat + 1)


def parse_seat(text: str, seats: int) -> Seat:
    if not (text.isascii() and text.isdigit() and 1 <= int(text[:4]) <= seats):
        raise UnreadableMove(Unreadable.SEAT, f"“{text}” is not a seat: the seats are 1 to {seats}")
    return Seat(int(text) - 1)
