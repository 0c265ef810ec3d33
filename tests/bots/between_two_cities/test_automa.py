"""Bots at tables with Automas: how they look ahead is held against the rules, and they play whole games."""

import re
from random import Random
from typing import cast

import pytest

from tabletown.between_two_cities import GAME
from tabletown.between_two_cities.automas.cards import Rule
from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.automas.worth import city_factories, weigh_ville
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.people.moves import Choose, Place
from tabletown.between_two_cities.people.state import without
from tabletown.between_two_cities.solo import GAME as SOLO
from tabletown.between_two_cities.solo.moves import SoloMove
from tabletown.between_two_cities.solo.options import parse_setting
from tabletown.between_two_cities.solo.rules import deal
from tabletown.between_two_cities.solo.score import score_solo
from tabletown.between_two_cities.solo.state import YOU, Setting, SoloPhase, side_number
from tabletown.bots.between_two_cities.automas.solo import BALANCED, RoundAhead, city_judge
from tabletown.bots.between_two_cities.pinned_city import likely_city
from tabletown.bots.bot import Budget
from tabletown.bots.roster import make_bot
from tabletown.core.game import Option
from tabletown.core.sentence import Sentence
from tabletown.locales import say_sentence


@pytest.mark.parametrize("level", [4, 2])
@pytest.mark.parametrize("seed", ["twin", "twins"])
def test_a_round_ahead_goes_where_the_rules_go(seed: str, level: int) -> None:
    """Rows and Automaville stay the same, turn by turn in a round, when both get the same choices."""
    random = Random(seed)
    state = deal(seed, Setting(Mode.FULL, level))
    agreed = differed = 0
    while state.phase is not SoloPhase.OVER:
        if state.turns[state.turn].draws:
            ahead = RoundAhead(state, [likely_city(city) for city in state.cities])
        assert [tuple(hand) for hand in ahead.hands] == [state.hand, *state.rows]
        assert ahead.ville == list(state.ville.count().values())[:9]
        number = state.turn
        while state.turn == number and SOLO.to_act(state):
            move = random.choice(SOLO.legal_moves(state, YOU))
            if isinstance(move, Choose):
                for tile in move.tiles:
                    ahead.hands[0].remove(tile)
            state = SOLO.apply(state, YOU, move).state
        if state.turns[number].passing is None:
            continue
        ahead.end_turn()
        ahead.cities = [likely_city(city) for city in state.cities]
        if ahead.automas_choose() == [tile for tile in state.theirs if tile is not None]:
            agreed += 1
            continue
        # While a square floats, it is pinned here, and may see fewer places than the Automas do.
        assert any(city.windows.bit_count() > 1 for city in state.cities)
        assert any(one.choice.decided is Rule.BEST for one in state.assigned)
        ahead = RoundAhead(state, ahead.cities)
        differed += 1
    assert agreed >= 3 and agreed > differed


@pytest.mark.parametrize("name", ["random", "greedy", "net", "balanced", "search"])
@pytest.mark.parametrize(
    ("seats", "options"), [(1, {"automa": "simple"}), (1, {"automa": "full"}), (2, {"automa": "third"})], ids=str
)
def test_bots_play_whole_games(name: str, seats: int, options: dict[str, str]) -> None:
    state = GAME.setup(seats, "bots", **options)
    bots = [make_bot(GAME.name, name, f"{seat}", Budget(simulations=20)) for seat in range(seats)]
    while acting := GAME.to_act(state):
        seat = min(acting)
        moves = GAME.legal_moves(state, seat)
        decision = bots[seat].decide(GAME.view(state, seat), moves)
        assert decision.move in moves
        state = GAME.apply(state, seat, moves[moves.index(decision.move)]).state
    assert GAME.outcome(state) is not None


def test_better_bots_score_more() -> None:
    means = []
    for name in ("random", "greedy", "balanced"):
        total = 0
        for number in range(6):
            state = GAME.setup(1, f"ladder-{number}", automa="full")
            bot = make_bot(GAME.name, name, "x")
            while GAME.to_act(state):
                moves = GAME.legal_moves(state, YOU)
                move = moves[moves.index(bot.decide(GAME.view(state, YOU), moves).move)]
                state = GAME.apply(state, YOU, move).state
            outcome = GAME.outcome(state)
            assert outcome is not None
            total += outcome.scores[0]
        means.append(total / 6)
    assert means[0] + 5 < means[1] < means[2] + 2


def told(words: str | Sentence) -> str:
    assert isinstance(words, Sentence), "every reader is told in her own language"
    return say_sentence(words)


@pytest.mark.parametrize("options", [{"level": 2}, {"level": 2, "landscapes": True, "civics": True, "districts": True}])
def test_reasons_are_true(options: dict[str, Option]) -> None:
    """What a tile adds for a bot that sees only today is what the score sheet says; what is kept would have helped."""
    greedy, careful = make_bot("between-two-cities", "greedy", "x"), city_judge(BALANCED)
    state = deal("reasons", parse_setting(Mode.FULL, options, "reasons"))
    kept = 0
    while SOLO.to_act(state):
        view, moves = SOLO.view(state, YOU), SOLO.legal_moves(state, YOU)
        decision = greedy.decide(view, moves)
        move = decision.best[0].move
        if isinstance(move, Choose):
            weigh = weigh_ville(state.ville, [city_factories(city) for city in state.cities])
            for thought in careful.rate(view, moves):
                assert isinstance(thought.move, Choose)
                left = without(state.hand, thought.move.tiles)
                if found := re.search(r"keeps (\S+) \(\+(\d+)\) from Automaville", told(thought.words)):
                    kept += 1
                    assert Tile(found[1]) in thought.move.tiles
                    assert int(found[2]) == weigh(Tile(found[1])) > max(map(weigh, left))
        after = SOLO.apply(state, YOU, cast("SoloMove", move)).state
        if isinstance(move, Place):
            number = side_number(move.side)
            now, then = (
                score_solo(one.cities, state.ville, state.setting).totals()[2 * number] for one in (state, after)
            )
            found = re.match(rf"{move.tile} {move.side} ([+-]\d+\.\d)", told(decision.best[0].words))
            assert found is not None, told(decision.best[0].words)
            # Without Capitals a faint hope and the race of factories are in it too.
            assert abs(float(found[1]) - (then - now)) <= (0.05 if len(options) > 1 else 2.5)
        state = after
    assert kept
