"""What a game was worth to each seat, by name. Before its end it is 0."""

from collections.abc import Callable, Mapping

from tabletown.batch.arrays import Array, ArrayNamespace
from tabletown.batch.contract import Standing
from tabletown.core.errors import BadSetup
from tabletown.core.outcome import Outcome
from tabletown.envs.encoding import SCORE

WIN_SHARE, MARGIN = "win-share", "margin"
ILLEGAL: Mapping[str, float] = {WIN_SHARE: -1.0, SCORE: -100.0, MARGIN: -100.0}
"""Where an illegal action ends a game: for whoever played it. Less than any game that is played to its end."""

Reward = Callable[[Outcome, int], float]


def win_share(outcome: Outcome, seat: int) -> float:
    """1 for the winner, 0 for the others; winners who are level on everything share the 1."""
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def score(outcome: Outcome, seat: int) -> float:
    return float(outcome.scores[seat])


def margin(outcome: Outcome, seat: int) -> float:
    """By how many points a seat is ahead of the best of the others, or behind."""
    others = [points for other, points in enumerate(outcome.scores) if other != seat]
    return float(outcome.scores[seat] - max(others, default=0))


def reward_names(score_name: str) -> tuple[str, ...]:
    return WIN_SHARE, score_name, MARGIN


def check_reward(name: str, score_name: str) -> str:
    """The name of a reward in general: what a game calls its score is `SCORE`. Raises BadSetup."""
    if name not in reward_names(score_name):
        raise BadSetup(f"there is no reward “{str(name)[:40]}”: there is {', '.join(reward_names(score_name))}")
    return SCORE if name == score_name else name


REWARDS: Mapping[str, Reward] = {WIN_SHARE: win_share, SCORE: score, MARGIN: margin}


def batch_rewards(xp: ArrayNamespace, name: str, standing: Standing) -> Array:
    """The same for many games at once, whether they are over or not: float32 [lanes, seats]."""
    if name == WIN_SHARE:
        won = xp.equal(standing.ranks, 1).astype(xp.float32)
        return won * share_of(xp, won)
    scores = standing.scores.astype(xp.float32)
    if name == SCORE:
        return scores
    seats = standing.scores.shape[1]
    own = xp.equal(xp.arange(seats, dtype=xp.int32)[:, None], xp.arange(seats, dtype=xp.int32))
    others = xp.where(own, -(1 << 20), standing.scores[:, None, :])
    return (standing.scores - xp.max(others, axis=2)).astype(xp.float32)


def share_of(xp: ArrayNamespace, won: Array) -> Array:
    """One divided by how many have won: a table, because the arrays have no division."""
    winners = xp.sum(won, axis=1, dtype=xp.float32).astype(xp.int32)
    shares = xp.asarray([0.0, *(1 / count for count in range(1, won.shape[1] + 1))], dtype=xp.float32)
    return xp.take(shares, winners)[:, None]
