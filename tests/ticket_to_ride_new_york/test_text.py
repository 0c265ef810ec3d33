"""The terminal's text: drawn, offered, told and closed at every State of real games, in every language."""

import pytest

from tabletown.core.seat import Seat, all_seats
from tabletown.core.text import load_text
from tabletown.locales import languages, speaker
from tabletown.testing.playouts import random_states
from tabletown.ticket_to_ride_new_york import GAME
from tabletown.ticket_to_ride_new_york.board import ATTRACTIONS, Route, Stop
from tabletown.ticket_to_ride_new_york.cards import Card
from tabletown.ticket_to_ride_new_york.drawing import draw_map
from tabletown.ticket_to_ride_new_york.events import RouteClaimed
from tabletown.ticket_to_ride_new_york.explain import explain_ticket
from tabletown.ticket_to_ride_new_york.moves import Claim, DrawTickets, KeepTickets
from tabletown.ticket_to_ride_new_york.text import TEXT, NewYorkText


def fits(text: str) -> bool:
    return bool(text) and all(len(line) <= 100 for line in text.splitlines())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_everything_fits_and_every_move_is_offered(seats: int, language: str) -> None:
    for state in random_states(GAME, seats, "drawn")[::20]:
        for viewer in (None, *all_seats(seats)):
            view, say = GAME.view(state, viewer), speaker(language, you=viewer)
            assert fits(TEXT.draw(view, say))
            moves = GAME.legal_moves(state, viewer) if viewer is not None else ()
            offer = TEXT.offer(view, moves, say)
            numbers = [int(word) for word in offer.split() if word.isdigit()]
            assert numbers == list(range(1, len(moves) + 1)) and (fits(offer) or not moves)


def test_every_event_has_its_sentence() -> None:
    told: set[str] = set()
    state = GAME.setup(4, "told")
    while acting := GAME.to_act(state):
        seat = min(acting)
        moves = GAME.legal_moves(state, seat)
        step = GAME.apply(state, seat, moves[len(told) * 7 % len(moves)])
        for event in step.events:
            sentences = TEXT.tell(event)
            assert sentences
            for language in languages():
                said = [speaker(language, you=event.only)(sentence) for sentence in sentences]
                assert all(one.endswith(".") and "{" not in one and "$" not in one for one in said)
            told.add(type(event).__name__)
        state = step.state
    assert {"GameBegan", "FaceUpTaken", "BlindDrawn", "RouteClaimed", "LastLapBegan", "GameEnded"} <= told


@pytest.mark.parametrize(
    ("route", "words"),
    [
        (Route.LC_TS_B, "Seat 2 claims Lincoln Center to Times Square (blue) with 2 green: 2 points."),
        (Route.LC_CP, "Seat 2 claims Lincoln Center to Central Park with 2 green: 2 points."),
        (next(route for route in Route if route.is_grey and route.twin), "(half 1) with 2 green"),
    ],
)
def test_of_a_double_route_the_half_is_told(route: Route, words: str) -> None:
    (told,) = TEXT.tell(RouteClaimed(Seat(1), route, (Card.GREEN, Card.GREEN)))
    assert words in speaker()(told)


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_the_end_is_explained_with_the_scores(seats: int) -> None:
    last = random_states(GAME, seats, "closed")[-1]
    outcome = GAME.outcome(last)
    text = TEXT.close(GAME.view(last, Seat(0)), speaker(you=0))
    assert outcome is not None and fits(text)
    for number, points in enumerate(outcome.scores, 1):
        who = "You" if number == 1 else f"Seat {number}"
        assert f"{who}: {points} point".replace("-", "\N{MINUS SIGN}") in text


def test_the_map_shows_places_spaces_owners_and_closed_halves() -> None:
    drawn = draw_map([(Route.CH_SO, Route.LC_TS_B), (Route.TS_UN,)])
    assert all((f"({place})" if place in ATTRACTIONS else f"[{place}]") in drawn for place in Stop)
    assert "1111" in drawn and "11/xx" in drawn and "22" in drawn and "RRR/GGG" in drawn and "**/**" in drawn
    assert "11/GG" in draw_map([(Route.LC_TS_B,), (), ()])


def test_of_many_tickets_five_are_seen_at_once_and_the_others_counted() -> None:
    """Both draw tickets whenever they may, and keep all they can."""
    state, most = GAME.setup(2, "drawn"), 0
    while acting := GAME.to_act(state):
        seat = min(acting)
        view, moves = GAME.view(state, seat), GAME.legal_moves(state, seat)
        lines = TEXT.at_once(view, moves, speaker(you=seat)).splitlines()
        held = [*view.shown, *view.tickets]
        shown = [line for line in lines if any(line.startswith(f"{ticket}  ") for ticket in held)]
        assert len(shown) == min(len(held), 5)
        assert (f"… and {len(held) - 5} more: type “look”." in lines) == (len(held) > 5)
        most = max(most, len(held))
        tickets = [move for move in moves if isinstance(move, DrawTickets | KeepTickets)]
        state = GAME.apply(state, seat, tickets[0] if tickets else moves[-1]).state
    assert most > 6


def test_it_is_found_by_name() -> None:
    assert isinstance(load_text("ticket-to-ride-new-york"), NewYorkText)


@pytest.mark.parametrize("language", languages())
def test_a_plus_marks_one_shortest_way_of_each_ticket_and_the_help_says_so(language: str) -> None:
    """Others can be as short: help that spoke of every shortest way said too much."""
    say = speaker(language)
    promise = {"en": "one shortest way", "de": "einem kürzesten Weg", "hu": "egy legrövidebb", "ru": "один кратчайший"}
    assert promise[language] in TEXT.help(say)
    marked = 0
    for state in random_states(GAME, 3, "plus"):
        for seat in GAME.to_act(state):
            view, moves = GAME.view(state, seat), GAME.legal_moves(state, seat)
            own = sum(route.bit for route in view.players[seat].routes)
            claimed = sum(route.bit for player in view.players for route in player.routes)
            ways = [explain_ticket(ticket, own, claimed, 3).way for ticket in view.tickets]
            wanted = {route for way in ways if way is not None for route in way.missing}
            offered = TEXT.offer(view, moves, say)
            claims = [move for move in moves if isinstance(move, Claim)]
            assert offered.count("+") == sum(move.route in wanted for move in claims)
            marked += offered.count("+")
    assert marked
