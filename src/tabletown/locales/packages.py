"""Whether the words of other packages can be said: a game whose words cannot is left out; all others keep theirs."""

from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from tabletown.core.face import Face
from tabletown.core.registry import described, face, is_own, leave_out, messages_of, names
from tabletown.locales import DEFAULT, folder_of, languages


def check_packages() -> None:
    """Leave out whoever cannot speak, with a sentence."""
    for name in names():
        if not is_own(name) and (why := _unsaid(face(name))):
            leave_out(name, why)


def _unsaid(shown: Face) -> str:
    """Why the words of a game cannot be said; empty: they can."""
    english = FluentBundle([DEFAULT])
    for file in _files(shown.locales):
        try:
            text = file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            return f"{file.parent.name}/{file.name} of {shown.locales} cannot be read ({described(error)})"
        if file.parent.name == DEFAULT:
            english.add_resource(FluentResource(text))
    written = sorted(messages_of(shown.locales)) if shown.locales else ()
    unsaid = [name for name in written if not (english.has_message(name) and english.get_message(name).value)]
    return f"the English message {unsaid[0]} of {shown.locales} is not written as Fluent asks" if unsaid else ""


def _files(package: str) -> list[Path]:
    folder = folder_of(package) if package else None
    return [] if folder is None else sorted(file for code in languages() for file in (folder / code).glob("*.ftl"))
