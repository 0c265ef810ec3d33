"""Which tile of its row an Automa takes for a city (`automas.choice`), in many lanes."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from tabletown.batch.arrays import Array, ArrayNamespace, along, pick
from tabletown.batch.between_two_cities.automas.ville import (
    SINGLE_TILES,
    VilleTables,
    civic_values,
    count_kinds,
    ville_gains,
    with_factory,
)
from tabletown.batch.between_two_cities.automas.weighing import TileGains
from tabletown.batch.between_two_cities.cells import Cells, is_empty
from tabletown.batch.between_two_cities.ground import FIRST_CIVIC, NO_TILE, TileSet
from tabletown.batch.between_two_cities.table import BoxKind
from tabletown.between_two_cities.automas.cards import DeckCard, Rule
from tabletown.between_two_cities.automas.choice import KIND_OF, Choice, Weighed
from tabletown.between_two_cities.automas.house import places
from tabletown.between_two_cities.box.tiles import TYPES, Kind
from tabletown.between_two_cities.city.civics import CIVIC_POINTS
from tabletown.between_two_cities.people.state import Hand

RULES = tuple(Rule)
_BEST, _MISSING, _FIRST = (RULES.index(rule) for rule in (Rule.BEST, Rule.MISSING, Rule.FIRST))
NOT_WEIGHED = -128
"""Points of a tile that was not compared."""


class Taken(NamedTuple):
    place: Array
    """int8 [lanes]: in the row."""
    tile: Array
    """int8 [lanes]."""
    points: Array
    """int32 [lanes]: what it adds, unless it was taken for a type that was missing."""
    weighed: Array
    """int8 [places, lanes]: what was compared, of equal tiles the first; NOT_WEIGHED elsewhere. [0, …] if nobody
    will look at it."""
    row: Array
    """int8 [places, lanes]: what is left of it."""


class ChoiceTables:
    def __init__(self, box: BoxKind) -> None:
        xp = self.xp = box.xp
        self.ville = VilleTables(box)
        kinds = [KIND_OF.get(tile, Kind.CIVIC) for tile in box.tiles.tiles]
        listed = places()
        self.listed = xp.asarray([listed[kind] for kind in kinds], dtype=xp.int32)
        """By tile: where its type stands on the list that settles ties."""
        self.last = listed[Kind.CIVIC]
        """The same for civic tiles."""
        self.kind = xp.asarray([TYPES.index(kind) for kind in kinds[:SINGLE_TILES]], dtype=xp.int32)
        """By single tile: the number of its type."""


def card_rules(cards: Sequence[DeckCard]) -> np.ndarray[tuple[int, int], np.dtype[np.int32]]:
    """By column, left and right, and card: the number of its rule."""
    return np.array([[RULES.index(one.left) for one in cards], [RULES.index(one.right) for one in cards]], np.int32)


class Wanting(NamedTuple):
    """Of a city for which an Automa takes a tile."""

    rule: Array
    """int32 [lanes]: the card's."""
    types: Array
    """bool [6, lanes]: which it has."""
    singles: Array
    """int32 [9, lanes]: what each single tile would add."""
    civics: Array
    """int32 [places, lanes]: what each tile of the row would, if it is a civic one; anything without civic tiles."""


def for_city(
    tables: ChoiceTables, gains: TileGains, city: Array | int, rule: Array, row: Array, rivals: Sequence[Array]
) -> Wanting:
    singles = with_factory(tables.ville, gains.plain[:, city], gains.factories[city], rivals)
    civics = _civic_points(tables, gains, city, row) if _has_civics(tables) else row
    return Wanting(rule, gains.types[:, city], singles, civics)


def for_ville(tables: ChoiceTables, counts: Array, rule: Array, row: Array, rivals: Sequence[Array]) -> Wanting:
    """The same for Automaville, of its buildings [buildings, lanes]."""
    kinds = count_kinds(tables.xp, counts)
    civics = civic_values(tables.ville, kinds, row) if _has_civics(tables) else row
    return Wanting(rule, kinds[: len(TYPES)] > 0, ville_gains(tables.ville, counts, rivals), civics)


def _has_civics(tables: ChoiceTables) -> bool:
    return tables.listed.shape[0] > FIRST_CIVIC


def _civic_points(tables: ChoiceTables, gains: TileGains, city: Array | int, row: Array) -> Array:
    """A civic tile on its best square: 6 beside both types it likes, 3 beside one, unless what it dislikes is there."""
    xp = tables.xp
    index = xp.maximum(row, 0).astype(xp.int32)
    wishes = tables.ville.wishes.take(index, axis=1)
    at = wishes.reshape((-1, *row.shape[1:]))
    near = [along(xp, word[:, city], at).reshape(wishes.shape) for word in gains.near]
    one, other, hated = (Cells(near[0][part], near[1][part]) for part in range(wishes.shape[0]))
    low, middle, high = CIVIC_POINTS
    some = xp.where(is_empty(xp, (one | other) & ~hated), low, middle)
    return xp.where(is_empty(xp, one & other & ~hated), some, high)


