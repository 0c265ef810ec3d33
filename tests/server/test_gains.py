"""The quick figures of offers against the scorer itself, over whole random games."""

from functools import partial
from random import Random

import msgspec
import pytest

from tabletown.between_two_cities.box.tiles import Building, Tile
from tabletown.between_two_cities.city.scoring import score_city
from tabletown.between_two_cities.people.rules import BetweenTwoCities
from tabletown.core.play import sit_down
from tabletown.server.games.between_two_cities.gains import gains
from tabletown.server.games.between_two_cities.people import PICTURE


@pytest.mark.parametrize("seed", range(6))
def test_gains_are_differences_of_scores(seed: int) -> None:
    random = Random(seed)
    sitting = sit_down(BetweenTwoCities(), 3, str(seed))
    while to_act := sitting.game.to_act(sitting.state):
        seat = random.choice(sorted(to_act))
        sitting.submit(seat, random.choice(sitting.game.legal_moves(sitting.state, seat)))
        city = random.choice(sitting.state.cities)
        for tile in Tile:
            before = after = random.choice([2, 3, 4])
            if Building.FACTORY in tile.buildings:
                after = random.choice([2, 3, 4])
            now = score_city(city, before).total
            room = city.room_for(tile)
            expected = [
                (cell, score_city(city.place(tile, cell), after).total - now)
                for cell in range(city.canvas.plane)
                if room >> cell & 1
            ]
            assert gains(city, tile, before, after) == expected, (tile, city)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_offers_are_the_legal_moves(seats: int) -> None:
    random = Random(seats)
    sitting = sit_down(BetweenTwoCities(), seats, "offers")
    game = sitting.game
    while to_act := game.to_act(sitting.state):
        for seat in to_act:
            legal = game.legal_moves(sitting.state, seat)
            offers = PICTURE.offers(game.view(sitting.state, None), seat, partial(tuple, legal))
            moves = [offer["move"] for offer in msgspec.json.decode(offers)]
            assert moves == [game.format_move(move) for move in legal]
        seat = random.choice(sorted(to_act))
        sitting.submit(seat, random.choice(game.legal_moves(sitting.state, seat)))
