"""Which batch plays a table of Between Two Cities."""

from typing import cast

from tabletown.batch.arrays import ArrayNamespace
from tabletown.batch.between_two_cities.people import PeopleBatch
from tabletown.batch.contract import AnyBatch
from tabletown.between_two_cities.people.options import read_options
from tabletown.between_two_cities.people.rules import BetweenTwoCities
from tabletown.between_two_cities.sorts import AUTOMA, Sort, sort_of
from tabletown.core.errors import BadSetup
from tabletown.core.game import Option


def make(seats: int, /, *, xp: ArrayNamespace, **options: Option) -> AnyBatch:
    """Raises BadSetup."""
    if sort_of(seats, options) is not Sort.PEOPLE:
        raise BadSetup("tables with Automas cannot be played as a batch yet")
    options.pop(AUTOMA, None)
    return cast(AnyBatch, people_batch(seats, xp, **options))


def people_batch(seats: int, xp: ArrayNamespace, /, **options: Option) -> PeopleBatch:
    if seats not in BetweenTwoCities.seat_counts:
        raise BadSetup(f"people play by 2 to 7, not by {seats}")
    # Districts are drawn table by table: here only that there are some.
    modules = read_options(seats, "", options)
    if modules.landscapes:
        raise BadSetup("cities with landscapes cannot be played as a batch yet")
    return PeopleBatch(seats, modules, xp)
