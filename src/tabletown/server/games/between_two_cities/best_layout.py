"""The best layout of a city that was built with cardboard."""

from tabletown.analysis.between_two_cities.layout import compare
from tabletown.between_two_cities.box.modules import Modules
from tabletown.between_two_cities.city.explain import explain_city
from tabletown.between_two_cities.city.notation import format_city, parse_city
from tabletown.between_two_cities.city.scoring import factory_worths
from tabletown.server.games.between_two_cities.asked import BestAsked, BestCity
from tabletown.server.games.between_two_cities.people import group_pictures
from tabletown.server.games.between_two_cities.score_cities import factories
from tabletown.server.wire.protocol import Why
from tabletown.server.wire.refusal import Refusal


def best(asked: BestAsked) -> BestCity:
    """Proven for cities of the base game; around landscapes a search of about a second, and how much is still open."""
    cities = [parse_city(text) for text in asked.cities]
    if asked.number >= len(cities):
        raise Refusal(Why.UNREADABLE)
    city, worths = cities[asked.number], factory_worths([*[factories(city) for city in cities], *asked.factories])
    compared = compare(city, worths[asked.number])
    layout, built = compared.best, compared.score.total
    scores = layout.score.shown(Modules(civics=bool(city.civics)))
    bound = layout.score.total if layout.proven else layout.bound
    groups = group_pictures(explain_city(layout.city, worths[asked.number]))
    return BestCity(format_city(layout.city), layout.score.total, scores, built, layout.proven, bound, groups)
