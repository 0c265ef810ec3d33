"""Lantern Lane: light the houses of a street, each with one lantern chosen in secret."""
