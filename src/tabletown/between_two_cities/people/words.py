"""Sentences about tiles and scores, for people."""

from collections.abc import Sequence

from tabletown.between_two_cities.box.modules import District
from tabletown.between_two_cities.box.tiles import Kind, Tile
from tabletown.between_two_cities.city.city import BUILDINGS, City
from tabletown.between_two_cities.city.districts import district_sizes
from tabletown.between_two_cities.city.drawing import table
from tabletown.between_two_cities.city.explain import Credit, Group
from tabletown.between_two_cities.people.ranking import cities_of
from tabletown.core.outcome import Outcome
from tabletown.core.seat import all_seats, format_seat
from tabletown.core.words import say_count

_COUNTED = {
    Credit.LINE: ("a single shop", "a line of {n} shops"),
    Credit.MOST_FACTORIES: ("1 factory, the most of all cities", "{n} factories, the most of all cities"),
    Credit.SECOND_FACTORIES: ("1 factory, second most of all cities", "{n} factories, second most of all cities"),
    Credit.FEWER_FACTORIES: ("1 factory, fewer than elsewhere", "{n} factories, fewer than elsewhere"),
    Credit.TAVERN_SET: ("1 tavern", "{n} different taverns"),
    Credit.OFFICE_SET: ("1 office", "{n} offices"),
    Credit.BESIDE_TAVERN: ("an office beside a tavern", ""),
    Credit.PARK_GROUP: ("a lone park", "{n} parks together"),
    Credit.HOUSE: ("a house", ""),
    Credit.BESIDE_FACTORY: ("a house beside a factory", ""),
    Credit.CIVIC_ALONE: ("a civic building without what it likes", ""),
    Credit.CIVIC_LIKED: ("a civic building beside what it likes", ""),
    Credit.CIVIC_DISLIKED: ("a civic building beside what it dislikes", ""),
    Credit.LARGEST_DISTRICT: (
        "the largest district, 1 tile",
        "the largest district, {n} tiles",
    ),
    Credit.SECOND_DISTRICT: ("the second largest district, 1 tile", "the second largest district, {n} tiles"),
    Credit.SMALLER_DISTRICT: (
        "a district smaller than elsewhere, 1 tile",
        "a district smaller than elsewhere, {n} tiles",
    ),
}


def say_tile(tile: Tile) -> str:
    """`S (shop)`, `F/E (factory over food)`, `SF-P (civic: likes shop and factory, not park)`."""
    if tile.is_civic:
        return f"{tile} (civic: likes {' and '.join(tile.likes)}, not {tile.dislikes})"
    names = [building.name.lower() for building in tile.buildings]
    return f"{tile} ({(' over ' if tile.stands else '–').join(names)})"


def say_group(group: Group) -> str:
    """`10  a line of 3 shops (a1 b1 c1)`."""
    one, many = _COUNTED[group.why]
    squares = len(group.squares)
    what = one if squares == 1 else many.format(n=squares)
    if group.why is Credit.HOUSE:
        what += f": {_types(group.others)}"
    elif group.others:
        what += f": {' and '.join(group.others)}"
    return f"{group.points:>3}  {what} ({' '.join(group.squares)})"


def _types(kinds: tuple[Kind, ...]) -> str:
    if not kinds:
        return "no other type in the city"
    return f"{say_count(len(kinds), 'other type')}, {', '.join(kinds)}"


def ranking_table(outcome: Outcome) -> str:
    """Everybody, best first, with all numbers that were compared."""
    seats = len(outcome.scores)
    rows = [
        (
            f"{outcome.ranks[seat]}.  seat {format_seat(seat)}",
            " and ".join(str(city + 1) for city in sorted(cities_of(seat, seats))),
            *outcome.keys[seat],
        )
        for seat in sorted(all_seats(seats), key=lambda seat: outcome.ranks[seat])
    ]
    return table(("", "cities", *outcome.comparisons), rows)


def say_districts(districts: Sequence[District], cities: Sequence[City]) -> str:
    """Every district with its size in each city."""
    sizes = [district_sizes(city, districts) for city in cities]
    lines = [
        f"{' and '.join(district)}: {' '.join(str(size[number]) for size in sizes)}"
        for number, district in enumerate(districts)
    ]
    return "Districts, and their size in each city:\n  " + "\n  ".join(lines)


LETTERS = ", ".join(f"{building} {building.name.lower()}" for building in BUILDINGS)
