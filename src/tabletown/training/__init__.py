"""Nets learn to play by playing, thousands of games at once."""
