"""Nets that learned to play: their files, and what makes numbers of them with NumPy and without."""
