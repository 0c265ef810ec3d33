"""Search in the last turn with Capitals: the end is foretold by placing as `balanced` does."""

from collections import Counter
from collections.abc import Iterator, Sequence

import numpy as np
import pytest

from tabletown.analysis.layout import tiles_of
from tabletown.between_two_cities import GAME
from tabletown.between_two_cities.city import City
from tabletown.between_two_cities.moves import Choose, Place
from tabletown.between_two_cities.scoring import score_cities
from tabletown.between_two_cities.state import Phase, State
from tabletown.between_two_cities.tiles import Tile
from tabletown.bots.between_two_cities.hidden import Imagination
from tabletown.bots.between_two_cities.search import Clock
from tabletown.bots.between_two_cities.wide.ending import Ending
from tabletown.bots.between_two_cities.wide.foresight import ForesightBot
from tabletown.bots.between_two_cities.wide.last_turn import LastTurn
from tabletown.bots.between_two_cities.wide.search import WideSearch
from tabletown.bots.bot import Budget
from tabletown.core.game import Option
from tabletown.core.seat import Seat
from tabletown.testing.playouts import random_states

ALL: dict[str, Option] = {"landscapes": True, "civics": True, "districts": True}
BALANCED = ForesightBot()
UNHURRIED = Budget(simulations=1)


def test_balanced_places_as_foretold() -> None:
    """From the moment that all tiles of the last turn lie open: whole tables of `balanced` end as the ending says."""
    right = cities = 0
    for number in range(4):
        state = _revealed(_last_turn(4, f"ending-{number}"))
        foretold = Ending(state.cities, state.loose, state.filled, state.modules).play()
        *_, end = _played(state)
        scores = [score.total for score in score_cities(end.cities, end.modules.districts)]
        right += sum(one == other for one, other in zip(scores, foretold, strict=True))
        cities += len(scores)
    assert right >= 0.8 * cities


@pytest.mark.parametrize("seats", [2, 3, 5, 7])
def test_an_ending_places_every_tile_and_counts(seats: int) -> None:
    state = _revealed(_last_turn(seats, "all"))
    ending = Ending(state.cities, state.loose, state.filled, state.modules)
    points = ending.play()
    assert not any(ending.loose)
    assert all(city.is_full for city in ending.cities)
    assert points == [score.total for score in score_cities(ending.cities, state.modules.districts)]
    taken = Counter(tile for pair in state.loose for tile in pair)
    assert _standing(ending.cities) == _standing(state.cities) + taken
    for before, after in zip(state.cities, ending.cities, strict=True):
        assert before.built & after.built == before.built


def test_a_sure_win_is_taken() -> None:
    """While placing, nothing is left to guess: what wins more often after it is played."""
    tried = 0
    for number in range(6):
        state = _revealed(_last_turn(4, f"sure-{number}"))
        seat = Seat(0)
        view, moves = GAME.view(state, seat), GAME.legal_moves(state, seat)
        bot = WideSearch("seed", Budget(simulations=400))
        shares = _last(state, seat).play(moves, 1)[:, 0]
        chosen = bot.decide(view, moves).move
        assert shares[moves.index(chosen)] >= shares.max() - 0.02
        tried += shares.max() > shares.min()
    assert tried


def test_all_moves_meet_the_same_worlds() -> None:
    state = _last_turn(4, "same")
    view, moves = GAME.view(state, Seat(1)), GAME.legal_moves(state, Seat(1))
    assert all(isinstance(move, Choose) for move in moves)
    together = _last(state, Seat(1)).play(moves, 40)
    assert together.shape == (len(moves), 40)
    for number, move in enumerate(moves):
        alone = _last(state, Seat(1)).play([move], 40)[0]
        assert np.array_equal(alone, together[number])
    assert view.turn + 1 == len(view.turns)


def test_when_time_is_up_the_likeliest_world_counts() -> None:
    state = _last_turn(5, "late")
    moves = GAME.legal_moves(state, Seat(2))
    asked = _last(state, Seat(2)).play(moves, 60)
    hurried = _last(state, Seat(2), Budget(seconds=0.0)).play(moves, 60)
    assert 0 < hurried.shape[1] < asked.shape[1] == 60
    assert np.array_equal(hurried, asked[:, : hurried.shape[1]])


def test_a_seed_gives_the_same_last_move() -> None:
    state = _last_turn(4, "again")
    view, moves = GAME.view(state, Seat(3)), GAME.legal_moves(state, Seat(3))
    first, second = (WideSearch("seed", Budget(simulations=300)).decide(view, moves) for _ in range(2))
    assert first == second
    assert first.simulations > 0


def _last(state: State, seat: Seat, budget: Budget = UNHURRIED) -> LastTurn:
    view = GAME.view(state, seat)
    return LastTurn(view, Imagination(view, "seed"), Clock(budget))


def _last_turn(seats: int, seed: str) -> State:
    """A game at the beginning of its last turn, played at random so far."""
    return next(state for state in random_states(GAME, seats, seed, ALL) if state.turn + 1 == len(state.turns))


def _standing(cities: Sequence[City]) -> Counter[Tile]:
    return Counter(tile for city in cities for tile in tiles_of(city))


def _revealed(state: State) -> State:
    """Everybody has chosen as `balanced` does."""
    return next(one for one in _played(state) if one.phase is Phase.PLACE)


def _played(state: State) -> Iterator[State]:
    while acting := GAME.to_act(state):
        for seat in sorted(acting):
            move = BALANCED.decide(GAME.view(state, seat), GAME.legal_moves(state, seat)).move
            assert isinstance(move, Choose | Place)
            state = GAME.apply(state, seat, move).state
            yield state
