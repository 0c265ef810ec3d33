"""What is only worked out once is worked out before the doors open: the first guest waits no longer than the others."""

from tabletown.core.registry import load, names
from tabletown.core.seat import Seat
from tabletown.locales import DEFAULT, languages
from tabletown.server.journal import note
from tabletown.server.live import log
from tabletown.server.live.bot_seat import BotWorkers
from tabletown.server.live.drawing import Drawing
from tabletown.server.live.lobby import new_header
from tabletown.server.live.log import LogEntry
from tabletown.server.live.opponents import opponents
from tabletown.server.live.phrases import phrases_in
from tabletown.server.live.picture import picture_of
from tabletown.server.live.table import Table
from tabletown.server.wire.bodies import OpenTable

_MOVES = 12
_USUAL_SEATS = 3
"""Every game of ours can be played by so many."""


def warm_up(bots: BotWorkers) -> None:
    """Start the workers, and play a few moves of every game at a table that nobody sees."""
    bots.warm_up()
    phrases_in(DEFAULT)
    for name in names():
        opponents(name)
        for seats in sorted({min(load(name).seat_counts), _USUAL_SEATS}):
            try:
                _play_a_little(name, seats)
            except Exception as error:
                # A game that cannot be played like this is merely slower the first time.
                note("not-warmed-up", game=name, seats=seats, error=repr(error)[:200])


def read_words() -> None:
    """All languages. That takes longer than the rest, so it is done in a thread while the doors are open already."""
    for language in languages():
        phrases_in(language)


def _play_a_little(name: str, seats: int) -> None:
    game = load(name)
    table = Table(new_header(OpenTable(name, seats), "", 0.0))
    drawing = Drawing(table, picture_of(game))
    table.apply(LogEntry(1, 0.0, log.Started()))
    for version in range(2, 2 + _MOVES):
        drawing.redraw(table.changes)
        seat = min(table.to_act)
        move = game.format_move(game.legal_moves(table.state, Seat(seat))[0])
        written, step = table.try_move(seat, move)
        table.apply(LogEntry(version, 0.0, log.MovePlayed(seat, written)), step)
