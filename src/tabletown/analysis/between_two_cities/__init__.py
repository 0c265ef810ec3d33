"""Exact questions about cities: best layouts, and bounds that none can beat."""
