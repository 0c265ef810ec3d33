"""Which batch plays a table of Between Two Cities."""

from typing import TYPE_CHECKING, cast

from tabletown.batch.arrays import ArrayNamespace
from tabletown.batch.between_two_cities.people import PeopleBatch
from tabletown.batch.between_two_cities.sources import KEYS
from tabletown.batch.contract import AnyBatch
from tabletown.between_two_cities.people.options import read_options
from tabletown.between_two_cities.people.rules import BetweenTwoCities
from tabletown.between_two_cities.sorts import AUTOMA, Sort, sort_of
from tabletown.core.errors import BadSetup
from tabletown.core.game import Option

if TYPE_CHECKING:
    from tabletown.batch.between_two_cities.solo.batch import SoloBatch
    from tabletown.batch.between_two_cities.two_with_automa.batch import DuoBatch

# What plays with Automas is imported with the first of their tables, as in the rules.


def make(seats: int, /, *, xp: ArrayNamespace, **options: Option) -> AnyBatch:
    """Raises BadSetup."""
    sort = sort_of(seats, options)
    if sort is Sort.DUO:
        return cast(AnyBatch, duo_batch(xp, **options))
    if sort is Sort.SOLO:
        return cast(AnyBatch, solo_batch(xp, **options))
    options.pop(AUTOMA, None)
    return cast(AnyBatch, people_batch(seats, xp, **options))


def people_batch(seats: int, xp: ArrayNamespace, /, **options: Option) -> PeopleBatch:
    if seats not in BetweenTwoCities.seat_counts:
        raise BadSetup(f"Between Two Cities is for 1 to 7 players, not {seats}.")
    # Districts are drawn table by table: here only that there are some.
    chance = options.pop("chance", KEYS)
    return PeopleBatch(seats, read_options(seats, "", options), xp, chance)


def solo_batch(xp: ArrayNamespace, /, **options: Option) -> "SoloBatch":
    from tabletown.batch.between_two_cities.solo.batch import SoloBatch
    from tabletown.between_two_cities.solo.options import parse_mode, parse_setting

    chance = options.pop("chance", KEYS)
    return SoloBatch(parse_setting(parse_mode(options), options, ""), xp, chance)


def duo_batch(xp: ArrayNamespace, /, **options: Option) -> "DuoBatch":
    from tabletown.batch.between_two_cities.two_with_automa.batch import DuoBatch
    from tabletown.between_two_cities.two_with_automa.options import parse_duo

    chance = options.pop("chance", KEYS)
    return DuoBatch(parse_duo(options, ""), xp, chance)
