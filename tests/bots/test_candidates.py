"""What a search says of the moves that it has compared."""

import pytest

from tabletown.bots.candidates import in_order


@pytest.mark.parametrize(
    ("chances", "games", "told"),
    [
        ([0.5, 0.4, 0.3], [400, 40, 12], [0.5, 0.4, 0.3]),
        # Given up early, after more luck than the best one had in many games.
        ([0.4, 0.5], [300, 100], [0.425, 0.425]),
        ([0.4, 0.3, 0.5], [10, 10, 10], [0.4, 0.4, 0.4]),
        ([0.6, 0.3, 0.5], [10, 10, 10], [0.6, 0.4, 0.4]),
        # No time was left for any game: judges alone have put them into this order.
        ([0.2, 0.4], [0, 0], [0.3, 0.3]),
        ([], [], []),
    ],
)
def test_no_move_is_said_to_win_more_often_than_one_before_it(
    chances: list[float], games: list[int], told: list[float]
) -> None:
    assert in_order(chances, games) == pytest.approx(told)
