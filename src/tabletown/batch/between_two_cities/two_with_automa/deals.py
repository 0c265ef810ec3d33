"""New tables of two people and an Automa."""

from tabletown.batch.arrays import Array
from tabletown.batch.between_two_cities.automas.choosing import NOT_WEIGHED
from tabletown.batch.between_two_cities.deals import dealt_districts, dealt_mats, empty_cities, stack
from tabletown.batch.between_two_cities.sources import Source
from tabletown.batch.between_two_cities.two_with_automa.kind import TAKEN, DuoKind
from tabletown.batch.between_two_cities.two_with_automa.lanes import DuoArrays
from tabletown.batch.between_two_cities.two_with_automa.turns import begin_turn, drawn_hands
from tabletown.between_two_cities.box.tiles import DUPLEXES
from tabletown.between_two_cities.people.options import singles_of
from tabletown.between_two_cities.two_with_automa.state import PEOPLE, SEATS


def deal_duo(kind: DuoKind, source: Source) -> DuoArrays:
    xp, lanes = kind.xp, source.lanes
    singles = stack(kind, singles_of(kind.modules), source, "singles")
    duplexes = stack(kind, DUPLEXES, source, "duplexes")
    mats = dealt_mats(kind, source)

    def none(*shape: int) -> Array:
        return xp.full((*shape, lanes), -1, dtype=xp.int8)

    return begin_turn(
        kind,
        DuoArrays(
            singles=singles,
            duplexes=duplexes,
            cards=source.order("automa", len(kind.deck)).astype(xp.int8),
            turn=xp.zeros(lanes, dtype=xp.int32),
            hands=drawn_hands(kind, singles, duplexes, 0),
            chosen=none(PEOPLE, 2),
            loose=none(PEOPLE, 2),
            filled=none(PEOPLE),
            theirs=none(PEOPLE),
            waiting=duplexes[:PEOPLE],
            took=none(TAKEN),
            took_from=none(TAKEN),
            weighed=xp.full((TAKEN, kind.hand, lanes), NOT_WEIGHED, dtype=xp.int8),
            cities=empty_cities(kind, mats),
            mats=mats,
            past=none(len(kind.times.turns), SEATS, 2),
            districts=dealt_districts(kind, source),
        ),
    )
