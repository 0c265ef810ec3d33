"""The net as a bot: a form that needs no NumPy, and weights that are not what they should be."""

import subprocess
import sys
from logging import WARNING
from pathlib import Path

import pytest

from tabletown.bots.bot import Bot
from tabletown.bots.nets.files import LARGEST, card_of, load_net
from tabletown.bots.nets.instead import net_at_every_table, net_or, say_once
from tabletown.bots.nets.layers import PlainRows
from tabletown.bots.nets.ticket_to_ride_new_york.forward import ARRAYS, KIND, PlainNet, liked
from tabletown.bots.nets.ticket_to_ride_new_york.rows import table_row
from tabletown.bots.ticket_to_ride_new_york.net import WEIGHTS, NetBot, kind_of, loaded_net, net_called
from tabletown.bots.ticket_to_ride_new_york.planner import PlannerBot
from tabletown.core.seat import Seat
from tabletown.ticket_to_ride_new_york import GAME
from tabletown.ticket_to_ride_new_york.moves import Move
from tabletown.ticket_to_ride_new_york.view import View

SHIPPED = WEIGHTS / "rides-2.net"


@pytest.fixture(autouse=True)
def _nothing_is_said_yet() -> None:
    say_once.cache_clear()


WITHOUT_NUMPY = """
import sys
sys.modules["numpy"] = None
from pathlib import Path
from tabletown.bots.nets.files import read
from tabletown.bots.nets.ticket_to_ride_new_york.forward import liked
from tabletown.bots.nets.ticket_to_ride_new_york.forward import PlainNet
from tabletown.bots.nets.ticket_to_ride_new_york.rows import table_row
from tabletown.ticket_to_ride_new_york.rules import GAME

def product(rows, matrix):
    columns = list(zip(*matrix))
    return [[sum(a * b for a, b in zip(row, column)) for column in columns] for row in rows]

net = PlainNet(read(Path(sys.argv[1]).read_bytes()), product)
state = GAME.setup(2, "plain")
for _ in range(8):
    seat = min(GAME.to_act(state))
    moves = GAME.legal_moves(state, seat)
    view = GAME.view(state, seat)
    move = liked(net.like(table_row(view)), view, moves)[0].move
    print(moves.index(move))
    state = GAME.apply(state, seat, move).state
"""


def test_one_form_needs_no_numpy_and_plays_the_same() -> None:
    asked = [sys.executable, "-c", WITHOUT_NUMPY, str(SHIPPED)]
    done = subprocess.run(asked, capture_output=True, text=True, check=True)
    state, bot = GAME.setup(2, "plain"), NetBot(loaded_net(SHIPPED))
    numbers = []
    for _ in range(8):
        seat = min(GAME.to_act(state))
        moves = GAME.legal_moves(state, seat)
        move = bot.decide(GAME.view(state, seat), moves).move
        numbers.append(moves.index(move))
        state = GAME.apply(state, seat, move).state
    assert [int(line) for line in done.stdout.split()] == numbers


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_a_table_has_its_net_or_somebody_else_and_says_so(seats: int, caplog: pytest.LogCaptureFixture) -> None:
    path = WEIGHTS / f"rides-{seats}.net"
    known = path.exists()
    state = GAME.setup(seats, "known")
    view, moves = GAME.view(state, Seat(1)), GAME.legal_moves(state, Seat(1))
    with caplog.at_level(WARNING):
        decision = net_at_every_table(kind_of, net_called, PlannerBot).decide(view, moves)
    assert known or decision == PlannerBot().decide(view, moves)
    assert known or f"No net has learnt such tables (rides-{seats}): planner plays instead" in caplog.text
    assert not known or not caplog.records
    assert not known or decision == NetBot(loaded_net(path)).decide(view, moves)
    assert not known or path.stat().st_size <= min(LARGEST, 1_500_000)


def test_a_move_is_the_likeliest_and_chances_are_whole() -> None:
    def nothing(rows: PlainRows, matrix: PlainRows) -> PlainRows:
        return [[0.0] * len(matrix[0]) for _ in rows]

    state = GAME.setup(2, "chances")
    view, moves = GAME.view(state, Seat(0)), GAME.legal_moves(state, Seat(0))
    found = liked(PlainNet(load_net(SHIPPED, KIND, ARRAYS), nothing).like(table_row(view)), view, moves)
    assert {each.move for each in found} == set(moves)
    assert sum(each.chance for each in found) == pytest.approx(1.0)
    assert [each.chance for each in found] == sorted([each.chance for each in found], reverse=True)


def copied(folder: Path, content: bytes) -> Path:
    path = folder / "rides.net"
    path.write_bytes(content)
    card_of(path).write_bytes(card_of(SHIPPED).read_bytes())
    return path


def test_weights_that_are_missing_cut_short_or_changed_let_the_level_below_play(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    whole = SHIPPED.read_bytes()
    assert isinstance(player_with(copied(tmp_path, whole)), NetBot)
    changed = whole[:-1] + bytes([whole[-1] ^ 1])
    faults = {"missing": None, "cut short or changed": whole[:-100], "are not those of their card": changed}
    for words, content in faults.items():
        folder = tmp_path / words.replace(" ", "-")
        folder.mkdir()
        path = copied(folder, content or b"")
        if content is None:
            path.unlink()
        caplog.clear()
        say_once.cache_clear()
        with caplog.at_level(WARNING):
            assert player_with(path).name == "planner"
        (record,) = caplog.records
        assert words in record.getMessage() and record.getMessage().endswith(": planner plays instead")


def player_with(path: Path) -> Bot[View, Move]:
    def net() -> Bot[View, Move]:
        return NetBot(loaded_net(path))

    return net_or(net, PlannerBot)
