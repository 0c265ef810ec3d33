"""The net as a bot: two forms of it that choose the same, and weights that are not what they should be."""

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from logging import WARNING
from pathlib import Path
from typing import cast

import pytest

from tabletown.between_two_cities.people import GAME
from tabletown.between_two_cities.people.moves import Move
from tabletown.between_two_cities.people.state import State
from tabletown.between_two_cities.people.view import View
from tabletown.bots.between_two_cities import BOTS, net as net_module
from tabletown.bots.between_two_cities.any_table import AmongPeople
from tabletown.bots.between_two_cities.balanced import BalancedBot
from tabletown.bots.between_two_cities.net import (
    WEIGHTS as FOLDER,
    NetBot,
    loaded_net,
    net_bot,
    net_called,
    playing_facts,
    weights_for,
)
from tabletown.bots.bot import Budget, ByTable
from tabletown.bots.levels import Level, make_player
from tabletown.bots.nets.between_two_cities.city_rows import RowForm
from tabletown.bots.nets.between_two_cities.forward import ARRAYS, CAPITALS_KIND, KIND, LAYERS, SHARE_DIGITS, PlainNet
from tabletown.bots.nets.between_two_cities.rows import BASE_FORM, CAPITALS_FORM
from tabletown.bots.nets.between_two_cities.with_numpy import NumpyNet
from tabletown.bots.nets.files import LARGEST, NetArray, NetFault, NetFile, card_of, digest, load_net, read, written
from tabletown.bots.nets.instead import net_at_every_table, net_or, say_once
from tabletown.bots.nets.layers import plain_product
from tabletown.core.game import Option
from tabletown.core.seat import Seat

WEIGHTS = FOLDER / "base-4.net"
WIDE = 6
"""Of every layer: enough to compare two forms."""
STEP = 1.01 * 10**-SHARE_DIGITS
"""By which numbers are rounded: those of two forms may lie on either side of a step."""


@pytest.fixture(autouse=True)
def _nothing_is_said_yet() -> None:
    say_once.cache_clear()


def small(kind: str = KIND, form: RowForm = BASE_FORM) -> NetFile:
    """Any numbers, few of them."""
    whole = load_net(WEIGHTS, KIND, ARRAYS)
    ends = {"points": 1, "out": 2}
    begins = {"city1": len(form.city), "table": len(form.table)}
    arrays = {}
    for name in LAYERS:
        wide, out = begins.get(name, WIDE), ends.get(name, WIDE)
        source = whole.arrays[name].numbers + whole.arrays["city1"].numbers
        arrays[name] = NetArray((wide, out), source[: 2 * wide * out])
        if f"{name}+" in ARRAYS:
            arrays[f"{name}+"] = NetArray((out,), source[-2 * out :])
    return NetFile(kind, whole.facts, arrays)


def states(seats: int, every: int, net: NetFile, **options: Option) -> Iterator[tuple[State, Seat]]:
    """Some of the positions of a game that the net plays with itself."""
    bot = NetBot(NumpyNet(net), 3, 0.003)
    state, number = GAME.setup(seats, "net", **options), 0
    while acting := GAME.to_act(state):
        seat = min(acting)
        if number % every == 0:
            yield state, seat
        state = GAME.apply(state, seat, bot.decide(GAME.view(state, seat), GAME.legal_moves(state, seat)).move).state
        number += 1


@pytest.mark.parametrize(
    ("seats", "options"), [(2, ()), (5, ()), (3, ("landscapes", "civics", "districts")), (2, ("districts",))]
)
def test_both_forms_choose_the_same_move_by_move(seats: int, options: tuple[str, ...]) -> None:
    net = small(CAPITALS_KIND, CAPITALS_FORM) if options else small()
    quick, plain = NetBot(NumpyNet(net), *playing_facts(net)), NetBot(PlainNet(net, plain_product), *playing_facts(net))
    for state, seat in states(seats, 4, net, **dict.fromkeys(options, True)):
        view, moves = GAME.view(state, seat), GAME.legal_moves(state, seat)
        one, other = quick.decide(view, moves), plain.decide(view, moves)
        assert one.move == other.move
        assert [thought.value for thought in one.best] == pytest.approx(
            [thought.value for thought in other.best], abs=STEP
        )


@pytest.mark.parametrize(
    ("seats", "options", "weights"),
    [(4, (), "base-4"), (7, (), "base-4"), (4, ("landscapes",), "landscapes-4")]
    + [(seats, ("landscapes", "districts"), "landscapes-4") for seats in (3, 5)]
    + [(7, ("landscapes", "civics"), "landscapes-7")],
)
def test_the_net_for_four_stands_in_where_it_was_shown_to_be_better(
    seats: int, options: tuple[str, ...], weights: str
) -> None:
    state = GAME.setup(seats, "table", **dict.fromkeys(options, True))
    assert weights_for(GAME.view(state, Seat(0))) == weights


