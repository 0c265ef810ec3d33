"""`make leak`: pairs of tables that differ only in what a seat may not know; every byte it is sent must be equal.

The real server runs in this process, on a loop without time. Both tables of a pair have the same tokens, names and
moments, so nothing has to be overlooked when they are compared but what the seed's commitment says. What others do in
secret may differ; whether a move is secret, only the rules are asked.
"""

import argparse
import asyncio
import json
import re
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from time import process_time
from unittest.mock import patch

from rich.console import Console
from rich.progress import track
from starlette.types import ASGIApp, Message, Scope

from tabletown.core.chance import Stream, commitment
from tabletown.core.errors import TabletownError
from tabletown.core.event import Event
from tabletown.core.face import OptionKind
from tabletown.core.game import Option
from tabletown.core.registry import face, load, names
from tabletown.core.seat import Seat
from tabletown.server.http.app import HttpSite, make_app
from tabletown.server.live import lobby
from tabletown.server.wire.agreed import Manners, SeatRule, TalkRule, UndoRule
from tabletown.server.wire.bodies import OpenTable
from tabletown.testing.world.disk import Disk, SimulatedStore, Trouble
from tabletown.testing.world.heard import Heard
from tabletown.testing.world.history import History, Told
from tabletown.testing.world.loop import VirtualLoop
from tabletown.testing.world.network import Cable, Network, Weather
from tabletown.testing.world.process import ServerProcess
from tabletown.testing.world.seams import seams, secret

LONGEST = 64
"""Moves before the two tables part, at most."""
PART = 50
"""Pairs that a process is given at a time."""
NUMBERS = 2
"""Numbers that are kept for each pair: some have to be passed over."""
STEPS = 5
TRIES = 10
PATHS = ("/api/tables/{}", "/api/tables/{}/record", "/api/tables/{}/positions", "/api/tables", "/api/tables/{}/seats")
MANNERS = Manners(UndoRule.CONSENT, TalkRule.FREE, SeatRule.CHOSEN)


@dataclass(frozen=True, slots=True)
class TableKind:
    """Which game, with how many seats, by which options, and whether bots sit at it."""

    game: str
    seats: int
    options: tuple[tuple[str, Option], ...] = ()
    bots: bool = False

    def __str__(self) -> str:
        options = "".join(f", {name}={value}" for name, value in self.options)
        return f"{self.game} for {self.seats}{options}{', bots' if self.bots else ''}"


@dataclass(frozen=True, slots=True)
class Plan:
    """Two worlds that one seat cannot tell apart, and what happens in each."""

    kind: TableKind
    number: int
    observer: int
    states: tuple[object, object]
    moves: tuple[tuple[int, str, str], ...]
    """By whom, and which in either world."""


@lru_cache
def kinds() -> tuple[TableKind, ...]:
    """Every game at every size, by every option that its face knows, alone and all at once; and with bots."""
    found: list[TableKind] = []
    for game in names():
        for seats in face(game).seats:
            found += [TableKind(game, seats, options) for options in _settings(game, seats)]
            if seats > 1:
                found.append(TableKind(game, seats, bots=True))
    return tuple(found)


def _settings(game: str, seats: int) -> Iterator[tuple[tuple[str, Option], ...]]:
    single: list[tuple[str, Option]] = []
    for option in face(game).options:
        if option.seats and seats not in option.seats:
            continue
        if option.kind is OptionKind.SWITCH:
            single.append((option.name, option.on))
        elif option.kind is OptionKind.CHOICE:
            single += [(option.name, choice.value) for choice in option.choices]
    candidates = [(), *((one,) for one in single), tuple(dict(single).items())]
    for options in candidates:
        try:
            load(game).setup(seats, "kinds", **dict(options))
        except (TabletownError, TypeError):
            continue
        yield options


def plan(kind: TableKind, number: int) -> Plan | None:
    """None: there is nothing hidden here, or the game is over."""
    random = Random(f"{kind}/{number}")
    game, stream = load(kind.game), Stream(f"{number}", "pairs")
    state: object = game.setup(kind.seats, f"{number}", **dict(kind.options))
    for _ in range(0 if kind.bots else random.choice((0, 1, random.randrange(LONGEST)))):
        acting = sorted(game.to_act(state))
        if not acting:
            return None
        seat = random.choice(acting)
        state = game.apply(state, seat, random.choice(game.legal_moves(state, seat))).state
    if not game.to_act(state):
        return None
    observer = Seat(random.randrange(kind.seats))
    other = game.resample(game.view(state, observer), stream)
    moves = [] if kind.bots else _moves(kind, observer, (state, other), random)
    return Plan(kind, number, observer, (state, other), tuple(moves))


