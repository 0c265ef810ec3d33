"""Small pieces of English that every game's sentences need."""

from collections.abc import Sequence

from tabletown.core.outcome import SHARED, Outcome
from tabletown.core.seat import Seat, all_seats, format_seat

YOU = "You"


def say_count(number: int, what: str) -> str:
    """`1 point`, `3 points`."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def say_one(thing: str) -> str:
    """`a red card`, `an orange card`."""
    return f"{'an' if thing[0] in 'aeiou' else 'a'} {thing}"


def say_list(names: Sequence[str]) -> str:
    """`A`, `A and B`, `A, B and C`."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def say_seat(seat: Seat, viewer: Seat | None) -> str:
    return YOU if seat == viewer else f"Seat {format_seat(seat)}"


def say_seats(seats: int, viewer: Seat | None) -> tuple[str, ...]:
    return tuple(say_seat(seat, viewer) for seat in all_seats(seats))


def verb(who: str, plain: str, third: str) -> str:
    """`You place`, `Seat 2 places`."""
    return f"{who} {plain if who == YOU else third}"


def say_outcome(outcome: Outcome, names: Sequence[str]) -> str:
    """Who won with how much, and which comparison decided."""
    winners = [names[seat] for seat in outcome.winners]
    points = say_count(outcome.scores[outcome.winners[0]], "point")
    if outcome.decided_by == SHARED:
        return f"{say_list(winners)} share the win with {points}: level on every tie-break."
    wins = f"{verb(winners[0], 'win', 'wins')} with {points}"
    decided = outcome.decided_by == outcome.comparisons[0]
    return f"{wins}." if decided else f"{wins}; the tie is broken by: {outcome.decided_by}."


def columns(cells: Sequence[str], width: int = 100) -> str:
    """Short texts side by side, as many as fit."""
    widest = max(map(len, cells)) + 2
    across = max(1, width // widest)
    rows = [cells[start : start + across] for start in range(0, len(cells), across)]
    return "\n".join("".join(cell.ljust(widest) for cell in row).rstrip() for row in rows)
