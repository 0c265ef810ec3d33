"""Refusals in words, in the reader's language."""

from functools import lru_cache

from tabletown.locales import DEFAULT, languages, say, say_error
from tabletown.server.wire.protocol import Why
from tabletown.server.wire.refusal import Refusal

_BY_WHY = {
    Why.UNREADABLE: "refused-unreadable",
    Why.TOO_BIG: "refused-too-big",
    Why.TOO_FAST: "refused-too-fast",
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
    Why.UNDO_ASKED: "refused-undo-asked",
    Why.TOO_MANY: "refused-too-many",
    Why.BUSY: "refused-busy",
}
_BY_REASON = {
    "OUT_OF_TURN": "illegal-out-of-turn",
    "WRONG_PHASE": "illegal-wrong-phase",
    "NOT_IN_HAND": "illegal-not-in-hand",
    "NOT_CHOSEN": "illegal-not-chosen",
    "CITY_SERVED": "illegal-city-served",
    "UNKNOWN_SQUARE": "illegal-unknown-square",
    "OCCUPIED": "illegal-occupied",
    "FIRST_IN_THE_MIDDLE": "illegal-first-in-the-middle",
    "OUTSIDE": "illegal-outside",
    "NOT_ADJACENT": "illegal-not-adjacent",
    "FIRST_ON_A_PLOT": "illegal-first-on-a-plot",
    "NATURE": "illegal-nature",
    "DEAD_END": "illegal-dead-end",
    "NOT_SHOWN": "illegal-not-shown",
    "NOT_IN_DISPLAY": "illegal-not-in-display",
    "SECOND_WILD": "illegal-second-wild",
    "EMPTY_DECK": "illegal-empty-deck",
    "NO_TICKETS": "illegal-no-tickets",
    "WRONG_NUMBER": "illegal-wrong-number",
    "WRONG_COLOUR": "illegal-wrong-colour",
    "ROUTE_TAKEN": "illegal-route-taken",
    "BOTH_HALVES": "illegal-both-halves",
    "OTHER_HALF_CLOSED": "illegal-other-half-closed",
    "ALIKE": "illegal-alike",
    "NOT_ENOUGH_TAXIS": "illegal-not-enough-taxis",
    "NOT_ENOUGH_CARDS": "illegal-not-enough-cards",
    "CAN_ACT": "illegal-can-act",
}
"""What the rules of a game say. A reason without words of its own falls back to “not allowed now”."""


def words_for(refusal: Refusal, language: str) -> str:
    if refusal.worded is not None:
        return say_error(refusal.worded, language)
    if refusal.why is Why.BAD_SETUP and refusal.detail:
        return refusal.detail
    message = _BY_REASON.get(refusal.reason, _BY_WHY[refusal.why]) if refusal.why is Why.ILLEGAL else None
    return say(message or _BY_WHY[refusal.why], language)


@lru_cache(maxsize=256)
def known_language(language: str) -> str:
    """The language asked for (`de-AT` is `de`), or English."""
    short = language.partition("-")[0].lower()
    return short if short in languages() else DEFAULT
