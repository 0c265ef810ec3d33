"""The picture of Ticket to Ride: New York: true to the View, complete for a page, and silent about secrets."""

from collections.abc import Iterator
from functools import partial

import msgspec
import pytest

from tabletown import load
from tabletown.core.chance import Stream
from tabletown.core.seat import Seat, all_seats
from tabletown.server.games.ticket_to_ride_new_york.parts import (
    BoardPicture,
    ClaimedPicture,
    EndPicture,
    HandPicture,
    TicketsPicture,
)
from tabletown.server.games.ticket_to_ride_new_york.picture import PICTURE
from tabletown.server.live.plain_picture import picture_of
from tabletown.ticket_to_ride_new_york import GAME
from tabletown.ticket_to_ride_new_york.board import ROUTES, Route, Stop
from tabletown.ticket_to_ride_new_york.network import connects, open_routes
from tabletown.ticket_to_ride_new_york.state import Phase, State

SEATS = (2, 3, 4)


def test_the_server_finds_the_picture() -> None:
    assert picture_of(load(GAME.name)) is PICTURE


def test_the_board_is_all_there() -> None:
    view = GAME.view(GAME.setup(2, "board"), None)
    board = msgspec.json.decode(PICTURE.public(view)["board"], type=BoardPicture)
    assert [place.name for place in board.places] == [place.full_name for place in Stop]
    assert sum(place.attraction for place in board.places) == 9
    assert [(route.code, route.length) for route in board.routes] == [(route.value, route.length) for route in ROUTES]
    by_code = {route.code: route for route in board.routes}
    assert all(route.twin is None or by_code[route.twin].twin == route.code for route in board.routes)


@pytest.mark.parametrize("seats", SEATS)
def test_owners_and_closed_routes_are_those_of_the_rules(seats: int) -> None:
    for state in _game(seats, "claims"):
        claimed = msgspec.json.decode(PICTURE.public(GAME.view(state, None))["claimed"], type=ClaimedPicture)
        owned = {route: seat for seat, player in enumerate(state.players) for route in _routes(player.routes)}
        assert claimed.owners == owned
        nobody = 0
        for player in state.players:
            nobody |= open_routes(player.routes, state.claimed, seats)
        if seats == 2:
            assert {*claimed.closed} == {route for route in ROUTES if not (nobody | state.claimed) & route.bit}
        else:
            assert claimed.closed == ()


@pytest.mark.parametrize("seats", SEATS)
def test_tickets_show_what_is_missing(seats: int) -> None:
    for state in _game(seats, "tickets"):
        for seat in all_seats(seats):
            own = PICTURE.own(GAME.view(state, seat))
            tickets = msgspec.json.decode(own["tickets"], type=TicketsPicture)
            routes = state.players[seat].routes
            assert len(tickets.kept) == state.players[seat].tickets.bit_count()
            for ticket in tickets.kept:
                missing = sum(route.bit for route in ticket.missing)
                assert ticket.done == (ticket.open and not ticket.missing)
                assert not missing & state.claimed
                assert ticket.spaces == sum(route.length for route in ticket.missing)
                if ticket.open:
                    assert connects(routes | missing, ticket.code)


def test_an_onlooker_sees_no_card_and_no_ticket() -> None:
    for state in _game(3, "onlooker"):
        own = PICTURE.own(GAME.view(state, None))
        assert msgspec.json.decode(own["hand"], type=HandPicture).cards == ()
        assert msgspec.json.decode(own["tickets"], type=TicketsPicture) == TicketsPicture((), (), ())
        assert ("end" in PICTURE.public(GAME.view(state, None))) == (state.phase is Phase.OVER)


@pytest.mark.parametrize("seats", SEATS)
def test_offers_are_the_legal_moves(seats: int) -> None:
    for state in _game(seats, "offers"):
        for seat in GAME.to_act(state):
            moves = GAME.legal_moves(state, seat)
            offers = msgspec.json.decode(PICTURE.offers(GAME.view(state, None), seat, partial(tuple, moves)))
            assert [GAME.parse_move(offer["move"]) for offer in offers] == [*moves]
            parts = [msgspec.json.decode(PICTURE.parts(GAME.view(state, None), move, seat)) for move in moves]
            assert [offer["parts"] for offer in offers] == parts


@pytest.mark.parametrize("seats", SEATS)
def test_who_is_not_concerned_sees_no_change(seats: int) -> None:
    """Else a page would show something old."""
    before: dict[Seat, object] = {}
    state = GAME.setup(seats, "concerned")
    stream = Stream("concerned", "moves")
    while GAME.outcome(state) is None:
        seat = min(GAME.to_act(state))
        before = {each: _all_of(state, each) for each in all_seats(seats)}
        step = GAME.apply(state, seat, stream.choice(GAME.legal_moves(state, seat)))
        state = step.state
        concerned = PICTURE.concerned(step.events, seats, {})
        for each in all_seats(seats):
            assert each in concerned.own & concerned.moves or _all_of(state, each) == before[each]


@pytest.mark.parametrize("seats", SEATS)
def test_the_end_adds_up(seats: int) -> None:
    *_, last = _game(seats, "end")
    end = msgspec.json.decode(PICTURE.public(GAME.view(last, None))["end"], type=EndPicture)
    assert end.outcome == GAME.outcome(last)
    for player, total in zip(end.players, end.outcome.scores, strict=True):
        tickets = sum(ticket.points if ticket.done else -ticket.points for ticket in player.tickets)
        assert player.ticket_points == tickets
        assert player.route_points + tickets + len(player.attractions) == player.total == total


def _game(seats: int, seed: str) -> Iterator[State]:
    """Every State of a random game that claims whenever it can, so that it ends soon."""
    state = GAME.setup(seats, seed)
    stream = Stream(seed, "moves")
    yield state
    while GAME.outcome(state) is None:
        seat = min(GAME.to_act(state))
        moves = GAME.legal_moves(state, seat)
        claims = [move for move in moves if GAME.format_move(move).startswith("claim")]
        state = GAME.apply(state, seat, stream.choice(claims or moves)).state
        yield state


def _all_of(state: State, seat: Seat) -> object:
    view = GAME.view(state, seat)
    moves = GAME.legal_moves(state, seat) if seat in GAME.to_act(state) else ()
    return PICTURE.own(view), PICTURE.offers(view, seat, lambda: moves)


def _routes(mask: int) -> list[Route]:
    return [route for route in ROUTES if mask & route.bit]
