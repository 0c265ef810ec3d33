"""A run of seconds: a tiny net learns enough to beat chance, and goes on anywhere."""

import json
import shutil
import subprocess
import sys
from dataclasses import replace
from errno import ENOSPC
from os import strerror
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from tests.training.conftest import quickly_compiled

from tabletown.batch.arrays import NUMPY
from tabletown.between_two_cities.people import GAME
from tabletown.bots.between_two_cities.net import net_bot
from tabletown.bots.nets.between_two_cities.city_rows import CITY_ROW
from tabletown.bots.nets.between_two_cities.forward import ARRAYS, KIND, Around
from tabletown.bots.nets.between_two_cities.rows import MOVE_ROW, TABLE_ROW
from tabletown.bots.nets.between_two_cities.with_numpy import NumpyNet
from tabletown.bots.nets.files import LARGEST, load_net, written
from tabletown.core.errors import BadSetup
from tabletown.training.__main__ import main
from tabletown.training.contract import RANDOM, load_learnable
from tabletown.training.curve import curve_of, keep_curve, tell
from tabletown.training.export import export, net_of
from tabletown.training.run import Limits, Run, lone_parts, setting_of, start, train
from tabletown.training.store import STATE, BadRun, RunPlan, load, save

PLAN = RunPlan(game=GAME.name, seats=3, size="tiny", seed="short", games=32, parts=8, rounds=4, rate=5e-3, times=4)
ALL = Limits(seconds=600, looks=100, games=0, kept=0.0)
"""Every round is kept."""


@pytest.fixture(scope="module")
def learnt(tmp_path_factory: pytest.TempPathFactory) -> tuple[Run, Path]:
    """The short run, played with NumPy: it ends before JAX would have compiled the games."""
    folder = tmp_path_factory.mktemp("run")
    run = start(folder, PLAN, NUMPY)
    with quickly_compiled():
        while run.number < PLAN.rounds - 1:
            run.round()
    save(folder, run.checkpoint())
    while run.number < PLAN.rounds:
        run.round()
    return run, folder


def test_a_short_run_beats_chance(learnt: tuple[Run, Path]) -> None:
    run, _ = learnt
    share = run.look(3 * PLAN.games, {"random": RANDOM})["random"]
    assert share > 0.45, "one in three would be chance"


def test_a_run_that_was_broken_off_goes_on_as_if_nothing_had_been(learnt: tuple[Run, Path]) -> None:
    run, folder = learnt
    whole = run.checkpoint()
    # What a process leaves that is killed while it writes: half a file, and lines of rounds that were not kept.
    (folder / f"{STATE}.part").write_bytes(b"half of")
    for number in (3, 4):
        tell(folder, {"round": number, "games": number})
    with (folder / "curve.jsonl").open("ab") as file:
        file.write(b'{"round": 4, "ga')
    kept = load(folder, GAME.name)
    assert kept is not None and kept.number == 3
    run.go_on(kept)
    assert list(train(run, folder, ALL)) == curve_of(folder)[-1:]
    again = run.checkpoint()
    assert again.number == whole.number == PLAN.rounds
    assert again.arrays.keys() == whole.arrays.keys()
    assert all(np.array_equal(again.arrays[name], whole.arrays[name]) for name in whole.arrays)
    assert [line["round"] for line in curve_of(folder)] == [3, 4]
    last = load(folder, GAME.name)
    assert last is not None and last.number == PLAN.rounds


def test_what_was_learnt_is_exported_drawn_and_plays(learnt: tuple[Run, Path], tmp_path: Path) -> None:
    run, _ = learnt
    folder, net = tmp_path / "run", tmp_path / "some.net"
    save(folder, run.checkpoint())
    for number in (1, 2):
        tell(folder, {"round": number, "games": number, "seconds": 1.0, "random": number / 3})
    words = [GAME.name, "--resume", str(folder)]
    assert main([*words, "--plot", str(tmp_path / "curve.svg")]) == 0
    assert len(ElementTree.parse(tmp_path / "curve.svg").getroot().findall("{*}polyline")) == 1
    assert main([*words, "--export", str(net), "--figures", "none"]) == 2
    assert main([*words, "--export", str(net), "--figures", "none", "--commit", "abc"]) == 0
    card = json.loads(net.with_suffix(".json").read_text(encoding="utf-8"))
    assert card["commit"] == "abc" and "128 games" in card["trained"]
    assert RunPlan(**card["plan"]) == PLAN
    assert net.stat().st_size < LARGEST
    bot = net_bot(load_net(net, KIND, ARRAYS))
    state = GAME.setup(3, "plays")
    while acting := GAME.to_act(state):
        seat = min(acting)
        state = GAME.apply(state, seat, bot.decide(GAME.view(state, seat), GAME.legal_moves(state, seat)).move).state
    assert GAME.outcome(state) is not None


