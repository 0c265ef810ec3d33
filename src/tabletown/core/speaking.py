"""Who says sentences where no reader is known, as `str(error)` has to."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from tabletown.core.sentence import Listing, Sentence, Value

Speak: TypeAlias = "Callable[[Sentence], str]"
_find_speaker: "list[Callable[[], Speak]]" = []


def register_speaker(find: "Callable[[], Speak]") -> None:
    """It is found when the first sentence is said."""
    _find_speaker[:] = [find]


def speak(said: "Sentence") -> str:
    """In English; where nobody can say it, as in the browser's Python, its message and its values."""
    try:
        return _find_speaker[0]()(said)
    except (ImportError, IndexError):
        return " ".join([said.message, *(f"{name}={value}" for name, value in said.values)])


class Logged:
    """A sentence in a log of this package: English, if whoever reads the log does not say it in another language."""

    def __init__(self, said: "Sentence") -> None:
        self.said = said

    def __str__(self) -> str:
        return speak(self.said)


def worded(message: str, /, **values: "Value") -> "Sentence":
    """A sentence, for what is raised rarely: whoever only imports the package needs no sentences yet."""
    from tabletown.core.sentence import sentence

    return sentence(message, **values)


def listed(words: Iterable[str]) -> "Listing":
    """Joined as the reader's language does, for the same."""
    from tabletown.core.sentence import listing

    return listing(words)
