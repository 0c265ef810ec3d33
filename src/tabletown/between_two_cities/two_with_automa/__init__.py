"""Two people and one Automa in the third seat."""
