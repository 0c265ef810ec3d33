# Ticket to Ride: New York в браузере.

ride-map = Карта Манхэттена: остановки и перегоны
ride-map-large = Крупная карта
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

# Which half of a double route: by its colour, or by number where both are grey.
ride-ends-half = { $ends } ({ $colour })
ride-ends-grey-half = { $ends } (половина { $half })
# A line does not begin with the dash.
ride-ends = { $from } – { $to }
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
ride-owned-by = { $who ->
    [you] принадлежит вам
   *[other] владелец: { $name }
}
ride-closed = закрыт, вторая половина занята
ride-claimable = свободен, вы можете его занять
ride-free = свободен
ride-attraction = { $place }, достопримечательность
ride-goal = { $place }, конец вашей карты маршрута { $numbers }

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
ride-other-half = Вторая половина: { $price }
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
ride-tickets-done = соединено { $done } из { $count }
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

ride-told-chosen = { $who ->
    [you] Вы выбрали карты маршрутов.
   *[other] Карты маршрутов выбраны: { $name }.
}
ride-told-began = { $who ->
    [you] Все выбрали. Начинаете вы.
   *[other] Все выбрали. Начинает { $name }.
}
ride-told-took = { $who ->
    [you] Вы берёте открытую карту: { $card }.
   *[other] { $name } берёт открытую карту: { $card }.
}
ride-told-drew = { $who ->
    [you] Вы берёте карту из колоды.
   *[other] { $name } берёт карту из колоды.
}
ride-told-saw = { $who ->
    [you] Это: { $card }.
   *[other] { $name } видит: { $card }.
}
ride-told-turned-up = Новые открытые карты: { $cards }.
ride-told-swept = Открыты три такси или больше, поэтому эти карты уходят в сброс: { $cards }.
ride-told-reshuffled = { $count ->
    [one] Колода пуста: новая составлена из { $count } сброшенной карты.
   *[other] Колода пуста: новая составлена из { $count } сброшенных карт.
}
ride-told-claimed = { $who ->
    [you] Вы занимаете перегон { $ends }. Оплата: { $cards }. Это { ride-brings }.
   *[other] { $name } занимает перегон { $ends }. Оплата: { $cards }. Это { ride-brings }.
}
ride-told-drew-tickets = { $who ->
    [you] { $count ->
        [one] Вы берёте { $count } карту маршрута.
        [few] Вы берёте { $count } карты маршрутов.
       *[other] Вы берёте { $count } карт маршрутов.
    }
   *[other] { $count ->
        [one] { $name } берёт { $count } карту маршрута.
        [few] { $name } берёт { $count } карты маршрутов.
       *[other] { $name } берёт { $count } карт маршрутов.
    }
}
ride-told-saw-tickets = { $who ->
    [you] Ваши новые карты маршрутов: { $tickets }.
   *[other] { $name }, новые карты маршрутов: { $tickets }.
}
ride-told-kept = { $who ->
    [you] { $count ->
        [one] Вы оставляете { $count } карту маршрута.
        [few] Вы оставляете { $count } карты маршрутов.
       *[other] Вы оставляете { $count } карт маршрутов.
    }
   *[other] { $count ->
        [one] { $name } оставляет { $count } карту маршрута.
        [few] { $name } оставляет { $count } карты маршрутов.
       *[other] { $name } оставляет { $count } карт маршрутов.
    }
}
ride-told-passed = { $who ->
    [you] Вы ничего не можете сделать и пропускаете ход.
   *[other] { $name } ничего не может сделать и пропускает ход.
}
ride-told-last-lap = { $who ->
    [you] У вас осталось не больше двух такси: у каждого ещё один ход.
   *[other] { $name }: осталось не больше двух такси, у каждого ещё один ход.
}

ride-score-how = Выберите игрока, затем отметьте его перегоны на карте и карты маршрутов. Повторное касание отменяет.
ride-score-unreadable = Эту ссылку не удалось прочитать. Попросите прислать её ещё раз или отметьте перегоны ниже.
ride-score-player = Чьи перегоны и карты маршрутов
ride-score-tickets = Карты маршрутов
ride-score-names = Имена
ride-score-name-of = Имя на месте { $seat }

