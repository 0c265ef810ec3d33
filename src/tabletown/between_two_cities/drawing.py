"""Cities and score tables drawn with characters."""

from collections.abc import Mapping, Sequence

from tabletown.between_two_cities.city import City
from tabletown.between_two_cities.notation import bits
from tabletown.between_two_cities.scoring import CityScore

_OPEN = "·"
_CELL = 4
_COLUMNS = ("shops", "factories", "taverns", "offices", "parks", "houses", "total")


def draw_city(city: City, added: Mapping[int, str] | None = None) -> list[str]:
    """What is built and the squares around it, with their names. `added` puts text on empty cells."""
    ground = city.canvas
    cells = ground.reach(city.windows).cells
    rows, columns = _frame(city, set(added or ()))
    lines = ["    " + "".join(ground.squares[column][0].center(_CELL) for column in columns)]
    for row in rows:
        line = [ground.cell(row, column) for column in columns]
        lines.append(f"{row + 1:>3} " + "".join(_draw_cell(city, cell, cells, added) for cell in line))
        joins = [city.standing >> cell & 1 for cell in line]
        if any(joins):
            lines.append("    " + "".join(("|" if joined else "").center(_CELL) for joined in joins))
    return [line.rstrip() for line in lines]


def _frame(city: City, added: set[int]) -> tuple[list[int], list[int]]:
    """Rows and columns to draw: what is built and one more on every side, as far as the city can reach."""
    width = city.canvas.width
    built = bits(city.built or 1 << city.canvas.middle)
    near = {cell + step for cell in built for step in (-width, -1, 0, 1, width)} | added
    shown = [cell for cell in bits(city.canvas.reach(city.windows).cells) if cell in near]
    rows, columns = [cell // width for cell in shown], [cell % width for cell in shown]
    return list(range(min(rows), max(rows) + 1)), list(range(min(columns), max(columns) + 1))


def _draw_cell(city: City, cell: int, cells: int, added: Mapping[int, str] | None) -> str:
    building = city.at(cell)
    if building is None:
        shown = _OPEN if cells >> cell & 1 else ""
        return (added.get(cell, shown) if added is not None else shown).center(_CELL)
    if city.lying >> cell & 1:
        return f" {building}--"
    return ("-" if cell and city.lying >> cell - 1 & 1 else " ") + f"{building}  "


def beside_each_other(*drawings: Sequence[str], gap: int = 4) -> str:
    """Drawings in columns."""
    height = max(map(len, drawings))
    padded = [[*drawing, *[""] * (height - len(drawing))] for drawing in drawings]
    widths = [max(map(len, drawing)) + gap for drawing in drawings]
    rows = zip(*padded, strict=True)
    return "\n".join(
        "".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )


def score_table(rows: Sequence[tuple[str, CityScore]]) -> str:
    """One line per city, one column per building type, and the total."""
    first = max(len(name) for name, _ in rows)
    lines = [" " * first + "".join(f"{column:>11}" for column in _COLUMNS)]
    for name, score in rows:
        lines.append(name.ljust(first) + "".join(f"{points:>11}" for points in (*score, score.total)))
    return "\n".join(lines)
