"""A server that cheats together with a host and an accomplice in a seat: what it can gain, and what shows it.

The server here is the test's own and follows no rules; whoever plays honestly is the client that programs are given.
What is wished for is a deal that one draw in four gives; `make deal` tries it more often.
"""

import pytest
from bench.joint_deal import CHEATS, SHARE_OF_GOOD, Cheat, play_many

TRIALS = 200
"""Of each."""
SLACK = 0.17
"""More than five standard deviations: shares are random here as everywhere, and a test must not fail by chance."""


def test_without_a_cheat_nobody_is_named_and_deals_are_as_they_come() -> None:
    found = play_many(Cheat(), TRIALS)
    assert found.named == found.caught == 0 and abs(found.good / TRIALS - SHARE_OF_GOOD) < SLACK


@pytest.mark.parametrize("cheat", CHEATS, ids=lambda cheat: cheat.name)
def test_a_cheat_gains_nothing_unless_it_shows(cheat: Cheat) -> None:
    """Of all games as many end well, with nobody named and nothing found wrong, as without any cheat."""
    found = play_many(cheat, TRIALS)
    assert abs(found.good_clean / TRIALS - SHARE_OF_GOOD) < SLACK
    # Wherever the cheat had to do something, it shows.
    assert found.clean == found.good_clean and found.named + found.caught > TRIALS / 2


def test_to_keep_back_a_share_pays_only_by_name() -> None:
    """The one cheat that works: and each time the accomplice is named in the record."""
    found = play_many(CHEATS[0], TRIALS)
    assert found.good > TRIALS * 0.9 and found.caught == 0
    assert found.named == TRIALS - found.good_clean