def test_a_run_can_begin_with_what_another_has_learnt(learnt: tuple[Run, Path], tmp_path: Path) -> None:
    run, _ = learnt
    save(tmp_path / "three", run.checkpoint())
    for_four = start(tmp_path / "four", replace(PLAN, seats=4), NUMPY, tmp_path / "three")
    assert for_four.number == 0 and for_four.learnable.seats == 4
    averaged = run.learnt.averaged
    assert all(
        np.array_equal(np.asarray(found), np.asarray(averaged[name])) for name, found in for_four.learnt.weights.items()
    )
    with pytest.raises(BadRun, match="holds no run"):
        start(tmp_path / "four", replace(PLAN, options="civics"), NUMPY, tmp_path / "three")


def test_a_wider_net_that_begins_with_a_file_plays_as_that_does(learnt: tuple[Run, Path], tmp_path: Path) -> None:
    run, _ = learnt
    narrow = net_of(run.learnable, {name: NUMPY.asarray(found) for name, found in run.learnt.averaged.items()})
    path = tmp_path / "some.net"
    path.write_bytes(written(narrow))
    wider = start(tmp_path / "wider", replace(PLAN, size="small"), NUMPY, path)
    wide = net_of(wider.learnable, {name: NUMPY.asarray(found) for name, found in wider.learnt.weights.items()})
    assert wide.arrays["seat"].shape > narrow.arrays["seat"].shape
    rows = [bytes(number % 3 == place % 5 for number in range(CITY_ROW)) for place in range(5)]
    moves = [bytes(range(MOVE_ROW)), bytes(MOVE_ROW)]
    found = []
    for net in (NumpyNet(narrow), NumpyNet(wide)):
        seen, scores = net.look(rows)
        hopes = net.judge(seen, [(0, 1), (1, 0)], Around((2, 3), (4,), bytes(TABLE_ROW)), moves)
        found.append([*scores, *(number for hope in hopes for number in hope)])
    assert found[1] == pytest.approx(found[0], rel=1e-3, abs=1e-3)
    path.write_bytes(written(narrow)[:-2])
    with pytest.raises(BadRun, match="cut short"):
        start(tmp_path / "none", replace(PLAN, size="small"), NUMPY, path)
    path.write_bytes(written(wide))
    with pytest.raises(BadRun, match="holds no run"):
        start(tmp_path / "none", PLAN, NUMPY, path)


@pytest.mark.parametrize(("games", "parts", "seats", "lone"), [(8192, 16, 3, 4), (8192, 16, 4, 4), (32, 1, 3, 1)])
def test_what_one_seat_has_decided_is_cut_into_parts_that_are_alike(
    games: int, parts: int, seats: int, lone: int
) -> None:
    assert lone_parts(replace(PLAN, games=games, parts=parts), seats) == lone


def test_a_round_follows_from_its_number() -> None:
    settings = [setting_of(PLAN, 4, number) for number in range(40)]
    assert settings == [setting_of(PLAN, 4, number) for number in range(40)]
    assert {0, 1, 2} == {who for setting in settings for who in setting.who}
    assert all(0 in setting.who for setting in settings)
    assert settings[0].rate == PLAN.rate and settings[-1].rate == pytest.approx(0.01 * PLAN.rate)


BARE = """
import sys
for name in ("click", "fluent", "fluent.runtime", "rich", "typer"):
    sys.modules[name] = None
from tabletown.batch.arrays import NUMPY
from tabletown.training import __main__, curve, export, run
from tabletown.training.contract import load_learnable
load_learnable(sys.argv[1], 3, "tiny", NUMPY)
"""


