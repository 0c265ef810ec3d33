# Страница в браузере.

## Everywhere
skip-to-content = К содержимому
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
        [2] Две игры за одним столом
       *[other] Много игр за одним столом
    }
home-text = Играйте с друзьями по одной ссылке или сразу против ботов. Без учётной записи и установки.
for-players = Игроков: { $from }–{ $to }
play-against-bots = Играть против ботов
learn-open = Первая игра с подсказками
rules-open = Правила
join-title = Сесть за стол
join-label = Ссылка или код
join-button = Присоединиться
join-unreadable = Это не ссылка и не код стола.
unfinished-with = Играют: { $names } · { $when }
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
# What the bot on a seat is called, so that one can talk about it.
bot-name =
    { $seat ->
        [1] Мира
        [2] Отто
        [3] Панни
        [4] Бруно
        [5] Зоя
        [6] Ильзе
       *[7] Матьи
    }
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
shut-table-title = Этот стол нельзя открыть
table-damaged = Сохранённые данные этого стола повреждены. Вы видите его таким, каким он был до этого; продолжить игру нельзя.
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
undo-ask = Отменить мой ход
undo-waits = Ждём согласия: { $names }.
undo-asked =
    { $count ->
        [one] { $name } хочет отменить { $count } ход.
        [few] { $name } хочет отменить { $count } хода.
       *[many] { $name } хочет отменить { $count } ходов.
    }
undo-agree = Согласиться
undo-refuse = Отказать
typed-move-label = Ход в записи
typed-move-play = Сходить
link-lost = Связь потеряна. Она вернётся сама …
link-late = Ответа пока нет. Ваш ход сохранён и будет отправлен.
link-slow = Медленная связь: { $seconds } с
table-options = Этот стол
own-seat-link = Ссылка на ваше место (никому не показывайте)
reissue-link = Новая ссылка
reissued-link = Новая ссылка этого места
handover-asked = Нужна новая ссылка на место игрока { $name }. Кто её откроет, будет играть там и увидит эту руку.
handover-granted = Все согласны: той же кнопкой теперь можно получить новую ссылку на место игрока { $name }.
handover-waits = Новая ссылка ждёт согласия: { $names }.
give-to-bot = Отдать боту
give-to-person = Отдать человеку
newcomer-name = Имя нового игрока
fair-commitment = Что сервер зафиксировал до игры (хеш SHA-256 его доли раздачи):
deal-drawing = Идёт общая жеребьёвка раздачи … Ждём: { $names }.
deal-stopped = Игра не началась: не получена доля раздачи, { $names }. Начните ещё раз, когда все будут здесь, или отдайте место другому.
deal-verified = Раздача была общей, с долей этого устройства: проверено.
deal-joint =
    { $count ->
        [one] Раздача была общей: из доли сервера и долей { $count } места.
        [few] Раздача была общей: из доли сервера и долей { $count } мест.
       *[many] Раздача была общей: из доли сервера и долей { $count } мест.
    }
deal-wrong = Раздача не следует из того, что это устройство видело до игры. Возможно, её кто-то выбрал.
deal-stops =
    { $count ->
        [one] До этого начало игры срывалось { $count } раз.
        [few] До этого начало игры срывалось { $count } раза.
       *[many] До этого начало игры срывалось { $count } раз.
    }
deal-how = Как это работает?
deal-how-title = Раздачу никто не может выбрать
deal-how-shares = До игры сервер фиксирует тайную долю раздачи, затем каждое устройство — свою, числом, по которому её не угадать. В начале игры все устройства показывают свои доли, а сервер — свою только после игры. Раздача следует из всех долей вместе.
deal-how-nobody = Поэтому ни сервер, ни хозяин стола, ни один из игроков не могли выбрать раздачу или знать её. Кто придерживает долю, срывает начало, и его имя называется, а все тянут жребий заново.
deal-how-verify = Это устройство сравнило всё с тем, что видело до игры. Кто хочет проверить игру целиком, может скачать её и выполнить: { $command }
fair-seed = Начальное значение:
lag = { $milliseconds } мс до сервера и обратно
curtain-title = { $name }, ваш ход
curtain-text = Передайте устройство. То, что видно только вам, появится, когда вы нажмёте кнопку.
curtain-open = Это я, { $name }

## In play
# Where several play on one device: whose turn it is, and what she does.
task-of = { $name }: { $task }
waiting-for = Ждём: { $names }
points-short =
    { $points ->
        [one] очко
        [few] очка
       *[many] очков
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
        [one] { $name } побеждает: { $points } очко
        [few] { $name } побеждает: { $points } очка
       *[many] { $name } побеждает: { $points } очков
    }
won-shared =
    { $points ->
        [one] Победу с { $points } очком делят: { $names }
       *[other] Победу с { $points } очками делят: { $names }
    }
rematch = Ещё раз
replay = Повтор
download-record = Запись игры
score-sheet = Лист подсчёта
replay-back = Назад к столу
replay-previous = Шаг назад
replay-next = Шаг вперёд
replay-play = Показать
replay-pause = Пауза
replay-position = Положение
replay-at = Ход { $position } из { $last }

## Score helper
score-title = Подсчёт очков
score-teaser = Играли с настоящей коробкой? Внесите, чем всё кончилось, и каждое очко будет объяснено.
score-open = Открыть подсчёт
score-clear = Начать заново
score-bg-stats = В BG Stats
score-copy-text = Скопировать текстом
afresh-sure = Всё введённое пропадёт.
afresh-yes = Начать заново
afresh-no = Оставить
score-offline = Связи нет, а это устройство ещё не сохранило правила. Введённое не пропадёт.
score-kept = Сохранено на устройстве: очки считаются и без связи.
score-starting = Связи нет: правила запускаются на этом устройстве …

## Learning
rules-text = Обе игры нашими словами: почитайте несколько минут или учитесь прямо за игрой.
learn-title = { $game }: учебные партии
learn-text = Настоящие партии против ботов. Всё, что встречается впервые, объясняется над полем: клетки подсвечены, очки считаются на глазах. Уйти можно когда угодно: вы продолжите с того же места.
learn-start = Начать
coach = Подсказки
coach-skip = Без подсказок
