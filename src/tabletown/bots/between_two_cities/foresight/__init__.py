"""How `balanced` looks ahead where Capitals is played: a few possible games, played on side by side by a quick policy.

A city in one of these games is a column of masks, one for every building (`columns`). `gains` says what each building
would add on each cell, `building` puts it there, `worths` counts, `ahead` takes the tiles that seem best. Among people
the games go on to the end of the round (`people`), alone to the end of the game (`solo`).

The one search looks further and plays better. This one stays because other players are measured by it: it must play
every move as it always did (`make yardsticks`).
"""
