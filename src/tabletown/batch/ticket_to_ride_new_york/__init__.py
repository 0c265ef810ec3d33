"""Ticket to Ride: New York for thousands of games at once."""
