"""Scores and rankings of cities in words."""

from collections.abc import Sequence

from tabletown.between_two_cities.box.modules import District
from tabletown.between_two_cities.box.tiles import Kind
from tabletown.between_two_cities.box.words import COLUMN_WORDS, name_district, name_types
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.city.districts import district_sizes
from tabletown.between_two_cities.city.drawing import table
from tabletown.between_two_cities.city.explain import Group
from tabletown.between_two_cities.people.ranking import HIGHER, LOWER, SUM, cities_of
from tabletown.core.outcome import SHARED, Outcome
from tabletown.core.seat import all_seats
from tabletown.core.sentence import Sayer, Sentence, Who, sentence

COMPARED = {LOWER: "compare-lower", HIGHER: "compare-higher", SUM: "compare-sum", **COLUMN_WORDS}
"""By comparison of an outcome: what is compared."""
DECIDED = {
    HIGHER: "decided-by-higher-city",
    "shops": "decided-by-shops",
    "factories": "decided-by-factories",
    "taverns": "decided-by-taverns",
    "offices": "decided-by-offices",
    "parks": "decided-by-parks",
    "houses": "decided-by-houses",
    "civics": "decided-by-civics",
    SHARED: "decided-by-nothing",
}


def say_group(group: Group, say: Sayer) -> str:
    """`10  a line of 3 shops (a1 b1 c1)`."""
    return f"{group.points:>3}  {say(tell_group(group))} ({' '.join(group.squares)})"


def tell_group(group: Group) -> Sentence:
    """What it scores for, and which kinds have a part in it."""
    what = sentence(group.why, count=len(group.squares), points=group.points)
    if group.kind is Kind.DISTRICT:
        first, second = group.others
        return sentence("why-with", what=what, kinds=name_district((first, second)))
    return sentence("why-with", what=what, kinds=name_types(group.others)) if group.others else what


def ranking_table(outcome: Outcome, say: Sayer) -> str:
    """Everybody, best first, with all numbers that were compared."""
    seats = len(outcome.scores)
    rows = [
        (
            f"{outcome.ranks[seat]}.  {say('who-name', who=Who(seat))}",
            ", ".join(str(city + 1) for city in sorted(cities_of(seat, seats))),
            *outcome.keys[seat],
        )
        for seat in sorted(all_seats(seats), key=lambda seat: outcome.ranks[seat])
    ]
    return table(("", say("score-cities"), *(say(COMPARED[by]) for by in outcome.comparisons)), rows)


def say_districts(districts: Sequence[District], cities: Sequence[City], say: Sayer) -> str:
    """Every district with its size in each city."""
    sizes = [district_sizes(city, districts) for city in cities]
    lines = [
        f"{say(name_district(district))}: {' '.join(str(size[number]) for size in sizes)}"
        for number, district in enumerate(districts)
    ]
    return f"{say('districts-sizes')}:\n  " + "\n  ".join(lines)
