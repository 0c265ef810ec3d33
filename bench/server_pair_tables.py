"""One table of a pair, from its opening to the last question about it: the real server on a loop without time."""

import asyncio
import json
import re
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from unittest.mock import patch

from starlette.types import ASGIApp, Message, Scope

from bench.server_pair_plans import Plan
from tabletown.core.chance import commitment
from tabletown.core.registry import face, load
from tabletown.server.http.app import HttpSite, make_app
from tabletown.server.live import lobby
from tabletown.server.wire.agreed import Manners, SeatRule, TalkRule, UndoRule
from tabletown.server.wire.bodies import OpenTable
from tabletown.testing.world.disk import Disk, SimulatedStore, Trouble
from tabletown.testing.world.heard import Heard
from tabletown.testing.world.history import History, MessageSent
from tabletown.testing.world.loop import VirtualLoop
from tabletown.testing.world.network import Cable, Network, Weather
from tabletown.testing.world.process import ServerProcess
from tabletown.testing.world.seams import seams, secret

PATHS = ("/api/tables/{}", "/api/tables/{}/record", "/api/tables/{}/positions", "/api/tables", "/api/tables/{}/seats")
MANNERS = Manners(UndoRule.CONSENT, TalkRule.FREE, SeatRule.CHOSEN)


@dataclass
class Ear:
    """Somebody who is connected, and does as told."""

    name: str
    network: Network
    process: ServerProcess
    tokens: list[str]
    table: str = ""
    said: int = 0
    link: Cable | None = None
    heard: list[Heard] = field(default_factory=list)

    async def come(self) -> None:
        self.link = self.network.connect(self, self.process)
        while not self.link.is_open:
            await asyncio.sleep(0.01)
        await self.hello()

    async def hello(self, **more: int) -> None:
        await self.say("hello", table=self.table, tokens=self.tokens, **more)

    async def say(self, kind: str, **fields: object) -> Heard:
        assert self.link is not None
        self.said += 1
        nonce = f"{self.name}-{self.said}"
        self.link.say(json.dumps({"t": kind, "nonce": nonce, **fields}), nonce)
        for _ in range(400):
            await asyncio.sleep(0.02)
            if found := next((one for one in reversed(self.heard) if one.nonce == nonce), None):
                return found
        raise AssertionError(f"no answer to {kind} {fields}")

    def opened(self, link: Cable) -> None:
        del link

    def hung_up(self, link: Cable) -> None:
        raise AssertionError(f"link {link.number} was closed")

    def hear(self, link: Cable, message: Heard) -> None:
        del link
        self.heard.append(message)

    @property
    def version(self) -> int:
        return max((one.version for one in self.heard), default=0)


_PLEDGES = re.compile(r'(?<="pledges":)\[("([0-9a-f]{64})?",?)*\]')
"""Hashes of shares, of which the bots' follow from the server's secret as the commitment does."""


