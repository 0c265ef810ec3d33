"""One person between two Automas, at many tables at once."""
