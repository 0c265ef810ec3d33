"""Who sits where: sitting down, leaving, handing over, coming back, and what the host does. Nothing is changed here."""

from typing import TypeAlias

from tabletown.core.errors import TabletownError
from tabletown.server.live import log
from tabletown.server.live.checks import (
    chair_at,
    must_be,
    must_be_host,
    must_not_be_over,
    own_chair,
)
from tabletown.server.live.guard import GameFailed, guarded
from tabletown.server.live.handover import asked_handover, needs_consent
from tabletown.server.live.manners import beginning
from tabletown.server.live.names import clean_name
from tabletown.server.live.opponents import opponents, stand_in
from tabletown.server.live.table import Table
from tabletown.server.live.tokens import hash_token, new_token
from tabletown.server.live.wishes import Actor, Arrive, StandIn, Verdict
from tabletown.server.wire import requests
from tabletown.server.wire.protocol import Sitter, Status, Why
from tabletown.server.wire.refusal import Refusal, broken_game, refused_setup

OwnSeatWish: TypeAlias = requests.Leave | requests.TakeBack | requests.Rename | requests.Preside
HostWish: TypeAlias = requests.Fill | requests.Free | requests.Resize | requests.Start


def sit(table: Table, wish: requests.Sit) -> Verdict:
    if wish.token is not None and (held := table.seats_of(frozenset([hash_token(wish.token)]))):
        # It sat down before, and has not heard of it.
        return Verdict((), held[0], wish.token)
    name = clean_name(wish.name)
    must_not_be_over(table)
    seat, token = free_seat(table, wish.seat), wish.token or new_token()
    if needs_consent(table.chairs, table.status, seat, frozenset()):
        # Whoever sat down here would see the hand of whoever had the seat: the host asks the others for a link to it.
        raise Refusal(Why.CONSENT)
    return Verdict((log.Sat(seat, name, hash_token(token)),), seat, token)


def free_seat(table: Table, wanted: int | None) -> int:
    """The seat that was asked for, or the first free one. Raises Refusal."""
    if wanted is not None:
        if chair_at(table, wanted).sitter is not Sitter.NOBODY:
            raise Refusal(Why.SEAT_TAKEN)
        return wanted
    for seat, chair in enumerate(table.chairs):
        if chair.sitter is Sitter.NOBODY:
            return seat
    raise Refusal(Why.SEAT_TAKEN)


def own_seat(table: Table, actor: Actor, wish: OwnSeatWish) -> Verdict:
    """What people do with a seat of their own."""
    if isinstance(wish, requests.TakeBack):
        return _take_back(table, actor, wish.seat)
    chair = own_chair(table, actor, wish.seat)
    must_not_be_over(table)
    match wish:
        case requests.Leave():
            is_open = table.status is Status.OPEN
            left = log.BotSat(wish.seat, stand_in_for(table), left=True)
            return Verdict((log.Freed(wish.seat) if is_open else left,))
        case requests.Rename():
            name = clean_name(wish.name)
            return Verdict((log.Renamed(wish.seat, name),) if name != chair.name else ())
        case requests.Preside():
            return Verdict((log.HostChanged(wish.seat),) if table.host != chair.token else ())


def _take_back(table: Table, actor: Actor, seat: int) -> Verdict:
    must_not_be_over(table)
    former = chair_at(table, seat).former
    if former is None or former[1] not in actor.tokens:
        raise Refusal(Why.NOT_YOUR_SEAT)
    return Verdict((log.Sat(seat, *former),))


def offered_to(table: Table, tokens: frozenset[str]) -> tuple[int, ...]:
    """The seats that these hashed tokens had, before a bot took them."""
    if table.status is not Status.RUNNING:
        return ()
    return tuple([seat for seat, chair in enumerate(table.chairs) if chair.former and chair.former[1] in tokens])


def reissue(table: Table, actor: Actor, wish: requests.Reissue) -> Verdict:
    """A seat's new link: the host's to give, and of whoever has the seat."""
    chair = chair_at(table, wish.seat)
    if table.host not in actor.tokens:
        own_chair(table, actor, wish.seat)
    must_not_be_over(table)
    name = clean_name(wish.name) if wish.name is not None else chair.name
    if chair.sitter is not Sitter.PERSON and wish.name is None:
        raise Refusal(Why.BAD_NAME)
    if needs_consent(table.chairs, table.status, wish.seat, actor.tokens):
        pending = table.handover
        if pending is None or pending.seat != wish.seat:
            return Verdict((asked_handover(table.chairs, wish.seat, actor),))
        if not pending.granted:
            raise Refusal(Why.CONSENT)
    token = new_token()
    # Whoever has left has agreed with that; all the same nobody sees a hand before everybody was told.
    asked = (asked_handover(table.chairs, wish.seat, actor),) if chair.given_up else ()
    return Verdict((*asked, log.Sat(wish.seat, name, hash_token(token))), wish.seat, token)


def host(table: Table, actor: Actor, wish: HostWish) -> Verdict:
    must_be_host(table, actor)
    must_not_be_over(table)
    match wish:
        case requests.Start():
            must_be(table, Status.OPEN)
            if not is_full(table):
                raise Refusal(Why.SEATS_EMPTY)
            return Verdict(beginning(table))
        case requests.Resize():
            return Verdict(_resize(table, wish.seats))
        case requests.Fill():
            chair_at(table, wish.seat)
            if wish.bot not in opponents(table.header.game):
                raise Refusal(Why.NO_SUCH_BOT)
            return Verdict((log.BotSat(wish.seat, wish.bot),))
        case requests.Free():
            chair_at(table, wish.seat)
            return Verdict((log.Freed(wish.seat),))


def is_full(table: Table) -> bool:
    return all(chair.sitter is not Sitter.NOBODY and not chair.awaited for chair in table.chairs)


def _resize(table: Table, seats: int) -> tuple[log.AnyWhat, ...]:
    must_be(table, Status.OPEN)
    header = table.header
    if seats == header.seats:
        return ()
    if seats < sum([chair.sitter is not Sitter.NOBODY for chair in table.chairs]):
        raise Refusal(Why.SEATS_TAKEN)
    try:
        guarded(header.game, seats, table.texts).setup(seats, header.seed, **header.options)
    except GameFailed as error:
        raise broken_game(error) from None
    except (TabletownError, TypeError) as error:
        raise refused_setup(error) from None
    return (log.Resized(seats),)


def arrival(table: Table, wish: Arrive) -> tuple[log.AnyWhat, ...]:
    """Somebody comes to the rematch, or does not. When the last one has come, it begins."""
    seat = next((seat for seat, chair in enumerate(table.chairs) if chair.awaited and chair.token == wish.token), None)
    if seat is None or table.status is not Status.OPEN:
        return ()
    if not wish.came:
        return (log.Declined(seat),)
    others = [chair for other, chair in enumerate(table.chairs) if other != seat]
    all_here = all(chair.sitter is not Sitter.NOBODY and not chair.awaited for chair in others)
    return (log.Came(seat), *(beginning(table) if all_here else ()))


def stood_in(table: Table, wish: StandIn) -> tuple[log.AnyWhat, ...]:
    chair = table.chairs[wish.seat]
    if chair.sitter is not Sitter.PERSON or chair.stand_in == wish.bot:
        return ()
    return (log.GaveBack(wish.seat) if wish.bot is None else log.TookOver(wish.seat, wish.bot),)


def stand_in_for(table: Table) -> str:
    """The bot that moves for those who are away or have left: the one asked for, else the usual one."""
    return table.header.absent.bot or stand_in(table.header.game)
