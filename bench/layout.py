"""How long a proven best layout takes, over finished cities of whole games: `python bench/layout.py`."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, islice, product
from statistics import mean, quantiles
from time import process_time

from tabletown.analysis.between_two_cities.bounds import bounds
from tabletown.analysis.between_two_cities.layout import best_layout, tiles_of
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.city.scoring import factory_worths, score_city
from tabletown.between_two_cities.people import GAME
from tabletown.bots.roster import make_bot

CITIES = 1000


@dataclass(frozen=True, slots=True)
class Figures:
    """Times in milliseconds, of the processor: what else runs on the machine does not count."""

    cities: int
    median: float
    p90: float
    p99: float
    worst: float
    efficiency: float
    """Mean share of the best layout's points that the players' own layout had."""
    at_bound: float
    """Share of the cities whose best layout reaches the bound."""
    nodes: int
    """The most nodes that one city took."""


def measure(bot: str, duplexes: bool, cities: int = CITIES) -> Figures:
    """Solve every city one after the other, on one core, with its two duplexes or with all its tiles as singles."""
    bounds(4)  # The tables are made once per process: not part of a city's time.
    times, shares, at_bound, nodes = [], [], 0, 0
    for city, worth in islice(finished_cities(bot), cities):
        tiles = tiles_of(city) if duplexes else _cut_apart(tiles_of(city))
        before = process_time()
        best = best_layout(tiles, worth)
        times.append(1000 * (process_time() - before))
        shares.append(score_city(city, worth).total / best.score.total)
        at_bound += best.score.total == best.bound
        nodes = max(nodes, best.nodes)
    cuts = quantiles(times, n=100)
    return Figures(len(times), cuts[49], cuts[89], cuts[98], max(times), mean(shares), at_bound / len(times), nodes)


def finished_cities(bot: str) -> Iterator[tuple[City, int]]:
    """Cities of games at tables of 2 to 7, one bot in every seat, with what their factories are worth there."""
    for number in count():
        cities = _play(bot, 2 + number % 6, f"layout-{number}")
        yield from zip(cities, factory_worths([_factories(city) for city in cities]), strict=True)


def _play(bot: str, seats: int, deal: str) -> tuple[City, ...]:
    bots = [make_bot(GAME.name, bot, f"{deal}/{seat}") for seat in range(seats)]
    state = GAME.setup(seats, deal)
    while acting := GAME.to_act(state):
        seat = min(acting)
        moves = GAME.legal_moves(state, seat)
        move = bots[seat].decide(GAME.view(state, seat), moves).move
        state = GAME.apply(state, seat, next(legal for legal in moves if legal == move)).state
    return state.cities


def _factories(city: City) -> int:
    return city.square_masks()[1].bit_count()


def _cut_apart(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
    return tuple(Tile(building) for tile in tiles for building in tile.buildings)


def main() -> None:
    start = process_time()
    bounds(4)
    print(f"tables, once per process: {1000 * (process_time() - start):.0f} ms")
    for bot, duplexes in product(("random", "balanced"), (False, True)):
        figures = measure(bot, duplexes)
        tiles = "with their two duplexes" if duplexes else "all tiles as singles"
        print(
            f"{figures.cities} cities of {bot} players, {tiles}: "
            f"median {figures.median:.1f} ms, p90 {figures.p90:.1f} ms, p99 {figures.p99:.0f} ms, "
            f"worst {figures.worst:.0f} ms ({figures.nodes:,} nodes); "
            f"bound reached in {figures.at_bound:.1%}; played layouts had {figures.efficiency:.1%} of the best"
        )


if __name__ == "__main__":
    main()
