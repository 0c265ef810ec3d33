"""What a request does to a table: the entries to be stored, or a refusal. Nothing is changed here."""

from dataclasses import dataclass
from typing import TypeAlias

from tabletown.core.errors import MoveError
from tabletown.core.game import Step
from tabletown.server.live import log
from tabletown.server.live.names import clean_name, clean_text
from tabletown.server.live.opponents import opponents
from tabletown.server.live.phrases import RATHER_NOT, phrases_at
from tabletown.server.live.picture import Picture
from tabletown.server.live.table import Chair, Table, Tried, read_move
from tabletown.server.live.tokens import hash_token, new_token
from tabletown.server.live.undo import moves_back, who_must_agree
from tabletown.server.wire import requests
from tabletown.server.wire.protocol import Sitter, Status, Why
from tabletown.server.wire.refusal import Refusal, refused_move

MOST_GHOSTS = 8
"""Proposals that one seat may have open."""


MOST_ENTRIES = 20_000
"""Entries of a log after which only moves are taken."""


@dataclass(frozen=True, slots=True)
class Actor:
    """Who asks: a connection with the hashes of its tokens."""

    tokens: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class BotMove:
    """A bot of this server has decided."""

    seat: int
    version: int
    move: str
    mover: str | None
    """The bot that had the seat when it was asked; None if it was for a person whose clock had run out."""


@dataclass(frozen=True, slots=True)
class BotWish:
    """A bot of this server proposes something to a partner."""

    seat: int
    turned_at: int
    """The part of the game that it was thinking about."""
    to: int
    move: str
    words: dict[str, str]


@dataclass(frozen=True, slots=True)
class BotReply:
    """A bot of this server answers a proposal."""

    seat: int
    proposal: int
    accept: bool
    words: dict[str, str]


@dataclass(frozen=True, slots=True)
class StandIn:
    """An absent player is to be replaced by a bot (or, with None, is back)."""

    seat: int
    bot: str | None


@dataclass(frozen=True, slots=True)
class Follow:
    """The rematch has been opened."""

    nonce: str
    table: str


@dataclass(frozen=True, slots=True)
class Resync:
    """A slow reader has caught up with its buffer, and needs to be told everything."""


Wish: TypeAlias = requests.ClientMessage | BotMove | BotWish | BotReply | StandIn | Follow | Resync


@dataclass(frozen=True, slots=True)
class Verdict:
    what: tuple[log.AnyWhat, ...]
    seat: int = -1
    token: str = ""
    """A new token for `seat`, to be told to whoever asked and nobody else."""
    step: Step[object] | None = None
    """What the move among the entries leads to: it was tried here, and need not be again."""


def decide(table: Table, picture: Picture, wish: Wish, actor: Actor) -> Verdict:
    """Raises Refusal."""
    match wish:
        case requests.Submit():
            return _move(table, actor, wish)
        case requests.Say():
            return Verdict((_say(table, actor, wish),))
        case requests.Propose() | requests.Withdraw() | requests.AnswerProposal():
            return _proposal(table, picture, actor, wish)
        case requests.AskUndo() | requests.AnswerUndo():
            return Verdict(_undo(table, picture, actor, wish))
        case requests.Sit():
            return _sit(table, wish)
        case requests.Leave():
            return _leave(table, actor, wish)
        case requests.Fill() | requests.Free() | requests.Reissue() | requests.Start():
            return _host(table, actor, wish)
        case BotMove() | BotWish() | BotReply() | StandIn() | Follow():
            return _of_the_server(table, picture, wish)
    return Verdict(())


def _of_the_server(table: Table, picture: Picture, wish: BotMove | BotWish | BotReply | StandIn | Follow) -> Verdict:
    """What nobody asks for from outside."""
    match wish:
        case BotMove():
            return _bot_move(table, wish)
        case BotWish():
            return Verdict(_bot_wish(table, picture, wish))
        case BotReply():
            return _bot_reply(table, wish)
        case StandIn():
            return Verdict(_stand_in(table, wish))
        case Follow():
            return Verdict((log.Followed(wish.table),) if table.next is None else ())


def actor_key(table: Table, wish: Wish, actor: Actor) -> str:
    """Whose nonces are compared: the seat's, or the host's. Raises Refusal for a seat that is not the actor's."""
    match wish:
        case requests.Submit():
            # Most of what comes is a move.
            return _own_chair(table, actor, wish.seat).token
        case requests.Fill() | requests.Free() | requests.Reissue() | requests.Start():
            _must_be_host(table, actor)
            return table.header.host
        case requests.Sit() | requests.Hello() | requests.Ping() | requests.Rematch():
            return ""
        case BotMove() | BotWish() | BotReply() | StandIn() | Follow() | Resync():
            return ""
        case _:
            return _own_chair(table, actor, wish.seat).token


