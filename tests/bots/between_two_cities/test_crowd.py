"""Many tables at once, held against one table by the rules, and against what bots see in one city."""

import numpy as np
import pytest

from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.moves import Choose, Place, Side
from tabletown.between_two_cities.people.schedule import schedule
from tabletown.between_two_cities.people.state import PerSeat, State, city_index, drawn
from tabletown.bots.between_two_cities.arrays import SCALE, Index, figures
from tabletown.bots.between_two_cities.balanced import TASTE
from tabletown.bots.between_two_cities.crowd import Crowd
from tabletown.bots.between_two_cities.expected_points import Looker
from tabletown.bots.between_two_cities.fitted import fitted_points
from tabletown.bots.between_two_cities.hidden import Imagination
from tabletown.bots.between_two_cities.manner import manner
from tabletown.bots.between_two_cities.pinned_city import BUILT, HALVES, TILES, PinnedCity, points as site_points
from tabletown.bots.between_two_cities.placing import NO_SPOT, row_of, single_gains
from tabletown.bots.between_two_cities.prize import win_shares
from tabletown.bots.between_two_cities.reading import by_likelihood
from tabletown.bots.between_two_cities.sweep import base_gains, points, sweep, values
from tabletown.core.seat import Seat, all_seats
from tabletown.testing.playouts import random_states

OUTLOOK = fitted_points()
LOOKER = Looker(OUTLOOK)
MANNER = manner(OUTLOOK, TASTE)
NEAR = 0.06
"""In points: what rounding to hundredths may cost in a sum of several."""


def test_many_cities_look_like_each_of_them() -> None:
    for built, found in _sites_by_size().items():
        seen = sweep(np.array(found, np.intp).T[:9])
        for worth in (2, 3, 4):
            expected = [SCALE * site_points(site, worth) for site in found]
            assert points(seen, np.full(len(found), worth * SCALE, np.int16)).tolist() == expected
        expected = [LOOKER.value(site) for site in found]
        assert values(seen, figures(OUTLOOK)[built]) / SCALE == pytest.approx(expected, abs=NEAR)
        if built < 16:
            gains = single_gains(seen, MANNER.ahead[built + 1], MANNER)
            for column, site in enumerate(found):
                assert gains[:, column] / SCALE == pytest.approx(LOOKER.look(site).gains, abs=NEAR)


