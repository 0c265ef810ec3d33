"""What cannot be right in a solo State."""

from collections import Counter

from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.box.tiles import DUPLEXES, Building
from tabletown.between_two_cities.people.options import singles_of
from tabletown.between_two_cities.solo.state import SoloState


def faults(state: SoloState) -> tuple[str, ...]:
    """Everything wrong, in words. Nothing for a State that was reached by play."""
    found: list[str] = []
    box = (*singles_of(state.setting.modules), *DUPLEXES)
    if _everywhere(state) != Counter(building for tile in box for building in tile.buildings):
        found.append("the tiles on the table and in the stacks are not those of the box")
    if state.setting.mode is Mode.FULL and Counter(state.cards) != Counter(state.setting.deck):
        found.append("the cards are not those of the deck")
    for number, city in enumerate(state.cities, 1):
        if city.built & ~city.canvas.reach(city.windows).cells or not city.windows:
            found.append(f"city {number} cannot become a square")
    return tuple(found)


def _everywhere(state: SoloState) -> Counter[Building]:
    """Every building there is, wherever it is."""
    tiles = [*state.singles, *state.duplexes, *state.hand, *state.loose, *state.ville.tiles, *state.discards]
    tiles += [tile for row in state.rows for tile in row]
    tiles += [tile for tile in state.theirs if tile is not None]
    counts = Counter(building for tile in tiles for building in tile.buildings)
    for city in state.cities:
        counts.update({building: city.mask(building).bit_count() for building in Building})
    return +counts
