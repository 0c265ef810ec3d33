"""Shares of the win over many ends near one, held against the tie-breaks of the rules."""

import numpy as np
import pytest
from numpy.typing import NDArray

from tabletown.bots.between_two_cities.arrays import Index
from tabletown.bots.search.between_two_cities.worths import bell, win_shares

LANES = 400


def ends(seats: int, cities: int) -> tuple[NDArray[np.int32], Index]:
    """Cities that scored something, by lane, and whose they are."""
    totals = np.random.default_rng(1).integers(40, 70, (cities, LANES)).astype(np.int32)
    owned = [[2 * seat, 2 * seat + 1] if seats == 2 else [seat, (seat + 1) % seats] for seat in range(seats)]
    return totals, np.array(owned, np.intp).T


def test_the_win_goes_to_the_winner_of_the_rules() -> None:
    """Where the end is clear, it is clear to the shares too, ties on the lower city included."""
    totals, owned = ends(4, 4)
    shares = np.array([win_shares(totals, owned, seat) for seat in range(4)])
    assert shares.sum(axis=0) == pytest.approx(1)
    clear = by_higher = 0
    for lane, cities in enumerate(totals.T.tolist()):
        keys = [sorted((cities[one], cities[other])) for one, other in owned.T]
        best, second = sorted(keys, reverse=True)[:2]
        is_tied = best[0] == second[0] and best[1] > second[1] + 6
        if best[0] > second[0] + 4 or is_tied:
            clear, by_higher = clear + 1, by_higher + is_tied
            assert shares[:, lane].argmax() == keys.index(best)
    assert clear > 50 and by_higher > 10


def test_of_two_players_the_one_with_more_points_in_all_wins() -> None:
    totals, owned = ends(2, 4)
    first = win_shares(totals, owned, 0)
    sums = totals[:2].sum(axis=0) - totals[2:].sum(axis=0)
    assert (first[sums > 12] > 0.9).all() and (first[sums < -12] < 0.1).all()


def test_random_words_make_a_bell() -> None:
    found = bell(np.random.PCG64(3).random_raw(20_000), 300)
    assert abs(found.mean()) < 10
    assert 285 < found.std() < 315
    assert 0.66 < (np.abs(found) < 300).mean() < 0.70
