# Что говорит сервер: почему отказано, и готовые фразы для чата.
refused-unreadable = Это сообщение не удалось прочесть.
refused-too-big = Это сообщение слишком длинное.
refused-too-fast = Слишком быстро. Подождите немного и попробуйте ещё раз.
refused-no-table = Такого стола нет.
refused-no-hello = Сначала назовите стол, к которому подходите.
refused-not-your-seat = Это не ваше место.
refused-not-host = Это может только хозяин стола.
refused-seat-taken = Это место занято.
refused-no-such-seat = За этим столом нет такого места.
refused-not-started = Игра ещё не началась.
refused-started = Игра уже началась.
refused-over = Игра окончена.
refused-not-over = Игра ещё не окончена.
refused-seats-empty = Есть свободные места: сначала посадите на них людей или ботов.
refused-stale = Что-то изменилось, чего вы ещё не видели. Посмотрите ещё раз и решите.
refused-illegal = Этот ход сейчас невозможен.
refused-unreadable-move = В этой игре такого хода нет.
refused-no-such-bot = Такого бота для этой игры нет.
refused-no-such-game = Такой игры здесь нет.
refused-no-such-language = На этом языке здесь пока не говорят.
refused-no-such-phrase = Такой фразы нет.
refused-bad-setup = Так игру разложить нельзя.
refused-bad-name = Имя состоит из 1–24 видимых знаков.
refused-bad-text = Строка чата состоит из 1–300 видимых знаков.
refused-no-proposal = Такого предложения нет, или здесь оно невозможно.
refused-no-undo = Здесь нечего брать назад.
refused-undo-asked = Кто-то уже попросил взять ходы назад.
refused-too-many = Этого уже слишком много.
refused-game-broken = Игра { $game } из пакета { $package } дала здесь сбой. Стол ждёт как есть.
refused-busy = Сервер не смог это сохранить. Ничего не произошло; попробуйте ещё раз.
illegal-out-of-turn = Сейчас не ваш ход.
illegal-wrong-phase = Сначала нужно сделать другое.
illegal-not-in-hand = Этих двух плиток вместе у вас на руке нет.
illegal-not-chosen = Эту плитку вы не выбирали.
illegal-city-served = Этот город уже получил свою плитку: вторая пойдёт в другой город.
illegal-unknown-square = Такой клетки нет.
illegal-occupied = Там уже что-то стоит.
illegal-first-in-the-middle = Первая плитка города кладётся в середину.
illegal-outside = С плиткой там город уже не станет полным квадратом.
illegal-not-adjacent = Плитка должна касаться другой плитки города.
illegal-first-on-a-plot = Первая плитка города кладётся на свободную клетку его ландшафта.
illegal-nature = На природных клетках не строят.
illegal-dead-end = После этого не осталось бы места для любой двойной плитки, которая ещё может прийти.
illegal-not-shown = Этой карты маршрута вам не показывали.
illegal-not-in-display = Эта карта не лежит открытой.
illegal-second-wild = Открытое такси не может быть второй картой.
illegal-empty-deck = Колода пуста.
illegal-no-tickets = Карт маршрутов больше нет.
illegal-wrong-number = Перегон стоит столько карт, сколько в нём участков.
illegal-wrong-colour = Эти карты не подходят к цвету перегона.
illegal-route-taken = Этот перегон занят.
illegal-both-halves = Вторая половина этого двойного перегона уже ваша.
illegal-other-half-closed = При таком числе игроков вторая половина закрывает эту.
illegal-alike = Обе половины одинаковы: возьмите первую.
illegal-not-enough-taxis = У вас не хватает такси.
illegal-not-enough-cards = Этих карт у вас на руке нет.
illegal-can-act = Пасовать можно, только если больше ничего нельзя сделать.
phrase-hello = Всем привет!
phrase-thanks = Спасибо!
phrase-well-played = Отличная игра!
phrase-your-turn = Ваш ход.
phrase-think = Дайте немного подумать.
phrase-sorry = Извините!
phrase-good-idea = Хорошая мысль.
phrase-rather-not = Лучше не надо.
phrase-need-shop = Нашему городу нужны магазины.
phrase-need-factory = Нашему городу нужны фабрики.
phrase-need-tavern = Нашему городу нужны таверны.
phrase-need-office = Нашему городу нужны офисы.
phrase-need-park = Нашему городу нужны парки.
phrase-need-house = Нашему городу нужны жилые дома.
phrase-once-more = Ещё разок?

# Что боты говорят своим партнёрам; плитка и клетка показаны рядом с первой фразой.
bot-wishes = { $now ->
    [0] Сразу ничего, но к концу около { $possible } очк.
   *[other] Сразу { $now }, к концу около { $possible }.
}
bot-would-rather = Лучше { $tile } на { $square }: для меня это на { $more ->
    [one] { $more } очко
    [few] { $more } очка
   *[many] { $more } очков
} больше.
