"""What bots say to partners: the face of a game says who finds the words. All of it runs in the bots' workers."""

from typing import NamedTuple, Protocol, TypeAlias, cast

from tabletown.core.registry import face, resolve

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


def has_talk(game: str) -> bool:
    return bool(face(game).talk)


def wishes(talk: Talk, partners: tuple[int, ...]) -> tuple[PartnerWish, ...]:
    return _talks(talk).wishes(talk, partners)


def reply(talk: Talk, move: str) -> Reply:
    """A bot without an opinion does as it is told."""
    return _talks(talk).reply(talk, move) if has_talk(talk.game) else Reply(True, {})


def _talks(talk: Talk) -> Talks:
    return cast(Talks, resolve(face(talk.game).talk))
