"""One search for all games: contenders from a View, possible worlds, games played on, halving."""
