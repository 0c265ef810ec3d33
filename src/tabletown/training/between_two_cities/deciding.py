"""How a net decides between pairs of cities, the same at all sorts of tables."""

from typing import NamedTuple

from tabletown.batch.arrays import Array, ArrayNamespace, pick
from tabletown.bots.nets.between_two_cities.city_rows import RowForm
from tabletown.bots.nets.between_two_cities.forward import SPREAD, USUAL
from tabletown.training.between_two_cities.net import judged, moves_part, points_of
from tabletown.training.between_two_cities.spots import Spots, noise
from tabletown.training.contract import Weights

_NEVER = -1e9


class Deciding(NamedTuple):
    """How a decision is made."""

    weights: Weights
    who: Array
    """int32: one of those that `contract` lists."""
    warmth: Array
    """float32: how much chance there is in it, in shares of the win."""
    words: Array
    """uint32 [2, lanes]: all chance there is."""


class Decided(NamedTuple):
    """What a net learns from: a decision that was made, in every lane."""

    cities: Array
    """uint8 [cities, lanes, numbers]: rows of the own two after it, then others: among people the near two and the far
    ones, alone the own two with only the Automas' tiles."""
    table: Array
    """uint8 [lanes, numbers]: of the table and of the move."""
    hopes: Array
    """float32 [4, lanes]: share of the win; score and points of the own cities, in tens around fifty."""


class PairChoice(NamedTuple):
    """What is known of the pair that was taken."""

    best: Array
    """int32 [lanes]: its number."""
    own: Array
    """uint8 [2, lanes, numbers]: rows of its cities."""
    move: Array
    """uint8 [lanes, numbers]."""
    hopes: Array
    """As in `Decided`."""


class PairJudge:
    """Shares of the win, and a little for points."""

    def __init__(self, xp: ArrayNamespace, form: RowForm, worth: float) -> None:
        self.xp, self.form, self.worth = xp, form, worth

    def rows_of(self, spots: Spots, pairs: Array) -> tuple[Array, Array]:
        """Of the first and of the second city of every pair, int32 [pairs, 2]: uint8 [pairs, lanes, numbers] each."""
        xp = self.xp
        ones, others = (xp.take(spots.rows[:, part], pairs[:, part], axis=0) for part in (0, 1))
        return ones, others

    def choose(
        self, spots: Spots, pairs: Array, moves: Array, common: Array, how: Deciding, allowed: Array | None = None
    ) -> PairChoice:
        """By rows of moves [pairs, lanes, numbers] and what is the same for all moves, [lanes, seat]."""
        xp, weights = self.xp, how.weights
        # The layer about the seat, [pairs, lanes, seat]: both cities of each pair, its move, and what all share.
        inner = [xp.take(spots.seen[:, part] @ weights[f"own{part + 1}"], pairs[:, part], axis=0) for part in (0, 1)]
        judgement = judged(xp, weights, inner[0] + inner[1] + moves_part(xp, self.form, weights, moves) + common)
        # Utility, float32 [pairs, lanes]; `fine`: both spots can be built.
        share = 1.0 / (1.0 + xp.exp(-judgement.win))
        utility = share + self.worth * (USUAL + SPREAD * judgement.score)
        fine = xp.take(spots.fine[:, 0], pairs[:, 0], axis=0) & xp.take(spots.fine[:, 1], pairs[:, 1], axis=0)
        if allowed is not None:
            fine = fine & allowed
        # Gumbel noise: the best of utility + warmth × noise is a draw by softmax(utility / warmth).
        drawn = -xp.log(-xp.log(noise(xp, how.words[0], pairs.shape[0])))
        best = xp.argmax(xp.where(fine, utility + how.warmth * drawn, _NEVER), axis=0).astype(xp.int32)
        # Of the pair that is taken: rows [lanes, numbers], what its cities should score, what was hoped for.
        at = best[None, :, None]
        rows = [xp.take_along_axis(found, at, axis=0)[0] for found in (*self.rows_of(spots, pairs), moves)]
        points = points_of(weights, spots.seen)
        own = [pick(xp, points[:, part], xp.take(pairs[:, part], best)) for part in (0, 1)]
        hopes = xp.stack([pick(xp, share, best), pick(xp, judgement.score, best), *own])
        return PairChoice(best, xp.stack(rows[:2]), rows[2], hopes)
