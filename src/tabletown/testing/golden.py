"""Golden games: whole games written down like a story, so that a change of the rules shows as a readable diff."""

import argparse
from pathlib import Path
from random import Random

from tabletown.core.event import Event
from tabletown.core.game import Options
from tabletown.core.play import sit_down
from tabletown.core.record import Played, format_entry
from tabletown.core.registry import load, names
from tabletown.core.seat import format_seat
from tabletown.core.text import Text, load_text
from tabletown.locales import speaker
from tabletown.testing.playouts import random_moves

SEATS = {"between-two-cities": (2, 3, 5, 7)}
"""Where a golden game for every seat count would be too much."""
_CAPITALS: Options = {"landscapes": True, "civics": True, "districts": True}
VARIANTS: dict[str, tuple[str, int, Options]] = {
    "between_two_cities_simple.txt": ("between-two-cities", 1, {"automa": "simple"}),
    "between_two_cities_full.txt": ("between-two-cities", 1, {"automa": "full"}),
    "between_two_cities_third.txt": ("between-two-cities", 2, {"automa": "third"}),
    "between_two_cities_capitals_4.txt": ("between-two-cities", 4, _CAPITALS),
    "between_two_cities_capitals_full.txt": ("between-two-cities", 1, {"automa": "full", **_CAPITALS}),
}
"""By file name: games with options."""
_SEED = "harbour-7"


def golden_games() -> dict[str, str]:
    """By file name: the story of one random game for every game and some seat counts."""
    plain = {
        f"{game.replace('-', '_')}_{seats}.txt": story(game, seats, _SEED)
        for game in names()
        for seats in SEATS.get(game, load(game).seat_counts)
    }
    return plain | {file: story(game, seats, _SEED, options) for file, (game, seats, options) in VARIANTS.items()}


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
