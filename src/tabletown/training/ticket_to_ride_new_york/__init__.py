"""Ticket to Ride: New York as something to be learnt."""
