# Журнал стола.
log-title = Что произошло
log-empty = Пока ничего не произошло.
unread-in = { $place }: { $count ->
    [one] { $count } новое
   *[other] { $count } новых
}
beside-table = Рядом со столом
