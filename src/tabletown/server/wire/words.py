"""Refusals in words, in the reader's language."""

from collections.abc import Sequence
from functools import lru_cache

from tabletown.core.sentence import Sentence
from tabletown.locales import DEFAULT, languages, say, speaker
from tabletown.server.wire.protocol import Why
from tabletown.server.wire.refusal import Refusal

_BY_WHY = {
    Why.UNREADABLE: "refused-unreadable",
    Why.TOO_BIG: "refused-too-big",
    Why.TOO_FAST: "refused-too-fast",
    Why.FOREIGN_PAGE: "refused-foreign-page",
    Why.NO_TABLE: "refused-no-table",
    Why.NO_HELLO: "refused-no-hello",
    Why.NOT_YOUR_SEAT: "refused-not-your-seat",
    Why.NOT_HOST: "refused-not-host",
    Why.SEAT_TAKEN: "refused-seat-taken",
    Why.NO_SUCH_SEAT: "refused-no-such-seat",
    Why.NOT_STARTED: "refused-not-started",
    Why.STARTED: "refused-started",
    Why.OVER: "refused-over",
    Why.NOT_OVER: "refused-not-over",
    Why.SEATS_EMPTY: "refused-seats-empty",
    Why.STALE: "refused-stale",
    Why.ILLEGAL: "refused-illegal",
    Why.UNREADABLE_MOVE: "refused-unreadable-move",
    Why.NO_SUCH_BOT: "refused-no-such-bot",
    Why.NO_SUCH_GAME: "refused-no-such-game",
    Why.NO_SUCH_LANGUAGE: "refused-no-such-language",
    Why.NO_SUCH_PHRASE: "refused-no-such-phrase",
    Why.BAD_SETUP: "refused-bad-setup",
    Why.BAD_NAME: "refused-bad-name",
    Why.BAD_TEXT: "refused-bad-text",
    Why.NO_PROPOSAL: "refused-no-proposal",
    Why.NO_UNDO: "refused-no-undo",
    Why.NO_HANDOVER: "refused-no-handover",
    Why.NO_DELETION: "refused-no-deletion",
    Why.CONSENT: "refused-consent",
    Why.UNDO_ASKED: "refused-undo-asked",
    Why.UNDO_OFF: "refused-undo-off",
    Why.QUIET: "refused-quiet",
    Why.HOST_THERE: "refused-host-there",
    Why.SEATS_TAKEN: "refused-seats-taken",
    Why.NO_STANDOFF: "refused-no-standoff",
    Why.TOO_MANY: "refused-too-many",
    Why.BUSY: "refused-busy",
    Why.GAME_BROKEN: "refused-game-broken",
    Why.OTHER_RULES: "refused-other-rules",
    Why.DAMAGED: "refused-damaged",
    Why.CLOSED: "refused-closed",
    Why.MUTED: "refused-muted",
    Why.BANNED: "refused-banned",
    Why.DELETED: "refused-deleted",
    Why.DRAWING: "refused-drawing",
    Why.NO_DRAW: "refused-no-draw",
    Why.BAD_SHARE: "refused-bad-share",
}


def words_for(refusal: Refusal, language: str, seat: int | None = None, names: Sequence[str] = ()) -> str:
    """`seat` and `names` as at the table of whoever reads it."""
    if isinstance(refusal.detail, Sentence):
        return speaker(language, you=seat, names=names)(refusal.detail)
    if refusal.why is Why.BAD_SETUP and refusal.detail:
        return refusal.detail
    return say(_BY_WHY[refusal.why], language)


@lru_cache(maxsize=256)
def known_language(language: str) -> str:
    """The language asked for (`de-AT` is `de`), or English."""
    short = language.partition("-")[0].lower()
    return short if short in languages() else DEFAULT
