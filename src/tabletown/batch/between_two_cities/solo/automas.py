"""The Automas' turn in the full mode (`solo.automas`): Autommaso chooses, then Automarta."""

from functools import partial
from typing import NamedTuple

from tabletown.batch.arrays import Array, along, apart
from tabletown.batch.between_two_cities.automas.choosing import Taken, for_city, for_ville, ratings, take_tile
from tabletown.batch.between_two_cities.automas.ville import count_buildings
from tabletown.batch.between_two_cities.automas.weighing import TileGains, weigh
from tabletown.batch.between_two_cities.ground import CODE_OF, FIRST_CIVIC
from tabletown.batch.between_two_cities.solo.kind import AUTOMAS, TAKEN, SoloKind
from tabletown.batch.between_two_cities.solo.lanes import SoloArrays
from tabletown.batch.between_two_cities.solo.piles import laid_down
from tabletown.batch.loops import on_lanes, scan
from tabletown.between_two_cities.box.tiles import Building

_FACTORY = CODE_OF[Building.FACTORY] - 1


class _Choosing(NamedTuple):
    """What changes from one choice of an Automa to the next."""

    counts: Array
    """int32 [buildings, lanes]: of Automaville."""
    row: Array
    """int8 [places, lanes]."""


class _Cards(NamedTuple):
    """What the cards of a turn say, by choice: [4, lanes]."""

    is_ville: Array
    """bool: whether the tile is for Automaville."""
    rule: Array
    """int32."""


class _Rating(NamedTuple):
    gains: TileGains
    rule: Array
    row: Array
    counts: Array
    rated: Array
    """int32 [places, lanes]: how much each tile of the row is wanted."""


def automas_choose(kind: SoloKind, lanes: SoloArrays, *, keep: bool = True) -> SoloArrays:
    """Both draw a card and take two tiles of their rows, in every lane: Autommaso's two come first.

    Without `keep` nobody can tell afterwards what was taken from where, and what was compared.
    """
    xp, sure = kind.xp, lanes.turn[0] >= 0
    nobody = xp.zeros((len(CODE_OF), *lanes.mats.shape), dtype=xp.int32)
    gains = apart(xp, sure, partial(weigh, kind), lanes.cities, lanes.mats, nobody)
    cards = _read(kind, lanes)

    def one_automa(counts: Array, automa: Array) -> tuple[Array, Taken]:
        def one_choice(now: _Choosing, number: Array) -> tuple[_Choosing, Taken]:
            return _take_one(kind, gains, _Cards(cards.is_ville[number], cards.rule[number]), automa, now, keep=keep)

        numbers = 2 * automa + xp.arange(2, dtype=xp.int32)
        after, taken = scan(xp, one_choice, _Choosing(counts, lanes.rows[automa]), numbers)
        # Each row is what the last choice left.
        return after.counts, taken._replace(row=after.row)

    counts = count_buildings(kind.choosing.ville, lanes.ville)
    _, taken = scan(xp, one_automa, counts, xp.arange(AUTOMAS, dtype=xp.int32))
    return _noted(kind, lanes, cards, taken, keep=keep)


def _noted(kind: SoloKind, lanes: SoloArrays, cards: _Cards, taken: Taken, *, keep: bool) -> SoloArrays:
    """What was taken, [automa, choice, …, lanes], lies where it belongs; rows are [automa, places, lanes]."""
    xp, times = kind.xp, kind.times
    # Of its two choices one is for Automaville, the other for the Automa's own city.
    ville_first = cards.is_ville[::2]
    one, other = taken.tile[:, 0], taken.tile[:, 1]
    there, number = xp.take(times.ville, lanes.turn), xp.full(lanes.turn.shape, AUTOMAS, dtype=xp.int32)
    ville = xp.where(ville_first, one, other)
    lanes = lanes._replace(
        rows=taken.row,
        theirs=xp.where(ville_first, other, one),
        ville=laid_down(xp, lanes.ville, there, ville, number),
    )
    if kind.modules.civics:
        points = xp.where(ville_first, taken.points[:, 0], taken.points[:, 1])
        worth = xp.where(ville < FIRST_CIVIC, 0, points).astype(xp.int8)
        lanes = lanes._replace(values=laid_down(xp, lanes.values, there, worth, number))
    if not keep:
        return lanes
    return lanes._replace(
        took=taken.tile.reshape(lanes.took.shape),
        took_from=taken.place.reshape(lanes.took_from.shape),
        weighed=taken.weighed.reshape(lanes.weighed.shape),
    )


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


def _take_one(
    kind: SoloKind, gains: TileGains, card: _Cards, automa: Array, now: _Choosing, *, keep: bool
) -> tuple[_Choosing, Taken]:
    """One choice, by its own part of the card: [lanes]."""
    xp, tables, (counts, row) = kind.xp, kind.choosing, now
    # Where all lanes are in the same round, either is worked out for all of them, and the other for none.
    rating = _Rating(gains, card.rule, row, counts, xp.zeros(row.shape, dtype=xp.int32))
    rating = on_lanes(xp, card.is_ville, partial(_for_ville, kind), rating)
    rating = on_lanes(xp, xp.logical_not(card.is_ville), partial(_for_city, kind, automa), rating)
    found = take_tile(tables, card.rule, row, rating.rated, keep=keep)
    more = tables.ville.buildings.take(found.tile.astype(xp.int32) + 1, axis=1)
    return _Choosing(counts + xp.where(card.is_ville, more, 0), found.row), found._replace(row=found.row[:0])


def _for_ville(kind: SoloKind, now: _Rating) -> _Rating:
    rivals = now.gains.factories[0], now.gains.factories[1]
    wanting = for_ville(kind.choosing, now.counts, now.rule, now.row, rivals)
    return now._replace(rated=ratings(kind.choosing, wanting, now.row))


def _for_city(kind: SoloKind, automa: Array, now: _Rating) -> _Rating:
    rivals = now.gains.factories[1 - automa], now.counts[_FACTORY]
    wanting = for_city(kind.choosing, now.gains, automa, now.rule, now.row, rivals)
    return now._replace(rated=ratings(kind.choosing, wanting, now.row))
