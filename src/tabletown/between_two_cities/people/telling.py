"""What happens at a table of people, as sentences for every reader."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Protocol

from tabletown.between_two_cities.box.modules import Modules
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.box.words import name_each, name_one, name_tiles
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.city.scoring import factory_worths, score_cities, score_city
from tabletown.between_two_cities.people import events as happened
from tabletown.between_two_cities.people.schedule import Passing
from tabletown.between_two_cities.people.words import DECIDED
from tabletown.core.event import Event
from tabletown.core.sentence import Sentence, Value, Who, sentence
from tabletown.core.words import tell_outcome


def tell_totals(city: int, names: Sequence[Value], before: Sequence[int], after: Sequence[int]) -> tuple[Sentence, ...]:
    """What the city that got a tile is worth now, and then which others have gained or lost by it."""
    others = [number for number, total in enumerate(after) if number != city and total != before[number]]
    return tuple([_now(names[number], after[number] - before[number], after[number]) for number in (city, *others)])


@lru_cache(maxsize=1 << 12)
def _now(name: Value, more: int, total: int) -> Sentence:
    if more == 0:
        return sentence("told-stays", town=name, total=total)
    return sentence("told-now", town=name, change=f"+{more}" if more > 0 else f"−{-more}", total=total)


class Cities(Protocol):
    """A View of cities that are compared with each other."""

    @property
    def cities(self) -> tuple[City, ...]: ...

    @property
    def modules(self) -> Modules: ...


def tell_placed(city: int, before: Cities, after: Cities) -> tuple[Sentence, ...]:
    """What a tile in this city has brought it and the others, which have numbers for names."""
    return tell_totals(city, _names(len(after.cities)), *_totals(before, after))


@cache
def _names(cities: int) -> tuple[Sentence, ...]:
    return tuple([sentence("city-number", number=number + 1) for number in range(cities)])


def _totals(before: Cities, after: Cities) -> tuple[Sequence[int], Sequence[int]]:
    """By city, before and after; 0 twice for a city that is worth what it was. Every placement at every table asks."""
    if after.modules.districts:
        return _all_totals(before), _all_totals(after)
    then, now = [0] * len(after.cities), [0] * len(after.cities)
    # Without districts nothing but factories is compared across cities.
    counts, counts_then = _factories(after.cities), _factories(before.cities)
    worths = _factory_worths(counts)
    worths_then = worths if counts == counts_then else _factory_worths(counts_then)
    for number, (was, is_) in enumerate(zip(before.cities, after.cities, strict=True)):
        if was is not is_ or worths_then[number] != worths[number]:
            then[number] = _total(was, worths_then[number])
            now[number] = _total(is_, worths[number])
    return then, now


@lru_cache(maxsize=1 << 12)
def _total(city: City, factory_worth: int) -> int:
    """What a city is worth before a tile is what it was worth after the last one."""
    return score_city(city, factory_worth).total


def _all_totals(view: Cities) -> list[int]:
    return [score.total for score in score_cities(view.cities, view.modules.districts)]


def _factories(cities: Sequence[City]) -> tuple[int, ...]:
    return tuple([city.factories for city in cities])


@lru_cache(maxsize=1 << 12)
def _factory_worths(counts: tuple[int, ...]) -> tuple[int, ...]:
    return factory_worths(counts)


@lru_cache(maxsize=1 << 13)
def _placed(seat: int, city: int, tile: Tile, square: str) -> tuple[Sentence, ...]:
    """Two moves of three place a tile, and the same few thousand are told at all tables."""
    return (sentence("told-placed", who=Who(seat), tile=name_one(tile), square=square, city=city + 1),)


def tell_people(event: Event) -> tuple[Sentence, ...]:
    match event:
        case happened.Placed(seat=seat, city=city, tile=tile, square=square):
            return _placed(seat, city, tile, square)
        case happened.Chosen(seat=seat):
            return (sentence("told-chosen", who=Who(seat)),)
        case happened.Revealed(pairs=pairs):
            shown = [sentence("told-pair", who=Who(n), tiles=name_each(pair)) for n, pair in enumerate(pairs)]
            return (Sentence("told-revealed"), *shown)
        case happened.HandsPassed(passing=passing):
            return (Sentence("told-passed-left" if passing is Passing.LEFT else "told-passed-right"),)
        case happened.RoundBegan(round=number, part=part):
            return (sentence("told-round", round=f"{number}{part}"),)
        case happened.Discarded(seat=seat, tiles=tiles):
            return (sentence("told-discarded", who=Who(seat), tiles=name_tiles(tiles)),)
        case happened.PickedUp(seat=seat, hand=hand):
            return (sentence("told-picked-up", who=Who(seat), tiles=name_tiles(hand)),)
        case happened.GameEnded(outcome=outcome):
            return (Sentence("told-ended"), *tell_outcome(outcome, DECIDED))
    return ()
