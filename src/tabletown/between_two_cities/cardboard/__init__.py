"""Beside a cardboard game: score sheets, the companion, campaigns, seating cards."""
