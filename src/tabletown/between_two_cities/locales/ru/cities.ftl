# Between Two Cities: what is told, drawn and explained, on the page and in the terminal.
game-between-two-cities = Меж Двух Городов
about-between-two-cities = Постройте один город с соседом слева и один с соседом справа. Вам засчитают только худший.
building-shop = магазин
building-factory = фабрика
building-bed = гостиница
building-drink = бар
building-food = ресторан
building-music = мьюзик-холл
building-office = офис
building-park = парк
building-house = жилой дом
kind-shops = Магазины
kind-factories = Фабрики
kind-taverns = Таверны
kind-offices = Офисы
kind-parks = Парки
kind-houses = Дома
# The same in the middle of a sentence.
some-shops = магазины
some-factories = фабрики
some-taverns = таверны
some-offices = офисы
some-parks = парки
some-houses = дома
some-civics = общественные здания
some-districts = районы
some-district-number = район { $number }
duplex-lying = двойная плитка (слева { $first }, справа { $second })
duplex-standing = двойная плитка (сверху { $first }, снизу { $second })
square-empty = пусто
square-holds = { $square }: { $what }
square-open = { $what }, можно выбрать
square-adds =
    { $points ->
        [one] { $what }, можно выбрать, даёт { $points } очко
        [few] { $what }, можно выбрать, даёт { $points } очка
       *[many] { $what }, можно выбрать, даёт { $points } очков
    }
round-of = Раунд { $round } из 3
turn-of = Ход { $step } из { $steps }
passing-left = Плитки уходят влево
passing-right = Плитки уходят вправо
passing-none = Остаток сбрасывается
passing-stays = Плитки остаются у вас
task-choose = Тайно выберите две плитки
task-place =
    { $count ->
        [one] Положите вторую плитку в другой город
       *[other] Положите по плитке в каждый город
    }
all-placed = Ваши плитки на месте. Остальные ещё кладут.
your-hand = Ваша рука
your-tiles = Ваши плитки
choose-more =
    { $count ->
        [one] Выберите ещё одну
       *[other] Выберите две
    }
confirm-choice = Оставить эти две
choice-confirmed = Выбрано. Плитки откроются, когда выберут все.
pick-a-square = Выберите подсвеченную клетку или перетащите туда плитку.
pick-at-once = Выберите подсвеченную клетку: плитка сразу ляжет туда.
place-here = Положить сюда
not-here = Не сюда
city-with = Вы и { $name }
city-left = Ваш левый город
city-right = Ваш правый город
city-grid = Город: { $name }
city-number = Город { $number }
city-of = Город игроков: { $names }
other-cities = Другие города
lower-city = Худший: он и считается
points-by-kind = Очки по видам зданий
no-points-yet = очков пока нет
partner-places = { $name } ещё кладёт:
propose-tile = Предложить место: { $tile }, игрок { $name }
proposal-pick = Выберите клетку, чтобы предложить её игроку { $name }
proposal-received = { $name } предлагает: { $tile } на { $square }
proposal-accept = Так и сделать
proposal-decline = Лучше не надо
proposal-sent = Предложено игроку { $name }: { $tile } на { $square }
proposal-withdraw = Отозвать
ghost-label = { $who ->
    [you] Вы предлагаете: { $tile } на { $square }
   *[other] { $name } предлагает: { $tile } на { $square }
}
told-chosen = { $who ->
    [you] Вы выбрали.
   *[other] { $name }: выбор сделан.
}
told-revealed = Все открывают плитки.
told-pair = { $who ->
    [you] Вы открываете { $tiles }.
   *[other] { $name } открывает { $tiles }.
}
told-placed = { $who ->
    [you] Вы кладёте { $tile } на { $square } (город { $city }).
   *[other] { $name } кладёт { $tile } на { $square } (город { $city }).
}
told-now = { $town }: { $change }, теперь { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
}.
told-stays = { $town }: по-прежнему { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
}.
told-passed-left = Плитки уходят влево.
told-passed-right = Плитки уходят вправо.
told-round = Начинается раунд { $round }.
told-picked-up = { $who ->
    [you] У вас на руке: { $tiles }.
   *[other] { $name }, на руке: { $tiles }.
}
how-won-lower = Каждому засчитывается худший из двух городов; побеждает лучший результат.
how-won-sum = Вдвоём очки двух городов складываются.
counts-for = Кому засчитан
decided-by-higher-city = Была ничья; решил лучший город каждого.
decided-by-shops = Была ничья; решило число магазинов.
decided-by-factories = Была ничья; решило число фабрик.
decided-by-taverns = Была ничья; решило число таверн.
decided-by-offices = Была ничья; решило число офисов.
decided-by-parks = Была ничья; решило число парков.
decided-by-houses = Была ничья; решило число домов.
decided-by-nothing = Равны во всём.
why-line =
    { $count ->
        [1] одиночный магазин
        [one] ряд из { $count } магазина
       *[other] ряд из { $count } магазинов
    }
