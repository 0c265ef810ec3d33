"""Tables of people as something to be learnt."""

from tabletown.batch.arrays import Array, ArrayNamespace
from tabletown.batch.between_two_cities.lanes import Lanes
from tabletown.batch.between_two_cities.make import people_batch
from tabletown.batch.between_two_cities.scoring import city_points
from tabletown.batch.chance import subkey, words
from tabletown.batch.loops import each, scan
from tabletown.bots.nets.between_two_cities.forward import KIND
from tabletown.core.errors import BadSetup
from tabletown.core.game import Option
from tabletown.core.sentence import sentence
from tabletown.training.between_two_cities.deciding import Decided, Deciding
from tabletown.training.between_two_cities.games import CityGames, chosen_by_all, turn_over
from tabletown.training.between_two_cities.learnable import SQUARES, WORTH, CityLearnable, CitySamples, aimed_at
from tabletown.training.between_two_cities.net import tens
from tabletown.training.contract import EARLIER, NET, Learnable, PlayedRound, RunPace, Sitters

_CHOOSING, _PLACING = range(2)


class PeopleLearnable(CityLearnable):
    kind = KIND
    name = "people"
    pace = RunPace(trust=0.9)

    def __init__(self, seats: int, size: str, xp: ArrayNamespace, **options: Option) -> None:
        self.batch = people_batch(seats, xp, **options)
        self.games = CityGames(self.batch, SQUARES, WORTH)
        super().__init__(seats, size, xp, self.games.form)
        self._own = self._own_cities()
        """int32 [seats, 2]: in the last turn."""

    def _own_cities(self) -> Array:
        xp = self.xp
        last = xp.asarray(self.batch.turns - 1, dtype=xp.int32)
        return self.games.maker.place(last, xp.arange(self.seats, dtype=xp.int32)).own

    @property
    def sorts(self) -> tuple["PeopleLearnable"]:
        return (self,)

    def deal(self, key: Array, games: int) -> Lanes:
        return self.batch.deal(key, games)

    def play(self, sitters: Sitters, key: Array, games: int) -> PlayedRound:
        xp, batch = self.xp, self.batch
        order = (sitters.start + xp.arange(self.seats, dtype=xp.int32)) % self.seats
        dealt = self.deal(subkey(xp, key, 0), games)

        def one_turn(lanes: Lanes, number: Array) -> tuple[Lanes, tuple[Decided, Decided]]:
            drawn = words(xp, subkey(xp, key, number + 1), 4 * self.seats, games).reshape((self.seats, 2, 2, games))

            def how(seat: Array, stage: int) -> Deciding:
                who = sitters.who[seat]
                earlier = xp.equal(who, EARLIER)
                weights = {name: xp.where(earlier, sitters.earlier[name], own) for name, own in sitters.weights.items()}
                return Deciding(weights, who, sitters.warmth, drawn[seat, stage])

            def choose(lanes: Lanes, seat: Array) -> tuple[Lanes, tuple[Array, Decided]]:
                return lanes, self.games.choose(lanes, seat, how(seat, _CHOOSING))

            def place(lanes: Lanes, seat: Array) -> tuple[Lanes, Decided]:
                return self.games.place(lanes, seat, how(seat, _PLACING))

            lanes, (chosen, first) = scan(xp, choose, lanes, xp.arange(self.seats, dtype=xp.int32))
            lanes = chosen_by_all(xp, lanes, chosen)
            lanes, second = scan(xp, place, lanes, order)
            # By seat again, whoever went first.
            back = (xp.arange(self.seats, dtype=xp.int32) - sitters.start) % self.seats
            second = each(lambda found: xp.take(found, back, axis=0), second)
            return turn_over(self.games, lanes), (first, second)

        lanes, decided = scan(xp, one_turn, dealt, xp.arange(batch.turns, dtype=xp.int32))
        return self._played(sitters, lanes, decided)

    def _played(self, sitters: Sitters, lanes: Lanes, decided: tuple[Decided, Decided]) -> PlayedRound:
        xp = self.xp
        standing = self.batch.standing(lanes)
        best = xp.equal(standing.ranks, 1).astype(xp.float32)
        shares = best / xp.sum(best, axis=1)[:, None]
        scores = standing.scores.astype(xp.float32) / (2.0 if self.seats == 2 else 1.0)
        points, _ = city_points(xp, self.batch.kind.scorer, lanes.cities, lanes.mats, lanes.districts)
        own = xp.take(tens(points.astype(xp.float32)), self._own, axis=0)
        ends = xp.concatenate([xp.stack([shares.T, tens(scores).T], axis=1), own], axis=1)
        hopes = xp.stack([one.hopes for one in decided], axis=1)
        counts = xp.equal(sitters.who, NET).astype(xp.float32)[:, None]
        real = xp.ones(hopes.shape[:2], dtype=xp.bool_)
        aims = aimed_at(xp, hopes, ends, self.games.maker.back > 0, real, sitters.trust)
        samples = CitySamples(
            xp.stack([one.cities for one in decided], axis=1),
            xp.stack([one.table for one in decided], axis=1),
            aims[..., None],
            xp.broadcast_to(counts, (self.seats, shares.shape[0]))[None, None, ..., None],
        )
        return PlayedRound(samples, shares, scores)


def people(seats: int, size: str, xp: ArrayNamespace, **options: Option) -> PeopleLearnable:
    """With any module of Capitals: a net for all sets of civic tiles and districts, with landscapes or without. Raises
    BadSetup."""
    if odd := next((name for name, value in options.items() if value not in (True, False)), None):
        raise BadSetup(sentence("setup-true-false", option=odd[:20], value=str(options[odd])[:20]))
    if not any(options.values()):
        return PeopleLearnable(seats, size, xp)
    from tabletown.training.between_two_cities.capitals import CapitalsLearnable

    return CapitalsLearnable(seats, size, xp, **options)


def make(seats: int, size: str, xp: ArrayNamespace, **options: Option) -> Learnable:
    """Among people, or alone with the Automas."""
    if seats > 1:
        return people(seats, size, xp, **options)
    from tabletown.training.between_two_cities.solo import alone

    return alone(size, xp, **options)
