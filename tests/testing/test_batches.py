"""The check of batches finds each of several that are broken on purpose."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from subprocess import run

import numpy as np
import pytest

from tabletown.batch.arrays import NUMPY, Array, ArrayNamespace, jax_arrays
from tabletown.batch.between_two_cities.lanes import Lanes
from tabletown.batch.between_two_cities.people import PeopleBatch
from tabletown.batch.between_two_cities.solo.batch import SoloBatch
from tabletown.batch.between_two_cities.solo.lanes import SoloArrays
from tabletown.batch.between_two_cities.two_with_automa.batch import DuoBatch
from tabletown.batch.between_two_cities.two_with_automa.lanes import DuoArrays
from tabletown.batch.contract import Standing
from tabletown.between_two_cities.automas.names import Mode
from tabletown.between_two_cities.box.modules import BASE, Modules
from tabletown.between_two_cities.people.rules import BetweenTwoCities
from tabletown.between_two_cities.people.state import State
from tabletown.between_two_cities.people.view import View
from tabletown.between_two_cities.solo.rules import SoloGame
from tabletown.between_two_cities.solo.state import Setting
from tabletown.between_two_cities.two_with_automa.rules import TwoWithAutoma
from tabletown.core.game import Option
from tabletown.core.seat import Seat
from tabletown.testing import batch_check, check_batch, check_batches
from tabletown.testing.batches import Mismatch
from tabletown.testing.sources import hash_of_sources


class ForgetsAMove(PeopleBatch):
    def legal(self, lanes: Lanes, seat: Array) -> Array:
        mask = np.array(super().legal(lanes, seat))
        mask[:, -1 - 3 * 7] = False
        return NUMPY.asarray(mask)


class ListsMovesTwice(PeopleBatch):
    def legal(self, lanes: Lanes, seat: Array) -> Array:
        mask = np.array(super().legal(lanes, seat))
        choosing = mask[:, : self.pairs].any(axis=1)
        mask[choosing, :3] = True
        return NUMPY.asarray(mask)


class PassesTheWrongWay(PeopleBatch):
    def step(self, lanes: Lanes, seat: Array, action: Array) -> Lanes:
        after = super().step(lanes, seat, action)
        moved = NUMPY.not_equal(lanes.turn, after.turn)
        return after._replace(hands=NUMPY.where(moved, NUMPY.roll(after.hands, 1, axis=0), after.hands))


class ShowsWhatIsHidden(PeopleBatch):
    def observe(self, lanes: Lanes, seat: Array) -> Array:
        seen = np.array(super().observe(lanes, seat))
        seen[:, 0] = np.asarray(lanes.singles[40])
        return NUMPY.asarray(seen)


class BreaksNoTies(PeopleBatch):
    def standing(self, lanes: Lanes) -> Standing:
        standing = super().standing(lanes)
        scores = np.asarray(standing.scores)
        ranks = 1 + (scores[:, None, :] > scores[:, :, None]).sum(axis=2)
        return standing._replace(ranks=NUMPY.asarray(ranks))


class MiscountsAType(PeopleBatch):
    def standing(self, lanes: Lanes) -> Standing:
        standing = super().standing(lanes)
        return standing._replace(keys=standing.keys[:, :, ::-1])


class DrawsImpossibleWorlds(PeopleBatch):
    def lanes(self, view: View, key: Array, lanes: int) -> Lanes:
        found = super().lanes(view, key, lanes)
        return found._replace(singles=NUMPY.roll(found.singles, 1, axis=0))


class LosesTheDiscards(PeopleBatch):
    def to_state(self, lanes: Lanes, lane: int, seed: str = "") -> State:
        return super().to_state(lanes._replace(singles=lanes.singles[::-1]), lane, seed)


class NamesAnotherMove(PeopleBatch):
    def action_of(self, state: State, seat: Seat, move: object) -> int:
        del state, seat, move
        return 0


class LetsOthersAct(PeopleBatch):
    def to_act(self, lanes: Lanes) -> Array:
        acting = np.array(super().to_act(lanes))
        acting[-1] = True
        return NUMPY.asarray(acting)


class SkipsASeat(PeopleBatch):
    def actor(self, lanes: Lanes) -> Array:
        return super().actor(lanes) + 1


class RunsIntoDeadEnds(PeopleBatch):
    def __init__(self, seats: int, modules: Modules, xp: ArrayNamespace) -> None:
        super().__init__(seats, modules, xp)
        self.kind.ground.dead_ends = None


def test_dead_ends_are_found() -> None:
    with pytest.raises(Mismatch, match="may play"):
        check_batch(
            BetweenTwoCities(),
            RunsIntoDeadEnds(6, Modules(landscapes=True), NUMPY),
            "broken",
            {"landscapes": True},
            games=24,
        )


@pytest.mark.parametrize(
    "broken",
    [
        ForgetsAMove,
        ListsMovesTwice,
        PassesTheWrongWay,
        ShowsWhatIsHidden,
        BreaksNoTies,
        MiscountsAType,
        DrawsImpossibleWorlds,
        LosesTheDiscards,
        NamesAnotherMove,
        LetsOthersAct,
        SkipsASeat,
    ],
)
@pytest.mark.parametrize("whole", [(), (PeopleBatch,)])
def test_a_broken_batch_is_found(broken: Callable[..., PeopleBatch], whole: tuple[type[PeopleBatch], ...]) -> None:
    """Alone, and beside one that is not."""
    makers: list[Callable[..., PeopleBatch]] = [*whole, broken]
    batches = [make(3, BASE, NUMPY) for make in makers]
    with pytest.raises(Mismatch):
        check_batches(BetweenTwoCities(), batches, "broken", games=12)


class SeesDoubleOnce(PeopleBatch):
    """In a lane and a turn in which no witness looks."""

    def observe(self, lanes: Lanes, seat: Array) -> Array:
        seen = np.array(super().observe(lanes, seat))
        if (np.asarray(lanes.turn) == 0).all() and (np.asarray(lanes.chosen) < 0).all():
            seen[1] *= 2
        return NUMPY.asarray(seen)


def test_libraries_that_see_different_things_are_found() -> None:
    batches = [PeopleBatch(3, BASE, NUMPY), SeesDoubleOnce(3, BASE, NUMPY)]
    assert check_batches(BetweenTwoCities(), batches[1:], "unseen", games=4)
    with pytest.raises(Mismatch, match=r"lane 1: seat .* with another"):
        check_batches(BetweenTwoCities(), batches, "unseen", games=4)


class WeighsTooMuch(SoloBatch):
    """Its Automas take the same tiles, for other reasons."""

    def step(self, lanes: SoloArrays, seat: Array, action: Array) -> SoloArrays:
        after = super().step(lanes, seat, action)
        return after._replace(weighed=NUMPY.maximum(after.weighed, NUMPY.asarray(-127, dtype=np.int8)))


class GivesTheAutomaNothing(SoloBatch):
    def standing(self, lanes: SoloArrays) -> Standing:
        return super().standing(lanes._replace(ville=NUMPY.full(lanes.ville.shape, -1, dtype=np.int8)))


class LooksIntoTheOtherHand(DuoBatch):
    def observe(self, lanes: DuoArrays, seat: Array) -> Array:
        seen = np.array(super().observe(lanes, seat))
        seen[:, 0] = np.asarray(lanes.hands[0, 0])
        return NUMPY.asarray(seen)


@pytest.mark.parametrize("broken", [WeighsTooMuch, GivesTheAutomaNothing])
def test_a_broken_automa_is_found(broken: Callable[..., SoloBatch]) -> None:
    with pytest.raises(Mismatch):
        check_batch(SoloGame(), broken(Setting(Mode.FULL, 4), NUMPY), "broken", games=2)


def test_a_look_into_another_hand_is_found() -> None:
    with pytest.raises(Mismatch, match="sees"):
        check_batch(TwoWithAutoma(), LooksIntoTheOtherHand(BASE, NUMPY), "broken", {"automa": "third"}, games=2)


def test_a_whole_batch_passes() -> None:
    assert check_batch(BetweenTwoCities(), PeopleBatch(3, BASE, NUMPY), "broken", games=2) == 2 * 63


def test_a_check_goes_on_behind_its_journal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    journal = tmp_path / "check.jsonl"
    words = ["--game", "ticket-to-ride-new-york", "--seats", "2", "--only", "numpy", "--processes", "1"]
    assert batch_check.main([*words, "--decisions", "150", "--journal", str(journal)]) == 0
    first = journal.read_text().splitlines()
    assert batch_check.main([*words, "--decisions", "300", "--journal", str(journal)]) == 0
    blocks = [json.loads(line) for line in journal.read_text().splitlines()]
    assert journal.read_text().splitlines()[: len(first)] == first
    assert len({(one["piece"], one["block"]) for one in blocks}) == len(blocks) > len(first)
    told = capsys.readouterr().out.splitlines()[-1]
    assert told == f"{blocks[0]['kind']}, numpy: {sum(one['decisions'] for one in blocks)} decisions, 0 mismatches"


def test_a_journal_counts_no_game_twice_and_none_of_other_sources(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    journal = tmp_path / "check.jsonl"
    words = ["--game", "ticket-to-ride-new-york", "--seats", "2", "--only", "numpy", "--processes", "1"]
    assert batch_check.main([*words, "--decisions", "100", "--journal", str(journal)]) == 0
    block = json.loads(journal.read_text())
    elsewhere = {**block, "seed": "another machine"}
    older, other = {**block, "seed": "older", "sources": "0"}, {**block, "seed": "other", "libraries": ["jax"]}
    journal.write_text("".join(json.dumps(one) + "\n" for one in (block, block, elsewhere, older, other)))
    assert batch_check.main([*words, "--decisions", "1", "--journal", str(journal)]) == 0
    told = capsys.readouterr().out.splitlines()[-2:]
    assert told[0].startswith("2 blocks of the journal are of other sources")
    assert f": {2 * block['decisions']} decisions" in told[1]


def test_a_changed_rule_is_another_source_where_it_is_played_by(monkeypatch: pytest.MonkeyPatch) -> None:
    package = "tabletown.between_two_cities"
    people, solo = f"{package}.city.scoring", f"{package}.solo.rules"
    before = hash_of_sources([people]), hash_of_sources([people, solo])
    assert len({*before, hash_of_sources([people, "tabletown.cli.app"])}) == 2
    read = Path.read_bytes
    monkeypatch.setattr(Path, "read_bytes", lambda path: read(path) + b"#" * path.as_posix().endswith("solo/rules.py"))
    after = hash_of_sources([people]), hash_of_sources([people, solo])
    assert after[0] == before[0] and after[1] != before[1]


@pytest.mark.parametrize("kind", [("between-two-cities", 3, ()), ("between-two-cities", 1, (("automa", "full"),))])
def test_a_kind_of_table_holds_what_it_has_loaded(kind: tuple[str, int, tuple[tuple[str, Option], ...]]) -> None:
    """Alone in a process of its own: nothing of Automas where only people sit, and no other game."""
    progress = [batch_check.CheckProgress(batch_check.CheckedTable(*kind), ("numpy",), is_asked=True)]
    batch_check.find_sources(progress, 1)
    asked = f"import sys; from tabletown.testing import batch_check as b; b.sources_of(b.CheckedTable(*{kind!r})); "
    asked += "print(*(name for name in sys.modules if name.startswith('tabletown')))"
    loaded = run([sys.executable, "-c", asked], check=True, capture_output=True, text=True).stdout.split()
    assert progress[0].sources == hash_of_sources(loaded)
    assert "tabletown.testing.batches" in loaded and "tabletown.ticket_to_ride_new_york.rules" not in loaded
    assert ("tabletown.between_two_cities.solo.rules" in loaded) is (kind[1] == 1)


def test_a_mismatch_is_told_and_ends_its_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch_check, "_batch", lambda kind, _: ForgetsAMove(kind.seats, BASE, NUMPY))
    kind = batch_check.CheckedTable("between-two-cities", 3, ())
    piece = batch_check.Piece(kind, ("numpy",), "broken", 0, 10_000)
    (block,) = batch_check.check_piece(piece, float("inf"), None)
    assert len(block["mismatches"]) == 1


def test_without_jax_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "jax.numpy", None)
    jax_arrays.cache_clear()
    assert batch_check.main(["--game", "ticket-to-ride-new-york", "--seats", "2"]) == 1
    assert capsys.readouterr().err == "JAX is not installed: pip install 'tabletown[jax]', or ask for --only numpy\n"


def test_batches_are_checked_where_there_are_no_languages() -> None:
    """On a machine with NumPy and msgspec alone."""
    missing = "import sys; sys.modules.update(dict.fromkeys(('babel', 'fluent', 'rich', 'typer')))"
    run([sys.executable, "-c", f"{missing}; import tabletown.testing.batch_check"], check=True)
