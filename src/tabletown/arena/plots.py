"""The cross tables and the ratings of a run as one picture (`pip install tabletown[arena]`)."""

import re
from collections.abc import Sequence
from pathlib import Path

from matplotlib.axes import Axes
from matplotlib.colors import LinearSegmentedColormap, to_hex, to_rgb
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle

from tabletown.arena.blocks import Seating
from tabletown.arena.ratings import Rating
from tabletown.arena.report import CrossTable, Report, percent
from tabletown.arena.stats import Cell
from tabletown.bots.english import say_count
from tabletown.core.registry import face
from tabletown.core.sentence import Sentence
from tabletown.core.speaking import speak

_INK, _QUIET, _LINE, _DOT = "#22303a", "#66727c", "#d9dde0", "#0f5f68"
_SHADES = LinearSegmentedColormap.from_list(
    "losing to winning", ["#b04a23", "#e9b894", "#f6f2ea", "#8fbfbd", "#0f5f68"]
)

# All lengths are in inches: a picture grows with the number of bots, and its letters stay readable.
_CELL, _SMALL_CELL = 0.98, 0.78
_HEAD, _CAPTION, _EDGE, _GAP = 0.95, 0.7, 0.35, 0.6
_NAME_LINE, _NAME_LETTERS = 0.15, 11
_RATINGS, _TITLE = 3.6, 3.1

_PARTS = re.compile(r"(?<=[-_.:])|(?=@)")
"""Where a name may be cut into lines."""


def draw(report: Report, path: Path) -> None:
    """The strongest bots come first, everywhere. The file's ending says what it will be: .png, .svg, .pdf."""
    order = [rating.bot for rating in report.ratings]
    names = 0.2 + 0.085 * max(map(len, order))
    caption = _CAPTION + _NAME_LINE * max(len(_lines(bot)) for bot in order)
    alone, *halves = (_Grid(table, order, _SMALL_CELL if place else _CELL) for place, table in enumerate(report.tables))
    rating_height = _CELL * len(order)
    upper = max(alone.height, rating_height)
    width = _EDGE + 2 * names + max(alone.width, 2.2) + _GAP + _RATINGS + _EDGE
    pitch = max((max(names + grid.width, _TITLE) + _GAP for grid in halves), default=0)
    width = max(width, _EDGE + pitch * len(halves))
    height = _HEAD + caption + upper + _EDGE + max((caption + 0.3 + grid.height for grid in halves), default=0)
    sheet = _Sheet(width, height, names, caption)
    sheet.write_head(report)
    top = _HEAD + caption
    alone.draw(sheet, _EDGE + names, top)
    _draw_ratings(sheet, width - _EDGE - _RATINGS, top, rating_height, report.ratings)
    for place, grid in enumerate(halves):
        grid.draw(sheet, _EDGE + names + place * pitch, top + upper + 0.3 + caption)
    sheet.figure.savefig(path, dpi=160)


class _Sheet:
    """A figure whose panels are placed in inches from its top left corner."""

    def __init__(self, width: float, height: float, names: float, caption: float) -> None:
        self._width, self._height, self._names, self._caption = width, height, names, caption
        self.figure = Figure(figsize=(width, height), facecolor="white")

    def panel(self, left: float, top: float, width: float, height: float) -> Axes:
        bottom = self._height - top - height
        box = (left / self._width, bottom / self._height, width / self._width, height / self._height)
        axes = self.figure.add_axes(box)
        axes.tick_params(length=0, colors=_INK)
        for spine in axes.spines.values():
            spine.set_visible(False)
        return axes

    def write_caption(self, left: float, top: float, title: str, words: str) -> None:
        """Above a panel and the names of its columns, from where the names of its rows begin."""
        left, top = left - self._names, top - self._caption
        self._write(left, top + 0.17, title, size=11.5, bold=True)
        self._write(left, top + 0.39, words, size=8.5)

    def write_head(self, report: Report) -> None:
        self._write(
            _EDGE,
            0.42,
            f"{speak(Sentence(face(report.game).title))}: who wins, and how sure that is",
            size=16,
            bold=True,
        )
        words = (
            f"{report.seats} seats · seed {report.seed} · {say_count(report.blocks, 'block')} · {report.games:,} games"
        )
        self._write(_EDGE, 0.68, f"{words} · share of wins in per cent over its 95 % interval", size=9)

    def _write(self, left: float, top: float, text: str, *, size: float, bold: bool = False) -> None:
        weight, ink = ("bold", _INK) if bold else ("normal", _QUIET)
        self.figure.text(left / self._width, 1 - top / self._height, text, size=size, weight=weight, color=ink)


