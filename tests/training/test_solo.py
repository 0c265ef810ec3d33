"""Solo tables as they are learnt: rows of arrays and of Views, levels, and a run of seconds."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest
from tests.training.conftest import quickly_compiled
from tests.training.positions import cool

from tabletown.batch.arrays import NUMPY, compiled, jax_arrays
from tabletown.batch.between_two_cities.solo.lanes import SoloArrays
from tabletown.batch.between_two_cities.solo.turns import end_turn, throw_away
from tabletown.batch.chance import key_of
from tabletown.batch.loops import each
from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.people.moves import Place
from tabletown.between_two_cities.solo import GAME
from tabletown.between_two_cities.solo.moves import SoloMove
from tabletown.between_two_cities.solo.score import score_solo
from tabletown.between_two_cities.solo.start import starts_with_duplexes
from tabletown.between_two_cities.solo.state import YOU, Setting, SoloState
from tabletown.between_two_cities.solo.view import view_of
from tabletown.bots.between_two_cities.net import WEIGHTS
from tabletown.bots.nets.between_two_cities.forward import SOLO_ARRAYS, SOLO_KIND
from tabletown.bots.nets.between_two_cities.rows import CITY_ROW, KINDS
from tabletown.bots.nets.between_two_cities.solo_choosing import SoloPosition
from tabletown.bots.nets.between_two_cities.solo_rows import SOLO_FORM
from tabletown.bots.nets.between_two_cities.with_numpy import Floats, NumpyNet
from tabletown.bots.nets.files import NetFile, read
from tabletown.core.errors import BadSetup
from tabletown.training.between_two_cities.deciding import Decided, Deciding
from tabletown.training.between_two_cities.learnable import SQUARES, WORTH
from tabletown.training.between_two_cities.net import scales
from tabletown.training.between_two_cities.solo import SoloLearnable
from tabletown.training.contract import Weights
from tabletown.training.export import net_of
from tabletown.training.run import Run, start
from tabletown.training.store import ALONE, SCORED, BadRun, RunPlan, save, table_of

xp = NUMPY
PLAN = RunPlan(
    GAME.name, 1, "tiny", "short", games=64, parts=8, rounds=3, rate=5e-3, times=4, alone=1.0, options="automa=full"
)


class Known(NamedTuple):
    """A decision that arrays have made."""

    lanes: SoloArrays
    decided: Decided


def small_net(learnable: SoloLearnable) -> tuple[NetFile, Weights]:
    """New weights as a file has them, and the same for arrays, rounded as in the file."""
    net = net_of(learnable, learnable.new_weights(key_of(xp, "weights")))
    weights = {name: np.array(array.floats(), np.float32).reshape(array.shape) for name, array in net.arrays.items()}
    for name, factors in scales(learnable.form).items():
        weights[name] /= np.array(factors, np.float32)[:, None]
    return net, {name: xp.asarray(found) for name, found in weights.items()}


def played(learnable: SoloLearnable, weights: Weights, lanes: SoloArrays) -> Iterator[Known]:
    kind, games, how = learnable.batch.kind, learnable.games, cool(weights, lanes.turn.shape[0])
    for turn in kind.turns:
        before = lanes
        lanes, decided = games.choose(lanes, how)
        yield Known(before, decided)
        before = lanes
        lanes, decided = games.place(lanes, how)
        yield Known(before, decided)
        if kind.stays(turn):
            tile, decided = games.throw(lanes, how)
            yield Known(lanes, decided)
            lanes = throw_away(kind, lanes, tile)
        else:
            lanes = end_turn(kind, lanes)


def state_of(learnable: SoloLearnable, lanes: SoloArrays, lane: int, level: int) -> SoloState:
    state = learnable.batch.to_state(lanes, lane)
    return replace(state, setting=replace(state.setting, level=level))


@pytest.mark.parametrize("mode", ["full", "simple"])
def test_arrays_and_views_give_the_same_rows_and_moves(mode: str) -> None:
    learnable = SoloLearnable("tiny", xp, automa=mode)
    net, weights = small_net(learnable)
    assert net.kind == SOLO_KIND and set(net.arrays) == set(SOLO_ARRAYS)
    reader, dealt = NumpyNet(net), learnable.deal(key_of(xp, "solo"), 3)
    seen = np.zeros(len(SOLO_FORM.table), np.uint8)
    for known in played(learnable, weights, dealt.lanes):
        for lane in range(3):
            state = state_of(learnable, known.lanes, lane, int(dealt.level[lane]))
            _compare(SoloPosition(reader, view_of(state, YOU)), GAME.legal_moves(state, YOU), known.decided, lane)
        seen = np.maximum(seen, np.asarray(known.decided.table).max(axis=0))
    # Nearly everything was there at least once: in the simple mode no rows and no cards are.
    assert np.count_nonzero(seen) > len(seen) - (12 if mode == "full" else 2 * KINDS + 6 + 12)


def _compare(position: SoloPosition[Floats], moves: Sequence[SoloMove], decided: Decided, lane: int) -> None:
    judged = position.judged(moves, SQUARES)
    best = max(hope.share + WORTH * hope.score for hope, _ in judged)
    table, cities = np.asarray(decided.table)[lane].tobytes(), np.asarray(decided.cities)[:, lane]
    rows = [row.tobytes() for row in cities]
    assert table.startswith(position.around.table)
    # What the arrays decided is among what the View allows, with the same rows, and nothing is better.
    same = [
        (hope.share + WORTH * hope.score, pair)
        for hope, pair in judged
        if [position.rows[spot.row] for spot in (pair.first, pair.second)] == rows[:2]
        if position.around.table + pair.row == table
    ]
    assert same and max(value for value, _ in same) > best - 1e-5
    # Behind it lie the same cities with the Automas' tiles alone.
    halves = [
        [_half_row(position, part, spot.laid) for part, spot in enumerate((pair.first, pair.second))]
        for _, pair in same
    ]
    assert rows[2:] in halves


def _half_row(position: SoloPosition[Floats], part: int, laid: Sequence[Place]) -> bytes:
    number = position.seen.order[part]
    city = position.view.cities[number]
    if position.view.theirs[number] is not None:
        city = city.place(laid[0].tile, city.canvas.cell_of[laid[0].square])
    return position.seen.row(number, position.seen.look(city))


@pytest.mark.parametrize("mode", [Mode.FULL, Mode.SIMPLE])
def test_every_game_has_a_level_and_as_many_tiles_as_it_says(mode: Mode) -> None:
    learnable = SoloLearnable("tiny", xp, automa=str(mode))
    lanes, levels = learnable.deal(key_of(xp, "levels"), 64)
    assert len(set(np.asarray(levels).tolist())) > 6
    for lane, level in enumerate(np.asarray(levels).tolist()):
        setting = Setting(mode, level)
        state = state_of(learnable, lanes, lane, level)
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
    learnable = SoloLearnable("tiny", xp, automa="full")
    _, weights = small_net(learnable)
    dealt = learnable.deal(key_of(xp, "sheet"), 2)
    before: Decided | None = None
    for number, known in enumerate(played(learnable, weights, dealt.lanes)):
        if number % 2 == 0 and before is not None:
            for lane in range(2):
                state = state_of(learnable, known.lanes, lane, int(dealt.level[lane]))
                left, _, right = score_solo(state.cities, state.ville, state.setting).totals()
                told = np.asarray(before.table)[lane, -8:].tolist()
                # Automaville has grown since, and with it, at times, the worth of factories elsewhere.
                assert abs(told[0] - min(left, right)) <= 4 and abs(told[1] - max(left, right)) <= 4
        before = known.decided if number % 2 else before


@pytest.mark.usefixtures("quick_compiler")
def test_jax_decides_as_numpy_does() -> None:
    library = jax_arrays()
    on_numpy, on_jax = (SoloLearnable("tiny", one, automa="full") for one in (NUMPY, library))
    _, weights = small_net(on_numpy)
    lanes, _ = on_numpy.deal(key_of(xp, "both"), 8)
    how = cool(weights, 8)
    own = {name: library.asarray(found) for name, found in weights.items()}
    there = Deciding(own, *(library.asarray(found) for found in how[1:]))
    lanes, _ = on_numpy.games.choose(lanes, how)
    one, decided = on_numpy.games.place(lanes, how)
    other, decided_there = compiled(library, on_jax.games.place)(each(library.asarray, lanes), there)
    assert np.array_equal(np.asarray(one.cities.codes), np.asarray(other.cities.codes))
    for mine, its in ((decided.cities, decided_there.cities), (decided.table, decided_there.table)):
        assert np.array_equal(np.asarray(mine), np.asarray(its))


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
    lanes, _ = learnable.deal(key_of(xp, "chance"), 256)
    by_chance = np.asarray(learnable.batch.standing(learnable.batch.playout(lanes, key_of(xp, "moves"))).scores)[:, 0]
    look = run.look(2 * PLAN.games)
    assert 0 <= look[ALONE] <= 1
    assert look[SCORED] > by_chance.mean() + 3


def test_options_may_have_values() -> None:
    assert table_of("civics,automa=full,level=4") == {"civics": True, "automa": "full", "level": 4}
    with pytest.raises(BadSetup, match="know automa"):
        SoloLearnable("tiny", xp, landscapes=True)


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
