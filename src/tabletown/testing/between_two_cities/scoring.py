"""Hold the fast scorer of Between Two Cities against the slow one. `make test-scoring` does so a million times."""

import argparse
from itertools import product
from random import Random

from rich.progress import Progress

from tabletown.between_two_cities.box.canvas import NATURE, canvas, square_name
from tabletown.between_two_cities.box.capitals import capitals
from tabletown.between_two_cities.box.modules import District, district_cards
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.notation import parse_city
from tabletown.between_two_cities.city.scoring import score_cities
from tabletown.testing.between_two_cities.slow_scorer import slow_scores

_LETTERS = "SFBDEMOPH"
_CIVIC_TILES = [tile for tile in Tile if tile.is_civic]


def random_city(random: Random) -> str:
    """Any letters at all, some squares empty: also cities that no box could fill, and often few kinds."""
    letters = random.choices(_LETTERS, k=random.randint(1, 9))
    letters += "." * random.choice((0, 0, 0, 1, 4))
    return "/".join("".join(random.choices(letters, k=4)) for _ in range(4))


def random_capital(random: Random) -> str:
    """The same with a landscape and civic buildings, 5×5."""
    rows = [["."] * 5 for _ in range(5)]
    letters = random.choices(_LETTERS + "C", k=random.randint(1, 10)) + ["."] * random.choice((0, 0, 1, 4))
    marks = []
    top, left, mat = random.randrange(3), random.randrange(3), random.choice(capitals().mats).grid.split("/")
    for row, column in product(range(5), repeat=2):
        if top <= row < top + 3 and left <= column < left + 3 and mat[row - top][column - left] == NATURE:
            rows[row][column] = NATURE
            continue
        rows[row][column] = random.choice(letters)
        if rows[row][column] == "C":
            marks.append(f"{square_name(column, row)}:{random.choice(_CIVIC_TILES)}")
    return " ".join(["/".join(map("".join, rows)), *marks])


def random_districts(random: Random) -> tuple[District, ...]:
    cards = random.sample(district_cards(civics=True), 6)
    return (*zip(cards[::2], cards[1::2], strict=True),)


def compare_scorers(cities: int, seed: str, *, capital: bool = False, progress: bool = False) -> int:
    """Score so many random cities both ways, in tables of one to seven; count the tables that differ and print them."""
    random = Random(seed)
    different = 0
    with Progress(disable=not progress, transient=True) as bar:
        task = bar.add_task("comparing scorers", total=cities)
        while (left := cities - int(bar.tasks[0].completed)) > 0:
            table = [_one_city(random, capital) for _ in range(min(random.randint(1, 7), left))]
            districts = random_districts(random) if capital else ()
            fast = [tuple(score) for score in score_cities([parse_city(city) for city in table], districts)]
            slow = slow_scores(table, districts)
            if fast != slow:
                different += 1
                print(f"differs: {' '.join(table)}\n  fast {fast}\n  slow {slow}")
            bar.advance(task, len(table))
    return different


def _one_city(random: Random, capital: bool) -> str:
    while capital:
        text = random_capital(random)
        # A landscape at the edge can cut the square in two: that is no city.
        if canvas(5, "".join(mark if mark in "#/" else "." for mark in text.split()[0])).windows:
            return text
    return random_city(random)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cities", type=int, default=1_000_000)
    parser.add_argument("--capitals", type=int, default=300_000, help="5×5 cities with landscapes, civics, districts")
    parser.add_argument("--seed", default="scoring")
    options = parser.parse_args()
    differing = 0
    for count, capital in ((options.cities, False), (options.capitals, True)):
        different = compare_scorers(count, options.seed, capital=capital, progress=True)
        print(f"{count:,} {'5×5 ' if capital else ''}cities, {different} tables where the two scorers differ")
        differing += different
    raise SystemExit(differing != 0)


if __name__ == "__main__":
    main()
