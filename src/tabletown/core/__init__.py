"""The contract: what a game is, how chance works, how a game is written down."""
