# What partners say to each other.
phrase-need-shop = Нашему городу нужны магазины.
phrase-need-factory = Нашему городу нужны фабрики.
phrase-need-tavern = Нашему городу нужны таверны.
phrase-need-office = Нашему городу нужны офисы.
phrase-need-park = Нашему городу нужны парки.
phrase-need-house = Нашему городу нужны жилые дома.
bot-wishes =
    { $now ->
        [0] { $possible ->
            [one] Сразу ничего, но к концу около { $possible } очка
           *[other] Сразу ничего, но к концу около { $possible } очков
        }
       *[other] Сразу { $now }, к концу около { $possible }
    }{ $chance ->
        [0] .
       *[other] : шанс на победу выше примерно на { $chance } %.
    }
bot-would-rather = Лучше { $tile } на { $square }: для меня это на { $more ->
    [one] { $more } очко
    [few] { $more } очка
   *[many] { $more } очков
} больше.
