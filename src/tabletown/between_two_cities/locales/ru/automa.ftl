# Автомы: что они берут и почему.
town-lefthaven = Левоград
town-automaville = Автомаград
town-rightcastle = Правоград
town-city-2 = город 2
town-city-3 = город 3
automa-takes-best = { $automa } берёт: { $tile } ({ $town }: { automa-points }, следующий вариант дал бы { $next }).
automa-takes-tied = { $automa } берёт: { $tile } ({ $town }: { automa-points }, столько же даёт { $other }, но стоит ниже в списке).
automa-takes-leftmost = { $automa } берёт: { $tile } ({ $town }: { automa-points }, столько же даёт { $other }, но лежит правее).
automa-takes-only = { $automa } берёт: { $tile } ({ $town }: { automa-points }; больше в ряду ничего нет).
automa-takes-missing = { $automa } берёт: { $tile } ({ $town }: такого здесь ещё нет).
automa-takes-first = { $automa } берёт: { $tile } ({ $town } получает крайнюю слева).
automa-nothing-missing = { $town }: в ряду нет недостающего вида.
civic-wishes = любит: { $first }, { $second }; не любит: { $other }
civic-worth =
    { $points ->
        [1] ни одного из любимых видов не больше, чем нелюбимого
        [3] одного из любимых видов больше, чем нелюбимого
       *[other] обоих любимых видов больше, чем нелюбимого
    }
automa-civic-worth = { $town }: { civic-worth }.
automa-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
automa-draws = { $automa } тянет карту { $number }: левый город — { $left }, правый город — { $right }.
automa-rule-best = лучшая
automa-rule-missing = недостающая
automa-rule-first = крайняя слева
automa-civic = { town-automaville }: { $tile } отныне стоит { automa-points }. Любит: { $upper } { $uppers }, { $lower } { $lowers }; не любит: { $disliked } { $count }. { $steps ->
    [0] Ни одного из любимых видов не больше, чем нелюбимого.
    [1] Одного из любимых видов больше, чем нелюбимого.
   *[other] Обоих любимых видов больше, чем нелюбимого.
}

# Помощник для игры с коробкой.
companion-start =
    { $count ->
        [1] Возьмите случайную плитку, её получает { $town }. Какая она?
       *[other] Возьмите случайные плитки ({ $count }), их получает { $town }. Какие они?
    }
companion-start-duplexes = Возьмите случайные двойные плитки ({ $count }), их получает { $town }. Какие они?
companion-own-row = Возьмите себе плитки ({ $count }). Какие они, слева направо?
companion-row = Возьмите плитки ({ $count }), их получает { $whose }. Какие они, слева направо?
companion-place = { $town }: что размещено и где?
companion-growth =
    { $count ->
        [1] Возьмите случайную плитку, её получает { $town }. Какая она?
       *[other] Возьмите случайные плитки ({ $count }), их получает { $town }. Какие они?
    }
companion-weakest =
    { $count ->
        [1] Самая слабая из них сбрасывается: помощник скажет, какая.
        [one] { $count } самая слабая из них сбрасывается: помощник скажет, какие.
        [few] { $count } самые слабые из них сбрасываются: помощник скажет, какие.
       *[other] { $count } самых слабых из них сбрасываются: помощник скажет, какие.
    }
