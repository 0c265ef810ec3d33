"""The names that are listed without importing any bot are those of the bots."""

import pytest

import tabletown
from tabletown.bots.roster import bots_for, names_for


@pytest.mark.parametrize("game", tabletown.names())
def test_names_are_those_of_the_bots(game: str) -> None:
    assert names_for(game) == tuple(bots_for(game))
