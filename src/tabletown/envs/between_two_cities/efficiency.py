"""What seats made of their tiles, beside the best cities that the same tiles could have been."""

from typing import cast

from tabletown.analysis.between_two_cities.layout import compare_all
from tabletown.between_two_cities.people.moves import Side
from tabletown.between_two_cities.people.state import State, city_index
from tabletown.core.seat import all_seats


def efficiency(state: object) -> tuple[float, ...]:
    """By seat: points of its two cities by points of the best layouts of the same tiles, duplexes upright as always.

    The worth of factories depends on numbers alone, so it is the same for both.
    """
    end = cast(State, state)
    found = compare_all(end.cities)
    shares = []
    for seat in all_seats(end.seats):
        own = [found[city_index(seat, side, end.seats)] for side in (Side.LEFT, Side.RIGHT)]
        shares.append(sum(one.score.total for one in own) / sum(one.best.score.total for one in own))
    return tuple(shares)
