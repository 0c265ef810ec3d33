"""Tables at which one plays alone with the Automas as something to be learnt. Only the net decides anything: Automas
play by their rules."""

from typing import ClassVar

from tabletown.batch.arrays import Array, ArrayNamespace
from tabletown.batch.between_two_cities.solo.batch import SoloBatch
from tabletown.batch.between_two_cities.solo.lanes import SoloArrays
from tabletown.batch.between_two_cities.solo.standing import solo_totals
from tabletown.batch.between_two_cities.solo.turns import end_turn, throw_away
from tabletown.batch.chance import subkey, words
from tabletown.batch.loops import either, scan
from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.box.modules import BASE
from tabletown.between_two_cities.solo.options import parse_mode
from tabletown.between_two_cities.solo.start import normal_level
from tabletown.between_two_cities.sorts import AUTOMA
from tabletown.bots.nets.between_two_cities.forward import SOLO_KIND
from tabletown.core.errors import BadSetup
from tabletown.core.game import Option
from tabletown.training.between_two_cities.deciding import Decided, Deciding
from tabletown.training.between_two_cities.learnable import SQUARES, WORTH, CityLearnable, CitySamples
from tabletown.training.between_two_cities.net import tens
from tabletown.training.between_two_cities.solo_deals import SoloDeal, highest_setting, mixed_deal
from tabletown.training.between_two_cities.solo_games import SoloGames
from tabletown.training.contract import NET, PlayedRound, RunPace, Sitters


class SoloLearnable(CityLearnable):
    kind = SOLO_KIND
    pace = RunPace(trust=0.9, alone=1.0, by_hand=0.0)
    around: ClassVar[tuple[str, ...]] = ()
    valued = 4
    """Those with only the Automas' tiles, too: by what they will score squares are proposed."""

    def __init__(self, size: str, xp: ArrayNamespace, **options: Option) -> None:
        if unknown := options.keys() - {AUTOMA}:
            raise BadSetup(f"nets for who plays alone know {AUTOMA}, not “{min(unknown)[:20]}”")
        mode = parse_mode(options)
        self.batch = SoloBatch(highest_setting(mode), xp)
        self.games = SoloGames(self.batch.kind, SQUARES, WORTH)
        super().__init__(1, size, xp, self.games.form)
        self.facts = {**self.facts, "mode": str(mode)}
        self._full, self._normal = mode is Mode.FULL, normal_level(mode, BASE)
        kind = self.batch.kind
        self._real = xp.asarray([[True, True] + [kind.stays(turn)] * (not self._full) for turn in kind.turns])
        """bool [turns, stages]: where there is something to be decided."""

    def deal(self, key: Array, games: int) -> SoloDeal:
        return mixed_deal(self.batch, key, games)

    def play(self, sitters: Sitters, key: Array, games: int) -> PlayedRound:
        xp, kind, stages = self.xp, self.batch.kind, self._real.shape[1]
        dealt = self.deal(subkey(xp, key, 0), games)

        def one_turn(lanes: SoloArrays, number: Array) -> tuple[SoloArrays, tuple[Decided, ...]]:
            drawn = words(xp, subkey(xp, key, number + 1), 2 * stages, games).reshape((stages, 2, games))
            how = [Deciding(sitters.weights, sitters.who[0], sitters.warmth, drawn[stage]) for stage in range(stages)]
            lanes, first = self.games.choose(lanes, how[0])
            lanes, second = self.games.place(lanes, how[1])
            if self._full:
                return end_turn(kind, lanes), (first, second)
            tile, third = self.games.throw(lanes, how[2])
            stays = kind.times.stays[lanes.turn[0]]
            return either(xp, stays, self._thrown, self._ended, lanes, tile), (first, second, third)

        lanes, decided = scan(xp, one_turn, dealt.lanes, xp.arange(self.batch.turns, dtype=xp.int32))
        return self._played(sitters, lanes, decided, dealt.level)

    def _thrown(self, lanes: SoloArrays, tile: Array) -> SoloArrays:
        return throw_away(self.batch.kind, lanes, tile)

    def _ended(self, lanes: SoloArrays, tile: Array) -> SoloArrays:
        del tile
        return end_turn(self.batch.kind, lanes)

    def _played(self, sitters: Sitters, lanes: SoloArrays, decided: tuple[Decided, ...], level: Array) -> PlayedRound:
        xp, orders = self.xp, self.games.maker.orders
        standing = self.batch.standing(lanes)
        shares = xp.equal(standing.ranks[:, :1], 1).astype(xp.float32)
        totals, _ = solo_totals(self.batch.kind, lanes)
        cities = tens(xp.stack([totals[0], totals[2]]).astype(xp.float32))
        scores = xp.minimum(totals[0], totals[2]).astype(xp.float32)[:, None]
        own = xp.take(cities, orders[-1], axis=0)
        ends = xp.concatenate([shares.T, tens(scores).T, own])[None]
        hopes = xp.stack([one.hopes for one in decided], axis=1)[:, :, None]
        aims = self.aims(hopes, ends, orders[:, 0] > 0, self._real, sitters.trust)
        counts = self._real.astype(xp.float32) * xp.equal(sitters.who[0], NET).astype(xp.float32)
        shape = (*counts.shape, 1, level.shape[0], 1)
        samples = CitySamples(
            xp.stack([one.cities for one in decided], axis=1)[:, :, None],
            xp.stack([one.table for one in decided], axis=1)[:, :, None],
            aims[..., None],
            xp.broadcast_to(counts[:, :, None, None, None], shape),
        )
        return PlayedRound(samples, shares, scores, xp.equal(level, self._normal))
