"""What a history must never show. Nothing here is shared with the server but the rules of the games."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256

from tabletown.core.errors import TabletownError
from tabletown.core.registry import load
from tabletown.core.seat import Seat
from tabletown.testing.world.deals import WrittenDeal, check_end, follow_all, is_done_already, told_terms
from tabletown.testing.world.heard import Heard, HeardEvent, HeardTable, WrittenEntry, WrittenHeader
from tabletown.testing.world.history import History, MessageSent, Portrait, RequestMade, Synced

KIND = {
    "submit": ("played",),
    "say": ("said",),
    "fill": ("bot-sat",),
    "start": ("started", "draw-begun"),
    "pledge": ("pledged",),
    "show-share": ("share-shown", "started"),
}
"""By request: what must stand in the log when it was acknowledged."""
NOT_FINAL = {"no-hello", "busy", "too-fast"}
MOST = 12
"""Faults of one kind that are told."""


@dataclass(slots=True)
class _Log:
    """What is known of one table, as the history goes on."""

    header: WrittenHeader
    entries: list[WrittenEntry] = field(default_factory=list)

    def with_nonce(self, nonce: str) -> list[WrittenEntry]:
        return [entry for entry in self.entries if entry.nonce == nonce]


def check(history: History) -> list[str]:
    """What is wrong, in words; nothing, if all is well."""
    logs: dict[str, _Log] = {}
    faults = [*_told_is_stored(history, logs)]
    for found in (
        _answers(history, logs), _phantoms(history, logs), _order(history), _events(history), _secrets(history, logs),
        _portraits(history, logs), _deals(history, logs),
    ):  # fmt: skip
        faults += list(found)[:MOST]
    return faults


def _told_is_stored(history: History, logs: dict[str, _Log]) -> Iterator[str]:
    """In the order in which it happened: a version is told of after it is safe, never before."""
    for fact in history.facts:
        if isinstance(fact, Synced):
            if fact.header is not None:
                logs[fact.table] = _Log(fact.header)
            for entry in fact.entries:
                log = logs[fact.table].entries
                if entry.version != len(log) + 1:
                    yield f"{fact.table}: entry {entry.version} is stored after {len(log)}"
                log.append(entry)
        elif isinstance(fact, MessageSent) and fact.table in logs:
            safe = len(logs[fact.table].entries)
            if fact.message.version > safe:
                yield f"{fact.table}: {fact.guest} is told of version {fact.message.version} when {safe} is stored"


def _answers(history: History, logs: Mapping[str, _Log]) -> Iterator[str]:
    asked = {fact.nonce: fact for fact in history.facts if isinstance(fact, RequestMade)}
    granted: dict[str, int] = {}
    for fact in history.facts:
        if isinstance(fact, MessageSent) and fact.message.is_answer and fact.message.nonce in asked:
            request, message = asked[fact.message.nonce], fact.message
            log = logs[request.table].entries
            if message.t != "rejected":
                first = granted.setdefault(request.nonce, message.version)
                if first != message.version and request.kind in KIND and not is_done_already(request, log[:first]):
                    yield f"{request.nonce} was granted at {first}, and then at {message.version}"
                yield from _is_stored(request, message, logs[request.table])
            elif message.why not in NOT_FINAL and request.nonce not in history.doubled:
                done = [one for one in logs[request.table].with_nonce(request.nonce) if one.version <= message.version]
                yield from (
                    f"{request.nonce} was refused ({message.why}), and is stored at {one.version}" for one in done
                )


def _is_stored(request: RequestMade, message: Heard, log: _Log) -> Iterator[str]:
    if request.kind == "sit":
        if not any(entry.what.e == "sat" and entry.what.name == request.content for entry in log.entries):
            yield f"{request.nonce}: {request.content} was seated, and no log says so"
        return
    if request.kind not in KIND:
        return
    entry = log.entries[message.version - 1] if 0 < message.version <= len(log.entries) else None
    if entry is not None and entry.nonce != request.nonce and is_done_already(request, log.entries[: entry.version]):
        return
    if entry is None or entry.nonce != request.nonce:
        yield f"{request.nonce} was acknowledged at {message.version}, and is not there"
    elif entry.what.e not in KIND[request.kind] or not _is_as_asked(request.content, entry):
        yield f"{request.nonce} was {request.text}, and {entry.what} was stored"


def _is_as_asked(content: str, entry: WrittenEntry) -> bool:
    """With the last share the game begins: then that stands in the entry before."""
    what = entry.what
    return what.e == "started" or content in ("", what.move, what.text, what.bot, what.pledge, what.share)


def _phantoms(history: History, logs: Mapping[str, _Log]) -> Iterator[str]:
    asked = {fact.nonce: fact for fact in history.facts if isinstance(fact, RequestMade)}
    for name, log in logs.items():
        seen: set[tuple[str, str]] = set()
        for entry in log.entries:
            if not entry.nonce:
                continue
            if (entry.actor, entry.nonce) in seen:
                yield f"{name}: {entry.nonce} was done twice, again at {entry.version}"
            seen.add((entry.actor, entry.nonce))
            request = asked.get(entry.nonce)
            if request is None or request.table != name:
                yield f"{name}: nobody has asked for {entry.what} at {entry.version}"
            elif request.kind in KIND and entry.what.e not in KIND[request.kind]:
                yield f"{name}: {request.text} became {entry.what}"
        yield from _by_itself(name, log)


def _by_itself(name: str, log: _Log) -> Iterator[str]:
    """Without a nonce nobody but bots and the server may have done it. People's moves always have one."""
    bots: set[int] = set()
    undoing = False
    for entry in log.entries:
        what = entry.what
        if what.e in ("bot-sat", "took-over"):
            bots.add(what.seat)
        elif what.e in ("sat", "gave-back"):
            bots.discard(what.seat)
        elif what.e == "seats-drawn":
            # Who sits where is another matter from here on.
            return
        if what.e in ("played", "said") and not entry.nonce and what.seat not in bots and not undoing:
            yield f"{name}: seat {what.seat} did {what} at {entry.version}, and nobody has asked for it"
        undoing = what.e == "undone" or (undoing and what.e == "played")


