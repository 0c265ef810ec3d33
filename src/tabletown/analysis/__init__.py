"""Exact answers about finished games, and many positions at once."""