def free_seat(table: Table, wanted: int | None) -> int:
    """The seat that was asked for, or the first free one. Raises Refusal."""
    if wanted is not None:
        if _chair(table, wanted).sitter is not Sitter.NOBODY:
            raise Refusal(Why.SEAT_TAKEN)
        return wanted
    for seat, chair in enumerate(table.chairs):
        if chair.sitter is Sitter.NOBODY:
            return seat
    raise Refusal(Why.SEAT_TAKEN)


def _move(table: Table, actor: Actor, wish: requests.Submit) -> Verdict:
    chair = _own_chair(table, actor, wish.seat)
    _must_run(table)
    _must_be_fresh(table, wish.version, max(table.undone_at, chair.moved_at))
    return _played(table, wish.seat, wish.move)


def _bot_move(table: Table, wish: BotMove) -> Verdict:
    chair = table.chairs[wish.seat]
    _must_run(table)
    if chair.mover != wish.mover:
        # Its person is back, or somebody else has the seat now.
        raise Refusal(Why.NOT_YOUR_SEAT)
    _must_be_fresh(table, wish.version, max(table.undone_at, chair.moved_at))
    return _played(table, wish.seat, wish.move)


def _bot_wish(table: Table, picture: Picture, wish: BotWish) -> tuple[log.AnyWhat, ...]:
    """Once in a part of the game, whichever process thought of it first."""
    _must_run(table)
    _must_have_room(table)
    is_late = wish.turned_at != table.turned_at or table.wished_at.get((wish.seat, wish.to), 0) > table.turned_at
    if is_late or not picture.shares(len(table.chairs), wish.seat, wish.to, wish.move):
        return ()
    return (log.Proposed(wish.seat, wish.to, _tried(table, wish.to, wish.move).written, wish.words),)


def _bot_reply(table: Table, wish: BotReply) -> Verdict:
    _must_run(table)
    ghost = table.ghosts.get(wish.proposal)
    if ghost is None:
        return Verdict(())
    closed = log.ProposalClosed(ghost.id)
    if wish.accept:
        return _played(table, ghost.to, ghost.move, closed)
    return Verdict((closed, log.LineSaid(wish.seat, "", RATHER_NOT, wish.words)))


def _played(table: Table, seat: int, text: str, *before: log.AnyWhat) -> Verdict:
    tried = _tried(table, seat, text)
    return Verdict((*before, log.MovePlayed(seat, tried.written)), step=tried.step)


def _tried(table: Table, seat: int, text: str) -> Tried:
    try:
        return table.try_move(seat, text)
    except MoveError as error:
        raise refused_move(error) from None


def _read(table: Table, text: str) -> str:
    """A move in its usual notation, whether it can be made or not."""
    try:
        return read_move(table.header.game, text)[1]
    except MoveError as error:
        raise refused_move(error) from None


def _say(table: Table, actor: Actor, wish: requests.Say) -> log.LineSaid:
    _own_chair(table, actor, wish.seat)
    _must_have_room(table)
    if wish.phrase:
        if wish.phrase not in phrases_at(table.header.game):
            raise Refusal(Why.NO_SUCH_PHRASE)
        return log.LineSaid(wish.seat, "", wish.phrase)
    return log.LineSaid(wish.seat, clean_text(wish.text), "")


def _proposal(
    table: Table, picture: Picture, actor: Actor, wish: requests.Propose | requests.Withdraw | requests.AnswerProposal
) -> Verdict:
    _own_chair(table, actor, wish.seat)
    _must_run(table)
    if isinstance(wish, requests.Propose):
        return Verdict((_propose(table, picture, wish),))
    ghost = table.ghosts.get(wish.proposal)
    mine = ghost is not None and wish.seat == (ghost.by if isinstance(wish, requests.Withdraw) else ghost.to)
    if ghost is None or not mine:
        raise Refusal(Why.NO_PROPOSAL)
    closed = log.ProposalClosed(ghost.id)
    if isinstance(wish, requests.Withdraw):
        return Verdict((closed,))
    if wish.accept:
        return _played(table, ghost.to, ghost.move, closed)
    # Whoever proposed it is told, as a bot would tell it.
    return Verdict((closed, log.LineSaid(wish.seat, "", RATHER_NOT)))


def _propose(table: Table, picture: Picture, wish: requests.Propose) -> log.Proposed:
    _must_have_room(table)
    _chair(table, wish.to)
    # Before it is tried: why a secret move cannot be made would tell what the other has in hand.
    if wish.to == wish.seat or not picture.shares(table.header.seats, wish.seat, wish.to, _read(table, wish.move)):
        raise Refusal(Why.NO_PROPOSAL)
    move = _tried(table, wish.to, wish.move).written
    if sum(ghost.by == wish.seat for ghost in table.ghosts.values()) >= MOST_GHOSTS:
        raise Refusal(Why.TOO_MANY)
    return log.Proposed(wish.seat, wish.to, move)


