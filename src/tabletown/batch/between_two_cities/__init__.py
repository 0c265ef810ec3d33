"""Between Two Cities for many games at once."""

from tabletown.batch.between_two_cities.make import make

__all__ = ["make"]
