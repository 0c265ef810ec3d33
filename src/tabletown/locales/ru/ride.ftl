# Ticket to Ride: New York в браузере.

ride-map = Карта Манхэттена: остановки и перегоны
ride-players = Игроки
ride-display = Открытые карты, колода и карты маршрутов
ride-hand = Ваши карты
ride-tickets = Ваши карты маршрутов

ride-blue = синий
ride-green = зелёный
ride-black = чёрный
ride-pink = розовый
ride-red = красный
ride-orange = оранжевый
ride-wild = такси
ride-grey = серый, любой один цвет
ride-some-cards = { $card } × { $count }

ride-ends = { $from } – { $to }
ride-price = { $count ->
    [one] { $count } клетка, { $colour }
    [few] { $count } клетки, { $colour }
   *[other] { $count } клеток, { $colour }
}
ride-brings = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
ride-owned-by = владелец: { $name }
ride-closed = закрыт, вторая половина занята
ride-claimable = свободен, вы можете его занять
ride-free = свободен
ride-attraction = { $place }, достопримечательность

ride-task-turn = Ваш ход: возьмите карты, займите перегон или возьмите карты маршрутов
ride-task-second = Возьмите вторую карту
ride-task-tickets = Выберите, какие карты маршрутов оставить
ride-task-pass = Вы можете только пропустить ход
ride-pass = Пропустить ход
ride-take = Взять открытую карту: { $card }
ride-draw = { $count ->
    [one] Взять из колоды, осталась { $count } карта
    [few] Взять из колоды, осталось { $count } карты
   *[other] Взять из колоды, осталось { $count } карт
}
ride-draw-tickets = Карты маршрутов (осталось { $count })
ride-no-cards = Карт нет
ride-choose-payment = Займите его, заплатив:
ride-pay = Заплатить: { $cards }
ride-other-half = Вторая половина
ride-cannot-pay = Сейчас ваших карт для этого не хватает.
ride-not-your-turn = Перегон занимают в начале своего хода.
ride-choose-tickets = Оставьте одну карту маршрута или обе
ride-keep-tickets = { $count ->
    [0] Оставьте хотя бы одну
    [one] Оставить { $count } карту маршрута
    [few] Оставить { $count } карты маршрутов
   *[other] Оставить { $count } карт маршрутов
}
ride-show-way = Показать на карте
ride-ticket-done = соединено
ride-ticket-blocked = свободного пути не осталось
ride-ticket-missing = { $count ->
    [one] не хватает { $count } клетки
   *[other] не хватает { $count } клеток
}

ride-taxis-left = Осталось такси: { $count }
ride-cards-held = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
ride-tickets-held = { $count ->
    [one] { $count } карта маршрута
    [few] { $count } карты маршрутов
   *[other] { $count } карт маршрутов
}
ride-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
ride-last-lap = Последний круг!
ride-turns-left = { $count ->
    [one] Остался { $count } ход.
    [few] Осталось { $count } хода.
   *[other] Осталось { $count } ходов.
}

ride-decided-by-tickets = При ничьей решают выполненные карты маршрутов.
ride-decided-by-nothing = Поровну и очков, и выполненных карт маршрутов.
ride-routes-count = { $count ->
    [one] { $count } перегон
    [few] { $count } перегона
   *[other] { $count } перегонов
}
ride-tickets-count = { $count ->
    [one] { $count } карта маршрута, выполнено: { $done }
    [few] { $count } карты маршрутов, выполнено: { $done }
   *[other] { $count } карт маршрутов, выполнено: { $done }
}
ride-attractions-count = { $count ->
    [one] { $count } достопримечательность
    [few] { $count } достопримечательности
   *[other] { $count } достопримечательностей
}
ride-was-missing = { $ends }: не хватило { $routes }.
ride-all-of-it = Все перегоны и достопримечательности

ride-told-chosen = Карты маршрутов выбраны: { $name }.
ride-told-began = Все выбрали. Начинает { $name }.
ride-told-took = { $name } берёт открытую карту: { $card }.
ride-told-drew = { $name } берёт карту из колоды.
ride-told-you-drew = Ваша карта: { $card }.
ride-told-turned-up = Новые открытые карты: { $cards }.
ride-told-swept = Открыты три такси: все пять карт заменяются.
ride-told-reshuffled = Из сброса замешана новая колода.
ride-told-claimed = { $name } занимает перегон { $ends }. Оплата: { $cards }.
ride-told-drew-tickets = { $count ->
    [one] { $name } берёт { $count } карту маршрута.
    [few] { $name } берёт { $count } карты маршрутов.
   *[other] { $name } берёт { $count } карт маршрутов.
}
ride-told-kept = { $count ->
    [one] { $name } оставляет { $count } карту маршрута.
    [few] { $name } оставляет { $count } карты маршрутов.
   *[other] { $name } оставляет { $count } карт маршрутов.
}
ride-told-passed = { $name } пропускает ход.
ride-told-last-lap = { $name } почти без такси: у каждого остался один ход.
ride-told-ended = Игра окончена.
