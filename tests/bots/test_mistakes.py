"""Levels make mistakes that are bounded, and the same ones whenever they are asked the same."""

import json
from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import cast

import pytest

from tabletown.between_two_cities.people.moves import Move
from tabletown.between_two_cities.people.view import View
from tabletown.bots.between_two_cities.balanced import BalancedBot
from tabletown.bots.between_two_cities.fallible import FallibleAmongPeople
from tabletown.bots.between_two_cities.net import kind_of, net_called, weights_for
from tabletown.bots.bot import AnyBot, Budget, Thought, ThoughtUnit
from tabletown.bots.levels import Level, make_player
from tabletown.bots.mistakes import (
    MOST_HARM,
    OTHER_TABLES,
    Priced,
    allowance_of,
    allowances_at,
    by_values,
    choose_within,
)
from tabletown.bots.nets.instead import net_at_every_table
from tabletown.bots.roster import make_bot
from tabletown.bots.ticket_to_ride_new_york import net as ride_net
from tabletown.bots.ticket_to_ride_new_york.planner import PlannerBot
from tabletown.core.chance import Stream
from tabletown.core.game import AnyGame, Option
from tabletown.core.registry import load
from tabletown.core.seat import Seat
from tabletown.ticket_to_ride_new_york.moves import Move as RideMove
from tabletown.ticket_to_ride_new_york.view import View as RideView

CITIES, RIDES = GAMES = ("between-two-cities", "ticket-to-ride-new-york")
FALLIBLE = (Level.EASY, Level.MEDIUM, Level.HARD)
KNOWN = {"base-4": {"easy": 0.3}, "base": {"easy": 0.2}, "other": {"easy": 0.1}}


def priced(*losses: float, harm: float = 0.0) -> list[Priced[str]]:
    return [Priced(Thought(f"move {number}", 0.0), loss, harm) for number, loss in enumerate(losses)]


def test_a_mistake_costs_at_most_what_is_drawn() -> None:
    found = [choose_within(priced(0, 0.05, 0.09, 0.11), 0.1, Stream("draw", str(number))) for number in range(400)]
    counts = [sum(one.loss == loss for one in found) for loss in (0, 0.05, 0.09, 0.11)]
    assert counts[3] == 0
    # Half of the draws do not reach the second; those that do are spent, and a tenth reaches the third.
    assert counts[0] > counts[1] > counts[2] > 0
    assert 170 < counts[0] < 230 and 25 < counts[2] < 60


def test_moves_that_cost_alike_are_drawn_among() -> None:
    found = {choose_within(priced(0, 0.05, 0.05), 0.1, Stream("alike", str(n))).thought.move for n in range(60)}
    assert found == {"move 0", "move 1", "move 2"}


def test_partners_are_spared_whatever_the_level() -> None:
    harmful = [*priced(0), *priced(0.01, harm=MOST_HARM + 0.1)]
    assert {choose_within(harmful, 1.0, Stream("harm", str(number))).loss for number in range(50)} == {0}
    assert choose_within(harmful[1:], 0.001, Stream("harm", "")) == harmful[1], "there is always a move"


def test_thoughts_are_priced_against_the_best() -> None:
    thoughts = [Thought("best", 7.0), Thought("next", 5.0)]
    assert [one.loss for one in by_values(thoughts, 0.03)] == pytest.approx([0.0, 0.06])


def test_allowances_go_by_table_then_by_sort_then_for_all() -> None:
    level = Budget(level="easy")
    assert [allowance_of(level, KNOWN, kind) for kind in ("base-4", "base-3", "rides-2")] == [0.3, 0.2, 0.1]
    assert allowance_of(Budget(mistakes=0.07), KNOWN, "base-4") == 0.07
    assert allowance_of(Budget(seconds=1.0), KNOWN, "base-4") == 0.0


