"""What the other tests of the Automas pass by: States and files that cannot be, and moves of other tables."""

from dataclasses import replace
from random import Random

import pytest

from tabletown.between_two_cities import GAME
from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.automas.ville import Ville
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.cardboard.campaign import (
    BadCampaign,
    Length,
    check_campaign,
    finish,
    new_campaign,
    pick,
)
from tabletown.between_two_cities.cardboard.companion import enter_city, new_companion
from tabletown.between_two_cities.cardboard.entries import BadEntry
from tabletown.between_two_cities.cardboard.solo_end import BadVille, parse_ville
from tabletown.between_two_cities.people.moves import Place
from tabletown.between_two_cities.solo import GAME as SOLO
from tabletown.between_two_cities.solo.moves import Discard
from tabletown.between_two_cities.solo.state import YOU, Setting, SoloPhase, SoloState
from tabletown.between_two_cities.text import TEXT
from tabletown.between_two_cities.two_with_automa import GAME as DUO
from tabletown.between_two_cities.two_with_automa.state import DuoState
from tabletown.core.errors import IllegalMove, UnreadableMove
from tabletown.core.game import Option
from tabletown.core.seat import Seat
from tabletown.locales import speaker
from tabletown.testing.playouts import random_moves

ANN = Seat(0)


def states(seats: int, **options: Option) -> list[object]:
    first = GAME.setup(seats, "corners", **options)
    return [state for state, _, _ in random_moves(GAME, first, Random("corners"))]


SOLOS = [state for state in states(1) if isinstance(state, SoloState)]
DUOS = [state for state in states(2, automa="third") if isinstance(state, DuoState)]


def test_a_solo_table_that_cannot_be_is_told() -> None:
    state = SOLOS[-1]
    assert SOLO.faults(state) == ()
    stuck = (replace(state.cities[0], windows=0), state.cities[1])
    assert SOLO.faults(replace(state, cities=stuck)) == ("city 1 cannot become a square",)
    cards = replace(state, cards=state.cards[1:])
    assert SOLO.faults(cards) == ("the cards are not those of the deck",)
    [tiles] = SOLO.faults(replace(state, singles=(*state.singles, Tile.SHOP)))
    assert tiles == "the tiles on the table and in the stacks are not those of the box"


def test_a_table_of_two_and_an_automa_that_cannot_be_is_told() -> None:
    state = next(state for state in DUOS if any(state.hands) and state.turn > 2)
    assert DUO.faults(state) == ()
    assert "exactly the tiles of the box" in DUO.faults(replace(state, singles=state.singles[1:]))[0]
    assert "cards are not those" in DUO.faults(replace(state, cards=state.cards[1:]))[0]
    assert "hands are not what was drawn" in DUO.faults(replace(state, hands=((), (), ())))[0]
    stuck = tuple(replace(city, windows=0) for city in state.cities)
    assert "city 1 cannot become a square" in DUO.faults(replace(state, cities=stuck))
    assert "tiles that were taken and placed" in DUO.faults(replace(state, cities=DUOS[0].cities))[0]


@pytest.mark.parametrize("state", [GAME.setup(3, "corners"), DUOS[0]], ids=["people", "duo"])
def test_moves_of_other_tables_are_refused(state: DuoState) -> None:
    with pytest.raises(IllegalMove, match="is not a move of this game"):
        GAME.apply(state, ANN, Discard(Tile.SHOP))


def test_moves_of_every_table_read_back() -> None:
    for text in ("choose S F", "place S left d4"):
        assert SOLO.format_move(SOLO.parse_move(text)) == text
        assert DUO.format_move(DUO.parse_move(text)) == text
    assert SOLO.format_move(SOLO.parse_move("discard S")) == "discard S"
    with pytest.raises(UnreadableMove, match="a move starts with choose or place"):
        DUO.parse_move("discard S")


def test_tiles_to_throw_away_are_offered() -> None:
    simple = [state for state in states(1, automa="simple") if isinstance(state, SoloState)]
    state = next(state for state in simple if state.phase is SoloPhase.DISCARD)
    moves = SOLO.legal_moves(state, YOU)
    assert f"discard {state.hand[0]}" in TEXT.offer(SOLO.view(state, YOU), moves, speaker(you=YOU))


def test_two_and_an_automa_see_their_choice_and_onlookers_are_offered_nothing() -> None:
    chosen = DUO.apply(DUOS[0], ANN, DUO.legal_moves(DUOS[0], ANN)[0]).state
    assert "You chose: " in TEXT.draw(DUO.view(chosen, ANN), speaker(you=ANN))
    state = next(state for state in DUOS if any(state.loose))
    moves = DUO.legal_moves(state, min(DUO.to_act(state)))
    assert isinstance(moves[0], Place)
    assert TEXT.offer(DUO.view(state, None), moves, speaker()) == ""


def test_a_campaign_that_contradicts_itself_is_refused() -> None:
    series = finish(pick(new_campaign(Length.SHORT, "full", 4, ()), ("shops", "parks"), "a"), (1, 2), (3, 4))
    turned = tuple(replace(game, doubled=game.doubled[::-1]) for game in series.games)
    with pytest.raises(BadCampaign, match="contradicts itself"):
        check_campaign(replace(series, games=turned))


def test_a_duplex_of_automaville_is_two_tiles_and_only_civic_tiles_have_a_value() -> None:
    assert parse_ville("EF").tiles == (Tile.FOOD, Tile.FACTORY)
    with pytest.raises(BadVille, match="“/” is no tile"):
        parse_ville("F/E")
    with pytest.raises(ValueError, match="S is no civic tile"):
        Ville(()).civic_value(Tile.SHOP)


def test_a_city_that_was_not_asked_for_is_refused() -> None:
    with pytest.raises(BadEntry, match="No city is asked for now"):
        enter_city(new_companion("x", Setting(Mode.FULL, 4)), "SSSS/HHOM/OPOO/OPHP")
