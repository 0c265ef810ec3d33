"""What a city can still become, worked out from the rules: the best completion that chance is expected to allow.

Taverns and offices pay more and more the further a set goes. More of them are worth taking as long as they bring more
than tiles do on average; how many will be on offer is a matter of chance. So what is to come is the expectation, over
that number, of the best lead over average.
"""

from functools import cache
from math import comb

from tabletown.bots.between_two_cities.expected_points import NOTHING_TO_COME, ExpectedPoints, Prospect
from tabletown.bots.between_two_cities.pinned_city import CELLS, OFFICES

AVERAGE = 3.6
"""What a tile brings on average in a well built city."""
OFFICE_OFFERED = 0.3
"""The chance that an office is there to be taken when a cell is filled."""
SORT_OFFERED = 0.13
"""The same for one sort of tavern."""
OFFICE_HOPE = 0.6
"""How much of the leads of offices comes true: everybody wants them."""
BESIDE_TAVERN = 0.7
"""The share of offices that will have a tavern beside them."""
HOT = 0.3
"""See `Prospect.hot`: other tiles should leave a park's or a shop's next cell open, if they can."""

_TAVERN_SET = (0, 1, 4, 9, 17)


@cache
def potential_points() -> ExpectedPoints:
    """By the number of built cells: points still to come beyond what any tile would bring."""
    return tuple(_prospect(CELLS - built) for built in range(CELLS + 1))


def _prospect(left: int) -> Prospect:
    sets = [_tavern_lead(there, left) for there in range(5)]
    # A second set matters once the first is full.
    taverns = tuple(sets[there] + (sets[twice] if there == 4 else 0.0) for there in range(5) for twice in range(5))
    offices = tuple(OFFICE_HOPE * _office_lead(count, left) for count in range(CELLS + 2))
    none = NOTHING_TO_COME
    return Prospect(AVERAGE * left, none.shops, none.factories, taverns, offices, none.parks, none.houses, HOT)


def _tavern_lead(there: int, left: int) -> float:
    missing = 4 - there
    leads = [_TAVERN_SET[there + more] - _TAVERN_SET[there] - AVERAGE * more for more in range(missing + 1)]
    return _expected_best(leads, missing, 1 - (1 - SORT_OFFERED) ** left)


def _office_lead(count: int, left: int) -> float:
    room = min(left, CELLS - count)
    if room <= 0:
        return 0.0
    each = AVERAGE - BESIDE_TAVERN
    leads = [OFFICES[count + more] - OFFICES[count] - each * more for more in range(room + 1)]
    return _expected_best(leads, room, OFFICE_OFFERED)


def _expected_best(leads: list[float], tries: int, chance: float) -> float:
    """The best lead that the number of successes allows, expected over that number."""
    best = expected = 0.0
    for hits, lead in enumerate(leads):
        best = max(best, lead)
        expected += best * comb(tries, hits) * chance**hits * (1 - chance) ** (tries - hits)
    return expected
