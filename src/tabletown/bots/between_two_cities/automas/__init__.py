"""How bots play at tables with Automas."""
