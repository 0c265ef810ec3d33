"""Live tables: people and bots play by a link; the server is the authority and never loses a move."""