def test_whoever_plays_instead_of_a_net_has_allowances_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of a table were found for its net: `planner` would give away nearly all of a game with them."""
    view, moves = next(positions(load(RIDES), 2, 1))
    asked: list[str] = []

    def allowance(kind: str) -> float:
        asked.append(kind)
        return 0.1

    players = [net_at_every_table(ride_net.kind_of, ride_net.net_called, PlannerBot) for _ in range(2)]
    units = []
    for nets, folder in zip(players, (ride_net.WEIGHTS, ride_net.WEIGHTS / "nowhere"), strict=True):
        monkeypatch.setattr(ride_net, "WEIGHTS", folder)
        rider = ride_net.FallibleRider(nets, ride_net.kind_of, allowance, "instead")
        decision = rider.decide(cast(RideView, view), cast(Sequence[RideMove], moves))
        units.append(decision.unit)
    assert asked == ["rides-2", OTHER_TABLES]
    assert units == [ThoughtUnit.LIKINGS, ThoughtUnit.POINTS]


@pytest.mark.parametrize("game", GAMES)
def test_each_level_may_give_away_less_than_the_one_below(game: str) -> None:
    package = f"tabletown.bots.{game.replace('-', '_')}"
    known = json.loads(files(package).joinpath("levels.json").read_text(encoding="utf-8"))
    for kind in known:
        easy, medium, hard = (allowances_at(known, kind)[level] for level in FALLIBLE)
        assert 1 >= easy > medium > hard >= 0, kind


def positions(game: AnyGame, seats: int, every: int, **options: Option) -> Iterator[tuple[object, tuple[object, ...]]]:
    """Of a game that easy bots play: Views and moves."""
    state, number = game.setup(seats, "mistakes", **options), 0
    bots = [make_player(game.name, Level.EASY, f"easy {seat}") for seat in range(seats)]
    while acting := game.to_act(state):
        seat = min(acting)
        view, moves = game.view(state, seat), tuple(game.legal_moves(state, seat))
        if number % every == 0 and len(moves) > 1:
            yield view, moves
        state, number = game.apply(state, seat, bots[seat].decide(view, moves).move).state, number + 1


TABLES: list[tuple[str, int, dict[str, Option]]] = [
    (CITIES, 4, {}),
    (CITIES, 3, {"landscapes": True, "civics": True, "districts": True}),
    (CITIES, 2, {"automa": "third"}),
    (CITIES, 1, {"automa": "full"}),
    (CITIES, 1, {"automa": "simple", "civics": True}),
    (RIDES, 3, {}),
]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_levels_play_every_kind_of_table_and_alike_when_asked_again(
    name: str, seats: int, options: dict[str, Option]
) -> None:
    def bots(seed: str) -> list[AnyBot]:
        return [make_bot(name, "net", seed, Budget(mistakes=0.03)) for _ in range(2)]

    one, again = bots("one")
    other, _ = bots("other")
    differ = 0
    for view, moves in positions(load(name), seats, 5, **options):
        decision = one.decide(view, moves)
        assert decision.move in moves and decision == again.decide(view, moves)
        best = decision.best[0]
        # What it would advise is the best all the same.
        assert best.value == max(thought.value for thought in decision.best)
        differ += other.decide(view, moves).move != decision.move
    assert differ, "mistakes are drawn by the seed"


@pytest.mark.parametrize("options", [{}, {"civics": True}])
def test_an_easy_bot_is_a_sensible_partner(options: dict[str, Option]) -> None:
    table = FallibleAmongPeople(
        net_at_every_table(weights_for, net_called, BalancedBot), kind_of, lambda _: 0.25, "partner"
    )
    bot = make_bot(CITIES, "net", "partner", Budget(mistakes=0.25))
    mistakes = 0
    for view, moves in positions(load(CITIES), 4, 4, **options):
        weighed = table.weigh(cast(View, view), cast(Sequence[Move], moves))
        price = {cast(object, one.thought.move): one for one in weighed}[bot.decide(view, moves).move]
        assert price.loss <= 0.25 and price.harm <= MOST_HARM
        mistakes += price.loss > 0
    assert mistakes > 3


def test_without_mistakes_a_level_plays_its_best() -> None:
    for view, moves in positions(load(CITIES), 4, 9):
        plain, faultless = (make_bot(CITIES, "net", "", budget) for budget in (Budget(), Budget(mistakes=0)))
        assert plain.decide(view, moves) == faultless.decide(view, moves)


def test_seats_of_one_level_do_not_err_together() -> None:
    game = load(CITIES)
    state = game.setup(4, "together")
    view, moves = game.view(state, Seat(0)), game.legal_moves(state, Seat(0))
    found = {make_bot(CITIES, "net", f"{seat}", Budget(mistakes=0.3)).decide(view, moves).move for seat in range(9)}
    assert len(found) > 1
