# Вместе: в чём сервер при этом отказывает и что говорится о самом столе.
refused-undo-off = За этим столом ход остаётся в силе, как только его все увидели.
refused-quiet = За этим столом никто не говорит, пока все тайно выбирают. Скажите после вскрытия.
refused-host-there = Хозяин стола ещё здесь.
refused-seats-taken = Здесь сидит больше людей, чем было бы мест.
refused-no-standoff = Сейчас вам двоим не нужно ждать друг друга.
record-cards = Карты рассадки не те, которые даёт начальное число: { $cards }.

told-stays = { $name } остаётся здесь и больше не играет.
told-new-host = Теперь хозяин стола: { $name }.
told-seats-drawn = Места разыграны картами рассадки: { $names }.
told-bot-plays = Теперь бот играет вместо игрока { $name }.
told-plays-again = { $name } снова здесь и играет.
told-sits-down = Теперь за столом { $name }.
told-seat-freed = Место игрока { $name } свободно.
told-renamed = Новое имя игрока { $before }: { $name }.
told-undo-refused = { $name }: нет согласия взять ходы назад.
told-you-first = { $name } и { $other } ждут друг друга: первым ходит { $name }, это младшая карта рассадки.

reaction-yes = одобрение
reaction-clap = аплодисменты
reaction-laugh = смех
reaction-wow = удивление
reaction-think = раздумье
reaction-heart = сердце
