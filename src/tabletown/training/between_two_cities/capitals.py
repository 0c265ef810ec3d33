"""Tables with Capitals to be learnt: every game draws which modules it is played with."""

from collections.abc import Mapping, Sequence
from statistics import fmean

from tabletown.batch.arrays import Array, ArrayNamespace
from tabletown.batch.between_two_cities.deals import stack
from tabletown.batch.between_two_cities.hands import drawn
from tabletown.batch.between_two_cities.lanes import Lanes
from tabletown.batch.between_two_cities.sources import Keys
from tabletown.batch.chance import subkey, words
from tabletown.between_two_cities.box.tiles import SINGLES
from tabletown.between_two_cities.people.options import OPTIONS
from tabletown.between_two_cities.people.schedule import singles_needed
from tabletown.bots.nets.between_two_cities.forward import CAPITALS_KIND
from tabletown.core.errors import BadSetup
from tabletown.core.game import Option
from tabletown.training.between_two_cities.make import PeopleLearnable
from tabletown.training.between_two_cities.net import tens
from tabletown.training.between_two_cities.wide_ruler import quick_ruler

WITHOUT = 0.25
"""The share of games without civic tiles; and, drawn independently, without districts."""
_PLAIN, _WHICH = 100, 101
"""Purposes of keys."""
_FIRST_GUESS = {True: 85.0, False: 65.0}
"""With landscapes and without: what a city is taken to score before anything is learnt."""


class CapitalsLearnable(PeopleLearnable):
    kind = CAPITALS_KIND

    def __init__(self, seats: int, size: str, xp: ArrayNamespace, **options: Option) -> None:
        if unknown := options.keys() - set(OPTIONS):
            raise BadSetup(f"nets know {', '.join(OPTIONS)} (and automa, alone), not “{min(unknown)[:20]}”")
        big = bool(options.get(OPTIONS[0]))
        super().__init__(seats, size, xp, landscapes=big, civics=True, districts=True)
        self.batch.kind.scorer = quick_ruler(self.batch.kind)
        self.facts = {**self.facts, "landscapes": int(big)}

    def new_weights(self, key: Array) -> dict[str, Array]:
        return guessed(self.xp, super().new_weights(key), [self.batch.modules.landscapes])

    def deal(self, key: Array, games: int) -> Lanes:
        return mixed_deal(self, key, games)


def guessed(xp: ArrayNamespace, weights: Mapping[str, Array], sizes: Sequence[bool]) -> dict[str, Array]:
    """New weights that begin with what cities with landscapes, without them or both score."""
    guess = tens(xp.asarray(fmean(_FIRST_GUESS[big] for big in sizes), dtype=xp.float32))
    known = {"points+": guess, "out+": guess * xp.asarray([0.0, 1.0], dtype=xp.float32)}
    return {name: found + known[name] if name in known else found for name, found in weights.items()}


def mixed_deal(learnable: PeopleLearnable, key: Array, games: int) -> Lanes:
    """New tables, each with a set of modules of its own; landscapes are the same for all."""
    xp, kind = learnable.xp, learnable.batch.kind
    lanes = learnable.batch.deal(key, games)
    which = words(xp, subkey(xp, key, _WHICH), 2, games) >= int(WITHOUT * (1 << 32))
    without = Keys(xp, subkey(xp, key, _PLAIN), games)
    enough = singles_needed(kind.seats, kind.modules.hand) <= len(SINGLES)
    civics = which[0] if enough else xp.ones(games, dtype=xp.bool_)
    # Something of Capitals is always there.
    paired = which[1] if kind.modules.landscapes else which[1] | xp.logical_not(civics)
    plain = stack(kind, SINGLES, without, "singles")
    missing = xp.full((lanes.singles.shape[0] - plain.shape[0], games), -1, dtype=xp.int8)
    singles = xp.where(civics, lanes.singles, xp.concatenate([plain, missing]))
    districts = xp.where(civics, lanes.districts, without.districts(civics=False))
    return lanes._replace(
        singles=singles,
        hands=drawn(xp, kind.times, singles, lanes.duplexes, 0),
        districts=xp.where(paired, districts, -1),
    )
