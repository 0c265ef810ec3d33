"""Every wish on the socket, by strangers and neighbours, and what is guarded over HTTP: nothing of it is granted."""

from typing import get_args

from msgspec.inspect import StructType, type_info

from bench.server_pair_plans import Plan
from bench.server_pair_tables import Ear, Side, ask
from tabletown.core.registry import load
from tabletown.core.seat import Seat
from tabletown.server.http.app import HttpSite, make_app
from tabletown.server.settings import Settings
from tabletown.server.wire import requests
from tabletown.server.wire.limits import BODY

FREE = {"hello", "ping"}
"""Anybody may say this."""
BANNED = "192.0.2.9"


def wishes() -> list[str]:
    """By tag: also one that is added tomorrow."""
    found = [type_info(one) for one in get_args(requests.ClientMessage)]
    return [str(one.tag) for one in found if isinstance(one, StructType)]


class Intruder(Side):
    """A table in the middle of a game, where two who must not try everything."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan, 0)
        self.breaches: list[str] = []

    async def look_around(self) -> None:
        victim = (self.plan.observer + 1) % self.plan.kind.seats
        for ear in (self.onlooker, self.observer):
            for kind in wishes():
                if kind not in FREE:
                    await self._try(ear, kind, victim)
        await self._ask_for_what_is_guarded()

    async def _try(self, ear: Ear, kind: str, victim: int) -> None:
        before = self.disk.end_of(self.table)
        answer = await ear.say(kind, **self._fields(kind, victim))
        if answer.t != "rejected" or self.disk.end_of(self.table) != before:
            self.breaches.append(f"{kind} by {ear.name} is answered by {answer.t}")
        elif answer.why in ("unreadable", "stale", "illegal"):
            # Then something stood in the way that was not a guard.
            self.breaches.append(f"{kind} by {ear.name} is only {answer.why}")

    def _fields(self, kind: str, victim: int) -> dict[str, object]:
        """A wish that would be granted to whoever has the seat, or to the host."""
        game, version = load(self.plan.kind.game), self.others.version
        moves = game.legal_moves(self.plan.states[0], Seat(victim))
        move = game.format_move(moves[0]) if moves else "nothing"
        other = (victim + 1) % self.plan.kind.seats
        known: dict[str, dict[str, object]] = {
            "submit": {"version": version, "move": move},
            "propose": {"to": other, "move": move},
            "withdraw": {"proposal": 1},
            "answer-proposal": {"proposal": 1, "accept": True},
            "you-first": {"to": other},
            "say": {"text": "It was me"},
            "ask-undo": {"version": version},
            "answer-undo": {"agree": True},
            "answer-handover": {"agree": True},
            "answer-deletion": {"agree": True},
            "pledge": {"draw": 1, "pledge": "0" * 64},
            "show-share": {"draw": 1, "share": "0" * 64},
            "rename": {"name": "Somebody else"},
            "fill": {"bot": self.bots[0]},
            "sit": {"name": "Somebody"},
            "resize": {"seats": 2},
        }
        alone = {"sit", "resize", "start", "rematch"}
        return {**known.get(kind, {}), **({} if kind in alone else {"seat": victim})}

    async def _ask_for_what_is_guarded(self) -> None:
        app, process = self.app, self.process
        for path in ("record", "positions"):
            if not (await ask(app, process, f"/api/tables/{self.table}/{path}")).startswith("409"):
                self.breaches.append(f"{path} before the end")
        wish = b'{"game":"%s","seats":2}' % self.plan.kind.game.encode()
        foreign = await ask(app, process, "/api/tables", "POST", wish, origin="https://elsewhere.example")
        if not foreign.startswith("403"):
            self.breaches.append("a page from elsewhere opens a table")
        if not (await ask(app, process, "/api/tables", "POST", b" " * (BODY + 1))).startswith("413"):
            self.breaches.append("a body that is too big is read")
        await self._ask_where_not_all_are_welcome()

    async def _ask_where_not_all_are_welcome(self) -> None:
        """As a server whose host has banned somebody, and shows its figures to whoever has the token."""
        process, bans = self.process, self.process.hub.budgets.bans
        app = make_app(HttpSite(process.hub, "http://world", (), True, Settings(metrics_token="hush")))
        for word in ("", "Bearer hus", "Bearer hush!"):
            if not (await ask(app, process, "/metrics", authorization=word)).startswith("401"):
                self.breaches.append("figures without the token")
        if not (await ask(app, process, "/metrics", authorization="Bearer hush")).startswith("200"):
            self.breaches.append("no figures with the token")
        bans.hold([BANNED])
        for path in ("/", "/api/tables", f"/api/tables/{self.table}", "/metrics"):
            if not (await ask(app, process, path, x_forwarded_for=BANNED)).startswith("403"):
                self.breaches.append(f"{path} for somebody who is banned")
        bans.hold([])


def breaches(plan: Plan) -> list[str]:
    intruder = Intruder(plan)
    intruder.run()
    return intruder.breaches
