"""A net, and a search with a budget in simulations, play the same in every run, with one thread or with two."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from bench.same_moves import played, played_elsewhere, positions_of

from tabletown.bots.between_two_cities.net import WEIGHTS
from tabletown.bots.between_two_cities.solo_net import WITH_CAPITALS
from tabletown.bots.bot import Budget
from tabletown.bots.roster import make_bot

ROOT = Path(__file__).parents[2]
GAMES = {
    "base-4": "between-two-cities",
    "solo-full": "between-two-cities",
    "solo-simple": "between-two-cities",
    "rides-3": "ticket-to-ride-new-york",
}
if (WEIGHTS / f"{WITH_CAPITALS}.net").exists():
    GAMES[WITH_CAPITALS] = "between-two-cities"
KERNELS = ("Haswell", "Prescott")
PLAY = "from tests.bots.test_same_moves import tell_moves; tell_moves()"


def tell_moves() -> None:
    print(json.dumps({net: moves(net) for net in GAMES}))


def moves(net: str) -> list[int]:
    """Of the net at some positions, and of the search at fewer."""
    return [*played(net, "numpy", 40), *searched(net, 4)]


def searched(net: str, count: int) -> list[int]:
    found = []
    for _, view, legal in positions_of(net):
        bot = make_bot(GAMES[net], "search", "same", Budget(simulations=60))
        found.append(list(legal).index(bot.decide(view, legal).move))
        if len(found) == count:
            break
    return found


@cache
def moves_with(threads: str) -> dict[str, list[int]]:
    """Of all nets, in one process: to start it takes longer than most of their moves."""
    told = subprocess.run(
        [sys.executable, "-c", PLAY],
        env={**os.environ, "OPENBLAS_NUM_THREADS": threads, "PYTHONPATH": str(ROOT)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, list[int]] = json.loads(told.stdout)
    return found


@pytest.mark.parametrize("net", GAMES)
def test_with_one_thread_or_two(net: str) -> None:
    here = moves(net)
    assert len(here) == 44 and len(set(here)) > 5
    assert moves_with("1")[net] == moves_with("2")[net] == here


@pytest.mark.parametrize("net", GAMES)
def test_the_form_without_numpy_plays_the_same(net: str) -> None:
    assert list(played(net, "plain", 12)) == list(played(net, "numpy", 12))


def test_equal_moves_stay_equal_with_other_kernels() -> None:
    """At three of these positions a house may stand on either side of what is built: sums that differ in the last
    digit decided between them, once."""
    usual, *others = (played_elsewhere("base-2", "numpy", 250, {"OPENBLAS_CORETYPE": core}) for core in KERNELS)
    assert usual and len(set(usual)) > 5
    assert others == [usual for _ in others]
