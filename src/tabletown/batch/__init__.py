"""The rules for thousands of games at once, as arrays, on NumPy or JAX."""

from tabletown.batch.arrays import NUMPY, jax_arrays
from tabletown.batch.contract import GameBatch, load_batch

__all__ = ["NUMPY", "GameBatch", "jax_arrays", "load_batch"]
