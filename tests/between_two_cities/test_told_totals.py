"""What a placed tile has brought is told as a count of all cities would tell it."""

from collections.abc import Mapping
from random import Random

import pytest

from tabletown.between_two_cities.city.scoring import score_cities
from tabletown.between_two_cities.people.events import Placed
from tabletown.between_two_cities.people.rules import BetweenTwoCities
from tabletown.between_two_cities.people.telling import tell_placed, tell_totals
from tabletown.between_two_cities.people.view import View
from tabletown.core.game import Option
from tabletown.core.sentence import sentence

RULES = BetweenTwoCities()


@pytest.mark.parametrize("seats", [2, 3, 4, 7])
@pytest.mark.parametrize("options", [{}, {"districts": True, "civics": True}])
def test_totals_are_told_as_if_all_were_counted(seats: int, options: Mapping[str, Option]) -> None:
    random = Random(seats)
    state = RULES.setup(seats, f"told {seats}", **options)
    told = 0
    while acting := RULES.to_act(state):
        seat = random.choice(sorted(acting))
        step = RULES.apply(state, seat, random.choice(RULES.legal_moves(state, seat)))
        before, after, state = RULES.view(state, None), RULES.view(step.state, None), step.state
        for event in step.events:
            if isinstance(event, Placed):
                names = [sentence("city-number", number=number + 1) for number in range(len(after.cities))]
                told += 1
                counted = tell_totals(event.city, names, totals(before), totals(after))
                assert tell_placed(event.city, before, after) == counted
    assert told > 10 * seats


def totals(view: View) -> list[int]:
    return [score.total for score in score_cities(view.cities, view.modules.districts)]
