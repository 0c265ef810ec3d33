"""What things are worth in a city while it grows: every point that it has, and what one more tile would add."""

from collections.abc import Iterator, Sequence

from tabletown.between_two_cities.box.modules import District
from tabletown.between_two_cities.box.tiles import Tile
from tabletown.between_two_cities.cardboard.cities import modules_of
from tabletown.between_two_cities.city.city import BUILDINGS, City
from tabletown.between_two_cities.city.explain import Group, explain_cities
from tabletown.between_two_cities.city.notation import BadCity, bits, parse_canvas, parse_district, parse_tile
from tabletown.between_two_cities.city.scoring import score_cities
from tabletown.server.games.between_two_cities.asked import CityWorth, GroupWorth, NextTile, WorthAsked


def worth(asked: WorthAsked) -> CityWorth:
    """Raises TabletownError."""
    cities = [parse_canvas(text) for text in asked.cities]
    number = asked.number
    if number >= len(cities):
        raise BadCity("city-no-number", number=number + 1, count=len(cities))
    districts = [parse_district(text) for text in asked.districts]
    score = score_cities(cities, districts)[number]
    tiles = [Tile(building) for building in BUILDINGS]
    if asked.tile is not None and (besides := parse_tile(asked.tile)) not in tiles:
        tiles.append(besides)
    return CityWorth(
        score.total,
        score.shown(modules_of(cities, districts)),
        tuple([_on_canvas(cities[number], group) for group in explain_cities(cities, districts)[number]]),
        tuple(_next(cities, number, districts, tiles)),
    )


def _next(
    cities: Sequence[City], number: int, districts: Sequence[District], tiles: Sequence[Tile]
) -> Iterator[NextTile]:
    """All of it counted anew for every place: asked for by one person at a time, so that clear is quick enough."""
    city = cities[number]
    now = score_cities(cities, districts)[number].total
    for tile in tiles:
        adds = {}
        for cell in bits(city.room_for(tile)):
            grown = [*cities[:number], city.place(tile, cell), *cities[number + 1 :]]
            adds[cell] = score_cities(grown, districts)[number].total - now
        if adds:
            most = max(adds.values())
            best = tuple([city.canvas.squares[cell] for cell, points in adds.items() if points == most])
            yield NextTile(tile, min(adds.values()), most, best)


def _on_canvas(city: City, group: Group) -> GroupWorth:
    """The same squares by the names that they have while the city grows."""
    names, corner = city.canvas, city.corner
    squares = tuple([names.squares[names.cell_of[square] + corner] for square in group.squares])
    return GroupWorth(group.kind, group.why, squares, group.points, group.others)
