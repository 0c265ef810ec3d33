"""What cannot be right in a State of two people and an Automa."""

from collections import Counter

from tabletown.between_two_cities.automas.cards import deck
from tabletown.between_two_cities.box.tiles import Building, Tile
from tabletown.between_two_cities.people.faults import city_faults, stack_faults
from tabletown.between_two_cities.people.state import PerSeat, Phase
from tabletown.between_two_cities.two_with_automa.state import PEOPLE, DuoState, automa_took, hands_by_turn, less


def faults(state: DuoState) -> tuple[str, ...]:
    """Everything wrong, in words. Nothing for a State that was reached by play."""
    if found := stack_faults(state.singles, state.duplexes, state.modules):
        return found
    found = city_faults(state.cities)
    if Counter(state.cards) != Counter(deck()):
        found += ("the cards are not those of the deck",)
    if state.phase is not Phase.OVER and _hands(state) != state.hands:
        found += ("the hands are not what was drawn less what was taken",)
    if _standing(state) != _placed(state):
        found += ("the cities do not hold exactly the tiles that were taken and placed",)
    return found


def _hands(state: DuoState) -> PerSeat:
    *people, row = hands_by_turn(state.singles, state.duplexes, state.past, state.turns[: state.turn + 1])[-1]
    if state.phase is Phase.PLACE:
        people = [less(hand, pair or ()) for hand, pair in zip(people, state.chosen, strict=True)]
    return (*people, less(row, automa_took(state)))


def _standing(state: DuoState) -> Counter[Building]:
    return +Counter({b: sum(city.mask(b).bit_count() for city in state.cities) for b in Building})


def _placed(state: DuoState) -> Counter[Building]:
    tiles: list[Tile] = [tile for turn in state.past for taken in turn for tile in taken]
    tiles += state.duplexes[:PEOPLE]
    tiles += automa_took(state)
    if state.phase is Phase.PLACE:
        tiles += [tile for pair in state.chosen if pair is not None for tile in pair]
    rest = [tile for tile in (*state.theirs, *state.waiting) if tile is not None]
    rest += [tile for tiles_left in state.loose for tile in tiles_left]
    counts = Counter(building for tile in tiles for building in tile.buildings)
    counts.subtract(building for tile in rest for building in tile.buildings)
    return +counts
