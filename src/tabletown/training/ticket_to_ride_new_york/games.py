"""Games side by side for so many moves: whoever is to move decides, and games that end are dealt anew."""

from functools import partial
from typing import NamedTuple

from tabletown.batch.arrays import NUMPY, Array, ArrayNamespace, apart
from tabletown.batch.chance import subkey, words
from tabletown.batch.contract import Standing
from tabletown.batch.loops import each, scan
from tabletown.batch.ticket_to_ride_new_york.lanes import Lanes
from tabletown.batch.ticket_to_ride_new_york.rules import RidesBatch
from tabletown.bots.nets.ticket_to_ride_new_york.lane_rows import table_rows
from tabletown.training.contract import BY_HAND, EARLIER, NET, Sitters
from tabletown.training.ticket_to_ride_new_york.by_hand import liked_by_hand
from tabletown.training.ticket_to_ride_new_york.net import hopes, likings, seen_rows

BETWEEN_DEALS = 8
"""Moves after which ended games are dealt anew."""
NEVER = -1e9
_SURE = 1e4
"""Factor for logits where nothing is left to chance."""


class Moves(NamedTuple):
    """What happened, by move and lane."""

    rows: Array
    """uint8 [moves, lanes, numbers]."""
    legal: Array
    """bool [moves, lanes, actions]."""
    action: Array
    """int32 [moves, lanes]."""
    chance: Array
    """float32 [moves, lanes]: the logarithm of how likely the action was."""
    hope: Array
    """float32 [moves, lanes]."""
    seat: Array
    """int32 [moves, lanes]; NOBODY where a game was over."""
    ended: Array
    """bool [moves, lanes]: whether the game ended with this move."""
    ends: Array
    """float32 [moves, seats, lanes]: what the game was worth to each, if it ended."""


class Firsts(NamedTuple):
    """How the first game of every lane came out; as it stands if it is not over."""

    over: Array
    """bool [lanes]."""
    shares: Array
    """float32 [seats, lanes]."""
    scores: Array


class _Now(NamedTuple):
    lanes: Lanes
    firsts: Firsts


