"""What one move costs a table in processor time: deciding, drawing and encoding for four seats; no store, no sockets.

`--profile` says where it goes, `--onlookers` how much whoever looks on adds.
"""

import argparse
import cProfile
import pstats
import time
from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from tabletown.core.registry import names
from tabletown.core.seat import Seat
from tabletown.server.live.listener import Posted
from tabletown.server.live.live_table import LiveTable
from tabletown.server.live.lobby import new_header
from tabletown.server.live.table import Table
from tabletown.server.live.tokens import hash_token
from tabletown.server.live.wishes import Actor
from tabletown.server.wire import requests
from tabletown.server.wire.agreed import Manners, SeatRule, TalkRule
from tabletown.server.wire.bodies import OpenTable
from tabletown.server.wire.protocol import Answer

FREE = Manners(talk=TalkRule.FREE, seating=SeatRule.CHOSEN)
SEATS = 4


class Ear:
    """Somebody at the table who only counts."""

    language = "en"

    def __init__(self, *tokens: str) -> None:
        self.actor = Actor(frozenset(map(hash_token, tokens)))
        self.bytes = 0

    def answer(self, messages: Sequence[Answer]) -> None:
        del messages

    def send(self, frame: bytes) -> None:
        self.bytes += len(frame)

    def send_update(self, frame: bytes, answers: Sequence[Answer] = ()) -> None:
        del answers
        self.bytes += len(frame)


class Played:
    """A game with somebody at every seat."""

    def __init__(self, game: str, seed: str, onlookers: int) -> None:
        header = new_header(OpenTable(game, SEATS, manners=FREE), hash_token("host"), 0.0)
        self.table = Table(replace(header, seed=seed))
        self.live = LiveTable(self.table)
        self.ears = [Ear(f"seat {seat}", "host") for seat in range(SEATS)]
        self.random = Random(seed)
        self.asked = 0
        for seat in range(SEATS):
            self._ask(requests.Sit(self._nonce(), f"Player {seat}", seat, f"seat {seat}"), self.ears[seat])
        for ear in (*self.ears, *[Ear() for _ in range(onlookers)]):
            self.live.presence.guests.add(ear)
            self._ask(requests.Hello(self._nonce(), self.table.header.id), ear)
        self._ask(requests.Start(self._nonce()), self.ears[0])
        self.turn()

    def turn(self) -> None:
        """All rounds that it takes: of many who come at once not all are welcomed in the first."""
        while self.live.inbox:
            self.live.work(0.0)
            self.live.tell(0.0)

    def _nonce(self) -> str:
        self.asked += 1
        return f"n{self.asked}"

    def _ask(self, wish: requests.ClientMessage, ear: Ear) -> None:
        self.live.inbox.append(Posted(wish, ear))

    def moves(self) -> int:
        """All who may move do, as at a saturated table; says how many."""
        table, seats = self.table, sorted(self.table.to_act)
        for seat in seats:
            legal = table.game.legal_moves(table.state, Seat(seat))
            left = [move for move in legal if " left " in table.game.format_move(move)]
            move = table.game.format_move(self.random.choice(left or legal))
            self._ask(requests.Submit(self._nonce(), int(seat), table.version, move), self.ears[seat])
        return len(seats)


def play(game: str, games: int, onlookers: int, profile: cProfile.Profile | None = None) -> tuple[int, float]:
    """How many moves were made, and the seconds of processor time that they took the tables."""
    moves, seconds = 0, 0.0
    for number in range(games):
        played = Played(game, f"table {number}", onlookers)
        while played.table.to_act:
            moves += played.moves()
            if profile is not None:
                profile.enable()
            started = time.process_time()
            played.turn()
            seconds += time.process_time() - started
            if profile is not None:
                profile.disable()
    return moves, seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--onlookers", type=int, default=0)
    parser.add_argument("--game", default=names()[0])
    parser.add_argument("--profile", action="store_true")
    asked = parser.parse_args()
    if asked.profile:
        profile = cProfile.Profile()
        play(asked.game, 2, asked.onlookers)
        play(asked.game, asked.games, asked.onlookers, profile)
        pstats.Stats(profile).sort_stats("tottime").print_stats(45)
        return
    found = [play(asked.game, asked.games, asked.onlookers) for _ in range(asked.rounds)]
    best = min(seconds / moves for moves, seconds in found)
    print(f"{1e6 * best:.0f} µs of processor time per move, best of {asked.rounds} ({found[0][0]} moves each)")


if __name__ == "__main__":
    main()
