"""OpenSkill ratings (Plackett–Luce) from all the games of a run, with the random bot at zero."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import hypot
from statistics import fmean

from tabletown.arena.match import Finished, Match

ANCHOR = "random"
_PRIOR = 25 / 3


@dataclass(frozen=True, slots=True)
class Rating:
    bot: str
    rating: float
    """Above (or below) the anchor, which has 0."""
    sigma: float
    """How uncertain that difference is, in OpenSkill's own reckoning; 0 for the anchor."""


def rate(labels: Sequence[str], finished: Iterable[Finished]) -> tuple[Rating, ...]:
    """Best first. The anchor is `random` if it plays, else the bot that was named first."""
    from openskill.models import PlackettLuce

    # Bots do not get better while they play: without tau their ratings settle.
    model = PlackettLuce(mu=0.0, sigma=_PRIOR, beta=_PRIOR / 2, tau=0.0)
    known = dict.fromkeys(labels, (0.0, _PRIOR))
    for done in finished:
        for match in done.matches:
            teams = [[model.create_rating(list(known[label]))] for label in match.table]
            rated = model.rate(teams, ranks=[float(rank) for rank in match.ranks])
            known |= _merged(match, [(team[0].mu, team[0].sigma) for team in rated])
    return _anchored(known, ANCHOR if ANCHOR in known else labels[0])


def _merged(match: Match, rated: Sequence[tuple[float, float]]) -> dict[str, tuple[float, float]]:
    """Copies of a bot are rated seat by seat, and together move it by their mean, so that equals stay equal."""
    copies: defaultdict[str, list[tuple[float, float]]] = defaultdict(list)
    for label, values in zip(match.table, rated, strict=True):
        copies[label].append(values)
    return {label: (fmean(mu for mu, _ in seats), fmean(s for _, s in seats)) for label, seats in copies.items()}


def _anchored(known: dict[str, tuple[float, float]], anchor: str) -> tuple[Rating, ...]:
    zero, doubt = known[anchor]
    ratings = [
        Rating(label, mu - zero, 0.0 if label == anchor else hypot(sigma, doubt))
        for label, (mu, sigma) in known.items()
    ]
    return tuple(sorted(ratings, key=lambda rating: -rating.rating))