class _Grid:
    """A cross table as a heat map, with the rows and columns that have something in them."""

    def __init__(self, table: CrossTable, order: Sequence[str], cell: float) -> None:
        self._table, self._scale = table, cell / _CELL
        self._rows = [bot for bot in order if any(found.bot == bot for found in table.cells)]
        self._columns = [bot for bot in order if any(found.against == bot for found in table.cells)]
        self.width, self.height = cell * len(self._columns), cell * len(self._rows)

    def draw(self, sheet: _Sheet, left: float, top: float) -> None:
        axes = sheet.panel(left, top, self.width, self.height)
        axes.set(xlim=(0, len(self._columns)), ylim=(len(self._rows), 0))
        # The names of the columns stand above them, where a table is read from.
        axes.xaxis.tick_top()
        heads = ["\n".join(_lines(bot)) for bot in self._columns]
        axes.set_xticks(_middles(self._columns), heads, size=9.5 * self._scale)
        axes.set_yticks(_middles(self._rows), self._rows, size=9.5)
        for row, bot in enumerate(self._rows):
            for column, against in enumerate(self._columns):
                self._draw_cell(axes, column, row, self._table.cell(bot, against))
        words = f"chance is {100 * self._table.chance:.0f} %; green is more, red is less"
        sheet.write_caption(left, top, _title(self._table), words)

    def _draw_cell(self, axes: Axes, left: float, top: float, cell: Cell | None) -> None:
        colour = "#f1f2f3" if cell is None else to_hex(_SHADES(_shade(cell.wins.mean, self._table.chance)))
        axes.add_patch(Rectangle((left + 0.02, top + 0.02), 0.96, 0.96, facecolor=colour, edgecolor="none"))
        if cell is not None:
            for text, down, size, weight in zip(
                percent(cell.wins), (0.41, 0.74), (15, 8), ("bold", "normal"), strict=True
            ):
                place = (left + 0.5, top + down)
                axes.text(
                    *place,
                    text,
                    size=size * self._scale,
                    weight=weight,
                    color=_ink_on(colour),
                    ha="center",
                    va="center",
                )


def _draw_ratings(sheet: _Sheet, left: float, top: float, height: float, ratings: Sequence[Rating]) -> None:
    axes = sheet.panel(left, top, _RATINGS, height)
    lows, highs = [r.rating - 1.96 * r.sigma for r in ratings], [r.rating + 1.96 * r.sigma for r in ratings]
    room = 0.08 * (max(highs) - min(lows) or 1)
    axes.set(xlim=(min(lows) - room, max(highs) + room), ylim=(len(ratings), 0))
    axes.set_yticks(_middles(ratings), [rating.bot for rating in ratings], size=9.5)
    axes.tick_params(axis="x", labelsize=8.5, colors=_QUIET)
    axes.grid(axis="x", color=_LINE, linewidth=0.8)
    axes.axvline(0, color=_QUIET, linewidth=1)
    for middle, low, high, rating in zip(_middles(ratings), lows, highs, ratings, strict=True):
        axes.plot([low, high], [middle, middle], color=_DOT, linewidth=3, alpha=0.4, solid_capstyle="round")
        axes.plot([rating.rating], [middle], "o", color=_DOT, markersize=9)
        label = axes.text(
            rating.rating, middle - 0.24, _number(rating.rating), size=10, weight="bold", ha="center", va="center"
        )
        label.set(color=_INK, bbox={"facecolor": "white", "edgecolor": "none", "pad": 1.5})
    anchor = next(rating.bot for rating in ratings if not rating.sigma)
    sheet.write_caption(left, top, "OpenSkill rating", f"Plackett–Luce, 95 % intervals, {anchor} at 0")


def _title(table: CrossTable) -> str:
    match table.seating:
        case Seating.LONE if table.chance == 0.5:
            return "Row against column"
        case Seating.LONE:
            return f"One of row against {round(1 / table.chance) - 1} of column"
        case Seating.TOGETHER:
            return "Half the seats each, side by side"
        case Seating.ALTERNATING:
            return "Half the seats each, alternating"


def _shade(share: float, chance: float) -> float:
    """0 loses always, 1 wins always; the middle is chance, wherever that lies."""
    return share / chance / 2 if share < chance else 1 - (1 - share) / (1 - chance) / 2


def _ink_on(colour: str) -> str:
    """Dark or white, whichever stands out more."""
    return max((_INK, "white"), key=lambda ink: abs(_brightness(ink) - _brightness(colour)))


def _brightness(colour: str) -> float:
    """Even steps to the eye (the cube root that CIE uses for lightness)."""
    red, green, blue = (part**2.2 for part in to_rgb(colour))
    return float((0.2126 * red + 0.7152 * green + 0.0722 * blue) ** (1 / 3))


def _middles(items: Sequence[object]) -> list[float]:
    return [place + 0.5 for place in range(len(items))]


def _number(value: float) -> str:
    """With a true minus sign, as the axis below has it."""
    return f"{value:.1f}".replace("-", "−")


def _lines(name: str) -> list[str]:
    """A name for the head of a column, on three lines at most; the rows, in the same order, have the whole of it."""
    lines = [""]
    for part in _PARTS.split(name):
        if len(lines[-1] + part) > _NAME_LETTERS and lines[-1]:
            lines.append("")
        lines[-1] += part
    # Of a long name the end says more than where the bot was found.
    return [line if len(line) <= _NAME_LETTERS else f"{line[: _NAME_LETTERS - 1]}…" for line in lines[-3:]]
