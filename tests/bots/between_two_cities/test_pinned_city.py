"""What bots compute with, held against the rules themselves."""

from random import Random

import pytest

from tabletown.between_two_cities.box.canvas import canvas
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.scoring import score_city
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.moves import Place
from tabletown.between_two_cities.people.state import city_index
from tabletown.bots.between_two_cities.expected_points import NOTHING_TO_COME, Looker, square_gains
from tabletown.bots.between_two_cities.pinned_city import (
    BUILT,
    STRIDE,
    anchors,
    bits,
    by_likelihood,
    canvas_cell,
    frontier,
    pinned_and_bit,
    points,
    put,
)
from tabletown.core.seat import all_seats
from tabletown.testing.playouts import random_states

PLAIN = Looker((NOTHING_TO_COME,) * 17)
"""Sees points, and nothing to come."""


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_sites_score_like_cities(seats: int) -> None:
    for state in random_states(GAME, seats, f"sites-{seats}")[::7]:
        for city in state.cities:
            for worth in (2, 3, 4):
                expected = score_city(city, worth).total
                assert all(points(site, worth) == expected for _, site in by_likelihood(city))


@pytest.mark.parametrize("seats", [2, 4])
def test_pinned_places_are_the_legal_squares(seats: int) -> None:
    """All squares a city can become, taken together, allow exactly what the rules allow."""
    ground = canvas(4)
    for state in random_states(GAME, seats, f"places-{seats}")[::9]:
        for city in state.cities:
            for tile in (Tile.SHOP, Tile.OFFICE_SHOP, Tile.PARK_OVER_HOUSE):
                stride = STRIDE[tile.rank]
                legal = {ground.squares[cell] for cell in range(ground.plane) if city.cells_for(tile) >> cell & 1}
                assert city.is_full or set(square_gains(city, tile.rank, PLAIN)) == legal
                for corner, site in by_likelihood(city) if city.built else ():
                    places = anchors(site[BUILT], stride) if stride else frontier(site[BUILT])
                    assert {ground.squares[canvas_cell(corner, bit)] for bit in bits(places)} <= legal


def test_gains_are_what_the_score_gains() -> None:
    """Without heat and without anything to come, a gain is the difference of two scores; houses see new types too."""
    for state in random_states(GAME, 4, "gains")[::5]:
        for city in state.cities:
            for tile in [tile for tile in Tile if not (tile.is_duplex or tile.is_civic)]:
                for square, gain in square_gains(city, tile.rank, PLAIN).items() if not city.is_full else ():
                    after = city.place(tile, city.canvas.cell_of[square])
                    rise = score_city(after, 3).total - score_city(city, 3).total
                    assert gain == pytest.approx(rise), (tile, square)


def test_placing_in_a_pinned_square_is_placing_in_the_city() -> None:
    random = Random("placing")
    for state in random_states(GAME, 5, "placing"):
        for seat in all_seats(5):
            for move in random.sample(GAME.legal_moves(state, seat), min(2, len(GAME.legal_moves(state, seat)))):
                if isinstance(move, Place):
                    city = state.cities[city_index(seat, move.side, 5)]
                    site, bit = pinned_and_bit(city, move.tile.rank, move.square)
                    after = city.place(move.tile, city.canvas.cell_of[move.square])
                    assert put(site, move.tile.rank, bit) in [found for _, found in by_likelihood(after)]


@pytest.mark.parametrize("seats", [2, 4])
def test_the_best_place_is_one_by_the_rules(seats: int) -> None:
    """What a look says to be the best place of a tile is legal, comes to the same city, and adds most there."""
    looked = 0
    for state in random_states(GAME, seats, f"best-{seats}")[::9]:
        for city in state.cities:
            corner, site = by_likelihood(city)[0]
            for tile in (Tile.SHOP, Tile.HOUSE, Tile.OFFICE_SHOP, Tile.PARK_OVER_HOUSE):
                gains = dict(PLAIN.gains(site, tile.rank)) if city.built and not city.is_full else {}
                if not gains:
                    continue
                gain, bit = PLAIN.best(site, tile.rank)
                after = city.place(tile, canvas_cell(corner, bit))
                assert put(site, tile.rank, bit) in [found for _, found in by_likelihood(after)]
                assert gain == pytest.approx(max(gains.values())) == pytest.approx(gains[bit])
                looked += 1
    assert looked > 100
