"""Bots that have a seat, or stand in for somebody, are asked for their moves."""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass, replace

from tabletown.core.seat import Seat
from tabletown.server.live.absence import mover
from tabletown.server.live.bot_seat import BotWorkers, Question
from tabletown.server.live.live_table import LiveTable
from tabletown.server.live.partners import Partners
from tabletown.server.live.places import payer
from tabletown.server.live.table import Table
from tabletown.server.live.tokens import hash_token
from tabletown.server.live.wishes import BotMove, Wish
from tabletown.server.metrics import Metrics

_THINKING = "tabletown_bots_thinking"


@dataclass(slots=True)
class Movers:
    """All bots of a hub, as those who move."""

    bots: BotWorkers
    partners: Partners
    metrics: Metrics
    now: Callable[[], float]
    wish: Callable[[LiveTable, Wish], None]
    spawn: Callable[[Coroutine[None, None, None]], None]

    def ask(self, live: LiveTable) -> None:
        """Only right after all were told: then nothing is in the State that is not stored. Where nobody looks, bots
        wait: whoever comes finds the game as it was left."""
        table = live.table
        if live.damage is not None or not live.presence.guests or table.fate.closed:
            return
        if table.header.clock is None:
            for chair in table.chairs:
                if chair.bot or chair.stand_in:
                    break
            else:
                # Among people alone, as after nearly every move.
                return
        self.partners.talk(live)
        for seat in table.to_act:
            bot = mover(table, seat, self.now())
            if bot is None or seat in live.thinking or live.stuck.get(seat) == table.turned_at:
                continue
            if not self.partners.is_waiting(live, seat):
                live.thinking[seat] = table.version
                view, moves = _view_and_moves(table, seat)
                # Hashed: from the seed itself a bot could tell what everybody has in hand.
                seed = hash_token(f"{table.header.seed}/bots/{seat}/{table.version}")
                question = Question(table.header.game, bot, seed, self.bots.seconds, view, moves, table.texts)
                self.spawn(self._think(live, BotMove(seat, table.version, "", table.chairs[seat].mover), question))

    async def _think(self, live: LiveTable, asked: BotMove, question: Question) -> None:
        self.metrics.gauges[_THINKING] += 1
        try:
            move = await self.bots.ask(question, payer(live), lambda: bool(live.presence.guests))
        finally:
            self.metrics.gauges[_THINKING] -= 1
        if move is None:
            live.thinking.pop(asked.seat, None)
            return
        self.metrics.count("bot_moves")
        self.wish(live, replace(asked, move=move))


def _view_and_moves(table: Table, seat: int) -> tuple[object, tuple[object, ...]]:
    """What a bot is given: never the State."""
    return table.game.view(table.state, Seat(seat)), table.game.legal_moves(table.state, Seat(seat))