def test_learning_needs_numpy_jax_and_msgspec_alone() -> None:
    subprocess.run([sys.executable, "-c", BARE, GAME.name], check=True)


@pytest.mark.parametrize("words", [["--seats", "4"], ["--seed", "other"], ["--options", "civics"], ["--rate", "0.5"]])
def test_a_run_that_goes_on_is_the_one_that_was_begun(
    learnt: tuple[Run, Path], words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    _, folder = learnt
    before = (folder / STATE).read_bytes()
    assert main([GAME.name, "--resume", str(folder), "--numpy", *words]) == 2
    assert f"holds a run with {words[0]} " in capsys.readouterr().err
    assert (folder / STATE).read_bytes() == before


@pytest.mark.parametrize("fault", ["half", "ten bytes", "changed"])
def test_a_checkpoint_that_is_damaged_is_told_so(learnt: tuple[Run, Path], tmp_path: Path, fault: str) -> None:
    whole = (learnt[1] / STATE).read_bytes()
    middle = len(whole) // 2
    damaged = {
        "half": whole[:middle],
        "ten bytes": whole[:-10],
        "changed": whole[:middle] + bytes(255 - one for one in whole[middle : middle + 4]) + whole[middle + 4 :],
    }
    (tmp_path / STATE).write_bytes(damaged[fault])
    with pytest.raises(BadRun, match="cannot be read: begin in another folder"):
        load(tmp_path, GAME.name)


def test_a_run_that_is_killed_early_has_its_first_round(tmp_path: Path) -> None:
    never_due = Limits(seconds=600, looks=1, games=0, kept=1e9)
    with quickly_compiled():
        rounds = train(start(tmp_path, PLAN, NUMPY), tmp_path, never_due)
        assert [next(rounds)["round"] for _ in range(2)] == [1, 2]
        del rounds
        kept = load(tmp_path, GAME.name)
        assert kept is not None and kept.number == 1
        whole = [line["round"] for line in train(start(tmp_path, PLAN, NUMPY), tmp_path, never_due)]
    assert whole == [2, 3, 4] and [line["round"] for line in curve_of(tmp_path)] == [1, 2, 3, 4]


def test_a_run_whose_time_is_up_at_once_has_learnt_something(tmp_path: Path) -> None:
    with quickly_compiled():
        assert not list(train(start(tmp_path, PLAN, NUMPY), tmp_path, ALL._replace(seconds=0.0)))
    kept = load(tmp_path, GAME.name)
    assert kept is not None and kept.number == 1


LOOKS = b'{"round": 1, "games": 32}\n{"round": 2, "games": 64}\n'


@pytest.mark.parametrize(
    "line", [b"\xff\xfe", b'{"games": 3}', b"[1]", b"7", b'{"round": "x", "games": 3}', b'{"round": 1, "games": 0}']
)
def test_a_line_of_the_curve_that_cannot_be_read_is_told(tmp_path: Path, line: bytes) -> None:
    """The last one may have been cut short; before that no run leaves such a thing, and nothing is lost in silence."""
    path = tmp_path / "curve.jsonl"
    path.write_bytes(LOOKS + line)
    keep_curve(tmp_path, 1)
    assert path.read_bytes() == LOOKS[: LOOKS.index(b"\n") + 1]
    damaged = line + b"\n" + LOOKS
    path.write_bytes(damaged)
    with pytest.raises(BadRun, match="line 1, cannot be read"):
        keep_curve(tmp_path, 1)
    assert path.read_bytes() == damaged


def test_folders_and_files_that_cannot_be_used_are_told(
    learnt: tuple[Run, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run, folder = learnt
    (tmp_path / "file").touch()
    (tmp_path / "odd" / STATE).mkdir(parents=True)
    (tmp_path / "curved" / "curve.jsonl").mkdir(parents=True)
    shutil.copy(folder / STATE, tmp_path / "curved")
    words = [GAME.name, "--numpy", "--seats", "3", "--size", "tiny", "--games", "32", "--parts", "8"]
    for place, told in (("file", "is no folder"), ("file/in", "is no folder"), ("odd", f"{STATE} cannot be read")):
        assert main([*words, "--resume", str(tmp_path / place)]) == 2
        assert told in capsys.readouterr().err
    with pytest.raises(BadRun, match=r"curve\.jsonl cannot be read: Is a directory"):
        curve_of(tmp_path / "curved")
    with pytest.raises(BadRun, match=r"state\.npz cannot be written: Is a directory"):
        save(tmp_path / "odd", run.checkpoint())
    for path in ("/", str(tmp_path / "file" / "some.net")):
        assert main([GAME.name, "--resume", str(folder), "--export", path, "--commit", "abc"]) == 2
        assert "is no name of a file" in (said := capsys.readouterr().err) or "cannot be written" in said


def test_a_full_disk_leaves_the_checkpoint_before(
    learnt: tuple[Run, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run, _ = learnt
    save(tmp_path, run.checkpoint())
    before = (tmp_path / STATE).read_bytes()

    def full(_: int) -> None:
        raise OSError(ENOSPC, strerror(ENOSPC))

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(BadRun, match=r"state\.npz cannot be written: No space left on device"):
        save(tmp_path, replace(run.checkpoint(), number=99))
    assert (tmp_path / STATE).read_bytes() == before


def test_a_run_of_another_game_or_net_is_not_taken_for_it(
    learnt: tuple[Run, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run, _ = learnt
    save(tmp_path, run.checkpoint())
    made = tmp_path / "made"
    for words in (["--export", str(made), "--commit", "abc"], ["--plot", str(made)], ["--numpy"]):
        assert main(["ticket-to-ride-new-york", "--resume", str(tmp_path), *words]) == 2
        assert f"holds a run of {GAME.name}, not of ticket" in capsys.readouterr().err
    assert not made.exists()
    save(tmp_path / "rides", replace(run.checkpoint(), plan=replace(PLAN, game="ticket-to-ride-new-york")))
    with pytest.raises(BadRun, match="holds a run of ticket-to-ride-new-york"):
        start(tmp_path / "new", PLAN, NUMPY, tmp_path / "rides")
    arrays = {name: found for name, found in run.checkpoint().arrays.items() if "city1" not in name}
    save(tmp_path, replace(run.checkpoint(), arrays=arrays))
    with pytest.raises(BadRun, match="for a net of another form"):
        start(tmp_path, PLAN, NUMPY)
    with pytest.raises(BadRun, match="for a net of another form"):
        export(tmp_path, GAME.name, made, "", "abc")


def test_what_cannot_be_learnt_is_told_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadSetup, match="nets know landscapes"):
        load_learnable(GAME.name, 4, "tiny", NUMPY, dragons=True)
    with pytest.raises(BadSetup, match=r"landscapes.*3"):
        load_learnable(GAME.name, 4, "tiny", NUMPY, landscapes=3)
    with pytest.raises(BadSetup, match="nets are tiny"):
        load_learnable(GAME.name, 4, "vast", NUMPY)
    (tmp_path / STATE).write_bytes(b"cut short")
    with pytest.raises(BadRun, match="cannot be read"):
        load(tmp_path, GAME.name)
    for words in (
        ["--games", "0"],
        ["--rate", "nan"],
        ["--rate", "-1"],
        ["--warmth", "0"],
        ["--minutes", "nan"],
        ["--minutes", "0"],
        ["--rounds", "-5"],
        ["--seats", "0"],
        ["--alone", "7"],
        ["--looks", "none"],
    ):
        with pytest.raises(SystemExit, match="2"):
            main([GAME.name, "--resume", str(tmp_path / "nothing"), *words])
        assert "Traceback" not in capsys.readouterr().err
    nothing = [GAME.name, "--resume", str(tmp_path / "nothing")]
    assert main([*nothing, "--export", str(tmp_path / "net"), "--commit", "abc"]) == 2
    assert "there is no run" in capsys.readouterr().err


def test_weights_that_are_no_numbers_are_not_exported(learnt: tuple[Run, Path], tmp_path: Path) -> None:
    _, folder = learnt
    kept = load(folder, GAME.name)
    assert kept is not None
    name = next(name for name in kept.arrays if name.startswith("averaged/"))
    save(tmp_path, replace(kept, arrays={**kept.arrays, name: np.full_like(kept.arrays[name], np.nan)}))
    with pytest.raises(BadRun, match="no numbers any more"):
        export(tmp_path, GAME.name, tmp_path / "apart.net", "", "abc")
    assert not (tmp_path / "apart.net").exists()
