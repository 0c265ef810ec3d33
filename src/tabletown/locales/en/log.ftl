# The log of a table.
log-title = What happened
log-empty = Nothing has happened yet.
unread-in = { $place }: { $count ->
    [one] 1 new
   *[other] { $count } new
}
beside-table = Beside the table
log-undone = Taken back.
since-turn = { $count ->
    [one] Since your last move: 1 thing happened
   *[other] Since your last move: { $count } things happened
}
since-move = What the last move did
pace = What others do is shown
pace-calm = one after the other
pace-quick = quickly one after the other
pace-none = all at once
pace-skip = Skip
end-counting = The points are counted…
end-skip = A tap or a key shows the end at once.
result-share = Share the result
result-saved = Saved as a picture
replay-share = Share this moment
