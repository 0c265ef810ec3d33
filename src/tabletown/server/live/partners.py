"""Bots as partners: they propose, they answer proposals, and they give people a moment to propose before they place."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import partial

from tabletown.core.seat import Seat
from tabletown.server.live.bot_seat import BotWorkers
from tabletown.server.live.live_table import LiveTable
from tabletown.server.live.pending import Ghost
from tabletown.server.live.places import payer
from tabletown.server.live.table import Table
from tabletown.server.live.talk import Talk, has_talk, reply, wishes
from tabletown.server.live.wishes import BotReply, BotWish, Wish
from tabletown.server.wire.protocol import Sitter, Status


@dataclass(slots=True)
class Partners:
    """All bots of a hub, as partners."""

    bots: BotWorkers
    patience: float
    """Seconds that a bot waits with its move for what a person beside it may propose."""
    now: Callable[[], float]
    wish: Callable[[LiveTable, Wish], None]
    wake: Callable[[LiveTable], None]
    spawn: Callable[[Coroutine[None, None, None]], None]

    def talk(self, live: LiveTable) -> None:
        """Ask bots for what they have to say now. Only right after all were told."""
        table = live.table
        if table.status is not Status.RUNNING or all(chair.mover is None for chair in table.chairs):
            return
        listeners = self._listeners(live) if has_talk(table.header.game) else {}
        for seat, people in listeners.items():
            if live.wishing.get(seat) != table.turned_at:
                live.wishing[seat] = table.turned_at
                self.spawn(self._propose(live, seat, tuple(sorted(people))))
        for ghost in table.ghosts.values():
            if table.chairs[ghost.to].mover is not None and ghost.id not in live.replying:
                live.replying.add(ghost.id)
                self.spawn(self._reply(live, ghost))

    def is_waiting(self, live: LiveTable, seat: int) -> bool:
        """Whether a bot holds its move back: something was proposed to it, or a person beside it is still busy."""
        table = live.table
        if table.chairs[seat].mover is None:
            return False
        if any(ghost.to == seat for ghost in table.ghosts.values()):
            return True
        if any(to == seat for _, to in table.waits):
            # Asked to go first, it does.
            return False
        beside = live.picture.partners(table.game.view(table.state, None), seat) & table.to_act
        if not any(self._is_person(live, other) for other in beside):
            return False
        turned, until = live.patient_until.get(seat, (-1, 0.0))
        now = self.now()
        if self.patience and turned != table.turned_at:
            until = now + self.patience
            live.patient_until[seat] = (table.turned_at, until)
            asyncio.get_running_loop().call_later(self.patience + 0.01, self.wake, live)
        return now < until

    def _listeners(self, live: LiveTable) -> dict[int, set[int]]:
        """By seat of a bot: the people for whose moves it may have a wish."""
        table = live.table
        view = table.game.view(table.state, None)
        found: dict[int, set[int]] = {}
        for person in table.to_act:
            if self._is_person(live, person):
                for seat in live.picture.partners(view, person):
                    if table.chairs[seat].mover is not None:
                        found.setdefault(seat, set()).add(person)
        return found

    def _is_person(self, live: LiveTable, seat: int) -> bool:
        chair = live.table.chairs[seat]
        return chair.sitter is Sitter.PERSON and chair.mover is None and live.presence.is_present(seat)

    async def _propose(self, live: LiveTable, seat: int, people: tuple[int, ...]) -> None:
        turned_at = live.table.turned_at
        talk = _talk_of(live.table, seat, _turned_state(live.table))
        for one in await self.bots.run(partial(wishes, talk, people), payer(live)) or ():
            self.wish(live, BotWish(seat, turned_at, one.to, one.move, one.words))

    async def _reply(self, live: LiveTable, ghost: Ghost) -> None:
        talk = _talk_of(live.table, ghost.to, live.table.state)
        said = await self.bots.run(partial(reply, talk, ghost.move), payer(live))
        accept, words = (False, {}) if said is None else said
        self.wish(live, BotReply(ghost.to, ghost.id, accept, words))


def _talk_of(table: Table, seat: int, state: object) -> Talk:
    return Talk(table.header.game, table.chairs[seat].mover or "", table.game.view(state, Seat(seat)))


def _turned_state(table: Table) -> object:
    """What bots wish for follows from how this part of the game began: whoever reads the table later, in another
    process or after a restart, finds the same wishes, and none that were not made before."""
    return table.state_after(sum(turned.version <= table.turned_at for turned in table.moves))
