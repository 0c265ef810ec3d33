"""The curve of a run as a drawing."""

from collections.abc import Sequence
from pathlib import Path

from tabletown.training.store import ALONE, SCORED, BadRun, curve, replace

_WIDE, _HIGH, _EDGE, _LABEL = 720, 360, 48, 140
_COLOURS = ("#1f6f8b", "#c8553d", "#588157", "#6d597a", "#b5838d")
_TERMS = {"win", "score", "points", "policy", "hope", "spread", "stopped"}
_NOT_DRAWN = {"round", "games", "seconds", "mean", *_TERMS}


def draw(folder: Path, path: Path) -> None:
    """Shares of the win, by games learnt from. Raises BadRun."""
    lines = curve(folder)
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
