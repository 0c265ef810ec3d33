# Что говорят правила любой игры: отказы, нечитаемые ходы, конец.
unreadable-seat = «{ $text }» — не место: места от 1 до { $seats }.
unreadable-word = «{ $text }» — не ход: ход начинается так: { $words }.
unreadable-shape = «{ $word }» пишется так: { $form }
unreadable-number = Хода { $number } нет: ходы — от 1 до { $last }.
unreadable-ambiguous = «{ $text }» может значить любой из ходов: { $moves }
illegal-unknown-seat = Мест за этим столом: { $seats }, места { $seat } нет.
illegal-not-a-move = { $move } — не ход этой игры.
illegal-chosen-already = Вы уже выбрали: остальные ещё выбирают.
record-line = строка { $line }: { $detail }
told-won = { $who ->
    [you] { won-you }.
   *[other] { won-by }.
}
told-won-shared = { won-shared }.
setup-seed = Начальное значение — одна строка из 1–200 печатных знаков без пробелов по краям.
unknown-game = «{ $game }» — такой игры здесь нет. Есть: { $games }.
count-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }
count-seats =
    { $count ->
        [one] { $count } место
        [few] { $count } места
       *[other] { $count } мест
    }
count-moves =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[other] { $count } ходов
    }
nothing = ничего
who-name = { $who ->
    [you] { you-name }
   *[other] { $name }
}
column-seat = место
column-points = очки
setup-players = { $game }: число игроков — от { $least } до { $most }, а не { $count }.
setup-no-option = { $game }: настройки «{ $option }» нет, есть только { $options }.
setup-value = «{ $option }» может быть: { $allowed }, но не { $value }.
to-move = { $who ->
    [you] Ваш ход.
   *[other] { $name } ходит.
}
plain-list = { $items }
unknown-bot = «{ $name }» — такого бота для игры { $game } нет. Есть: { $bots }.
unknown-language = «{ $language }» — такого языка здесь нет. Есть: { $languages }.
setup-option-seats = { $game }: настройка «{ $option }» есть за столом, где мест { $tables }, а не { $seats }.
