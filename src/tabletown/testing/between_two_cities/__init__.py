"""An independent witness for the scores of Between Two Cities."""
