"""Search in the last turn with Capitals: the end is foretold by placing as `balanced` does."""

from collections import Counter
from collections.abc import Iterator, Sequence

import numpy as np
import pytest

from tabletown.analysis.between_two_cities.layout import tiles_of
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.city.scoring import score_cities
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.moves import Move
from tabletown.between_two_cities.people.state import Phase, State
from tabletown.bots.between_two_cities.arrays import SCALE
from tabletown.bots.between_two_cities.capitals import BALANCED as CHARACTER, CapitalsJudge
from tabletown.bots.between_two_cities.hidden import Imagination
from tabletown.bots.between_two_cities.playout import owned_cities
from tabletown.bots.between_two_cities.prize import win_shares
from tabletown.bots.between_two_cities.search import SHARE_PER_POINT, Clock
from tabletown.bots.between_two_cities.wide.ending import Ending
from tabletown.bots.between_two_cities.wide.foresight import ForesightBot
from tabletown.bots.between_two_cities.wide.guesses import standing
from tabletown.bots.between_two_cities.wide.last_turn import LastTurn, simulator_for
from tabletown.bots.between_two_cities.wide.search import PLACING, WideSearch
from tabletown.bots.between_two_cities.wide.simulation import LATE_CARE, WideSimulator
from tabletown.bots.bot import Budget
from tabletown.core.game import Option
from tabletown.core.seat import Seat, all_seats
from tabletown.core.sentence import Sentence
from tabletown.testing.playouts import random_states

ALL: dict[str, Option] = {"landscapes": True, "civics": True, "districts": True}
BALANCED = ForesightBot()
UNHURRIED = Budget(simulations=1)


@pytest.mark.parametrize("placed", [0, 3, 5])
def test_balanced_places_as_foretold(placed: int) -> None:
    """From the moment that all tiles of the last turn lie open, and from the midst of it: tables of `balanced`."""
    right = cities = 0
    for number in range(5):
        state = _placing(_last_turn(4, f"ending-{number}"), placed)
        foretold = Ending(state.cities, state.loose, state.filled, state.modules).play()
        *_, end = _played(state)
        right += sum(one == other for one, other in zip(_points(end), foretold, strict=True))
        cities += len(foretold)
    assert right >= 0.85 * cities


@pytest.mark.parametrize("seats", [2, 3, 5, 7])
def test_an_ending_places_every_tile_and_counts(seats: int) -> None:
    state = _placing(_last_turn(seats, "all"))
    ending = Ending(state.cities, state.loose, state.filled, state.modules)
    points = ending.play()
    assert not any(ending.loose)
    assert all(city.is_full for city in ending.cities)
    assert points == [score.total for score in score_cities(ending.cities, state.modules.districts)]
    taken = Counter(tile for pair in state.loose for tile in pair)
    assert _standing(ending.cities) == _standing(state.cities) + taken
    for before, after in zip(state.cities, ending.cities, strict=True):
        assert before.built & after.built == before.built


def test_search_wins_more_by_its_last_placements_than_the_judge() -> None:
    """Nothing is left to guess then; both are played on in earnest, by `balanced` in all seats."""
    searched = judged = 0.0
    for number in range(12):
        state, seat = _placing(_last_turn(4, f"sure-{number}")), Seat(0)
        view, moves = GAME.view(state, seat), GAME.legal_moves(state, seat)
        searched += _real_share(state, seat, WideSearch("seed", Budget(simulations=400)).decide(view, moves).move)
        judged += _real_share(state, seat, CapitalsJudge(view, CHARACTER).rate(moves)[0].move)
    assert searched > judged


@pytest.mark.parametrize(
    ("seats", "options", "choosing"),
    [(2, ALL, LastTurn), (4, ALL, LastTurn), (4, {"civics": True}, WideSimulator), (5, ALL, WideSimulator)],
)
def test_endings_are_played_where_all_is_known(
    seats: int, options: dict[str, Option], choosing: type[WideSimulator]
) -> None:
    state = _last_turn(seats, "known", options)
    assert type(_simulator(state, Seat(0))) is choosing
    assert type(_simulator(_placing(state), Seat(0))) is LastTurn


@pytest.mark.parametrize("options", [ALL, {"civics": True}, {"districts": True}], ids=str)
@pytest.mark.parametrize("seats", [2, 3, 7])
def test_search_ends_its_games_at_every_table(seats: int, options: dict[str, Option]) -> None:
    state, bot = _last_turn(seats, "every", options), WideSearch("seed", Budget(simulations=60))
    while Seat(1) in GAME.to_act(state):
        moves = GAME.legal_moves(state, Seat(1))
        state = GAME.apply(state, Seat(1), bot.decide(GAME.view(state, Seat(1)), moves).move).state
        state = state if Seat(1) in GAME.to_act(state) else _placing(state)
    assert state.filled[1] is not None or state.phase is Phase.OVER


def test_all_moves_meet_the_same_worlds() -> None:
    state = _last_turn(4, "same")
    moves = GAME.legal_moves(state, Seat(1))
    together = _last(state, Seat(1)).play(moves, 40)
    assert together.shares.shape == together.liking.shape == (len(moves), 40)
    for number, move in enumerate(moves):
        alone = _last(state, Seat(1)).play([move], 40)
        assert np.array_equal(alone.shares[0], together.shares[number])
        assert np.array_equal(alone.liking[0], together.liking[number])


