"""Between Two Cities on the wire."""
