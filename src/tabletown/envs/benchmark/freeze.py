"""Stores positions for a population that is new, with what its members play there: `… freeze GAME v2 > FILE`.

A version that was published is never frozen again: figures of before could not be compared with those of after.
"""

import sys

from tabletown.envs.benchmark.frozen import write_positions
from tabletown.envs.benchmark.population import load_population

if __name__ == "__main__":
    game, version = sys.argv[1:]
    sys.stdout.write(write_positions(load_population(game, version)))
