"""The short form of crowds: a restart among people who play, and what one more onlooker costs."""

from pathlib import Path
from random import Random

from bench import server_soak
from bench.server_crowd import Size, measure
from bench.server_table import Ear, Played

from tabletown.server.live.listener import Posted
from tabletown.server.wire import requests
from tabletown.testing.server_harness import Server


def test_a_restart_loses_nothing_and_everybody_comes_back() -> None:
    line, _ = measure("restart", Size(tables=4, seats=5, onlookers=4, rate=30, seconds=2))
    lost, _, moves = line.rpartition("; ")[2].partition(" of ")
    assert lost == "0" and int(moves.split()[0]) > 10, line


def test_people_come_and_go_and_nothing_stays(tmp_path: Path) -> None:
    # A machine that is busy with other things plays little in three seconds: then they play longer.
    for seconds in (3, 12, 48):
        soak = server_soak.Soak(
            Server(str(tmp_path / f"{seconds}.sqlite3")), parties=4, rate=60, random=Random("short")
        )
        found, good = server_soak.measure(soak, seconds=seconds, every=0.5, held=server_soak.HELD)
        if not good or soak.happened["moves"] > 10:
            break
    assert good and soak.happened["moves"] > 10 and soak.happened["evenings"] >= 4, found


class Kept(Ear):
    """An onlooker who keeps what comes."""

    def __init__(self) -> None:
        super().__init__()
        self.frames: list[bytes] = []

    def send_update(self, frame: bytes, answers: object = ()) -> None:
        del answers
        self.frames.append(frame)


def test_onlookers_share_every_frame() -> None:
    played = Played("between-two-cities", "onlookers", 0)
    onlookers = [Kept() for _ in range(20)]
    for one in onlookers:
        played.live.presence.guests.add(one)
        played.live.inbox.append(Posted(requests.Hello("h", played.table.header.id), one))
    played.turn()
    for _ in range(6):
        played.moves()
        played.turn()
    first, *others = onlookers
    assert len(first.frames) == 6
    # Not equal only: the very same bytes, drawn and put together once.
    assert all(mine is theirs for one in others for mine, theirs in zip(first.frames, one.frames, strict=True))
