"""The table among people, two to seven, with or without Capitals."""

from tabletown.between_two_cities.people.rules import BetweenTwoCities

__all__ = ["GAME", "BetweenTwoCities"]

GAME = BetweenTwoCities()
