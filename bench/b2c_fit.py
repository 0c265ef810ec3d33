"""Fits the tables of `fitted.json`: what cities still gained, in games of the balanced playout policy with itself.

    python -m bench.b2c_fit --games 8000

For every number of built cells, points to come are a sum over what stands in a city, type by type: ridge regression.
"""

import argparse
import json
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from tabletown.between_two_cities.box.tiles import DUPLEXES, SINGLES
from tabletown.between_two_cities.people.schedule import schedule
from tabletown.bots.between_two_cities import fitted
from tabletown.bots.between_two_cities.expected_points import EXPECTED_WORTH, Looker, table_places
from tabletown.bots.between_two_cities.fitted import WIDTHS
from tabletown.bots.between_two_cities.pinned_city import BUILT, NOTHING_BUILT, PinnedCity, points
from tabletown.bots.between_two_cities.playout import Deals, Split, Table, best_split, place_split
from tabletown.bots.between_two_cities.potential import potential_points
from tabletown.bots.between_two_cities.prize import totals

SEATS = 4
STRAY = 0.1
"""The share of choices made by chance, so that all sorts of cities are seen."""
RIDGE = 30.0

Sample = tuple[list[int], float]
"""Where a city stands in the tables, and what it still gained."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=8000)
    parser.add_argument("--seed", default="fit")
    chosen = parser.parse_args()
    samples = collect(chosen.games, Random(chosen.seed))
    tables = {str(built): fit(found) for built, found in sorted(samples.items())}
    target = Path(fitted.__file__).with_name("fitted.json")
    target.write_text(json.dumps(tables, indent=1) + "\n", encoding="utf-8")
    print(f"{target.name}: {sum(map(len, samples.values()))} cities of {chosen.games} games")


def collect(games: int, random: Random) -> dict[int, list[Sample]]:
    """By the number of built cells: cities after every turn but the last."""
    looker = Looker(potential_points())
    samples: dict[int, list[Sample]] = {}
    for _ in range(games):
        seen: list[PinnedCity] = []
        table = _play(random, looker, seen)
        final = totals(table, looker)
        for number, site in enumerate(seen):
            gained = final[number % SEATS] - points(site, EXPECTED_WORTH)
            samples.setdefault(site[BUILT].bit_count(), []).append((_places(site), gained))
    return {built: found for built, found in samples.items() if built < 16 and len(found) > games}


def fit(samples: list[Sample]) -> dict[str, list[float]]:
    """One number per place in every table, and the mean."""
    gained = np.array([sample[1] for sample in samples])
    places = np.array([sample[0] for sample in samples])
    marks = np.zeros((len(samples), sum(WIDTHS.values())))
    marks[np.arange(len(samples))[:, None], places] = 1
    mean = gained.mean()
    square = marks.T @ marks + RIDGE * np.eye(marks.shape[1])
    weights: NDArray[np.float64] = np.linalg.solve(square, marks.T @ (gained - mean))
    rows = {"start": [round(float(mean), 2)]}
    first = 0
    for name, width in WIDTHS.items():
        rows[name] = [round(float(weight), 2) for weight in weights[first : first + width]]
        first += width
    return rows


def _places(site: PinnedCity) -> list[int]:
    """The columns of a city: one in every table."""
    places, first = [], 0
    for width, place in zip(WIDTHS.values(), table_places(site), strict=True):
        places.append(first + min(place, width - 1))
        first += width
    return places


def _play(random: Random, looker: Looker, seen: list[PinnedCity]) -> Table:
    deals = _deals(random)
    table = Table(SEATS, 0, [list(hand) for hand in deals[0]], [NOTHING_BUILT] * SEATS)
    while table.turn < len(table.turns):
        splits = [_split(table, seat, looker, random) for seat in range(SEATS)]
        for seat, split in enumerate(splits):
            table.take(seat, split)
            place_split(table, seat, split, looker)
        seen.extend(table.cities)
        table.end_turn(deals)
    return table


def _split(table: Table, seat: int, looker: Looker, random: Random) -> Split:
    if random.random() >= STRAY:
        return best_split(table, seat, looker)
    left, right = random.sample(table.hands[seat], 2)
    return left, right


def _deals(random: Random) -> Deals:
    boxes = [[tile.rank for tile in box] for box in (SINGLES, DUPLEXES)]
    for box in boxes:
        random.shuffle(box)
    deals: list[list[list[int]]] = []
    for turn in schedule(SEATS):
        box = boxes[turn.duplexes]
        starts = [turn.drawn + turn.hand * seat for seat in range(SEATS)] if turn.drawn >= 0 else []
        deals.append([box[start : start + turn.hand] for start in starts])
    return deals


if __name__ == "__main__":
    main()
