"""Solo tables with Capitals as they are learnt: rows of arrays and of Views, deals, how Automaville grows, and a run of
seconds at all sorts of them."""

from collections import Counter
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest
from bench.level_tables import SETS
from tests.training.conftest import quickly_compiled
from tests.training.solo_positions import SoloKnown, TurnKnown, compare, played, same_decisions, small_net, state_of

from tabletown.batch.arrays import NUMPY, compiled, jax_arrays
from tabletown.batch.between_two_cities.automas.ville import count_buildings
from tabletown.batch.between_two_cities.solo.standing import solo_standing
from tabletown.batch.between_two_cities.solo.turns import begin_turn
from tabletown.batch.chance import key_of
from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.box.capitals import capitals
from tabletown.between_two_cities.box.tiles import DUPLEXES, SINGLES, Kind
from tabletown.between_two_cities.solo import GAME, turns as by_rules
from tabletown.between_two_cities.solo.score import score_solo, solo_outcome
from tabletown.between_two_cities.solo.start import check_level, normal_level
from tabletown.between_two_cities.solo.state import YOU
from tabletown.between_two_cities.solo.view import view_of
from tabletown.bots.between_two_cities import solo_net
from tabletown.bots.between_two_cities.automas.solo import balanced_solo
from tabletown.bots.between_two_cities.net import WEIGHTS
from tabletown.bots.between_two_cities.solo_net import SoloNetBot, solo_net_called, solo_weights
from tabletown.bots.nets.between_two_cities.capitals_rows import CITY_ROW, KINDS
from tabletown.bots.nets.between_two_cities.forward import SOLO_CAPITALS_KIND
from tabletown.bots.nets.between_two_cities.solo_choosing import SoloPosition
from tabletown.bots.nets.between_two_cities.solo_rows import SOLO_CAPITALS_FORM
from tabletown.bots.nets.between_two_cities.with_numpy import NumpyNet
from tabletown.bots.nets.files import read
from tabletown.bots.nets.instead import net_at_every_table
from tabletown.core.errors import BadSetup
from tabletown.core.game import Option, agreed
from tabletown.training.between_two_cities.solo import CapitalsSoloLearnable, alone
from tabletown.training.between_two_cities.solo_rows import SoloAgreed
from tabletown.training.between_two_cities.solo_sorts import SoloSort
from tabletown.training.curve import ALONE, SCORED
from tabletown.training.export import export, net_of
from tabletown.training.run import Run, start
from tabletown.training.store import RunPlan, save

xp = NUMPY
SORTS = [("full", True), ("full", False), ("simple", True), ("simple", False)]
OPTIONS = "automa=any,landscapes=any,civics,districts"
PLAN = RunPlan(
    game=GAME.name,
    seats=1,
    size="tiny",
    seed="short",
    games=32,
    parts=4,
    rounds=6,
    rate=5e-3,
    times=4,
    alone=1.0,
    options=OPTIONS,
)


def of_sort(mode: str, landscapes: bool) -> tuple[CapitalsSoloLearnable, SoloSort]:
    learnable = CapitalsSoloLearnable("tiny", xp, automa=mode, landscapes=landscapes, civics=True)
    return learnable, learnable.sorts[0]


@pytest.mark.usefixtures("unrounded")
@pytest.mark.parametrize(("mode", "landscapes"), SORTS)
def test_arrays_and_views_give_the_same_rows_moves_and_turns(mode: str, landscapes: bool) -> None:
    """Every lane has modules of its own."""
    learnable, sort = of_sort(mode, landscapes)
    net, weights = small_net(learnable)
    assert net.kind == SOLO_CAPITALS_KIND
    lanes = 6
    reader, dealt = NumpyNet(net), sort.deal(key_of(xp, f"solo {mode}"), lanes)
    seen, sets = np.zeros(len(SOLO_CAPITALS_FORM.table), np.uint8), set()
    for number, known in enumerate(played(sort, weights, dealt)):
        for lane in range(lanes):
            if isinstance(known, TurnKnown):
                _same_next_turn(sort, known, dealt.agreed, lane)
            elif (number + lane) % 3 == 0:
                state = state_of(sort, known.lanes, dealt.agreed, lane)
                modules = state.setting.modules
                sets.add((modules.civics, bool(modules.districts)))
                position = SoloPosition(reader, view_of(state, YOU))
                compare(position, GAME.legal_moves(state, YOU), known.decided, lane)
        if isinstance(known, SoloKnown):
            seen = np.maximum(seen, np.asarray(known.decided.table).max(axis=0))
    assert len(sets) > 1
    # Nearly everything was there at least once: where rounds are short, or there are no rows and no cards, less is.
    assert np.count_nonzero(seen) > len(seen) - 24 - (0 if mode == "full" else 2 * KINDS + 6)


