"""How much a terminal shows at once, and how more than that is shown."""

import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from shutil import get_terminal_size
from textwrap import wrap

from tabletown.core.words import WIDTH, fold

_WIDEST = 100
"""Longer lines are hard to read."""
_ENTER, _LEAVE, _WIPE = "\033[?1049h", "\033[?1049l", "\033[2J\033[H"
"""Another screen, which nobody can scroll back in, and back to the one before: what was on that stays as it was."""


@dataclass(frozen=True, slots=True)
class Screen:
    width: int
    lines: int | None
    """How many can be seen together; None: it is no screen, and everything is written down."""

    def fit(self, text: str) -> str:
        return fold(text, min(self.width, _WIDEST))

    def hang(self, head: str, text: str) -> str:
        """What does not fit beside its head goes on below the text, not below the head."""
        beside = max(20, min(self.width, _WIDEST) - len(head))
        lines = wrap(text, beside) if self.lines is not None else [text]
        return (head + f"\n{' ' * len(head)}".join(lines)).rstrip()

    @property
    def most(self) -> int | None:
        """How many lines one text may have: above it may stand whose turn it is, below it is typed."""
        return None if self.lines is None else max(1, self.lines - 3)

    def holds(self, *texts: str) -> bool:
        """Whether all of them can be seen together."""
        return self.most is None or sum(text.count("\n") + 1 for text in texts) <= self.most

    def pages(self, text: str) -> Iterator[str]:
        """As many lines as can be seen together, and one below them for the question whether to go on."""
        lines = text.split("\n")
        step = self.most or len(lines)
        yield from ("\n".join(lines[start : start + step]) for start in range(0, len(lines), step))


def screen_now() -> Screen:
    """Asked for anew whenever something is shown: windows are made bigger and smaller."""
    if not sys.stdout.isatty():
        return Screen(WIDTH, None)
    size = get_terminal_size((WIDTH, 24))
    return Screen(size.columns, size.lines)


def show(text: str) -> None:
    """At a screen no line breaks in the middle of a word; a file gets them as they are."""
    screen = screen_now()
    print(text if screen.lines is None else screen.fit(text))


def show_beside(text: str) -> None:
    """On standard error, as `show` does on standard output: either may be a screen while the other is a file."""
    print(Screen(_columns_beside(), None).fit(text) if sys.stderr.isatty() else text, file=sys.stderr)


def _columns_beside() -> int:
    try:
        return os.get_terminal_size(sys.stderr.fileno()).columns or WIDTH
    except OSError:
        return WIDTH


def show_pages(text: str, more: str, screen: Screen, ask: Callable[[str], str]) -> None:
    """Page by page; whoever answers with anything but an empty line has seen enough."""
    pages = list(screen.pages(screen.fit(text)))
    for number, page in enumerate(pages, 1):
        print(page)
        if number < len(pages) and ask(f"{more} "):
            return


def other_screen() -> None:
    _write(_ENTER + _WIPE)


def first_screen() -> None:
    _write(_LEAVE)


def wipe() -> None:
    """What was shown is out of sight. On paper, as in a file, at least further up."""
    _write(_WIPE if sys.stdout.isatty() else "\n" * 40)


def _write(signs: str) -> None:
    print(signs, end="", flush=True)
