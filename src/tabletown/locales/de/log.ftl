# Das Protokoll eines Tisches.
log-title = Was geschah
log-empty = Noch ist nichts geschehen.
unread-in = { $place }: { $count ->
    [one] 1 Neues
   *[other] { $count } Neue
}
beside-table = Neben dem Tisch
