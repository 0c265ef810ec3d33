"""Golden games: whole games written down like a story, so that a change of the rules shows as a readable diff."""

import argparse
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import cast

from tabletown.core.event import Event
from tabletown.core.face import Face
from tabletown.core.game import Options
from tabletown.core.play import sit_down
from tabletown.core.record import Played, format_entry
from tabletown.core.registry import faces, is_own, load, resolve
from tabletown.core.seat import format_seat
from tabletown.core.text import Text, load_text
from tabletown.locales import speaker
from tabletown.testing.playouts import random_moves

_SEED = "harbour-7"


@dataclass(frozen=True, slots=True)
class Goldens:
    """Which games of one sort are written down: the face may name one."""

    seats: Sequence[int]
    """One without options for each of these."""
    variants: Mapping[str, tuple[int, Options]] = field(default_factory=dict)
    """By the end of the file's name: the seats and the options."""


def golden_games() -> dict[str, str]:
    """By file name: the story of one random game for every game of ours and some seat counts."""
    found: dict[str, str] = {}
    for face in faces():
        if is_own(face.name):
            found |= _stories(face)
    return found


def _stories(face: Face) -> dict[str, str]:
    goldens = cast(Goldens, resolve(face.goldens)) if face.goldens else Goldens(face.seats)
    wanted: dict[str, tuple[int, Options]] = {str(seats): (seats, {}) for seats in goldens.seats} | dict(
        goldens.variants
    )
    file = face.name.replace("-", "_")
    return {f"{file}_{end}.txt": story(face.name, seats, _SEED, options) for end, (seats, options) in wanted.items()}


def story(name: str, seats: int, seed: str, options: Options | None = None) -> str:
    """Every move, what it led to, who was told, the table in between, and every point at the end."""
    game, text, say = load(name), load_text(name), speaker()
    sitting = sit_down(game, seats, seed, **(options or {}))
    chosen = "".join(f" {option}={value}" for option, value in (options or {}).items())
    lines = [f"# {name} seats={seats} seed={seed}{chosen}", "", text.draw(game.view(sitting.state, None), say), ""]
    for _, seat, move in random_moves(game, sitting.state, Random(seed)):
        lines.append(format_entry(Played(seat, game.format_move(move))))
        lines += [line for event in sitting.submit(seat, move).events for line in _told(event, text)]
    lines += ["", text.draw(game.view(sitting.state, None), say), "", text.close(game.view(sitting.state, None), say)]
    return "\n".join([*lines, "", f"end: {sitting.record.result}", ""])


def _told(event: Event, text: Text[object, object]) -> list[str]:
    say = speaker(you=event.only)
    whom = "" if event.only is None else f"  (only seat {format_seat(event.only)})"
    return [f"    {line}{whom}" for line in map(say, text.tell(event))] or [f"    {type(event).__name__}{whom}"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    for file, text in golden_games().items():
        (folder / file).write_text(text, encoding="utf-8")
        print(folder / file)


if __name__ == "__main__":
    main()
