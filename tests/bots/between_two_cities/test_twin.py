"""What bots compute with, held against the rules themselves."""

from random import Random

import pytest

from tabletown.between_two_cities.box.canvas import canvas
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.scoring import score_city
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.moves import Choose, Place, Side
from tabletown.between_two_cities.people.schedule import schedule
from tabletown.between_two_cities.people.state import PerSeat, State, city_index, drawn
from tabletown.bots.between_two_cities.expected_points import NOTHING_TO_COME, Looker
from tabletown.bots.between_two_cities.pinned_city import (
    BUILT,
    FIRST,
    STRIDE,
    TILES,
    PinnedCity,
    anchors,
    bits,
    canvas_cell,
    frontier,
    points,
    put,
)
from tabletown.bots.between_two_cities.playout import Table, best_split
from tabletown.bots.between_two_cities.prize import totals
from tabletown.bots.between_two_cities.reading import by_likelihood, pinned_and_bit, square_gains
from tabletown.core.seat import Seat, all_seats
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


def test_placing_in_the_twin_is_placing_in_the_city() -> None:
    random = Random("placing")
    for state in random_states(GAME, 5, "placing"):
        for seat in all_seats(5):
            for move in random.sample(GAME.legal_moves(state, seat), min(2, len(GAME.legal_moves(state, seat)))):
                if isinstance(move, Place):
                    city = state.cities[city_index(seat, move.side, 5)]
                    site, bit = pinned_and_bit(city, move.tile.rank, move.square)
                    after = city.place(move.tile, city.canvas.cell_of[move.square])
                    assert put(site, move.tile.rank, bit) in [found for _, found in by_likelihood(after)]


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_a_game_in_the_twin_is_a_game_by_the_rules(seats: int) -> None:
    """Play the twin's own choices and placements by the rules too: hands, cities and result stay the same."""
    state = GAME.setup(seats, f"twin-{seats}")
    deals = [_ranks(drawn(turn, state.singles, state.duplexes, seats)) for turn in schedule(seats)]
    table = Table(seats, 0, _ranks(state.hands), _sites(state))
    while GAME.to_act(state):
        assert table.turn == state.turn
        assert [sorted(hand) for hand in table.hands] == [sorted(hand) for hand in _ranks(state.hands)]
        splits = [best_split(table, seat, PLAIN) for seat in range(seats)]
        for seat, (left, right) in zip(all_seats(seats), splits, strict=True):
            table.take(seat, (left, right))
            state = GAME.apply(state, seat, Choose((TILES[left], TILES[right]))).state
        for seat, split in zip(all_seats(seats), splits, strict=True):
            for side, rank in zip(Side, split, strict=True):
                state = _place(state, seat, side, rank)
        # By the rules the square still floats, in the twin it is pinned: go on with what stands on the real table.
        table.cities = _sites(state)
        table.end_turn(deals)
    outcome = GAME.outcome(state)
    assert outcome is not None
    cities = totals(table, PLAIN)
    scores = [(sum if seats == 2 else min)(cities[city] for city in owned) for owned in table.owned]
    assert tuple(scores) == outcome.scores


def _place(state: State, seat: Seat, side: Side, rank: int) -> State:
    """The twin's placement on the real table, which must come to the same city."""
    number = city_index(seat, side, state.seats)
    city = state.cities[number]
    corner, site = next(
        (c, s) for c, s in by_likelihood(city) if city.built or canvas_cell(c, FIRST) == city.canvas.middle
    )
    bit = PLAIN.best(site, rank)[1]
    if not bit:
        site, bit = pinned_and_bit(city, rank, next(iter(square_gains(city, rank, PLAIN))))
        corner = next(c for c, s in by_likelihood(city) if s == site)
    square = city.canvas.squares[canvas_cell(corner, bit)]
    after = GAME.apply(state, seat, Place(TILES[rank], side, square)).state
    assert put(site, rank, bit) in [found for _, found in by_likelihood(after.cities[number])]
    return after


def _sites(state: State) -> list[PinnedCity]:
    return [by_likelihood(city)[0][1] for city in state.cities]


def _ranks(hands: PerSeat) -> list[list[int]]:
    return [[tile.rank for tile in hand] for hand in hands]