IMPORTED_WITHOUT_NUMPY = """
import sys
sys.modules["numpy"] = None
import tabletown.bots.between_two_cities, tabletown.bots.ticket_to_ride_new_york
from tabletown.between_two_cities.people import GAME
from tabletown.bots.between_two_cities.net import NetBot
from tabletown.bots.between_two_cities.solo_net import SoloNetBot
from tabletown.bots.nets.between_two_cities.forward import Hope
from tabletown.bots.ticket_to_ride_new_york.net import NetBot as RideBot

class EvenNet:
    def look(self, rows):
        return rows, [50.0] * len(rows)

    def judge(self, seen, pairs, around, moves):
        return [Hope(0.25, 50.0) for _ in moves]

state = GAME.setup(3, "plain")
decided = NetBot(EvenNet(), 3, 0.003).decide(GAME.view(state, 0), GAME.legal_moves(state, 0))
print(len(decided.best))
"""


def test_bots_that_play_from_rows_are_imported_and_play_without_numpy() -> None:
    done = subprocess.run([sys.executable, "-c", IMPORTED_WITHOUT_NUMPY], capture_output=True, text=True, check=True)
    assert int(done.stdout) == 3


WITHOUT_NUMPY = """
import sys
sys.modules["numpy"] = None
from pathlib import Path
from tabletown.between_two_cities.people import GAME
from tabletown.bots.nets.between_two_cities.choosing import NetPosition
from tabletown.bots.nets.between_two_cities.forward import PlainNet
from tabletown.bots.nets.layers import plain_product
from tabletown.bots.nets.files import read
state = GAME.setup(3, "plain")
net = PlainNet(read(Path(sys.argv[1]).read_bytes()), plain_product)
position = NetPosition(net, GAME.view(state, 0))
print(len(position.choices(GAME.legal_moves(state, 0))))
"""


def test_one_form_needs_no_numpy(tmp_path: Path) -> None:
    (tmp_path / "small.net").write_bytes(written(small()))
    asked = [sys.executable, "-c", WITHOUT_NUMPY, str(tmp_path / "small.net")]
    done = subprocess.run(asked, capture_output=True, text=True, check=True)
    assert int(done.stdout) > 10


def test_what_is_written_is_read_again() -> None:
    net = small()
    assert read(written(net)) == net
    sizes = [path.stat().st_size for path in FOLDER.glob("*.net")]
    assert max(sizes) <= LARGEST


def test_the_net_of_landscapes_plays_whatever_else_there_is(caplog: pytest.LogCaptureFixture) -> None:
    for options in ({"landscapes": True}, {"landscapes": True, "civics": True, "districts": True}):
        state = GAME.setup(4, "landscapes", **options)
        view, moves = GAME.view(state, Seat(2)), GAME.legal_moves(state, Seat(2))
        with caplog.at_level(WARNING):
            assert at_every_table().player(view).name == "net"
            assert at_every_table().decide(view, moves).move in moves
    assert not caplog.records


def at_every_table() -> ByTable[View, Move]:
    return net_at_every_table(weights_for, net_called, BalancedBot)


def copied(folder: Path, content: bytes | None = None) -> Path:
    path = folder / "base.net"
    path.write_bytes(WEIGHTS.read_bytes() if content is None else content)
    card_of(path).write_bytes(card_of(WEIGHTS).read_bytes())
    return path


