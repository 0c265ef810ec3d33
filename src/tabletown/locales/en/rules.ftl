# What the rules of every game say: refusals, moves that cannot be read, the end.
unreadable-seat = “{ $text }” is not a seat: the seats are 1 to { $seats }.
unreadable-word = “{ $text }” is not a move: a move starts with { $words }.
unreadable-shape = “{ $word }” is written like this: { $form }
unreadable-number = There is no move { $number }: the moves are 1 to { $last }.
unreadable-ambiguous = “{ $text }” could be any of these: { $moves }
illegal-unknown-seat = There is no seat { $seat } at this table of { $seats }.
illegal-not-a-move = { $move } is not a move of this game.
illegal-chosen-already = You have chosen already: the others are still choosing.
record-line = line { $line }: { $detail }
told-won = { $who ->
    [you] { won-you }.
   *[other] { won-by }.
}
told-won-shared = { won-shared }.
setup-seed = A seed is one line of 1 to 200 printable characters without blanks at its ends.
unknown-game = “{ $game }” is not a game here. Known here: { $games }.
count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-seats =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
count-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
nothing = nothing
who-name = { $who ->
    [you] { you-name }
   *[other] { $name }
}
column-seat = seat
column-points = points
setup-players = { $game } is for { $least } to { $most } players, not { $count }.
setup-no-option = { $game } has no option “{ $option }”, only { $options }.
setup-value = “{ $option }” can be { $allowed }, not { $value }.
to-move = { $who ->
    [you] It is your turn.
   *[other] { $name } is to move.
}
plain-list = { $items }
unknown-bot = “{ $name }” is not a bot for { $game }. Its bots: { $bots }.
unknown-language = “{ $language }” is not a language here. Known here: { $languages }.
setup-option-seats = { $game } has the option “{ $option }” at tables of { $tables }, not of { $seats }.
