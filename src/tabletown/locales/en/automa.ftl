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
automa-nothing-missing = No type in the row is missing in { $town }.
civic-wishes = likes { $first } and { $second }, not { $other }
civic-worth =
    { $points ->
        [1] no more of either liked type than of the disliked one
        [3] more of one liked type than of the disliked one
       *[other] more of both liked types than of the disliked one
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
automa-rule-first = first

# The companion for cardboard.
companion-start =
    { $count ->
        [one] Draw one random tile for { $town }. Which is it?
       *[other] Draw { $count } random tiles for { $town }. Which are they?
    }
companion-own-row = Draw { $count } tiles for yourself. Which are they, from the left?
companion-row = Draw { $count } tiles for { $whose }. Which are they, from the left?
companion-place = What was placed in { $town }, and where?
companion-growth =
    { $count ->
        [one] Draw one random tile for { $town }. Which is it?
       *[other] Draw { $count } random tiles for { $town }. Which are they?
    }
companion-city = What stands in { $town }? Type its { $count } buildings, row by row from the top left.
companion-city-mat = Its landscape is { $mat }: type # for its natural cells, wherever it lies in the square.
companion-districts = Which district cards lie there in pairs? Type three pairs, like SP OT HC.
companion-drawn = An empty line takes those that were drawn for you: { $pairs }
companion-mat = Which landscape was dealt to { $town }?
companion-left = The game can be gone on with if it was kept in a file.
companion-nothing-back = There is no answer to take back.
