"""For people who write clients: generated types and documents, and a client in Python."""
