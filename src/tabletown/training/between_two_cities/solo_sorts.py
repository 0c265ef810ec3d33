"""Sorts of tables at which one plays alone with the Automas: whole rounds of games, and what is learnt from them. Only
the net decides anything: Automas play by their rules."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TypeAlias

from tabletown.batch.arrays import Array, ArrayNamespace
from tabletown.batch.between_two_cities.solo.kind import SoloKind
from tabletown.batch.between_two_cities.solo.lanes import SoloArrays
from tabletown.batch.between_two_cities.solo.standing import solo_standing, solo_totals
from tabletown.batch.between_two_cities.solo.turns import begin_turn, close_turn, throw_away
from tabletown.batch.chance import subkey, words
from tabletown.batch.loops import either, scan
from tabletown.between_two_cities.automas.names import Mode
from tabletown.training.between_two_cities.deciding import Decided, Deciding
from tabletown.training.between_two_cities.learnable import SQUARES, WORTH, CitySamples, aimed_at
from tabletown.training.between_two_cities.net import tens
from tabletown.training.between_two_cities.solo_capitals_deals import (
    CapitalsSoloKind,
    deal_with_capitals,
    grown_as_agreed,
)
from tabletown.training.between_two_cities.solo_capitals_rows import CapitalsSoloMaker
from tabletown.training.between_two_cities.solo_deals import SoloDeal, highest_setting, mixed_deal
from tabletown.training.between_two_cities.solo_games import SoloGames
from tabletown.training.between_two_cities.solo_rows import BaseSoloMaker, SoloAgreed, SoloMaker
from tabletown.training.between_two_cities.wide_ruler import quick_ruler
from tabletown.training.contract import NET, PlayedRound, Sitters

GrowAgreed: TypeAlias = Callable[[SoloAgreed, SoloKind, SoloArrays], SoloArrays]


class SoloSort:
    """One sort of table: a mode, and how large cities are."""

    def __init__(
        self,
        name: str,
        maker: SoloMaker,
        deal: Callable[[Array, int], SoloDeal],
        grow: GrowAgreed | None = None,
    ) -> None:
        self.name, self.deal, self.grow = name, deal, grow
        self.kind, self.xp = maker.kind, maker.xp
        self.games = SoloGames(maker, SQUARES, WORTH)
        kind = self.kind
        self._real = self.xp.asarray([[True, True] + [kind.stays(turn)] * (not kind.full) for turn in kind.turns])
        """bool [turns, stages]: where there is something to be decided."""

    def play(self, sitters: Sitters, key: Array, games: int) -> PlayedRound:
        xp, kind, stages = self.xp, self.kind, self._real.shape[1]
        dealt = self.deal(subkey(xp, key, 0), games)
        agreed = dealt.agreed

        def one_turn(lanes: SoloArrays, number: Array) -> tuple[SoloArrays, tuple[Decided, ...]]:
            drawn = words(xp, subkey(xp, key, number + 1), 2 * stages, games).reshape((stages, 2, games))
            lanes = begin_turn(kind, lanes)
            how = [Deciding(sitters.weights, sitters.who[0], sitters.warmth, drawn[stage]) for stage in range(stages)]
            begun = self.games.begun(lanes, agreed, how[0])
            lanes, first = self.games.choose(lanes, begun, how[0])
            lanes, second = self.games.place(lanes, begun, how[1])
            if kind.full:
                return self.closed(lanes, agreed), (first, second)
            tile, third = self.games.throw(lanes, agreed, how[2])
            stays = kind.times.stays[lanes.turn[0]]
            return either(xp, stays, self._thrown, self._ended, lanes, agreed, tile), (first, second, third)

        lanes, decided = scan(xp, one_turn, dealt.lanes, xp.arange(len(kind.turns), dtype=xp.int32))
        return self._played(sitters, lanes, agreed, decided)

    def closed(self, lanes: SoloArrays, agreed: SoloAgreed) -> SoloArrays:
        """All is placed: close the turn, but begin no other. (So the Automas' turn is compiled once only, where turns
        begin.)"""
        return close_turn(self.kind, lanes, self.grow and partial(self.grow, agreed))

    def _thrown(self, lanes: SoloArrays, agreed: SoloAgreed, tile: Array) -> SoloArrays:
        del agreed
        return throw_away(self.kind, lanes, tile)

    def _ended(self, lanes: SoloArrays, agreed: SoloAgreed, tile: Array) -> SoloArrays:
        del tile
        return self.closed(lanes, agreed)

    def _played(
        self, sitters: Sitters, lanes: SoloArrays, agreed: SoloAgreed, decided: tuple[Decided, ...]
    ) -> PlayedRound:
        xp, orders = self.xp, self.games.maker.orders
        standing = solo_standing(self.kind, lanes, agreed.more)
        # In the end: share of the win and score [lanes, 1]; points of both cities, in tens, [2, lanes].
        shares = xp.equal(standing.ranks[:, :1], 1).astype(xp.float32)
        totals, _ = solo_totals(self.kind, lanes, agreed.more)
        cities = tens(xp.stack([totals[0], totals[2]]).astype(xp.float32))
        scores = xp.minimum(totals[0], totals[2]).astype(xp.float32)[:, None]
        # As `hopes` has them: [1 seat, 4, lanes]; hopes are [turns, stages, 1, 4, lanes].
        own = xp.take(cities, orders[-1], axis=0)
        ends = xp.concatenate([shares.T, tens(scores).T, own])[None]
        hopes = xp.stack([one.hopes for one in decided], axis=1)[:, :, None]
        aims = aimed_at(xp, hopes, ends, orders[:, 0] > 0, self._real, sitters.trust)
        # [turns, stages]: 1 where the net decided and there was something to decide.
        counts = self._real.astype(xp.float32) * xp.equal(sitters.who[0], NET).astype(xp.float32)
        shape = (*counts.shape, 1, lanes.turn.shape[0], 1)
        samples = CitySamples(
            xp.stack([one.cities for one in decided], axis=1)[:, :, None],
            xp.stack([one.table for one in decided], axis=1)[:, :, None],
            aims[..., None],
            xp.broadcast_to(counts[:, :, None, None, None], shape),
        )
        return PlayedRound(samples, shares, scores, agreed.usual)


def base_sort(mode: Mode, xp: ArrayNamespace) -> SoloSort:
    kind = SoloKind(xp, highest_setting(mode))
    return SoloSort(str(mode), BaseSoloMaker(kind), partial(mixed_deal, kind))


def capitals_sort(mode: Mode, xp: ArrayNamespace, *, landscapes: bool) -> SoloSort:
    kind = CapitalsSoloKind(xp, mode, landscapes=landscapes)
    kind.scorer = quick_ruler(kind)
    name = f"{mode}_{'landscapes' if landscapes else 'capitals'}"
    return SoloSort(name, CapitalsSoloMaker(kind), partial(deal_with_capitals, kind), grown_as_agreed)


def by_turns(sorts: Iterable[SoloSort]) -> Iterator[SoloSort]:
    """The order of rounds: the full mode, which is harder to learn, twice as often where there are both."""
    every = list(sorts)
    full, simple = ([one for one in every if one.kind.full is is_full] for is_full in (True, False))
    yield from full if not simple else ()
    for one in simple:
        yield from (*full, one)
