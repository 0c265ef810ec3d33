"""What things are worth here and now: the answers that tips at the table show, against the scorer and the offers."""

import json
from functools import partial
from random import Random
from typing import cast

import msgspec
import pytest

import tabletown
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.city.notation import duplex_cells, format_canvas, format_district, parse_canvas
from tabletown.between_two_cities.city.scoring import score_cities
from tabletown.between_two_cities.people.view import View
from tabletown.core.play import sit_down
from tabletown.server.games.between_two_cities.asked import ExamplesAsked, TownBeside, WorthAsked
from tabletown.server.games.between_two_cities.examples import examples
from tabletown.server.games.between_two_cities.people import PICTURE
from tabletown.server.games.between_two_cities.worth import worth
from tabletown.server.games.ticket_to_ride_new_york.asked import RouteAsked
from tabletown.server.games.ticket_to_ride_new_york.worth import route_worth
from tabletown.server.http.offline import answer
from tabletown.ticket_to_ride_new_york.board import Route, Stop, Ticket

EMPTY = "/".join(["......."] * 7)


def as_sent(city: City) -> str:
    """As the page puts it together from the picture: the canvas, and marks with its squares."""
    squares = city.canvas.squares
    joins = [f"+{squares[first]}{squares[second]}" for first, second in duplex_cells(city)]
    return " ".join([format_canvas(city), *joins, *(f"{squares[cell]}:{tile}" for cell, tile in city.civics)])


@pytest.mark.parametrize(
    ("seed", "options"),
    [("plain", {}), ("all", {"landscapes": True, "civics": True, "districts": True}), ("some", {"districts": True})],
)
def test_worth_is_what_the_scorer_and_the_offers_say(seed: str, options: dict[str, bool]) -> None:
    random = Random(seed)
    sitting = sit_down(tabletown.load("between-two-cities"), 3, seed, **options)
    game = sitting.game
    compared = 0
    while to_act := game.to_act(sitting.state):
        seat = random.choice(sorted(to_act))
        legal = game.legal_moves(sitting.state, seat)
        view = cast(View, game.view(sitting.state, None))
        cities, districts = view.cities, view.modules.districts
        texts = tuple(map(as_sent, cities))
        assert tuple(map(parse_canvas, texts)) == cities
        offers = msgspec.json.decode(PICTURE.offers(view, seat, partial(tuple, legal)))
        if offers and "adds" in offers[0]["parts"]:
            part = random.choice(offers)["parts"]
            told = worth(WorthAsked(texts, part["city"], tuple(map(format_district, districts)), part["tile"]))
            score = score_cities(cities, districts)[part["city"]]
            assert (told.total, sum(told.scores.values())) == (score.total, score.total)
            assert sum(group.points for group in told.groups) == score.total
            [following] = [one for one in told.next if one.tile == part["tile"]]
            adds = {
                one["parts"]["square"]: one["parts"]["adds"]
                for one in offers
                if one["parts"]["tile"] == part["tile"] and one["parts"]["city"] == part["city"]
            }
            assert set(following.squares) <= set(adds)
            if not districts:
                assert (following.least, following.most) == (min(adds.values()), max(adds.values()))
                assert all(adds[square] == following.most for square in following.squares)
            compared += 1
        sitting.submit(seat, random.choice(legal))
    assert compared > 30


def test_automaville_is_compared_with_like_a_city() -> None:
    """Alone, the town without squares counts where factories and districts are compared."""
    rows = EMPTY.split("/")
    rows[3] = "..FFS.."
    canvas = "/".join(rows)
    asked = WorthAsked((canvas, EMPTY), 0, ("FS",), beside=TownBeside(3, (5,)))
    alone = worth(msgspec.structs.replace(asked, beside=None))
    told = worth(asked)
    assert (alone.scores["factories"], alone.scores["districts"]) == (8, 6)
    assert (told.scores["factories"], told.scores["districts"]) == (6, 3)
    # The third factory draws level with Automaville: all three are worth four, and each shop brings the district on.
    assert next(one.most for one in told.next if one.tile == "F") == 12 - 6


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        ({"cities": [EMPTY], "number": 1}, "city-no-number"),
        ({"cities": ["SS/SS"], "number": 0}, "city-no-canvas"),
        ({"cities": [EMPTY.replace(".", "S", 9)], "number": 0}, "city-no-canvas"),
        ({"cities": [EMPTY.replace(".", "x", 1)], "number": 0}, "city-no-canvas"),
        ({"cities": [EMPTY.replace(".", "#", 1)], "number": 0}, "city-no-canvas"),
        ({"cities": [EMPTY], "number": 0, "tile": "??"}, "unreadable-tile"),
        ({"cities": [EMPTY], "number": 0, "districts": ["SS"]}, "city-one-card-twice"),
    ],
)
def test_what_is_no_city_at_a_table_is_refused_in_words(wish: dict[str, object], message: str) -> None:
    assert json.loads(answer("/api/worth", json.dumps(wish)))["refused"]["message"] == message


def test_a_route_brings_its_points_its_attractions_and_the_tickets_that_it_completes() -> None:
    told = route_worth(RouteAsked(Route.CT_LE, (Route.CT_WS_P,), (Ticket.LE_WS, Ticket.CH_BK)))
    assert told.tickets == (Ticket.LE_WS,)
    # Done, the ticket no longer costs its points either.
    assert told.total == told.points + len(told.attractions) + 2 * Ticket.LE_WS.points
    assert route_worth(RouteAsked(Route.CT_LE, (Route.CT_LE,))).total == 0
    assert Stop.CHINATOWN not in route_worth(RouteAsked(Route.CT_LE, (Route.CT_WS_P,))).attractions


def test_the_examples_of_the_rules_score_what_the_rule_book_says() -> None:
    told = {one.about: [city.points for city in one.cities] for one in examples(ExamplesAsked()).examples}
    assert told == {
        "shops": [2, 5, 10, 16, 7],
        "factories": [12, 6, 2],
        "taverns": [1, 4, 9, 17, 10],
        "offices": [1, 3, 6, 10, 15, 21, 2],
        "parks": [2, 8, 12, 13, 14],
        "houses": [1, 2, 3, 4, 1],
        "landscapes": [22],
        "civics": [1, 3, 6, 1],
        "districts": [6, 3, 0],
    }
