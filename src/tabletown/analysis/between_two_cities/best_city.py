"""The highest score that a single city can reach with the tiles of the box, with proof (docs/best-city.md)."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement
from operator import sub
from typing import TypeAlias

from tabletown.analysis.between_two_cities.bounds import KindCounts, bounds
from tabletown.analysis.between_two_cities.building import build_order
from tabletown.analysis.between_two_cities.layout import MOST_DUPLEXES, Layout, best_layout, counts_of
from tabletown.between_two_cities.box.tiles import DUPLEXES, SINGLE_COUNTS, TAVERNS, TYPES, Kind, Tile
from tabletown.between_two_cities.city.notation import format_city
from tabletown.between_two_cities.city.scoring import MOST, tavern_points

SIZE = 4
_CELLS = SIZE * SIZE
_SINGLE_OF = {tile.buildings[0].kind: tile for tile in SINGLE_COUNTS}

Tiles: TypeAlias = tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Attempt:
    """A mix of kinds whose bound reaches the record, and the best city that the box has for it."""

    counts: KindCounts
    bound: int
    layout: Layout | None
    """None: no tiles of the box make this mix."""


@dataclass(frozen=True, slots=True)
class BoxRecord:
    """The answer and all that proves it: every mix that is not among the attempts has a lower bound."""

    best: Layout
    attempts: tuple[Attempt, ...]
    mixes: int
    """How many mixes there are in all."""
    order: tuple[tuple[Tile, str], ...]
    """A legal order that builds the best city; empty for all singles, which no real game deals."""

    @property
    def total(self) -> int:
        return self.best.score.total


def best_city_of_the_box(duplexes: bool = True) -> BoxRecord:
    """The best city of twelve singles and two duplexes, or of sixteen singles, where a factory is worth most."""
    mixes = _mixes()
    attempts: list[Attempt] = []
    best: Layout | None = None
    for bound, counts in mixes:
        if best and bound < best.score.total:
            break
        layout = _best_of_mix(counts, bound, duplexes)
        attempts.append(Attempt(counts, bound, layout))
        if layout and (best is None or layout.score.total > best.score.total):
            best = layout
    assert best, "some city can be built"
    return BoxRecord(best, tuple(attempts), len(mixes), build_order(best.city))


def report(record: BoxRecord) -> str:
    """The answer for people, mix by mix."""
    lines = [
        f"best city: {record.total} points, {format_city(record.best.city)}",
        " + ".join(f"{kind} {points}" for kind, points in zip(Kind, record.best.score, strict=True) if points),
    ]
    if record.order:
        lines.append("built in this order: " + ", ".join(f"{tile} {square}" for tile, square in record.order))
    lines.append(f"{record.mixes} mixes of kinds; all but these are bounded below {record.total}:")
    for attempt in record.attempts:
        mix = ", ".join(f"{count} {kind}" for count, kind in zip(attempt.counts, TYPES, strict=True) if count)
        best = attempt.layout.score.total if attempt.layout else "no such tiles"
        lines.append(f"  {mix}: bound {attempt.bound}, best {best}")
    return "\n".join(lines)


def _mixes() -> list[tuple[int, KindCounts]]:
    """Every way to share the cells out among the kinds, with a bound for all its cities, the highest bound first."""
    ceiling = bounds(SIZE)
    taverns = [max(map(_tavern_points, _tavern_choices(count))) for count in range(_CELLS + 1)]
    shares = combinations_with_replacement(range(len(TYPES)), _CELLS)
    mixes = [KindCounts(*(share.count(number) for number in range(len(TYPES)))) for share in shares]
    return sorted(((ceiling.total(mix, MOST, taverns[mix.taverns]), mix) for mix in mixes), reverse=True)


def _best_of_mix(counts: KindCounts, bound: int, duplexes: bool) -> Layout | None:
    best: Layout | None = None
    for tiles in _hands(counts, duplexes):
        layout = best_layout(tiles, MOST)
        if best is None or layout.score.total > best.score.total:
            best = layout
        if best.score.total == bound:
            break
    return best


def _hands(counts: KindCounts, duplexes: bool) -> Iterator[Tiles]:
    """All sets of tiles in the box that make up a mix, each with the best taverns that it can have."""
    for pair in combinations(DUPLEXES, MOST_DUPLEXES) if duplexes else [()]:
        needed = dict(zip(TYPES, map(sub, counts, counts_of(pair)), strict=True))
        choices = [taverns for taverns in _tavern_choices(max(0, needed.pop(Kind.TAVERN))) if _in_box(taverns)]
        others = tuple(tile for kind, number in needed.items() for tile in [_SINGLE_OF[kind]] * number)
        tiles = (*pair, *max(choices, key=lambda taverns: _tavern_points((*pair, *taverns))), *others)
        # Where the pair has more of a kind than the mix, the tiles do not add up to it.
        if counts_of(tiles) == counts and _in_box(others):
            yield tiles


def _tavern_choices(count: int) -> Iterator[Tiles]:
    return combinations_with_replacement([Tile(tavern) for tavern in TAVERNS], count)


def _tavern_points(tiles: Tiles) -> int:
    buildings = [building for tile in tiles for building in tile.buildings]
    return tavern_points(*map(buildings.count, TAVERNS))


def _in_box(singles: Tiles) -> bool:
    return all(singles.count(tile) <= SINGLE_COUNTS[tile] for tile in set(singles))


if __name__ == "__main__":
    print("With two duplexes, as in every real game:", report(best_city_of_the_box()), sep="\n")
    print("\nIf all sixteen tiles could be singles:", report(best_city_of_the_box(duplexes=False)), sep="\n")
