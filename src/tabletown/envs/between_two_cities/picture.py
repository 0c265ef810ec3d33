"""Tables of cities as pictures, with the buildings of the page."""

from collections.abc import Iterator, Sequence

from tabletown.batch.between_two_cities.cities import STANDING
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.city.notation import bits, duplex_cells
from tabletown.between_two_cities.people.moves import Side
from tabletown.between_two_cities.people.state import Phase
from tabletown.between_two_cities.people.view import View
from tabletown.between_two_cities.solo.state import TOWN_OF
from tabletown.between_two_cities.solo.view import SoloView
from tabletown.between_two_cities.two_with_automa.view import DuoView
from tabletown.core.seat import format_seat
from tabletown.envs.between_two_cities.drawings import building, defined, edge
from tabletown.envs.svg import LINE, document, rect, words

_GROUND = "#f1e8d8"
_CELL = 30.0
_PANEL = 8 * _CELL
_LINE = 18.0


def draw_people(view: View) -> str:
    across = min(len(view.cities), 4)
    down = -(-len(view.cities) // across)
    parts = [words(8, _LINE, _course(view), 14)]
    for number, city in enumerate(view.cities):
        row, column = divmod(number, across)
        parts += _city(8 + column * _PANEL, 28 + row * (_PANEL + _LINE), city, f"City {number + 1}")
    top = 36 + down * (_PANEL + _LINE)
    for seat in range(view.seats):
        parts += _tiles(8, top + seat * (_CELL + 6), f"Seat {seat + 1}", view.loose[seat])
    if view.seat is not None:
        own = f"Hand of seat {format_seat(view.seat)}"
        parts += _tiles(8, top + view.seats * (_CELL + 6), own, view.choice or view.hand)
    return document(16 + max(across, 3) * _PANEL, top + (view.seats + 1) * (_CELL + 6) + 8, defined(parts), *parts)


def draw_solo(view: SoloView) -> str:
    turn = "The end" if view.now is None else f"Round {view.now.round}, turn {view.now.step}"
    points = dict(zip(("left", "ville", "right"), view.points, strict=True))
    parts = [words(8, _LINE, turn, 14)]
    for number, side in enumerate((Side.LEFT, Side.RIGHT)):
        name = f"{TOWN_OF[side]}: {points[str(side)]}"
        parts += _city(8 + number * _PANEL, 28, view.cities[number], name)
    top = 44 + _PANEL
    rows = [("Hand", view.hand), ("To place", view.loose), ("Theirs", tuple(filter(None, view.theirs)))]
    rows += [(str(row.automa), row.tiles) for row in view.automas]
    rows += [(f"Automaville: {points['ville']}", view.ville.tiles)]
    for number, (name, tiles) in enumerate(rows):
        parts += _tiles(8, top + number * (_CELL + 6), name, tiles)
    return document(16 + 4 * _PANEL, top + len(rows) * (_CELL + 6) + 8, defined(parts), *parts)


def draw_duo(view: DuoView) -> str:
    parts = [words(8, _LINE, _course(view), 14)]
    for number, (city, points) in enumerate(zip(view.cities, view.points, strict=True)):
        parts += _city(8 + number * _PANEL, 28, city, f"City {number + 1}: {points}")
    top = 44 + _PANEL
    rows = [(f"Seat {seat + 1}", tiles) for seat, tiles in enumerate(view.loose)]
    rows += [(f"For seat {seat + 1}", (tile,)) for seat, tile in enumerate(view.theirs) if tile is not None]
    rows += [(str(view.automa.automa), view.automa.tiles)]
    if view.seat is not None:
        rows += [(f"Hand of seat {format_seat(view.seat)}", view.choice or view.hand)]
    for number, (name, tiles) in enumerate(rows):
        parts += _tiles(8, top + number * (_CELL + 6), name, tiles)
    return document(16 + 3 * _PANEL, top + len(rows) * (_CELL + 6) + 8, defined(parts), *parts)


def _course(view: View | DuoView) -> str:
    if view.phase is Phase.OVER:
        return "The end"
    turn = view.turns[view.turn]
    return f"Round {turn.round}{turn.part}, turn {turn.step}: {view.phase}"


def _city(x: float, y: float, city: City, name: str) -> Iterator[str]:
    ground = city.canvas
    yield words(x, y + 12, name)
    for row in range(ground.side):
        for column in range(ground.side):
            cell = ground.cell(row, column)
            left, top = x + column * _CELL, y + _LINE + row * _CELL
            if ground.nature >> cell & 1:
                yield building(left, top, _CELL, None)
            elif (built := city.at(cell)) is None:
                yield rect(left, top, _CELL - 1, _CELL - 1, _GROUND, LINE)
            else:
                yield building(left, top, _CELL, built)
    yield from _edges(x, y + _LINE, city)


def _edges(x: float, y: float, city: City) -> Iterator[str]:
    """Around every tile: a duplex is one."""
    second_of = dict(duplex_cells(city))
    for cell in bits(city.built & ~sum(1 << other for other in second_of.values())):
        row, column = divmod(cell, city.canvas.width)
        across = 1 + (second_of.get(cell) == cell + 1)
        down = 1 + (cell in second_of and across == 1)
        left, top = x + column * _CELL, y + row * _CELL
        yield edge(left, top, across * _CELL, down * _CELL)
        if civic := city.civic_at(cell):
            yield words(left + _CELL / 2, top + _CELL - 3, str(civic), 8, "middle")


def _tiles(x: float, y: float, name: str, tiles: Sequence[Tile]) -> Iterator[str]:
    yield words(x, y + 15, name)
    left = x + 110
    for tile in tiles:
        across, down = (1, 2) if tile.shape == STANDING else (len(tile.buildings), 1)
        size = _CELL / down
        for number, one in enumerate(tile.buildings):
            yield building(left + size * number * (down == 1), y + size * number * (down == 2), size, one)
        yield edge(left, y, size * across, size * down)
        if tile.is_civic:
            yield words(left + size / 2, y + size - 3, str(tile), 8, "middle")
        left += size * across + 4
