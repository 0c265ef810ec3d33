"""What a request does to a table: the entries to be stored, or a refusal. Nothing is changed here."""

from tabletown.core.errors import MoveError
from tabletown.server.live import log
from tabletown.server.live.checks import (
    MOST_ENTRIES,
    SPARE_ENTRIES,
    chair_at,
    must_be_fresh,
    must_be_host,
    must_have_room,
    must_run,
    own_chair,
)
from tabletown.server.live.fate import deletion
from tabletown.server.live.handover import answered_handover, owner_of
from tabletown.server.live.manners import is_quiet, manners_of, may_wait
from tabletown.server.live.moves import Tried, read_move
from tabletown.server.live.names import clean_text
from tabletown.server.live.phrases import RATHER_NOT, REACTIONS, phrases_at
from tabletown.server.live.picture import Picture
from tabletown.server.live.seats import arrival, host, own_seat, reissue, sit, stood_in
from tabletown.server.live.shares import pledged, shown, stopped
from tabletown.server.live.table import Table
from tabletown.server.live.undo import moves_back, secret_undo, who_is_free, who_must_agree
from tabletown.server.live.wishes import (
    Actor,
    Arrive,
    BotMove,
    BotReply,
    BotWish,
    Follow,
    Resync,
    ServerWish,
    StandIn,
    StopDraw,
    Verdict,
    Wish,
)
from tabletown.server.wire import requests
from tabletown.server.wire.agreed import UndoRule
from tabletown.server.wire.protocol import Why
from tabletown.server.wire.refusal import Refusal, refused_move

MOST_GHOSTS = 8
"""Proposals that one seat may have open."""


_DELETION = (requests.AskDeletion, requests.AnswerDeletion)
_NEEDED = (requests.AnswerProposal, requests.AnswerUndo, BotMove, BotReply, Follow, Arrive, *_DELETION)
"""What a game that has begun ends with, and what comes after it: there is always room for that."""


def decide(table: Table, picture: Picture, wish: Wish, actor: Actor) -> Verdict:
    """Raises Refusal."""
    if table.fate.closed and not isinstance(wish, (*_DELETION, requests.Hello, Resync)):
        raise Refusal(Why.CLOSED)
    if isinstance(wish, requests.Submit):
        return _move(table, actor, wish)
    verdict = _decided(table, picture, wish, actor)
    if verdict.what and not isinstance(wish, _NEEDED):
        # The server's own have some room left when people's is used up.
        must_have_room(table, MOST_ENTRIES + (SPARE_ENTRIES if isinstance(wish, StandIn | StopDraw) else 0))
    return verdict


def _decided(table: Table, picture: Picture, wish: Wish, actor: Actor) -> Verdict:
    match wish:
        case requests.Say():
            return Verdict((_say(table, picture, actor, wish),))
        case requests.Propose() | requests.Withdraw() | requests.AnswerProposal():
            return _proposal(table, picture, actor, wish)
        case requests.YouFirst():
            return Verdict(_you_first(table, picture, actor, wish))
        case requests.AskUndo() | requests.AnswerUndo():
            return Verdict(_undo(table, picture, actor, wish))
        case BotMove() | BotWish() | BotReply() | StandIn() | Follow() | Arrive() | StopDraw():
            return _of_the_server(table, picture, wish)
    return _seat(table, actor, wish)


def _seat(table: Table, actor: Actor, wish: Wish) -> Verdict:
    """Who sits where."""
    match wish:
        case requests.Sit():
            return sit(table, wish)
        case requests.Leave() | requests.TakeBack() | requests.Rename() | requests.Preside():
            return own_seat(table, actor, wish)
        case requests.Reissue():
            return reissue(table, actor, wish)
        case requests.AnswerHandover():
            chair_at(table, wish.seat)
            return Verdict(answered_handover(table.chairs, table.handover, actor, wish))
        case requests.AskDeletion() | requests.AnswerDeletion():
            own_chair(table, actor, wish.seat)
            return Verdict(deletion(table.chairs, table.fate.deletion, wish))
        case requests.Pledge():
            return Verdict(pledged(table, actor, wish))
        case requests.ShowShare():
            return Verdict(shown(table, actor, wish))
        case requests.Fill() | requests.Free() | requests.Resize() | requests.Start():
            return host(table, actor, wish)
    return Verdict(())


def _of_the_server(table: Table, picture: Picture, wish: ServerWish) -> Verdict:
    """What nobody asks for from outside."""
    match wish:
        case BotMove():
            return _bot_move(table, wish)
        case BotWish():
            return Verdict(_bot_wish(table, picture, wish))
        case BotReply():
            return _bot_reply(table, wish)
        case StandIn():
            return Verdict(stood_in(table, wish))
        case Follow():
            return Verdict((log.Followed(wish.table, wish.by),) if table.next is None else ())
        case Arrive():
            return Verdict(arrival(table, wish))
        case StopDraw():
            return Verdict(stopped(table, wish))


