"""Between Two Cities as numbers."""

from tabletown.envs.between_two_cities.make import make

__all__ = ["make"]