def _order(history: History) -> Iterator[str]:
    """On one connection neither versions nor the numbers of updates go back, but for a picture of everything."""
    last: dict[int, tuple[int, int]] = {}
    for fact in history.facts:
        if not isinstance(fact, MessageSent) or fact.message.is_answer:
            continue
        message = fact.message
        seq, version = last.get(fact.link, (-1, 0))
        if message.version < version:
            yield f"link {fact.link}: version {message.version} is told after {version}"
        if message.t == "update" and message.seq <= seq:
            yield f"link {fact.link}: update {message.seq} comes after {seq}"
        last[fact.link] = (message.seq, message.version)


def _events(history: History) -> Iterator[str]:
    """What happened in public at a version is the same for everybody, whoever tells it and when."""
    known: dict[tuple[str, int], tuple[bytes, ...]] = {}
    for fact in history.facts:
        if isinstance(fact, MessageSent):
            by_version: dict[int, list[bytes]] = {}
            for event in (*fact.message.events, *fact.message.news):
                by_version.setdefault(event.at, []).append(_told(event))
            for version, events in by_version.items():
                if known.setdefault((fact.table, version), tuple(events)) != tuple(events):
                    yield f"{fact.table}: what happened at {version} is told in two ways"


def _told(event: HeardEvent) -> bytes:
    return b"%s %s %d" % (event.type.encode(), bytes(event.parts), -1 if event.by is None else event.by)


