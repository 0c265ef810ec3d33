"""What is only worked out once is worked out before the server opens: the first guest waits as long as the others."""

from tabletown.bots.roster import bots_for
from tabletown.core.errors import FAILURES, BadSetup
from tabletown.core.face import Face
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
from tabletown.server.live.manners import draw_cards
from tabletown.server.live.opponents import opponents
from tabletown.server.live.phrases import phrases_in
from tabletown.server.live.plain_picture import picture_of
from tabletown.server.live.table import Table
from tabletown.server.live.talk import talks_of
from tabletown.server.wire.bodies import OpenTable
from tabletown.server.wire.refusal import Refusal

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
                _find_parts(face(name))
                _play_a_little(name, seats)
            except BrokenGame:
                break
            except FAILURES as error:
                why = _why(error)
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


def _find_parts(shown: Face) -> None:
    """What a table needs later on, so that it is told now whether it is there; ours is."""
    if is_own(shown.name):
        return
    if shown.talk:
        talks_of(shown.name)
    if shown.seating_cards:
        for seats in shown.seats:
            cards = draw_cards(shown.name)(seats, "")
            if len(set(cards)) != seats:
                raise BadSetup(f"{shown.seating_cards} draws {str(cards)[:40]} for {seats} seats")


def _why(error: BaseException) -> str:
    """What a game has raised, also where people are told otherwise."""
    cause = error.__context__ if isinstance(error, Refusal) else None
    found = cause or error
    return found.why if isinstance(found, GameFailed) else described(found)


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