def test_last_placements_are_looked_at_once() -> None:
    """All of it lies open, so there is one world, and nothing more to learn from playing on in it."""
    state = _placing(_last_turn(4, "once"))
    view, moves = GAME.view(state, Seat(0)), GAME.legal_moves(state, Seat(0))
    decision = WideSearch("seed", Budget(simulations=4000)).decide(view, moves)
    assert decision.simulations == min(len(moves), PLACING.candidates)
    games = [dict(thought.words.values)["count"] for thought in decision.best if isinstance(thought.words, Sentence)]
    assert games == [1] * len(decision.best)


def test_when_time_is_up_nothing_more_is_played() -> None:
    """The first move in the likeliest world, and no other."""
    state = _last_turn(4, "late")
    for now in (state, _placing(state)):
        moves = GAME.legal_moves(now, Seat(2))
        asked, hurried = _last(now, Seat(2)), _last(now, Seat(2), Budget(seconds=0.0))
        worth, few = asked.play(moves, 60), hurried.play(moves, 60)
        assert len(hurried._ends) == 1
        assert len(asked._ends) >= len(moves)
        for all_told, told in zip(worth, few, strict=True):
            assert np.array_equal(told[0], all_told[0, : told.shape[1]])
        assert not few.shares[1:].any()
        assert (few.liking[1:] < few.liking[0]).all()


def test_who_cannot_win_any_more_builds_with_care() -> None:
    """Where no move wins, the one is made that leaves the seat's cities best, whatever the judge liked first."""
    hopeless = changed = 0
    for number in range(12):
        state = _placing(_last_turn(4, f"hopeless-{number}"))
        for seat in all_seats(4):
            view, moves = GAME.view(state, seat), GAME.legal_moves(state, seat)
            asked = _last(state, seat)
            if len(moves) < 3 or asked.play(moves, 1).shares.any():
                continue
            hopeless += 1
            decision = WideSearch("seed", Budget(simulations=200)).decide(view, moves)
            rated = CapitalsJudge(view, CHARACTER).rate(moves)[: PLACING.candidates]
            ends = np.array([asked._ends[one.move, ()] for one in rated], np.float64)
            worths = LATE_CARE * standing(ends.T, seat, 4) + SHARE_PER_POINT * np.array([one.value for one in rated])
            best = int(worths.argmax())
            assert decision.move == rated[best].move
            assert all(thought.value <= 0 for thought in decision.best)
            changed += best > 0
    assert hopeless > 5
    assert changed


@pytest.mark.parametrize(("care", "is_last"), [(0.03, False), (0.002, True)])
def test_what_cities_are_worth_counts_besides_the_win(care: float, is_last: bool) -> None:
    """Seat 1 has 80 and 50: together 130, less 18 for their difference and 65 for what the others have."""
    state = _last_turn(4, "care") if is_last else GAME.setup(4, "care", **ALL)
    totals = np.array([[80], [70], [60], [50]], np.int16) * np.int16(SCALE)
    view = GAME.view(state, Seat(0))
    worth = WideSimulator(view, Imagination(view, "seed"))._worth(totals, np.array(owned_cities(4)))
    assert worth.liking - worth.shares == pytest.approx([care * 47])


def test_a_seed_gives_the_same_last_move() -> None:
    state = _last_turn(4, "again")
    view, moves = GAME.view(state, Seat(3)), GAME.legal_moves(state, Seat(3))
    first, second = (WideSearch("seed", Budget(simulations=300)).decide(view, moves) for _ in range(2))
    assert first == second
    assert first.simulations > 0


def _last(state: State, seat: Seat, budget: Budget = UNHURRIED) -> LastTurn:
    view = GAME.view(state, seat)
    return LastTurn(view, Imagination(view, "seed"), Clock(budget))


def _simulator(state: State, seat: Seat) -> WideSimulator:
    view = GAME.view(state, seat)
    return simulator_for(view, Imagination(view, "seed"), Clock(UNHURRIED))


def _last_turn(seats: int, seed: str, options: dict[str, Option] = ALL) -> State:
    """A game at the beginning of its last turn, played at random so far."""
    return next(state for state in random_states(GAME, seats, seed, options) if state.turn + 1 == len(state.turns))


def _placing(state: State, placed: int = 0) -> State:
    """Everybody has chosen as `balanced` does, and so many tiles are placed."""
    return [one for one in _played(state) if one.phase is Phase.PLACE][placed]


def _played(state: State) -> Iterator[State]:
    """Played on by `balanced` in all seats, state by state."""
    while acting := GAME.to_act(state):
        for seat in sorted(acting):
            state = GAME.apply(
                state, seat, BALANCED.decide(GAME.view(state, seat), GAME.legal_moves(state, seat)).move
            ).state
            yield state


def _real_share(state: State, seat: Seat, move: Move) -> float:
    """Of the win, near ends counted in part."""
    *_, end = _played(GAME.apply(state, seat, move).state)
    totals = np.array(_points(end), np.int16)[:, None] * np.int16(SCALE)
    return float(win_shares(totals, np.array(owned_cities(4)), seat, 2.0)[0])


def _points(state: State) -> list[int]:
    return [score.total for score in score_cities(state.cities, state.modules.districts)]


def _standing(cities: Sequence[City]) -> Counter[Tile]:
    return Counter(tile for city in cities for tile in tiles_of(city))
