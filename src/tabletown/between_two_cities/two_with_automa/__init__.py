"""Two people and one Automa in the third seat."""

from tabletown.between_two_cities.two_with_automa.rules import TwoWithAutoma

__all__ = ["GAME", "TwoWithAutoma"]

GAME = TwoWithAutoma()
