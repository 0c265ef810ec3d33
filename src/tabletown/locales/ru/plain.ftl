### Игры без собственной доски: нарисованы текстом, ходы — кнопками.
plain-table = Стол в виде текста
plain-moves = Ходы
plain-your-turn = Ваша очередь: выберите ход
plain-turn-of = { $name }, выберите ход
plain-find = Найти ход
plain-found = Ходов: { $count } из { $all }
plain-over = Игра окончена
plain-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
plain-seen-by = Чьими глазами
plain-seen-by-all = зритель
