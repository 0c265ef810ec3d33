"""One door, and one clear sentence for everything that there is not."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from tests.envs.tables import CITIES, RIDE, make_any

from tabletown.batch.arrays import MissingExtra
from tabletown.core.errors import TabletownError
from tabletown.envs import environments, make, making


def test_environments_are_listed() -> None:
    assert environments() == (CITIES, RIDE)
    assert str(make(CITIES)) == "between_two_cities_v0"
    assert len(make(RIDE).possible_agents) == 3


@pytest.mark.parametrize(
    ("name", "settings", "said"),
    [
        ("go-v0", {}, f"there is no environment “go-v0”: there is {CITIES}, {RIDE}"),
        ("between-two-cities-v3", {}, "there is no version 3 of between-two-cities: there is between-two-cities-v0"),
        ("between-two-cities", {}, "there is no environment “between-two-cities”"),
        (CITIES, {"seats": 9}, "Between Two Cities is for 1 to 7 players, not 9."),
        (CITIES, {"seats": "4"}, "the number of seats is a whole number, not str"),
        (CITIES, {"api": "gym"}, "there is no api “gym”: there is aec, parallel, gymnasium"),
        (CITIES, {"api": ["aec"]}, "there is no api “['aec']”: there is aec, parallel, gymnasium"),
        (CITIES, {"reward": "points"}, "there is no reward “points”: there is win-share, low-city, margin"),
        (RIDE, {"reward": "low-city"}, "there is no reward “low-city”: there is win-share, score, margin"),
        (CITIES, {"colour": 3}, "Between Two Cities has no option “colour”"),
        (CITIES, {"landscapes": "x"}, "The option landscapes is true or false, not “x”."),
        (CITIES, {"seats": 3, "automa": "third"}, "automa=third is not possible at a table of 3"),
        (CITIES, {"render_mode": "rgb"}, "there is no render mode “rgb”: there is human, ansi, svg"),
        (CITIES, {"api": "gymnasium"}, "the other 3 seats need opponents, one name for all or one for each"),
        (CITIES, {"api": "gymnasium", "opponents": 7}, "the other 3 seats need opponents, one name for all"),
        (CITIES, {"api": "gymnasium", "opponents": [1, 2, 3]}, "the other 3 seats need opponents, one name for all"),
        (CITIES, {"api": "gymnasium", "opponents": "nobody"}, "“nobody” is not a bot for between-two-cities"),
        (CITIES, {"api": "gymnasium", "seats": 1, "opponents": "greedy"}, "there is one seat at this table"),
        (CITIES, {"api": "gymnasium", "seats": 1, "seat": 1}, "there is no seat 1: seats are 0 to 0"),
        (CITIES, {"api": "gymnasium", "seats": 1, "seat": 0.0}, "there is no seat 0.0: seats are 0 to 0"),
        (CITIES, {"api": "gymnasium", "seats": 1, "budget": "soon"}, "a budget is Budget(seconds=…) or Budget(simulat"),
        (CITIES, {"api": "pgx", "auto_reset": "maybe"}, "auto_reset is true or false, not maybe"),
        (CITIES, {"api": "gymnasium", "seats": 1, "level": 99}, "The level is 0 to 66 here, not 99"),
        (CITIES, {"api": "vector", "seats": 1, "num_envs": 0}, "num_envs is a whole number from 1 on, not 0"),
        (RIDE, {"seats": 5}, "Ticket to Ride: New York is for 2 to 4 players, not 5."),
    ],
)
def test_what_there_is_not_is_said_in_one_sentence(name: str, settings: dict[str, object], said: str) -> None:
    with pytest.raises(TabletownError) as error:
        make_any(name, **settings)
    assert str(error.value).startswith(said)
    assert "\n" not in str(error.value)


def test_seeds_of_a_reset_are_texts() -> None:
    with pytest.raises(TabletownError, match="the option “seed” of a reset is a text, not int"):
        make(CITIES).reset(options={"seed": 3})
    reset = cast(Callable[..., None], make(CITIES).reset)
    with pytest.raises(TabletownError, match="the seed of a reset is a whole number, not str"):
        reset(seed="7")
    with pytest.raises(TabletownError, match="the seed of a reset is a whole number, not bool"):
        reset(seed=True)
    with pytest.raises(TabletownError, match="the options of a reset are a dict, not list"):
        reset(options=["seed"])


@pytest.mark.parametrize(
    ("library", "api", "said"),
    [
        ("pettingzoo", "parallel", "PettingZoo is not installed: pip install 'tabletown[envs]'"),
        ("gymnasium", "gymnasium", "Gymnasium is not installed: pip install 'tabletown[envs]'"),
        ("pyspiel", "open-spiel", "OpenSpiel is not installed: pip install 'tabletown[open-spiel]'"),
        ("jax", "pgx", "JAX is not installed: pip install 'tabletown[jax]'"),
    ],
)
def test_a_missing_extra_is_named(library: str, api: str, said: str) -> None:
    asked = (
        f"import sys; sys.modules[{library!r}] = None\nfrom tabletown.envs import make\nmake({CITIES!r}, api={api!r})"
    )
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1] == f"tabletown.batch.arrays.MissingExtra: {said}"


@pytest.mark.parametrize(
    ("example", "library", "said"),
    [
        ("ppo.py", "jax", "JAX is not installed: pip install 'tabletown[jax]'"),
        ("many_games.py", "jax", "JAX is not installed: pip install 'tabletown[jax]'"),
        ("random_rollouts.py", "pettingzoo", "PettingZoo is not installed: pip install 'tabletown[envs]'"),
    ],
)
def test_an_example_says_what_it_lacks(example: str, library: str, said: str) -> None:
    path = Path(__file__).parents[2] / "examples" / example
    asked = f"import runpy, sys; sys.modules[{library!r}] = None\nrunpy.run_path({str(path)!r}, run_name='__main__')"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (1, "", said + "\n")


def test_the_package_imports_none_of_it() -> None:
    asked = (
        "import sys, tabletown, tabletown.cli, tabletown.envs\n"
        "print({'gymnasium', 'pettingzoo', 'jax', 'pyspiel'} & {name.partition('.')[0] for name in sys.modules})"
    )
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


def test_a_missing_module_of_our_own_is_no_missing_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(making._MAKERS, "aec", "nowhere:make")
    with pytest.raises(ModuleNotFoundError, match="nowhere"):
        make(CITIES)
    assert issubclass(MissingExtra, TabletownError)
