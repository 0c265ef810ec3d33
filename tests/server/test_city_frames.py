"""Every square that a city offers lies in the frame that the page draws of it, also around a landscape."""

import json
import random

import tabletown
from tabletown.server.games.between_two_cities.picture import PICTURE

GAMES = 4


def test_no_open_square_lies_outside_the_frame() -> None:
    game = tabletown.load("between-two-cities")
    for deal in range(GAMES):
        choose = random.Random(deal).choice
        state = game.setup(3, f"frames/{deal}", landscapes=True)
        while acting := game.to_act(state):
            sections = PICTURE.public(game.view(state, None))
            for number in range(3):
                city = json.loads(sections[f"city/{number}"])
                (left, top), (right, bottom) = city["frame"]
                for squares in city["room"]:
                    assert all(left <= column <= right for column in squares[::2])
                    assert all(top <= row <= bottom for row in squares[1::2])
            seat = choose(sorted(acting))
            state = game.apply(state, seat, choose(game.legal_moves(state, seat))).state
