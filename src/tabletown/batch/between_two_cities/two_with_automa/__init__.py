"""Two people and one Automa, at many tables at once."""
