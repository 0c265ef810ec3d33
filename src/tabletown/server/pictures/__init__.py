"""What the wire carries of a game, so that a page can draw it without knowing a rule."""
