# Az asztal naplója.
log-title = Ami történt
log-empty = Még nem történt semmi.
unread-in = { $place }: { $count } új
beside-table = Az asztal mellett
