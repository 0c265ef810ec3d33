"""What games say about strength: means of blocks, with intervals over blocks, never over games."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from math import atan, cos, pi, sin, sqrt
from statistics import NormalDist, fmean, stdev

from tabletown.arena.blocks import Seating, seating_of
from tabletown.arena.match import Finished, Match

_SURE = 0.95


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean, and the ends of its 95 % interval (infinite where one block cannot tell)."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Cell:
    """How one bot did against another at one sort of table."""

    bot: str
    against: str
    seating: Seating
    blocks: int
    games: int
    wins: Estimate
    """Its share of the wins; one that is still shared after the tie-breaks is split."""
    margin: Estimate
    """The points of its best seat, less those of the best seat of the other bot."""
    ties: float
    """The share of games that both bots won."""


def cells(finished: Iterable[Finished]) -> tuple[Cell, ...]:
    """A cell for everyone who sat alone or with half of the table."""
    gathered: defaultdict[tuple[Seating, str, str], list[Finished]] = defaultdict(list)
    for done in finished:
        table = done.matches[0].table
        seating = seating_of(table if len(done.block.table) == 1 else done.block.table)
        for bot in dict.fromkeys(done.block.table):
            if seating is not Seating.LONE or table.count(bot) == 1:
                against = next(label for label in table if label != bot)
                gathered[seating, bot, against].append(done)
    return tuple(_cell(*key, blocks) for key, blocks in gathered.items())


def win_share(match: Match, bot: str) -> float:
    winners = [label for label, rank in zip(match.table, match.ranks, strict=True) if rank == 1]
    return winners.count(bot) / len(winners)


def margin(match: Match, bot: str) -> int:
    own = [score for label, score in zip(match.table, match.scores, strict=True) if label == bot]
    others = [score for label, score in zip(match.table, match.scores, strict=True) if label != bot]
    return max(own) - max(others)


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of blocks, with its interval by Student's t."""
    mean, count = fmean(values), len(values)
    if count == 1:
        return Estimate(mean, float("-inf"), float("inf"))
    half = t_quantile(count - 1) * stdev(values) / sqrt(count)
    return Estimate(mean, mean - half, mean + half)


def estimate_share(values: Sequence[float]) -> Estimate:
    """As `estimate`, for shares. Blocks that all say the same have no spread, but are no proof either."""
    plain = estimate(values)
    if plain.low == plain.high:
        # With no spread, t would claim certainty. What can honestly be said is the exact binomial bound over blocks:
        # at least this share of all blocks says the same; of the others nothing is known.
        same = ((1 - _SURE) / 2) ** (1 / len(values))
        return Estimate(plain.mean, plain.mean * same, 1 - (1 - plain.mean) * same)
    return Estimate(plain.mean, max(0.0, plain.low), min(1.0, plain.high))


@cache
def t_quantile(freedom: int) -> float:
    """How many standard errors hold 95 % of Student's t with so many degrees of freedom."""
    z = NormalDist().inv_cdf((1 + _SURE) / 2)
    if freedom > 200:
        # The first terms of the Cornish–Fisher expansion: from here on they are right to seven digits.
        return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    low, high = 0.0, 20.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if _within(middle, freedom) < _SURE else (low, middle)
    return high


def _within(t: float, freedom: int) -> float:
    """The chance that Student's t lies between −t and t: a finite sum for whole degrees of freedom."""
    angle = atan(t / sqrt(freedom))
    odd = freedom % 2
    term = cos(angle) if odd else 1.0
    total = 0.0
    for step in range(1 + odd, freedom, 2):
        total += term
        term *= cos(angle) ** 2 * step / (step + 1)
    return 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total


def _cell(seating: Seating, bot: str, against: str, blocks: Sequence[Finished]) -> Cell:
    wins = [[win_share(match, bot) for match in done.matches] for done in blocks]
    margins = [fmean(margin(match, bot) for match in done.matches) for done in blocks]
    ties = [0 < share < 1 for shares in wins for share in shares]
    return Cell(
        bot=bot,
        against=against,
        seating=seating,
        blocks=len(blocks),
        games=len(ties),
        wins=estimate_share([fmean(shares) for shares in wins]),
        margin=estimate(margins),
        ties=fmean(ties),
    )
