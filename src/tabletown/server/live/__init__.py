"""Live tables: their log, what is decided, who is told, and bots in seats."""
