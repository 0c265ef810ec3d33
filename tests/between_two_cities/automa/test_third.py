"""Two people and one Automa: a game for three in which nobody sits in the third seat."""

from dataclasses import replace
from random import Random

import pytest

from tabletown.between_two_cities import GAME
from tabletown.between_two_cities.automas import events as told
from tabletown.between_two_cities.automas.worth import city_types, weigh_city
from tabletown.between_two_cities.box.tiles import Kind, Tile
from tabletown.between_two_cities.city.notation import parse_city
from tabletown.between_two_cities.game import AnyState
from tabletown.between_two_cities.people.moves import Place, Side
from tabletown.between_two_cities.people.ranking import final_outcome
from tabletown.between_two_cities.people.state import Phase, city_index
from tabletown.between_two_cities.two_with_automa import GAME as THIRD
from tabletown.between_two_cities.two_with_automa.automa import automa_chooses
from tabletown.between_two_cities.two_with_automa.rules import deal
from tabletown.between_two_cities.two_with_automa.state import AUTOMA_SEAT, SHARED_CITY, SHARED_SIDE, DuoState
from tabletown.core.errors import IllegalMove
from tabletown.core.event import Event
from tabletown.core.seat import Seat
from tabletown.testing.conformance import check_game
from tabletown.testing.playouts import random_moves


def played(seed: str = "harbour-7") -> tuple[list[DuoState], list[Event]]:
    first = deal(seed)
    found, events = [first], list[Event]()
    start: AnyState = first
    for before, seat, move in random_moves(GAME, start, Random(seed)):
        step = GAME.apply(before, seat, move)
        found += [step.state] if isinstance(step.state, DuoState) else []
        events += step.events
    return found, events


STATES, EVENTS = played()


@pytest.mark.parametrize("seed", ["one", "two"])
def test_a_table_of_two_and_an_automa_conforms(seed: str) -> None:
    check_game(THIRD, 2, seed, {"automa": "third"})


def test_a_table_of_two_and_an_automa_with_capitals_conforms() -> None:
    modules = {"landscapes": True, "civics": True, "districts": True}
    check_game(THIRD, 2, "capitals", {"automa": "third", **modules})


def test_the_automa_shares_a_city_with_each_person() -> None:
    assert SHARED_CITY == (2, 1)
    assert [city_index(Seat(seat), SHARED_SIDE[seat], 3) for seat in range(2)] == [2, 1]
    assert city_index(AUTOMA_SEAT, Side.LEFT, 3) == 2
    assert city_index(AUTOMA_SEAT, Side.RIGHT, 3) == 1


def test_one_duplex_for_each_of_its_cities_is_drawn_at_the_start_and_placed_in_round_2() -> None:
    first = STATES[0]
    assert first.waiting == first.duplexes[:2]
    for state in STATES:
        number = state.turns[state.turn].round if state.phase is not Phase.OVER else 4
        if number == 1:
            assert state.waiting == first.waiting
        else:
            assert state.waiting == (None, None)
        if number == 2 and state.phase is Phase.CHOOSE:
            assert state.theirs == first.waiting
    for city in STATES[-1].cities:
        assert city.is_full and (city.lying | city.standing).bit_count() == 2


def test_it_assigns_before_the_people_choose_and_its_row_is_open() -> None:
    for state in STATES:
        if state.phase is Phase.CHOOSE and not state.turns[state.turn].duplexes:
            assert None not in state.theirs
            for seat in (None, Seat(0), Seat(1)):
                view = THIRD.view(state, seat)
                assert view.automa.tiles == state.hands[AUTOMA_SEAT]
                assert view.automa.card == state.cards[state.dealt - 1].usual


def test_left_city_first_in_round_1_right_city_first_in_round_3() -> None:
    for state in STATES:
        if state.assigned:
            order = {1: [2, 1], 3: [1, 2]}[state.turns[state.turn].round]
            assert [one.city for one in state.assigned] == order
            card = state.cards[state.dealt - 1]
            rules = {2: card.left, 1: card.right}
            assert all(one.choice.rule is rules[one.city] for one in state.assigned)


def test_each_person_places_the_automas_tile_in_the_city_they_share() -> None:
    placed = [event for event in EVENTS if isinstance(event, told.Built) and event.automa]
    assert len(placed) == 2 * 7
    assert {(event.seat, event.city) for event in placed} == {(0, 2), (1, 1)}


def test_the_automa_assigns_no_duplexes_in_round_2() -> None:
    assert [taken for _, _, taken in STATES[-1].past].count(()) == 1
    assert sum(isinstance(event, told.CardDrawn) for event in EVENTS) == 5
    assert STATES[-1].dealt == 6


def test_an_unplaced_duplex_counts_for_what_needs_no_place() -> None:
    empty = parse_city("S...")
    assert Kind.TAVERN in city_types(empty, (Tile.HOUSE_BED,))
    # A second sort of tavern completes a pair with the bed that has no place yet.
    assert weigh_city(empty, (0, 0), (Tile.HOUSE_BED,))(Tile.DRINK) == 3
    assert weigh_city(empty, (0, 0), (Tile.OFFICE_SHOP,))(Tile.OFFICE) == 2
    assert weigh_city(empty, (0, 0), (Tile.FACTORY_SHOP,))(Tile.FACTORY) == 4
    # Houses count the type that waits; shops and parks need places, so they see nothing.
    assert weigh_city(empty, (0, 0), (Tile.PARK_OFFICE,))(Tile.HOUSE) == 3
    assert weigh_city(empty, (0, 0), (Tile.PARK_FACTORY,))(Tile.PARK) == 2


def test_it_is_a_factory_of_its_city_for_all_comparisons() -> None:
    state = deal("x")
    waiting = (Tile.FACTORY_SHOP, Tile.HOUSE_PARK)

    row = (Tile.FACTORY, Tile.PARK, Tile.HOUSE)
    card = next(card for card in state.cards if card.left == card.right == "best")
    again, _ = automa_chooses(
        replace(state, waiting=waiting, hands=(*state.hands[:2], row), cards=(card, *state.cards[1:]), dealt=0)
    )
    by_city = {one.city: one.choice for one in again.assigned}
    # City 3 has one factory already (waiting), so a second brings 2 × 4 − 4.
    assert by_city[2].weighed[0].tile is Tile.FACTORY and by_city[2].points == 4


def test_the_automa_can_win() -> None:
    outcome = final_outcome([parse_city(city) for city in ("S...", "SSSS", "SSS.")], 3)
    assert outcome.winners == (AUTOMA_SEAT,)


def test_others_do_not_see_a_hand() -> None:
    state = STATES[0]
    swapped = replace(
        state,
        hands=(state.hands[0], state.hands[1][::-1], state.hands[2]),
        singles=(*state.singles[:7], *state.singles[7:14][::-1], *state.singles[14:]),
    )
    assert THIRD.view(swapped, Seat(0)) == THIRD.view(state, Seat(0))
    assert THIRD.view(swapped, Seat(1)) != THIRD.view(state, Seat(1))


def test_refusals_say_why() -> None:
    state = STATES[0]
    chosen = THIRD.apply(state, Seat(0), THIRD.legal_moves(state, Seat(0))[0]).state
    with pytest.raises(IllegalMove, match=r"^You have chosen already"):
        THIRD.apply(chosen, Seat(0), THIRD.legal_moves(state, Seat(0))[0])
    with pytest.raises(IllegalMove, match="Tiles are being chosen now"):
        THIRD.apply(chosen, Seat(1), Place(Tile.SHOP, Side.LEFT, "d4"))
