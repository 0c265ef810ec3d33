"""The Automas' turn in the full mode: Autommaso chooses, then Automarta, who sees what he has taken (rule 5.2)."""

from dataclasses import replace

from tabletown.between_two_cities.automas.cards import AutomaCard
from tabletown.between_two_cities.automas.choice import Choice, choose
from tabletown.between_two_cities.automas.events import CardDrawn, Took
from tabletown.between_two_cities.automas.names import Automa, Town
from tabletown.between_two_cities.automas.worth import city_factories, city_types, ville_types, weigh_city, weigh_ville
from tabletown.between_two_cities.box.tiles import Building
from tabletown.between_two_cities.people.moves import Side
from tabletown.between_two_cities.people.state import Hand
from tabletown.between_two_cities.solo.state import Assigned, SoloState
from tabletown.core.event import Event

BUILDS = {
    Automa.AUTOMMASO: {Side.LEFT: Town.AUTOMAVILLE, Side.RIGHT: Town.LEFTHAVEN},
    Automa.AUTOMARTA: {Side.LEFT: Town.RIGHTCASTLE, Side.RIGHT: Town.AUTOMAVILLE},
}
"""By Automa: the cities of its left and of its right column."""
_FIRST = {1: (Side.LEFT, Side.RIGHT), 3: (Side.RIGHT, Side.LEFT)}
"""By round: which column comes first (rule 5.3)."""


def automas_choose(state: SoloState) -> tuple[SoloState, tuple[Event, ...]]:
    """Both Automas draw a card and take their tiles; those for your cities wait for you to place them."""
    order = _FIRST[state.turns[state.turn].round]
    events: list[Event] = []
    assigned: list[Assigned] = []
    rows: list[Hand] = []
    for number, automa in enumerate(Automa):
        card = state.cards[state.dealt + number].read_by(automa)
        events.append(CardDrawn(automa, card))
        row = state.rows[number]
        for column in order:
            town = BUILDS[automa][column]
            choice = choose_for(state, town, card, column, row)
            row = row[: choice.place] + row[choice.place + 1 :]
            assigned.append(Assigned(automa, town, choice))
            events.append(Took(automa, town, choice))
            if town is Town.AUTOMAVILLE:
                state = replace(state, ville=state.ville.grown((choice.tile,)))
        rows.append(row)
    tiles = {one.town: one.choice.tile for one in assigned}
    after = replace(
        state,
        dealt=state.dealt + len(Automa),
        rows=tuple(rows),
        theirs=(tiles[Town.LEFTHAVEN], tiles[Town.RIGHTCASTLE]),
        assigned=tuple(assigned),
    )
    return after, tuple(events)


def choose_for(state: SoloState, town: Town, card: AutomaCard, column: Side, row: Hand) -> Choice:
    """One tile of a row for one of the three cities, as they stand now."""
    rule = card.left if column is Side.LEFT else card.right
    left, right = state.cities
    factories = {
        Town.LEFTHAVEN: city_factories(left),
        Town.AUTOMAVILLE: state.ville.count()[Building.FACTORY],
        Town.RIGHTCASTLE: city_factories(right),
    }
    rivals = [count for other, count in factories.items() if other is not town]
    if town is Town.AUTOMAVILLE:
        return choose(rule, row, weigh_ville(state.ville, rivals), ville_types(state.ville))
    city = left if town is Town.LEFTHAVEN else right
    return choose(rule, row, weigh_city(city, rivals), city_types(city))