why-most-factories =
    { $count ->
        [one] { $count } фабрика, больше всего среди городов
        [few] { $count } фабрики, больше всего среди городов
       *[many] { $count } фабрик, больше всего среди городов
    }
why-second-factories =
    { $count ->
        [one] { $count } фабрика, второе место среди городов
        [few] { $count } фабрики, второе место среди городов
       *[many] { $count } фабрик, второе место среди городов
    }
why-fewer-factories =
    { $count ->
        [one] { $count } фабрика, меньше, чем в других
        [few] { $count } фабрики, меньше, чем в других
       *[many] { $count } фабрик, меньше, чем в других
    }
why-tavern-set =
    { $count ->
        [one] { $count } таверна
        [few] { $count } разные таверны
       *[many] { $count } разных таверн
    }
why-office-set =
    { $count ->
        [one] { $count } офис
        [few] { $count } офиса
       *[many] { $count } офисов
    }
why-beside-tavern = офис рядом с таверной
why-park-group =
    { $count ->
        [1] одинокий парк
        [one] { $count } парк вместе
        [few] { $count } парка вместе
       *[many] { $count } парков вместе
    }
why-house = жилой дом, очко за каждый другой вид зданий
why-beside-factory = жилой дом рядом с фабрикой
best-ask = Лучшая расстановка этих плиток
best-thinking = Считаем…
best-reached = Больше из этих плиток не выжать.
best-lost =
    { $points ->
        [one] Те же плитки могли принести на { $points } очко больше.
        [few] Те же плитки могли принести на { $points } очка больше.
       *[many] Те же плитки могли принести на { $points } очков больше.
    }
best-yours = построено: { $points }
best-best = максимум: { $points }
best-found =
    { $points ->
        [one] Нашлась расстановка, которая приносит на { $points } очко больше.
        [few] Нашлась расстановка, которая приносит на { $points } очка больше.
       *[many] Нашлась расстановка, которая приносит на { $points } очков больше.
    }
best-none-found = Лучшей расстановки не нашлось.
best-perhaps =
    { $points ->
        [one] Что лучшей нет, не доказано: возможно ещё не больше { $points } очка.
        [few] Что лучшей нет, не доказано: возможно ещё не больше { $points } очков.
       *[many] Что лучшей нет, не доказано: возможно ещё не больше { $points } очков.
    }
