"""Partners talk: wishes point at real placements, answers weigh them, and nothing on the table changes."""

from dataclasses import replace
from statistics import fmean

import pytest

from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.notation import parse_city
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.moves import Place, Side
from tabletown.between_two_cities.people.state import Phase, State, city_index
from tabletown.between_two_cities.people.view import View
from tabletown.bots.between_two_cities.expected_points import Looker, fitted_points
from tabletown.bots.between_two_cities.net import net_for
from tabletown.bots.between_two_cities.proposals import (
    CLEAR,
    LEAST_CHANCE,
    MARGIN,
    BadProposal,
    BaseGains,
    PlacementWish,
    _granted,
    answer,
    clear_wishes,
    gains_for,
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
    return max(wishes, key=lambda wish: wish.points, default=None)


def _answer(view: View, wish: PlacementWish) -> PlacementWish | None:
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
            by_square = gains(GAME.view(state, seat)).in_the_end(wish.city, wish.tile)
            others = [gain for square, gain in by_square.items() if square != wish.square]
            assert wish.points == pytest.approx(by_square[wish.square] - fmean(others)) and wish.points >= CLEAR
            counter = _answer(GAME.view(state, wish.partner), wish)
            if counter is not None:
                assert Place(counter.tile, side, counter.square) in GAME.legal_moves(state, wish.partner)
                assert counter.points > 0
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
            best, first = (net.outlook(_granted(view, one)) for one in (wish, before))
            assert best.value >= first.value and LEAST_CHANCE <= wish.chance <= best.chance
            others += wish.square != before.square
            several += 1
    assert others and several > 4


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {}),
        (7, {}),
        (3, {"landscapes": True, "civics": True, "districts": True}),
        (4, {"civics": True, "districts": True}),
    ],
)
def test_a_wish_says_what_the_net_says_of_the_tables_that_the_rules_make(seats: int, options: dict[str, bool]) -> None:
    compared = 0
    for state in random_states(GAME, seats, f"granted {seats}", options):
        if state.phase is not Phase.PLACE or sum(map(len, state.loose)) != 2 * seats:
            continue
        for seat in all_seats(seats):
            view = GAME.view(state, seat)
            net = net_for(view)
            assert net is not None
            for wish in clear_wishes(view, gains_for(view), frozenset(all_seats(seats)), net):
                move, scores = wish.move(seats), dict[str, float]()
                for other in GAME.legal_moves(state, wish.partner):
                    if isinstance(other, Place) and (other.tile, other.side) == (move.tile, move.side):
                        after = GAME.view(GAME.apply(state, wish.partner, other).state, seat)
                        assert after == _granted(view, replace(wish, square=other.square))
                        scores[other.square] = net.city_scores(after)[wish.city]
                here = scores.pop(wish.square)
                assert wish.points == pytest.approx(here - fmean(scores.values()))
                compared += 1
    assert compared > 3


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
    assert wish.square == "c1"
    assert wish.points == pytest.approx(1.76)


def test_a_bad_wish_is_countered_and_a_good_one_granted() -> None:
    state = park_to_place()
    wish = _propose(GAME.view(state, Seat(0)))
    assert wish is not None
    owner = GAME.view(state, Seat(1))
    assert _answer(owner, wish) is None
    counter = _answer(owner, replace(wish, square="d3"))
    assert counter is not None
    assert counter.square == wish.square
    assert counter.points > 0 and counter.chance > MARGIN


@pytest.mark.parametrize("seats", [3, 4])
def test_a_net_grants_what_it_would_do_itself_and_says_what_something_else_costs(seats: int) -> None:
    declined = 0
    for state in random_states(GAME, seats, f"answers {seats}"):
        if state.phase is not Phase.PLACE:
            continue
        for seat in GAME.to_act(state):
            view = GAME.view(state, seat)
            net = net_for(view)
            assert net is not None
            places = net.placements(view)
            assert set(places) == set(GAME.legal_moves(state, seat))
            for place, offered in [*places.items()][:: max(1, len(places) // 4)]:
                wish = PlacementWish(seat, city_index(seat, place.side, seats), place.tile, place.square)
                counter = answer(view, wish, gains(view), net)
                best = max((one for one in places if one.side is place.side), key=lambda one: places[one].value)
                assert (counter is None) == (places[best].value - offered.value <= MARGIN)
                if counter is not None:
                    assert counter.move(seats) == best
                    assert counter.points == places[best].score - offered.score
                    assert counter.chance == max(0, places[best].chance - offered.chance)
                    declined += 1
    assert declined > 20


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
