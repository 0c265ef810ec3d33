"""What is told of a table itself, in its talk: who has taken a seat, left it, or become the host."""

from collections.abc import Sequence
from dataclasses import dataclass

from tabletown.core.sentence import Sentence, sentence
from tabletown.server.live import log
from tabletown.server.wire.protocol import Sitter, Status


@dataclass(slots=True)
class Chair:
    """One seat, and who has it."""

    sitter: Sitter = Sitter.NOBODY
    name: str = ""
    token: str = ""
    """Hash of the token that is the seat; empty for bots and for nobody."""
    bot: str | None = None
    stand_in: str | None = None
    moved_at: int = 0
    """The version of its last move."""
    awaited: bool = False
    """It is kept for somebody who has not come yet."""
    former: tuple[str, str] | None = None
    """Name and hashed token of the person from whom a bot took it during the game: she can have it back."""
    given_up: bool = False
    """That person has left by herself."""

    @property
    def mover(self) -> str | None:
        """The bot that moves for this seat now; None for a person or nobody."""
        return self.bot or self.stand_in


def notice(what: log.AnyWhat, chairs: Sequence[Chair], status: Status) -> tuple[int, Sentence] | None:
    """Whom it is about and what is told of an entry, before it changes the chairs. None: nothing."""
    match what:
        case log.Declined(seat):
            return seat, sentence("told-plays-no-more", name=chairs[seat].name)
        case log.HostChanged(seat):
            return seat, sentence("told-new-host", name=chairs[seat].name)
        case log.SeatsDrawn(order):
            return order[0], Sentence("told-seats-drawn")
    return _during_a_game(what, chairs) if status is Status.RUNNING else None


def _during_a_game(what: log.AnyWhat, chairs: Sequence[Chair]) -> tuple[int, Sentence] | None:
    match what:
        case log.BotSat(seat) | log.TookOver(seat) if chairs[seat].sitter is Sitter.PERSON:
            return seat, sentence("told-bot-plays", name=chairs[seat].name)
        case log.GaveBack(seat):
            return seat, sentence("told-plays-again", name=chairs[seat].name)
        case log.Sat(seat, name) if chairs[seat].sitter is not Sitter.PERSON or chairs[seat].name != name:
            return seat, sentence("told-sits-down", name=name)
        case log.Freed(seat) if chairs[seat].sitter is Sitter.PERSON:
            return seat, sentence("told-seat-freed", name=chairs[seat].name)
        case log.Renamed(seat, name):
            return seat, sentence("told-renamed", before=chairs[seat].name, name=name)
        case log.UndoRefused(seat):
            return seat, sentence("told-undo-refused", name=chairs[seat].name)
    return _of_links(what, chairs)


def _of_links(what: log.AnyWhat, chairs: Sequence[Chair]) -> tuple[int, Sentence] | None:
    """Whoever opens a new link sees a hand: that is never done in silence."""
    match what:
        case log.HandoverAsked(seat):
            return seat, sentence("told-handover-asked", name=_owner(chairs[seat]))
        case log.HandoverRefused(seat):
            return seat, sentence("told-handover-refused", name=_owner(chairs[seat]))
        case log.HandoverAgreed(seat):
            return seat, sentence("told-handover-agreed", name=_owner(chairs[seat]))
        case log.Sat(seat, name):
            return seat, sentence("told-new-link", name=name)
    return None


def _owner(chair: Chair) -> str:
    """Whose hand it is, also while a bot plays for her."""
    return chair.former[0] if chair.former is not None and not chair.token else chair.name
