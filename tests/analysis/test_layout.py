from collections.abc import Iterator
from dataclasses import replace
from math import exp
from random import Random

import pytest

from tabletown.analysis.between_two_cities.layout import BadTiles, best_layout, compare, tiles_of
from tabletown.between_two_cities.box.canvas import canvas
from tabletown.between_two_cities.box.tiles import DUPLEXES, SINGLE_COUNTS, Tile
from tabletown.between_two_cities.city.city import BUILDINGS, City
from tabletown.between_two_cities.city.notation import bits, format_city, parse_city
from tabletown.between_two_cities.city.scoring import MOST, OTHER, SECOND, score_city
from tabletown.between_two_cities.people import GAME
from tabletown.testing.playouts import random_states

SINGLES = tuple(SINGLE_COUNTS)


def filled(city: City, tiles: tuple[Tile, ...]) -> Iterator[City]:
    """Every city that these tiles can make, by filling the first empty square with each of them in turn."""
    ground = city.canvas
    if not tiles:
        yield city
        return
    cell = next(c for c in bits(ground.windows[0]) if not city.built >> c & 1)
    for tile in sorted(set(tiles)):
        cells = 1 << cell | (1 << cell + 1 if tile.lies else 1 << cell + ground.width if tile.stands else 0)
        if not cells & (city.built | ~ground.windows[0]):
            rest = list(tiles)
            rest.remove(tile)
            yield from filled(city.place(tile, cell), tuple(rest))


def all_cities(tiles: tuple[Tile, ...], size: int) -> Iterator[City]:
    return filled(City(canvas(size), windows=1, built=0, planes=0), tiles)


def check_against_all(tiles: tuple[Tile, ...], worth: int, size: int) -> None:
    totals = [score_city(city, worth).total for city in all_cities(tiles, size)]
    if not totals:
        with pytest.raises(BadTiles, match="do not fit together"):
            best_layout(tiles, worth, size)
        return
    best = best_layout(tiles, worth, size)
    assert best.score.total == max(totals), tiles
    assert sorted(tiles_of(best.city)) == sorted(tiles)


@pytest.mark.parametrize("seed", range(150))
def test_2x2_is_the_best_of_all(seed: int) -> None:
    random = Random(seed)
    duplexes = random.sample(DUPLEXES, seed % 3)
    tiles = (*duplexes, *random.choices(SINGLES, k=4 - 2 * len(duplexes)))
    check_against_all(tiles, random.choice((MOST, SECOND, OTHER)), 2)


@pytest.mark.parametrize("seed", range(40))
def test_3x3_is_the_best_of_all(seed: int) -> None:
    random = Random(seed)
    duplexes = random.sample(DUPLEXES, seed % 3)
    # With fewer duplexes fewer sorts of singles, so that the number of cities stays in the thousands.
    sorts = random.sample(SINGLES, 3 + 2 * (seed % 3))
    tiles = (*duplexes, *random.choices(sorts, k=9 - 2 * len(duplexes)))
    check_against_all(tiles, random.choice((MOST, SECOND, OTHER)), 3)


@pytest.mark.parametrize("seed", range(24))
def test_4x4_of_few_sorts_is_the_best_of_all(seed: int) -> None:
    """The real size, against trying out everything: one sort fills it but for a few squares."""
    random = Random(seed)
    duplexes = random.sample(DUPLEXES, seed % 3)
    most, *few = random.sample(SINGLES, 3)
    others = (*few, few[0])[len(duplexes) :]
    tiles = (*duplexes, *others, *[most] * (16 - 2 * len(duplexes) - len(others)))
    check_against_all(tiles, random.choice((MOST, SECOND, OTHER)), 4)


@pytest.mark.parametrize(
    "text", ["FHFH/HFHF/SPSP/OMOM", "FFFF/FFFF/HHHH/HHHH", "OOOO/OOOO/OOOO/OOOM", "HHHH/HHHH/HHHH/HHHH"]
)
def test_crowded_cities_still_add_up(text: str) -> None:
    city = parse_city(text)
    best = compare(city, MOST).best
    assert annealed(Random(text), city, MOST) <= best.score.total <= best.bound


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("marked", [False, True])
def test_annealing_finds_nothing_better(seats: int, marked: bool) -> None:
    climbs = []
    for number, city in enumerate(random_states(GAME, seats, f"layout-{seats}")[-1].cities):
        if not marked:
            city = parse_city(format_city(city).split()[0])
        worth = (MOST, SECOND, OTHER)[number % 3]
        found = compare(city, worth)
        assert found.duplexes_marked is marked
        assert found.score == score_city(city, worth)
        assert sorted(tiles_of(found.best.city)) == sorted(tiles_of(city))
        assert parse_city(format_city(found.best.city)) == found.best.city
        assert found.best.score == score_city(found.best.city, worth)
        assert found.lost == found.best.score.total - found.score.total >= 0
        climbs.append(annealed(Random(number), city, worth))
        assert climbs[-1] <= found.best.score.total <= found.best.bound
        climbs[-1] -= found.best.score.total
    assert 0 in climbs, "a climb that never gets to the top would prove nothing"


