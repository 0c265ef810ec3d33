# Журнал стола.
log-title = Что произошло
log-empty = Пока ничего не произошло.
unread-in = { $place }: { $count ->
    [one] { $count } новое
   *[other] { $count } новых
}
beside-table = Рядом со столом
log-undone = Отменено.
since-turn = { $count ->
    [one] С вашего последнего хода: { $count } событие
    [few] С вашего последнего хода: { $count } события
   *[many] С вашего последнего хода: { $count } событий
}
since-move = Что сделал последний ход
pace = Действия других показываются
pace-calm = одно за другим
pace-quick = быстро одно за другим
pace-none = всё сразу
pace-skip = Дальше
end-counting = Идёт подсчёт очков…
end-skip = Касание или клавиша сразу покажет итог.
result-share = Поделиться итогом
result-saved = Сохранено как картинка
replay-share = Поделиться моментом