def _moves(
    kind: TableKind, observer: Seat, states: tuple[object, object], random: Random
) -> list[tuple[int, str, str]]:
    """What can happen in both worlds without anything turning up that tells them apart."""
    game, found = load(kind.game), list[tuple[int, str, str]]()
    for _ in range(STEPS):
        acting = sorted(game.to_act(states[0]))
        if not acting:
            break
        seat = random.choice(acting)
        if (pair := _pair(kind, observer, seat, states, random)) is None:
            continue
        texts, states = pair
        found.append((int(seat), *texts))
    return found


def _pair(
    kind: TableKind, observer: Seat, seat: Seat, states: tuple[object, object], random: Random
) -> tuple[tuple[str, str], tuple[object, object]] | None:
    game = load(kind.game)
    first = random.choice(game.legal_moves(states[0], seat))
    there = game.legal_moves(states[1], seat)
    same = [move for move in there if game.format_move(move) == game.format_move(first)]
    others = [] if seat == observer else random.sample(there, min(TRIES, len(there)))
    # In secret rather something else than the same.
    for move in [*others, *same]:
        steps = game.apply(states[0], seat, first), game.apply(states[1], seat, move)
        after = (steps[0].state, steps[1].state)
        seen = [[game.view(state, viewer) for viewer in (observer, None)] for state in after]
        told = [_heard(step.events, observer) for step in steps]
        acting = game.to_act(after[0])
        # At the end everything is shown.
        if seen[0] == seen[1] and told[0] == told[1] and acting and acting == game.to_act(after[1]):
            return (game.format_move(first), game.format_move(move)), after
    return None


def _heard(events: Sequence[Event], observer: Seat) -> list[Event]:
    return [event for event in events if event.only is None or event.only == observer]


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
        told = [fact for fact in self.history.facts if isinstance(fact, Told)]
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


def differences(plan: Plan) -> list[str]:
    """Where the two worlds sounded different; nothing, if all is well."""
    first, second = (Side(plan, side).run() for side in (0, 1))
    found: list[str] = []
    for channel in first:
        here, there = first[channel], second[channel]
        if len(here) != len(there):
            found.append(f"{channel}: {len(here)} messages against {len(there)}")
        found += [f"{channel}: {_part(a, b)}" for a, b in zip(here, there, strict=False) if a != b]
    return found


def _part(here: str, there: str) -> str:
    """Where two texts part."""
    at = next((at for at, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), min(len(here), len(there)))
    return f"…{here[max(0, at - 60) : at + 60]}… against …{there[max(0, at - 60) : at + 60]}…"


def pairs(count: int, first: int = 0) -> Iterator[Plan]:
    """Kind by kind in turn, so that any number of them covers all."""
    number, made = first, 0
    while made < count:
        found = plan(kinds()[number % len(kinds())], number)
        number += 1
        if found is not None:
            made += 1
            yield found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=2_000, help="how many")
    parser.add_argument("--jobs", type=int, default=2, help="processes that compare")
    parser.add_argument("--first", type=int, default=0, help="the number that they begin with")
    arguments = parser.parse_args()
    parts = [(first, min(PART, arguments.pairs - first)) for first in range(0, arguments.pairs, PART)]
    seconds, found = 0.0, 0
    with ProcessPoolExecutor(arguments.jobs) as pool:
        results = pool.map(_look, [(arguments.first + NUMBERS * first, count) for first, count in parts])
        for taken, leaks in track(results, "pairs", len(parts), console=Console(stderr=True)):
            seconds, found = seconds + taken, found + len(leaks)
            print("".join(f"{leak}\n" for leak in leaks), end="", flush=True)
    print(
        f"{arguments.pairs} pairs of {len(kinds())} kinds of tables, {found} differences, "
        f"{1000 * seconds / max(1, arguments.pairs):.0f} ms of processor time each"
    )
    raise SystemExit(bool(found))


def _look(part: tuple[int, int]) -> tuple[float, list[str]]:
    first, count = part
    started = process_time()
    leaks = [
        f"{one.kind}, pair {one.number}, seat {one.observer}: {leak}"
        for one in pairs(count, first)
        for leak in differences(one)
    ]
    return process_time() - started, leaks


if __name__ == "__main__":
    main()
