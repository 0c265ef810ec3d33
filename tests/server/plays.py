"""Tables in memory, where wishes are decided and done at once."""

from dataclasses import dataclass, field

import pytest

from tabletown.core.seat import Seat
from tabletown.server.live import log
from tabletown.server.live.about import turn_info
from tabletown.server.live.decisions import decide
from tabletown.server.live.lobby import new_header
from tabletown.server.live.log import LogEntry
from tabletown.server.live.picture import Picture
from tabletown.server.live.plain_picture import picture_of
from tabletown.server.live.table import Table
from tabletown.server.live.tokens import hash_token
from tabletown.server.live.wishes import Actor, Verdict, Wish
from tabletown.server.wire import requests
from tabletown.server.wire.agreed import Manners, SeatRule, TalkRule, UndoRule
from tabletown.server.wire.bodies import OpenTable
from tabletown.server.wire.protocol import Status, TurnInfo, Why
from tabletown.server.wire.refusal import Refusal

CITIES, RIDE = "between-two-cities", "ticket-to-ride-new-york"
HOST = hash_token("the host's own token")
NAMES = ("Anna", "Béla", "Cili")
TOKENS = tuple([hash_token(f"seat of {name}") for name in NAMES])
CHOSEN = Manners(seating=SeatRule.CHOSEN)
BY_CONSENT = Manners(UndoRule.CONSENT, TalkRule.FREE, SeatRule.CHOSEN)


@dataclass
class Play:
    """A table, and wishes that are decided and done at once."""

    table: Table
    picture: Picture = field(init=False)
    entries: list[LogEntry] = field(default_factory=list)
    """What was done here."""

    def __post_init__(self) -> None:
        self.picture = picture_of(self.table.game)

    def ask(self, wish: Wish, *tokens: str) -> Verdict:
        verdict = decide(self.table, self.picture, wish, Actor(frozenset(tokens)))
        for what in verdict.what:
            self.do(what)
        return verdict

    def do(self, what: log.AnyWhat, at: float = 1.0) -> None:
        self.entries.append(LogEntry(self.table.version + 1, at, what))
        self.table.apply(self.entries[-1])

    def refused(self, wish: Wish, *tokens: str) -> Why:
        with pytest.raises(Refusal) as found:
            self.ask(wish, *tokens)
        return found.value.why

    def move(self, seat: int) -> None:
        first = self.table.game.legal_moves(self.table.state, Seat(seat))[0]
        move = self.table.game.format_move(first)
        self.ask(requests.Submit("n", seat, self.table.version, move), self.table.chairs[seat].token)

    def all_choose(self) -> None:
        for seat in sorted(self.table.to_act):
            self.move(int(seat))

    def undo(self, seat: int) -> Verdict:
        return self.ask(requests.AskUndo("n", seat, self.table.version), self.table.chairs[seat].token)

    def turn(self) -> TurnInfo:
        view = None if self.table.state is None else self.table.game.view(self.table.state, None)
        return turn_info(self.table, self.picture, view, 1.0)

    def status(self) -> Status:
        return self.table.status

    @property
    def notices(self) -> list[str]:
        return [line.told.message for line in self.table.chat if line.told is not None]


def opened(game: str = CITIES, manners: Manners = CHOSEN, people: int = 3, seats: int = 3) -> Play:
    play = Play(Table(new_header(OpenTable(game, seats, manners=manners), HOST, 0.0)))
    for seat in range(people):
        play.do(log.Sat(seat, NAMES[seat], TOKENS[seat]), 0.0)
    for seat in range(people, seats):
        play.ask(requests.Fill("n", seat, "random"), HOST)
    return play


def begun(game: str = CITIES, manners: Manners = CHOSEN, people: int = 3) -> Play:
    play = opened(game, manners, people)
    play.ask(requests.Start("n"), HOST)
    return play


def finished(manners: Manners = CHOSEN) -> Play:
    play = begun(manners=manners)
    while play.table.to_act:
        play.move(int(min(play.table.to_act)))
    return play
