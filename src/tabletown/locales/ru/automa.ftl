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
automa-rule-best = лучшее
automa-rule-missing = недостающее
automa-rule-first = крайнее слева
automa-civic = { town-automaville }: { $tile } отныне стоит { automa-points }. Любит: { $upper } { $uppers }, { $lower } { $lowers }; не любит: { $disliked } { $count }. { $steps ->
    [0] Ни одного из любимых видов не больше, чем нелюбимого.
    [1] Одного из любимых видов больше, чем нелюбимого.
   *[other] Обоих любимых видов больше, чем нелюбимого.
}

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
companion-understood = Понято: { $what }
companion-compared-later = Фабрики и районы считаются здесь так, будто в ваших городах их нет; решит конец игры.
companion-help-row = Введите плитки слева направо, по букве на каждую, например SFOPH. Общественное здание – отдельное слово, например SF-P.
companion-help-duplexes = Введите каждую двойную плитку так, как она показана, через пробел, например EF F/E; или их буквы из списка, например am.
companion-help-place = Введите плитку и букву её клетки, например Sc. Если возможна лишь одна плитка, достаточно клетки.
companion-help-place-duplex = Введите двойную плитку так, как она показана, или её букву из списка, а затем клетку её левой или верхней половины, например EFc или ac.
companion-help-city = Введите здания по рядам, с косой чертой или без неё, например SSSS/HHOM/OPOO/OPHP. Общественное здание – это C; его клетка и вкусы следуют после всех рядов, например a3:SP-H.
companion-help-districts = Введите три пары букв, например SP OT HC. Пустая строка берёт вытянутые.
companion-help-mat = Введите букву, под которой ландшафт стоит в списке.
companion-help-commands = «back» берёт последний ответ назад, «quit» – выход, «help» – эта подсказка.
