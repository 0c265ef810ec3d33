"""From one turn of solo tables to the next (`solo.turns` and `solo.growth`)."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from tabletown.batch.arrays import Array, ArrayNamespace, along, pick
from tabletown.batch.between_two_cities.automas.choosing import NOT_WEIGHED, without_place
from tabletown.batch.between_two_cities.automas.ville import (
    SINGLE_TILES,
    civic_values,
    count_buildings,
    count_kinds,
    ville_losses,
)
from tabletown.batch.between_two_cities.cells import count
from tabletown.batch.between_two_cities.ground import FIRST_CIVIC
from tabletown.batch.between_two_cities.scoring import plane_of
from tabletown.batch.between_two_cities.solo.automas import automas_choose
from tabletown.batch.between_two_cities.solo.kind import SoloKind
from tabletown.batch.between_two_cities.solo.lanes import SoloArrays
from tabletown.batch.between_two_cities.solo.piles import laid_down, top_of
from tabletown.batch.loops import on_lanes
from tabletown.between_two_cities.box.tiles import Building
from tabletown.between_two_cities.solo.growth import Growth

_BEHIND = 1 << 30


GrowVille: TypeAlias = Callable[[SoloKind, SoloArrays], SoloArrays]


def end_turn(kind: SoloKind, lanes: SoloArrays, *, keep: bool = True) -> SoloArrays:
    """All is placed, in every lane: close this turn and begin the next one, or end the game.

    Without `keep`, for whoever plays on at once, lanes do not hold what no later turn asks for: what Automas compared,
    and which tiles have left the stacks (`less_drawn`).
    """
    return begin_turn(kind, close_turn(kind, lanes), keep=keep)


def close_turn(kind: SoloKind, lanes: SoloArrays, grow: GrowVille | None = None) -> SoloArrays:
    """Rows are passed on or thrown away; in the simple mode Automaville grows after a round of singles.

    `grow`: for whoever has tables side by side where it grows otherwise than the setting says.
    """
    xp, times = kind.xp, kind.times
    rest = xp.take(times.rest, lanes.turn)
    hands = _hands(xp, lanes)
    # In the full mode one tile is left of every hand.
    thrown = hands[:, 0] if kind.full else lanes.hand
    rows = xp.where(xp.take(times.draws_duplexes, lanes.turn), 1, kind.hands)
    number = xp.where(rest > 0, rows if kind.full else rest, 0)
    lanes = lanes._replace(
        discards=laid_down(xp, lanes.discards, xp.take(times.discards, lanes.turn), thrown, number),
    )
    lanes = (grow or ville_grown)(kind, lanes)
    way = xp.take(times.passing, lanes.turn)
    passed = xp.where(way > 0, xp.roll(hands, 1, axis=0), xp.roll(hands, -1, axis=0))
    hands = xp.where(xp.equal(way, 0), -1, passed).astype(xp.int8)
    nothing = xp.full(lanes.chosen.shape, -1, dtype=xp.int8)
    return lanes._replace(
        turn=lanes.turn + 1,
        hand=hands[0],
        rows=hands[1:],
        chosen=nothing,
        filled=nothing[0],
        took=xp.full(lanes.took.shape, -1, dtype=xp.int8),
        took_from=xp.full(lanes.took_from.shape, -1, dtype=xp.int8),
        weighed=xp.full(lanes.weighed.shape, NOT_WEIGHED, dtype=xp.int8),
    )


def begin_turn(kind: SoloKind, lanes: SoloArrays, *, keep: bool = True) -> SoloArrays:
    """New hands where the turn draws them; then the Automas choose (full mode, singles)."""
    xp, times = kind.xp, kind.times
    singles, duplexes = (xp.take(flags, lanes.turn) for flags in (times.draws_singles, times.draws_duplexes))
    hands = _hands(xp, lanes)
    size = kind.hands * kind.hand
    drawn = top_of(xp, lanes.singles, xp.take(times.singles, lanes.turn) - size, size).reshape(hands.shape)
    hands = xp.where(singles, drawn, hands)
    pair = top_of(xp, lanes.duplexes, xp.take(times.duplexes, lanes.turn) - _DUPLEXES, _DUPLEXES)
    missing = xp.full((kind.hand - _DUPLEXES, *pair.shape[1:]), -1, dtype=xp.int8)
    hand = xp.where(duplexes, xp.concatenate([pair, missing]), hands[0])
    lanes = lanes._replace(hand=hand, rows=hands[1:])
    if keep:
        lanes = less_drawn(kind, lanes)
    if not kind.full:
        return lanes
    return on_lanes(xp, lanes.rows[0, 0] >= 0, partial(automas_choose, kind, keep=keep), lanes)


_DUPLEXES = 3
"""Tiles in a hand of duplexes."""


def less_drawn(kind: SoloKind, lanes: SoloArrays) -> SoloArrays:
    """The stacks without what has been drawn by now."""
    xp, times = kind.xp, kind.times

    def left(stack: Array, drawn: Array) -> Array:
        gone = xp.arange(stack.shape[0], dtype=xp.int32)[:, None] < xp.take(drawn, lanes.turn)
        return xp.where(gone, -1, stack).astype(xp.int8)

    return lanes._replace(singles=left(lanes.singles, times.singles), duplexes=left(lanes.duplexes, times.duplexes))


def throw_away(kind: SoloKind, lanes: SoloArrays, tile: Array, *, keep: bool = True) -> SoloArrays:
    """One tile leaves the hand, which is filled up: the next turn of the simple mode, in every lane (rule 4.1).

    `keep` as in `end_turn`.
    """
    xp, turn = kind.xp, lanes.turn + 1
    place = xp.argmax(xp.equal(lanes.hand, tile), axis=0)
    fresh = 3
    rest = without_place(xp, lanes.hand, place)[: kind.hand - fresh]
    drawn = top_of(xp, lanes.singles, xp.take(kind.times.singles, turn) - fresh, fresh)
    nothing = xp.full(lanes.chosen.shape, -1, dtype=xp.int8)
    one = xp.full(turn.shape, 1, dtype=xp.int32)
    after = lanes._replace(
        turn=turn,
        hand=xp.concatenate([rest, drawn]),
        chosen=nothing,
        filled=nothing[0],
        discards=laid_down(xp, lanes.discards, xp.take(kind.times.discards, lanes.turn), tile[None], one),
    )
    return less_drawn(kind, after) if keep else after


def city_factories(kind: SoloKind, lanes: SoloArrays) -> Array:
    """int32 [2, lanes]."""
    return count(kind.xp, plane_of(lanes.cities, Building.FACTORY))


def ville_grown(kind: SoloKind, lanes: SoloArrays) -> SoloArrays:
    """Automaville where a turn ends after which it gets random tiles."""
    for turn in range(len(kind.turns)):
        if growth := kind.growth_in(turn):
            lanes = on_lanes(kind.xp, kind.xp.equal(lanes.turn, turn), partial(_grown, kind, turn, growth), lanes)
    return lanes


def _grown(kind: SoloKind, turn: int, growth: Growth, lanes: SoloArrays) -> SoloArrays:
    """Automaville's random tiles: the ordinary ones first, then civic tiles; then the weakest are thrown away."""
    xp, tables, begin = kind.xp, kind.choosing.ville, kind.course[turn]
    # Tiles that are drawn, int8 [drawn, lanes], beside those of Automaville; values of the civic ones among them.
    first = begin.ville
    fresh = lanes.singles[begin.singles : begin.singles + growth.drawn]
    before, values = lanes.ville[:first], xp.zeros_like(fresh)
    if kind.modules.civics:
        fresh = _civics_last(xp, fresh)
        civic = fresh >= FIRST_CIVIC
        kinds = count_kinds(xp, count_buildings(tables, xp.concatenate([before, xp.where(civic, -1, fresh)])))
        values = xp.where(civic, civic_values(tables, kinds, fresh), 0).astype(xp.int8)
    # One after another the weakest goes: the losses of the rest change with it.
    factories = city_factories(kind, lanes)
    out: list[Array] = []
    for _ in range(growth.thrown):
        counts = count_buildings(tables, xp.concatenate([before, fresh]))
        losses = ville_losses(tables, counts, (factories[0], factories[1]))
        place = weakest(kind, fresh, values, losses)
        out.append(pick(xp, fresh, place))
        fresh, values = without_place(xp, fresh, place), without_place(xp, values, place)
    # What is left follows in Automaville; what was thrown away goes on the pile.
    kept, last = growth.kept, first + growth.kept
    full = begin.discards + kind.rest(kind.turns[turn])
    thrown = [tile[None] for tile in out]
    after = lanes._replace(
        ville=xp.concatenate([before, fresh[:kept], lanes.ville[last:]]),
        discards=xp.concatenate([lanes.discards[:full], *thrown, lanes.discards[full + len(out) :]]),
    )
    if not kind.modules.civics:
        return after
    return after._replace(values=xp.concatenate([lanes.values[:first], values[:kept], lanes.values[last:]]))


