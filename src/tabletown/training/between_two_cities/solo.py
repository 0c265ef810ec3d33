"""Tables at which one plays alone with the Automas as something to be learnt."""

from collections.abc import Iterable
from typing import ClassVar

from tabletown.batch.arrays import Array, ArrayNamespace
from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.people.options import OPTIONS
from tabletown.between_two_cities.solo.options import parse_mode
from tabletown.between_two_cities.sorts import AUTOMA
from tabletown.bots.nets.between_two_cities.forward import SOLO_CAPITALS_KIND, SOLO_KIND
from tabletown.core.errors import BadSetup
from tabletown.core.game import Option, Options
from tabletown.training.between_two_cities.capitals import guessed
from tabletown.training.between_two_cities.learnable import CityLearnable
from tabletown.training.between_two_cities.solo_sorts import SoloSort, base_sort, by_turns, capitals_sort
from tabletown.training.contract import RunPace

ANY = "any"
"""As the value of an option: one net for both, which plays rounds of either by turns."""
_LANDSCAPES = OPTIONS[0]


class SoloLearnable(CityLearnable):
    kind: str
    pace = RunPace(trust=0.9, alone=1.0, by_hand=0.0)
    around: ClassVar[tuple[str, ...]] = ()
    valued = 4
    """Those with only the Automas' tiles, too: by what they will score squares are proposed."""
    sorts: tuple[SoloSort, ...]

    def __init__(self, size: str, xp: ArrayNamespace, sorts: Iterable[SoloSort], **facts: str) -> None:
        self.sorts = tuple(by_turns(sorts))
        super().__init__(1, size, xp, self.sorts[0].games.form)
        self.facts = {**self.facts, **facts}


class BaseSoloLearnable(SoloLearnable):
    """Without Capitals."""

    kind = SOLO_KIND

    def __init__(self, size: str, xp: ArrayNamespace, **options: Option) -> None:
        sorts = [base_sort(mode, xp) for mode in _modes(options)]
        super().__init__(size, xp, sorts, mode=str(options.get(AUTOMA, Mode.FULL)))


class CapitalsSoloLearnable(SoloLearnable):
    """With any module: every game has civic tiles and districts as it happens. Landscapes are in all of a round's
    games, or in none."""

    kind = SOLO_CAPITALS_KIND

    def __init__(self, size: str, xp: ArrayNamespace, **options: Option) -> None:
        self._sizes = [True, False] if options.get(_LANDSCAPES) == ANY else [bool(options.get(_LANDSCAPES))]
        sorts = [capitals_sort(mode, xp, landscapes=big) for mode in _modes(options) for big in self._sizes]
        mode, landscapes = str(options.get(AUTOMA, Mode.FULL)), str(options.get(_LANDSCAPES, False)).lower()
        super().__init__(size, xp, sorts, mode=mode, landscapes=landscapes)

    def new_weights(self, key: Array) -> dict[str, Array]:
        return guessed(self.xp, super().new_weights(key), self._sizes)


def alone(size: str, xp: ArrayNamespace, **options: Option) -> SoloLearnable:
    """Raises BadSetup."""
    known = (AUTOMA, *OPTIONS)
    if unknown := options.keys() - set(known):
        raise BadSetup(f"nets for who plays alone know {', '.join(known)}, not “{min(unknown)[:20]}”")
    with_capitals = any(options.get(name) for name in OPTIONS)
    return (CapitalsSoloLearnable if with_capitals else BaseSoloLearnable)(size, xp, **options)


def _modes(options: Options) -> list[Mode]:
    return (
        [Mode.FULL, Mode.SIMPLE]
        if options.get(AUTOMA) == ANY
        else [parse_mode({AUTOMA: options.get(AUTOMA, Mode.FULL)})]
    )
