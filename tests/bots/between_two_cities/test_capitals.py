"""The same bots where Capitals is played: legal moves, the same again, and points of every sort in their heads."""

from collections.abc import Iterator

import pytest

from tabletown.between_two_cities.box.modules import Modules
from tabletown.between_two_cities.box.tiles import Kind, Tile
from tabletown.between_two_cities.city.notation import parse_city
from tabletown.between_two_cities.city.scoring import score_cities
from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.state import State
from tabletown.bots.between_two_cities.appraisal import best_gain, scales_for
from tabletown.bots.bot import Budget, Decision
from tabletown.bots.roster import make_bot
from tabletown.core.chance import Stream
from tabletown.core.game import Option
from tabletown.core.seat import Seat

ALL: dict[str, Option] = {"landscapes": True, "civics": True, "districts": True}


def decisions(
    names: list[str], seed: str, options: dict[str, Option]
) -> Iterator[tuple[State, Seat, Decision[object]]]:
    state = GAME.setup(len(names), seed, **options)
    bots = [make_bot(GAME.name, name, f"{seed}/{seat}", Budget(simulations=4)) for seat, name in enumerate(names)]
    while acting := GAME.to_act(state):
        for seat in sorted(acting):
            moves = GAME.legal_moves(state, seat)
            decision = bots[seat].decide(GAME.view(state, seat), moves)
            yield state, seat, decision
            state = GAME.apply(state, seat, next(move for move in moves if move == decision.move)).state


@pytest.mark.parametrize(
    ("names", "options"),
    [
        (["greedy", "balanced", "search"], ALL),
        (["balanced", "search"], {"landscapes": True}),
        (["greedy", "greedy", "balanced"], {"civics": True}),
        (["greedy", "balanced", "greedy"], {"districts": True}),
    ],
)
def test_plays_whole_games_and_says_why(names: list[str], options: dict[str, Option]) -> None:
    moves = 0
    for state, seat, decision in decisions(names, "capitals", options):
        legal = GAME.legal_moves(state, seat)
        assert decision.move in legal
        assert decision.best[0].move == decision.move
        assert all(thought.move in legal and thought.words for thought in decision.best)
        if decision.simulations:
            # What is told is the share of the win, whatever else is cared for.
            assert all(-1 < thought.value <= 1 for thought in decision.best)
        moves += 1
    assert moves == 3 * len(names) * len(state.turns)


def test_what_is_hidden_changes_nothing() -> None:
    for number, (state, seat, decision) in enumerate(decisions(["balanced"] * 3, "hidden", ALL)):
        if number % 7 == 0:
            view = GAME.view(state, seat)
            world = GAME.resample(view, Stream("hidden", f"{number}"))
            again = make_bot(GAME.name, "balanced", f"hidden/{seat}")
            assert again.decide(GAME.view(world, seat), GAME.legal_moves(world, seat)) == decision


def test_greedy_values_are_points() -> None:
    texts = ["SC#../FP.../..... b1:SF-H", "OO#../MD.../.....", "PP#../S..../....."]
    cities = [parse_city(text) for text in texts]
    districts = ((Kind.SHOP, Kind.PARK), (Kind.OFFICE, Kind.CIVIC))
    scales = scales_for(cities, Modules(True, True, districts), future=0.0)
    found = [one.value(city) for one, city in zip(scales, cities, strict=True)]
    assert found == [score.total for score in score_cities(cities, districts)]


def test_a_civic_tile_is_worth_what_it_finds_beside_it() -> None:
    city = parse_city("SF#../...../.....")
    (scales,) = scales_for([city], Modules(True, True), future=0.0)
    value = scales.value(city)
    gains = {tile: best_gain(city, tile, scales, value) for tile in (Tile("SF-H"), Tile("SO-H"), Tile("OP-S"))}
    assert gains == {"SF-H": 3.0, "SO-H": 3.0, "OP-S": 1.0}


def test_tables_of_better_bots_build_better_cities() -> None:
    """The same deals, everybody the same bot: partners share cities, so at one table they would help each other."""
    built = {name: sum(_points(name, f"deal-{number}") for number in range(2)) for name in ("random", "greedy")}
    assert built["greedy"] > 1.1 * built["random"]


def _points(name: str, seed: str) -> int:
    *_, (state, _, _) = decisions([name] * 3, seed, ALL)
    return sum(score.total for score in score_cities(state.cities, state.modules.districts))
