"""Points of a game of Between Two Cities that was played with cardboard."""

from tabletown.between_two_cities.cardboard import doubts
from tabletown.between_two_cities.city import City
from tabletown.between_two_cities.explain import explain_cities
from tabletown.between_two_cities.notation import parse_city
from tabletown.between_two_cities.scoring import factory_worths
from tabletown.between_two_cities.tiles import Building
from tabletown.server.asked import CitiesScored, CityScored, ScoreAsked
from tabletown.server.pictures.between_two_cities import city_picture


def score_cities(asked: ScoreAsked) -> CitiesScored:
    """Every point of every city, explained. Raises TabletownError."""
    cities = [parse_city(text) for text in asked.cities]
    worths = factory_worths([factories(city) for city in cities])
    groups = explain_cities(cities)
    scored = [
        CityScored(city_picture(city, number, worths[number], max(3, len(cities))), groups[number])
        for number, city in enumerate(cities)
    ]
    return CitiesScored(tuple(scored), doubts(cities))


def factories(city: City) -> int:
    return city.mask(Building.FACTORY).bit_count()
