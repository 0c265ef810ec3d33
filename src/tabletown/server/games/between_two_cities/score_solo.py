"""Points of a solo game that was played with cardboard: your two cities and Automaville."""

from dataclasses import replace

from tabletown.between_two_cities.cardboard.cities import doubts
from tabletown.between_two_cities.cardboard.solo_end import bare_solo, parse_ville, score_cardboard
from tabletown.between_two_cities.city.notation import parse_city, parse_district
from tabletown.between_two_cities.solo.view import view_of
from tabletown.server.games.between_two_cities.asked_automa import SoloScoreAsked, SoloScored
from tabletown.server.games.between_two_cities.box import box_picture
from tabletown.server.games.between_two_cities.own_box import using
from tabletown.server.games.between_two_cities.solo import city_pictures, district_pictures, end_picture, ville_picture
from tabletown.server.wire.said import all_said


def score_solo_cities(asked: SoloScoreAsked) -> SoloScored:
    """Every point of all three cities, explained. Raises TabletownError."""
    with using(asked.box):
        return _scored(asked)


def _scored(asked: SoloScoreAsked) -> SoloScored:
    cities = [parse_city(text) for text in asked.cities]
    districts = [parse_district(text) for text in asked.districts]
    end = score_cardboard(cities, parse_ville(asked.ville), districts, hard=asked.hard)
    solo = bare_solo(end.setting, end.cities, end.ville)
    view = view_of(replace(solo, turn=len(solo.turns)), None)
    return SoloScored(
        city_pictures(view),
        ville_picture(view),
        end_picture(view),
        all(city.is_full for city in cities),
        district_pictures(view),
        all_said(doubts(cities, districts, end.ville.tiles)),
        box_picture(),
    )
