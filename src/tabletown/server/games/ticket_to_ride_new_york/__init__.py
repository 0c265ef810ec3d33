"""Ticket to Ride: New York on the wire."""
