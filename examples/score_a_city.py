"""Score a city that was built with cardboard, and say where every point comes from."""

from tabletown.between_two_cities.city.explain import explain_city
from tabletown.between_two_cities.city.notation import parse_city
from tabletown.between_two_cities.city.scoring import MOST, score_city
from tabletown.between_two_cities.people.words import say_group
from tabletown.locales import speaker

city = parse_city("SSSS/HHOM/OPOO/OPHP")
print(score_city(city, factory_worth=MOST).total, "points")
for group in explain_city(city, factory_worth=MOST):
    print(say_group(group, speaker()))
