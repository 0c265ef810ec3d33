"""Categories that count double: what a city is worth to whoever plays a campaign (rule 7.2 of the Automas)."""

from collections.abc import Sequence

from tabletown.between_two_cities.city.scoring import CityScore

DISTRICT = "district-"
"""Categories of a campaign: `district-1` and so on; all others are fields of a score."""


def doubled_total(score: CityScore, districts: Sequence[int], doubled: Sequence[str]) -> int:
    by_name: dict[str, int] = score._asdict()
    for number, points in enumerate(districts, 1):
        by_name[f"{DISTRICT}{number}"] = points
    return score.total + sum(by_name[category] for category in doubled)


def doubled_score(score: CityScore, districts: Sequence[int], doubled: Sequence[str]) -> CityScore:
    """The same, column by column."""
    fields = {name: points * (2 if name in doubled else 1) for name, points in score._asdict().items()}
    fields["districts"] += sum(points for number, points in enumerate(districts, 1) if f"{DISTRICT}{number}" in doubled)
    return CityScore(**fields)