def test_weights_that_are_missing_cut_short_or_changed_let_the_level_below_play(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    whole = WEIGHTS.read_bytes()
    assert player_with(copied(tmp_path)).name == "net"
    changed = whole[:-1] + bytes([whole[-1] ^ 1])
    faults = {"are missing": None, "cut short or changed": whole[:-100], "are not those of their card": changed}
    for words, content in faults.items():
        folder = tmp_path / words.replace(" ", "-")
        folder.mkdir()
        path = copied(folder, content)
        if content is None:
            path.unlink()
        caplog.clear()
        say_once.cache_clear()
        with caplog.at_level(WARNING):
            players = [player_with(path) for _ in range(2)]
        assert [player.name for player in players] == ["balanced", "balanced"]
        # Once, however often it plays.
        (record,) = caplog.records
        assert words in record.getMessage() and record.getMessage().endswith(": balanced plays instead")


def player_with(path: Path) -> AmongPeople:
    return net_or(lambda: loaded_net(path), BalancedBot)


def test_weights_of_an_older_version_let_the_level_below_play(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "base-4.net"
    path.write_bytes(written(replace(small(), kind="cities after a move, 0")))
    card_of(path).write_text(json.dumps({"sha256": digest(path.read_bytes())}))
    with caplog.at_level(WARNING):
        assert player_with(path).name == "balanced"
    assert "are for “cities after a move, 0”, not for “cities after a move, 1”: balanced plays instead" in caplog.text


@pytest.mark.parametrize("name", ["city1", "city2", "table", "seat+", "out"])
def test_weights_that_look_at_other_numbers_are_found(name: str) -> None:
    net = small()
    assert net_bot(net).name == "net"
    *shape, last = net.arrays[name].shape
    fewer = NetArray((*shape, last - 1) if name.endswith("+") else (shape[0] - 1, last), net.arrays[name].numbers)
    with pytest.raises(NetFault, match="other numbers"):
        net_bot(replace(net, arrays={**net.arrays, name: fewer}))


def test_where_a_net_that_came_with_the_package_is_gone_nobody_stands_in_silently(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(net_module, "WEIGHTS", tmp_path)
    for suffix in (".net", ".json"):
        (tmp_path / f"base-4{suffix}").write_bytes(WEIGHTS.with_suffix(suffix).read_bytes())
    state = GAME.setup(2, "gone")
    view, moves = GAME.view(state, Seat(0)), GAME.legal_moves(state, Seat(0))
    with caplog.at_level(WARNING):
        decision = at_every_table().decide(view, moves)
    assert decision == BalancedBot().decide(view, moves)
    assert "The weights base-2.net or their card are missing: balanced plays instead" in caplog.text


def test_a_net_plays_tables_of_other_sizes_where_it_was_shown_to_be_good(caplog: pytest.LogCaptureFixture) -> None:
    bot, four = at_every_table(), net_bot(read(WEIGHTS.read_bytes()))
    for seats in (4, 5, 6, 7):
        state = GAME.setup(seats, "other sizes")
        view, moves = GAME.view(state, Seat(1)), GAME.legal_moves(state, Seat(1))
        with caplog.at_level(WARNING):
            assert bot.decide(view, moves) == four.decide(view, moves)
    assert not caplog.records


def test_with_capitals_a_table_that_no_net_knows_is_played_as_balanced_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(net_module, "WEIGHTS", tmp_path)
    state = GAME.setup(6, "unknown", landscapes=True, civics=True)
    view, moves = GAME.view(state, Seat(0)), GAME.legal_moves(state, Seat(0))
    with caplog.at_level(WARNING):
        decision = BOTS["net"]("", Budget()).decide(view, moves)
    assert decision == BOTS["balanced"]("", Budget()).decide(view, moves)
    assert "No net has learnt such tables (landscapes-6): balanced plays instead" in caplog.text


def test_whoever_chose_a_level_hears_of_weights_as_whoever_named_a_bot_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    state = GAME.setup(6, "level", landscapes=True)
    view, moves = GAME.view(state, Seat(0)), GAME.legal_moves(state, Seat(0))
    with caplog.at_level(WARNING):
        for level in (Level.EASY, Level.HARD):
            make_player(GAME.name, level, "").decide(view, moves)
        said = "No net has learnt such tables (landscapes-6): balanced plays instead"
        assert [record.getMessage() for record in caplog.records] == [said]
        monkeypatch.setattr(net_module, "WEIGHTS", tmp_path)
        state = GAME.setup(4, "level")
        view, moves = GAME.view(state, Seat(0)), GAME.legal_moves(state, Seat(0))
        decision = make_player(GAME.name, Level.HARD, "").decide(view, moves)
        assert decision.move == BalancedBot().decide(view, moves).move
        assert "The weights base-4.net or their card are missing: balanced plays instead" in caplog.text
        (tmp_path / "base-4.net").write_bytes(WEIGHTS.read_bytes()[:-9])
        (tmp_path / "base-4.json").write_bytes(card_of(WEIGHTS).read_bytes())
        assert make_player(GAME.name, Level.HARD, "").decide(view, moves) == decision
    assert "cut short or changed: balanced plays instead" in caplog.text


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "no file of weights"),
        (b"TABLETOWN NET 1\n{", "header of these weights"),
        (b"TABLETOWN NET 1\n[]\n", "header of these weights"),
        (b"TABLETOWN NET 1\n" + b"[" * 100_000 + b"\n", "header of these weights"),
        (b'TABLETOWN NET 1\n{"kind": "", "facts": {}, "arrays": [["", [1e400]]]}\n', "header of these weights"),
        (written(small())[:-2], "cut short"),
        (written(small())[:-2] + b"\x00\x7e", "not all numbers"),
        (written(small())[:-2] + b"\x00\xfc", "not all numbers"),
    ],
)
def test_a_file_that_cannot_be_read_is_told_in_a_sentence(content: bytes, words: str) -> None:
    with pytest.raises(NetFault, match=words):
        read(content)


@pytest.mark.parametrize("squares", [None, [3], "many", float("inf")])
def test_weights_that_do_not_say_how_they_are_played_are_refused(squares: object) -> None:
    facts = {**small().facts, "squares": cast(int, squares)}
    with pytest.raises(NetFault, match="how they are played"):
        net_bot(replace(small(), facts=facts))


def test_a_file_or_a_card_beyond_all_measure_is_told_in_a_sentence(tmp_path: Path) -> None:
    path = copied(tmp_path)
    with path.open("ab") as file:
        file.truncate(LARGEST + 1)
    with pytest.raises(NetFault, match=r"base\.net are larger than weights may be"):
        load_net(path, KIND, ARRAYS)
    card_of(copied(tmp_path)).write_text("[" * 100_000, encoding="utf-8")
    with pytest.raises(NetFault, match="cannot be read"):
        load_net(path, KIND, ARRAYS)
