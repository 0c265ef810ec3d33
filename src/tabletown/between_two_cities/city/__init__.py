"""One city: what stands where, in text, drawn, and what it is worth."""
