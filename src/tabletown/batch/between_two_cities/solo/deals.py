"""New solo tables (`solo.start`)."""

from typing import NamedTuple

from tabletown.batch.arrays import Array, along
from tabletown.batch.between_two_cities.automas.choosing import NOT_WEIGHED
from tabletown.batch.between_two_cities.deals import dealt_districts, dealt_mats, empty_cities, stack, wanted_words
from tabletown.batch.between_two_cities.ground import FIRST_CIVIC
from tabletown.batch.between_two_cities.solo.kind import AUTOMAS, TAKEN, SoloKind
from tabletown.batch.between_two_cities.solo.lanes import SoloArrays
from tabletown.batch.between_two_cities.solo.turns import begin_turn
from tabletown.batch.between_two_cities.sources import Source
from tabletown.between_two_cities.box.tiles import DUPLEXES
from tabletown.between_two_cities.people.options import singles_of


def deal_solo(kind: SoloKind, source: Source) -> SoloArrays:
    return begin_turn(kind, before_turns(kind, source, _start(kind, source), dealt_districts(kind, source)))


class SoloStart(NamedTuple):
    """Tiles [places, lanes], int8."""

    ville: Array
    """Automaville's first ones."""
    singles: Array
    """What is left of both stacks."""
    duplexes: Array


def before_turns(kind: SoloKind, source: Source, start: SoloStart, districts: Array) -> SoloArrays:
    """Nothing is drawn yet."""
    xp, lanes = kind.xp, source.lanes
    mats = dealt_mats(kind, source)
    cards = source.order("automa", len(kind.deck)) if kind.full else xp.zeros((0, lanes), dtype=xp.int32)
    automas, taken = (AUTOMAS, TAKEN) if kind.full else (0, 0)

    def none(*shape: int) -> Array:
        return xp.full((*shape, lanes), -1, dtype=xp.int8)

    return SoloArrays(
        singles=start.singles,
        duplexes=start.duplexes,
        cards=cards.astype(xp.int8),
        turn=xp.zeros(lanes, dtype=xp.int32),
        hand=none(kind.hand),
        rows=none(automas, kind.hand),
        chosen=none(2),
        loose=none(2),
        filled=none(),
        theirs=none(2),
        took=none(taken),
        took_from=none(taken),
        weighed=xp.full((taken, kind.hand, lanes), NOT_WEIGHED, dtype=xp.int8),
        cities=empty_cities(kind, mats),
        mats=mats,
        ville=xp.concatenate([start.ville, none(kind.ville_places - kind.start_ville)]),
        values=xp.zeros((kind.ville_places if kind.modules.civics else 0, lanes), dtype=xp.int8),
        discards=none(kind.discard_places),
        districts=districts,
    )


def wanted_for_solo(kind: SoloKind) -> dict[str, int]:
    """By purpose: how many words every deal takes."""
    return {**wanted_words(kind), **({"automa": len(kind.deck)} if kind.full else {})}


def _start(kind: SoloKind, source: Source) -> SoloStart:
    xp, count = kind.xp, kind.start_ville
    singles = stack(kind, singles_of(kind.modules), source, "singles")
    duplexes = stack(kind, DUPLEXES, source, "duplexes")
    if kind.with_duplexes:
        return SoloStart(duplexes[:count], singles, duplexes[count:])
    if not kind.modules.civics or not count:
        return SoloStart(singles[:count], singles[count:], duplexes)
    plain = singles < FIRST_CIVIC
    so_far = xp.cumsum(plain.astype(xp.int32), axis=0)
    taken = plain & (so_far <= count)
    # In the order of the stack: those taken first, then all others as the rules sort them.
    place = xp.arange(singles.shape[0], dtype=xp.int32)[:, None]
    order = xp.where(taken, place, 1 << 16) << 8 | singles.astype(xp.int32)
    first = xp.sort(order.T, axis=1).T & 255
    ville, box = first[:count].astype(xp.int8), first[count:].astype(xp.int8)
    again = along(xp, box, source.order("singles/2", box.shape[0]))
    put_back = xp.any(xp.logical_not(plain[:count]), axis=0)
    return SoloStart(ville, xp.where(put_back, again, singles[count:]), duplexes)
