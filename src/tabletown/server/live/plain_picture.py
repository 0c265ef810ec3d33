"""The picture of any game: its own, where its face names one, else its text."""

from collections.abc import Iterable, Mapping, Sequence
from typing import cast

from tabletown.core.codec import encode, to_plain
from tabletown.core.event import Event
from tabletown.core.game import AnyGame, Option
from tabletown.core.outcome import Outcome
from tabletown.core.registry import face, part
from tabletown.core.sentence import Sayer
from tabletown.core.text import NamesMoves
from tabletown.locales import DEFAULT, languages, say, speaker
from tabletown.server.live.notices import Chair
from tabletown.server.live.picture import Concerned, Legal, Picture, Unshared, everybody
from tabletown.server.wire.texts import text_of

_BOT_NAMES = 7


class PlainPicture(Unshared):
    """For games without a picture of their own: their text, and the Views as they are."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._text = text_of(game.name)
        self._help = encode(self._reminder())
        self._names: Mapping[str, tuple[str, ...]] = {}
        """By language and seat: what the page calls everybody."""

    def call(self, chairs: Sequence[Chair]) -> bool:
        """Who sits where. Says whether somebody is called otherwise than before."""
        before, self._names = self._names, {language: _names(chairs, language) for language in languages()}
        return self._names != before

    def public(self, view: object) -> Mapping[str, bytes]:
        return {"view": encode(view), "text": encode(self._drawn(view)), "help": self._help}

    def own(self, view: object) -> Mapping[str, bytes]:
        return {"view": encode(view), "text": encode(self._drawn(view))}

    def closing(self, outcome: Outcome) -> Mapping[str, bytes]:
        """What everybody sees besides when the game is over."""
        return {"outcome": encode(outcome)}

    def offers(self, view: object, seat: int, legal: Legal) -> bytes:
        del view, seat
        return encode([{"move": self._game.format_move(move), "parts": self._parts(move)} for move in legal()])

    def parts(self, view: object, move: object, seat: int) -> bytes:
        del view, seat
        return encode(self._parts(move))

    def _reminder(self) -> dict[str, str]:
        """What the game says to players who ask how it goes, by language."""
        return {language: self._text.help(speaker(language)) for language in languages()}

    def _drawn(self, view: object) -> dict[str, str]:
        """The table by language."""
        you: int | None = getattr(view, "seat", None)
        return {language: self._text.draw(view, self._speaker(language, you)) for language in languages()}

    def _speaker(self, language: str, you: int | None) -> Sayer:
        return speaker(language, you=you, names=self._names.get(language, ()))

    def _parts(self, move: object) -> dict[str, object]:
        return {"label": self._named(move), "move": to_plain(move)}

    def _named(self, move: object) -> dict[str, str]:
        """By language; in notation where the game has no words for moves."""
        if not isinstance(self._text, NamesMoves):
            return {DEFAULT: self._game.format_move(move)}
        return {language: self._text.name_move(move, speaker(language)) for language in languages()}

    def concerned(self, events: Iterable[Event], seats: int, options: Mapping[str, Option]) -> "Concerned":
        del events, options
        return everybody(seats)

    def reveals(self, event: Event) -> bool:
        del event
        return True


def picture_of(game: AnyGame) -> Picture:
    """The picture that a game has, or the plain one."""
    where = face(game.name).picture
    return cast(Picture, part(game.name, where)) if where else PlainPicture(game)


def _names(chairs: Sequence[Chair], language: str) -> tuple[str, ...]:
    return tuple(_name(chair, seat, language) for seat, chair in enumerate(chairs))


def _name(chair: Chair, seat: int, language: str) -> str:
    if chair.bot is not None:
        return say("bot-name", language, seat=seat % _BOT_NAMES + 1)
    return chair.name or say("seat-number", language, seat=seat + 1)
