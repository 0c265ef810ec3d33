"""Sentences about scores, for people."""

from tabletown.between_two_cities.explain import Group, Why
from tabletown.core.outcome import SHARED, Outcome
from tabletown.core.seat import format_seat

_COUNTED = {
    Why.LINE: ("a single shop", "a line of {n} shops"),
    Why.MOST_FACTORIES: ("1 factory, the most of all cities", "{n} factories, the most of all cities"),
    Why.SECOND_FACTORIES: ("1 factory, second most of all cities", "{n} factories, second most of all cities"),
    Why.FEWER_FACTORIES: ("1 factory, fewer than elsewhere", "{n} factories, fewer than elsewhere"),
    Why.TAVERN_SET: ("1 tavern", "{n} different taverns"),
    Why.OFFICE_SET: ("1 office", "{n} offices"),
    Why.BESIDE_TAVERN: ("an office beside a tavern", ""),
    Why.PARK_GROUP: ("a lone park", "{n} parks together"),
    Why.HOUSE: ("a house, one point for each other building type in the city", ""),
    Why.BESIDE_FACTORY: ("a house beside a factory", ""),
}


def say_group(group: Group) -> str:
    """`10  a line of 3 shops (a1 b1 c1)`."""
    one, many = _COUNTED[group.why]
    count = len(group.squares)
    what = one if count == 1 else many.format(n=count)
    return f"{group.points:>3}  {what} ({' '.join(group.squares)})"


def say_outcome(outcome: Outcome) -> str:
    """Who won with how much, and which comparison decided."""
    winners = [f"seat {format_seat(seat)}" for seat in outcome.winners]
    points = outcome.scores[outcome.winners[0]]
    if outcome.decided_by == SHARED:
        return f"{' and '.join(winners).capitalize()} share the win with {points} points: level on every tie-break."
    if outcome.decided_by == outcome.comparisons[0]:
        return f"{winners[0].capitalize()} wins with {points} points."
    return f"{winners[0].capitalize()} wins with {points} points; the tie is broken by: {outcome.decided_by}."
