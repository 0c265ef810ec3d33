"""What Automas do at many tables at once: Automaville, what a tile is worth to a city, and which they take."""
