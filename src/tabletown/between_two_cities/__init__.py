"""Between Two Cities: partners share cities, and your worse city is your score."""

from tabletown.between_two_cities.rules import BetweenTwoCities

__all__ = ["GAME", "BetweenTwoCities"]

GAME = BetweenTwoCities()
