"""A game of the companion in a file: how it was begun and every answer since.

Reading it goes through all of it again: so nothing that cannot be comes out of a file, and every answer can be taken
back.
"""

import json
from dataclasses import dataclass, replace
from pathlib import Path

from tabletown.between_two_cities import GAME
from tabletown.between_two_cities.cardboard.answers import answer, begin
from tabletown.between_two_cities.cardboard.companion import Companion
from tabletown.between_two_cities.cardboard.entries import BadEntry
from tabletown.between_two_cities.solo.options import LEVEL
from tabletown.cli.output import read_text, read_version
from tabletown.cli.play import save
from tabletown.core.codec import BadData, decode, encode
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
    agreed = tuple(sorted({**options, LEVEL: first.solo.setting.level}.items()))
    return KeptGame(VERSION, mode, agreed, seed, _fingerprint(mode, dict(agreed))), [first]


def load_game(file: Path) -> tuple[KeptGame, list[Companion]]:
    """A game that was left, and where it stood after every answer. Raises TabletownError; the file stays as it is."""
    kept = _read(file)
    if kept.data != _fingerprint(kept.mode, dict(kept.options)):
        raise BadEntry("entry-other-data", file=str(file))
    _, past = begin_game(kept.mode, dict(kept.options), kept.seed)
    for number, told in enumerate(kept.answers, 1):
        try:
            past.append(answer(past[-1], told).companion)
        except TabletownError as error:
            raise BadEntry("entry-broken", file=str(file), number=number, why=error.said) from None
    return kept, past


def check_settings(file: Path, kept: KeptGame, mode: str | None, seed: str | None, options: dict[str, Option]) -> None:
    """A game goes on as it was begun; what was asked for and contradicts that is refused. Raises BadEntry."""
    wrong = []
    if mode is not None and mode != kept.mode:
        wrong.append("--mode")
    if seed is not None and seed != kept.seed:
        wrong.append("--seed")
    for name, value in options.items():
        if not _is_same(kept, name, value):
            wrong.append("--level" if name == LEVEL else f"--option {name}")
    if wrong:
        raise BadEntry("entry-other-game", file=str(file), what=wrong[0])


def _is_same(kept: KeptGame, name: str, value: Option) -> bool:
    """Whether an option agrees with the game as it was begun; one that such a game cannot have does not."""
    agreed = dict(kept.options)
    try:
        return begin(kept.mode, {**agreed, name: value}, kept.seed) == begin(kept.mode, agreed, kept.seed)
    except TabletownError:
        return False


def _read(file: Path) -> KeptGame:
    text = read_text(str(file))
    version = read_version(text)
    if version == VERSION and not is_campaign(text):
        try:
            return decode(text, KeptGame)
        except BadData as error:
            raise BadEntry("entry-damaged", file=str(file), why=str(error)) from None
    if is_campaign(text):
        raise BadEntry("companion-is-campaign", file=str(file))
    if version is None:
        raise BadEntry("entry-no-game", file=str(file))
    saved_by = str(version)[:20]
    raise BadEntry("entry-version", file=str(file), version=saved_by, known=VERSION)


def is_companion(text: str) -> bool:
    return _keys(text) >= {"answers", "seed", "mode"}


def is_campaign(text: str) -> bool:
    return _keys(text) >= {"categories", "games", "length"}


def _keys(text: str) -> set[str]:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return set()
    return set(found) if isinstance(found, dict) else set()


def keep(file: Path, kept: KeptGame) -> None:
    save(file, encode(kept).decode())


def with_answer(kept: KeptGame, told: str) -> KeptGame:
    return replace(kept, answers=(*kept.answers, told))


def without_last(kept: KeptGame) -> KeptGame:
    return replace(kept, answers=kept.answers[:-1])


def _fingerprint(mode: str, options: dict[str, Option]) -> str:
    return GAME.data_digest(1, {**options, "automa": mode})
