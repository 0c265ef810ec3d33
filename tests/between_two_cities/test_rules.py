"""The course of a game, and every way in which a move can be refused."""

from dataclasses import replace
from typing import cast

import pytest

from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.moves import Choose, Move, Place, Side
from tabletown.between_two_cities.people.notation import parse_move
from tabletown.between_two_cities.people.refusals import Illegal
from tabletown.between_two_cities.people.schedule import Passing, schedule
from tabletown.between_two_cities.people.state import Phase, State, city_index
from tabletown.core.codec import encode
from tabletown.core.errors import BadSetup, IllegalMove, Reason, Refused
from tabletown.core.seat import Seat, all_seats
from tabletown.testing.playouts import random_states


def play(state: State, seat: int, text: str) -> State:
    return GAME.apply(state, Seat(seat), parse_move(text)).state


def all_choose(state: State) -> State:
    for seat in all_seats(state.seats):
        state = GAME.apply(state, seat, GAME.legal_moves(state, seat)[0]).state
    return state


def all_place(state: State) -> State:
    while state.phase is Phase.PLACE:
        seat = min(GAME.to_act(state))
        state = GAME.apply(state, seat, GAME.legal_moves(state, seat)[0]).state
    return state


def refused(state: State, seat: int, move: Move) -> Reason:
    before = encode(state)
    with pytest.raises(IllegalMove) as caught:
        GAME.apply(state, Seat(seat), move)
    assert encode(state) == before
    assert str(caught.value)
    return caught.value.reason


FIRST = GAME.setup(4, "harbour-7")
HANDS = replace(
    FIRST, hands=((Tile.SHOP, Tile.SHOP, Tile.PARK), (Tile.HOUSE,) * 3, (Tile.OFFICE,) * 3, (Tile.BED,) * 3)
)


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_three_rounds_of_seven_turns(seats: int) -> None:
    turns = schedule(seats)
    assert [(turn.round, turn.step, turn.hand) for turn in turns] == [
        (1, 1, 7),
        (1, 2, 5),
        (1, 3, 3),
        (2, 1, 3),
        (3, 1, 7),
        (3, 2, 5),
        (3, 3, 3),
    ]
    left, right = Passing.LEFT, Passing.RIGHT
    assert [turn.passing for turn in turns] == [left, left, None, None, right, right, None]


@pytest.mark.parametrize("seats", range(2, 8))
def test_every_city_gets_six_singles_two_duplexes_six_singles(seats: int) -> None:
    states = random_states(GAME, seats, "cities")
    assert all(city.is_full for city in states[-1].cities)
    assert all((city.lying | city.standing).bit_count() == 2 for city in states[-1].cities)
    turns = schedule(seats)
    second = next(state for state in states if state.turn < len(turns) and turns[state.turn].round == 2)
    third = next(state for state in states if state.turn < len(turns) and turns[state.turn].round == 3)
    assert [len(city) for city in second.cities] == [6] * len(second.cities)
    assert [len(city) for city in third.cities] == [10] * len(third.cities)


@pytest.mark.parametrize("seats", [0, 1, 8, -3])
def test_two_to_seven_players(seats: int) -> None:
    with pytest.raises(BadSetup, match="2 to 7 players"):
        GAME.setup(seats, "seed")


def test_unknown_options_are_refused() -> None:
    with pytest.raises(BadSetup, match="no option “rivers”"):
        GAME.setup(3, "seed", rivers=True)


def test_the_same_seed_deals_the_same_tiles_whoever_plays() -> None:
    assert GAME.setup(4, "a") == GAME.setup(4, "a")
    assert GAME.setup(4, "a") != GAME.setup(4, "b")
    assert GAME.setup(3, "a").singles == GAME.setup(7, "a").singles


def test_all_choose_at_once_in_any_order() -> None:
    assert GAME.to_act(FIRST) == {0, 1, 2, 3}
    moves = [GAME.legal_moves(FIRST, seat)[-1] for seat in all_seats(4)]
    ends = set()
    for order in ((0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1)):
        state = FIRST
        for seat in order:
            state = GAME.apply(state, Seat(seat), moves[seat]).state
        ends.add(state)
    assert len(ends) == 1
    assert ends.pop().phase is Phase.PLACE


def test_equal_tiles_are_offered_once() -> None:
    assert GAME.legal_moves(HANDS, Seat(0)) == (parse_move("choose S S"), parse_move("choose S P"))
    assert GAME.legal_moves(HANDS, Seat(1)) == (parse_move("choose H H"),)
    placing = all_choose(HANDS)
    assert len(GAME.legal_moves(placing, Seat(1))) == 2


def test_pairs_are_listed_in_the_order_of_the_tiles() -> None:
    hand = (Tile.HOUSE, Tile.SHOP_OVER_BED, Tile.SHOP, Tile.DRINK, Tile.SHOP)
    state = replace(FIRST, hands=(hand, *FIRST.hands[1:]))
    assert [GAME.format_move(move) for move in GAME.legal_moves(state, Seat(0))] == [
        "choose S S",
        "choose S D",
        "choose S H",
        "choose S S/B",
        "choose D H",
        "choose D S/B",
        "choose H S/B",
    ]


def test_one_tile_goes_left_and_one_right() -> None:
    state = all_choose(HANDS)
    state = play(state, 0, "place S left d4")
    assert {move.side for move in GAME.legal_moves(state, Seat(0)) if isinstance(move, Place)} == {Side.RIGHT}
    assert refused(state, 0, parse_move("place S left e4")) is Illegal.CITY_SERVED
    state = play(state, 0, "place S right d4")
    assert GAME.legal_moves(state, Seat(0)) == ()


