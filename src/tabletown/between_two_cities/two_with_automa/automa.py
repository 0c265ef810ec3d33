"""The Automa's turn at a table of two people: a tile for its left city, a tile for its right city (rule 6.3)."""

from dataclasses import replace

from tabletown.between_two_cities.automas.cards import Rule
from tabletown.between_two_cities.automas.choice import Choice, choose
from tabletown.between_two_cities.automas.events import CardDrawn, Took
from tabletown.between_two_cities.automas.names import Automa
from tabletown.between_two_cities.automas.worth import city_factories, city_types, factories_on, weigh_city
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.people.moves import Side
from tabletown.between_two_cities.people.state import Hand
from tabletown.between_two_cities.two_with_automa.state import (
    AUTOMA_SEAT,
    PARTNERS,
    SHARED_CITY,
    DuoAssigned,
    DuoState,
)
from tabletown.core.event import Event

_FIRST = {1: (Side.LEFT, Side.RIGHT), 3: (Side.RIGHT, Side.LEFT)}


def automa_chooses(state: DuoState) -> tuple[DuoState, tuple[Event, ...]]:
    """The Automa draws a card and takes two tiles of its open row; its partners will place them."""
    card = state.cards[state.dealt].usual
    events: list[Event] = [CardDrawn(Automa.AUTOMMASO, card)]
    row = state.hands[AUTOMA_SEAT]
    assigned = []
    for column in _FIRST[state.turns[state.turn].round]:
        partner = PARTNERS[column]
        city = SHARED_CITY[partner]
        choice = _choose_for(state, city, card.left if column is Side.LEFT else card.right, row)
        row = row[: choice.place] + row[choice.place + 1 :]
        assigned.append(DuoAssigned(partner, city, choice))
        events.append(Took(Automa.AUTOMMASO, f"city {city + 1}", choice))
    tiles = {one.partner: one.choice.tile for one in assigned}
    after = replace(
        state,
        dealt=state.dealt + 1,
        hands=(*state.hands[:AUTOMA_SEAT], row),
        theirs=(tiles[PARTNERS[Side.LEFT]], tiles[PARTNERS[Side.RIGHT]]),
        assigned=tuple(assigned),
    )
    return after, tuple(events)


def _choose_for(state: DuoState, number: int, rule: Rule, row: Hand) -> Choice:
    waiting = [_waiting(state, city) for city in range(len(state.cities))]
    factories = [city_factories(city) + factories_on(more) for city, more in zip(state.cities, waiting, strict=True)]
    rivals = factories[:number] + factories[number + 1 :]
    city = state.cities[number]
    return choose(rule, row, weigh_city(city, rivals, waiting[number]), city_types(city, waiting[number]))


def _waiting(state: DuoState, city: int) -> tuple[Tile, ...]:
    """The duplex that belongs to a city already, but has no place yet (rule 6.2)."""
    tiles = (tile for tile, where in zip(state.waiting, SHARED_CITY, strict=True) if where == city)
    return tuple(tile for tile in tiles if tile is not None)
