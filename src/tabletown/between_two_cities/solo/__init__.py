"""One person between two Automas."""

from tabletown.between_two_cities.solo.rules import SoloGame

__all__ = ["GAME", "SoloGame"]

GAME = SoloGame()
