"""Cities and score tables drawn with characters."""

from collections.abc import Mapping, Sequence

from tabletown.between_two_cities.box.canvas import NATURE
from tabletown.between_two_cities.box.modules import BASE, Modules
from tabletown.between_two_cities.box.words import COLUMN_WORDS
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.city.notation import bits
from tabletown.between_two_cities.city.scoring import CityScore
from tabletown.core.sentence import Sayer
from tabletown.core.words import WIDTH

_OPEN = "·"


def draw_city(city: City, added: Mapping[int, str] | None = None, cell_width: int = 4) -> list[str]:
    """What is built and the squares around it, with their names. `added` puts text on empty cells.

    The wishes of civic buildings stand below.
    """
    ground = city.canvas
    rows, columns = _frame(city, set(added or ()))
    shown = dict(added or {})
    lines = ["    " + "".join(ground.squares[column][0].center(cell_width) for column in columns)]
    for row in rows:
        line = [ground.cell(row, column) for column in columns]
        lines.append(f"{row + 1:>3} " + "".join(_draw_cell(city, cell, shown, cell_width) for cell in line))
        joins = [city.standing >> cell & 1 for cell in line]
        if any(joins):
            lines.append("    " + "".join(("|" if joined else "").center(cell_width) for joined in joins))
    wishes = [f"{city.at(cell)} {ground.squares[cell]}: {tile}" for cell, tile in city.civics]
    lines += [f"    {', '.join(wishes[start : start + 2])}" for start in range(0, len(wishes), 2)]
    return [line.rstrip() for line in lines]


def _frame(city: City, added: set[int]) -> tuple[list[int], list[int]]:
    """Rows and columns to draw: what is built and one more on every side, as far as the city can reach."""
    width = city.canvas.width
    ground = city.canvas
    land = ground.nature | ground.first if ground.nature else 0
    built = bits(city.built or ground.first)
    near = {cell + step for cell in built for step in (-width, -1, 0, 1, width)} | added | set(bits(land))
    shown = [cell for cell in bits(ground.reach(city.windows).cells | land) if cell in near]
    rows, columns = [cell // width for cell in shown], [cell % width for cell in shown]
    return list(range(min(rows), max(rows) + 1)), list(range(min(columns), max(columns) + 1))


def _draw_cell(city: City, cell: int, added: Mapping[int, str], width: int) -> str:
    building = city.at(cell)
    if building is None:
        if city.canvas.nature >> cell & 1:
            return NATURE.center(width)
        reachable = city.canvas.reach(city.windows).cells >> cell & 1
        return added.get(cell, _OPEN if reachable else "").center(width)
    left = (width - 1) // 2
    before = "-" * left if cell and city.lying >> cell - 1 & 1 else " " * left
    after = ("-" if city.lying >> cell & 1 else " ") * (width - 1 - left)
    return f"{before}{building}{after}"


def title_lines(parts: Sequence[str], width: int) -> list[str]:
    """`LEFT · City 1 · 12 points`, broken between its parts where it is wider than its drawing may be."""
    lines = [parts[0]]
    for part in parts[1:]:
        longer = f"{lines[-1]} · {part}"
        lines = [*lines[:-1], longer] if len(longer) <= width else [*lines, part]
    return lines


def under_titles(titles: Sequence[Sequence[str]], drawings: Sequence[Sequence[str]]) -> list[list[str]]:
    """Drawings that begin on one line, however many lines their titles take."""
    tall = max(map(len, titles), default=0)
    pairs = zip(titles, drawings, strict=True)
    return [[*title, *[""] * (tall - len(title)), *drawing] for title, drawing in pairs]


def as_they_fit(*drawings: Sequence[str], width: int = WIDTH) -> str:
    """Side by side, closer where it is tight, or else one below the other."""
    for gap in (4, 2):
        drawn = beside_each_other(*drawings, gap=gap)
        if max(map(len, drawn.split("\n"))) <= width:
            return drawn
    return "\n".join(line for drawing in drawings for line in drawing)


def beside_each_other(*drawings: Sequence[str], gap: int = 4) -> str:
    """Drawings in columns."""
    height = max(map(len, drawings))
    padded = [[*drawing, *[""] * (height - len(drawing))] for drawing in drawings]
    widths = [max(map(len, drawing)) + gap for drawing in drawings]
    rows = zip(*padded, strict=True)
    lines = ["".join(text.ljust(width) for text, width in zip(row, widths, strict=True)) for row in rows]
    return "\n".join(line.rstrip() for line in lines)


def score_table(
    rows: Sequence[tuple[str, CityScore]], say: Sayer, modules: Modules = BASE, width: int | None = WIDTH
) -> str:
    """One line per city, one column per row of the score sheet, and the total."""
    heads = [say(COLUMN_WORDS[CityScore._fields[number]]) for number in modules.columns]
    lines = [(name, *[score[number] for number in modules.columns], score.total) for name, score in rows]
    return table(("", *heads, say("total")), lines, width)


def table(head: Sequence[str], rows: Sequence[Sequence[object]], width: int | None = WIDTH) -> str:
    """Columns as wide as they need to be, the first one to the left, numbers to the right.

    What is wider than that goes on below, with the first column once more; None: nothing is too wide.
    """
    cells = [list(head), *[[str(cell) for cell in row] for row in rows]]
    widths = [max(len(row[column]) for row in cells) for column in range(len(head))]
    blocks: list[list[int]] = [[0]]
    for column in range(1, len(head)):
        room = sum(widths[one] + 2 for one in blocks[-1]) + widths[column]
        if width is not None and room > width and len(blocks[-1]) > 1:
            blocks.append([0])
        blocks[-1].append(column)
    return "\n\n".join(_block([[row[one] for one in block] for row in cells]) for block in blocks)


def _block(cells: Sequence[Sequence[str]]) -> str:
    widths = [max(len(row[column]) for row in cells) for column in range(len(cells[0]))]
    return "\n".join(
        "  ".join(
            text.rjust(width) if place else text.ljust(width)
            for place, (text, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in cells
    )