def _same_next_turn(sort: SoloSort, known: TurnKnown, agreed: SoloAgreed, lane: int) -> None:
    """By the rules Automaville grows, Automas choose and all is drawn as in the arrays."""
    before, after = (state_of(sort, found, agreed, lane) for found in (known.before, known.after))
    expected, _ = by_rules.close_turn(before)
    if expected.turn < len(expected.turns):
        expected, _ = by_rules.begin_turn(expected)
    else:
        won = YOU in solo_outcome(after.cities, after.ville, after.setting).winners
        assert won is (int(solo_standing(sort.kind, known.after, agreed.more).ranks[lane, 0]) == 1)
    for name in ("turn", "hand", "rows", "theirs", "ville", "singles", "duplexes", "dealt", "cities"):
        assert getattr(after, name) == getattr(expected, name), name


@pytest.mark.parametrize(("mode", "landscapes"), SORTS)
def test_every_game_is_dealt_as_its_own_setting_says(mode: str, landscapes: bool) -> None:
    _, sort = of_sort(mode, landscapes)
    lanes, agreed = sort.deal(key_of(xp, "deals"), 96)
    lanes, settings = begin_turn(sort.kind, lanes), []
    for lane in range(96):
        state = state_of(sort, lanes, agreed, lane)
        setting = state.setting
        settings.append(setting)
        modules, full = setting.modules, setting.mode is Mode.FULL
        assert modules.landscapes is landscapes and (landscapes or modules.civics or modules.districts)
        assert len(state.ville.tiles) == setting.level + 2 * full
        assert not any(tile.is_civic for tile in state.ville.tiles[: setting.level])
        theirs = [tile for tile in state.theirs if tile]
        everything = Counter([*state.hand, *sum(state.rows, ()), *theirs, *state.ville.tiles, *state.singles])
        assert everything == Counter([*SINGLES, *(capitals().civics if modules.civics else ())])
        assert Counter(state.duplexes) == Counter(DUPLEXES)
        assert all(len(set(pair)) == 2 for pair in modules.districts)
        assert modules.civics or not any(Kind.CIVIC in pair for pair in modules.districts)
        # A game of the rules goes on from there, and its table may be agreed on.
        check_level(setting)
        assert GAME.legal_moves(state, YOU)
    assert len({(one.modules.civics, bool(one.modules.districts)) for one in settings}) == (4 if landscapes else 3)
    assert {one.hard for one in settings} == {True, False} and len({one.level for one in settings}) > 6
    assert {one.even for one in settings} == ({False} if mode == "full" else {True, False})
    usual = np.asarray(agreed.usual).tolist()
    assert 24 <= sum(usual) < 72
    assert all(
        one.level == normal_level(one.mode, one.modules) for one, told in zip(settings, usual, strict=True) if told
    )


def test_how_all_stand_is_what_the_score_sheet_says() -> None:
    learnable, sort = of_sort("full", landscapes=True)
    _, weights = small_net(learnable)
    dealt, told = sort.deal(key_of(xp, "sheet"), 8), np.zeros((8, 8), np.uint8)
    for known in played(sort, weights, dealt):
        if isinstance(known, SoloKnown):
            told = np.asarray(known.decided.table)[:, -8:]
            continue
        for lane in range(8):
            state = state_of(sort, known.before, dealt.agreed, lane)
            left, ville, right = score_solo(state.cities, state.ville, state.setting).totals()
            assert told[lane, :3].tolist() == [min(left, right), max(left, right), ville]


@pytest.mark.usefixtures("quick_compiler")
@pytest.mark.parametrize("mode", ["full", "simple"])
def test_jax_decides_as_numpy_does(mode: str) -> None:
    library = jax_arrays()
    on_numpy, on_jax = (CapitalsSoloLearnable("tiny", one, automa=mode, civics=True) for one in (NUMPY, library))
    _, weights = small_net(on_numpy)
    same_decisions(on_numpy.sorts[0], on_jax.sorts[0], weights)


@pytest.mark.usefixtures("quick_compiler")
@pytest.mark.parametrize("landscapes", [True, False])
def test_jax_deals_and_lets_automaville_grow_as_numpy_does(landscapes: bool) -> None:
    library = jax_arrays()
    mine, its = (
        CapitalsSoloLearnable("tiny", one, automa="simple", landscapes=landscapes, civics=True).sorts[0]
        for one in (NUMPY, library)
    )
    dealt = mine.deal(key_of(xp, "grow"), 16)
    there = compiled(library, lambda key: its.deal(key, 16))(key_of(library, "grow"))
    _same(dealt, there)
    # As if the first round had been played without anything being placed.
    last = next(number for number, turn in enumerate(mine.kind.turns) if turn.is_last)
    turn = xp.full(16, last, dtype=xp.int32)
    grown = mine.closed(dealt.lanes._replace(turn=turn), dealt.agreed)
    lanes = there.lanes._replace(turn=library.asarray(turn))
    _same(grown, compiled(library, its.closed)(lanes, there.agreed))
    more = np.asarray(count_buildings(mine.kind.choosing.ville, grown.ville)).sum(0)
    assert more.tolist() == (np.asarray(dealt.agreed.level) + np.asarray(dealt.agreed.growth)[0, 0]).tolist()


