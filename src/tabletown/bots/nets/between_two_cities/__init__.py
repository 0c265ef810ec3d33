"""A net that judges what cities become by a move: its rows of small numbers from a View, and its two forms."""
