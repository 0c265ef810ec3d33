"""Commands of Between Two Cities: cardboard scored, companion, campaign, best layouts, seating."""