def _same(mine: tuple[object, ...], its: tuple[object, ...]) -> None:
    for one, other in zip(mine, its, strict=True):
        if isinstance(one, tuple) and isinstance(other, tuple):
            _same(one, other)
        else:
            assert np.array_equal(np.asarray(one), np.asarray(other))


class Learnt(NamedTuple):
    run: Run
    folder: Path
    looks: list[dict[str, float]]
    """Before anything was learnt, and afterwards."""
    last: dict[str, float]
    """What the last round has given."""


@pytest.fixture(scope="module")
def learnt(tmp_path_factory: pytest.TempPathFactory) -> Learnt:
    folder = tmp_path_factory.mktemp("solo")
    run = start(folder, PLAN, NUMPY)
    looks, last = [run.look(PLAN.games)], {}
    with quickly_compiled():
        for number in range(PLAN.rounds):
            if number == PLAN.rounds - 1:
                save(folder / "before", run.checkpoint())
            last = run.round()
    save(folder, run.checkpoint())
    return Learnt(run, folder, [*looks, run.look(PLAN.games)], last)


def test_a_short_run_learns_all_sorts_of_tables(learnt: Learnt) -> None:
    sorts, (before, after) = learnt.run.sorts, learnt.looks
    assert set(after) == {ALONE, SCORED, *(f"{what}_{sort}" for what in (ALONE, SCORED) for sort in sorts)}
    assert len(sorts) == 4 and all(after[f"{SCORED}_{sort}"] > before[f"{SCORED}_{sort}"] + 2 for sort in sorts)


def test_a_run_that_goes_on_learns_as_if_nothing_had_been(learnt: Learnt) -> None:
    """Which sort of table a round is played at follows from its number."""
    again = start(learnt.folder / "before", PLAN, NUMPY)
    with quickly_compiled():
        assert again.number == PLAN.rounds - 1 and again.round() == learnt.last


def test_what_was_learnt_plays_at_every_solo_table_with_capitals(
    learnt: Learnt, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    export(learnt.folder, GAME.name, tmp_path / "solo-capitals.net", "none", "0" * 8)
    monkeypatch.setattr(solo_net, "WEIGHTS", tmp_path)
    bot = net_at_every_table(solo_weights, solo_net_called, balanced_solo)
    for mode, some in product(["full", "simple"], filter(None, SETS)):
        options: dict[str, Option] = {"automa": mode, **dict.fromkeys(some, True)}
        state = GAME.setup(1, f"every/{mode}/{some}", **agreed(GAME, 1, options))
        assert isinstance(bot.player(GAME.view(state, YOU)), SoloNetBot)
        while GAME.to_act(state):
            move = bot.decide(GAME.view(state, YOU), GAME.legal_moves(state, YOU)).move
            state = GAME.apply(state, YOU, move).state
        assert GAME.outcome(state) is not None


def test_only_one_sort_of_table_may_be_learnt() -> None:
    learnable = alone("tiny", xp, automa="simple", landscapes=True)
    assert [sort.name for sort in learnable.sorts] == ["simple_landscapes"]
    assert learnable.kind == SOLO_CAPITALS_KIND
    both = alone("tiny", xp, automa="any", districts=True)
    assert [sort.name for sort in both.sorts] == ["full_capitals", "simple_capitals"]
    with pytest.raises(BadSetup, match="know automa"):
        alone("tiny", xp, dragons=True, civics=True)
    with pytest.raises(BadSetup):
        alone("tiny", xp, automa="third", civics=True)


@pytest.mark.parametrize("name", ["landscapes-4.net", "capitals-4.net"])
def test_cities_are_seen_as_a_net_among_people_has_learnt_to(name: str, tmp_path: Path) -> None:
    path = WEIGHTS / name
    run = start(tmp_path / "run", replace(PLAN, size="medium"), NUMPY, path)
    own = net_of(run.learnable, {name: xp.asarray(found) for name, found in run.learnt.weights.items()})
    rows = [bytes(number % 3 == place % 5 for number in range(CITY_ROW)) for place in range(5)]
    (_, one), (_, other) = (NumpyNet(net).look(rows) for net in (own, read(path.read_bytes())))
    assert one == pytest.approx(other, rel=1e-2)
