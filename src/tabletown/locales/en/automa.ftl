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
automa-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
