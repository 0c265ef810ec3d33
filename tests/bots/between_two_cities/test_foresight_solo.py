"""`balanced` alone with Automas and Capitals: the lanes it plays in are held against the rules; and search there."""

from collections.abc import Sequence
from functools import partial
from random import Random

import numpy as np
import pytest

from tabletown.batch.between_two_cities.automas.choosing import RULES
from tabletown.between_two_cities import GAME
from tabletown.between_two_cities.automas.cards import Rule
from tabletown.between_two_cities.automas.choice import choose
from tabletown.between_two_cities.automas.names import Automa
from tabletown.between_two_cities.automas.ville import Ville
from tabletown.between_two_cities.automas.worth import ville_types, weigh_ville
from tabletown.between_two_cities.box.tiles import TYPES, Tile
from tabletown.between_two_cities.game import AnyState
from tabletown.between_two_cities.people.moves import Choose
from tabletown.between_two_cities.solo import GAME as SOLO
from tabletown.between_two_cities.solo.growth import grow
from tabletown.between_two_cities.solo.score import score_solo
from tabletown.between_two_cities.solo.state import YOU, SoloPhase, SoloState
from tabletown.between_two_cities.solo.view import SoloView
from tabletown.bots.between_two_cities.arrays import Index
from tabletown.bots.between_two_cities.automas.solo import BALANCED, city_judge
from tabletown.bots.between_two_cities.foresight.gains import pinned
from tabletown.bots.between_two_cities.foresight.solo import (
    LaneVille,
    SoloAhead,
    SoloStacks,
    SoloTries,
    box_kind,
    taken_for_city,
)
from tabletown.bots.bot import Budget
from tabletown.bots.roster import make_bot
from tabletown.core.chance import Stream
from tabletown.core.game import Option

ALL: dict[str, Option] = {"landscapes": True, "civics": True, "districts": True}
SORTS: list[dict[str, Option]] = [
    {"automa": "full", **ALL},
    {"automa": "full", "civics": True},
    {"automa": "full", "landscapes": True, "level": 2},
    {"automa": "full", "civics": True, "districts": True, "hard": True},
    {"automa": "simple", **ALL},
    {"automa": "simple", "landscapes": True},
    {"automa": "simple", "growth": "even", **ALL},
    {"automa": "simple", "growth": "even", "landscapes": True},
]


@pytest.mark.parametrize("seed", range(40))
def test_automaville_grows_and_scores_as_the_rules_say(seed: int) -> None:
    random, singles = Random(seed), [tile for tile in box_kind().tiles.tiles if not tile.is_duplex]
    ville = Ville(()).grown(random.choice(singles) for _ in range(random.randrange(20)))
    factories = [random.randrange(5), random.randrange(5)]
    lane, rivals = LaneVille(ville, 2), np.array([[count] * 2 for count in factories], np.intp)
    row = random.sample(singles, 6)
    for rule in Rule:
        place = lane.taken(np.array([RULES.index(rule)] * 2), np.array([[tile.rank] * 2 for tile in row]), rivals)
        expected = choose(rule, row, weigh_ville(ville, factories), ville_types(ville)).place
        assert place.tolist() == [expected] * 2
    more = random.choices(singles, k=6)
    thrown = seed % 4
    lane.grow(np.array([[tile.rank] * 2 for tile in more], np.intp), thrown, rivals)
    grown = LaneVille(grow(ville, more, thrown, factories)[0], 2)
    assert lane.counts.tolist() == grown.counts.tolist()
    assert lane.alone().tolist() == grown.alone().tolist()


@pytest.mark.parametrize("options", SORTS, ids=str)
def test_lanes_go_where_the_rules_go(options: dict[str, Option], monkeypatch: pytest.MonkeyPatch) -> None:
    """Hands, Automaville and totals stay the same, turn by turn, when both get the same tiles and the same cities."""
    random = Random("lanes")
    state = _solo(GAME.setup(1, "lanes", **options))
    lanes = _lanes(state, _true_stacks(state))
    agreed = differed = 0
    while state.phase is not SoloPhase.OVER:
        assert [hand[:, 0].tolist() for hand in (lanes.hands[0], *lanes.rows)] == [
            _ranks(hand) for hand in (state.hand, *state.rows)
        ]
        assert _counts(lanes.ville) == _counts(LaneVille(state.ville, 1))
        number, thrown = state.turn, None
        while state.turn == number and SOLO.to_act(state):
            move = random.choice(SOLO.legal_moves(state, YOU))
            if isinstance(move, Choose):
                for tile in move.tiles:
                    lanes.hands = _less(lanes.hands[0], tile)[None]
            elif state.phase is SoloPhase.DISCARD:
                thrown = move.tile
            state = SOLO.apply(state, YOU, move).state
        if thrown is not None:
            monkeypatch.setattr(lanes, "throw_away", partial(_throw, lanes, thrown))
        lanes.end_turn()
        lanes.cities.masks = _columns(state).astype(np.int32)
        if state.phase is not SoloPhase.OVER and state.rows:
            theirs = lanes.automas_choose()[:, 0].tolist()
            if theirs == _ranks([tile for tile in state.theirs if tile is not None]):
                agreed += 1
            else:
                # Places of shops and civic wishes are only near to the rules; all else must have decided alike.
                assert Rule.BEST in [one.choice.decided for one in state.assigned]
                differed += 1
                lanes.rows = [np.array(_ranks(row), np.intp)[:, None] for row in state.rows]
                lanes.ville = LaneVille(state.ville, 1)
    left, ville, right = lanes.totals()
    assert (left[0], ville[0], right[0]) == score_solo(state.cities, state.ville, state.setting).totals()
    assert agreed >= 3 * differed


