"""What is only worked out once is worked out before the server opens: the first guest waits as long as the others."""

from tabletown.bots.roster import bots_for
from tabletown.core.errors import FAILURES
from tabletown.core.registry import BrokenGame, described, face, is_own, leave_out, load, names, problems
from tabletown.core.seat import Seat
from tabletown.locales import DEFAULT, languages
from tabletown.locales.packages import check_packages
from tabletown.server.journal import note
from tabletown.server.live import log
from tabletown.server.live.bot_seat import BotWorkers
from tabletown.server.live.drawing import Drawing
from tabletown.server.live.guard import GameFailed
from tabletown.server.live.lobby import new_header
from tabletown.server.live.log import LogEntry
from tabletown.server.live.opponents import opponents
from tabletown.server.live.phrases import phrases_in
from tabletown.server.live.plain_picture import picture_of
from tabletown.server.live.table import Table
from tabletown.server.wire.bodies import OpenTable

_MOVES = 12


def warm_up(bots: BotWorkers) -> None:
    """Start the workers, and play a few moves of every game at a table that nobody sees."""
    bots.warm_up()
    check_packages()
    for name in names():
        phrases_in(DEFAULT, name)
        opponents(name)
        for seats in sorted({face(name).seats[0], face(name).default_seats}):
            try:
                if not (bots.are_elsewhere and is_own(name)):
                    # Ours are imported where they think: here that would only make a restart longer.
                    bots_for(name)
                _play_a_little(name, seats)
            except BrokenGame:
                break
            except FAILURES as error:
                why = error.why if isinstance(error, GameFailed) else described(error)
                note("not-warmed-up", game=name, seats=seats, error=why)
                if not is_own(name):
                    leave_out(name, f"it failed when it was tried ({why})")
                    break
                # One of ours that cannot be played like this is merely slower the first time.
    for sentence in problems():
        note("package-left-out", words=sentence)


def read_words() -> None:
    """All languages. That takes longer than the rest, so it is done in a thread while the server is open already."""
    for language in languages():
        for name in names():
            phrases_in(language, name)


def _play_a_little(name: str, seats: int) -> None:
    game = load(name)
    table = Table(new_header(OpenTable(name, seats), "", 0.0))
    drawing = Drawing(table, picture_of(game))
    table.apply(LogEntry(1, 0.0, log.Started()))
    for version in range(2, 2 + _MOVES):
        drawing.redraw(table.changes)
        if not table.to_act:
            break
        seat = min(table.to_act)
        move = game.format_move(game.legal_moves(table.state, Seat(seat))[0])
        written, step = table.try_move(seat, move)
        table.apply(LogEntry(version, 0.0, log.MovePlayed(seat, written)), step)
