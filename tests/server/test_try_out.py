"""A private try-out: the same squares and points as at the table, and nothing of it stays."""

from random import Random

import pytest
from msgspec import json

from tabletown.between_two_cities import GAME
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.city.notation import BadCity, duplex_cells, format_canvas, format_district
from tabletown.between_two_cities.people.moves import Place
from tabletown.between_two_cities.people.ranking import cities_of
from tabletown.between_two_cities.people.state import Phase, State, city_index
from tabletown.core.seat import Seat
from tabletown.server.games.between_two_cities.asked_try import TriedTile, TryAsked
from tabletown.server.games.between_two_cities.people import PICTURE
from tabletown.server.games.between_two_cities.try_out import try_out


@pytest.mark.parametrize("options", [{}, {"landscapes": True, "civics": True, "districts": True}])
def test_what_is_lit_and_added_is_what_the_table_would_say(options: dict[str, bool]) -> None:
    random, seen = Random(7), 0
    state = GAME.setup(4, "try", **options)
    while to_act := sorted(GAME.to_act(state)):
        seat = random.choice(to_act)
        moves = GAME.legal_moves(state, seat)
        assert isinstance(state, State)
        if state.phase is Phase.PLACE and random.random() < 0.3:
            check(state, seat)
            seen += 1
        state = GAME.apply(state, seat, random.choice(moves)).state
    assert seen > 5


def written(city: City) -> str:
    """As the page puts it together from the picture."""
    squares = city.canvas.squares
    joins = [f"+{squares[first]}{squares[second]}" for first, second in duplex_cells(city)]
    return " ".join([format_canvas(city), *joins, *(f"{squares[cell]}:{tile}" for cell, tile in city.civics)])


def check(state: State, seat: Seat) -> None:
    view = GAME.view(state, None)
    offers = json.decode(PICTURE.offers(view, seat, lambda: GAME.legal_moves(state, seat)))
    texts = tuple(map(written, state.cities))
    districts = tuple(map(format_district, state.modules.districts))
    wish = TryAsked(texts, tuple(cities_of(seat, 4)), districts=districts)
    for tile in {offer["parts"]["tile"] for offer in offers}:
        told = try_out(TryAsked(wish.cities, wish.own, (), tile, districts))
        lit = {(one.city, one.square): one.adds for one in told.squares}
        for offer in (one["parts"] for one in offers if one["parts"]["tile"] == tile):
            assert lit[offer["city"], offer["square"]] == offer["adds"]
    # Laid on the copy it is what the table shows after the move.
    move = next(move for move in GAME.legal_moves(state, seat) if isinstance(move, Place))
    number = city_index(seat, move.side, 4)
    after = GAME.apply(state, seat, move).state
    laid = try_out(TryAsked(texts, (number,), (TriedTile(number, move.tile, move.square),), None, districts))
    shown = json.decode(PICTURE.public(GAME.view(after, None))[f"city/{number}"])
    assert json.decode(json.encode(laid.cities[0])) == shown


def test_what_cannot_lie_there_is_refused() -> None:
    state = GAME.setup(3, "try")
    assert isinstance(state, State)
    texts = tuple(map(written, state.cities))
    for square in ("a1", "z9"):
        with pytest.raises(BadCity, match=square):
            try_out(TryAsked(texts, (0,), (TriedTile(0, "S", square),)))
    with pytest.raises(BadCity):
        try_out(TryAsked(texts, (5,)))
