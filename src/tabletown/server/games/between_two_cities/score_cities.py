"""Points of a game of Between Two Cities that was played with cardboard."""

from tabletown.between_two_cities.box.tiles import Building
from tabletown.between_two_cities.cardboard.cities import doubts, modules_of
from tabletown.between_two_cities.city.city import City
from tabletown.between_two_cities.city.notation import parse_city, parse_district
from tabletown.between_two_cities.city.scoring import factory_worths, score_cities as points_of
from tabletown.between_two_cities.people.ranking import cities_of, final_outcome
from tabletown.core.seat import all_seats
from tabletown.server.games.between_two_cities.asked import CitiesScored, CityScored, ScoreAsked
from tabletown.server.games.between_two_cities.box import box_picture
from tabletown.server.games.between_two_cities.city import city_picture
from tabletown.server.games.between_two_cities.own_box import using
from tabletown.server.games.between_two_cities.people import capitals_picture, explained
from tabletown.server.wire.said import all_said


def score_cities(asked: ScoreAsked) -> CitiesScored:
    """Every point of every city, explained, and who has won. Raises TabletownError."""
    with using(asked.box):
        return _scored(asked)


def _scored(asked: ScoreAsked) -> CitiesScored:
    cities = [parse_city(text) for text in asked.cities]
    worths = factory_worths([factories(city) for city in cities])
    districts = [parse_district(text) for text in asked.districts]
    modules = modules_of(cities, districts)
    groups = explained(cities, modules.districts)
    seats = max(3, len(cities))
    scored = [
        CityScored(city_picture(city, number, worths[number], seats, modules, points.districts), groups[number])
        for number, (city, points) in enumerate(zip(cities, points_of(cities, modules.districts), strict=True))
    ]
    compared = capitals_picture(cities, modules).districts
    ranked = asked.seats is not None and len(cities) == (4 if asked.seats == 2 else asked.seats)
    count = asked.seats if asked.seats is not None and ranked else 0
    return CitiesScored(
        tuple(scored),
        compared,
        all_said(doubts(cities, districts)),
        box_picture(),
        final_outcome(cities, count, modules) if ranked else None,
        tuple(cities_of(seat, count) for seat in all_seats(count)),
        all(city.is_full for city in cities),
    )


def factories(city: City) -> int:
    return city.mask(Building.FACTORY).bit_count()
