"""The two solo modes, held against their rules."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest
from tests.between_two_cities.automa.solo_games import FULL, SIMPLE, YOU, cities, events, states

from tabletown.between_two_cities import GAME
from tabletown.between_two_cities.automas import events as told
from tabletown.between_two_cities.automas.cards import Rule, deck
from tabletown.between_two_cities.automas.names import Automa, Mode, Town
from tabletown.between_two_cities.automas.ville import Ville
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.people.moves import Choose, Place, Side
from tabletown.between_two_cities.solo import GAME as SOLO
from tabletown.between_two_cities.solo.automas import automas_choose
from tabletown.between_two_cities.solo.rules import deal
from tabletown.between_two_cities.solo.schedule import solo_schedule
from tabletown.between_two_cities.solo.score import LEVEL_WITH_AN_AUTOMA, solo_outcome
from tabletown.between_two_cities.solo.state import Setting, SoloPhase, SoloState
from tabletown.core.errors import BadSetup, IllegalMove
from tabletown.core.seat import Seat
from tabletown.testing.conformance import check_game


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"automa": "full", "level": 0},
        {"automa": "full", "level": 9},
        {"automa": "simple"},
        {"automa": "simple", "level": 5, "double": "shops+houses"},
    ],
    ids=str,
)
def test_solo_tables_conform(options: dict[str, str | int]) -> None:
    check_game(SOLO, 1, "solo", options)


def test_alone_you_play_the_full_mode_at_its_normal_level() -> None:
    state = GAME.setup(1, "x")
    assert isinstance(state, SoloState)
    assert state.setting == FULL


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (1, {"level": -1}, "cannot be below 0"),
        (1, {"level": "hard"}, "is a number"),
        (1, {"level": True}, "is a number"),
        (1, {"level": 67}, "0 to 66"),
        (1, {"automa": "simple", "level": 49}, "0 to 48"),
        (1, {"automa": "third"}, "not possible at a table of 1"),
        (2, {"automa": "full"}, "not possible at a table of 2"),
        (3, {"automa": "third"}, "not possible at a table of 3"),
        (1, {"automa": "strong"}, "simple or full for one person"),
        (1, {"volcanoes": True}, "no option “volcanoes”"),
        (1, {"double": "shops+castles"}, "“castles” is not a category"),
        (1, {"double": "shops+shops"}, "named twice"),
        (2, {"automa": "third", "level": 2}, "the option “level” at tables of 1, not of"),
        (0, {}, "1 to 7 players"),
    ],
)
def test_what_cannot_be_is_refused_in_words(seats: int, options: dict[str, str | int], words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        GAME.setup(seats, "x", **options)


@pytest.mark.parametrize(("level", "tiles"), [(0, 0), (1, 1), (3, 3), (5, 5), (20, 20)])
def test_automaville_starts_with_as_many_singles_as_the_level_says(level: int, tiles: int) -> None:
    state = deal("x", Setting(Mode.SIMPLE, level))
    assert len(state.ville.tiles) == tiles
    assert not any(tile.is_duplex for tile in state.ville.tiles)


def test_the_normal_level_of_the_full_mode_starts_with_two_duplexes() -> None:
    first = deal("x", FULL)
    assert [tile.is_duplex for tile in first.ville.tiles[:2]] == [True, True]
    assert [tile.is_duplex for tile in deal("x", Setting(Mode.FULL, 3)).ville.tiles[:3]] == [False] * 3


def test_the_most_that_the_box_supplies_can_be_played() -> None:
    for mode, most in ((Mode.FULL, 66), (Mode.SIMPLE, 48)):
        last = states(Setting(mode, most))[-1]
        assert last.phase is SoloPhase.OVER and last.singles == ()


# The simple mode


def test_simple_hands_are_filled_up_after_two_placed_and_one_thrown_away() -> None:
    for state in states(SIMPLE):
        if state.phase is SoloPhase.CHOOSE:
            assert len(state.hand) == (3 if state.turns[state.turn].duplexes else 7)
        if state.phase is SoloPhase.DISCARD:
            assert len(state.hand) == 5
            assert len(state.cities[0]) == len(state.cities[1])


def test_simple_every_city_gets_six_singles_two_duplexes_six_singles() -> None:
    turns = [(turn.round, turn.duplexes) for turn in solo_schedule(Mode.SIMPLE)]
    assert Counter(turns) == {(1, False): 6, (2, True): 2, (3, False): 6}
    last = states(SIMPLE)[-1]
    for city in last.cities:
        assert city.is_full
        assert (city.lying | city.standing).bit_count() == 2


def test_simple_automaville_gets_eight_tiles_after_rounds_1_and_3() -> None:
    grown = [event for event in events(SIMPLE) if isinstance(event, told.VilleGrew)]
    assert [len(event.tiles) for event in grown] == [8, 8]
    sizes = {state.turns[state.turn].round: len(state.ville.tiles) for state in states(SIMPLE)[:-1]}
    assert sizes == {1: 0, 2: 8, 3: 8}
    assert len(states(SIMPLE)[-1].ville.tiles) == 16


def test_simple_nothing_is_thrown_away_by_choice_in_the_last_turn_of_a_round() -> None:
    rounds = Counter(state.turns[state.turn].round for state in states(SIMPLE)[:-1] if state.phase is SoloPhase.DISCARD)
    assert rounds == {1: 5, 3: 5}


# The full mode


def test_full_three_rows_of_seven_five_and_three() -> None:
    for state in states(FULL)[:-1]:
        turn = state.turns[state.turn]
        if state.phase is SoloPhase.CHOOSE and not turn.duplexes:
            assert len(state.hand) == turn.hand
            assert [len(row) for row in state.rows] == [turn.hand - 2] * 2


def test_full_rows_go_left_in_round_1_and_right_in_round_3_and_keep_their_order() -> None:
    found = states(FULL)
    for before, after in pairwise(found):
        if after.turn == before.turn + 1 and before.turns[before.turn].passing is not None:
            rows = {1: (2, 0, 1), 3: (1, 2, 0)}[before.turns[before.turn].round]
            passed = [(before.hand, *before.rows)[place] for place in rows]
            assert after.hand == passed[0]
            for row, whole in zip(after.rows, passed[1:], strict=True):
                rest = iter(whole)
                assert all(tile in rest for tile in row)


def test_full_autommaso_first_then_automarta_who_sees_his_tile() -> None:
    by_round: dict[int, list[list[tuple[Automa, Town]]]] = {1: [], 3: []}
    found = states(FULL)
    for state in found[:-1]:
        if state.assigned:
            by_round[state.turns[state.turn].round].append([(one.automa, one.town) for one in state.assigned])
    he, she = Automa.AUTOMMASO, Automa.AUTOMARTA
    left_first = [(he, Town.AUTOMAVILLE), (he, Town.LEFTHAVEN), (she, Town.RIGHTCASTLE), (she, Town.AUTOMAVILLE)]
    right_first = [(he, Town.LEFTHAVEN), (he, Town.AUTOMAVILLE), (she, Town.AUTOMAVILLE), (she, Town.RIGHTCASTLE)]
    assert all(order == left_first for order in by_round[1])
    assert all(order == right_first for order in by_round[3])


def test_full_automarta_values_automaville_with_the_tile_that_autommaso_has_just_taken() -> None:
    card = next(card for card in deck() if card.left is card.right is Rule.BEST)
    first = deal("x", Setting(Mode.FULL, 0))

    state = replace(
        first, ville=Ville(()), rows=((Tile.PARK, Tile.SHOP), (Tile.PARK, Tile.SHOP)), cards=(card, card), dealt=0
    )
    after, _ = automas_choose(state)
    assert after.ville.tiles[0] is Tile.SHOP
    # Of the park (2) and the shop (3 beside the first), each alone, she takes what is left of her row for Automaville.
    assert after.theirs[1] is Tile.SHOP
    assert after.ville.tiles[1] is Tile.PARK


def test_full_you_place_the_automas_tiles_in_the_shared_cities() -> None:
    state = deal("harbour-7", FULL)
    kept = SOLO.apply(state, YOU, SOLO.legal_moves(state, YOU)[0]).state
    left, right = kept.theirs
    assert left is not None and right is not None
    sides = {move.side for move in SOLO.legal_moves(kept, YOU) if isinstance(move, Place) and move.tile is left}
    assert Side.LEFT in sides
    after = SOLO.apply(kept, YOU, Place(left, Side.LEFT, "d4")).state
    assert after.theirs == (None, right)
    assert after.loose == kept.loose


def test_of_two_equal_tiles_the_automas_is_placed_first() -> None:
    state = deal("harbour-7", FULL)
    theirs = state.theirs[0]
    assert theirs is not None
    twin = replace(state, hand=(theirs, theirs, *state.hand[2:]))
    kept = SOLO.apply(twin, YOU, Choose((theirs, theirs))).state
    first = SOLO.apply(kept, YOU, Place(theirs, Side.LEFT, "d4")).state
    assert first.theirs[0] is None and first.loose == (theirs, theirs)
    second = SOLO.apply(first, YOU, Place(theirs, Side.LEFT, "d5")).state
    assert second.loose == (theirs,) and second.filled is Side.LEFT
    with pytest.raises(IllegalMove, match="has had its tile"):
        SOLO.apply(second, YOU, Place(theirs, Side.LEFT, "d6"))


def test_full_automaville_gets_no_duplexes_and_you_two_in_each_city() -> None:
    last = states(FULL)[-1]
    assert len(last.ville.tiles) == 2 + 12
    assert not any(tile.is_duplex for tile in last.ville.tiles[2:])
    for city in last.cities:
        assert city.is_full and (city.lying | city.standing).bit_count() == 2


def test_full_each_turn_each_automa_gets_a_card() -> None:
    drawn = [event for event in events(FULL) if isinstance(event, told.CardDrawn)]
    # The first two were drawn at the start.
    assert len(drawn) == 10
    assert states(FULL)[-1].dealt == 12
    assert len({event.card for event in drawn}) == 10


def test_the_same_seed_gives_the_same_game() -> None:
    assert states(FULL) == states(FULL)
    assert states(FULL)[0] != states(FULL, "other")[0]


# The end


def test_you_win_if_your_lower_city_beats_both_automas() -> None:
    won = solo_outcome(cities("SSSS", "SSSS/P..."), Ville((Tile.SHOP,)), FULL)
    assert won.winners == (YOU,)
    assert won.scores == (16, 2, 2)
    lost = solo_outcome(cities("SSS.", "SSSS"), Ville((Tile.SHOP,) * 4 + (Tile.PARK,)), FULL)
    assert YOU not in lost.winners
    assert lost.scores == (10, 10, 16)


def test_the_usual_tie_breaks_count() -> None:
    tied = solo_outcome(cities("SSS.", "SSSS"), Ville((Tile.SHOP,) * 3), FULL)
    assert tied.scores == (10, 10, 10)
    assert tied.decided_by == LEVEL_WITH_AN_AUTOMA or tied.winners == (YOU,)
    assert tied.winners == (Seat(2),)
    more = solo_outcome(cities("SSS./....", "SSSS"), Ville((Tile.PARK, Tile.PARK, Tile.PARK)), FULL)
    assert more.scores == (10, 10, 10)
    assert more.winners == (YOU,) and more.decided_by == "shops"


def test_fully_level_is_no_win() -> None:
    level = solo_outcome(cities("SSS.", "SSSS"), Ville((Tile.SHOP,) * 3), FULL)
    assert level.keys[0][:-1] == level.keys[2][:-1]
    assert YOU not in level.winners
    assert level.decided_by == LEVEL_WITH_AN_AUTOMA


def test_factories_compare_across_all_three() -> None:
    outcome = solo_outcome(cities("FF..", "F..."), Ville((Tile.FACTORY,) * 3), FULL)
    assert outcome.keys[0][:2] == (2, 6)
    assert outcome.keys[1][:2] == (6, 12)


def test_doubled_categories_count_twice_for_you_alone() -> None:
    plain = solo_outcome(cities("SSSS", "SSS./P..."), Ville((Tile.SHOP,)), FULL)
    double = solo_outcome(cities("SSSS", "SSS./P..."), Ville((Tile.SHOP,)), replace(FULL, doubled=("shops",)))
    assert plain.keys[0][:2] == (12, 16)
    assert double.keys[0][:2] == (22, 32)
    assert double.keys[1:] == plain.keys[1:]


# The View


def test_nothing_but_the_order_of_the_stacks_is_hidden() -> None:
    for state in states(FULL)[::5]:
        view = SOLO.view(state, YOU)
        assert (view.hand, view.ville, view.cities) == (state.hand, state.ville, state.cities)
        assert [row.tiles for row in view.automas] == list(state.rows)
        assert Counter(view.in_box) == Counter(state.singles)
        hidden = replace(state, singles=state.singles[::-1], duplexes=state.duplexes[::-1])
        assert SOLO.view(hidden, YOU) == view


def test_the_view_says_what_goes_where_and_why() -> None:
    state = deal("harbour-7", FULL)
    view = SOLO.view(SOLO.apply(state, YOU, SOLO.legal_moves(state, YOU)[0]).state, YOU)
    assert [place.town for place in view.to_place] == [Town.LEFTHAVEN, Town.RIGHTCASTLE]
    assert [place.theirs for place in view.to_place] == list(state.theirs)
    assert [len(row.taken) for row in view.automas] == [2, 2]
    assert sum(row.points for row in view.ville_rows) == view.points[1]
    assert sum(len(row.tiles) for row in view.ville_rows) == sum(len(tile.buildings) for tile in view.ville.tiles)