def test_duplexes_gain_the_same_as_in_one_city() -> None:
    for built, found in _sites_by_size().items():
        if built not in (6, 7, 8):
            continue
        seen = sweep(np.array(found, np.intp).T[:9])
        base = base_gains(seen, MANNER.ahead[built + 2])
        for rank in range(9, len(TILES)):
            best = row_of(seen, np.full(len(found), rank), MANNER).max(axis=0)
            for column, site in enumerate(found):
                gain, bit = LOOKER.best(site, rank)
                assert (best[column] > NO_SPOT) == (bit > 0)
                if bit:
                    both = sum(int(base[half, column]) for half in HALVES[rank])
                    assert (both + int(best[column])) / SCALE == pytest.approx(gain, abs=NEAR)


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_a_crowd_plays_by_the_rules(seats: int) -> None:
    """What a lane chooses and builds is played by the rules too: hands, cities and result stay the same."""
    state = GAME.setup(seats, f"crowd-{seats}")
    deals = {
        number: _ranks(drawn(turn, state.singles, state.duplexes, seats))
        for number, turn in enumerate(schedule(seats))
        if turn.drawn >= 0
    }
    crowd = Crowd(seats, 0, np.zeros((9, len(state.cities)), np.intp), deals[0], MANNER)
    while GAME.to_act(state):
        assert [sorted(hand) for hand in crowd.hands[:, :, 0].tolist()] == [
            sorted(tile.rank for tile in hand) for hand in state.hands
        ]
        left, right = crowd.take(crowd.choose()[0])
        crowd.place(left, right)
        crowd.end_turn(deals)
        for seat in all_seats(seats):
            pair = TILES[left[seat, 0]], TILES[right[seat, 0]]
            state = GAME.apply(state, seat, Choose(pair)).state
        state = _place_all(state, [left[:, 0].tolist(), right[:, 0].tolist()], _lane_sites(crowd))
    outcome = GAME.outcome(state)
    assert outcome is not None
    cities = (crowd.totals()[:, 0] // SCALE).tolist()
    scores = [(sum if seats == 2 else min)(cities[city] for city in owned) for owned in crowd.owned]
    assert tuple(scores) == outcome.scores
    shares = [float(win_shares(crowd.totals(), crowd.owned, seat)[0]) for seat in range(seats)]
    assert sum(shares) == pytest.approx(1)


def test_the_win_goes_to_the_winner_of_the_rules() -> None:
    """Where the end is clear, it is clear to the shares too, ties on the lower city included."""
    lanes, clear = 200, 0
    deals = _random_deals(lanes)
    crowd = Crowd(4, 0, np.zeros((9, 4 * lanes), np.intp), deals[0], MANNER)
    crowd.play(deals)
    cities = crowd.totals() // SCALE
    shares = np.array([win_shares(crowd.totals(), crowd.owned, seat) for seat in range(4)])
    assert shares.sum(axis=0) == pytest.approx(1)
    for lane in range(lanes):
        keys = [sorted((int(cities[a, lane]), int(cities[b, lane]))) for a, b in crowd.owned]
        best, second = sorted(keys, reverse=True)[:2]
        if best[0] > second[0] + 4 or (best[0] == second[0] and best[1] > second[1] + 6):
            clear += 1
            assert shares[:, lane].argmax() == keys.index(best)
    assert clear > 10


def _random_deals(lanes: int) -> dict[int, Index]:
    worlds = Imagination(GAME.view(GAME.setup(4, "deals"), Seat(0)), "deals").worlds(lanes)
    return {0: worlds.hands, **worlds.deals}


def _place_all(state: State, ranks: list[list[int]], wanted: list[PinnedCity]) -> State:
    """Everybody's left tiles, then the right ones, on squares that lead to the cities of the crowd."""
    for side, tiles in zip(Side, ranks, strict=True):
        for seat in all_seats(state.seats):
            number = city_index(seat, side, state.seats)
            move = next(
                move
                for move in GAME.legal_moves(state, seat)
                if isinstance(move, Place)
                and (move.side, move.tile) == (side, TILES[tiles[seat]])
                and _leads_to(_placed(state, seat, move), wanted[number])
            )
            state = GAME.apply(state, seat, move).state
    return state


def _placed(state: State, seat: Seat, move: Place) -> City:
    city = state.cities[city_index(seat, move.side, state.seats)]
    return city.place(move.tile, city.canvas.cell_of[move.square])


def _leads_to(city: City, wanted: PinnedCity) -> bool:
    """Whether the wanted site is this city, or has more built beside it."""
    return any(
        all(mask & ~goal == 0 for mask, goal in zip(site, wanted, strict=True)) for _, site in by_likelihood(city)
    )


def _lane_sites(crowd: Crowd) -> list[PinnedCity]:
    found = []
    for shop, factory, bed, drink, food, music, office, park, house in crowd.masks.T.tolist():
        built = shop | factory | bed | drink | food | music | office | park | house
        found.append((shop, factory, bed, drink, food, music, office, park, house, built))
    return found


def _sites_by_size() -> dict[int, list[PinnedCity]]:
    found: dict[int, list[PinnedCity]] = {}
    for state in random_states(GAME, 4, "many")[::3]:
        for city in state.cities:
            if city.built:
                found.setdefault(city.built.bit_count(), []).append(by_likelihood(city)[0][1])
    assert {site[BUILT].bit_count() for group in found.values() for site in group} >= {1, 8, 15}
    return found


def _ranks(hands: PerSeat) -> Index:
    return np.array([[[tile.rank] for tile in hand] for hand in hands], np.intp)
