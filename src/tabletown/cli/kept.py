"""A game of the companion in a file: how it was begun and every answer since.

Reading it goes through all of it again: so nothing that cannot be comes out of a file, and every answer can be taken
back.
"""

import json
from dataclasses import dataclass, replace
from pathlib import Path

from tabletown.between_two_cities.automa import GAME
from tabletown.between_two_cities.automa.answers import answer, begin
from tabletown.between_two_cities.automa.companion import Companion
from tabletown.between_two_cities.automa.entries import BadEntry
from tabletown.cli.output import read_text
from tabletown.cli.play import save
from tabletown.core.codec import decode, encode
from tabletown.core.errors import TabletownError
from tabletown.core.game import Option

VERSION = 3


@dataclass(frozen=True, slots=True)
class KeptGame:
    version: int
    mode: str
    options: tuple[tuple[str, Option], ...]
    seed: str
    data: str
    """A fingerprint of the cards and of Capitals: with others the same answers would lead elsewhere."""
    answers: tuple[str, ...] = ()


def begin_game(mode: str, options: dict[str, Option], seed: str) -> tuple[KeptGame, list[Companion]]:
    """A new game, and where it stands. Raises BadEntry or BadSetup."""
    first = begin(mode, options, seed)
    agreed = tuple(sorted({**options, "level": first.solo.setting.level}.items()))
    return KeptGame(VERSION, mode, agreed, seed, _fingerprint(mode, dict(agreed))), [first]


def load_game(file: Path) -> tuple[KeptGame, list[Companion]]:
    """A game that was left, and where it stood after every answer. Raises TabletownError; the file stays as it is."""
    text = read_text(str(file))
    try:
        version = json.loads(text).get("version")
    except (ValueError, AttributeError, RecursionError):
        raise BadEntry("entry-no-game", f"{file} is not a game of the companion", file=str(file)) from None
    if version != VERSION:
        english = f"{file} was saved by version {str(version)[:20]}; here is version {VERSION}: it stays as it is"
        raise BadEntry("entry-version", english, file=str(file), version=str(version)[:20], known=VERSION)
    kept = decode(text, KeptGame)
    if kept.data != _fingerprint(kept.mode, dict(kept.options)):
        english = f"{file} was begun with other data files: it stays as it is"
        raise BadEntry("entry-other-data", english, file=str(file))
    _, past = begin_game(kept.mode, dict(kept.options), kept.seed)
    for number, told in enumerate(kept.answers, 1):
        try:
            past.append(answer(past[-1], told).companion)
        except TabletownError as error:
            english = f"{file}, answer {number}: {error}"
            raise BadEntry("entry-broken", english, file=str(file), number=number, why=str(error)) from None
    return kept, past


def keep(file: Path, kept: KeptGame) -> None:
    save(file, encode(kept).decode())


def with_answer(kept: KeptGame, told: str) -> KeptGame:
    return replace(kept, answers=(*kept.answers, told))


def without_last(kept: KeptGame) -> KeptGame:
    return replace(kept, answers=kept.answers[:-1])


def _fingerprint(mode: str, options: dict[str, Option]) -> str:
    return GAME.data_digest(1, {**options, "automa": mode})
