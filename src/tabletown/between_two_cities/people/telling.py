"""What happens at a table of people, as sentences for every reader."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from operator import is_not
from typing import Any, Protocol

from tabletown.between_two_cities.box.modules import Modules
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.box.words import name_each, name_one, name_tiles
from tabletown.between_two_cities.city.city import City, factories_in
from tabletown.between_two_cities.city.scoring import counted, factory_worths, growing_total, score_cities
from tabletown.between_two_cities.people import events as happened
from tabletown.between_two_cities.people.moves import Pair
from tabletown.between_two_cities.people.schedule import Passing
from tabletown.between_two_cities.people.words import DECIDED
from tabletown.core.event import Event
from tabletown.core.sentence import Sentence, Value, Who, sentence
from tabletown.core.words import tell_outcome


def tell_totals(city: int, names: Sequence[Value], before: Sequence[int], after: Sequence[int]) -> tuple[Sentence, ...]:
    """What the city that got a tile is worth now, and then which others have gained or lost by it."""
    others = [number for number, total in enumerate(after) if number != city and total != before[number]]
    return tuple([_now(names[number], after[number] - before[number], after[number]) for number in (city, *others)])


def _now(name: Value, more: int, total: int) -> Sentence:
    if more == 0:
        return sentence("told-stays", town=name, total=total)
    return sentence("told-now", town=name, change=f"+{more}" if more > 0 else f"−{-more}", total=total)


class SeenCities(Protocol):
    """A View of cities that are compared with each other."""

    @property
    def cities(self) -> tuple[City, ...]: ...

    @property
    def modules(self) -> Modules: ...


def tell_placed(city: int, before: SeenCities, after: SeenCities) -> tuple[Sentence, ...]:
    """What a tile in this city has brought it and the others, which have numbers for names."""
    if after.modules.districts:
        return tell_totals(city, _names(len(after.cities)), _all_totals(before), _all_totals(after))
    were, are = before.cities, after.cities
    then, now = were[city], are[city]
    if now.has_factories_of(then) and sum(map(is_not, were, are)) == 1:
        # As with most tiles, the other cities are what they were, and so is what a factory is worth, if there is one.
        _, score, total = counted(now)
        more = total - counted(then)[2]
        if score.factories:
            total += score.factories * (_factory_worths(factories_in(are))[city] - 1)
        return (_city_now(city, more, total),)
    totals = _changed_totals(city, were, are)
    return tuple([_city_now(number, now - then, now) for number, then, now in totals if number == city or now != then])


@lru_cache(maxsize=1 << 11)
def _city_now(number: int, more: int, total: int) -> Sentence:
    """By number, which is quicker to look up than a name."""
    return _now(_name(number), more, total)


@cache
def _names(cities: int) -> tuple[Sentence, ...]:
    return tuple(map(_name, range(cities)))


@cache
def _name(number: int) -> Sentence:
    return sentence("city-number", number=number + 1)


def _changed_totals(city: int, were: Sequence[City], are: Sequence[City]) -> list[tuple[int, int, int]]:
    """Number, total before and total now: of the city that got a tile first, then of those that may have changed with
    it. Nothing but factories is compared across cities here. Every placement at every table asks."""
    counts, counted = factories_in(are), factories_in(were)
    worths = worths_then = _factory_worths(counts)
    changed = [number for number, one in enumerate(are) if one is not were[number] and number != city]
    if counted != counts:
        worths_then = _factory_worths(counted)
        changed = [n for n in range(len(are)) if n != city and (n in changed or worths_then[n] != worths[n])]
    return [(n, growing_total(were[n], worths_then[n]), growing_total(are[n], worths[n])) for n in (city, *changed)]


def _all_totals(view: SeenCities) -> list[int]:
    return [score.total for score in score_cities(view.cities, view.modules.districts)]


@lru_cache(maxsize=1 << 10)
def _factory_worths(counts: tuple[int, ...]) -> tuple[int, ...]:
    return factory_worths(counts)


@lru_cache(maxsize=1 << 9)
def _placed(seat: int, city: int, tile: Tile, square: str) -> tuple[Sentence, ...]:
    """Two moves of three place a tile. A server keeps what it has written of each, and seldom asks again."""
    return (sentence("told-placed", who=Who(seat), tile=name_one(tile), square=square, city=city + 1),)


@lru_cache(maxsize=1 << 10)
def _shown(seat: int, pair: Pair) -> Sentence:
    return sentence("told-pair", who=Who(seat), tiles=name_each(pair))


@cache
def _chosen(seat: int) -> tuple[Sentence, ...]:
    return (sentence("told-chosen", who=Who(seat)),)


def tell_people(event: Event) -> tuple[Sentence, ...]:
    tell = _TOLD.get(type(event))
    return tell(event) if tell is not None else ()


def _revealed(event: happened.Revealed) -> tuple[Sentence, ...]:
    return (Sentence("told-revealed"), *[_shown(seat, pair) for seat, pair in enumerate(event.pairs)])


def _discarded(event: happened.Discarded) -> tuple[Sentence, ...]:
    return (sentence("told-discarded", who=Who(event.seat), tiles=name_tiles(event.tiles)),)


def _picked_up(event: happened.PickedUp) -> tuple[Sentence, ...]:
    return (sentence("told-picked-up", who=Who(event.seat), tiles=name_tiles(event.hand)),)


def _passed(event: happened.HandsPassed) -> tuple[Sentence, ...]:
    return (Sentence("told-passed-left" if event.passing is Passing.LEFT else "told-passed-right"),)


_TOLD: Mapping[type[Event], Callable[[Any], tuple[Sentence, ...]]] = {
    happened.Placed: lambda event: _placed(event.seat, event.city, event.tile, event.square),
    happened.Chosen: lambda event: _chosen(event.seat),
    happened.Revealed: _revealed,
    happened.HandsPassed: _passed,
    happened.RoundBegan: lambda event: (sentence("told-round", round=f"{event.round}{event.part}"),),
    happened.Discarded: _discarded,
    happened.PickedUp: _picked_up,
    happened.GameEnded: lambda event: (Sentence("told-ended"), *tell_outcome(event.outcome, DECIDED)),
}
"""By type: with every turn several are told to every seat, and to ask what an event is, one after the other, takes as
long as telling it."""
