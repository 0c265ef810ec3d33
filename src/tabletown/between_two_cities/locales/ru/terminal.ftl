# Что говорят в терминале команды о городах и Автомах.
seating-seat = место { $seat }: { $name } (карта { $card })
city-no-file = Файла «{ $file }» нет, и городом это тоже не является.
score-nothing = Нет города для подсчёта: укажите, например, SSSS/HHOM/OPOO/OPHP.
score-quotation = «{ $text }» стоит отдельно: возьмите город и его двойные плитки в кавычки.
score-line = { $file }, строка { $line }: { $why }
score-four-cities = Двое строят четыре города, а здесь { $count }.
score-ring = В кольце от 3 до 7 городов, а не { $count } (для двоих: --variant two-player).
score-unfinished = Город { $city } не достроен.
best-nothing = Нет города, который можно улучшить: укажите, например, SSSS/HHOM/OPOO/OPHP.
best-factories = --factories — для одного города: в записи фабрики всех городов известны.
best-no-cities = Это запись игры { $game }, в ней нет городов.
best-unfinished = Запись кончается раньше игры: её города не достроены.
best-city = Город { $number }, где фабрика стоит { $worth }
best-played = построено
best-built = ваш
best-one = лучший
best-notation = лучший в нотации: { $city }
best-singles = Двойные плитки не помечены (например, +a1b1), поэтому все плитки считались одиночными.
best-lost-in-all =
    { $points ->
        [one] При размещении в городах ({ $cities }) потеряно { $points } очко.
        [few] При размещении в городах ({ $cities }) потеряно { $points } очка.
       *[other] При размещении в городах ({ $cities }) потеряно { $points } очков.
    }
best-proven = Ни одна расстановка этих плиток не даёт больше { $total }.
best-bound = Что она лучшая, не доказано, в отличие от городов 4×4 базовой игры: известно лишь, что больше { $total } не даёт ни одна.
campaign-none = { $file } — не кампания Tabletown: у тех версия — целое число, а здесь её нет.
campaign-other-game = { $file } — не та партия, которую начала эта кампания.
campaign-open = Ещё не удваивалось: { $kinds }
campaign-order = { $option } относится к «tabletown campaign { $needed }», а не к «{ $order }»: { $why }
campaign-as-begun = все партии кампании играются так, как она начата.
campaign-next-only = это о следующей партии.
campaign-option = У кампании нет настройки «{ $option }». Есть: { $options }; остальное говорят --mode, --level и --double.
campaign-comes = { campaign-next } — следующая: { $command }
campaign-runs = { campaign-next } идёт, вдвойне считается: { $kinds }. Продолжить: { $command }
campaign-no-order = У кампании нет команды «{ $order }». Есть: { $orders }.
score-only-cities = --explain, --players, --variant, --district, --ville и --hard — для городов: { $game } всегда с объяснением и местами.
score-hard-alone = --hard увеличивает районы Автомаграда: нужны --ville и --district.
score-ville-ranks = --ville само расставляет вас и Автом по местам: уберите --players и --variant.
campaign-is-companion = { $file } — партия помощника, а не кампания: tabletown automa --file { $file }
companion-is-campaign = { $file } — кампания, а не партия помощника: tabletown campaign show { $file }
hint-pair = { $left } слева { $here }, { $right } справа { $there }
hint-place =
    { $side ->
        [left] { $tile } слева { $here }
       *[right] { $tile } справа { $here }
    }
hint-then = { $what }, затем { $next }
hint-hope = { $what }; ожидается очков: { $points }, шанс на победу { $chance } %
hint-keeps = { $what }, и { town-automaville } не получит { $tile } ({ $worth })
hint-discard = она дала бы слева { $left }, справа { $right }
hint-uncompared = сеть предпочитает другие клетки
score-is-game = «{ $game }» — игра, а не город: пишите --game { $game }.
best-tiles = В городе { $size } на { $size } клеток { $all }, а эти плитки занимают { $cells }.
best-unfit = { $tiles } не помещаются вместе в город { $size } на { $size }.
best-open =
    { $count ->
        [one] Этот город не достроен: { $count } клетка пуста.
        [few] Этот город не достроен: { $count } клетки пусты.
       *[other] Этот город не достроен: { $count } клеток пусто.
    }
best-duplexes = В городе не больше { $most } двойных плиток, а здесь их { $count }.
best-worth = Фабрика приносит { $worths } очка, а не { $given }.
best-no-duplex = { $mark } помечает двойную плитку { $tile }, но в коробке такой нет.
net-none-beside-automa = Рядом с Автомой ходы не упорядочивает ни одна сеть
