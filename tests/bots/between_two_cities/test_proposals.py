"""Partners talk: wishes point at real placements, answers weigh them, and nothing on the table changes."""

from dataclasses import replace

import pytest

from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.notation import parse_city
from tabletown.between_two_cities.city.scoring import score_cities
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.moves import Place, Side
from tabletown.between_two_cities.people.state import Phase, State, city_index
from tabletown.between_two_cities.people.view import View
from tabletown.bots.between_two_cities.expected_points import Looker, fitted_points
from tabletown.bots.between_two_cities.net import net_for
from tabletown.bots.between_two_cities.proposals import (
    LEAST_CHANCE,
    BadProposal,
    BaseGains,
    PlacementWish,
    WishAnswer,
    _placed,
    answer,
    clear_wishes,
)
from tabletown.core.codec import encode
from tabletown.core.seat import Seat, all_seats
from tabletown.testing.playouts import random_states

LOOKER = Looker(fitted_points())


def gains(view: View) -> BaseGains:
    return BaseGains(view, LOOKER)


def _propose(view: View) -> PlacementWish | None:
    """Of all that is wished of partners, what would help most."""
    wishes = clear_wishes(view, gains(view), frozenset(all_seats(view.seats)))
    return max(wishes, key=lambda wish: wish.possible, default=None)


def _answer(view: View, wish: PlacementWish) -> WishAnswer:
    return answer(view, wish, gains(view))


@pytest.mark.parametrize("seats", [3, 4, 7])
def test_a_wish_is_a_legal_placement_of_the_partner(seats: int) -> None:
    wishes = 0
    for state in random_states(GAME, seats, f"wishes-{seats}"):
        image = encode(state)
        for seat in all_seats(seats):
            wish = _propose(GAME.view(state, seat))
            if wish is None:
                continue
            wishes += 1
            side = next(side for side in Side if city_index(wish.partner, side, seats) == wish.city)
            assert Place(wish.tile, side, wish.square) in GAME.legal_moves(state, wish.partner)
            assert wish.city in {city_index(seat, own, seats) for own in Side}
            # What it brings at once is what the table will be told, factories as they compare then.
            then = GAME.apply(state, wish.partner, Place(wish.tile, side, wish.square)).state
            before, after = (score_cities(one.cities)[wish.city].total for one in (state, then))
            assert wish.now == after - before
            reply = _answer(GAME.view(state, wish.partner), wish)
            assert reply.agreed == (reply.counter is None)
            if reply.counter is not None:
                assert Place(reply.counter.tile, side, reply.counter.square) in GAME.legal_moves(state, wish.partner)
        assert encode(state) == image
    assert wishes > 10


@pytest.mark.parametrize("seats", [3, 7])
def test_a_net_decides_among_the_best_squares_and_says_what_they_are_worth(seats: int) -> None:
    others = several = 0
    for number, state in enumerate(random_states(GAME, seats, f"by chances {seats}")):
        if state.phase is not Phase.PLACE or number % 2:
            continue
        view = GAME.view(state, Seat(number % seats))
        net, partners = net_for(view), frozenset(all_seats(seats))
        assert net is not None
        by_points = {(wish.partner, wish.city): wish for wish in clear_wishes(view, gains(view), partners)}
        for wish in clear_wishes(view, gains(view), partners, net):
            before = by_points[wish.partner, wish.city]
            assert wish.possible <= before.possible
            best, first = (net.outlook(_placed(view, one, one.square)) for one in (wish, before))
            assert best.value >= first.value and LEAST_CHANCE <= wish.chance <= best.chance
            others += wish.square != before.square
            several += 1
    assert others and several > 4


def test_a_net_sees_the_same_before_and_after_the_last_placement() -> None:
    """What is hoped for with a tile on its best square is what is hoped for when it lies there, but for one number of
    the table: how often such a building was placed."""
    compared = 0
    for state in random_states(GAME, 4, "outlook"):
        seat = next((seat for seat in all_seats(4) if len(state.loose[seat]) == 1), None)
        if state.phase is Phase.PLACE and seat is not None and sum(map(len, state.loose)) > 1:
            view = GAME.view(state, seat)
            net = net_for(view)
            assert net is not None
            move = net.decide(view, GAME.legal_moves(state, seat)).move
            after = GAME.view(GAME.apply(state, seat, move).state, seat)
            assert net.outlook(after).chance == pytest.approx(net.outlook(view).chance, abs=0.02)
            compared += 1
    assert compared > 3


def test_nothing_to_talk_about_while_choosing_or_alone() -> None:
    state = GAME.setup(4, "quiet")
    assert _propose(GAME.view(state, Seat(0))) is None
    for two in random_states(GAME, 2, "alone"):
        assert _propose(GAME.view(two, Seat(0))) is None


def park_to_place() -> State:
    """Seat 2 has a park left for the city it shares with seat 1, where two parks wait for a third."""
    state = next(s for s in random_states(GAME, 3, "park") if s.phase is Phase.PLACE and s.turn == 4)
    city = parse_city("PP./OOS/HHO")
    return replace(
        state,
        cities=(city, *state.cities[1:]),
        loose=((), (Tile.PARK,), ()),
        filled=(Side.LEFT, Side.LEFT, Side.LEFT),
    )


def test_a_wish_says_what_it_brings() -> None:
    wish = _propose(GAME.view(park_to_place(), Seat(0)))
    assert wish is not None
    assert (wish.partner, wish.city, wish.tile) == (Seat(1), 0, Tile.PARK)
    assert wish.now == 4


def test_a_bad_wish_is_countered_and_a_good_one_granted() -> None:
    state = park_to_place()
    wish = _propose(GAME.view(state, Seat(0)))
    assert wish is not None
    owner = GAME.view(state, Seat(1))
    assert _answer(owner, wish).agreed
    reply = _answer(owner, replace(wish, square="d3"))
    assert not reply.agreed
    assert reply.counter is not None
    assert reply.counter.square == wish.square
    assert reply.more > 0


def test_a_wish_for_something_else_is_refused_in_words() -> None:
    state = park_to_place()
    wish = _propose(GAME.view(state, Seat(0)))
    assert wish is not None
    owner = GAME.view(state, Seat(1))
    with pytest.raises(BadProposal, match="not for seat 2"):
        _answer(owner, replace(wish, partner=Seat(2)))
    with pytest.raises(BadProposal, match="cannot go into city 1"):
        _answer(owner, replace(wish, tile=Tile.SHOP))
    with pytest.raises(BadProposal, match="cannot be placed on a1"):
        _answer(owner, replace(wish, square="a1"))
