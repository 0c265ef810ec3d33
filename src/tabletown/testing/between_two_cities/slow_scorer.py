"""A scorer of cities that is slow and obviously right: squares in a dictionary, every partition tried.

It shares nothing with the fast one but the letters of the notation, so that each can be held against the other.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TypeAlias

Square: TypeAlias = tuple[int, int]
Grid: TypeAlias = dict[Square, str]

_LINE = {1: 2, 2: 5, 3: 10, 4: 16}
_TAVERN_SET = {1: 1, 2: 4, 3: 9, 4: 17}
_OFFICE_SET = {0: 0, 1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21}
_LETTERS = {"shop": "S", "factory": "F", "tavern": "BDEM", "office": "O", "park": "P", "house": "H", "civic": "C"}
_WISHES = {"S": "S", "F": "F", "T": "BDEM", "O": "O", "P": "P", "H": "H"}


def read_grid(city: str) -> Grid:
    rows = city.split()[0].split("/")
    return {(r, c): letter for r, row in enumerate(rows) for c, letter in enumerate(row) if letter not in ".#"}


def slow_scores(cities: list[str], districts: Sequence[tuple[str, str]] = ()) -> list[tuple[int, ...]]:
    """Shops, factories, taverns, offices, parks, houses, civics, districts of each city."""
    grids = [read_grid(city) for city in cities]
    counts = [len(squares(grid, "F")) for grid in grids]
    sizes = [[district_size(grid, pair) for grid in grids] for pair in districts]
    return [
        (
            shop_points(squares(grid, "S")),
            factory_points(count, counts),
            tavern_points(tuple(len(squares(grid, letter)) for letter in "BDEM")),
            office_points(grid),
            park_points(squares(grid, "P")),
            house_points(grid),
            civic_points(grid, cities[number]),
            sum(district_points(size[number], size) for size in sizes),
        )
        for number, (grid, count) in enumerate(zip(grids, counts, strict=True))
    ]


def squares(grid: Grid, letters: str) -> frozenset[Square]:
    return frozenset(square for square, letter in grid.items() if letter in letters)


def around(square: Square) -> set[Square]:
    row, column = square
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}


@cache
def shop_points(shops: frozenset[Square]) -> int:
    """The best of all ways to cut the shops into straight lines of one to four."""
    if not shops:
        return 0
    one = min(shops)
    return max(_LINE[len(line)] + shop_points(shops - line) for line in lines_through(one, shops))


def lines_through(square: Square, shops: frozenset[Square]) -> Iterator[frozenset[Square]]:
    row, column = square
    for length in _LINE:
        for start in range(length):
            across = frozenset((row, column - start + step) for step in range(length))
            down = frozenset((row - start + step, column) for step in range(length))
            yield from (line for line in (across, down) if line <= shops)


def factory_points(own: int, counts: list[int]) -> int:
    more = {count for count in counts if count > own}
    return own * (4 if len(more) == 0 else 3 if len(more) == 1 else 2)


@cache
def tavern_points(counts: tuple[int, ...]) -> int:
    """The best of all ways to sort the taverns into sets of different kinds."""
    kinds = [kind for kind, count in enumerate(counts) if count]
    if not kinds:
        return 0
    best = 0
    for choice in range(1, 1 << len(kinds)):
        members = [kind for place, kind in enumerate(kinds) if choice >> place & 1]
        left = tuple(count - (kind in members) for kind, count in enumerate(counts))
        best = max(best, _TAVERN_SET[len(members)] + tavern_points(left))
    return best


def office_points(grid: Grid) -> int:
    offices, taverns = squares(grid, "O"), squares(grid, "BDEM")
    sets = _OFFICE_SET[6] * (len(offices) // 6) + _OFFICE_SET[len(offices) % 6]
    return sets + sum(1 for office in offices if around(office) & taverns)


def park_points(parks: frozenset[Square]) -> int:
    return sum({1: 2, 2: 8, 3: 12}.get(size, 12 + size - 3) for size in group_sizes(parks))


def group_sizes(cells: frozenset[Square]) -> list[int]:
    """How many cells each edge-connected group has."""
    found = []
    left = set(cells)
    while left:
        group: set[Square] = set()
        edge = [left.pop()]
        while edge:
            square = edge.pop()
            group.add(square)
            edge += around(square) & left
            left -= around(square)
        found.append(len(group))
    return found


def house_points(grid: Grid) -> int:
    others = sum(1 for letters in ("S", "F", "BDEM", "O", "P") if squares(grid, letters))
    factories = squares(grid, "F")
    return sum(1 if around(house) & factories else others for house in squares(grid, "H"))


def civic_points(grid: Grid, city: str) -> int:
    """Marks like `b2:SF-P` follow the grid: 1, 3 or 6 by the liked types beside, 1 with the disliked one."""
    points = 0
    for mark in city.split()[1:]:
        if ":" in mark:
            square, wishes = mark.split(":")
            likes, dislikes = wishes.split("-")
            near = {grid.get(cell, ".") for cell in around((int(square[1:]) - 1, ord(square[0]) - ord("a")))}
            met = [any(letter in near for letter in _WISHES[like]) for like in likes]
            hated = any(letter in near for letter in _WISHES[dislikes])
            points += 1 if hated else {0: 1, 1: 3, 2: 6}[sum(met)]
    return points


def district_size(grid: Grid, pair: tuple[str, str]) -> int:
    cells = squares(grid, _LETTERS[pair[0]] + _LETTERS[pair[1]])
    return max(group_sizes(cells), default=0)


def district_points(own: int, sizes: list[int]) -> int:
    """6 for the largest, 3 for the next size, nothing for no tile at all."""
    larger = {size for size in sizes if size > own}
    return 0 if own == 0 else {0: 6, 1: 3}.get(len(larger), 0)
