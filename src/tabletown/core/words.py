"""What the texts of all games need: how an outcome is told, short texts in columns, long ones in lines."""

import re
from collections.abc import Iterator, Mapping, Sequence

from tabletown.core.outcome import Outcome
from tabletown.core.sentence import Sentence, Who, listing, sentence


def tell_outcome(
    outcome: Outcome, decided: Mapping[str, str], players: Sequence[Who | str] = ()
) -> tuple[Sentence, ...]:
    """Who won with how much, and which comparison decided: `decided` has the message of each but the first.

    Players are seats, unless others are given; those without a seat by their names.
    """
    won = tell_winners(outcome, players)
    return (won,) if outcome.decided_by == outcome.comparisons[0] else (won, Sentence(decided[outcome.decided_by]))


def tell_winners(outcome: Outcome, players: Sequence[Who | str] = ()) -> Sentence:
    winners = [players[seat] if players else Who(seat) for seat in outcome.winners]
    points = outcome.scores[outcome.winners[0]]
    if len(winners) > 1:
        return sentence("told-won-shared", names=listing(winners), points=points)
    winner = winners[0]
    if isinstance(winner, Who):
        return sentence("told-won", who=winner, points=points)
    return sentence("told-won", who="other", name=winner, points=points)


WIDTH = 80
"""Columns that every terminal has."""
_POINTS = re.compile(r"\s*[−+]?\d+  +(?=\S)")
"""Before what they are for."""
_COMMAND = re.compile(r"(?<=: )tabletown \S.*$")
"""What is there to be copied, at the end of a sentence: it stays in one piece."""


def true_minus(number: str) -> str:
    """A number with the sign that sentences have: `−5`."""
    return number.replace("-", "−")


def visible(text: str) -> str:
    """Without signs that would do something to a terminal instead of being seen."""
    return "".join(sign if sign.isprintable() or sign == "\n" else "\ufffd" for sign in text)


def columns(cells: Sequence[str], width: int = WIDTH) -> str:
    """Short texts side by side, as many as fit."""
    widest = max(map(len, cells)) + 2
    across = max(1, width // widest)
    rows = [cells[start : start + across] for start in range(0, len(cells), across)]
    return "\n".join("".join(cell.ljust(widest) for cell in row).rstrip() for row in rows)


def fold(text: str, width: int = WIDTH) -> str:
    """Sentences broken at blanks where they are longer than a terminal is wide; drawings and tables stay."""
    return "\n".join(part for line in text.split("\n") for part in _folded(line, width))


def _folded(line: str, width: int) -> Iterator[str]:
    points = _POINTS.match(line)
    head = points.group() if points else " " * (len(line) - len(line.lstrip()))
    rest = line[len(head) :].rstrip()
    if len(line) <= width or "  " in rest:
        yield line
        return
    indent = " " * (len(head) + (0 if points else 2))
    if command := _COMMAND.search(rest):
        yield from _folded(head + rest[: command.start()].rstrip(), width)
        yield indent + command.group()
        return
    start, *words = rest.split(" ")
    now = head + start
    for word in words:
        if len(now) + 1 + len(word) > width:
            yield now
            now = indent + word
        else:
            now += f" {word}"
    yield now