def ratings(tables: ChoiceTables, city: Wanting, row: Array) -> Array:
    """How much an Automa wants each tile of a row, by what comes first: int32 [places, lanes].

    A type that is missing, if the card asks for it, or the points; of equals the type that stands first on the list;
    then what lies furthest to the left.
    """
    xp = tables.xp
    missing = xp.equal(city.rule, _MISSING) & xp.logical_not(city.types.take(tables.kind, axis=0))
    listed = tables.listed[:SINGLE_TILES, None]
    by_tile = xp.where(missing, _WANTED, city.singles) * _POINT - listed * _LISTED
    found = along(xp, by_tile, xp.minimum(xp.maximum(row, 0), SINGLE_TILES - 1).astype(xp.int32))
    if _has_civics(tables):
        found = xp.where(row < FIRST_CIVIC, found, city.civics * _POINT - tables.last * _LISTED)
    place = xp.arange(row.shape[0], dtype=xp.int32)[:, None]
    return xp.where(row >= 0, found - place, _LEAST)


def take_tile(tables: ChoiceTables, rule: Array, row: Array, rated: Array, *, keep: bool) -> Taken:
    """By rule [lanes] from a row [places, lanes], as it is rated; `keep`: whether what was compared is looked at."""
    xp = tables.xp
    first = xp.equal(rule, _FIRST)
    chosen = xp.where(first, 0, xp.argmax(rated, axis=0)).astype(xp.int32)
    points = _points(pick(xp, rated, chosen))
    weighed = row[:0]
    if keep:
        compared = _first_of_equals(xp, row) & xp.logical_not(first | (xp.max(rated, axis=0) >= _WANTED * _POINT // 2))
        weighed = xp.where(compared, _points(rated), NOT_WEIGHED).astype(xp.int8)
    return Taken(chosen.astype(xp.int8), pick(xp, row, chosen), points, weighed, without_place(xp, row, chosen))


def _points(rated: Array) -> Array:
    """The points that tiles are rated by."""
    return rated + (_POINT - 1) >> _POINT_BITS


def _first_of_equals(xp: ArrayNamespace, row: Array) -> Array:
    """bool [places, lanes]: whether a tile lies there that lies nowhere before."""
    place = xp.arange(row.shape[0], dtype=xp.int32)[:, None]
    again = xp.equal(row[:, None], row) & (place[:, None] > place)
    return (row >= 0) & xp.logical_not(xp.any(again, axis=1))


_POINT_BITS = 10
_POINT, _LISTED = 1 << _POINT_BITS, 16
"""How much a point counts, and a place on the list of types; a place of the row counts one."""
_WANTED = 1 << 12
"""More than any points: a type that is missing."""
_LEAST = -(1 << 30)


def without_place(xp: ArrayNamespace, row: Array, place: Array) -> Array:
    """A row [places, lanes] less one tile, by lane; −1 at its end."""
    after = xp.concatenate([row[1:], xp.full((1, *row.shape[1:]), -1, dtype=row.dtype)])
    return xp.where(xp.arange(row.shape[0], dtype=xp.int32)[:, None] < place, row, after)


def choice_back(rule: Rule, row: Hand, place: int, weighed: Sequence[int]) -> Choice:
    """The record of a choice from the row as it was before."""
    compared = [
        Weighed(tile, number, points)
        for number, (tile, points) in enumerate(zip(row, weighed, strict=False))
        if points != NOT_WEIGHED
    ]
    listed = places()
    compared.sort(key=lambda one: (-one.points, listed[KIND_OF.get(one.tile, Kind.CIVIC)], one.place))
    return Choice(rule, Rule.BEST if compared else rule, row[place], place, tuple(compared))


class PackedChoices(NamedTuple):
    """Of a turn, as bytes of int8, in order; −1, and NOT_WEIGHED, where there was none."""

    tiles: bytes
    places: bytes
    weighed: bytes


def packed_choices(tiles: TileSet, choices: Sequence[Choice], most: int, size: int) -> PackedChoices:
    """The other way: of so many choices at most, from rows of such a size."""
    weighed = [[NOT_WEIGHED] * size for _ in range(most)]
    for number, choice in enumerate(choices):
        for one in choice.weighed:
            weighed[number][one.place] = one.points
    return PackedChoices(
        tiles.packed([choice.tile for choice in choices], most),
        bytes([choice.place for choice in choices]).ljust(most, NO_TILE),
        np.array(weighed, np.int8).tobytes(),
    )
