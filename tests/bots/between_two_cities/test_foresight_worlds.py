"""Made-up worlds: they allow what the View has seen, and differ in all the rest."""

from collections import Counter

import pytest

from tabletown.between_two_cities.box.tiles import DUPLEXES, SINGLES
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.state import Phase
from tabletown.bots.between_two_cities.foresight.people import worlds
from tabletown.core.chance import Stream
from tabletown.core.seat import all_seats
from tabletown.testing.playouts import random_states

LANES = 40


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_worlds_show_what_resampled_states_show(seats: int) -> None:
    """Hands that are the same in all resampled States are known; the others are dealt from tiles never seen."""
    for number, state in enumerate(random_states(GAME, seats, f"hidden-{seats}")[::6]):
        if state.phase is Phase.OVER:
            continue
        for seat in all_seats(seats):
            view = GAME.view(state, seat)
            hidden = worlds(view, str(number), LANES)
            others = [GAME.resample(view, Stream("hidden", f"{number}/{k}")) for k in range(12)]
            for holder in all_seats(seats):
                seen = {tuple(sorted(tile.rank for tile in other.hands[holder])) for other in others}
                made_up = {tuple(sorted(hand)) for hand in hidden.hands[holder].T.tolist()}
                assert (len(seen) == 1) == (len(made_up) == 1)
                assert len(seen) > 1 or seen == made_up


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_no_world_has_a_tile_too_many(seats: int) -> None:
    box = Counter(tile.rank for tile in (*SINGLES, *DUPLEXES))
    for state in random_states(GAME, seats, f"box-{seats}")[::6]:
        if state.phase is Phase.OVER:
            continue
        view = GAME.view(state, all_seats(seats)[0])
        hidden = worlds(view, "box", 3)
        built = Counter(tile.rank for pairs in view.past for pair in pairs for tile in pair)
        for lane in range(3):
            tiles = built + Counter(hidden.hands[:, :, lane].ravel().tolist())
            for deal in hidden.deals.values():
                tiles += Counter(deal[:, :, lane].ravel().tolist())
            assert tiles <= box


def test_the_same_seed_makes_up_the_same_worlds() -> None:
    view = GAME.view(GAME.setup(4, "again"), all_seats(4)[1])
    one, other = (worlds(view, "seed", 5) for _ in range(2))
    assert (one.hands == other.hands).all()
    assert (one.hands != worlds(view, "another", 5).hands).any()