class Side:
    """One of the two tables, from its opening to the last question about it."""

    def __init__(self, plan: Plan, side: int) -> None:
        self.plan = plan
        self.side = side
        self._seed = f"{side}" * 64
        self.history = History()
        self.loop = VirtualLoop(Random(0), shuffled=False)
        self.network = Network(self.loop, Random(1), self.history, Weather(0.002))
        self._answers: list[str] = []

    def run(self) -> dict[str, list[str]]:
        """By channel: every byte, in order."""
        game, state = load(self.plan.kind.game), self.plan.states[self.side]
        with (
            seams(Random(2)),
            patch.object(lobby, "new_seed", lambda: self._seed),
            patch.object(game, "setup", lambda *_seats, **_options: state),
        ):
            try:
                self.loop.run_until_complete(self.play())
            finally:
                failures = self.loop.failures
                self.loop.close()
        assert not failures, failures
        told = [fact for fact in self.history.facts if isinstance(fact, MessageSent)]
        channels = {name: [fact.text for fact in told if fact.guest == name] for name in ("observer", "onlooker")}
        channels["http"] = self._answers
        hidden = commitment(self._seed)
        return {
            name: [_PLEDGES.sub("pledged", text.replace(hidden, "its own")) for text in texts]
            for name, texts in channels.items()
        }

    async def play(self) -> None:
        plan, random = self.plan, Random(3)
        self.disk = Disk(random, self.history, self.loop.time)
        self.process = process = ServerProcess(
            self.loop, "server", 1, SimulatedStore(self.disk, "server", False, random, Trouble(0.001))
        )
        await process.start()
        self.app = make_app(HttpSite(process.hub, "http://world", ()))
        kind = plan.kind
        wish = OpenTable(kind.game, kind.seats, dict(kind.options), manners=MANNERS)
        opened = await process.open_table(wish)
        self.table = opened.header.id
        self._seat_tokens = [secret(random) for _ in range(kind.seats)]
        others = [token for seat, token in enumerate(self._seat_tokens) if seat != plan.observer]
        self.observer = self._ear("observer", [self._seat_tokens[plan.observer]])
        self.onlooker = self._ear("onlooker", [])
        self.others = self._ear("others", [*others, opened.host])
        for ear in (self.observer, self.onlooker, self.others):
            await ear.come()
        await self._sit_down()
        for seat, *moves in plan.moves:
            await self.who_has(seat).say("submit", seat=seat, version=self.others.version, move=moves[self.side])
        await asyncio.sleep(0.5)
        await self.look_around()

    async def look_around(self) -> None:
        for step in (self._provoke, self._ask_over_http, self._take_back, self._look_again, self._ask_over_http):
            await step()

    @property
    def bots(self) -> tuple[str, ...]:
        return next(one.bots for one in self.others.heard if one.t == "sync")

    async def _sit_down(self) -> None:
        plan = self.plan
        for seat, token in enumerate(self._seat_tokens):
            if plan.kind.bots and seat != plan.observer:
                await self.others.say("fill", seat=seat, bot=self.bots[0])
            else:
                await self.who_has(seat).say("sit", name=f"Player {seat}", seat=seat, token=token)
        await self.others.say("start")

    def _ear(self, name: str, tokens: list[str]) -> Ear:
        return Ear(name, self.network, self.process, tokens, self.table)

    def who_has(self, seat: int) -> Ear:
        return self.observer if seat == self.plan.observer else self.others

    # ---- everything an observer can ask for

    async def _provoke(self) -> None:
        observer, seat = self.observer, self.plan.observer
        other = (seat + 1) % self.plan.kind.seats
        offered = self._offered()
        for move in _attempts(self.plan.kind.game):
            # One that could be made would turn something up.
            if _words(move) not in offered:
                await observer.say("submit", seat=seat, version=observer.version, move=move)
            await observer.say("submit", seat=other if other != seat else 15, version=observer.version, move=move)
            await observer.say("propose", seat=seat, to=other, move=move)
        await observer.say("say", seat=seat, text="Who has what?")
        await observer.say("ask-undo", seat=other if other != seat else 15, version=observer.version)
        await observer.say("answer-undo", seat=seat, agree=True)

    def _offered(self) -> list[list[str]]:
        found: list[list[str]] = []
        for message in self.observer.heard:
            for own in message.own:
                found = found if own.moves is None else [_words(offer.move) for offer in own.moves]
        return found

    async def _take_back(self) -> None:
        """What was done last, with everybody's consent."""
        for seat in dict.fromkeys([seat for seat, *_ in reversed(self.plan.moves)]):
            await self.who_has(seat).say("ask-undo", seat=seat, version=self.others.version)
            for agreeing in range(self.plan.kind.seats):
                await self.who_has(agreeing).say("answer-undo", seat=agreeing, agree=True)

    async def _look_again(self) -> None:
        for ear in (self.observer, self.onlooker):
            await ear.hello(seen=0)
            await ear.hello()

    async def _ask_over_http(self) -> None:
        for path in PATHS:
            named = path.format(self.table)
            self._answers.append(f"{named} {await ask(self.app, self.process, named)}")


def _words(move: str) -> list[str]:
    """However it is spelled."""
    return sorted(move.split())


@lru_cache
def _attempts(name: str) -> tuple[str, ...]:
    """One move of every kind, and nonsense. Most of them cannot be made."""
    game, random, found = load(name), Random(name), dict[str, str]()
    state: object = game.setup(face(name).default_seats, "attempts")
    while acting := sorted(game.to_act(state)):
        move = random.choice(game.legal_moves(state, acting[0]))
        text = game.format_move(move)
        found.setdefault(text.split()[0], text)
        state = game.apply(state, acting[0], move).state
    return (*found.values(), "nonsense")


async def ask(
    app: ASGIApp, process: ServerProcess, path: str, method: str = "GET", body: bytes = b"", **headers: str
) -> str:
    """Over HTTP, without a socket: the status and the body."""
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope: Scope = {
        "type": "http", "method": method, "path": path, "raw_path": path.encode(), "query_string": b"",
        "headers": named, "client": ("observer", 1), "server": ("world", 80), "scheme": "http", "http_version": "1.1",
        "root_path": "",
    }  # fmt: skip
    said: list[str] = []
    asked = False

    async def receive() -> Message:
        nonlocal asked
        if asked:
            await asyncio.sleep(3_600)
        asked = True
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Message) -> None:
        said.append(f"{message.get('status', '')}{message.get('body', b'').decode()}")

    async def answer() -> None:
        await app(scope, receive, send)

    await process.loop.create_task(answer(), context=process.context)
    return " ".join(said)