def annealed(random: Random, city: City, worth: int, steps: int = 1500) -> int:
    """The best total of a climb by swaps that take steps down less and less often."""
    now = best = score_city(city, worth).total
    for step in range(steps):
        other = shuffled_a_little(random, city)
        total = score_city(other, worth).total
        if random.random() < exp(min(0.0, (total - now) / (3 * (1 - step / steps)))):
            city, now = other, total
            best = max(best, now)
    return best


def shuffled_a_little(random: Random, city: City) -> City:
    """Two rectangles of one shape change places, unless that would tear a duplex apart."""
    ground = city.canvas
    step = random.choice((0, 1, ground.width))
    first, second = random.sample([*bits(city.built & city.built >> step)], 2)
    swap = {first: second, second: first, first + step: second + step, second + step: first + step}
    if len({*swap.values()}) != len(swap):
        return city
    halves = {cell: cell + 1 for cell in bits(city.lying)} | {cell: cell + ground.width for cell in bits(city.standing)}
    if any(swap.get(b, b) - swap.get(a, a) != b - a for a, b in halves.items()):
        return city
    every_plane = sum(1 << number * ground.plane for number in range(len(BUILDINGS)))
    planes, lying, standing = city.planes, city.lying, city.standing
    for one, other in {first: second, first + step: second + step}.items():
        planes = swapped(planes, one, other, every_plane)
        lying, standing = swapped(lying, one, other, 1), swapped(standing, one, other, 1)
    return replace(city, planes=planes, lying=lying, standing=standing)


def swapped(bits: int, one: int, other: int, of: int) -> int:
    """With two bits changed for each other, in each of several masks that are packed side by side."""
    unlike = (bits >> one ^ bits >> other) & of
    return bits ^ (unlike << one | unlike << other)


def test_tiles_come_with_the_duplexes_that_are_marked() -> None:
    city = parse_city("EFFO/BBDD/EMOO/OOMO +a1b1 +d1d2")
    with pytest.raises(BadTiles, match=r"\+d1d2 marks a duplex O/D, but the box has no such tile"):
        tiles_of(city)
    city = parse_city("EFFO/BBDD/EMOO/OOMO +a1b1 +c1d1")
    assert tiles_of(city)[:3] == (Tile.FOOD_FACTORY, Tile.FACTORY_OFFICE, Tile.BED)
    assert len(tiles_of(city)) == 14


def test_a_duplex_can_cost_a_point() -> None:
    # The house that is tied to the only tavern takes one of its four sides.
    rest = [Tile.OFFICE] * 4 + [Tile.HOUSE] * 10
    loose = best_layout([Tile.HOUSE, Tile.BED, *rest], MOST)
    tied = best_layout([Tile.HOUSE_BED, *rest], MOST)
    assert (loose.score.offices, tied.score.offices) == (14, 13)
    assert loose.score.total == loose.bound == tied.bound == tied.score.total + 1


@pytest.mark.parametrize(
    ("tiles", "worth", "size", "sentence"),
    [
        ([Tile.SHOP] * 15, 4, 4, "A city of 4 by 4 has 16 squares, but these tiles cover 15."),
        ([Tile.SHOP] * 17, 4, 4, "A city of 4 by 4 has 16 squares, but these tiles cover 17."),
        ([], 4, 2, "A city of 2 by 2 has 4 squares, but these tiles cover 0."),
        ([Tile.SHOP_HOUSE] * 8, 4, 4, "A city has at most 2 duplexes, but these tiles have 8."),
        ([Tile.SHOP_HOUSE, Tile.SHOP_OVER_BED], 4, 2, "SH and S/B do not fit together into a city of 2 by 2."),
        ([Tile.SHOP] * 16, 5, 4, "A factory is worth 4, 3 or 2 points, not 5."),
        ([Tile.SHOP] * 25, 4, 5, "best layouts are worked out for cities from 1×1 to 4×4, not 5×5"),
    ],
)
def test_bad_tiles_are_told_in_a_sentence(tiles: list[Tile], worth: int, size: int, sentence: str) -> None:
    with pytest.raises(BadTiles) as refusal:
        best_layout(tiles, worth, size)
    assert str(refusal.value) == sentence


def test_an_unfinished_city_has_no_best_layout() -> None:
    with pytest.raises(BadTiles, match="cover 15"):
        compare(parse_city("SSSS/HHOM/OPOO/OPH."), MOST)
