"""Between Two Cities: partners share cities, and your worse city is your score."""

from tabletown.between_two_cities.game import AnyTable

__all__ = ["GAME", "AnyTable"]

GAME = AnyTable()
