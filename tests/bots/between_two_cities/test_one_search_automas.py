"""The one search alone with Automas, and with another person and an Automa: playouts held against the rules."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from tabletown.batch.arrays import NUMPY
from tabletown.batch.between_two_cities.convert import CityConverter
from tabletown.batch.between_two_cities.make import duo_batch, solo_batch
from tabletown.batch.chance import key_of
from tabletown.between_two_cities import GAME
from tabletown.between_two_cities.city.scoring import score_cities
from tabletown.between_two_cities.game import AnyState, AnyView
from tabletown.between_two_cities.people.state import Phase
from tabletown.between_two_cities.solo.moves import Discard
from tabletown.between_two_cities.solo.score import own_totals, score_solo
from tabletown.between_two_cities.solo.state import SoloState
from tabletown.between_two_cities.solo.view import SoloView, resample
from tabletown.between_two_cities.two_with_automa.state import DuoState
from tabletown.between_two_cities.two_with_automa.view import DuoView
from tabletown.between_two_cities.two_with_automa.worlds import resample as resample_duo
from tabletown.bots.bot import AnyBot, Budget
from tabletown.bots.nets.instead import say_once
from tabletown.bots.roster import make_bot
from tabletown.bots.search.between_two_cities import search_anywhere
from tabletown.bots.search.between_two_cities.duo import DuoLore, DuoPlayout, DuoTable
from tabletown.bots.search.between_two_cities.solo import SoloLore
from tabletown.bots.search.between_two_cities.solo_playout import SoloPlayout, SoloTables
from tabletown.core.chance import Stream
from tabletown.core.game import Option
from tabletown.core.seat import Seat

ALL: dict[str, Option] = {"landscapes": True, "civics": True, "districts": True}
SOLO: list[dict[str, Option]] = [
    {"automa": "full", "level": 4},
    {"automa": "simple", "level": 1},
    {"automa": "full", "level": 2, **ALL},
    {"automa": "simple", "growth": "even", **ALL},
    {"automa": "full", "level": 3, "civics": True},
]
DUO: list[dict[str, Option]] = [{"automa": "third"}, {"automa": "third", **ALL}]
YOU = Seat(0)
LANES = 12


@pytest.mark.parametrize("options", SOLO)
def test_solo_playouts_score_as_the_rules_say(options: dict[str, Option]) -> None:
    batch = solo_batch(NUMPY, **options)
    lanes = batch.deal(key_of(NUMPY, "ends"), LANES)
    table = SoloPlayout(SoloTables(batch.kind), lanes)
    table.play()
    ends = table.ends()
    after = table.lanes._replace(cities=table.cities.arrays())
    for lane in range(LANES):
        state = batch.to_state(after, lane)
        assert all(city.is_full for city in state.cities)
        score = score_solo(state.cities, state.ville, state.setting)
        assert score.totals() == (ends.left[lane], ends.ville[lane], ends.right[lane])
        assert own_totals(score, state.setting.doubled) == tuple(ends.own[:, lane])


@pytest.mark.parametrize("options", SOLO[:2])
def test_who_plays_alone_beats_chance(options: dict[str, Option]) -> None:
    batch = solo_batch(NUMPY, **options)
    lanes = batch.deal(key_of(NUMPY, "skill"), 64)
    table = SoloPlayout(SoloTables(batch.kind), lanes)
    table.play()
    by_chance = np.asarray(batch.standing(batch.playout(lanes, key_of(NUMPY, "any"))).scores)[:, 0].mean()
    assert table.ends().own.min(axis=0).mean() > by_chance + 10


@pytest.mark.parametrize("options", DUO)
def test_playouts_with_an_automa_score_as_the_rules_say(options: dict[str, Option]) -> None:
    batch = duo_batch(NUMPY, **options)
    view = GAME.view(GAME.setup(2, "third", **options), YOU)
    assert isinstance(view, DuoView)
    lanes = batch.lanes(view, key_of(NUMPY, "third"), LANES)
    table = DuoPlayout(DuoTable(batch.kind), lanes)
    table.play()
    totals, back = table.totals(), CityConverter(batch.kind)
    for lane in range(LANES):
        cities = back.back(table.cities.arrays(), np.asarray(lanes.mats)[:, lane].astype(np.int8), lane)
        assert all(city.is_full for city in cities)
        assert [score.total for score in score_cities(cities, view.modules.districts)] == totals[:, lane].tolist()


def last_turn(options: dict[str, Option], seats: int, deal: int) -> AnyState:
    """A game up to its last turn, in which all others have placed. Who is alone plays well, others by chance."""
    state, random, lore = GAME.setup(seats, f"last-{deal}", **options), Random(deal), SoloLore()
    while True:
        others = sorted(GAME.to_act(state) - {YOU})
        view = GAME.view(state, YOU)
        if not others and is_last(view):
            return state
        who = others[0] if others else YOU
        moves = GAME.legal_moves(state, who)
        move = lore.rate(view, moves)[0].move if isinstance(view, SoloView) else random.choice(moves)
        state = GAME.apply(state, who, move).state


def is_last(view: AnyView) -> bool:
    if isinstance(view, SoloView):
        return view.now is not None and view.now.round == 3 and view.now.is_last
    assert isinstance(view, DuoView)
    return view.turn == len(view.turns) - 1 and view.phase is Phase.PLACE


def best_share(state: AnyState) -> float:
    """By trying all that you can still do."""
    moves = GAME.legal_moves(state, YOU)
    if moves:
        return max(best_share(GAME.apply(state, YOU, move).state) for move in moves)
    outcome = GAME.outcome(state)
    assert outcome is not None
    return (YOU in outcome.winners) / len(outcome.winners)


def test_the_last_turn_alone_is_exact() -> None:
    shares = set()
    for deal in range(8):
        state = last_turn({"automa": "full", "level": 3}, 1, deal)
        view, moves = GAME.view(state, YOU), GAME.legal_moves(state, YOU)
        assert isinstance(view, SoloView)
        found = SoloLore().trials(view, "last", lambda: False).play(moves, 10).shares
        assert found[:, 0].tolist() == [best_share(GAME.apply(state, YOU, move).state) for move in moves]
        shares |= set(found[:, 0].tolist())
    assert shares == {0.0, 1.0}


def test_the_last_turn_with_an_automa_is_exact() -> None:
    looked_at = 0
    for deal in range(8):
        state = last_turn({"automa": "third"}, 2, deal)
        view = GAME.view(state, YOU)
        assert isinstance(view, DuoView)
        if view.theirs[1] is not None:
            continue
        lore, looked_at = DuoLore(), looked_at + 1
        legal = [move for move in GAME.legal_moves(state, YOU) if not isinstance(move, Discard)]
        moves = [one.move for one in lore.rate(view, legal)]
        found = lore.trials(view, "last", lambda: False).play(moves, 10).shares
        assert found[:, 0].tolist() == [best_share(GAME.apply(state, YOU, move).state) for move in moves]
    assert looked_at


def positions(options: dict[str, Option], every: int) -> list[tuple[AnyState, Seat]]:
    seats = 2 if options["automa"] == "third" else 1
    state, found, random = GAME.setup(seats, "one-search", **options), [], Random(1)
    while acting := sorted(GAME.to_act(state)):
        found.append((state, acting[0]))
        state = GAME.apply(state, acting[0], random.choice(GAME.legal_moves(state, acting[0]))).state
    return found[::every]


@pytest.mark.parametrize("options", SOLO + DUO)
def test_it_plays_the_same_again_and_sees_nothing_but_its_view(options: dict[str, Option]) -> None:
    for state, seat in positions(options, 9):
        view, moves = GAME.view(state, seat), GAME.legal_moves(state, seat)
        one = search_anywhere("again", Budget(simulations=60)).decide(view, moves)
        assert one.move in moves
        assert one.simulations <= 60
        world = another(view)
        assert GAME.view(world, seat) == view
        assert one == search_anywhere("again", Budget(simulations=60)).decide(GAME.view(world, seat), moves)


def another(view: AnyView) -> SoloState | DuoState:
    """A State that looks the same."""
    if isinstance(view, SoloView):
        return resample(view, Stream("other", "worlds"))
    assert isinstance(view, DuoView)
    return resample_duo(view, Stream("other", "worlds"))


@pytest.mark.parametrize(
    "options", [DUO[0], {"automa": "full", "double": "shops"}, {"automa": "simple", "double": "parks", **ALL}]
)
def test_people_meet_it_as_search(options: dict[str, Option]) -> None:
    """Also where no net orders its moves."""
    for state, seat in positions(options, 12):
        view, moves = GAME.view(state, seat), GAME.legal_moves(state, seat)
        one, other = (make(GAME.name, "seed") for make in (by_name, by_itself))
        assert one.decide(view, moves) == other.decide(view, moves)


def test_beside_an_automa_a_sentence_says_once_that_no_net_knows_the_table(caplog: pytest.LogCaptureFixture) -> None:
    say_once.cache_clear()
    for state, seat in positions(DUO[0], 20):
        view, moves = GAME.view(state, seat), GAME.legal_moves(state, seat)
        search_anywhere("told", Budget(simulations=20)).decide(view, moves)
    said = "No net orders moves beside an Automa: the search rates moves as balanced does"
    assert [record.getMessage() for record in caplog.records] == [said]


@pytest.mark.parametrize("options", [DUO[0], SOLO[0]])
def test_of_a_view_that_no_game_shows_a_move_is_made_all_the_same(
    options: dict[str, Option], caplog: pytest.LogCaptureFixture
) -> None:
    say_once.cache_clear()
    for state, seat in positions(options, 9):
        view, moves = GAME.view(state, seat), GAME.legal_moves(state, seat)
        assert isinstance(view, SoloView | DuoView)
        older = replace(view, held=()) if isinstance(view, DuoView) else replace(view, in_box=(), duplexes_in_box=())
        found = search_anywhere("cut", Budget(simulations=20)).decide(older, moves)
        assert found.move in moves and not found.simulations
    assert "the search plays the move that balanced rates best" in caplog.text


def by_name(game: str, seed: str) -> AnyBot:
    return make_bot(game, "search", seed, Budget(simulations=40))


def by_itself(game: str, seed: str) -> AnyBot:
    assert game == GAME.name
    return search_anywhere(seed, Budget(simulations=40))