def test_seats_place_in_any_order() -> None:
    state = all_choose(FIRST)
    assert GAME.to_act(state) == {0, 1, 2, 3}
    state = all_place(state)
    assert (state.phase, state.turn) == (Phase.CHOOSE, 1)


@pytest.mark.parametrize(("turn", "step"), [(1, 1), (5, -1)])
def test_hands_go_left_in_round_1_and_right_in_round_3(turn: int, step: int) -> None:
    states = random_states(GAME, 4, "passing")
    after = next(state for state in states if state.turn == turn)
    before = next(state for state in states if state.turn == turn - 1 and state.phase is Phase.PLACE)
    assert [after.hands[(seat + step) % 4] for seat in range(4)] == list(before.hands)


def test_the_last_tile_of_a_hand_is_discarded() -> None:
    states = random_states(GAME, 4, "discards")
    last = [state for state in states if state.turn == 2][-1]
    step = GAME.apply(last, min(GAME.to_act(last)), GAME.legal_moves(last, min(GAME.to_act(last)))[0])
    discards = [event for event in step.events if type(event).__name__ == "Discarded"]
    assert [event.only for event in discards] == [0, 1, 2, 3]
    assert all(len(hand) == 3 for hand in step.state.hands)
    assert all(tile.is_duplex for hand in step.state.hands for tile in hand)


def test_a_city_lies_between_its_two_owners() -> None:
    for seats in range(3, 8):
        for seat in all_seats(seats):
            neighbour = Seat((seat + 1) % seats)
            assert city_index(seat, Side.LEFT, seats) == city_index(neighbour, Side.RIGHT, seats) == seat


def test_with_three_players_the_three_cities_are_distinct() -> None:
    owned = [{city_index(Seat(seat), side, 3) for side in Side} for seat in range(3)]
    assert owned == [{0, 2}, {0, 1}, {1, 2}]


def test_unknown_seats_are_refused() -> None:
    move = GAME.legal_moves(FIRST, Seat(0))[0]
    assert refused(FIRST, 4, move) is Refused.UNKNOWN_SEAT
    assert refused(FIRST, -1, move) is Refused.UNKNOWN_SEAT
    for seat in (Seat(-1), Seat(4)):
        with pytest.raises(IllegalMove, match="There is no seat"):
            GAME.view(FIRST, seat)
        with pytest.raises(IllegalMove, match="There is no seat"):
            GAME.legal_moves(FIRST, seat)


def test_what_is_no_move_at_all_is_refused() -> None:
    nonsense = cast(Move, "dance")
    assert refused(FIRST, 0, nonsense) is Refused.NOT_A_MOVE


def test_a_seed_that_is_no_text_is_refused() -> None:
    with pytest.raises(BadSetup, match="a seed must be text"):
        GAME.setup(3, "\ud800")


def test_a_confirmed_choice_stands() -> None:
    first, second, *_ = GAME.legal_moves(FIRST, Seat(0))
    state = GAME.apply(FIRST, Seat(0), first).state
    assert refused(state, 0, second) is Refused.OUT_OF_TURN


def test_nothing_is_placed_before_the_reveal() -> None:
    assert refused(FIRST, 0, parse_move("place S left d4")) is Refused.WRONG_PHASE


def test_nothing_is_chosen_while_placing() -> None:
    assert refused(all_choose(HANDS), 0, parse_move("choose S S")) is Refused.WRONG_PHASE


def test_who_has_placed_waits() -> None:
    state = play(play(all_choose(HANDS), 0, "place S left d4"), 0, "place S right d4")
    assert refused(state, 0, parse_move("place S right e4")) is Refused.OUT_OF_TURN
    assert refused(state, 0, parse_move("choose S S")) is Refused.OUT_OF_TURN


def test_only_tiles_of_the_hand_are_chosen() -> None:
    assert refused(HANDS, 0, Choose((Tile.PARK, Tile.PARK))) is Illegal.NOT_IN_HAND
    assert refused(HANDS, 0, Choose((Tile.SHOP, Tile.HOUSE))) is Illegal.NOT_IN_HAND


def test_only_chosen_tiles_are_placed() -> None:
    assert refused(all_choose(HANDS), 0, parse_move("place P left d4")) is Illegal.NOT_CHOSEN


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("place H right e4", Illegal.FIRST_IN_THE_MIDDLE),
        ("place H left d4", Illegal.OCCUPIED),
        ("place H left f4", Illegal.NOT_ADJACENT),
    ],
)
def test_squares_that_are_not_free_or_not_beside(text: str, reason: Illegal) -> None:
    state = play(all_choose(HANDS), 2, "place O right d4")
    state = replace(state, cities=(state.cities[3], *state.cities[1:]))
    assert refused(state, 1, parse_move(text)) is reason


def test_squares_outside_every_window() -> None:
    state = all_choose(HANDS)
    city = state.cities[1]
    for square in ("d4", "e4", "f4", "g4"):
        city = city.place(Tile.SHOP, city.canvas.cell_of[square])
    state = replace(state, cities=(state.cities[0], city, *state.cities[2:]))
    assert refused(state, 1, parse_move("place H left c4")) is Illegal.OUTSIDE
    assert refused(state, 1, Place(Tile.HOUSE, Side.LEFT, "z9")) is Illegal.UNKNOWN_SQUARE


def test_nothing_is_played_after_the_end() -> None:
    last = random_states(GAME, 3, "end")[-1]
    assert GAME.to_act(last) == frozenset()
    assert refused(last, 0, parse_move("choose S S")) is Refused.GAME_OVER
