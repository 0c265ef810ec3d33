"""The Automas: solo modes, two people with one Automa, campaigns; and the game as all sorts of tables get it."""

from tabletown.between_two_cities.automa.game import AnyTable

__all__ = ["GAME", "AnyTable"]

GAME = AnyTable()