def _secrets(history: History, logs: Mapping[str, _Log]) -> Iterator[str]:
    """Nobody is told another's token or its hash, nor the seed before the end, nor what another seat has."""
    secrets = dict(history.tokens)
    secrets |= {sha256(token.encode()).hexdigest(): whose for token, whose in history.tokens.items()}
    for fact in history.facts:
        if not isinstance(fact, MessageSent):
            continue
        message = fact.message
        for secret, whose in secrets.items():
            if secret in fact.text and not (message.t == "seated" and whose == fact.guest):
                yield f"{fact.guest} is told a secret of {whose}"
        over = message.table is not None and message.table.status == "over"
        if fact.table in logs and logs[fact.table].header.seed in fact.text and not over:
            yield f"{fact.guest} is told the seed"
        if message.t == "sync" and {own.seat for own in message.own} - set(message.you):
            yield f"{fact.guest} is shown what seats {message.own} have, and sits at {message.you}"
        yield from _foreign(fact)


def _foreign(fact: MessageSent) -> Iterator[str]:
    """Whoever never sat down is shown nothing of any seat."""
    if fact.message.own and fact.guest.startswith("Onlooker"):
        yield f"{fact.guest} looks on, and is shown what seats have"


def _portraits(history: History, logs: Mapping[str, _Log]) -> Iterator[str]:
    """In the end everybody sees the same, and it is what is stored."""
    known: dict[tuple[str, str], Portrait] = {}
    for fact in history.facts:
        if isinstance(fact, Portrait):
            end = len(logs[fact.table].entries)
            if fact.version != end:
                yield f"{fact.who} sees version {fact.version} of {fact.table}, stored is {end}"
            first = known.setdefault((fact.table, fact.key), fact)
            if first.text != fact.text:
                yield f"{fact.table}, {fact.key}: {first.who} and {fact.who} do not see the same"


def _deals(history: History, logs: Mapping[str, _Log]) -> Iterator[str]:
    """Nobody has chosen the deal; whoever stopped it is named; the game that is stored was dealt from it."""
    drawn: dict[str, WrittenDeal] = {}
    for name, log in logs.items():
        drawn[name], wrong = follow_all(log.header, log.entries)
        yield from wrong
    for fact in history.facts:
        table = fact.message.table if isinstance(fact, MessageSent) else None
        if not isinstance(fact, MessageSent) or table is None or fact.table not in drawn:
            continue
        noted = history.noted.get((fact.guest, fact.table), {})
        if table.status == "over":
            yield from check_end(table, drawn[fact.table], noted)
        else:
            yield from _before_the_end(fact, table, history, noted)
        if table.status != "over" and drawn[fact.table].seed and drawn[fact.table].seed in fact.text:
            yield f"{fact.guest} is told the seed of the deal"
    yield from _rules(logs, {name: deal.seed for name, deal in drawn.items()})


def _before_the_end(fact: MessageSent, table: HeardTable, history: History, noted: Mapping[int, str]) -> Iterator[str]:
    """Shares are nobody's business, and a draw has one set of terms: what was shown for one must not serve another."""
    for share, whose in history.shares.items():
        if share in fact.text:
            yield f"{fact.guest} is told the share of {whose}"
    deal = table.deal
    if deal is not None and deal.phase == "showing" and noted.get(deal.number, "") not in ("", told_terms(table, deal)):
        yield f"{fact.guest} has shown a share, and the same draw has other terms now"


def _rules(logs: Mapping[str, _Log], seeds: Mapping[str, str]) -> Iterator[str]:
    """The log is a game that the rules allow."""
    for name, log in logs.items():
        seats: int = log.header.seats
        game = load(log.header.game)
        states: list[object] = []
        try:
            for entry in log.entries:
                what = entry.what
                if what.e == "resized" and isinstance(what.seats, int):
                    seats = what.seats
                elif what.e == "started":
                    states = [game.setup(seats, seeds[name], **log.header.options)]
                elif what.e == "played":
                    states.append(game.apply(states[-1], Seat(what.seat), game.parse_move(what.move)).state)
                elif what.e == "undone":
                    del states[-what.count :]
        except (TabletownError, IndexError) as error:
            yield f"{name}: the rules refuse what is stored: {error!r}"
