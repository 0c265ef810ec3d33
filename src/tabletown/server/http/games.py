"""The games as pages and programs learn of them: their faces, and the words of those that the page does not hold."""

from tabletown.core.registry import faces, is_own, load, words_of
from tabletown.locales import languages
from tabletown.server.live.opponents import opponents
from tabletown.server.wire.bodies import GameInfo
from tabletown.server.wire.protocol import Why
from tabletown.server.wire.refusal import Refusal


def game_infos() -> tuple[GameInfo, ...]:
    return tuple(
        GameInfo(
            name=face.name,
            rules_version=load(face.name).rules_version,
            seats=face.seats,
            bots=opponents(face.name),
            title=face.title,
            about=face.about,
            default_seats=face.default_seats,
            options=face.options,
            groups=face.groups,
            levels=face.levels,
            neighbours_share=face.neighbours_share,
            silent_choices=face.silent_choices,
            draws_seats=bool(face.seating_cards),
            plain=not face.picture,
            bundled=is_own(face.name),
        )
        for face in faces()
    )


def words_beside(language: str) -> str:
    """The Fluent files of all packages beside this one, in one; what a language lacks, the page says in English."""
    if language not in languages():
        raise Refusal(Why.NO_SUCH_LANGUAGE)
    packages = dict.fromkeys(face.locales for face in faces() if face.locales and not is_own(face.name))
    return "\n".join(text for package in packages for text in words_of(package, language))
