"""What a client says on the socket.

Every message carries a `nonce` and is answered: by `Accepted`, `Rejected`, or, for `Hello`, by `Sync`. A message that
repeats a nonce gets the first answer again and does nothing more.
"""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from tabletown.server.wire.fields import (
    BotName,
    Language,
    MoveText,
    Name,
    Nonce,
    OwnToken,
    SeatNumber,
    Share,
    TableId,
    Token,
    Version,
)


class Request(Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """Base of everything a client sends."""

    nonce: Nonce


class Hello(Request, frozen=True, tag="hello"):
    """Come to a table, or come back: with the tokens of one's seats (none: an onlooker), or of the host."""

    table: TableId
    tokens: Annotated[tuple[Token, ...], Meta(max_length=16)] = ()
    language: Language = "en"
    seen: Version | None = None
    """The last version seen: events since then come with the answer, as far as they are still at hand."""


class Submit(Request, frozen=True, tag="submit"):
    """Play a move, in the game's notation."""

    seat: SeatNumber
    version: Version
    """The last version seen. A move that is still legal is played, whatever others did at the same time; but not after
    an undo, or a move of this very seat, that the player had not seen."""
    move: MoveText


class Propose(Request, frozen=True, tag="propose"):
    """Show a partner a move that she could play now, with something that both share."""

    seat: SeatNumber
    to: SeatNumber
    move: MoveText


class Withdraw(Request, frozen=True, tag="withdraw"):
    """Take back one's own proposal."""

    seat: SeatNumber
    proposal: Version


class AnswerProposal(Request, frozen=True, tag="answer-proposal"):
    """Accept a proposal (which plays the move), or decline it."""

    seat: SeatNumber
    proposal: Version
    accept: bool


class YouFirst(Request, frozen=True, tag="you-first"):
    """Wait for a partner to go first. If both wait for each other, the one with the lower seating card has to."""

    seat: SeatNumber
    to: SeatNumber


class Say(Request, frozen=True, tag="say"):
    """Chat. Either free text or the id of a ready-made phrase or reaction."""

    seat: SeatNumber
    text: Annotated[str, Meta(max_length=300)] = ""
    phrase: Annotated[str, Meta(max_length=40)] = ""


class AskUndo(Request, frozen=True, tag="ask-undo"):
    """Ask to take back everything from one's own last move on. A choice that is still secret comes back at once, and
    what others have chosen meanwhile stands."""

    seat: SeatNumber
    version: Version


class AnswerUndo(Request, frozen=True, tag="answer-undo"):
    seat: SeatNumber
    agree: bool


class Sit(Request, frozen=True, tag="sit"):
    """Take a free seat (any, if none is named) on this connection. Answered by `Seated`."""

    name: Name
    seat: SeatNumber | None = None
    token: OwnToken | None = None
    """The seat's token, made by the client: then the same wish again, also after a crash, gives the same seat again.
    None: the server makes one; if its answer is lost, only the host can issue another."""
    draws: bool = False
    """This client gives a share of the deal (`Pledge`, `ShowShare`): the start waits for it. Without it the first
    `Pledge` says so."""


class Leave(Request, frozen=True, tag="leave"):
    """Give up one's seat; during a game a bot plays on, until `TakeBack` or until the host gives it to somebody else:
    who leaves agrees to that."""

    seat: SeatNumber


class TakeBack(Request, frozen=True, tag="take-back"):
    """Sit down again where a bot took over from one, with the token that the seat had."""

    seat: SeatNumber


class Rename(Request, frozen=True, tag="rename"):
    """Be called something else."""

    seat: SeatNumber
    name: Name


class Preside(Request, frozen=True, tag="preside"):
    """Become the host, while `TableInfo.host_away`."""

    seat: SeatNumber


class Fill(Request, frozen=True, tag="fill"):
    """Host: give a seat to a bot, for good or (during a game) until it is freed."""

    seat: SeatNumber
    bot: BotName


class Free(Request, frozen=True, tag="free"):
    """Host: take a seat from whoever has it; during a game its player comes back with `Reissue`."""

    seat: SeatNumber


class Reissue(Request, frozen=True, tag="reissue"):
    """Host, or whoever has the seat: a new token for it, to be handed on. The old one dies. Answered by `Seated`.

    During a game the host needs the yes of whoever has the seat, or of all others (`AnswerHandover`): `Accepted` then
    means that they are asked, and once `TableInfo.handover` is granted the same wish with a new nonce is answered.
    """

    seat: SeatNumber
    name: Name | None = None
    """A new name, when the seat is handed to somebody else."""


class AnswerHandover(Request, frozen=True, tag="answer-handover"):
    """Whether a seat may get a new link during the game: said by its owner, or by everybody else who plays."""

    seat: SeatNumber
    """One's own."""
    agree: bool


class AskDeletion(Request, frozen=True, tag="ask-deletion"):
    """Have the table deleted for good. All who sit there have to agree; alone, or among bots, it is done at once."""

    seat: SeatNumber


class AnswerDeletion(Request, frozen=True, tag="answer-deletion"):
    seat: SeatNumber
    agree: bool


class Resize(Request, frozen=True, tag="resize"):
    """Host: more or fewer seats, before the start. Whoever sits there moves up."""

    seats: Annotated[int, Meta(ge=1, le=16)]


class Pledge(Request, frozen=True, tag="pledge"):
    """Before the start: the hash of this seat's share of the deal, bound to table, draw, `TableInfo.commitment` and
    seat as docs/joint-deal.md says. It can be made anew until the host starts."""

    seat: SeatNumber
    draw: Annotated[int, Meta(ge=1, le=1_000)]
    pledge: Share


class ShowShare(Request, frozen=True, tag="show-share"):
    """In the phase `showing`: the share that was pledged. Whoever keeps it back stops the start, and is named."""

    seat: SeatNumber
    draw: Annotated[int, Meta(ge=1, le=1_000)]
    share: Share


class Start(Request, frozen=True, tag="start"):
    """Host: begin, as soon as every seat is taken. Where seats give shares of the deal, the game begins when the last
    one is shown."""


class Rematch(Request, frozen=True, tag="rematch"):
    """After the end: a new table with the same bots, and seats kept for the same people by the same tokens.
    `Update.table.next` names it for all; whoever says `Hello` there has come. It begins when all have."""


class Stay(Request, frozen=True, tag="stay"):
    """Not to come along to the rematch."""

    seat: SeatNumber


class Ping(Request, frozen=True, tag="ping"):
    """Answered by `Accepted`."""


ClientMessage: TypeAlias = (
    Hello
    | Submit
    | Propose
    | Withdraw
    | AnswerProposal
    | YouFirst
    | Say
    | AskUndo
    | AnswerUndo
    | Sit
    | Leave
    | TakeBack
    | Rename
    | Preside
    | Fill
    | Free
    | Reissue
    | AnswerHandover
    | AskDeletion
    | AnswerDeletion
    | Resize
    | Pledge
    | ShowShare
    | Start
    | Rematch
    | Stay
    | Ping
)


class _Nonced(Struct):
    nonce: str


def nonce_in(payload: bytes) -> str | None:
    """The nonce of a message that could not be read otherwise, so that its sender knows which one it was."""
    try:
        nonce = msgspec.json.decode(payload, type=_Nonced).nonce
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return nonce if len(nonce) <= 64 else None


def language_in(payload: bytes) -> str | None:
    """The language of whoever greets without being listened to."""
    try:
        return msgspec.json.decode(payload, type=Hello).language
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
