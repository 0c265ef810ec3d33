"""One search for all games: candidates from a View, possible worlds, games played on, halving."""
