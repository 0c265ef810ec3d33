"""Between Two Cities to be learnt: after-states as rows in arrays, a net that judges them, and games of it."""