## Обучение
ride-coach-wait = Ходят остальные. Посмотрите на свои карты маршрутов: на каждой видно, скольких клеток не хватает, а по нажатию карта показывает кратчайший путь.
ride-coach-tickets = Эти карты маршрутов — ваши тайные цели: соедините обе остановки карты своими такси. Получится — она принесёт очки, нет — отнимет. Оставьте одну или обе.
ride-coach-more-tickets = Новые карты маршрутов приносят очки, если их выполнить, и отнимают столько же, если нет. Оставьте хотя бы одну.
ride-coach-first-turn = За ход делают что-то одно: берут две карты, занимают перегон или берут карты маршрутов. Начните с карт: возьмите одну из пяти открытых или верхнюю из колоды.
ride-coach-second-card = Теперь вторая карта. Открытое такси заменяет любой цвет, поэтому оно заняло бы весь ход.
ride-coach-collect = Перегон стоит столько карт своего цвета, сколько в нём клеток. Собирайте то, что нужно для пути вашей карты маршрута.
ride-coach-claim = Выделенные перегоны можно оплатить прямо сейчас. Нажмите на один из них и выберите, чем платить; такси встанут туда сразу.
ride-coach-longer = Длинные перегоны выгоднее: 1, 2, 4 или 7 очков за 1–4 клетки. Каждая достопримечательность у вашего перегона — ещё одно очко.
ride-rules-goal-title = Цель
ride-rules-goal = Вы отправляете такси по Манхэттену. Очки приносят занятые перегоны и карты маршрутов, обе остановки которых вы соединили. Не соединённые к концу карты отнимают столько же, сколько принесли бы.
ride-rules-start-title = Начало
ride-rules-start = У каждого 15 такси и две карты. Ещё пять карт лежат открыто. Все тайно смотрят по две карты маршрутов и оставляют одну или обе.
ride-rules-turn-title = Ход
ride-rules-turn = За ход вы делаете ровно одно из трёх: берёте карты, занимаете перегон или берёте карты маршрутов.
ride-rules-cards = Возьмите две карты, одну за другой, открытые или из колоды. Взятая открытая карта сразу заменяется. Открытое такси считается за обе карты и не может быть второй. Если из пяти открытых карт три или больше — такси, заменяются все пять.
ride-rules-claim = Займите свободный перегон: заплатите столько карт его цвета, сколько в нём клеток, и поставьте на каждую по такси. Серый перегон оплачивают любым одним цветом. Карта такси заменяет любой цвет.
ride-rules-doubles = Где два перегона идут рядом, никто не может занять оба. Вдвоём один закрывает другой.
ride-rules-tickets = Возьмите две карты маршрутов и оставьте одну или обе; другая уходит под колоду. Кто не может сделать совсем ничего, пропускает ход.
ride-rules-points-title = Очки
ride-rules-points = Перегоны в 1, 2, 3 или 4 клетки приносят 1, 2, 4 или 7 очков. Каждая достопримечательность у вашего перегона приносит 1. Карта маршрута приносит свои очки, если ваши перегоны соединяют обе остановки, иначе отнимает их.
ride-rules-end-title = Конец
ride-rules-end = Кто закончил ход с двумя или менее такси, начинает последний круг: у каждого ещё один ход. Побеждает тот, у кого больше очков; при ничьей — больше выполненных карт маршрутов.

## Партии, сыгранные с коробкой
ride-same-name = У двух игроков одно и то же имя.
ride-too-many-taxis = { $name }: для перегонов нужно такси: { $used }, а у каждого их { $most }.
ride-route-twice = { $name }: перегон { $route } указан дважды.
ride-route-taken = { $name }: перегон { $route } уже занят, владелец: { $other }.
ride-both-halves = { $name }: никто не может занять обе половины перегона { $route }.
ride-half-closed = { $name }: вдвоём можно занять только одну половину перегона { $route }, и она уже занята, владелец: { $other }.
ride-ticket-twice = { $name }: карта маршрута { $ticket } указана дважды.
ride-ticket-taken = { $name }: карта маршрута { $ticket } уже у другого игрока: { $other }.
ride-no-ticket = { $name }: каждый оставляет себе карту маршрута, но здесь нет ни одной.
ride-option-start = Кто начинает (место); иначе решает случай

game-ticket-to-ride = Ticket to Ride: Нью-Йорк
about-ticket-to-ride = Занимайте перегоны такси на Манхэттене и соединяйте остановки с ваших карт маршрутов.

## Рассказано предложениями
ride-route-code = { $ends } ({ $code })
ride-ticket-worth = { $ends }, { ride-brings }
ride-told-swept-again = { $count ->
    [one] Так же уходят и следующие пять карт.
   *[other] Так же уходят и следующие пятёрки карт: { $count }.
}
ride-told-returned = { $count ->
    [one] { $count } карта маршрута возвращается под колоду.
    [few] { $count } карты маршрутов возвращаются под колоду.
   *[other] { $count } карт маршрутов возвращаются под колоду.
}
ride-told-laid-open = { $who ->
    [you] У вас были карты маршрутов: { $tickets }.
   *[other] { $name }, карты маршрутов: { $tickets }.
}
ride-told-put-back = Возвращено: { $tickets }.

