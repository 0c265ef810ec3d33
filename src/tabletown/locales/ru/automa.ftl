# Автомы: что они берут и почему.
town-lefthaven = Левоград
town-automaville = Автомаград
town-rightcastle = Правоград
town-city-2 = город 2
town-city-3 = город 3
automa-takes-best = { $automa } берёт: { $tile }. { $town }: { automa-points }, следующий вариант дал бы { $next }.
automa-takes-tied = { $automa } берёт: { $tile }. { $town }: { automa-points }, столько же даёт { $other }, но стоит ниже в списке.
automa-takes-leftmost = { $automa } берёт: { $tile }. { $town }: { automa-points }, столько же даёт { $other }, но лежит правее.
automa-takes-only = { $automa } берёт: { $tile }. { $town }: { automa-points }; больше в ряду ничего нет.
automa-takes-missing = { $automa } берёт: { $tile }. { $town }: такого здесь ещё нет.
automa-takes-first = { $automa } берёт: { $tile }. { $town } получает крайнее слева.
automa-nothing-missing = { $town }: в ряду нет недостающего типа.
civic-wishes = любит: { $first }, { $second }; не любит: { $other }
civic-worth =
    { $points ->
        [1] ни одного из любимых типов не больше, чем нелюбимого
        [3] одного из любимых типов больше, чем нелюбимого
       *[other] обоих любимых типов больше, чем нелюбимого
    }
automa-civic-worth = { $town }: { civic-worth }.
automa-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
automa-draws = { $automa } тянет карту { $number }: левый город — { $left }, правый город — { $right }.
automa-rule-best = лучшее
automa-rule-missing = недостающее
automa-rule-first = крайнее слева

# Помощник для игры с картонными плитками.
companion-start =
    { $count ->
        [1] Возьмите случайную плитку, её получает { $town }. Какая она?
       *[other] Возьмите случайные плитки ({ $count }), их получает { $town }. Какие они?
    }
companion-own-row = Возьмите себе плитки ({ $count }). Какие они, слева направо?
companion-row = Возьмите плитки ({ $count }), их получает { $whose }. Какие они, слева направо?
companion-place = { $town }: что размещено и где?
companion-growth =
    { $count ->
        [1] Возьмите случайную плитку, её получает { $town }. Какая она?
       *[other] Возьмите случайные плитки ({ $count }), их получает { $town }. Какие они?
    }
companion-city = { $town }: введите здания ({ $count }) по рядам, начиная слева сверху.
companion-city-mat = Ландшафт здесь { $mat }: природные клетки вводите как #, где бы он ни лежал в квадрате.
companion-districts = Какие карты районов лежат парами? Введите три пары, например SP OT HC.
companion-drawn = Пустая строка берёт вытянутые для вас: { $pairs }
companion-mat = { $town }: какой ландшафт здесь лежит?
companion-left = Игру можно продолжить, если она сохранена в файле.
companion-nothing-back = Нет ответа, который можно взять назад.