def actor_key(table: Table, wish: Wish, actor: Actor) -> str:
    """Whose nonces are compared: the seat's, or the host's. Raises Refusal for a seat that is not the actor's."""
    try:
        if isinstance(wish, requests.Submit):
            # Most of what comes is a move.
            return own_chair(table, actor, wish.seat).token
        return _key(table, wish, actor)
    except Refusal:
        # Seats are drawn at the start. Whoever asks again for what was done before sits elsewhere now.
        nonce = wish.nonce if isinstance(wish, requests.Request) else ""
        asked = [token for token in actor.tokens if nonce and (token, nonce) in table.nonces]
        if not asked:
            raise
        return asked[0]


def _key(table: Table, wish: Wish, actor: Actor) -> str:
    match wish:
        case requests.Fill() | requests.Free() | requests.Resize() | requests.Start():
            must_be_host(table, actor)
            return table.host
        case requests.Reissue() if table.host in actor.tokens:
            return table.host
        case requests.AnswerHandover():
            chair_at(table, wish.seat)
            # Also of whoever had the seat before a bot took it.
            return next(
                iter(sorted(actor.tokens & {table.chairs[wish.seat].token, owner_of(table.chairs[wish.seat])})), ""
            )
        case requests.Sit() | requests.TakeBack() | requests.Hello() | requests.Ping() | requests.Rematch():
            return ""
        case BotMove() | BotWish() | BotReply() | StandIn() | Follow() | Arrive() | StopDraw() | Resync():
            return ""
        case _:
            return own_chair(table, actor, wish.seat).token


def _move(table: Table, actor: Actor, wish: requests.Submit) -> Verdict:
    chair = own_chair(table, actor, wish.seat)
    must_run(table)
    must_be_fresh(table, wish.version, max(table.undone_at, chair.moved_at))
    return _played(table, wish.seat, wish.move)


def _bot_move(table: Table, wish: BotMove) -> Verdict:
    chair = table.chairs[wish.seat]
    must_run(table)
    if chair.mover != wish.mover:
        # Its person is back, or somebody else has the seat now.
        raise Refusal(Why.NOT_YOUR_SEAT)
    must_be_fresh(table, wish.version, max(table.undone_at, chair.moved_at))
    return _played(table, wish.seat, wish.move)


def _bot_wish(table: Table, picture: Picture, wish: BotWish) -> tuple[log.AnyWhat, ...]:
    """Once in a part of the game, whichever process thought of it first."""
    must_run(table)
    is_late = wish.turned_at != table.turned_at or table.wished_at.get((wish.seat, wish.to), 0) > table.turned_at
    if is_late or not picture.shares(len(table.chairs), wish.seat, wish.to, wish.move):
        return ()
    return (log.Proposed(wish.seat, wish.to, _tried(table, wish.to, wish.move).written, wish.words),)


def _bot_reply(table: Table, wish: BotReply) -> Verdict:
    must_run(table)
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


def _say(table: Table, picture: Picture, actor: Actor, wish: requests.Say) -> log.LineSaid:
    if own_chair(table, actor, wish.seat).token in table.fate.muted:
        raise Refusal(Why.MUTED)
    if table.state is not None and is_quiet(table, picture, table.game.view(table.state, None)):
        raise Refusal(Why.QUIET)
    if wish.phrase:
        if wish.phrase not in REACTIONS and wish.phrase not in phrases_at(table.header.game):
            raise Refusal(Why.NO_SUCH_PHRASE)
        return log.LineSaid(wish.seat, "", wish.phrase)
    return log.LineSaid(wish.seat, clean_text(wish.text), "")


def _proposal(
    table: Table, picture: Picture, actor: Actor, wish: requests.Propose | requests.Withdraw | requests.AnswerProposal
) -> Verdict:
    own_chair(table, actor, wish.seat)
    must_run(table)
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
    chair_at(table, wish.to)
    # Before it is tried: why a secret move cannot be made would tell what the other has in hand.
    if wish.to == wish.seat or not picture.shares(table.header.seats, wish.seat, wish.to, _read(table, wish.move)):
        raise Refusal(Why.NO_PROPOSAL)
    move = _tried(table, wish.to, wish.move).written
    if sum(ghost.by == wish.seat for ghost in table.ghosts.values()) >= MOST_GHOSTS:
        raise Refusal(Why.TOO_MANY)
    return log.Proposed(wish.seat, wish.to, move)


def _you_first(table: Table, picture: Picture, actor: Actor, wish: requests.YouFirst) -> tuple[log.AnyWhat, ...]:
    own_chair(table, actor, wish.seat)
    must_run(table)
    chair_at(table, wish.to)
    if not may_wait(table, picture, table.game.view(table.state, None), wish.seat, wish.to):
        raise Refusal(Why.NO_STANDOFF)
    return () if (wish.seat, wish.to) in table.waits else (log.Waited(wish.seat, wish.to),)


def _undo(
    table: Table, picture: Picture, actor: Actor, wish: requests.AskUndo | requests.AnswerUndo
) -> tuple[log.AnyWhat, ...]:
    own_chair(table, actor, wish.seat)
    must_run(table)
    if isinstance(wish, requests.AskUndo):
        must_be_fresh(table, wish.version, table.undone_at)
        if wish.seat in who_is_free(table, picture, table.game.view(table.state, None)):
            return secret_undo(table, wish.seat)
        if manners_of(table).undo is UndoRule.OFF:
            raise Refusal(Why.UNDO_OFF)
        if table.asked is not None:
            raise Refusal(Why.UNDO_ASKED)
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
