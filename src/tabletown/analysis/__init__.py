"""Exact answers about finished games: what could have been built, and what it would have been worth."""
