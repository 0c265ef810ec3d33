# The Automas: what they take, and why.
town-lefthaven = Lefthaven
town-automaville = Automaville
town-rightcastle = Rightcastle
town-city-2 = city 2
town-city-3 = city 3
automa-takes-best = { $automa } takes the { $tile }: { automa-points } in { $town }, next best { $next }.
automa-takes-tied = { $automa } takes the { $tile }: { automa-points } in { $town }, like the { $other }, which stands lower on the list.
automa-takes-leftmost = { $automa } takes the { $tile }: { automa-points } in { $town }, like the { $other }, which lies further right.
automa-takes-only = { $automa } takes the { $tile }: { automa-points } in { $town }; nothing else lies there.
automa-takes-missing = { $automa } takes the { $tile }: { $town } has none yet.
automa-takes-first = { $automa } takes the { $tile } for { $town }: it lies furthest to the left.
automa-nothing-missing = No kind in the row is missing in { $town }.
civic-wishes = likes { $first } and { $second }, not { $other }
civic-worth =
    { $points ->
        [1] no more of either liked kind than of the disliked one
        [3] more of one liked kind than of the disliked one
       *[other] more of both liked kinds than of the disliked one
    }
automa-civic-worth = { $town } has { civic-worth }.
automa-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
automa-draws = { $automa } draws card { $number }: left city { $left }, right city { $right }.
automa-rule-best = best
automa-rule-missing = missing
automa-rule-first = leftmost
automa-civic = { $tile } is worth { automa-points } in { town-automaville } from now on. It likes: { $upper } { $uppers }, { $lower } { $lowers }; it dislikes: { $disliked } { $count }. { $steps ->
    [0] Neither liked kind outnumbers the disliked one.
    [1] One liked kind outnumbers the disliked one.
   *[other] Both liked kinds outnumber the disliked one.
}

# The companion for cardboard.
companion-start =
    { $count ->
        [one] Draw one random tile for { $town }. Which is it?
       *[other] Draw { $count } random tiles for { $town }. Which are they?
    }
companion-start-duplexes = Draw { $count } random duplexes for { $town }. Which are they?
companion-own-row = Draw { $count } tiles for yourself. Which are they, from the left?
companion-row = Draw { $count } tiles for { $whose }. Which are they, from the left?
companion-place = What was placed in { $town }, and where?
companion-growth =
    { $count ->
        [one] Draw one random tile for { $town }. Which is it?
       *[other] Draw { $count } random tiles for { $town }. Which are they?
    }
companion-weakest =
    { $count ->
        [one] The weakest of them is discarded again: the companion says which.
       *[other] The { $count } weakest of them are discarded again: the companion says which.
    }
companion-city = What stands in { $town }? Type its { $count } buildings, row by row from the top left.
companion-city-mat = Its landscape is { $mat }: type # for its natural squares, wherever it lies in the square.
companion-districts = Which district cards lie there in pairs? Type three pairs, like SP OT HC.
companion-drawn = An empty line takes those that were drawn for you: { $pairs }
companion-mat = Which landscape was dealt to { $town }?
companion-left = The game could not be kept; with --file FILE you choose where.
companion-left-kept = The game is kept; go on with: { $command }
companion-nothing-back = There is no answer to take back.
companion-understood = Understood: { $what }
companion-compared-later = Factories and districts count here as if your cities had none; the end decides.
companion-help-row = Type the tiles from the left, a letter for each, like SFOPH. A civic tile is a word of its own, like SF-P.
companion-help-duplexes = Type each duplex as it is shown, with a space between them, like EF F/E; or their letters in the list, like am.
companion-help-place = Type the tile and the letter of its square, like Sc. Where only one tile is possible, the square is enough.
companion-help-place-duplex = Type the duplex as it is shown, or its letter in the list, and then the square of its left or upper half, like EFc or ac.
companion-help-city = Type the buildings row by row, with or without slashes, like SSSS/HHOM/OPOO/OPHP. A civic building is a C; its square and its wishes follow after all rows, like a3:SP-H.
companion-help-districts = Type three pairs of letters, like SP OT HC. An empty line takes those that were drawn.
companion-help-mat = Type the letter that the landscape has in the list.
companion-help-commands = “back” takes the last answer back, “quit” leaves the game, “help” says this.
automa-has = { $automa } has card { $number } (left city: { $left }, right city: { $right }); left in the row: { $tiles }
lost-by = { $count ->
    [one] You lost by 1 point
   *[other] You lost by { $count } points
}
lost-level = You lost on a tie
solo-behind = { $who ->
    [you] { lost-by }.
   *[other] { $count ->
        [one] { $name } is 1 point behind.
       *[other] { $name } is { $count } points behind.
    }
}
solo-tied = It is a tie, and this decides: { $what }, { $theirs } against { $yours }.
task-place-duo = Place your tiles and the Automa’s
automa-help =
    With Automas: place their tiles as you like (P left d4); in the simple mode discard one (discard P).
    Automaville is scored as well as it could stand: lines, sets and pairs of parks, offices with a tavern, houses without a factory beside them. You win if your lower city beats the lower city of each Automa.

## Options that cannot be
setup-true-false = The option { $option } is true or false, not “{ $value }”.
setup-alone = Alone you always play against Automas: { $option } is simple or full for one person, not off.
setup-automa = { $option }={ $value } is not possible at a table of { $seats }: it is simple or full for one person, third for two people, off for more than one.
setup-solo-option = A solo game has no option “{ $option }”. Its options: { $options }.
setup-duo-option = A table of two people and an Automa has no option “{ $option }”. Its options: { $options }.
setup-other-mode = { $option }={ $value } contradicts the mode { $mode }.
setup-hard = { $option } makes Automaville’s districts larger: it needs districts.
setup-growth = The option { $option } is one of these: { $values }; not “{ $value }”.
setup-growth-mode = { $option } says how Automaville grows in the simple mode; the full mode has no such option.
setup-level-number = The level is a number such as 0 or 4, not “{ $level }”.
setup-no-category = “{ $category }” is not a category. Categories are { $categories }.
setup-category-twice = A category is named twice in “{ $text }”.
ville-no-value = “{ $tile }”: only a civic tile has a value of its own, like SF-P=3.
seating-players = 1 to 7 players can be seated, not { $count }.
setup-solo-seats = A solo game is for one person, not { $count }.
setup-duo-seats = A table with one Automa is for two people, not { $count }.
setup-say-third = Two people with an Automa say so: { $option }=third.
