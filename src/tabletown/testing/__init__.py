"""Checks that every game under the contract must pass. Shipped, so that a game of your own can be tested too."""

from tabletown.testing.batches import check_batch, check_batches
from tabletown.testing.conformance import check_game

__all__ = ["check_batch", "check_batches", "check_game"]
