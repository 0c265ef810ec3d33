"""What bots say to partners: the face of a game says who finds the words. All of it runs in the bots' workers."""

from typing import NamedTuple, Protocol, TypeAlias, cast

from tabletown.core.registry import face, part

Words: TypeAlias = dict[str, str]
"""By language."""


class Talk(NamedTuple):
    """Who speaks, and what its seat may know."""

    game: str
    bot: str
    view: object


class PartnerWish(NamedTuple):
    """A proposal: a move of another seat, and why."""

    to: int
    move: str
    words: Words


class Reply(NamedTuple):
    accept: bool
    words: Words
    """Why not; empty when accepted."""


class Talks(Protocol):
    def wishes(self, talk: Talk, partners: tuple[int, ...]) -> tuple[PartnerWish, ...]:
        """What a bot would like its partners to do, if it sees that clearly."""

    def reply(self, talk: Talk, move: str) -> Reply:
        """What a bot says to a wish for its own move."""


def talks_of(game: str) -> Talks:
    """Raises BrokenGame for a game from elsewhere that does not have them after all."""
    return cast(Talks, part(game, face(game).talk, "wishes", "reply"))


def has_talk(game: str) -> bool:
    return bool(face(game).talk)


def wishes(talk: Talk, partners: tuple[int, ...]) -> tuple[PartnerWish, ...]:
    return talks_of(talk.game).wishes(talk, partners)


def reply(talk: Talk, move: str) -> Reply:
    """A bot without an opinion does as it is told."""
    return talks_of(talk.game).reply(talk, move) if has_talk(talk.game) else Reply(True, {})
