"""Attacks on a server of our own: one file each, bounded in count and time. `python -m bench.attacks` runs all."""
