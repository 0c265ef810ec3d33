# Страница в браузере.

## Everywhere
skip-to-content = К содержанию
language = Язык
theme-auto = Цвета как на устройстве
theme-light = Светлые цвета
theme-dark = Тёмные цвета
sound = Звук
fan-project = Проект любителей. Правила своими словами, рисунки свои; с издателями не связан.
unknown-title = Здесь ничего нет
unknown-text = Этот адрес никуда не ведёт.
to-home = В начало
close = Закрыть
no-connection = Сервер сейчас недоступен. Попробуйте чуть позже.
connecting = Идём к столу …
total = Всего
print = Печать

## Home
home-title =
    { $games ->
        [2] Две игры о городах за одним столом
       *[other] Много игр за одним столом
    }
home-text = Играйте с друзьями по одной ссылке или сразу против ботов. Без учётной записи и установки.
game-between-two-cities = Between Two Cities
game-ticket-to-ride = Ticket to Ride: Нью-Йорк
about-between-two-cities = Постройте один город с соседом слева и один с соседом справа. Вам засчитают только худший.
about-ticket-to-ride = Занимайте перегоны такси на Манхэттене и соединяйте остановки с ваших карт маршрутов.
for-players = Игроков: { $from }–{ $to }
play-against-bots = Играть против ботов
learn-open = Первая игра с подсказками
rules-open = Правила
join-title = Сесть за стол
join-label = Ссылка или код
join-button = Присоединиться
join-unreadable = Это не ссылка и не код стола.
unfinished-title = Ваши неоконченные игры
go-on = Продолжить
forget-table = Забыть этот стол
open-tables = Столы, где ждут игроков
new-table = Новый стол
new-game = Игра
new-seats = Игроков
new-people = За этим устройством
new-others = Остальные места
new-friends = для друзей
new-bots = для ботов
new-more = Ещё настройки
new-public = Показать в списке открытых столов
new-clock = Время на размышление
no-clock = Без часов
clock-minutes =
    { $minutes ->
        [one] { $minutes } минута каждому
        [few] { $minutes } минуты каждому
       *[many] { $minutes } минут каждому
    }
open-table = Открыть стол
your-name = Ваше имя
name-number = Имя игрока { $number }
you-name = Вы
guest = Гость
guest-number = Игрок { $number }
bot-level = Сила ботов
level-easy = лёгкий
level-medium = средний
level-hard = сильный
level-expert = мастер

## Lobby
lobby-free =
    { $count ->
        [one] Свободно { $count } место
        [few] Свободно { $count } места
       *[many] Свободно { $count } мест
    }
lobby-full = Все в сборе
lobby-wait-host = Игру начинает хозяин стола.
seat-free = свободно
seat-number = Место { $seat }
sit-here = Сесть сюда
sit-down = Сесть
stand-up = Встать
free-seat = Освободить место
fill-with-bots =
    { $count ->
        [one] Бот на { $count } место
        [few] Боты на { $count } места
       *[many] Боты на { $count } мест
    }
start-game = Начать игру
you = вы
share-title = Пригласить друзей
share = Поделиться
share-text = Кто откроет эту ссылку, может сесть за стол или смотреть.
share-link = Ссылка на этот стол
share-copy = Копировать
share-copied = Скопировано

## Table
table-title = За столом
no-table-title = Такого стола нет
no-table-text = По этому адресу стола нет. Попросите ссылку ещё раз.
players = Игроки
is-bot = бот
stand-in = ходит бот, пока игрок не вернётся
away = нет на месте
we-wait = ждём
is-ready = готово
chat = Разговор
chat-unread =
    { $count ->
        [one] { $count } новое
       *[other] { $count } новых
    }
