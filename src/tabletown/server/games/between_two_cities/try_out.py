"""What would be, if these tiles lay there: the same rules and figures as at the table."""

from tabletown.between_two_cities.box.tiles import Building
from tabletown.between_two_cities.cardboard.cities import modules_of
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.city.districts import district_sizes, points_by_city
from tabletown.between_two_cities.city.notation import BadCity, parse_canvas, parse_district, parse_tile
from tabletown.between_two_cities.city.scoring import factory_worths
from tabletown.server.games.between_two_cities.asked_try import TriedTile, TryAsked, TrySquare, TryTold
from tabletown.server.games.between_two_cities.city import city_picture
from tabletown.server.games.between_two_cities.gains import all_gains, contest
from tabletown.server.games.between_two_cities.offers import worth_with


def try_out(asked: TryAsked) -> TryTold:
    """Raises TabletownError."""
    cities = [parse_canvas(text) for text in asked.cities]
    for number in (*asked.own, *[one.city for one in asked.laid]):
        if number >= len(cities):
            raise BadCity("city-no-number", number=number + 1, count=len(cities))
    for one in asked.laid:
        cities[one.city] = _laid(cities[one.city], one)
    districts = tuple([parse_district(text) for text in asked.districts])
    modules = modules_of(cities, districts)
    sizes = [district_sizes(city, districts) for city in cities]
    points = points_by_city(sizes) if districts else [0] * len(cities)
    factories = tuple([city.mask(Building.FACTORY).bit_count() for city in cities])
    worths = factory_worths(factories)
    pictures = [
        city_picture(cities[number], number, worths[number], len(cities), modules, points[number])
        for number in asked.own
    ]
    squares: list[TrySquare] = []
    if asked.tile is not None:
        tile = parse_tile(asked.tile)
        for number in asked.own:
            city, worth = cities[number], worth_with(factories, number, tile)
            found = all_gains(city, tile, *worth, contest(districts, sizes, number))
            squares += [TrySquare(number, city.canvas.squares[cell], adds) for cell, adds in found]
    return TryTold(tuple(pictures), tuple(squares))


def _laid(city: City, one: TriedTile) -> City:
    tile, cell = parse_tile(one.tile), city.canvas.cell_of.get(one.square)
    if cell is None or not city.cells_for(tile) >> cell & 1:
        raise BadCity("try-no-room", square=one.square)
    return city.place(tile, cell)