def _undo(
    table: Table, picture: Picture, actor: Actor, wish: requests.AskUndo | requests.AnswerUndo
) -> tuple[log.AnyWhat, ...]:
    _own_chair(table, actor, wish.seat)
    _must_run(table)
    if isinstance(wish, requests.AskUndo):
        _must_have_room(table)
        if table.asked is not None:
            raise Refusal(Why.UNDO_ASKED)
        _must_be_fresh(table, wish.version, table.undone_at)
        count = moves_back(table, wish.seat)
        waiting = who_must_agree(table, picture, wish.seat, count)
        asked = log.UndoAsked(wish.seat, count, waiting)
        return (asked,) if waiting else (asked, log.MovesUndone(count))
    if table.asked is None or wish.seat not in table.asked.waiting:
        raise Refusal(Why.NO_UNDO)
    if not wish.agree:
        return (log.UndoRefused(wish.seat),)
    agreed = log.UndoAgreed(wish.seat)
    return (agreed,) if len(table.asked.waiting) > 1 else (agreed, log.MovesUndone(table.asked.count))


def _sit(table: Table, wish: requests.Sit) -> Verdict:
    if wish.token is not None and (held := table.seats_of(frozenset([hash_token(wish.token)]))):
        # It sat down before, and has not heard of it.
        return Verdict((), held[0], wish.token)
    name = clean_name(wish.name)
    if table.status is Status.OVER:
        raise Refusal(Why.OVER)
    seat, token = free_seat(table, wish.seat), wish.token or new_token()
    return Verdict((log.Sat(seat, name, hash_token(token)),), seat, token)


def _leave(table: Table, actor: Actor, wish: requests.Leave) -> Verdict:
    _own_chair(table, actor, wish.seat)
    _must_be(table, Status.OPEN)
    return Verdict((log.Freed(wish.seat),))


def _host(
    table: Table, actor: Actor, wish: requests.Fill | requests.Free | requests.Reissue | requests.Start
) -> Verdict:
    _must_be_host(table, actor)
    if table.status is Status.OVER:
        raise Refusal(Why.OVER)
    if isinstance(wish, requests.Start):
        _must_be(table, Status.OPEN)
        if any(chair.sitter is Sitter.NOBODY for chair in table.chairs):
            raise Refusal(Why.SEATS_EMPTY)
        return Verdict((log.Started(),))
    chair = _chair(table, wish.seat)
    if isinstance(wish, requests.Fill):
        if wish.bot not in opponents(table.header.game):
            raise Refusal(Why.NO_SUCH_BOT)
        return Verdict((log.BotSat(wish.seat, wish.bot),))
    if isinstance(wish, requests.Free):
        return Verdict((log.Freed(wish.seat),))
    name = clean_name(wish.name) if wish.name is not None else chair.name
    if chair.sitter is not Sitter.PERSON and wish.name is None:
        raise Refusal(Why.BAD_NAME)
    token = new_token()
    return Verdict((log.Sat(wish.seat, name, hash_token(token)),), wish.seat, token)


def _stand_in(table: Table, wish: StandIn) -> tuple[log.AnyWhat, ...]:
    chair = table.chairs[wish.seat]
    if chair.sitter is not Sitter.PERSON or chair.stand_in == wish.bot:
        return ()
    return (log.GaveBack(wish.seat) if wish.bot is None else log.TookOver(wish.seat, wish.bot),)


def _chair(table: Table, seat: int) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise Refusal(Why.NO_SUCH_SEAT)
    return table.chairs[seat]


def _own_chair(table: Table, actor: Actor, seat: int) -> Chair:
    chair = _chair(table, seat)
    if not chair.token or chair.token not in actor.tokens:
        raise Refusal(Why.NOT_YOUR_SEAT)
    return chair


def _must_be_host(table: Table, actor: Actor) -> None:
    if table.header.host not in actor.tokens:
        raise Refusal(Why.NOT_HOST)


def _must_be(table: Table, status: Status) -> None:
    if table.status is not status:
        raise Refusal(Why.OVER if table.status is Status.OVER else Why.STARTED)


def _must_run(table: Table) -> None:
    if table.status is not Status.RUNNING:
        raise Refusal(Why.OVER if table.status is Status.OVER else Why.NOT_STARTED)


def _must_have_room(table: Table) -> None:
    """A game is never as long as this; talk can be, and must not fill the store."""
    if table.version >= MOST_ENTRIES:
        raise Refusal(Why.TOO_MANY)


def _must_be_fresh(table: Table, seen: int, changed: int) -> None:
    """Whoever decides must have seen what concerns the decision; a version to come is nobody's."""
    if not changed <= seen <= table.version:
        raise Refusal(Why.STALE)
