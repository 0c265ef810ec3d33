# What partners say to each other.
phrase-need-shop = Нашему городу нужны магазины.
phrase-need-factory = Нашему городу нужны фабрики.
phrase-need-tavern = Нашему городу нужны таверны.
phrase-need-office = Нашему городу нужны офисы.
phrase-need-park = Нашему городу нужны парки.
phrase-need-house = Нашему городу нужны жилые дома.
bot-wishes = К концу около { $possible ->
    [one] { $possible } очка
   *[other] { $possible } очков
}{ $chance ->
    [0] .
   *[other] : шанс на победу выше примерно на { $chance } %.
}
bot-would-rather = Лучше { $tile } на { $square }: для меня это на { $more ->
    [one] { $more } очко
    [few] { $more } очка
   *[many] { $more } очков
} больше.
