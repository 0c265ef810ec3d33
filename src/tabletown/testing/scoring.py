"""Hold the fast scorer of Between Two Cities against the slow one. `make test-scoring` does so a million times."""

import argparse
from random import Random

from rich.progress import Progress

from tabletown.between_two_cities.notation import parse_city
from tabletown.between_two_cities.scoring import score_cities
from tabletown.testing.slow_scorer import slow_scores

_LETTERS = "SFBDEMOPH"


def random_city(random: Random) -> str:
    """Any letters at all, some squares empty: also cities that no box could fill, and often few kinds."""
    letters = random.choices(_LETTERS, k=random.randint(1, 9))
    letters += "." * random.choice((0, 0, 0, 1, 4))
    return "/".join("".join(random.choices(letters, k=4)) for _ in range(4))


def compare_scorers(cities: int, seed: str, *, progress: bool = False) -> int:
    """Score so many random cities both ways, in tables of one to seven; count the tables that differ and print them."""
    random = Random(seed)
    different = 0
    with Progress(disable=not progress, transient=True) as bar:
        task = bar.add_task("comparing scorers", total=cities)
        while (left := cities - int(bar.tasks[0].completed)) > 0:
            table = [random_city(random) for _ in range(min(random.randint(1, 7), left))]
            fast = [tuple(score) for score in score_cities([parse_city(city) for city in table])]
            slow = slow_scores(table)
            if fast != slow:
                different += 1
                print(f"differs: {' '.join(table)}\n  fast {fast}\n  slow {slow}")
            bar.advance(task, len(table))
    return different


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cities", type=int, default=1_000_000)
    parser.add_argument("--seed", default="scoring")
    options = parser.parse_args()
    different = compare_scorers(options.cities, options.seed, progress=True)
    print(f"{options.cities:,} cities, {different} tables where the two scorers differ")
    raise SystemExit(different != 0)


if __name__ == "__main__":
    main()
