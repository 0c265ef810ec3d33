"""What the other tests of Ticket to Ride pass by: turns without a move, Views that cannot be, slips in a file."""

import json
from dataclasses import replace

import pytest

from tabletown.core.chance import Stream
from tabletown.core.event import Event
from tabletown.core.seat import Seat
from tabletown.locales import speaker
from tabletown.testing.playouts import random_states
from tabletown.ticket_to_ride_new_york import GAME
from tabletown.ticket_to_ride_new_york.cards import Card
from tabletown.ticket_to_ride_new_york.events import Passed
from tabletown.ticket_to_ride_new_york.moves import Pass
from tabletown.ticket_to_ride_new_york.score_sheet import BadCardboard, parse_cardboard
from tabletown.ticket_to_ride_new_york.text import TEXT
from tabletown.ticket_to_ride_new_york.view import View

ANN, BOB = Seat(0), Seat(1)


def late_view() -> View:
    states = random_states(GAME, 2, "corners")
    return GAME.view(states[len(states) // 2], ANN)


def test_passing_is_offered_and_told() -> None:
    assert "pass" in TEXT.offer(late_view(), [Pass()], speaker())
    (told,) = TEXT.tell(Passed(seat=ANN))
    assert speaker(you=ANN)(told) == "You can do nothing and pass."
    assert speaker(you=BOB)(told) == "Seat 1 can do nothing and passes."


def test_what_is_no_news_is_not_told() -> None:
    assert TEXT.tell(Event()) == ()


def test_everything_travels_by_its_short_name_already() -> None:
    assert TEXT.readable(late_view()) == {}


def test_cards_that_nobody_can_have_paid_are_no_world() -> None:
    view = late_view()
    bob = replace(view.players[BOB], hand_size=0, known=(), held_over=1, revealed=(Card.RED,))
    with pytest.raises(ValueError, match="no deal explains this View"):
        GAME.resample(replace(view, players=(view.players[ANN], bob), held_over=()), Stream("corners", "worlds"))


def test_tickets_that_were_shown_twice_are_no_world() -> None:
    view = late_view()
    own = next(draw for draw in view.draws if draw.seat == ANN)
    with pytest.raises(ValueError, match="no order of the tickets explains this View"):
        GAME.resample(replace(view, draws=(*view.draws, own)), Stream("corners", "worlds"))


@pytest.mark.parametrize(
    ("players", "words"),
    [
        ([{"name": 5}, {}], "Player 1: the name is not a text"),
        ([{"name": "Ann", "routes": "LC-CP", "tickets": []}, {}], "Ann: “routes” is a list of texts"),
        (
            [{"name": name, "routes": ["ES-CH"], "tickets": ["CP-MW"]} for name in ("Ann", "Bob", "Cleo")],
            "Cleo: others have claimed both halves of Empire State Building to Chelsea already",
        ),
    ],
)
def test_slips_in_a_cardboard_game_are_told(players: list[dict[str, object]], words: str) -> None:
    for player, ticket in zip(players, ("CP-MW", "LE-WS", "CH-BK"), strict=False):
        player["tickets"] = [ticket]
    with pytest.raises(BadCardboard, match=words):
        parse_cardboard(json.dumps({"players": players}))
