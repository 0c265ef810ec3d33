"""Play one game by chance through the contract, and print who won."""

from random import Random

import tabletown
from tabletown.core.record import format_outcome

game = tabletown.load("between-two-cities")
state = game.setup(4, "example")
random = Random("example")

while acting := game.to_act(state):
    seat = min(acting)
    move = random.choice(game.legal_moves(state, seat))
    state = game.apply(state, seat, move).state

outcome = game.outcome(state)
assert outcome is not None
print(format_outcome(outcome))
