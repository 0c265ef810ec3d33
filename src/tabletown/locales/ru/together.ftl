# Вместе: в чём сервер при этом отказывает и что говорится о самом столе.
refused-undo-off = За этим столом ход нельзя отменить, когда его все уже увидели.
refused-quiet = За этим столом никто не говорит, пока все тайно выбирают. Скажите после открытия плиток.
refused-host-there = Хозяин стола ещё здесь.
refused-seats-taken = Здесь сидит больше людей, чем было бы мест.
refused-no-standoff = Сейчас вам двоим не нужно ждать друг друга.
record-cards = Карты рассадки не те, которые даёт начальное значение: { $cards }.

told-plays-no-more = { $name } остаётся здесь и больше не играет.
told-new-host = Теперь хозяин стола: { $name }.
told-seats-drawn = Места разыграны картами рассадки.
told-draw-stopped = Не получена доля раздачи: { $names }. Игра не началась, и все тянут жребий заново.
told-bot-plays = Теперь бот играет вместо игрока { $name }.
told-plays-again = { $name } снова здесь и играет.
told-sits-down = Теперь за столом { $name }.
told-seat-freed = Место игрока { $name } свободно.
told-handover-asked = Попросили новую ссылку на место игрока { $name }: кто её откроет, увидит, что у этого игрока на руке.
told-handover-agreed = { $name } соглашается на новую ссылку.
told-handover-refused = { $name } не соглашается на новую ссылку.
told-new-link = У места игрока { $name } новая ссылка; старая больше не действует.
told-renamed = Новое имя игрока { $before }: { $name }.
told-undo-refused = { $name } не соглашается отменить ходы.
told-closed = Владелец сервера закрыл этот стол.
told-muted = Владелец сервера не разрешает игроку { $name } говорить здесь.
told-unmuted = { $name } снова может говорить здесь.
told-deletion-asked = { $name } хочет удалить этот стол навсегда.
told-deletion-refused = { $name } хочет сохранить этот стол.
told-you-first = { $name } и { $other } ждут друг друга: карта рассадки младше у игрока { $name }, этот игрок и начинает.

reaction-yes = одобрение
reaction-clap = аплодисменты
reaction-laugh = смех
reaction-wow = удивление
reaction-think = раздумье
reaction-heart = сердце

## Home
play-with-friends = С друзьями
quick-bots = Боты
quick-level = Уровень
continue-title = Продолжить
continue-yours = Ваш ход
continue-lobby = Стол ждёт игроков

## Before the game
share-qr = QR-код ссылки для другого телефона
name-first = Сначала скажите, как вас зовут.
rename = Переименовать
rename-save = Сохранить
rename-label = Ваше имя за этим столом
seat-awaited = ещё не здесь
lobby-awaited =
    { $count ->
        [one] Ждём ещё { $count } человека из прошлой игры.
        [few] Ждём ещё { $count } человек из прошлой игры.
       *[other] Ждём ещё { $count } человек из прошлой игры.
    }
start-with =
    { $count ->
        [one] Начать в одиночку
       *[other] Начать: игроков { $count }
    }
agreed-title = Договорённости за этим столом
option-on = да
option-off = нет
manners-undo = Отмена хода, который все видели
manners-undo-auto = среди людей — нет; боты соглашаются
manners-undo-off = нельзя
manners-undo-consent = если остальные согласны
manners-talk = Разговор, пока все тайно выбирают
manners-talk-strict = только после открытия плиток
manners-talk-free = всегда
manners-seating = Рассадка
manners-seating-drawn = по картам рассадки
manners-seating-chosen = кто как сел
seating-card = Карта рассадки { $number }
seating-drawn = Карты рассадки вытянуты. Вы сидите так:

## At the table
details = Подробности
talk-quiet = До открытия плиток никто не говорит: так играет этот стол.
talk-reactions = Реакции
mute-person = Не показывать на этом устройстве, что говорит { $name }
undo-secret = Выбрать заново
undo-title = Вас спрашивают
turn-title = Ваш ход
confirm-no = Отмена
give-to-bot-text = Дальше вместо игрока { $name } будет играть бот. Все об этом узнают, и место можно будет вернуть.
give-to-bot-yes = Отдать место боту
leave-table = Выйти из игры
leave-text = Дальше за вас будет играть бот. Все об этом узнают, и с этого устройства вы сможете вернуть своё место.
leave-yes = Выйти
hand-over = Создать ссылку
hand-over-label = Передать моё место (имя)
handed-over = Отправьте эту ссылку: кто её откроет, тот займёт ваше место
back-text = На вашем месте играет бот.
back-take = Вернуть своё место
host-away = Хозяина стола давно нет.
host-take = Стать хозяином стола
again-asked = { $name } хочет сыграть ещё раз.
again-open = Есть новая игра.
again-join = Играть
again-stay = Остаться
again-title = Ещё разок?

## What a link looks like elsewhere
preview-free =
    { $count ->
        [one] Свободно { $count } место. Откройте ссылку и садитесь.
        [few] Свободно { $count } места. Откройте ссылку и садитесь.
       *[other] Свободно { $count } мест. Откройте ссылку и садитесь.
    }
preview-running = Игра идёт. Откройте ссылку и смотрите.
preview-over = Игра окончена. Откройте ссылку и посмотрите, чем она кончилась.
preview-page = Настольные игры с друзьями по ссылке или против ботов. Проект любителей.
