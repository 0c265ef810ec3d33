"""Bots by name. The face of a game names its line-up, other packages add to it, and `module:factory` is a bot too."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from inspect import Parameter, signature
from random import Random
from typing import TypeAlias, TypeVar, cast

from tabletown.bots.bot import AnyBot, Budget, Decision
from tabletown.core.errors import FAILURES, TabletownError, UnknownGame
from tabletown.core.face import Face
from tabletown.core.registry import BrokenGame, bots_beside, described, face, leave_out, part, resolve
from tabletown.core.sentence import listing, sentence

MakeBot: TypeAlias = Callable[[str, Budget], AnyBot]
"""A bot from its seed and its budget: the same seed plays the same moves."""

M = TypeVar("M")
RANDOM = "random"
_offered: dict[str, tuple[str, ...]] = {}
"""By game: bots of one's own that a server offers, as `module:factory`."""


class RandomBot:
    """Plays any legal move, each with the same chance."""

    name = RANDOM

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def decide(self, view: object, moves: Sequence[M]) -> Decision[M]:
        return Decision(moves[int(self._random.random() * len(moves))])


class UnknownBot(TabletownError):
    """No bot of this name."""


def unknown_bot(game: str, name: str, known: Sequence[str]) -> UnknownBot:
    return UnknownBot(sentence("unknown-bot", name=name[:80], game=game, bots=listing(known)))


class BadBot(TabletownError):
    """Something that is named as a bot, and is none."""


def names_for(game: str) -> tuple[str, ...]:
    """The names of the bots that can play a game, weakest first, then those from elsewhere; none is imported."""
    own = own_names(game)
    beside = [name for name in bots_beside(game) if name not in own]
    return (*own, *beside, *_offered.get(game, ()))


def own_names(game: str) -> tuple[str, ...]:
    """Those that the game itself brings, and the random one."""
    shown = _face(game)
    return (RANDOM,) if shown is None else (RANDOM, *shown.bots)


def bots_for(game: str) -> dict[str, MakeBot]:
    """The bots that can play a game, weakest first. Raises BrokenGame if a game from elsewhere has not all of them."""
    shown = _face(game)
    lineup: dict[str, MakeBot] = {RANDOM: lambda seed, _budget: RandomBot(seed)}
    if shown is not None and shown.lineup:
        found = part(game, shown.lineup)
        if not isinstance(found, Mapping):
            raise BrokenGame(leave_out(game, f"{shown.lineup} is no line-up of bots"))
        if missing := [name for name in shown.bots if name not in found]:
            raise BrokenGame(leave_out(game, f"{shown.lineup} has no bot “{missing[0]}”, which its face names"))
        lineup |= cast(Mapping[str, MakeBot], found)
    return lineup


def make_bot(game: str, name: str, seed: str, budget: Budget | None = None) -> AnyBot:
    """A bot by name, or by `module:factory`. Raises UnknownBot or BadBot."""
    return _maker(game, name)(seed, budget or Budget())


def offer(game: str, spec: str) -> None:
    """Let a `module:factory` be chosen by that name. Raises UnknownGame, UnknownBot or BadBot."""
    face(game)
    factory(spec)
    _offered[game] = (*_offered.get(game, ()), *([] if spec in _offered.get(game, ()) else [spec]))


def _maker(game: str, name: str) -> MakeBot:
    if ":" in name:
        return factory(name)
    known = bots_for(game)
    if name in known:
        return known[name]
    if name in names_for(game):
        return _beside(game, name)
    raise unknown_bot(game, name, names_for(game))


def _beside(game: str, name: str) -> MakeBot:
    where, package = bots_beside(game)[name]
    try:
        return factory(where)
    except BadBot as error:
        raise BadBot(f"the bot “{game}/{name}” of the package {package} cannot be had: {error}") from None


@cache
def factory(spec: str) -> MakeBot:
    """What `module:factory` names, checked as far as that is possible without a game. Raises BadBot."""
    try:
        found: object = resolve(spec)
    except FAILURES as error:
        raise BadBot(f"“{spec[:80]}” is no bot: {str(error) or described(error)}") from None
    if not callable(found):
        raise BadBot(f"“{spec[:80]}” is no bot: it must be something to call with a seed and a budget")
    if not _takes_two(found):
        raise BadBot(f"“{spec[:80]}” is no bot: it must take a seed and a budget, and takes {signature(found)}")

    def make(seed: str, budget: Budget) -> AnyBot:
        bot: object = found(seed, budget)
        decide = getattr(bot, "decide", None)
        if not callable(decide) or not _takes_two(decide):
            raise BadBot(f"“{spec[:80]}” is no bot: what it makes has no `decide(view, moves)`")
        return cast(AnyBot, bot)

    return make


def _takes_two(found: Callable[..., object]) -> bool:
    try:
        parameters = signature(found).parameters.values()
    except (ValueError, TypeError):
        # Something built in, which cannot be asked.
        return True
    if any(one.kind is Parameter.VAR_POSITIONAL for one in parameters):
        return True
    by_place = [one for one in parameters if one.kind in (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)]
    must = [one for one in parameters if one.default is Parameter.empty and one.kind is not Parameter.VAR_KEYWORD]
    return len(by_place) >= 2 and len(must) <= 2 and all(one in by_place for one in must)


def _face(game: str) -> Face | None:
    """None for a game that is not registered: its rules may be in hand all the same."""
    try:
        return face(game)
    except UnknownGame:
        return None
