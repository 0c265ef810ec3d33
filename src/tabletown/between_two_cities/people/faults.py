"""What cannot be right in a State: tiles that are missing, doubled or in the wrong place."""

from collections import Counter
from collections.abc import Sequence

from tabletown.between_two_cities.box.modules import Modules
from tabletown.between_two_cities.box.tiles import DUPLEXES, Building, Tile
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.people.options import singles_of
from tabletown.between_two_cities.people.state import Phase, State, hands_by_turn, without


def faults(state: State) -> tuple[str, ...]:
    """Everything wrong, in words. Nothing for a State that was reached by play."""
    if found := stack_faults(state.singles, state.duplexes, state.modules):
        return found
    found = city_faults(state.cities)
    if state.phase is not Phase.OVER and _hands(state) != state.hands:
        found += ("the hands are not what was drawn less what was chosen",)
    if _standing(state) != _placed(state):
        found += ("the cities do not hold exactly the tiles that were chosen and placed",)
    return found


def stack_faults(singles: Sequence[Tile], duplexes: Sequence[Tile], modules: Modules) -> tuple[str, ...]:
    whole = Counter(singles) == Counter(singles_of(modules)) and Counter(duplexes) == Counter(DUPLEXES)
    return () if whole else ("the stacks do not hold exactly the tiles of the box",)


def city_faults(cities: Sequence[City]) -> tuple[str, ...]:
    return tuple(
        f"city {number} cannot become a square"
        for number, city in enumerate(cities, 1)
        if city.built & ~city.canvas.reach(city.windows).cells or not city.windows
    )


def _hands(state: State) -> tuple[tuple[object, ...], ...]:
    hands = hands_by_turn(state.singles, state.duplexes, state.past, state.seats, state.turns[: state.turn + 1])[-1]
    if state.phase is Phase.CHOOSE:
        return hands
    return tuple(without(hand, pair) for hand, pair in zip(hands, state.chosen, strict=True) if pair is not None)


def _standing(state: State) -> Counter[Building]:
    """The buildings of all cities, cell by cell."""
    cells = [city.at(cell) for city in state.cities for cell in range(city.canvas.plane) if city.built >> cell & 1]
    masks = Counter({b: sum(city.mask(b).bit_count() for city in state.cities) for b in Building})
    return +masks if +masks == Counter(cell for cell in cells if cell) else Counter()


def _placed(state: State) -> Counter[Building]:
    revealed = [pair for pairs in state.past for pair in pairs]
    if state.phase is Phase.PLACE:
        revealed += [pair for pair in state.chosen if pair is not None]
    chosen = Counter(building for pair in revealed for tile in pair for building in tile.buildings)
    chosen.subtract(building for tiles in state.loose for tile in tiles for building in tile.buildings)
    return +chosen
