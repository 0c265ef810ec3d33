"""Which tile of its row an Automa takes for a city (`automas.choice`), in many lanes."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from tabletown.batch.arrays import Array, ArrayNamespace, along, pick
from tabletown.batch.between_two_cities.automas.ville import SINGLE_TILES, VilleTables, civic_values, worth_of
from tabletown.batch.between_two_cities.automas.weighing import TileGains
from tabletown.batch.between_two_cities.cells import Cells, is_empty
from tabletown.batch.between_two_cities.ground import FIRST_CIVIC, NO_TILE, TileSet
from tabletown.batch.between_two_cities.table import BoxKind
from tabletown.between_two_cities.automas.cards import DeckCard, Rule
from tabletown.between_two_cities.automas.choice import KIND_OF, Choice, Weighed
from tabletown.between_two_cities.automas.house import places
from tabletown.between_two_cities.box.tiles import TYPES, Building, Kind
from tabletown.between_two_cities.city.civics import CIVIC_POINTS
from tabletown.between_two_cities.people.state import Hand

RULES = tuple(Rule)
_BEST, _MISSING, _FIRST = (RULES.index(rule) for rule in (Rule.BEST, Rule.MISSING, Rule.FIRST))
NOT_WEIGHED = -128
"""Points of a tile that was not compared."""
_FACTORY = tuple(Building).index(Building.FACTORY)


class Taken(NamedTuple):
    place: Array
    """int32 [lanes]: in the row."""
    tile: Array
    """int8 [lanes]."""
    weighed: Array
    """int8 [places, lanes]: what was compared, of equal tiles the first; NOT_WEIGHED elsewhere."""
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
        self.kind = xp.asarray([TYPES.index(kind) if kind in TYPES else 0 for kind in kinds], dtype=xp.int32)
        """By tile: the number of its type; 0 for civic tiles."""


def card_rules(cards: Sequence[DeckCard]) -> np.ndarray[tuple[int, int], np.dtype[np.int32]]:
    """By column, left and right, and card: the number of its rule."""
    return np.array([[RULES.index(one.left) for one in cards], [RULES.index(one.right) for one in cards]], np.int32)


def city_points_of(
    tables: ChoiceTables, gains: TileGains, city: Array | int, row: Array, rivals: Sequence[Array]
) -> Array:
    """What each tile of a row [places, lanes] would add to one of the cities: int32 [places, lanes]."""
    xp = tables.xp
    own = gains.factories[city]
    counts = xp.stack([own + 1, own])
    worth = counts * worth_of(xp, counts, rivals)
    more = worth[0] - worth[1]
    plain = _by_tile(xp, gains.plain[:, city], row) + xp.where(xp.equal(row, _FACTORY), more, 0)
    if tables.listed.shape[0] <= FIRST_CIVIC:
        return plain
    return xp.where(row < FIRST_CIVIC, plain, _civic_points(tables, gains, city, row))


def ville_points_of(tables: ChoiceTables, gains: Array, kinds: Array, row: Array) -> Array:
    """The same for Automaville, of `ville_gains` and how many there are of each type."""
    plain = _by_tile(tables.xp, gains, row)
    if tables.listed.shape[0] <= FIRST_CIVIC:
        return plain
    return tables.xp.where(row < FIRST_CIVIC, plain, civic_values(tables.ville, kinds, row))


def _by_tile(xp: ArrayNamespace, by_single: Array, row: Array) -> Array:
    inside = xp.minimum(xp.maximum(row, 0), SINGLE_TILES - 1).astype(xp.int32)
    return along(xp, by_single, inside)


def _civic_points(tables: ChoiceTables, gains: TileGains, city: Array | int, row: Array) -> Array:
    """A civic tile on its best square: 6 beside both types it likes, 3 beside one, unless what it dislikes is there."""
    xp = tables.xp
    index = xp.maximum(row, 0).astype(xp.int32)
    wishes = xp.take(tables.ville.wishes, index, axis=1)
    at = wishes.reshape((-1, *row.shape[1:]))
    near = [along(xp, word[:, city], at).reshape(wishes.shape) for word in gains.near]
    one, other, hated = (Cells(near[0][part], near[1][part]) for part in range(wishes.shape[0]))
    low, middle, high = CIVIC_POINTS
    some = xp.where(is_empty(xp, (one | other) & ~hated), low, middle)
    return xp.where(is_empty(xp, one & other & ~hated), some, high)


def take_tile(tables: ChoiceTables, rule: Array, row: Array, points: Array, types: Array) -> Taken:
    """By rule [lanes] from a row, given its points [places, lanes] and the types of the city, bool [6, lanes]."""
    xp, size = tables.xp, row.shape[0]
    place = xp.arange(size, dtype=xp.int32)[:, None]
    index = xp.maximum(row, 0).astype(xp.int32)
    real = row >= 0
    # By place and place before it: whether the same tile lies there.
    again = xp.equal(row[:, None], row) & (place[:, None] > place)
    new = real & xp.logical_not(xp.any(again, axis=1))
    # Of equals the type that stands first on the list, then what lies furthest to the left.
    later = xp.take(tables.listed, index) * 16 + place
    missing = xp.logical_not(along(xp, types, xp.take(tables.kind, index)))
    wanted = missing & new & (row < FIRST_CIVIC)
    some = xp.equal(rule, _MISSING) & xp.any(wanted, axis=0)
    first = xp.equal(rule, _FIRST)
    compares = xp.logical_not(some | first)
    best = xp.argmax(xp.where(new, points * 1024 - later, _LEAST), axis=0)
    lacking = xp.argmax(xp.where(wanted, -later, _LEAST), axis=0)
    chosen = xp.where(first, 0, xp.where(some, lacking, best)).astype(xp.int32)
    return Taken(
        chosen,
        pick(xp, row, chosen),
        xp.where(new & compares, points, NOT_WEIGHED).astype(xp.int8),
        without_place(xp, row, chosen),
    )


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