def _civics_last(xp: ArrayNamespace, tiles: Array) -> Array:
    """Both in their order."""
    place = xp.arange(tiles.shape[0], dtype=xp.int32)[:, None]
    order = (tiles >= FIRST_CIVIC).astype(xp.int32) << 16 | place << 8 | tiles.astype(xp.int32)
    return (xp.sort(order.T, axis=1).T & 255).astype(xp.int8)


def weakest(kind: SoloKind, tiles: Array, values: Array, losses: Array) -> Array:
    """The place of the tile that costs least: of equals the lowest on the list, then the last (`growth`)."""
    xp = kind.xp
    plain = along(xp, losses, xp.minimum(xp.maximum(tiles, 0), SINGLE_TILES - 1).astype(xp.int32))
    cost = xp.where(tiles < FIRST_CIVIC, plain, values)
    listed = xp.take(kind.choosing.listed, xp.maximum(tiles, 0).astype(xp.int32))
    later = listed * 64 + xp.arange(tiles.shape[0], dtype=xp.int32)[:, None]
    return xp.argmax(xp.where(tiles >= 0, later - cost * 1024, -_BEHIND), axis=0).astype(xp.int32)


def _hands(xp: ArrayNamespace, lanes: SoloArrays) -> Array:
    """Yours, then the rows: [1 or 3, hand, lanes]."""
    return xp.concatenate([lanes.hand[None], lanes.rows])
