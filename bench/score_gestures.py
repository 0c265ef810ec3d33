"""How many gestures it takes to enter a finished table into the score helper on a phone, with real touch events.

python -m bench.score_gestures --tables 20 --cities 7 --url http://127.0.0.1:8000

A gesture is finger down to finger up, also one that only pushes the page along. Tables are played by bots. Cities are
entered as a clever hand would: kind by kind, each dragged from the palette over its squares; squares that are filled
already may be crossed. What is counted begins on the first page and ends with the winner. `--hasty`: kinds in the order
in which they catch the eye.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import ceil
from statistics import fmean
from typing import TypeAlias

from playwright.sync_api import CDPSession, Locator, Page, sync_playwright

from tabletown.between_two_cities.city.notation import format_city
from tabletown.between_two_cities.people.state import State
from tabletown.bots.roster import make_bot
from tabletown.core.registry import load
from tabletown.core.seat import Seat

GAME = load("between-two-cities")
SIZE = 4
PUSH = 0.8
"""How much of a screen a flick moves it by; fast ones go further."""
Cells: TypeAlias = frozenset[int]


@dataclass(frozen=True, slots=True)
class Stroke:
    """One gesture: a walk over squares, from the palette or with the brush that is picked already."""

    brush: str
    walk: tuple[int, ...]
    """Empty: the brush is only picked."""
    from_palette: bool


def played(seed: str, seats: int) -> list[str]:
    """The finished cities of a game among bots, as letters from the top left."""
    state = GAME.setup(seats, seed)
    bots = [make_bot(GAME.name, "greedy", f"{seed}/{seat}") for seat in range(seats)]
    while acting := GAME.to_act(state):
        seat = min(acting)
        move = bots[seat].decide(GAME.view(state, seat), GAME.legal_moves(state, seat)).move
        state = GAME.apply(state, Seat(seat), move).state
    assert isinstance(state, State)
    return ["".join(letter for letter in format_city(city).split()[0] if letter.isalpha()) for city in state.cities]


def neighbours(cell: int) -> Iterator[int]:
    row, column = divmod(cell, SIZE)
    for down in (-1, 0, 1):
        for right in (-1, 0, 1):
            if (down or right) and 0 <= row + down < SIZE and 0 <= column + right < SIZE:
                yield (row + down) * SIZE + column + right


def parts(cells: Cells) -> list[Cells]:
    """What hangs together, diagonally too."""
    left, found = set(cells), list[Cells]()
    while left:
        part, border = set[int](), [left.pop()]
        while border:
            cell = border.pop()
            part.add(cell)
            new = [one for one in neighbours(cell) if one in left]
            left.difference_update(new)
            border += new
        found.append(frozenset(part))
    return found


def strokes_for(brush: str, wanted: Cells, filled: Cells) -> list[Stroke]:
    """One stroke for each part; the first from the palette, which lies below, where that crosses nothing empty."""
    reached = [part for part in parts(wanted | filled) if part & wanted]
    bottom = [part for part in reached if any(cell >= SIZE * (SIZE - 1) for cell in part)]
    found = []
    if bottom:
        first = bottom[0]
        start = min((cell for cell in first if cell >= SIZE * (SIZE - 1)), key=lambda cell: (cell not in wanted, cell))
        found.append(Stroke(brush, walk(start, first, first & wanted), from_palette=True))
        reached.remove(first)
    else:
        found.append(Stroke(brush, (), from_palette=True))
    for part in reached:
        found.append(Stroke(brush, walk(min(part & wanted), part, part & wanted), from_palette=False))
    return found


def walk(start: int, part: Cells, wanted: Cells) -> tuple[int, ...]:
    """Over all wanted squares of a part, by the nearest one next."""
    way, left = [start], set(wanted) - {start}
    while left:
        came: dict[int, int] = {way[-1]: -1}
        border = [way[-1]]
        goal = -1
        while goal < 0:
            cell = border.pop(0)
            if cell in left:
                goal = cell
                break
            for one in neighbours(cell):
                if one in part and one not in came:
                    came[one] = cell
                    border.append(one)
        back = [goal]
        while came[back[-1]] != way[-1]:
            back.append(came[back[-1]])
        way += reversed(back)
        left -= set(way)
    return tuple(way)


def plan(city: str, *, hasty: bool = False) -> list[Stroke]:
    """The order of kinds that takes fewest gestures; hasty: as they are seen, from the top left."""
    kinds = tuple(dict.fromkeys(city))
    cells = {kind: frozenset(at for at, one in enumerate(city) if one == kind) for kind in kinds}

    @cache
    def best(left: frozenset[str]) -> tuple[int, tuple[str, ...]]:
        if not left:
            return 0, ()
        filled = frozenset[int]().union(*(cells[kind] for kind in kinds if kind not in left))
        options = []
        for kind in sorted(left):
            count, order = best(left - {kind})
            options.append((len(strokes_for(kind, cells[kind], filled)) + count, (kind, *order)))
        return min(options)

    order = kinds if hasty else best(frozenset(kinds))[1]
    filled, found = frozenset[int](), list[Stroke]()
    for kind in order:
        found += strokes_for(kind, cells[kind], filled)
        filled |= cells[kind]
    return found


@dataclass(slots=True)
class Finger:
    """Real touch events, counted."""

    page: Page
    gestures: int = 0
    cdp: CDPSession = field(init=False)

    def __post_init__(self) -> None:
        self.cdp = self.page.context.new_cdp_session(self.page)

    def stroke(self, points: Sequence[tuple[float, float]]) -> None:
        self.gestures += 1
        for number, (x, y) in enumerate(points):
            self._send("touchStart" if number == 0 else "touchMove", [{"x": x, "y": y}])
        self._send("touchEnd", [])

    def tap(self, locator: Locator) -> None:
        self.reach(locator)
        self.stroke([middle(locator)])

    def reach(self, locator: Locator) -> None:
        """Push the page until a thing is in sight: every push moves it by most of a screen."""
        locator.wait_for()
        size = self.page.viewport_size
        assert size is not None
        height = size["height"]
        _, y = middle(locator)
        self.gestures += max(0, ceil((y - height) / (PUSH * height)))
        locator.scroll_into_view_if_needed()

    def _send(self, kind: str, points: list[dict[str, float]]) -> None:
        self.cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def middle(locator: Locator) -> tuple[float, float]:
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


_SEEN = """[...document.querySelectorAll('.city.current .square')].map((square) => {
  const box = square.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
})"""
"""Where the squares lie, as an eye sees them before every movement."""


def enter(page: Page, cities: Sequence[str], *, hasty: bool = False) -> int:
    """A table from the first page to its winner. How many gestures that took."""
    finger = Finger(page)
    scroll = page.evaluate
    finger.tap(page.locator('a[href="/score"]').first)
    page.locator(".brushes").wait_for()
    finger.tap(page.locator(".players button", has_text=str(len(cities))))
    scroll("document.querySelector('.painting').scrollIntoView({block: 'start'})")
    finger.gestures += 1
    for number, city in enumerate(cities):
        page.locator(f'.city.current [data-city="{number}"]').first.wait_for()
        for one in plan(city, hasty=hasty):
            places = scroll(_SEEN)
            points = [tuple(places[at]) for at in one.walk]
            if one.from_palette:
                x, y = middle(page.locator(f'[data-brush="{one.brush}"]'))
                # Below the square first, then up: so nothing else is touched.
                points = [(x, y), *([(points[0][0], y)] if points else []), *points]
            finger.stroke(points)
    page.locator(".headline").wait_for()
    kept = scroll("JSON.parse(sessionStorage.getItem('draft/score/between-two-cities/2')).small")
    entered = [text.replace("/", "") for text in kept]
    assert entered == list(cities), f"entered {entered}, not {cities}"
    return finger.gestures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--cities", type=int, default=7)
    parser.add_argument("--url", default="")
    parser.add_argument("--hasty", action="store_true")
    given = parser.parse_args()
    tables = [played(f"gestures-{number}", given.cities) for number in range(given.tables)]
    counted = [sum(len(plan(city, hasty=given.hasty)) for city in table) for table in tables]
    print(f"{given.cities} cities, planned: {fmean(counted):.1f} gestures, at most {max(counted)}")
    if not given.url:
        return
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        done = []
        for table in tables:
            context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
            page = context.new_page()
            page.goto(given.url)
            done.append(enter(page, table, hasty=given.hasty))
            context.close()
        print(f"{given.cities} cities, in the browser: {fmean(done):.1f} gestures, at most {max(done)}")


if __name__ == "__main__":
    main()