best-found-total = найдено: { $points }
best-districts = Районы здесь не учитываются.
best-doubled = Что в кампании считается вдвойне, здесь считается один раз.
score-how = Проведите зданием из палитры по его клеткам или выберите здание и касайтесь клеток. Движение заполняет только пустые клетки; касание меняет клетку, то же здание второй раз её очищает.
score-brush = Какое здание ставить
score-erase = Очищать клетки
score-cities = Городов
coach-wait = Остальные ещё думают. Осмотритесь: нажмите на маленький город, чтобы увидеть его крупно.
coach-first-choice = У вас семь плиток. Оставьте две: одна пойдёт в город с соседом слева, другая — в город с соседом справа.
coach-first-tile = Все открыли плитки. Возьмите одну из своих и выберите подсвеченную клетку. Первая плитка города ложится в середину.
coach-second-tile = Хорошо. Вторая плитка идёт в другой ваш город.
coach-passed = Плитки переданы: эти пять оставил вам сосед. Снова выберите две.
coach-points = На каждой подсвеченной клетке видно, сколько очков она даёт сейчас. Город растёт до квадрата четыре на четыре.
coach-balance = Вам засчитают только худший город. Какому из двух нужна помощь?
coach-duplexes = Раунд 2: двойные плитки, по два здания. Поворачивать их нельзя. Оставьте две из трёх.
coach-round-three = Раунд 3: снова семь плиток, и теперь они уходят вправо.
rules-goal-title = Цель
rules-goal = Вы строите сразу два города, по одному с каждым соседом. В конце засчитывается худший из двух, поэтому нельзя забывать ни один. Побеждает лучший результат.
rules-rounds-title = Три раунда
rules-rounds = В раунде 1 каждый берёт семь плиток и трижды оставляет себе две; остальное уходит влево. В раунде 2 каждый берёт три двойные плитки и оставляет две. Раунд 3 — как первый, но плитки уходят вправо. Последняя плитка на руке сбрасывается.
rules-choose = Все выбирают тайно и одновременно. Когда выбрали все, плитки открываются.
rules-place = Затем каждый кладёт одну плитку в левый город и одну в правый. Советуйтесь сколько угодно; решаете вы, и окончательно.
rules-squares-title = Куда можно класть
rules-squares = Плитка касается стороной другой плитки города и никогда не поворачивается. Готовый город — квадрат четыре на четыре; где он лежит, выясняется по ходу дела.
rules-shops = Прямой ряд из 1, 2, 3 или 4 магазинов даёт 2, 5, 10 или 16. Каждый магазин входит в один ряд.
rules-factories = Каждая фабрика даёт 4 в городе, где их больше всего, 3 — в следующем за ним, 2 — в остальных.
rules-taverns = Их четыре вида: гостиница, бар, ресторан и мьюзик-холл. Наборы из 1, 2, 3 или 4 разных дают 1, 4, 9 или 17, где бы они ни стояли.
rules-offices = 1–6 офисов дают 1, 3, 6, 10, 15, 21; седьмой начинает заново. Офис рядом с таверной даёт ещё 1.
rules-parks = Соприкасающиеся парки — одна группа: 1, 2 или 3 парка дают 2, 8 или 12, каждый следующий ещё 1.
rules-houses = Жилой дом даёт 1 за каждый другой вид зданий в городе; рядом с фабрикой — только 1.
rules-end-title = Конец игры
rules-end = Побеждает тот, чей худший город лучше всех. При ничьей решает другой город, затем число магазинов, фабрик, таверн, офисов, парков и домов в обоих городах.
rules-two = Вдвоём каждый строит два города в одиночку, раунды играются дважды, и очки обоих городов складываются.

## В терминале и в пересказе партии
told-discarded = { $who ->
    [you] Вы сбрасываете: { $tiles }.
   *[other] { $name } сбрасывает: { $tiles }.
}
you-chose = Ваш выбор
city-lower = худший
city-owner = место { $first }
city-owners = места { $first } и { $second }
city-owners-automa = место { $seat }, Автома
still-places = { $who ->
    [you] Вам ещё положить
   *[other] { $name } ещё кладёт
}
points-in-city = Очки в { $side ->
    [left] левом
   *[right] правом
} городе за { $tiles }
points-in-town = Очки: { $town }, за { $tiles }
compare-lower = худший город
compare-higher = лучший город
compare-sum = оба города
count-tiles =
    { $count ->
        [one] { $count } плитка
        [few] { $count } плитки
       *[other] { $count } плиток
    }
laid-landscapes = Ландшафты: { $mats }.
laid-mat = { $town }: { $mat } ({ $grid })
laid-civics = Среди плиток есть общественные здания.
laid-districts = Районы: { $pairs }.
laid-district = { $number }: { $first } + { $second }
laid-mode = { $mode ->
    [simple] Простой режим, уровень { $level }.
   *[full] Полный режим, уровень { $level }.
}
laid-hard = Сложно: районы Автомаграда считаются на 2 больше, а не на 1.
laid-ville = Автомаград начинает с плиток: { $tiles }.
laid-duplex = В раунде 2 город { $city } получит { $tile }.
cities-help =
    Двойная плитка EF лежит, F/E стоит; её кладут по левой или верхней половине, там же стоят очки.
    Чтобы выбрать плитки, наберите их (S P); чтобы положить — плитку, сторону и клетку (S left d4).
    Магазины в ряд 2 5 10 16. Фабрики по 4 в городе, где их больше всего, 3 во втором, иначе 2.
    Наборы разных таверн 1 4 9 17. Офисы 1 3 6 10 15 21, и ещё 1 за каждый рядом с таверной.
    Парки вместе 2 8 12 13 14 … Дома: 1 за каждый другой вид в городе, но рядом с фабрикой всего 1.
    Capitals: C — общественное здание; SF-P любит магазины и фабрики, не любит парки: 1, с одним из любимых рядом 3, с обоими 6, рядом с нелюбимым 1. # — природа. Самые большие районы дают 6, вторые 3. Ваш счёт — худший из двух городов (вдвоём — их сумма).
