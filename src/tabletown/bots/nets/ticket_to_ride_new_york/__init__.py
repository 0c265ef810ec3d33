"""The net for Ticket to Ride: New York: what it looks at, and its forward pass, with NumPy and without."""