## В терминале
ride-help =
    Ход — одно из трёх: взять две карты (открытое такси — единственная карта хода), занять перегон, сбросив столько карт его цвета, сколько в нём клеток (такси заменяет любой цвет), или взять карты маршрутов.
    Перегоны из 1, 2, 3, 4 клеток приносят 1, 2, 4, 7 очков. Карта маршрута приносит очки, если ваши перегоны соединяют её концы, иначе отнимает их. Каждая достопримечательность (в круглых скобках) у ваших перегонов — одно очко. У кого осталось не больше двух такси, тот начинает последний круг. Знак + отмечает один кратчайший путь для каждой вашей карты маршрута; бывают и другие такой же длины.
ride-more-tickets = … и ещё { $count }: введите «look».
ride-legend =
    Каждая буква — клетка: B G K P R O её цвет, * любой цвет, x закрыта, 1–4 место владельца.
    В круглых скобках достопримечательности: по очку, если ваши перегоны их касаются.
ride-choosing = Все тайно выбирают карты маршрутов; ещё выбирают: { $seats }.
ride-turn-second = Это вторая карта хода.
ride-turn-keep = Карты маршрутов взяты, идёт выбор.
ride-column-taxis = такси
ride-column-tickets = маршруты
ride-column-cards = карты
ride-surely = точно { $cards }
ride-label-display = Открыты
ride-label-deck = Колода
ride-label-discards = Сброс
ride-tickets-to-draw = { $count ->
    [one] можно взять { $count } карту маршрута
    [few] можно взять { $count } карты маршрутов
   *[other] можно взять { $count } карт маршрутов
}
ride-to-choose-from = Карты маршрутов на выбор
ride-offer-keep = Оставить
ride-offer-card = Взять карту
ride-offer-top = верхняя карта колоды
ride-offer-claim = Занять перегон, оплата: { $card }
ride-offer-tickets = Взять карты маршрутов
ride-offer-pass = Больше ничего сделать нельзя
ride-letter = { $letter } ({ $word })
ride-form-keep = keep МАРШРУТ, или keep МАРШРУТ МАРШРУТ
ride-form-take = take КАРТА
ride-form-draw = draw, чтобы взять верхнюю карту колоды
ride-form-claim = claim ПЕРЕГОН КАРТЫ, например claim LC-TS/B BW
ride-form-tickets = tickets, чтобы взять карты маршрутов
ride-form-pass = pass
ride-unknown-card = «{ $text }» — не карта. Карты: { $cards }.
ride-unknown-route = «{ $text }» — не перегон: перегон — два кода через дефис, например { $example }; коды: { $codes }.
ride-unknown-ticket = «{ $text }» — не карта маршрута: это два кода через дефис, например { $example }.
ride-which-half = «{ $text }» — не перегон: укажите половину, { $route }.
ride-written = «{ $text }» — не перегон: пишется { $route }.
ride-setup-start = «start» — номер места, которое начинает, от 1 до { $seats }, а не { $start }.

## Игра на столе, из файла
ride-file-unreadable = Файл не читается, начиная со строки { $line }, знак { $column }; он должен выглядеть так: { $shape }
ride-file-unknown = «{ $key }» неизвестно; файл должен выглядеть так: { $shape }
ride-file-shape = Файл должен выглядеть так: { $shape }
ride-file-key = Игрок { $number }: «{ $key }» здесь неизвестно, есть только { $keys }.
ride-file-name = Игрок { $number }: имя — не текст.
ride-file-list = { $name }: «{ $key }» — список текстов в квадратных скобках.
ride-halves-gone = { $name }: обе половины перегона { $route } уже заняты другими.
ride-no-route = { $name }: «{ $text }» — не перегон этого поля.
ride-other-colour = { $name }: «{ $text }»: цвет этого перегона { $colours }, а не { $wanted }.
ride-say-half = { $name }: «{ $text }» — двойной перегон: укажите половину, { $colours }.
ride-no-such-ticket = { $name }: «{ $text }» — не карта маршрута из коробки.
ride-hint-once = сразу { ride-brings }
ride-hint-planned = сразу { ride-brings }, по плану
ride-hint-card = { $card } для { $plan }
ride-hint-deck = верхняя карта колоды для { $plan }
ride-hint-tickets = новые карты маршрутов под запланированные перегоны
ride-hint-plan = { $routes } ({ ride-brings })
ride-hint-no-plan = чего-нибудь полезного
