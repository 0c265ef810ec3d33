"""Solo tables as they are learnt: rows of arrays and of Views, levels, and a run of seconds."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from tests.training.conftest import quickly_compiled
from tests.training.solo_positions import SoloKnown, compare, played, same_decisions, small_net, state_of

from tabletown.batch.arrays import NUMPY, jax_arrays
from tabletown.batch.between_two_cities.solo.playout import solo_end
from tabletown.batch.between_two_cities.solo.standing import solo_standing
from tabletown.batch.between_two_cities.solo.turns import begin_turn
from tabletown.batch.chance import key_of
from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.solo import GAME
from tabletown.between_two_cities.solo.score import score_solo
from tabletown.between_two_cities.solo.start import starts_with_duplexes
from tabletown.between_two_cities.solo.state import YOU, Setting
from tabletown.between_two_cities.solo.view import view_of
from tabletown.bots.between_two_cities.net import WEIGHTS
from tabletown.bots.nets.between_two_cities.city_rows import CITY_ROW, KINDS
from tabletown.bots.nets.between_two_cities.forward import SOLO_KIND
from tabletown.bots.nets.between_two_cities.solo_choosing import SoloPosition
from tabletown.bots.nets.between_two_cities.solo_rows import SOLO_FORM
from tabletown.bots.nets.between_two_cities.with_numpy import NumpyNet
from tabletown.bots.nets.files import read
from tabletown.core.errors import BadSetup
from tabletown.training.between_two_cities.deciding import Decided
from tabletown.training.between_two_cities.solo import BaseSoloLearnable, SoloLearnable, alone
from tabletown.training.between_two_cities.solo_sorts import SoloSort
from tabletown.training.curve import ALONE, SCORED
from tabletown.training.export import net_of
from tabletown.training.run import Run, start
from tabletown.training.store import BadRun, RunPlan, save, table_of

xp = NUMPY
PLAN = RunPlan(
    game=GAME.name,
    seats=1,
    size="tiny",
    seed="short",
    games=64,
    parts=8,
    rounds=3,
    rate=5e-3,
    times=4,
    alone=1.0,
    options="automa=full",
)


def of_mode(mode: str) -> tuple[SoloLearnable, SoloSort]:
    learnable = BaseSoloLearnable("tiny", xp, automa=mode)
    return learnable, learnable.sorts[0]


@pytest.mark.usefixtures("unrounded")
@pytest.mark.parametrize("mode", ["full", "simple"])
def test_arrays_and_views_give_the_same_rows_and_moves(mode: str) -> None:
    learnable, sort = of_mode(mode)
    net, weights = small_net(learnable)
    assert net.kind == SOLO_KIND
    reader, dealt = NumpyNet(net), sort.deal(key_of(xp, "solo"), 3)
    seen = np.zeros(len(SOLO_FORM.table), np.uint8)
    for known in played(sort, weights, dealt):
        if isinstance(known, SoloKnown):
            for lane in range(3):
                state = state_of(sort, known.lanes, dealt.agreed, lane)
                position = SoloPosition(reader, view_of(state, YOU))
                compare(position, GAME.legal_moves(state, YOU), known.decided, lane)
            seen = np.maximum(seen, np.asarray(known.decided.table).max(axis=0))
    # Nearly everything was there at least once: in the simple mode no rows and no cards are.
    assert np.count_nonzero(seen) > len(seen) - (12 if mode == "full" else 2 * KINDS + 6 + 12)


@pytest.mark.parametrize("mode", [Mode.FULL, Mode.SIMPLE])
def test_every_game_has_a_level_and_as_many_tiles_as_it_says(mode: Mode) -> None:
    _, sort = of_mode(str(mode))
    lanes, agreed = sort.deal(key_of(xp, "levels"), 64)
    levels = np.asarray(agreed.level).tolist()
    assert len(set(levels)) > 6
    lanes = begin_turn(sort.kind, lanes)
    for lane, level in enumerate(levels):
        setting = Setting(mode, level)
        state = state_of(sort, lanes, agreed, lane)
        taken = 2 * (mode is Mode.FULL)
        duplexes = 2 if starts_with_duplexes(setting) else 0
        assert len(state.ville.tiles) == (duplexes or level) + taken
        assert sum(len(tile.buildings) == 2 for tile in state.ville.tiles) == duplexes
        assert len(state.duplexes) == 24 - duplexes
        hands = (state.hand, *state.rows, state.singles, *([tile] for tile in state.theirs if tile))
        assert sum(map(len, hands)) + len(state.ville.tiles) - duplexes == 108
        # A game of the rules goes on from there.
        assert GAME.legal_moves(state, YOU)


def test_how_all_stand_is_what_the_score_sheet_says() -> None:
    learnable, sort = of_mode("full")
    _, weights = small_net(learnable)
    dealt = sort.deal(key_of(xp, "sheet"), 2)
    decided: Decided | None = None
    for known in played(sort, weights, dealt):
        if isinstance(known, SoloKnown):
            decided = known.decided
            continue
        assert decided is not None
        for lane in range(2):
            state = state_of(sort, known.before, dealt.agreed, lane)
            left, ville, right = score_solo(state.cities, state.ville, state.setting).totals()
            told = np.asarray(decided.table)[lane, -8:].tolist()
            assert told[:3] == [min(left, right), max(left, right), ville]


@pytest.mark.usefixtures("quick_compiler")
def test_jax_decides_as_numpy_does() -> None:
    library = jax_arrays()
    on_numpy, on_jax = (BaseSoloLearnable("tiny", one, automa="full") for one in (NUMPY, library))
    _, weights = small_net(on_numpy)
    same_decisions(on_numpy.sorts[0], on_jax.sorts[0], weights)


@pytest.fixture(scope="module")
def learnt(tmp_path_factory: pytest.TempPathFactory) -> tuple[Run, Path]:
    folder = tmp_path_factory.mktemp("solo")
    run = start(folder, PLAN, NUMPY)
    with quickly_compiled():
        while run.number < PLAN.rounds:
            run.round()
    save(folder, run.checkpoint())
    return run, folder


def test_a_short_run_beats_chance(learnt: tuple[Run, Path]) -> None:
    run, _ = learnt
    learnable = run.learnable
    assert isinstance(learnable, SoloLearnable)
    sort = learnable.sorts[0]
    lanes = begin_turn(sort.kind, sort.deal(key_of(xp, "chance"), 256).lanes)
    ended = solo_end(sort.kind, lanes, key_of(xp, "moves"))
    by_chance = np.asarray(solo_standing(sort.kind, ended).scores)[:, 0]
    look = run.look(2 * PLAN.games)
    assert 0 <= look[ALONE] <= 1
    assert look[SCORED] > by_chance.mean() + 3


def test_options_may_have_values() -> None:
    assert table_of("civics,automa=full,level=4") == {"civics": True, "automa": "full", "level": 4}
    with pytest.raises(BadSetup, match="know automa"):
        alone("tiny", xp, dragons=True)


def test_cities_are_seen_as_a_net_among_people_has_learnt_to(tmp_path: Path) -> None:
    """What a table of another sort is begun with: the layers that see a city."""
    path = WEIGHTS / "base-4.net"
    run = start(tmp_path / "run", replace(PLAN, size="broad"), NUMPY, path)
    own = net_of(run.learnable, {name: xp.asarray(found) for name, found in run.learnt.weights.items()})
    rows = [bytes(number % 3 == place % 5 for number in range(CITY_ROW)) for place in range(5)]
    (_, one), (_, other) = (NumpyNet(net).look(rows) for net in (own, read(path.read_bytes())))
    assert one == pytest.approx(other, rel=1e-2)
    with pytest.raises(BadRun, match="holds no run"):
        start(tmp_path / "none", PLAN, NUMPY, path)
    with pytest.raises(BadRun, match="holds no run"):
        start(tmp_path / "none", replace(PLAN, size="medium"), NUMPY, WEIGHTS / "landscapes-4.net")
