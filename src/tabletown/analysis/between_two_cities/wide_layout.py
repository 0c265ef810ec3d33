"""Better layouts where Capitals is played: the best one that a search finds, and a bound that none can beat.

Often the two meet, and that is the proof. Else a proof as for 4×4 cities is out of reach here: it rests on parts of
the score that do not look at each other, and on tables for every set of cells; but civic buildings look at all types
beside them, and 20 cells have sixteen times the sets.
"""

from functools import cache
from math import exp
from random import Random
from typing import TypeAlias

from tabletown.analysis.stopping import go_on
from tabletown.between_two_cities.box.tiles import TYPES, Building, Kind, Tile
from tabletown.between_two_cities.city.city import BUILDINGS, City
from tabletown.between_two_cities.city.civics import CIVIC_POINTS
from tabletown.between_two_cities.city.notation import bits, duplex_cells
from tabletown.between_two_cities.city.scoring import CityScore, score_city
from tabletown.between_two_cities.city.tables import LINE_POINTS, park_points

STEPS, RUNS = 5000, 3
"""Exchanges that are tried in a run, and runs; the same ones every time."""
WARM, COLD = 3.0, 0.25
"""In points: how large a loss is risked at the start and at the end of a run."""

PlacedTile: TypeAlias = dict[int, Tile]
"""By cell (of a duplex: its first half)."""


def better_city(city: City, tiles: tuple[Tile, ...], factory_worth: int) -> City:
    """The same tiles in the same square, as well placed as a search could find: the city itself if it found nothing."""
    seconds = {second for _, second in duplex_cells(city)}
    start = dict(zip([cell for cell in bits(city.built) if cell not in seconds], tiles, strict=True))
    score = score_city(city, factory_worth)
    best, best_total, most = city, score.total, bound(city, score)
    for run in range(RUNS):
        chance = Random(f"layout/{run}")
        placed, total = start, score.total
        for step in range(STEPS):
            if best_total == most:
                return best
            go_on()
            other = _exchanged(placed, city.canvas.width, chance)
            if other is None:
                continue
            after = _built(other, city)
            points = score_city(after, factory_worth).total
            warmth = WARM * (COLD / WARM) ** (step / STEPS)
            if points >= total or chance.random() < exp((points - total) / warmth):
                placed, total = other, points
                if total > best_total:
                    best, best_total = after, total
    return best


def bound(city: City, score: CityScore) -> int:
    """No layout of the same tiles has more: every part of the score at its best, as if the others were not there."""
    counts = {building: city.mask(building).bit_count() for building in BUILDINGS}
    kinds = {kind: sum(counts[b] for b in BUILDINGS if b.kind is kind) for kind in TYPES}
    shops, houses, offices = counts[Building.SHOP], counts[Building.HOUSE], counts[Building.OFFICE]
    beside = sum(city.mask(Building.OFFICE) >> cell & 1 for cell in _served(city))
    return (
        LINE_POINTS[4] * (shops // 4)
        + LINE_POINTS[shops % 4]
        + score.factories
        + score.taverns
        + score.offices
        + (offices - beside if kinds[Kind.TAVERN] else 0)
        + _best_parks(counts[Building.PARK])
        + houses * sum(kinds[kind] > 0 for kind in TYPES[:-1])
        + sum(CIVIC_POINTS[sum(kinds[kind] > 0 for kind in tile.likes)] for _, tile in city.civics)
    )


def _served(city: City) -> list[int]:
    """The cells beside a tavern."""
    taverns = sum(city.mask(building) for building in BUILDINGS if building.kind is Kind.TAVERN)
    return bits(city.canvas.beside(taverns) & city.built)


@cache
def _best_parks(count: int) -> int:
    """The best that so many parks can score in groups of any sizes."""
    return max((park_points(size) + _best_parks(count - size) for size in range(1, count + 1)), default=0)


def _exchanged(placed: PlacedTile, width: int, chance: Random) -> PlacedTile | None:
    """Two singles change places, or a duplex and two singles that lie as it does; None if this try was in vain."""
    one, other = chance.sample(sorted(placed), 2)
    first, second = placed[one], placed[other]
    if first.shape == second.shape:
        return None if first is second else {**placed, one: second, other: first}
    if second.shape and not first.shape:
        one, other, first, second = other, one, second, first
    step = 1 if first.lies else width
    along = placed.get(other + step)
    if second.shape or along is None or along.shape or not first.shape:
        return None
    rest = {cell: tile for cell, tile in placed.items() if cell not in (one, other, other + step)}
    return {**rest, other: first, one: second, one + step: along}


def _built(placed: PlacedTile, like: City) -> City:
    city = City(like.canvas, like.windows, 0, 0)
    for cell, tile in placed.items():
        city = city.place(tile, cell)
    return city