chat-empty = Пока никто ничего не сказал.
chat-phrases = Сказать …
chat-write = Написать строку
chat-send = Отправить
undo-ask = Вернуть мой ход
undo-waits = Ждём согласия: { $names }.
undo-asked =
    { $count ->
        [one] { $name } хочет вернуть { $count } ход.
        [few] { $name } хочет вернуть { $count } хода.
       *[many] { $name } хочет вернуть { $count } ходов.
    }
undo-agree = Согласиться
undo-refuse = Отказать
typed-move = Набрать ход
typed-move-label = Ход в записи
typed-move-play = Сходить
link-lost = Связь потеряна. Она вернётся сама …
link-slow = Медленная связь: { $seconds } с
table-options = Этот стол
own-seat-link = Ссылка на ваше место (никому не показывайте)
reissue-link = Новая ссылка
reissued-link = Новая ссылка этого места
give-to-bot = Отдать боту
give-to-person = Отдать человеку
newcomer-name = Имя нового игрока
fair-commitment = Раздача определена до игры (SHA-256 зерна):
fair-seed = Зерно:
lag = { $milliseconds } мс до сервера и обратно
curtain-title = { $name }, ваш ход
curtain-text = Передайте устройство. Плитки появятся, когда вы нажмёте кнопку.
curtain-open = Это я, { $name }

## Between Two Cities
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
duplex-lying = двойная плитка: { $first }, справа { $second }
duplex-standing = двойная плитка: { $first }, снизу { $second }
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
# Where several play on one device: whose turn it is, and what she does.
task-of = { $name }: { $task }
task-choose = Тайно выберите две плитки
task-place =
    { $count ->
        [one] Положите вторую плитку в другой город
       *[other] Положите по плитке в каждый город
    }
waiting-for = Ждём: { $names }
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
pick-a-square = Выберите светлую клетку или перетащите туда плитку.
place-here = Положить сюда
not-here = Не сюда
city-with = Вместе: { $name }
city-left = Ваш левый город
city-right = Ваш правый город
city-grid = Город: { $name }
city-number = Город { $number }
city-of = Город игроков: { $names }
other-cities = Другие города
lower-city = Худший: он и считается
points-short =
    { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }
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
   *[other] Выбор сделан: { $name }.
}
told-revealed = Все открывают плитки.
told-pair = { $who ->
    [you] Ваши плитки: { $tiles }.
   *[other] { $name }: { $tiles }.
}
told-placed = { $who ->
    [you] Вы кладёте: { $tile } на { $square }, город { $city }.
   *[other] { $name } кладёт: { $tile } на { $square }, город { $city }.
}
told-passed-left = Плитки уходят влево.
told-passed-right = Плитки уходят вправо.
told-round = Начинается раунд { $round }.
told-picked-up = { $who ->
    [you] Ваша рука: { $tiles }.
   *[other] { $name }, рука: { $tiles }.
}
told-ended = Игра окончена.
told-says = { $name } говорит: { $words }

## The end
won-you =
    { $points ->
        [one] Вы победили: { $points } очко
        [few] Вы победили: { $points } очка
       *[many] Вы победили: { $points } очков
    }
won-by =
    { $points ->
        [one] Победа: { $name }, { $points } очко
        [few] Победа: { $name }, { $points } очка
       *[many] Победа: { $name }, { $points } очков
    }
won-shared =
    { $points ->
        [one] Победу делят { $names }: { $points } очко
        [few] Победу делят { $names }: { $points } очка
       *[many] Победу делят { $names }: { $points } очков
    }
how-won-lower = Каждому засчитывается худший из двух городов; побеждает лучший результат.
how-won-sum = Вдвоём очки двух городов складываются.
decided-by-higher-city = Была ничья; решил лучший из других городов.
decided-by-shops = Была ничья; решило число магазинов.
decided-by-factories = Была ничья; решило число фабрик.
decided-by-taverns = Была ничья; решило число таверн.
decided-by-offices = Была ничья; решило число офисов.
decided-by-parks = Была ничья; решило число парков.
decided-by-houses = Была ничья; решило число домов.
decided-by-nothing = Равны во всём.
rematch = Ещё раз
replay = Повтор
download-record = Запись игры
score-sheet = Лист подсчёта
why-line =
    { $count ->
        [1] одиночный магазин
        [one] ряд из { $count } магазина
       *[other] ряд из { $count } магазинов
    }
