### Games that have no board of their own: drawn as text, moves as buttons.
plain-table = The table as text
plain-moves = Moves
plain-your-turn = Your turn: choose a move
plain-turn-of = { $name }, choose a move
plain-find = Find a move
plain-found = { $count } of { $all } moves
plain-over = The game is over
plain-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
plain-seen-by = Seen with the eyes of
plain-seen-by-all = an onlooker
