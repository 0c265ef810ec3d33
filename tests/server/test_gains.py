"""The quick figures of offers against the scorer itself, over whole random games."""

from functools import partial
from random import Random

import msgspec
import pytest

from tabletown.between_two_cities import GAME
from tabletown.between_two_cities.box.tiles import Building, Tile
from tabletown.between_two_cities.city.scoring import score_city
from tabletown.between_two_cities.people.rules import BetweenTwoCities
from tabletown.core.play import sit_down
from tabletown.core.seat import Seat
from tabletown.server.games.between_two_cities.gains import gains
from tabletown.server.games.between_two_cities.people import PICTURE
from tabletown.server.games.between_two_cities.picture import PICTURE as TABLE


@pytest.mark.parametrize("seed", range(6))
def test_gains_are_differences_of_scores(seed: int) -> None:
    random = Random(seed)
    sitting = sit_down(BetweenTwoCities(), 3, str(seed))
    while to_act := sitting.game.to_act(sitting.state):
        seat = random.choice(sorted(to_act))
        sitting.submit(seat, random.choice(sitting.game.legal_moves(sitting.state, seat)))
        city = random.choice(sitting.state.cities)
        for tile in Tile:
            before = after = random.choice([2, 3, 4])
            if Building.FACTORY in tile.buildings:
                after = random.choice([2, 3, 4])
            now = score_city(city, before).total
            room = city.cells_for(tile)
            expected = [
                (cell, score_city(city.place(tile, cell), after).total - now)
                for cell in range(city.canvas.plane)
                if room >> cell & 1
            ]
            assert gains(city, tile, before, after) == expected, (tile, city)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_offers_are_the_legal_moves(seats: int) -> None:
    random = Random(seats)
    sitting = sit_down(BetweenTwoCities(), seats, "offers")
    game = sitting.game
    while to_act := game.to_act(sitting.state):
        for seat in to_act:
            legal = game.legal_moves(sitting.state, seat)
            offers = PICTURE.offers(game.view(sitting.state, None), seat, partial(tuple, legal))
            moves = [offer["move"] for offer in msgspec.json.decode(offers)]
            assert moves == [game.format_move(move) for move in legal]
        seat = random.choice(sorted(to_act))
        sitting.submit(seat, random.choice(game.legal_moves(sitting.state, seat)))


CAPITALS = {"landscapes": True, "civics": True, "districts": True}
DISTRICTS_TOO = [
    (3, CAPITALS),
    (2, {"districts": True}),
    (1, {"automa": "full", **CAPITALS}),
    (2, {"automa": "third", **CAPITALS}),
]


@pytest.mark.parametrize(("seats", "options"), DISTRICTS_TOO)
def test_what_a_square_promises_is_what_the_city_gets(seats: int, options: dict[str, bool | str]) -> None:
    """Districts among it; and whoever is not told anew of her squares has nothing new to be told."""
    random = Random(seats)
    sitting = sit_down(GAME, seats, "districts", **options)
    game, promises = sitting.game, 0

    def offered() -> dict[Seat, bytes]:
        view = game.view(sitting.state, None)
        legal = {seat: game.legal_moves(sitting.state, seat) for seat in game.to_act(sitting.state)}
        return {seat: TABLE.offers(view, seat, partial(tuple, moves)) for seat, moves in legal.items()}

    def totals() -> dict[str, int]:
        sections = TABLE.public(game.view(sitting.state, None))
        return {name: msgspec.json.decode(city)["total"] for name, city in sections.items() if name.startswith("city/")}

    before = offered()
    while before:
        seat = random.choice(sorted(before))
        offer = random.choice(msgspec.json.decode(before[seat]))
        then = totals()
        events = sitting.submit(seat, game.parse_move(offer["move"])).events
        # With the last tile of a turn more happens: Automaville gets tiles, too.
        if offer["parts"]["kind"] == "place" and len(events) == 1:
            name = f"city/{offer['parts']['city']}"
            assert totals()[name] - then[name] == offer["parts"]["adds"]
            promises += 1
        after = offered()
        concerned = TABLE.concerned(events, seats, options).moves
        assert all(one in concerned or after.get(one) == moves for one, moves in before.items())
        before = after
    assert promises > 15