why-most-factories =
    { $count ->
        [one] { $count } фабрика, больше всех городов
        [few] { $count } фабрики, больше всех городов
       *[many] { $count } фабрик, больше всех городов
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
best-thinking = Считаем …
best-reached = Больше из этих плиток не выжать.
best-lost =
    { $points ->
        [one] Те же плитки могли принести на { $points } очко больше.
        [few] Те же плитки могли принести на { $points } очка больше.
       *[many] Те же плитки могли принести на { $points } очков больше.
    }
best-yours = построено: { $points }
best-best = лучшее: { $points }
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
replay-back = Назад к столу
replay-previous = Шаг назад
replay-next = Шаг вперёд
replay-play = Показать
replay-pause = Пауза
replay-position = Положение
replay-at = Ход { $position } из { $last }

## Score helper
score-title = Подсчёт очков
score-teaser = Играли картоном? Внесите города, и каждое очко будет объяснено.
score-open = Открыть подсчёт
score-how = Выберите здание и нажимайте на клетки. То же здание второй раз очищает клетку.
score-brush = Какое здание ставить
score-erase = Очищать клетки
score-cities = Городов
score-clear = Начать заново
afresh-sure = Всё введённое пропадёт.
afresh-yes = Начать заново
afresh-no = Оставить
score-offline = Связи нет, а это устройство ещё не сохранило правила. Введённое не пропадёт.
score-kept = Сохранено на устройстве: очки считаются и без связи.
score-starting = Связи нет: правила запускаются на этом устройстве …

## Learning
rules-text = Обе игры нашими словами: почитайте несколько минут или учитесь прямо за игрой.
learn-title = { $game }: первая игра с подсказками
learn-text = Настоящая игра против двух лёгких ботов. Строка над полем говорит, что делать и зачем. Её можно убрать в любой момент.
learn-start = Начать
coach = Подсказки
coach-skip = Без подсказок
coach-wait = Остальные ещё думают. Осмотритесь: нажмите на маленький город, чтобы увидеть его крупно.
coach-first-choice = У вас семь плиток. Оставьте две: одна пойдёт в город с соседом слева, другая — в город с соседом справа.
coach-first-tile = Все открыли плитки. Возьмите одну из своих и выберите светлую клетку. Первая плитка города ложится в середину.
coach-second-tile = Хорошо. Вторая плитка идёт в другой ваш город.
coach-passed = Плитки переданы: эти пять оставил вам сосед. Снова выберите две.
coach-points = На каждой светлой клетке видно, сколько очков она даёт сейчас. Город растёт до квадрата четыре на четыре.
coach-balance = Вам засчитают только худший город. Какому из двух нужна помощь?
coach-scores = Значки под городом показывают, откуда берутся его очки.
coach-duplexes = Раунд 2: двойные плитки, по два здания. Поворачивать их нельзя. Оставьте две из трёх.
coach-round-three = Раунд 3: снова семь плиток, и теперь они уходят вправо.
rules-goal-title = Цель
rules-goal = Вы строите сразу два города, по одному с каждым соседом. В конце засчитывается худший из двух, поэтому нельзя забывать ни один. Побеждает лучший результат.
rules-rounds-title = Три раунда
rules-rounds = В раунде 1 каждый берёт семь плиток и трижды оставляет себе две; остальное уходит влево. В раунде 2 каждый берёт три двойные плитки и оставляет две. Раунд 3 — как первый, но плитки уходят вправо. Последняя плитка руки сбрасывается.
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
rules-two = Вдвоём каждый строит два города один, раунды играются дважды, и очки обоих городов складываются.
