"""Ready-made phrases: an id travels, and every reader is shown it in her own language."""

from functools import cache

from tabletown.core.registry import face
from tabletown.locales import say

RATHER_NOT = "phrase-rather-not"
PHRASES = (
    "phrase-hello",
    "phrase-thanks",
    "phrase-well-played",
    "phrase-your-turn",
    "phrase-think",
    "phrase-sorry",
    "phrase-good-idea",
    RATHER_NOT,
    "phrase-once-more",
)
REACTIONS = ("reaction-yes", "reaction-clap", "reaction-laugh", "reaction-wow", "reaction-think", "reaction-heart")
"""A sign instead of words: pages draw it, and call it by these words."""


def phrases_at(game: str) -> tuple[str, ...]:
    """What can be said at a table of a game: what can be said at all, and what it adds."""
    return (*PHRASES[:-1], *face(game).phrases, PHRASES[-1])


@cache
def phrases_in(language: str, game: str) -> dict[str, str]:
    return {phrase: say(phrase, language) for phrase in (*phrases_at(game), *REACTIONS)}
