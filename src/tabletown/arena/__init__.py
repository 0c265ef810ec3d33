"""Matches between bots that prove how strong they are: paired deals, intervals over blocks, ratings, pictures."""
