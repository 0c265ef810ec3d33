"""What things are worth in a city while it grows: every point that it has, and what one more tile would add."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from tabletown.between_two_cities.box.modules import District
from tabletown.between_two_cities.box.tiles import Building, Tile
from tabletown.between_two_cities.cardboard.cities import modules_of
from tabletown.between_two_cities.city.city import BUILDINGS, City
from tabletown.between_two_cities.city.districts import district_sizes, largest_group, place_points
from tabletown.between_two_cities.city.explain import Group, district_group, explain_city
from tabletown.between_two_cities.city.notation import BadCity, bits, parse_canvas, parse_district, parse_tile
from tabletown.between_two_cities.city.scoring import CityScore, factory_worths, score_city
from tabletown.server.games.between_two_cities.asked import CityWorth, NextTile, TownBeside, WorthAsked
from tabletown.server.games.between_two_cities.people import group_pictures


@dataclass(frozen=True, slots=True)
class _Compared:
    """One city, and what the others have of that which is compared."""

    factories: tuple[int, ...]
    sizes: tuple[tuple[int, ...], ...]
    """By district: how large it is elsewhere."""
    districts: tuple[District, ...]

    def worth_of_factory(self, city: City) -> int:
        return factory_worths([city.mask(Building.FACTORY).bit_count(), *self.factories])[0]

    def points(self, city: City) -> tuple[int, ...]:
        """By district."""
        own = district_sizes(city, self.districts)
        return tuple([place_points([size, *others])[0] for size, others in zip(own, self.sizes, strict=True)])

    def score(self, city: City) -> CityScore:
        return score_city(city, self.worth_of_factory(city), sum(self.points(city)))

    def explain(self, city: City) -> Iterator[Group]:
        yield from explain_city(city, self.worth_of_factory(city))
        for district, others, points in zip(self.districts, self.sizes, self.points(city), strict=True):
            if cells := largest_group(city, district):
                place = len({size for size in others if size > len(cells)})
                yield district_group(city, district, cells, place, points)


def worth(asked: WorthAsked) -> CityWorth:
    """Raises TabletownError."""
    cities = [parse_canvas(text) for text in asked.cities]
    if asked.number >= len(cities):
        raise BadCity("city-no-number", number=asked.number + 1, count=len(cities))
    districts = tuple([parse_district(text) for text in asked.districts])
    modules = modules_of(cities, districts)
    city = cities.pop(asked.number)
    compared = _compared(cities, asked.beside, districts)
    tiles = [Tile(building) for building in BUILDINGS]
    if asked.tile is not None and (besides := parse_tile(asked.tile)) not in tiles:
        tiles.append(besides)
    score = compared.score(city)
    return CityWorth(
        score.total,
        score.shown(modules),
        group_pictures([_on_canvas(city, group) for group in compared.explain(city)]),
        tuple(_next(city, compared, tiles)),
    )


def _compared(others: Sequence[City], beside: TownBeside | None, districts: tuple[District, ...]) -> _Compared:
    factories = [city.mask(Building.FACTORY).bit_count() for city in others]
    towns = [district_sizes(city, districts) for city in others]
    if beside is not None:
        factories.append(beside.factories)
        towns.append((*beside.districts, *[0] * len(districts))[: len(districts)])
    sizes = tuple([tuple([town[index] for town in towns]) for index in range(len(districts))])
    return _Compared(tuple(factories), sizes, districts)


def _next(city: City, compared: _Compared, tiles: Sequence[Tile]) -> Iterator[NextTile]:
    """All of it counted anew for every place: asked for by one person at a time, so that clear is quick enough."""
    now = compared.score(city).total
    for tile in tiles:
        adds = {cell: compared.score(city.place(tile, cell)).total - now for cell in bits(city.cells_for(tile))}
        if adds:
            most = max(adds.values())
            best = tuple([city.canvas.squares[cell] for cell, points in adds.items() if points == most])
            yield NextTile(tile, min(adds.values()), most, best)


def _on_canvas(city: City, group: Group) -> Group:
    """The same squares by the names that they have while the city grows."""
    names, corner = city.canvas, city.corner
    return replace(group, squares=tuple([names.squares[names.cell_of[square] + corner] for square in group.squares]))
