"""What the texts of all games need: how an outcome is told, short texts in columns, long ones in lines."""

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


def columns(cells: Sequence[str], width: int = 100) -> str:
    """Short texts side by side, as many as fit."""
    widest = max(map(len, cells)) + 2
    across = max(1, width // widest)
    rows = [cells[start : start + across] for start in range(0, len(cells), across)]
    return "\n".join("".join(cell.ljust(widest) for cell in row).rstrip() for row in rows)


def fold(text: str, width: int = 100) -> str:
    """Sentences broken at blanks where they are longer than a terminal is wide; drawings and tables stay."""
    return "\n".join(part for line in text.split("\n") for part in _folded(line, width))


def _folded(line: str, width: int) -> Iterator[str]:
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    if len(line) <= width or "  " in line.strip():
        yield line
        return
    start, *words = line.strip().split(" ")
    now = indent[2:] + start
    for word in words:
        if len(now) + 1 + len(word) > width:
            yield now
            now = indent + word
        else:
            now += f" {word}"
    yield now
