"""The curve of a run: a line of JSON for every look at how its net plays. And as a drawing."""

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

from tabletown.training.store import BadRun, load, replace, writing

_CURVE = "curve.jsonl"
ALONE, SCORED = "alone", "mean_score"
"""What the curve tells of tables with a single seat: the share of wins, and the mean score."""
CurveLine: TypeAlias = Mapping[str, float]
_WIDE, _HIGH, _EDGE, _LABEL = 720, 360, 48, 140
_COLOURS = ("#1f6f8b", "#c8553d", "#588157", "#6d597a", "#b5838d")
_TERMS = {"win", "score", "points", "policy", "hope", "spread", "stopped"}
_NOT_DRAWN = {"round", "games", "seconds", "mean", *_TERMS}


def curve_of(folder: Path) -> list[CurveLine]:
    """A last line that was cut short does not count. Raises BadRun where another one cannot be read."""
    path = folder / _CURVE
    try:
        lines = path.read_bytes().splitlines()
    except FileNotFoundError:
        return []
    except OSError as error:
        raise BadRun(f"{path} cannot be read: {error.strerror}") from None
    found = [_line_of(line) for line in lines]
    if found and found[-1] is None:
        found.pop()
    if None in found:
        raise BadRun(f"{path}, line {found.index(None) + 1}, cannot be read: mend it or take the file away")
    return [line for line in found if line is not None]


def keep_curve(folder: Path, number: int) -> None:
    """Only what was told up to this round: what came after it will come again. Raises BadRun."""
    lines = [line for line in curve_of(folder) if line["round"] <= number]
    replace(folder / _CURVE, _written(lines))


def tell(folder: Path, line: CurveLine) -> None:
    """Raises BadRun."""
    path = folder / _CURVE
    with writing(path), path.open("ab") as file:
        file.write(_written([line]))


def draw(folder: Path, game: str, path: Path) -> None:
    """Shares of the win, by games learnt from. Raises BadRun."""
    load(folder, game)
    lines = curve_of(folder)
    if len(lines) < 2:
        raise BadRun(f"{folder} has no curve to draw yet")
    names = [name for name in lines[-1] if name not in _NOT_DRAWN and not name.startswith(SCORED)]
    most = lines[-1]["games"]
    parts = [_ruler(share) for share in (0.0, 0.25, 0.5, 0.75, 1.0)]
    for number, name in enumerate(names):
        points = [(line["games"] / most, line[name]) for line in lines if name in line]
        parts += [_line(points, _COLOURS[number % len(_COLOURS)]), _label(name, number)]
    parts.append(_text(_WIDE - _EDGE, _HIGH - 12, f"{most:,.0f} games", "end"))
    space = 'xmlns="http://www.w3.org/2000/svg" font-family="sans-serif" font-size="13"'
    svg = f'<svg {space} viewBox="0 0 {_WIDE} {_HIGH}">'
    replace(path, "\n".join([svg, '<rect width="100%" height="100%" fill="white"/>', *parts, "</svg>\n"]).encode())


def _line_of(line: bytes) -> CurveLine | None:
    """None for what no run has told."""
    try:
        found: object = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(found, dict) or not {"round", "games"} <= found.keys() or not found["games"]:
        return None
    return found if all(isinstance(number, int | float) for number in found.values()) else None


def _written(lines: Iterable[CurveLine]) -> bytes:
    return b"".join(json.dumps(dict(line)).encode() + b"\n" for line in lines)


def _at(across: float, share: float) -> tuple[float, float]:
    return _EDGE + across * (_WIDE - 2 * _EDGE), _HIGH - _EDGE - share * (_HIGH - 2 * _EDGE)


def _line(points: Sequence[tuple[float, float]], colour: str) -> str:
    places = " ".join(f"{x:.1f},{y:.1f}" for x, y in (_at(*point) for point in points))
    return f'<polyline points="{places}" fill="none" stroke="{colour}" stroke-width="2"/>'


def _ruler(share: float) -> str:
    (left, height), (right, _) = _at(0, share), _at(1, share)
    line = f'<line x1="{left}" y1="{height}" x2="{right}" y2="{height}" stroke="#ddd"/>'
    return line + _text(left - 6, height + 4, f"{share:.2f}", "end")


def _label(name: str, number: int) -> str:
    colour = _COLOURS[number % len(_COLOURS)]
    said = name.replace("_", " ")
    words = "wins alone" if name == ALONE else said if name.startswith(ALONE) else f"against {said}"
    return _text(_EDGE + _LABEL * number, 20, words, "start", colour)


def _text(x: float, y: float, words: str, anchor: str, colour: str = "#444") -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}" fill="{colour}">{words}</text>'
