"""Tables of people played on side by side, one lane each, by a policy that takes part of a microsecond for a decision.

All lanes are in the same turn: they come from one View. Everybody takes the two tiles that add most to both cities,
and places them where they add most; what that is, `cell_worths` and `building_gains` say.
"""

from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from tabletown.batch.arrays import NUMPY, Array
from tabletown.batch.between_two_cities.lanes import Lanes
from tabletown.batch.between_two_cities.ranking import ring_standing
from tabletown.batch.between_two_cities.scoring import city_points
from tabletown.batch.between_two_cities.table import TableKind
from tabletown.between_two_cities.box.modules import BASE
from tabletown.between_two_cities.people.schedule import Passing, Turn
from tabletown.bots.between_two_cities.arrays import Index, Wholes, pairs_of
from tabletown.bots.search.between_two_cities.builders import BoxTables, Builders, Glance, together
from tabletown.bots.search.between_two_cities.cities import as_array
from tabletown.bots.search.between_two_cities.worths import bell
from tabletown.bots.search.field import Values

if TYPE_CHECKING:
    from tabletown.batch.between_two_cities.two_with_automa.lanes import DuoArrays

N = TypeVar("N", bound=np.generic)

_OUT = np.int32(-(1 << 30))


class PlayoutPolicy(NamedTuple):
    """What somebody cares about besides points, in quarters of a point for a point."""

    denial: int = 2
    """The worth of what the next seat finds in a hand that is passed on."""
    whims: int = 0
    """In hundredths: how far others' choices are from those that seem best at a glance."""
    careful_turns: int = 0
    """For so many turns from the first one on, places are also compared by what they leave for the next tiles."""


USUAL = PlayoutPolicy(careful_turns=2)
"""Further ahead it tells moves apart no better, and takes time."""
WITH_CAPITALS = PlayoutPolicy(denial=1, whims=200, careful_turns=2)
"""There good players look further ahead, and take in only a quarter of their turns what a glance rates first."""


class PlayoutTable(BoxTables):
    """What all playouts of a sort of table share."""

    def __init__(self, kind: TableKind) -> None:
        super().__init__(kind)
        self.kind = kind
        self.policy = USUAL if kind.modules == BASE else WITH_CAPITALS
        self.turns = kind.times.turns
        self.owned: Index = np.array(kind.owned, np.intp)
        """By side and seat: the number of the city."""

    def cells_of(self, turn: Turn) -> int:
        """How many cells of every city a turn fills: each gets one tile of every seat that builds it."""
        return (1 if self.kind.seats == 2 else 2) * (2 if turn.duplexes else 1)


class Picks(NamedTuple):
    """By seat and lane: which pair of the hand is taken (see `pairs_of`), and whether its first tile goes right."""

    pair: Index
    turned: NDArray[np.bool_]


class HandGains(NamedTuple):
    """What tiles add to cities, in hundredths."""

    left: Wholes
    """By seat, place in the hand and lane."""
    right: Wholes


