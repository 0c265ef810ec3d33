"""The kinds of tables that levels are calibrated for, one by one: their names are those in `levels.json`."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from tabletown.between_two_cities import GAME as CITIES
from tabletown.core.game import Option
from tabletown.ticket_to_ride_new_york import GAME as RIDES

MODULES = ("landscapes", "civics", "districts")
SETS = [some for count in range(4) for some in combinations(MODULES, count)]
SORTS: dict[str, list[tuple[str, ...]]] = {
    "base": [()],
    "capitals": [some for some in SETS if some and "landscapes" not in some],
    "landscapes": [some for some in SETS if "landscapes" in some],
}


@dataclass(frozen=True)
class LevelTable:
    title: str
    game: str
    seats: int
    sets: Sequence[tuple[str, ...]] = ((),)
    """Modules: deal by deal the next of these."""
    automa: str = ""

    def options(self, number: int) -> tuple[tuple[str, Option], ...]:
        modules = self.sets[number % len(self.sets)]
        found: list[tuple[str, Option]] = [(name, True) for name in modules]
        return (*found, ("automa", self.automa)) if self.automa else tuple(found)


def _kinds() -> dict[str, LevelTable]:
    found = {f"rides-{seats}": LevelTable(f"Ticket to Ride, {seats} seats", RIDES.name, seats) for seats in (2, 3, 4)}
    said = {"base": "", "capitals": ", Capitals without landscapes", "landscapes": ", Capitals with landscapes"}
    for sort, sets in SORTS.items():
        for seats in range(2, 8):
            # Hands of nine for seven people are more tiles than the box has without civic buildings.
            fit = [some for some in sets if seats < 7 or "landscapes" not in some or "civics" in some]
            title = f"Between Two Cities, {seats} seats{said[sort]}"
            found[f"{sort}-{seats}"] = LevelTable(title, CITIES.name, seats, fit)
        for automa, seats, how in (
            ("third", 2, "two with an Automa"),
            ("full", 1, "alone, full"),
            ("simple", 1, "alone, simple"),
        ):
            title = f"Between Two Cities, {how}{said[sort]}"
            found[f"{sort}-{automa}"] = LevelTable(title, CITIES.name, seats, sets, automa)
    return found


KINDS = _kinds()
