from tabletown.core.outcome import SHARED, rank

COMPARISONS = ("points", "tickets")


def test_the_first_difference_decides() -> None:
    outcome = rank((7, 9, 9), COMPARISONS, ((7, 5), (9, 1), (9, 2)))
    assert outcome.winners == (2,)
    assert outcome.ranks == (3, 2, 1)
    assert outcome.decided_by == "tickets"


def test_points_alone_decide_when_they_differ() -> None:
    assert rank((7, 9), COMPARISONS, ((7, 5), (9, 1))).decided_by == "points"


def test_level_on_everything_shares_the_win() -> None:
    outcome = rank((9, 9, 3), COMPARISONS, ((9, 1), (9, 1), (3, 8)))
    assert outcome.winners == (0, 1)
    assert outcome.ranks == (1, 1, 3)
    assert outcome.decided_by == SHARED


def test_one_seat_alone_wins_by_points() -> None:
    assert rank((4,), COMPARISONS, ((4, 0),)).decided_by == "points"
