"""Commands that belong to one game: the faces name them."""
