"""The real server in a simulated world: one seed, one history."""
