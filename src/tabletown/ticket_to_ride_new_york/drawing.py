"""A map of Manhattan drawn with characters: every space of a route is one letter."""

from collections.abc import Sequence

from tabletown.ticket_to_ride_new_york.board import ATTRACTIONS, ROUTES, Route, Stop
from tabletown.ticket_to_ride_new_york.network import twins

_SITES = {
    Stop.LINCOLN_CENTER: (13, 0),
    Stop.CENTRAL_PARK: (52, 0),
    Stop.MIDTOWN_WEST: (5, 3),
    Stop.TIMES_SQUARE: (33, 3),
    Stop.UNITED_NATIONS: (73, 3),
    Stop.EMPIRE_STATE_BUILDING: (38, 6),
    Stop.CHELSEA: (8, 9),
    Stop.GRAMERCY_PARK: (48, 9),
    Stop.GREENWICH_VILLAGE: (31, 13),
    Stop.EAST_VILLAGE: (65, 13),
    Stop.SOHO: (12, 16),
    Stop.CHINATOWN: (41, 16),
    Stop.LOWER_EAST_SIDE: (64, 16),
    Stop.WALL_STREET: (30, 20),
    Stop.BROOKLYN: (54, 20),
}
"""Column and row of every place, north at the top: 80 by 21, so that a small terminal shows the whole map."""

_GREY, _CLOSED, _LINE = "*", "x", "·"


def draw_map(owned: Sequence[Sequence[Route]]) -> str:
    """The board, with the routes of every seat."""
    width = max(column for column, _ in _SITES.values()) + 6
    height = max(row for _, row in _SITES.values()) + 1
    grid = [[" "] * width for _ in range(height)]
    for route in ROUTES:
        _draw_line(grid, route)
    labels = dict.fromkeys(route.ends for route in ROUTES)
    for ends in labels:
        halves = [route for route in ROUTES if route.ends == ends]
        _write(grid, _middle(*ends), "/".join(_spaces(route, owned) for route in halves))
    for place, site in _SITES.items():
        _write(grid, site, f"({place})" if place in ATTRACTIONS else f"[{place}]")
    return "\n".join("".join(row).rstrip() for row in grid)


def place_names() -> str:
    """All codes with their names, in three columns."""
    cells = [f"{place} {place.full_name}" for place in Stop]
    rows = [cells[start : start + 3] for start in range(0, len(cells), 3)]
    return "\n".join("".join(cell.ljust(26) for cell in row).rstrip() for row in rows)


def _spaces(route: Route, owned: Sequence[Sequence[Route]]) -> str:
    for seat, routes in enumerate(owned, 1):
        if route in routes:
            return str(seat) * route.length
    claimed = sum(other.bit for routes in owned for other in routes)
    if len(owned) == 2 and twins(claimed) & route.bit:
        return _CLOSED * route.length
    return (_GREY if route.is_grey else route.colours[0].value) * route.length


def _draw_line(grid: list[list[str]], route: Route) -> None:
    (left, top), (right, bottom) = (_SITES[place] for place in route.ends)
    steps = max(abs(right - left) // 2, abs(bottom - top))
    for step in range(steps + 1):
        row = round(top + (bottom - top) * step / steps)
        grid[row][round(left + (right - left) * step / steps) + 1] = _LINE


def _middle(one: Stop, other: Stop) -> tuple[int, int]:
    (left, top), (right, bottom) = _SITES[one], _SITES[other]
    return (left + right) // 2, (top + bottom) // 2


def _write(grid: list[list[str]], site: tuple[int, int], text: str) -> None:
    """Put a text on the map, its middle on the site."""
    column, row = site
    start = max(0, column + 1 - len(text) // 2)
    grid[row][start : start + len(text)] = text
