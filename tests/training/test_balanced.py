"""Those by hand whom nets learn against decide as `balanced` does."""

from dataclasses import replace

import numpy as np
import pytest
from tests.training.positions import state_of

from tabletown.batch.arrays import NUMPY
from tabletown.batch.chance import key_of
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.moves import Choose, Move
from tabletown.between_two_cities.people.state import State
from tabletown.between_two_cities.people.view import View
from tabletown.bots.between_two_cities.balanced import BALANCED, BalancedBot, CapitalsBot
from tabletown.bots.bot import Bot
from tabletown.core.seat import Seat
from tabletown.training.between_two_cities.games import chosen_by_all, turn_over
from tabletown.training.between_two_cities.make import people
from tabletown.training.between_two_cities.spots import Whims

xp = NUMPY
LANES = 2


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_it_decides_as_balanced_does_but_for_near_ties(seats: int) -> None:
    chosen, placed = _agreement(seats, BalancedBot(), {})
    assert chosen > 0.9 and placed > 0.9


def test_with_capitals_it_chooses_as_balanced_would_without_a_look_at_what_is_left_open() -> None:
    bot = CapitalsBot("short-sighted", replace(BALANCED, vision=0.0))
    chosen, placed = _agreement(3, bot, {"civics": True, "districts": True})
    assert chosen > 0.8 and placed > 0.8


def _agreement(seats: int, bot: Bot[View, Move], options: dict[str, bool]) -> tuple[float, float]:
    """Parts of the choices, and of the placements."""
    learnable = people(seats, "tiny", xp, **options)
    batch, games = learnable.batch, learnable.games
    sober = Whims(xp.asarray(False), xp.zeros((2, LANES), dtype=xp.uint32))
    lanes = learnable.deal(key_of(xp, f"balanced {seats}"), LANES)
    chosen, placed = [], []
    for _ in range(batch.turns):
        choices = []
        for seat in range(seats):
            choices.append(games.by_hand.choose(lanes, xp.asarray(seat), sober))
            for lane in range(LANES):
                state = state_of(batch, lanes, lane)
                move = bot.decide(GAME.view(state, Seat(seat)), GAME.legal_moves(state, Seat(seat))).move
                assert isinstance(move, Choose)
                taken = sorted(batch.kind.tiles.numbers(move.tiles, 2))
                chosen.append(taken == sorted(np.asarray(choices[-1])[:, lane].tolist()))
        lanes = chosen_by_all(xp, lanes, xp.stack(choices))
        for seat in range(seats):
            after = games.finder.built(lanes, xp.asarray(seat), games.by_hand.place(lanes, xp.asarray(seat), sober))
            for lane in range(LANES):
                cities = _placed(bot, state_of(batch, lanes, lane), Seat(seat)).cities
                placed.append(cities == state_of(batch, after, lane).cities)
            lanes = after
        lanes = turn_over(games, lanes)
    return float(np.mean(chosen)), float(np.mean(placed))


def _placed(bot: Bot[View, Move], state: State, seat: Seat) -> State:
    for _ in range(2):
        move = bot.decide(GAME.view(state, seat), GAME.legal_moves(state, seat)).move
        state = GAME.apply(state, seat, move).state
    return state
