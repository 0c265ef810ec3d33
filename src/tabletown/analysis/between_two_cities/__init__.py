"""Exact questions about cities: best layouts, bounds, scores of many at once."""