class Playout(Builders):
    """Hands by seat, place and lane; stacks as in `Lanes`."""

    def __init__(self, setting: PlayoutTable, lanes: "Lanes | DuoArrays", seat: int = -1, seed: int = 0) -> None:
        """`seat` plays without whims, because it looks ahead itself; `seed` decides the whims of the others."""
        super().__init__(setting, lanes.cities, lanes.mats, lanes.districts)
        self.setting, self.lanes, self.seat = setting, lanes, seat
        self._chance = np.random.PCG64(seed)
        self.turn = int(np.asarray(lanes.turn)[0])
        self.blurred = self.turn + setting.policy.careful_turns
        """From this turn on only points decide about places."""
        self.hands: Index = read_hands(lanes.hands)
        self._laid = 0
        """Cells built in every city in this turn."""
        self._before = tuple(accumulate(map(setting.cells_of, setting.turns), initial=0))

    def spread(self, times: int) -> None:
        """Every lane so many times, all lanes one after another each time."""
        lanes = np.tile(np.arange(self.lane_count), times)
        self.cities, self.hands = self.cities.of(lanes), self.hands[..., lanes]
        self.look_again()

    @property
    def lane_count(self) -> int:
        return int(self.hands.shape[-1])

    def choose(self) -> tuple[Picks, NDArray[np.bool_]]:
        """The pair that each seat takes; and by seat, pair and lane, whether its first tile would go right."""
        rated, turned = self.rate()
        if self.setting.policy.whims:
            rated = rated + self._whims(rated.shape[1])
        pair = rated.argmax(axis=1)
        return Picks(pair, _at(turned, pair)), turned

    def rate(self) -> tuple[Wholes, NDArray[np.bool_]]:
        """By seat, pair and lane: what it is worth, and which way round it would go."""
        (left, right), loss = self._look()
        lead = None if self.setting.kind.seats == 2 else self._lead()
        first, second, _ = pairs_of(self.hands.shape[1])
        straight = self._both(left[:, first], right[:, second], lead)
        crossed = self._both(left[:, second], right[:, first], lead)
        best = np.maximum(straight, crossed)
        if loss is not None:
            best -= loss
        return best, crossed > straight

    def _whims(self, pairs: int) -> Wholes:
        """By seat, pair and lane: how much more than its worth somebody fancies it; the same in lanes of one world."""
        worlds = int(self.lanes.turn.shape[0])
        shape = self.setting.kind.seats, pairs, worlds
        words = self._chance.random_raw(shape[0] * pairs * worlds)
        found = bell(words, self.setting.policy.whims).astype(np.int16).reshape(shape)
        if self.seat >= 0:
            found[self.seat] = 0
        return np.tile(found, self.lane_count // worlds)

    def play_turn(self, picks: Picks) -> None:
        """Take these tiles, place them, and go on to the next turn."""
        self.place(*self.take(picks))
        self.end_turn()

    def take(self, picks: Picks) -> tuple[Index, Index]:
        """They leave the hands: by seat and lane, for the left city and for the right one."""
        first, second, rest = pairs_of(self.hands.shape[1])
        one, other = first[picks.pair], second[picks.pair]
        left, right = np.where(picks.turned, other, one), np.where(picks.turned, one, other)
        tiles = [_at(self.hands, place) for place in (left, right)]
        kept = rest.T[:, picks.pair]
        self.hands = np.stack([_at(self.hands, place) for place in kept], axis=1)
        return tiles[0], tiles[1]

    def settle(self, loose: Index, filled: Index, theirs: Index | None = None) -> None:
        """Tiles that lie open are placed: by seat two and lane, −1 if there are less; and which side has its tile.

        `theirs`: by side and lane those of an Automa in the last seat, which go where they must.
        """
        some = self.setting.any_duplex if self.setting.turns[self.turn].duplexes else 0
        hands, self.hands = self.hands, np.where(loose < 0, some, loose)
        turned = self.rate()[1][:, 0]
        one, other = loose[:, 0], loose[:, 1]
        both = other >= 0
        left = np.where(both, np.where(turned, other, one), np.where(filled == 1, one, -1))
        right = np.where(both, np.where(turned, one, other), np.where(filled == 0, one, -1))
        if theirs is not None:
            left[-1], right[-1] = theirs
        self.place(left, right)
        self.hands = hands

    def place(self, left: Index, right: Index) -> None:
        """By seat and lane a tile for each city, or −1; all left ones first."""
        both = [self.by_city(side, by_seat, -1) for side, by_seat in enumerate((left, right))]
        if self.turn + 1 == len(self.setting.turns) and self.finish(*both):
            return
        duplexes = self.setting.turns[self.turn].duplexes
        for tiles in both:
            if (tiles >= 0).any():
                self._laid += 2 if duplexes else 1
                built = self._before[self.turn] + self._laid
                if self.turn < self.blurred and built < self.setting.cells:
                    self.put_openly(tiles, duplexes, built)
                else:
                    self.put(tiles, duplexes)

    def end_turn(self) -> None:
        turn = self.setting.turns[self.turn]
        self.turn += 1
        self._laid = 0
        if turn.passing is not None:
            self.hands = np.roll(self.hands, 1 if turn.passing is Passing.LEFT else -1, axis=0)
        elif self.turn < len(self.setting.turns):
            self.hands = self._dealt()

    def play(self) -> None:
        """On to the end."""
        while self.turn < len(self.setting.turns):
            self.play_turn(self.choose()[0])

    def totals(self) -> NDArray[np.int32]:
        """By city and lane: what it scores."""
        scorer = self.setting.kind.scorer
        points, _ = city_points(NUMPY, scorer, self.cities.arrays(), as_array(self.cities.mats), self.districts())
        return np.asarray(points)

    def wins(self, seat: int) -> Values:
        """By lane: the share of the win that goes to a seat, ties broken as the rules say."""
        over = as_array(np.ones(self.cities.built.shape[1], np.bool_))
        arrays, mats = self.cities.arrays(), as_array(self.cities.mats)
        first = np.asarray(ring_standing(self.setting.kind, arrays, mats, self.districts(), over).ranks) == 1
        found: Values = first[:, seat] / first.sum(axis=1)
        return found

    def by_city(self, side: int, by_seat: NDArray[N], nothing: int) -> NDArray[N]:
        """What seats do on one side, by city."""
        found = np.full((self.setting.kind.cities, *by_seat.shape[1:]), nothing, by_seat.dtype)
        found[self.setting.owned[side]] = by_seat
        return found

    def _dealt(self) -> Index:
        turn = self.setting.turns[self.turn]
        stack = np.asarray(self.lanes.duplexes if turn.duplexes else self.lanes.singles)
        seats = self.setting.kind.seats
        dealt = stack[turn.drawn : turn.drawn + turn.hand * seats].astype(np.intp)
        times = self.lane_count // dealt.shape[1]
        return np.tile(dealt.reshape(seats, turn.hand, -1), times)

    def _look(self) -> tuple[HandGains, Wholes | None]:
        built, owned = self._before[self.turn], self.setting.owned
        if self.setting.turns[self.turn].duplexes:
            return self._duplexes(built), None
        seen, gains = self.glance(), self.single_gains(built)
        part = self.setting.left(built + 1)
        left, right = (seen.in_city(gains, self.hands, owned[side], part) for side in (0, 1))
        return HandGains(left, right), self._passed_on(seen, gains, part)

    def _duplexes(self, built: int) -> HandGains:
        found = []
        for side in (0, 1):
            places = range(self.hands.shape[1])
            tiles = [self.by_city(side, self.hands[:, place], self.setting.any_duplex) for place in places]
            gains = self.duplex_gains(tiles, built)
            found.append(np.stack([row[self.setting.owned[side]] for row in gains], axis=1))
        return HandGains(found[0], found[1])

    def _lead(self) -> Wholes:
        """How far the left city is ahead of the right one: [seats, 1, lanes], the same for all pairs of a hand."""
        worths, owned = self.worths(self._before[self.turn]), self.setting.owned
        found: Wholes = (worths[owned[0]] - worths[owned[1]])[:, None]
        return found

    def _both(self, left: Wholes, right: Wholes, lead: Wholes | None) -> Wholes:
        """What two tiles add; with two players both cities count together, however far apart they are."""
        return left + right if lead is None else together(left, right, lead)

    def _passed_on(self, seen: Glance, gains: Wholes, left: float) -> Wholes | None:
        """By seat, pair and lane: what the next holder will find in the rest, a loss to this seat unless shared."""
        setting, passing = self.setting, self.setting.turns[self.turn].passing
        if passing is None or not setting.policy.denial or self.hands.shape[1] == 2:
            return None
        holders = np.roll(np.arange(setting.kind.seats), -1 if passing is Passing.LEFT else 1)
        first, second, _ = pairs_of(self.hands.shape[1])
        loss = np.zeros((setting.kind.seats, len(first), self.lane_count), np.int16)
        own = set(setting.owned[:, 0].tolist())
        for side in (0, 1):
            city = setting.owned[side, holders]
            found = best_without(seen.in_city(gains, self.hands, city, left), first, second)
            if int(city[0]) in own:
                loss -= found
            else:
                loss += found
        loss >>= 2
        loss *= np.int16(setting.policy.denial)
        return loss


def read_hands(hands: Array) -> Index:
    """By seat, place and lane, as many places as the first one has tiles."""
    every = np.asarray(hands)
    size = int((every[0, :, 0] >= 0).sum())
    return every[:, :size].astype(np.intp)


def _at(array: NDArray[N], place: Index) -> NDArray[N]:
    """By seat and lane one entry of [seats, places, lanes]."""
    seats, places, lanes = array.shape
    row = place + (np.arange(seats) * places)[:, None]
    found: NDArray[N] = array.ravel().take(row * lanes + np.arange(lanes))
    return found


def best_without(gains: Wholes, first: Index, second: Index) -> Wholes:
    """By seat, pair and lane: the greatest gain of a tile that is not in the pair."""
    marked = (gains.astype(np.int32) << 4) + np.arange(gains.shape[1], dtype=np.int32)[:, None]
    tops = []
    for _ in range(3):
        tops.append(marked.max(axis=1)[:, None])
        marked = np.where(marked == tops[-1], _OUT, marked)
    # Small numbers: there are many of these comparisons.
    one, other = first.astype(np.int8)[:, None], second.astype(np.int8)[:, None]
    best, second_best = ((top & 15).astype(np.int8) for top in tops[:2])
    in_pair = ((best == one) | (best == other)), ((second_best == one) | (second_best == other))
    values = [(top >> 4).astype(np.int16) for top in tops]
    found: Wholes = np.where(in_pair[0], np.where(in_pair[1], values[2], values[1]), values[0])
    return found
