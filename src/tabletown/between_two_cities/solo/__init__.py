"""One person between two Automas."""
