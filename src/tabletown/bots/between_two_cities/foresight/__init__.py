"""How `balanced` looks ahead where Capitals is played: a few possible games, played on side by side by a quick policy.

A city in one of these games is a column: a mask of a square for every building (`site`). `survey` says what each
building would add on each cell, `cities` builds, `worths` counts. Among people the games go on to the end of the
round (`people`), alone to the end of the game (`solo`, `solo_crowd`).

The one search looks further and plays better. This one stays because other players are measured by it: it must play
every move as it always did (`make yardsticks`).
"""
