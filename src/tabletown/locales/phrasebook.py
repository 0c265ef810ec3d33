"""The words of one language, read as they are wanted: of a thousand messages a program says a few, and to read them all
takes longer than most commands."""

import re
from collections.abc import Iterable, Mapping

from fluent.runtime import FluentBundle, FluentResource

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)\x20*=", re.MULTILINE)
"""Where a message or a term begins. What belongs to it stands further in, and ends where the next one begins."""
_NAMED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""What an entry may need besides: other messages and terms. Names of functions match, too: no message has such a name,
so nothing is found."""


class Phrasebook:
    def __init__(self, language: str, texts: Iterable[str]) -> None:
        """`texts`: what the files say; what is said twice counts as it is said first."""
        # Terminals show the marks that isolate values from right-to-left text as rubbish.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        for text in texts:
            starts = list(_ENTRY.finditer(text))
            ends = [*(found.start() for found in starts[1:]), len(text)]
            for found, end in zip(starts, ends, strict=False):
                self._unread.setdefault(found[1], text[found.start() : end])

    def has(self, message: str) -> bool:
        self._read(message)
        return bool(self._bundle.has_message(message))

    def say(self, message: str, values: Mapping[str, str | int]) -> str | None:
        """None where this language has no words for it."""
        if not self.has(message) or not (pattern := self._bundle.get_message(message).value):
            return None
        text, _ = self._bundle.format_pattern(pattern, dict(values))
        return str(text)

    def _read(self, message: str) -> None:
        """Reads a message with all that it refers to. It counts as unread until it can be said: threads may ask at
        once."""
        wanted, found = [message], dict[str, str]()
        while wanted:
            name = wanted.pop()
            if name not in found and (text := self._unread.get(name)) is not None:
                found[name] = text
                wanted += _NAMED.findall(text)
        if found:
            self._bundle.add_resource(FluentResource("\n".join(found.values())))
        for name in found:
            self._unread.pop(name, None)
