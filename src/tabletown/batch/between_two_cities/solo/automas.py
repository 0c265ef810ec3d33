"""The Automas' turn in the full mode (`solo.automas`): Autommaso chooses, then Automarta."""

from functools import partial
from typing import NamedTuple

from tabletown.batch.arrays import Array, along, apart, put
from tabletown.batch.between_two_cities.automas.choosing import city_points_of, take_tile, ville_points_of
from tabletown.batch.between_two_cities.automas.ville import civic_values, count_buildings, count_kinds, ville_gains
from tabletown.batch.between_two_cities.automas.weighing import TileGains, weigh
from tabletown.batch.between_two_cities.ground import CODE_OF, FIRST_CIVIC
from tabletown.batch.between_two_cities.solo.kind import AUTOMAS, TAKEN, SoloKind
from tabletown.batch.between_two_cities.solo.lanes import SoloArrays
from tabletown.batch.loops import on_lanes, repeat
from tabletown.between_two_cities.box.tiles import TYPES, Building

_FACTORY = CODE_OF[Building.FACTORY] - 1


class _Choosing(NamedTuple):
    """What changes from one choice to the next."""

    lanes: SoloArrays
    counts: Array
    """int32 [buildings, lanes]: of Automaville."""


class _Cards(NamedTuple):
    """What the cards of a turn say, by choice: [4, lanes]."""

    is_ville: Array
    """bool: whether the tile is for Automaville."""
    rule: Array
    """int32."""


class _Weighing(NamedTuple):
    gains: TileGains
    row: Array
    counts: Array
    points: Array
    """int32 [places, lanes]: what each tile of the row would add."""


def automas_choose(kind: SoloKind, lanes: SoloArrays) -> SoloArrays:
    """Both draw a card and take two tiles of their rows, in every lane: Autommaso's two come first."""
    xp, sure = kind.xp, lanes.turn[0] >= 0
    nobody = xp.zeros((len(CODE_OF), *lanes.mats.shape), dtype=xp.int32)
    gains = apart(xp, sure, partial(weigh, kind), lanes.cities, lanes.mats, nobody)
    cards = _read(kind, lanes)
    begin = _Choosing(lanes, count_buildings(kind.choosing.ville, lanes.ville))
    return repeat(xp, TAKEN, lambda number, now: _take_one(kind, gains, cards, number, now), begin).lanes


def _read(kind: SoloKind, lanes: SoloArrays) -> _Cards:
    """The left column comes first in round 1. Automaville is Autommaso's left city and Automarta's right one."""
    xp = kind.xp
    number = xp.arange(TAKEN, dtype=xp.int32)[:, None]
    automa = number // 2
    right_first = xp.logical_not(xp.take(kind.times.ville_first, lanes.turn)).astype(xp.int32)
    column = (number + right_first) % 2
    card = along(xp, lanes.cards, xp.take(kind.times.cards, lanes.turn) - AUTOMAS + automa).astype(xp.int32)
    size = kind.rules.shape[-1]
    rule = xp.take(kind.rules.reshape(-1), (automa * 2 + column) * size + card)
    return _Cards(xp.equal(column, automa), rule)


def _take_one(kind: SoloKind, gains: TileGains, cards: _Cards, number: Array, now: _Choosing) -> _Choosing:
    """The choice with this number."""
    xp, tables, lanes, counts = kind.xp, kind.choosing, now.lanes, now.counts
    automa, is_ville = number // 2, cards.is_ville[number]
    kinds, row = count_kinds(xp, counts), lanes.rows[automa]
    # Where all lanes are in the same round, either is worked out for all of them, and the other for none.
    begin = _Weighing(gains, row, counts, xp.zeros(row.shape, dtype=xp.int32))
    weighed = on_lanes(xp, is_ville, partial(_for_ville, kind), begin)
    weighed = on_lanes(xp, xp.logical_not(is_ville), partial(_for_city, kind, automa), weighed)
    types = xp.where(is_ville, kinds[: len(TYPES)] > 0, gains.types[:, automa])
    found = take_tile(tables, cards.rule[number], row, weighed.points, types)
    place = xp.where(is_ville, xp.take(kind.times.ville, lanes.turn) + automa, -1)
    values = lanes.values
    if kind.modules.civics:
        worth = civic_values(tables.ville, kinds, found.tile[None])[0]
        values = put(xp, values, place, xp.where(found.tile < FIRST_CIVIC, 0, worth).astype(xp.int8))
    after = lanes._replace(
        rows=put(xp, lanes.rows, automa, found.row),
        theirs=put(xp, lanes.theirs, automa, xp.where(is_ville, lanes.theirs[automa], found.tile)),
        took=put(xp, lanes.took, number, found.tile),
        took_from=put(xp, lanes.took_from, number, found.place.astype(xp.int8)),
        weighed=put(xp, lanes.weighed, number, found.weighed),
        ville=put(xp, lanes.ville, place, found.tile),
        values=values,
    )
    more = xp.take(tables.ville.buildings, found.tile.astype(xp.int32) + 1, axis=1)
    return _Choosing(after, counts + xp.where(is_ville, more, 0))


def _for_ville(kind: SoloKind, now: _Weighing) -> _Weighing:
    tables, rivals = kind.choosing, (now.gains.factories[0], now.gains.factories[1])
    gains = ville_gains(tables.ville, now.counts, rivals)
    return now._replace(points=ville_points_of(tables, gains, count_kinds(kind.xp, now.counts), now.row))


def _for_city(kind: SoloKind, automa: Array, now: _Weighing) -> _Weighing:
    rivals = (now.gains.factories[1 - automa], now.counts[_FACTORY])
    return now._replace(points=city_points_of(kind.choosing, now.gains, automa, now.row, rivals))
