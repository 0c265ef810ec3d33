# The log of a table.
log-title = What happened
log-empty = Nothing has happened yet.
unread-in = { $place }: { $count ->
    [one] 1 new
   *[other] { $count } new
}
beside-table = Beside the table
