"""Somebody at a table: plays, talks, comes back, asks again for what was not answered; and keeps a ledger of it."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from random import Random

from tabletown.testing.world.deals import pledge_of, told_terms
from tabletown.testing.world.heard import Heard, HeardDeal, HeardTable, HeardTurn
from tabletown.testing.world.history import Portrait, RequestMade
from tabletown.testing.world.network import Cable, Entrance, Network
from tabletown.testing.world.seams import secret_digits

NOT_FINAL = ("no-hello", "busy", "too-fast")
"""Refusals after which the same request is simply made again."""
PING_SECONDS = 2.0
"""After so much silence it asks whether it has missed something."""
HELLO_SECONDS = 0.3
"""Whoever has just said hello waits that long for the picture."""
CALM_ACTS = 5
"""What it still does when nothing goes wrong any more."""
LATE_SECONDS = 1.5
"""On a good network, with servers that run, everything is answered by then."""


@dataclass(slots=True)
class Outstanding:
    """A request that has no answer yet."""

    text: str
    since: float
    sent: int = 0


class Guest:
    """`seat` is the one that it sits down at; None looks on."""

    def __init__(
        self, network: Network, entrances: Callable[[], list[Entrance]], name: str, table: str, random: Random
    ) -> None:
        self.network = network
        self.name = name
        self.table = table
        self.host = ""
        self.token = ""
        self.more_tokens: tuple[str, ...] = ()
        self.seat: int | None = None
        self.bots: tuple[int, ...] = ()
        """Seats that it gives to bots, as the host."""
        self.acts = 0
        """How much it will still do."""
        self.draws = False
        """It gives a share of the deal."""
        self.keeps_back = 0.0
        """How often it does not show what it has pledged."""
        self.patience = 1.5
        self.link: Cable | None = None
        self.is_calm = False
        """The network is good, and nobody makes trouble any more: now everything must be in time."""
        self._entrances = entrances
        self._random = random
        self._loop = network.loop
        self._nonces = count(1)
        self._waiting: dict[str, Outstanding] = {}
        self._said: list[tuple[str, str]] = []
        self._shares: dict[str, str] = {}
        """By pledge."""
        self._kept_back: set[int] = set()
        """Draws for which it does not show its share."""
        self._heard_at = self._hello_at = 0.0
        self._ping = ""
        self._forget()

    def _forget(self) -> None:
        self.seq, self.version, self.you = -1, 0, tuple[int, ...]()
        self.info: HeardTable | None = None
        self.turn = HeardTurn(())
        self.public: dict[str, str] = {}
        self.own: dict[int, dict[str, str]] = {}
        self.moves: dict[int, tuple[str, ...]] = {}
        self.chat: dict[int, str] = {}
        self.known_bots: tuple[str, ...] = ()

    # ---- what it does

    def wake(self) -> None:
        """Every now and then."""
        now = self._loop.time()
        if self.link is None:
            self._connect()
        elif now - self._heard_at > self.patience and (self._waiting or self.info is None or self._ping):
            self._lose_patience()
        elif self.info is not None and not self._waiting and not self._act() and now - self._heard_at > PING_SECONDS:
            self._ping = self._nonce()
            self._send({"t": "ping", "nonce": self._ping}, self._ping)
            self._heard_at = now

    def _connect(self) -> None:
        entrances = self._entrances()
        try:
            self.link = self.network.connect(self, self._random.choice(entrances)) if entrances else None
            self._heard_at = self._loop.time()
        except OSError:
            self.link = None

    def _lose_patience(self) -> None:
        self._ping = ""
        self._heard_at = self._loop.time()
        if self.link is not None and self.link.is_open and self._random.random() < 0.5:
            self._hello()
        else:
            self.leave()

    def leave(self) -> None:
        if self.link is not None:
            self.link.hang_up()
            self.link = None

    def _hello(self) -> None:
        now = self._loop.time()
        if now - self._hello_at < HELLO_SECONDS:
            return
        self._hello_at = now
        tokens = [token for token in (self.token, self.host, *self.more_tokens) if token]
        seen = {} if self.info is None else {"seen": self.version}
        nonce = self._nonce()
        self._send({"t": "hello", "nonce": nonce, "table": self.table, "tokens": tokens, **seen}, nonce)

    def _act(self) -> bool:
        """Whether there was something to do."""
        info, mine = self.info, self.you
        if info is None or self.seat is None:
            return False
        if not mine and info.status == "open":
            draws: dict[str, bool] = {"draws": True} if self.draws else {}
            return self._ask("sit", self.name, name=self.name, seat=self.seat, token=self.token, **draws)
        if info.status == "open":
            return (self.draws and self._give_share(info, mine[0])) or (bool(self.host) and self._arrange(info))
        if info.undo is not None and mine and mine[0] in info.undo.waiting:
            return self._ask("answer-undo", "", seat=mine[0], agree=self._random.random() < 0.7)
        if self.acts <= 0 or not mine or info.status != "running":
            return False
        return self._play(mine[0])

    def _give_share(self, info: HeardTable, seat: int) -> bool:
        """Its part of drawing the deal, as docs/joint-deal.md has it."""
        deal = info.deal
        if deal is None:
            return False
        pledge = deal.pledges[seat]
        if deal.phase == "showing":
            return seat in deal.waiting and pledge in self._shares and self._show(info, deal, seat)
        if pledge or (deal.phase == "pledging" and seat not in deal.waiting):
            return False
        share = secret_digits(self._random)
        pledge = pledge_of(info.id, deal.number, info.commitment, seat, share)
        self._shares[pledge] = share
        self.network.history.shares[share] = self.name
        return self._ask("pledge", pledge, seat=seat, draw=deal.number, pledge=pledge)

    def _show(self, info: HeardTable, deal: HeardDeal, seat: int) -> bool:
        """A share is shown for one set of terms only."""
        if self._random.random() < self.keeps_back:
            self._kept_back.add(deal.number)
        if deal.number in self._kept_back and not self.is_calm:
            return False
        noted = self.network.history.noted.setdefault((self.name, self.table), {})
        terms = told_terms(info, deal)
        if noted.setdefault(deal.number, terms) != terms:
            return False
        share = self._shares[deal.pledges[seat]]
        return self._ask("show-share", share, seat=seat, draw=deal.number, share=share)

    def _arrange(self, info: HeardTable) -> bool:
        if info.deal is not None and info.deal.phase != "gathering":
            return False
        for seat in self.bots:
            if info.seats[seat].sitter == "nobody":
                return self._ask("fill", self.known_bots[0], seat=seat, bot=self.known_bots[0])
        if all(seat.sitter != "nobody" for seat in info.seats):
            return self._ask("start", "")
        return False

    def _play(self, seat: int) -> bool:
        luck = self._random.random()
        self.acts -= 1
        if luck < 0.12:
            text = f"{self.name} says {self.acts}"
            return self._ask("say", text, seat=seat, text=text)
        if luck < 0.2 and seat in self.turn.may_undo:
            return self._ask("ask-undo", "", seat=seat, version=self.version)
        if luck < 0.25 and self._said and self.link is not None:
            # Once more, word for word.
            text, nonce = self._random.choice(self._said)
            self.network.history.doubled.add(nonce)
            self.link.say(text, nonce)
            return True
        if luck < 0.3 and not self.is_calm:
            self.leave()
            return True
        if moves := self.moves.get(seat):
            move = self._random.choice(moves)
            return self._ask("submit", move, seat=seat, version=self.version, move=move)
        self.acts += 1
        return False

    def _ask(self, kind: str, content: str, **fields: str | int | bool) -> bool:
        nonce = self._nonce()
        text = json.dumps({"t": kind, "nonce": nonce, **fields})
        now = self._loop.time()
        self._waiting[nonce] = Outstanding(text, now)
        seat = fields.get("seat", -1)
        self.network.history.add(
            RequestMade(now, self.name, text, self.table, kind, nonce, seat if isinstance(seat, int) else -1, content)
        )
        self._heard_at = now
        self._repeat(nonce)
        return True

    def _repeat(self, nonce: str) -> None:
        if self.link is not None and self.link.is_open:
            waiting = self._waiting[nonce]
            waiting.sent += 1
            self._said = [*self._said[-5:], (waiting.text, nonce)]
            self.link.say(waiting.text, nonce)

    def _send(self, message: dict[str, object], nonce: str) -> None:
        if self.link is not None and self.link.is_open:
            self.link.say(json.dumps(message), nonce)

    def _nonce(self) -> str:
        return f"{self.name}-{next(self._nonces)}"

    # ---- what it hears

    def opened(self, link: Cable) -> None:
        if link is self.link:
            self._hello_at = 0.0
            self._hello()

    def hung_up(self, link: Cable) -> None:
        if link is self.link:
            self.link = None

    def hear(self, link: Cable, message: Heard) -> None:
        if link is not self.link:
            return
        self._heard_at = self._loop.time()
        if message.is_answer:
            self._take_answer(message)
        elif message.t == "sync":
            self._forget()
            self._draw(message)
            for nonce in list(self._waiting):
                self._repeat(nonce)
        elif message.seq == self.seq + 1:
            self._draw(message)
        elif message.seq > self.seq:
            self._hello()

    def _take_answer(self, message: Heard) -> None:
        nonce = message.nonce or ""
        if nonce == self._ping:
            self._ping = ""
            if message.version > self.version:
                self._hello()
            return
        if message.t == "rejected" and message.why in NOT_FINAL:
            if message.why == "no-hello":
                self._hello()
            return
        waiting = self._waiting.pop(nonce, None)
        late = 0.0 if waiting is None else self._loop.time() - waiting.since
        if waiting is not None and self.is_calm and late > LATE_SECONDS:
            self.network.history.faults.append(f"{self.name} waited {late:.1f} s for the answer to {waiting.text}")

    def _draw(self, message: Heard) -> None:
        self.seq, self.version = message.seq, message.version
        self.info, self.turn = message.table or self.info, message.turn or self.turn
        if message.t == "sync":
            self.you, self.known_bots = message.you, message.bots
        _merge(self.public, {name: bytes(part).decode() for name, part in message.public.items()})
        self.chat |= {line.version: f"{line.seat} {line.text} {line.phrase}" for line in message.chat}
        for own in message.own:
            parts = {name: bytes(part).decode() for name, part in own.sections.items()}
            _merge(self.own.setdefault(own.seat, {}), parts)
            if own.moves is not None:
                self.moves[own.seat] = tuple(offer.move for offer in own.moves)

    # ---- at the end

    def stop_acting(self) -> None:
        self.acts = 0

    def be_calm(self) -> None:
        """Whatever it waits for now may be late; what it asks for from here on may not."""
        self.is_calm, self.patience = True, 20.0
        self.acts += CALM_ACTS
        self.leave()
        for waiting in self._waiting.values():
            waiting.since = self._loop.time() + 60.0

    @property
    def is_at_rest(self) -> bool:
        return self.info is not None and not self._waiting and self.link is not None

    def waits_for(self) -> str:
        return ", ".join(waiting.text for waiting in self._waiting.values()) or "a picture of the table"

    def sit_for_portrait(self) -> None:
        """How everything looks to it."""
        info, now = self.info, self._loop.time()
        if info is None:
            return
        chat = [self.chat[version] for version in sorted(self.chat)]
        public = [str(info), str(self.turn.to_act), json.dumps(self.public, sort_keys=True), json.dumps(chat)]
        history = self.network.history
        history.add(Portrait(now, self.name, "\n".join(public), self.table, "public", self.version))
        for seat, parts in sorted(self.own.items()):
            text = json.dumps([parts, sorted(self.moves.get(seat, ()))], sort_keys=True)
            history.add(Portrait(now, self.name, text, self.table, f"seat {seat}", self.version))


def _merge(picture: dict[str, str], changed: dict[str, str]) -> None:
    for name, part in changed.items():
        if part == "null":
            picture.pop(name, None)
        else:
            picture[name] = part
