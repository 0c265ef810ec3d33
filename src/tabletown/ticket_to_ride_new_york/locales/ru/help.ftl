# Правила за столом, подсказки и учебные партии.
ride-tip-cards = Взять карты
ride-tip-route =
    { $points ->
        [one] Перегон: { $points } очко.
        [few] Перегон: { $points } очка.
       *[other] Перегон: { $points } очков.
    }
ride-tip-brings =
    { $points ->
        [one] Вам он даст { $points } очко
        [few] Вам он даст { $points } очка
       *[other] Вам он даст { $points } очков
    }
ride-tip-attraction = { $place }, новая достопримечательность: 1 очко.
ride-tip-completes = Он завершает { $ticket }.
ride-tip-held =
    { $count ->
        [0] На руке таких нет.
       *[other] На руке: { $count }.
    }
ride-tip-done =
    { $points ->
        [one] Соединено: вам { $points } очко.
        [few] Соединено: вам { $points } очка.
       *[other] Соединено: вам { $points } очков.
    }
ride-tip-open =
    { $count ->
        [one] Соединённая, она даёт { $points }, иначе столько же отнимает. По кратчайшему пути не хватает { $count } клетки.
       *[other] Соединённая, она даёт { $points }, иначе столько же отнимает. По кратчайшему пути не хватает { $count } клеток.
    }
ride-tip-lost = Другие перекрыли все пути: она отнимет { $points }.
ride-tip-missing = Не хватает: { $routes }.
ride-tip-seen = Здесь кончается ваш перегон: вам 1 очко.
ride-tip-unseen = Ни один ваш перегон здесь ещё не кончается.
ride-card-routes = Перегоны по длине
ride-card-attractions = Достопримечательности
ride-card-length =
    { $points ->
        [one] Длина { $count }: { $points } очко
        [few] Длина { $count }: { $points } очка
       *[other] Длина { $count }: { $points } очков
    }
ride-example-done = соединено
ride-example-failed = не соединено

## Guided games
ride-course-first = Первая партия
ride-course-first-text = Против одного бота: карты маршрутов, карты, перегоны, достопримечательности и конец.
ride-coach-way = Нажмите на карту маршрута: её кратчайший путь появится на карте, с недостающими клетками. Что займут другие, придётся, может быть, объезжать.
ride-coach-grey = Серый перегон оплачивают любым цветом, но одним; карта такси заменяет недостающее.
ride-coach-tips = Подержите палец на перегоне или карте либо задержите указатель: правило и сколько это вам даст. «?» наверху показывает весь подсчёт.