@pytest.mark.parametrize("rule", [Rule.BEST, Rule.MISSING, Rule.FIRST])
def test_automas_choose_by_points_then_by_type_then_from_the_left(rule: Rule) -> None:
    row = np.array([[Tile.PARK.rank], [Tile.HOUSE.rank], [Tile.OFFICE.rank], [Tile.OFFICE.rank]], np.intp)
    gains = np.zeros((len(Tile), 1), np.int16)
    gains[Tile.HOUSE.rank] = gains[Tile.OFFICE.rank] = 4
    types = np.array([[kind.value == "office"] for kind in TYPES])
    place = taken_for_city(np.array([RULES.index(rule)]), row, gains, types)
    assert place.tolist() == [{Rule.BEST: 2, Rule.MISSING: 0, Rule.FIRST: 0}[rule]]
    everything = np.ones_like(types)
    assert taken_for_city(np.array([RULES.index(Rule.MISSING)]), row, gains, everything).tolist() == [2]


@pytest.mark.parametrize("options", SORTS, ids=str)
def test_search_plays_whole_games(options: dict[str, Option]) -> None:
    state = GAME.setup(1, "whole", **options)
    bot = make_bot(GAME.name, "search", "seed", Budget(simulations=24))
    searched = 0
    while GAME.to_act(state):
        moves = GAME.legal_moves(state, YOU)
        decision = bot.decide(GAME.view(state, YOU), moves)
        assert decision.move in moves
        searched += decision.simulations
        state = GAME.apply(state, YOU, moves[moves.index(decision.move)]).state
    assert GAME.outcome(state) is not None
    assert searched > 24 * 10


def test_the_same_seed_and_simulations_give_the_same_move_whatever_is_hidden() -> None:
    state = GAME.setup(1, "same", automa="full", **ALL)
    view = GAME.view(state, YOU)
    world = GAME.resample(view, Stream("hidden", "other"))
    moves = GAME.legal_moves(state, YOU)
    real, other = (
        make_bot(GAME.name, "search", "seed", Budget(simulations=60)).decide(GAME.view(one, YOU), moves)
        for one in (state, world)
    )
    assert world != state
    assert real == other
    assert real.simulations > 30


def test_all_moves_meet_the_same_worlds() -> None:
    state = GAME.setup(1, "worlds", automa="full", **ALL)
    moves = GAME.legal_moves(state, YOU)[:3]
    ahead = SoloTries(_solo_view(state), city_judge(BALANCED), "seed").ahead(moves, 5)
    for stack in (ahead.stacks.singles, ahead.stacks.lines.reshape(-1, 15)):
        assert stack[:, :5].tolist() == stack[:, 5:10].tolist() == stack[:, 10:].tolist()
        assert len({tuple(column) for column in stack[:, :5].T.tolist()}) > 1


def test_with_capitals_balanced_tries_its_moves_in_a_few_games() -> None:
    state = GAME.setup(1, "foresight", automa="full", **ALL)
    view, moves = GAME.view(state, YOU), GAME.legal_moves(state, YOU)
    balanced, greedy = (make_bot(GAME.name, name, "seed").decide(view, moves) for name in ("balanced", "greedy"))
    assert 50 < balanced.simulations <= 100
    assert greedy.simulations == 0


@pytest.mark.parametrize("options", [{"automa": "full"}, {"automa": "full", **ALL}], ids=str)
def test_balanced_cannot_see_what_is_hidden(options: dict[str, Option]) -> None:
    state = GAME.setup(1, "balanced", **options)
    view = GAME.view(state, YOU)
    world = GAME.resample(view, Stream("hidden", "other"))
    moves = GAME.legal_moves(state, YOU)
    real, other = (make_bot(GAME.name, "balanced", "seed").decide(GAME.view(one, YOU), moves) for one in (state, world))
    assert world != state
    assert real == other


def _solo(state: AnyState) -> SoloState:
    assert isinstance(state, SoloState)
    return state


def _solo_view(state: AnyState) -> SoloView:
    view = GAME.view(state, YOU)
    assert isinstance(view, SoloView)
    return view


def _true_stacks(state: SoloState) -> SoloStacks:
    cards = state.cards[state.dealt :]
    said = [[card.solo_line(automa) for automa in Automa] for card in cards]
    lines = [[RULES.index(rule) for line in both for rule in (line.ville, line.shared)] for both in said]
    return SoloStacks(_lane(state.singles), _lane(state.duplexes), np.array(lines, np.intp).reshape(-1, 4, 1))


def _lanes(state: SoloState, stacks: SoloStacks) -> SoloAhead:
    hands = [_lane(hand) for hand in (state.hand, *state.rows)]
    nothing = np.zeros(len(state.cities), np.intp)
    return SoloAhead(state.setting, state.turn, _columns(state), nothing, hands, LaneVille(state.ville, 1), stacks)


def _columns(state: SoloState) -> Index:
    return np.array([pinned(city) for city in state.cities], np.intp).T


def _lane(tiles: Sequence[Tile]) -> Index:
    return np.array([tile.rank for tile in tiles], np.intp).reshape(-1, 1)


def _ranks(tiles: Sequence[Tile]) -> list[int]:
    return [tile.rank for tile in tiles]


def _throw(lanes: SoloAhead, tile: Tile) -> None:
    lanes.hands = _less(lanes.hands[0], tile)[None]


def _less(hand: Index, tile: Tile) -> Index:
    ranks = hand[:, 0].tolist()
    ranks.remove(tile.rank)
    return np.array(ranks, np.intp).reshape(-1, 1)


def _counts(ville: LaneVille) -> tuple[list[int], int]:
    return ville.counts[:, 0].tolist(), int(ville.values[0])
