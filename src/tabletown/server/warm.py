"""What is only worked out once is worked out before the doors open: the first guest waits no longer than the others."""

from tabletown.core.registry import load, names
from tabletown.core.seat import Seat
from tabletown.locales import languages
from tabletown.server import log
from tabletown.server.bot_seat import BotWorkers
from tabletown.server.drawing import Drawing
from tabletown.server.lobby import new_header
from tabletown.server.log import Entry
from tabletown.server.opponents import opponents
from tabletown.server.phrases import phrases_in
from tabletown.server.pictures.picture import picture_of
from tabletown.server.protocol import OpenTable
from tabletown.server.table import Table

_MOVES = 12


def warm_up(bots: BotWorkers) -> None:
    """Start the workers, read the words, and play a few moves of every game at a table that nobody sees."""
    bots.warm_up()
    for language in languages():
        phrases_in(language)
    for game in names():
        _play_a_little(game)


def _play_a_little(name: str) -> None:
    game = load(name)
    opponents(name)
    table = Table(new_header(OpenTable(name, min(game.seat_counts)), "", 0.0))
    drawing = Drawing(table, picture_of(game))
    table.apply(Entry(1, 0.0, log.Started()))
    for version in range(2, 2 + _MOVES):
        drawing.redraw(table.changes)
        seat = min(table.to_act)
        move = game.format_move(game.legal_moves(table.state, Seat(seat))[0])
        table.apply(Entry(version, 0.0, log.Played(seat, table.try_move(seat, move))))