unreadable-tile = «{ $text }» — не плитка: одиночные { $letters }, двойные, например EF (лежит) или F/E (стоит), общественные здания, например SF-P (любит магазины и фабрики, не любит парки; T — любая таверна).
unreadable-side = «{ $text }» — не сторона: left или right.
unreadable-square = «{ $text }» — не клетка: клетки — от a1 до g7.
form-choose = choose ПЛИТКА ПЛИТКА
form-place = place ПЛИТКА left|right КЛЕТКА
form-discard = discard ПЛИТКА

## Города в записи
city-no-district = «{ $text }» — не район: напишите две буквы из { $cards }, например SP для магазинов и парков.
city-one-card-twice = «{ $text }» называет одну карту дважды: в районе два вида.
city-no-building = «{ $letter }» — не здание: есть { $letters }, { $civic } — общественное, { $empty } — пустая клетка, { $nature } — природа.
city-too-big = «{ $grid }» — не город: в нём не больше { $size } рядов по { $size } клеток.
city-too-wide = «{ $grid }»: больше { $small } клеток в ряду. Город — { $small } на { $small }; город { $big } на { $big } пишется целиком, { $big } рядов по { $big } клеток.
city-uneven = В ряду { $row } записи «{ $grid }» клеток { $count }, в ряду 1 — { $first }.
city-cut = Ландшафт в «{ $grid }» разрезает город надвое.
city-no-civic = «{ $mark }» называет клетку без общественного здания ({ $civic }).
city-mark = «{ $mark }» ничего не помечает: пишите +a1b1 для двойной плитки на a1 и b1, b2:SF-P для желаний общественного здания на b2.
city-mark-square = «{ $mark }» должно называть клетку города, которую не называет другая пометка.
city-no-wishes = Общественному зданию на { $square } нужны желания: добавьте { $square }:SF-P, если оно любит S и F, но не P.
city-no-duplex = «{ $mark }» не помечает двойную плитку: пишите +a1b1 для клеток a1 и b1.
city-duplex-squares = «{ $mark }» должно называть две соседние застроенные клетки, сначала левую или верхнюю.
city-covered = «{ $mark }» называет клетку, которую покрывает другая плитка.

# The score helper: players, text, and an owner's own box.
score-names = Имена по кругу
score-name-of = Имя на месте { $seat }
score-players = Игроки
score-player = Игрок
score-result = Итог
side-left = Левый город
side-right = Правый город
score-typed = Ввести города текстом
score-typed-how = По городу в строке, ряд за рядом: S магазин, F фабрика, B D E M таверны, O офис, P парк, H дом, # природа, . пусто. Общественное здание — C, его желания следуют дальше, например a3:SP-H.
score-typed-wrong = Строка { $line } не может быть городом: в нём 16 букв, с ландшафтом 25.
score-next-gap = Следующая пустая клетка
box-title = Моя коробка
box-text = Если у вас есть Capitals или карты Автом, введите то, что на них напечатано. Это действует здесь и в помощнике, хранится на этом устройстве и уходит вместе со ссылкой.
box-civic-dislikes = Теперь коснитесь вида, который оно не любит.
box-mat-how = Коснитесь её природных клеток: { $count }.
box-mat-cell = Ряд { $row }, столбец { $column }
box-mat-add = Добавить ландшафт
box-mat-name = Название ландшафта { $number }
box-cards-title = Карты Автом
box-cards-own = Играть моими 20 картами
box-card-left = Карта { $number }, левый столбец
box-card-right = Карта { $number }, правый столбец
box-load = Открыть файл
box-forget = Забыть мою коробку
box-no-file = В этом файле нет коробки.
score-forgotten =
    { $count ->
        [one] { $city }: { $count } клетка ещё пуста.
        [few] { $city }: { $count } клетки ещё пусты.
       *[other] { $city }: { $count } клеток ещё пусто.
    }
box-civic-likes =
    { $count ->
        [one] Коснитесь второго вида, который оно любит.
       *[other] Коснитесь двух видов, которые оно любит.
    }
one-shop = магазин
one-factory = фабрику
one-bed = гостиницу
one-drink = бар
one-food = ресторан
one-music = мьюзик-холл
one-office = офис
one-park = парк
one-house = жилой дом
two-shop = два магазина
two-factory = две фабрики
two-bed = две гостиницы
two-drink = два бара
two-food = два ресторана
two-music = два мьюзик-холла
two-office = два офиса
two-park = два парка
two-house = два жилых дома
one-civic-tile = общественное здание (любит: { $first }, { $second }; не любит: { $other })
one-duplex-lying = двойную плитку (слева { $first }, справа { $second })
one-duplex-standing = двойную плитку (сверху { $first }, снизу { $second })

coordinates = Буквы и цифры вокруг городов
