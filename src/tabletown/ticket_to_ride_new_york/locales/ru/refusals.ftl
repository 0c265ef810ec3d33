# Why a move is refused.
illegal-not-shown = Оставьте одну или обе из показанных вам карт маршрутов: { $tickets }.
illegal-not-in-display = Такая карта не лежит открытой ({ $card }), есть только { $cards }.
illegal-second-wild = Открытое такси — единственная карта хода: второй оно быть не может.
illegal-empty-deck = Колода пуста, и сброс тоже.
illegal-no-tickets = Карт маршрутов больше нет.
illegal-wrong-number = { $count ->
    [one] { $route }: цена — { $count } карта, а не { $given }.
    [few] { $route }: цена — { $count } карты, а не { $given }.
   *[other] { $route }: цена — { $count } карт, а не { $given }.
}
illegal-wrong-colour = { $route }: оплата — карты его цвета ({ $colour }) и такси, а не { $cards }.
illegal-route-taken = { $owner ->
    [you] { $route }: этот перегон уже ваш.
   *[other] { $route }: перегон занят, владелец — { $owner-name }.
}
illegal-both-halves = { $route }: никто не может занять обе половины, а { $twin } уже ваша.
illegal-other-half-closed = { $route }: при двух игроках перегон закрыт, потому что { $twin } занята.
illegal-alike = { $route }: обе половины свободны и одинаковы, занимайте { $twin }.
illegal-not-enough-taxis = { $route }: нужно такси: { $spaces }, а у вас осталось только { $taxis }.
illegal-not-enough-cards = У вас нет карт: { $cards }; на руке { $hand }.
illegal-can-act = Пропустить ход можно, только если больше ничего нельзя сделать: возьмите карты, займите перегон или возьмите карты маршрутов.
ride-first-choose = Сначала все выбирают, какие карты маршрутов оставить.
ride-nothing-drawn = Карты маршрутов на выбор не взяты: возьмите карты, займите перегон или возьмите карты маршрутов.
ride-second-now = Сейчас нужно взять вторую карту хода.
ride-first-keep = Сначала выберите, какие из взятых карт маршрутов оставить.