companion-city = { $town }: введите здания ({ $count }) по рядам, начиная слева сверху.
companion-city-mat = Ландшафт здесь { $mat }: природные клетки вводите как #, где бы он ни лежал в квадрате.
companion-districts = Какие карты районов лежат парами? Введите три пары, например SP OT HC.
companion-drawn = Пустая строка берёт вытянутые для вас: { $pairs }
companion-mat = { $town }: какой ландшафт здесь лежит?
companion-left = Сохранить партию не удалось; --file ФАЙЛ укажет, куда.
companion-left-kept = Партия сохранена; продолжить: { $command }
companion-nothing-back = Нет ответа, который можно отменить.
companion-understood = Понято: { $what }
companion-compared-later = Фабрики и районы считаются здесь так, будто в ваших городах их нет; решит конец игры.
companion-help-row = Введите плитки слева направо, по букве на каждую, например SFOPH. Общественное здание — отдельное слово, например SF-P.
companion-help-duplexes = Введите каждую двойную плитку так, как она показана, через пробел, например EF F/E; или их буквы из списка, например am.
companion-help-place = Введите плитку и букву её клетки, например Sc. Если возможна лишь одна плитка, достаточно клетки.
companion-help-place-duplex = Введите двойную плитку так, как она показана, или её букву из списка, а затем клетку её левой или верхней половины, например EFc или ac.
companion-help-city = Введите здания по рядам, с косой чертой или без неё, например SSSS/HHOM/OPOO/OPHP. Общественное здание — это C; его клетка и желания следуют после всех рядов, например a3:SP-H.
companion-help-districts = Введите три пары букв, например SP OT HC. Пустая строка берёт вытянутые.
companion-help-mat = Введите букву, под которой ландшафт стоит в списке.
companion-help-commands = «back» отменяет последний ответ, «quit» — выход, «help» — эта подсказка.
automa-has = { $automa }, карта { $number } (левый город: { $left }, правый город: { $right }); осталось в ряду: { $tiles }
lost-by =
    { $count ->
        [one] Вы проиграли с разницей в { $count } очко
        [few] Вы проиграли с разницей в { $count } очка
       *[other] Вы проиграли с разницей в { $count } очков
    }
lost-level = Вы проиграли при ничьей
solo-behind = { $who ->
    [you] { lost-by }.
   *[other] { $count ->
        [one] { $name }: отставание { $count } очко.
        [few] { $name }: отставание { $count } очка.
       *[other] { $name }: отставание { $count } очков.
    }
}
solo-tied = Ничья, и решает вот что: { $what }, { $theirs } против { $yours }.
task-place-duo = Разместите свои плитки и плитку Автомы
automa-help =
    С Автомами: их плитки кладите как хотите (P left d4); в простом режиме одну сбросьте (discard P).
    Автомаград считается так, как лучше всего мог бы стоять: ряды, наборы, парки парами, офисы с таверной, дома без фабрики рядом. Вы побеждаете, если ваш худший город лучше худшего города каждой Автомы.

## Невозможные настройки
setup-true-false = Настройка { $option } — true или false, а не «{ $value }».
setup-alone = В одиночку вы всегда играете против Автом: { $option } для одного — simple или full, не off.
setup-automa = { $option }={ $value } за столом на { $seats } невозможно: simple или full для одного, third для двоих, off для нескольких.
setup-solo-option = В одиночной игре нет настройки «{ $option }». Есть: { $options }.
setup-duo-option = За столом двоих и Автомы нет настройки «{ $option }». Есть: { $options }.
setup-other-mode = { $option }={ $value } противоречит режиму { $mode }.
setup-hard = { $option } увеличивает районы Автомаграда: для этого нужны районы.
setup-growth = Настройка { $option } может быть одной из этих: { $values }; но не «{ $value }».
setup-growth-mode = { $option } определяет, как растёт Автомаград в простом режиме; в полном режиме такой настройки нет.
setup-level-number = Уровень — число, например 0 или 4, а не «{ $level }».
setup-no-category = «{ $category }» — не категория. Есть: { $categories }.
setup-category-twice = В «{ $text }» категория названа дважды.
ville-no-value = «{ $tile }»: своя цена есть только у общественного здания, например SF-P=3.
seating-players = Рассадить можно от 1 до 7 игроков, а не { $count }.
setup-solo-seats = Одиночная игра — для одного игрока, а не { $count }.
setup-duo-seats = Стол с одной Автомой — для двоих, а не { $count }.
setup-say-third = Для двоих с Автомой это указывают: { $option }=third.
