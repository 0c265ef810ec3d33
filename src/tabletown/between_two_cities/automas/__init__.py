"""The Automas: their cards, how they choose, their town, and what happens because of them."""
