from dataclasses import replace

from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.people import GAME
from tabletown.testing.playouts import random_states

STATES = random_states(GAME, 4, "faults")


def test_states_reached_by_play_have_none() -> None:
    assert not any(GAME.faults(state) for state in STATES)


def test_tiles_that_the_box_does_not_hold() -> None:
    assert GAME.faults(replace(STATES[0], singles=(Tile.SHOP,) * 108))


def test_hands_that_were_not_drawn() -> None:
    assert GAME.faults(replace(STATES[0], hands=STATES[0].hands[::-1]))


def test_cities_with_tiles_from_nowhere() -> None:
    city = STATES[30].cities[0]
    fuller = city.place(Tile.SHOP, city.cells_for(Tile.SHOP).bit_length() - 1)
    assert GAME.faults(replace(STATES[30], cities=(fuller, *STATES[30].cities[1:])))


def test_cities_that_cannot_be_finished() -> None:
    city = replace(STATES[30].cities[0], windows=0)
    assert GAME.faults(replace(STATES[30], cities=(city, *STATES[30].cities[1:])))