class RideGames:
    def __init__(self, batch: RidesBatch, moves: int, worth: float, clipped: float) -> None:
        self.batch, self.xp, self.moves = batch, batch.xp, moves
        self.worth, self.clipped = worth, clipped
        """Of a point ahead, in shares of the win; and no more than so many points."""

    def play(self, sitters: Sitters, key: Array, games: int) -> tuple[Moves, Firsts]:
        xp = self.xp
        nothing = xp.zeros((self.batch.seats, games), dtype=xp.float32)
        firsts = Firsts(xp.zeros((games,), dtype=xp.bool_), nothing, nothing)
        begin = _Now(self.batch.deal(subkey(xp, key, 0), games), firsts)

        def block(now: _Now, number: Array) -> tuple[_Now, Moves]:
            dealt = self.batch.deal(subkey(xp, key, 2 * number + 2), games)
            over = self.batch.actor(now.lanes) < 0
            lanes = each(lambda new, old: xp.where(over, new, old), dealt, now.lanes)
            drawn = words(xp, subkey(xp, key, 2 * number + 1), BETWEEN_DEALS, games)
            return scan(xp, partial(self._move, sitters), now._replace(lanes=lanes), drawn)

        numbers = xp.arange(self.moves // BETWEEN_DEALS, dtype=xp.int32)
        now, made = scan(xp, block, begin, numbers)
        return each(lambda found: found.reshape((-1, *found.shape[2:])), made), now.firsts

    def _move(self, sitters: Sitters, now: _Now, word: Array) -> tuple[_Now, Moves]:
        xp, lanes = self.xp, now.lanes
        seat = self.batch.actor(lanes)
        legal = self.batch.legal(lanes, seat)
        rows = apart(xp, lanes.turn[0] >= 0, partial(table_rows, xp), lanes, seat)
        seen = seen_rows(xp, sitters.weights, rows)
        liked = self._liked(sitters, rows, likings(sitters.weights, seen), seat)
        action, chance = choose(xp, liked, legal, word)
        lanes = self.batch.step(lanes, seat, action)
        standing = self.batch.standing(lanes)
        ended = standing.over & (seat >= 0)
        shares, scores = shares_of(xp, standing)
        ends = self._worth(shares, scores)
        made = Moves(rows, legal, action, chance, hopes(sitters.weights, seen), seat, ended, ends)
        return _Now(lanes, _told(xp, now.firsts, standing.over, shares, scores)), made

    def _liked(self, sitters: Sitters, rows: Array, own: Array, seat: Array) -> Array:
        """Logits by whoever sits there, [lanes, actions]."""
        xp = self.xp
        who = xp.take(sitters.who, xp.maximum(seat, 0))[:, None]
        nets = own
        # On NumPy nothing is worked out that nobody asks for; on JAX it would not be known in time.
        if xp is not NUMPY or bool(xp.any(xp.equal(sitters.who, EARLIER))):
            earlier = likings(sitters.earlier, seen_rows(xp, sitters.earlier, rows))
            nets = xp.where(xp.equal(who, NET), own, earlier)
        nets = nets * xp.where(sitters.warmth > 0, 1.0, _SURE)
        others = xp.where(xp.equal(who, BY_HAND), liked_by_hand(xp, rows) * _SURE, 0.0)
        return xp.where(who <= EARLIER, nets, others)

    def _worth(self, shares: Array, scores: Array) -> Array:
        """Share of the win, and a little for points ahead of the best other: [seats, lanes]."""
        xp = self.xp
        seats = scores.shape[0]
        ahead = []
        for seat in range(seats):
            best = xp.max(xp.stack([scores[other] for other in range(seats) if other != seat]), axis=0)
            ahead.append(xp.minimum(xp.maximum(scores[seat] - best, -self.clipped), self.clipped))
        return shares + self.worth * xp.stack(ahead)


def choose(xp: ArrayNamespace, liked: Array, legal: Array, word: Array) -> tuple[Array, Array]:
    """An action by chance, int32 [lanes], and the logarithm of how likely it was."""
    logs = log_chances(xp, liked, legal)
    summed = xp.cumsum(xp.exp(logs), axis=1)
    drawn = (word >> 8).astype(xp.float32) / float(1 << 24) * summed[:, -1] * 0.999999
    action = xp.argmax(summed > drawn[:, None], axis=1)
    # Sums are rounded: it must be one that may be.
    fine = xp.take_along_axis(legal, action[:, None], axis=1)[:, 0]
    action = xp.where(fine, action, xp.argmax(logs, axis=1)).astype(xp.int32)
    return action, xp.take_along_axis(logs, action[:, None], axis=1)[:, 0]


def log_chances(xp: ArrayNamespace, liked: Array, legal: Array) -> Array:
    """Of logits [..., actions]; far below everything for what may not be done."""
    masked = xp.where(legal, liked, NEVER)
    masked = masked - xp.max(masked, axis=-1)[..., None]
    return xp.maximum(masked - xp.log(xp.sum(xp.exp(masked), axis=-1))[..., None], NEVER)


def shares_of(xp: ArrayNamespace, standing: Standing) -> tuple[Array, Array]:
    """Shares of the win and scores: float32 [seats, lanes]."""
    best = xp.equal(standing.ranks, 1).astype(xp.float32).T
    return best / xp.sum(best, axis=0), standing.scores.astype(xp.float32).T


def _told(xp: ArrayNamespace, firsts: Firsts, over: Array, shares: Array, scores: Array) -> Firsts:
    kept = [xp.where(firsts.over, old, new) for old, new in ((firsts.shares, shares), (firsts.scores, scores))]
    return Firsts(firsts.over | over, *kept)
